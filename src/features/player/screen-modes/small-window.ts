/** Whether this browser can show the film in a small window of its own. */
export const canBeSmall = (video: HTMLVideoElement): boolean => document.pictureInPictureEnabled === true && !video.disablePictureInPicture;

/** Into the small window, or back. The browser refuses without a gesture or before the film is known: then nothing changes. */
export async function toggleSmallWindow(video: HTMLVideoElement): Promise<void> {
  try {
    const root = video.getRootNode();
    const isSmall = 'pictureInPictureElement' in root && root.pictureInPictureElement === video;
    await (isSmall ? document.exitPictureInPicture() : video.requestPictureInPicture());
  } catch {
    // Said above.
  }
}
