import { make } from './make.js';

const told = ['ready', 'statechange', 'play', 'playing', 'pause', 'waiting', 'seeking', 'seeked', 'timeupdate', 'loadedmetadata', 'durationchange', 'ended', 'volumechange', 'accessrequired', 'playbackblocked', 'goback', 'error', 'resize', 'signedin', 'signedout', 'signinfailed', 'purchased', 'sessionchange', 'changed'];

/**
 * Puts one of the platform's frames into a panel and writes everything that crosses the bridge.
 *
 * @returns lets go of the frame
 */
export function showFrame(panel, { name, locale, query }, log) {
  const address = `/frames/${name}?${new URLSearchParams({ ...query, locale })}`;
  const frame = make('iframe', {
    src: address, title: name, className: name === 'player' ? 'film' : '', allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media', referrerPolicy: 'strict-origin-when-cross-origin',
  });
  panel.replaceChildren(frame);
  let open;
  let here = true;
  Promise.all([import('/embed/bridge-host.js'), import('/embed/bridge-debug.js')])
    .then(async ([{ connect }, { debugBridge }]) => debugBridge(await connect(frame, { origin: location.origin, locale }), (line) => log.write('bridge', `${name}: ${line}`)))
    .then((connection) => {
      if (!here) return connection.destroy();
      open = connection;
      log.write('bridge', `connected to ${name}`);
      for (const event of told) connection.on(event, (data) => log.write('bridge', `${name}: ${event}`, data));
    })
    .catch((failure) => { if (here) log.write('bridge', `${name}: failed to connect`, { code: failure.code, message: failure.message }); });
  return () => {
    here = false;
    open?.destroy();
    frame.remove();
  };
}
