import { effect } from '@preact/signals-core';
import { frameEvents } from '../../bridge/contract/frame/frame-events.ts';
import { frameMethods } from '../../bridge/contract/frame/frame-methods.ts';
import { frameContract } from '../../bridge/frame/frame-contract.ts';
import { serveContract } from '../../bridge/frame/serve-contract.ts';
import { answerPartner } from '../../src/api/answer-partner.ts';
import { partnerCallOf, scopesOf, warmPartnerCalls } from '../../src/api/partner-calls.ts';
import { languageTagOf } from '../../src/contracts/wire/locale.ts';
import { createPlatformCore } from '../../src/runtime/platform-core.ts';
import { embeddersOf } from '../../src/steering/embedders.ts';
import { readSettings } from '../../src/runtime/read-settings.ts';
import { holdsScope } from './change-for-partner.ts';
import { filterForPartners } from './event-for-partner.ts';
import { withFirstInit } from './with-first-init.ts';

/**
 * The hidden session frame: holds the tokens on the platform's origin and makes a partner's calls by name.
 *
 * It has no interface; it pushes `sessionchange` and `changed`.
 */
async function startSessionFrame(): Promise<void> {
  warmPartnerCalls();
  const settings = await readSettings(location.origin);
  let locale = document.documentElement.lang || settings.defaultLocale;
  const core = createPlatformCore(settings, () => locale);
  const client = withFirstInit(core, () => locale);
  const server = serveContract(frameContract(frameMethods, frameEvents), {
    window,
    peer: embeddersOf(settings, core.session.ask),
    scopesOf,
    bareRequests: settings.flags.bareBridgeRequests,
    handlers: { call: (asked, asker) => answerPartner(client, partnerCallOf, asked, { holds: (scope) => holdsScope(asker.grants, scope), idFor: (id) => core.session.pairwiseListId(asker.origin, id) }) },
    filterEvent: filterForPartners(core.session.pairwiseId),
    onSession: (start) => {
      locale = languageTagOf(start.locale ?? '') ?? locale;
      sendViewer();
    },
  });
  const sendViewer = () => {
    const viewer = core.session.viewer.peek();
    if (viewer) server.emit('sessionchange', viewer);
  };
  effect(() => {
    if (core.session.viewer.value) sendViewer();
  });
  core.onChanged((changed) => {
    if (changed.subject === 'origins') void server.recheckOrigins();
    server.emit('changed', changed);
  });
}

void startSessionFrame();
