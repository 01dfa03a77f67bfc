import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstall, install, refreshed } from '../support/run/debian.mjs';

/** The driver brings MiniBrowser; the plug-ins bring Media Source, H.264 and AAC; Xvfb is the display. */
const packages = ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-base', 'gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad', 'gstreamer1.0-libav', 'gstreamer1.0-gl'];
const commands = ['WebKitWebDriver', 'Xvfb'];

const onPath = (command) => (process.env.PATH ?? '').split(':').some((folder) => folder !== '' && existsSync(`${folder}/${command}`));
const isInstalled = (name) => (spawnSync('dpkg-query', ['-W', '-f', '${Status}', name], { encoding: 'utf8' }).stdout ?? '').includes('ok installed');

const isReady = () => commands.every(onPath) && (!existsSync('/usr/bin/dpkg-query') || packages.every(isInstalled));

/**
 * What keeps WebKit from running here, in a sentence; installs it where it may.
 *
 * @param say shown before anything is installed
 * @returns undefined when it can run
 */
export function missingForWebKit(say) {
  if (isReady()) return undefined;
  if (!canInstall()) return `WebKit cannot run here: it needs ${commands.join(' and ')} and GStreamer's plug-ins (Debian: apt-get install ${packages.join(' ')}).`;
  say('Installing WebKitGTK, its driver and GStreamer from Debian …');
  refreshed();
  install(...packages);
  return isReady() ? undefined : `WebKit could not be installed from Debian (${packages.join(' ')}).`;
}
