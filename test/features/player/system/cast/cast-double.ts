import type { CastSender, CastState, LoadRequest } from '../../../../../src/features/player/system/cast/cast-framework.ts';

/** Google's sender framework as a player meets it; writes down everything that it is asked. */
export function castDouble() {
  const asked: { what: string; detail?: unknown }[] = [];
  const states = new Set<() => void>();
  const remotes = new Set<() => void>();
  let state: CastState = 'NO_DEVICES_AVAILABLE';
  let refusesMedia = false;
  const remote = { currentTime: 0, isPaused: false, isConnected: false };
  const session = {
    async loadMedia(request: LoadRequest) {
      asked.push({ what: 'loadMedia', detail: JSON.parse(JSON.stringify(request)) });
      if (refusesMedia) throw new Error('LOAD_MEDIA_FAILED');
    },
    getCastDevice: () => ({ friendlyName: 'Living room' }),
  };
  const become = (next: CastState) => {
    state = next;
    remote.isConnected = next === 'CONNECTED';
    states.forEach((tell) => tell());
  };
  const context = {
    setOptions: (options: object) => void asked.push({ what: 'setOptions', detail: options }),
    getCastState: () => state,
    addEventListener: (_type: string, listener: () => void) => void states.add(listener),
    removeEventListener: (_type: string, listener: () => void) => void states.delete(listener),
    async requestSession() {
      asked.push({ what: 'requestSession' });
      become('CONNECTED');
    },
    endCurrentSession(stopCasting: boolean) {
      asked.push({ what: 'endCurrentSession', detail: stopCasting });
      become('NOT_CONNECTED');
    },
    getCurrentSession: () => (state === 'CONNECTED' ? session : null),
  };
  class Controller {
    addEventListener(_type: string, listener: () => void) { remotes.add(listener); }
    removeEventListener(_type: string, listener: () => void) { remotes.delete(listener); }
    playOrPause() { asked.push({ what: 'playOrPause' }); }
  }
  class Media {
    contentId: string;
    contentType: string;
    constructor(contentId: string, contentType: string) {
      this.contentId = contentId;
      this.contentType = contentType;
    }
  }
  const sender = {
    cast: { framework: { CastContext: { getInstance: () => context }, CastContextEventType: { CAST_STATE_CHANGED: 'caststatechanged' }, RemotePlayer: class { constructor() { return remote; } }, RemotePlayerController: Controller, RemotePlayerEventType: { ANY_CHANGE: 'anyChanged' } } },
    chromeCast: { AutoJoinPolicy: { ORIGIN_SCOPED: 'origin_scoped' }, media: { MediaInfo: Media, LoadRequest: class { constructor(readonly media: object) {} }, GenericMediaMetadata: class {}, StreamType: { BUFFERED: 'BUFFERED', LIVE: 'LIVE' } } },
  } as unknown as CastSender;
  return {
    sender, asked, become,
    refuseMedia: () => { refusesMedia = true; },
    device(facts: Partial<typeof remote>) {
      Object.assign(remote, facts);
      remotes.forEach((tell) => tell());
    },
    listeners: () => states.size + remotes.size,
  };
}
