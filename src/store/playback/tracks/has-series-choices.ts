/** Where what viewers chose for their series is kept on the device. */
export const SERIES_CHOICES_KEY = 'footlight.series-choices';

/** Whether anything was chosen for any series on this device; false where storage throws. */
export function hasSeriesChoices(): boolean {
  try {
    return localStorage.getItem(SERIES_CHOICES_KEY) !== null;
  } catch {
    return false;
  }
}
