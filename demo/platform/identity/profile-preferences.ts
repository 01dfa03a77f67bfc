/** The languages that a profile has chosen; nothing for those who have not. */
type LanguagePreferences = Partial<Record<'subTitleLanguage' | 'audioLanguage', string>>;

/** By the account's name, the same in each tenant. */
const chosen: Record<string, LanguagePreferences> = { reader: { subTitleLanguage: 'ar', audioLanguage: 'es' } };

/**
 * What a profile prefers to read and to hear.
 *
 * chosen: written here, because no call of the specification changes them yet
 *
 * @param profileId such as `arena.reader.profile`
 * @source spec 1 §3 "User preferences"
 */
export const preferencesOf = (profileId: string | undefined): LanguagePreferences => chosen[profileId?.split('.')[1] ?? ''] ?? {};
