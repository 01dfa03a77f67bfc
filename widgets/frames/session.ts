import { effect } from '@preact/signals-core';
import { createFrameServer } from '../../bridge/frame/create-frame-server.ts';
import { answerPartner } from '../../src/api/answer-partner.ts';
import { partnerCalls } from '../../src/api/partner-calls.ts';
import { createPlatformCore } from '../../src/runtime/platform-core.ts';
import { readSettings } from '../../src/runtime/read-settings.ts';

/**
 * The hidden session frame: holds the tokens on the platform's origin and makes a partner's calls by name.
 *
 * It has no interface; what it says are `sessionchange` and `changed`.
 */
export async function startSessionFrame(): Promise<void> {
  const settings = await readSettings(location.origin);
  const core = createPlatformCore(settings, () => locale);
  let locale = document.documentElement.lang || settings.defaultLocale;
  const server = createFrameServer({
    window,
    origins: settings.registeredOrigins ?? [],
    handlers: {
      call: ({ name, input }) => answerPartner(core.client, partnerCalls, name, input),
    },
    onHello: (hello) => {
      locale = hello.locale ?? locale;
    },
    onSession: () => tell(),
  });
  const tell = () => {
    const viewer = core.session.viewer.peek();
    if (viewer) server.emit('sessionchange', viewer);
  };
  effect(() => {
    if (core.session.viewer.value) tell();
  });
  core.onChanged((changed) => server.emit('changed', changed));
  await core.session.start();
}

void startSessionFrame();
