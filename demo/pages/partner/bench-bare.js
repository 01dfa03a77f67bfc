/**
 * What every player is measured against: hls.js as it comes, and a video.
 *
 * The page's policy refuses workers; saying so beforehand spares hls.js the attempt.
 */
const video = document.getElementById('video');
const hls = new Hls({ enableWorker: false });
hls.loadSource(video.dataset.stream);
hls.attachMedia(video);
