/** What an item has not, unless its seed says so. */
export const emptyItem = {
  releaseYear: null, ageRating: null, media: null, dashOnly: false, liveChannel: null, durationSeconds: null,
  startsAfter: null, endsAfter: null, channelId: null, licences: [] as string[], allowedCountries: null, blockedCountries: [] as string[], extras: {},
};
