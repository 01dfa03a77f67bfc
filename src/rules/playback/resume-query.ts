/** The query parameter that says where a title begins. @source spec 1 §2.2 "a resume-progress parameter"; chosen: its spelling, as the others have it, and seconds as its value */
export const RESUME_QUERY = 'resumeProgress';

/** Where an address asks a title to begin: 0 is from the start. @returns seconds; undefined leaves it to the viewer's progress */
export function askedPosition(query: Readonly<Record<string, string>>): number | undefined {
  const text = query[RESUME_QUERY] ?? '';
  return /^\d{1,7}(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
