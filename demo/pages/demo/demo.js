/* The demo page: what QA needs to reach every state of the product, on either tenant. */
import { accountPanel } from './accounts.js';
import { clockPanel } from './clock.js';
import { contrastPanel } from './contrast.js';
import { elementPanel } from './element-panel.js';
import { eventLog } from './event-log.js';
import { faultPanel, mediaFaultPanel } from './faults.js';
import { knownElements } from './known-elements.js';
import { linkLists } from './links.js';
import { platformCalls } from './platform-calls.js';
import { platformPanel } from './platform-panel.js';
import { elementStage } from './stage.js';
import { voucherPanel } from './vouchers.js';
import { toast } from './toast.js';

const known = await knownElements();
const log = eventLog(known);
const settings = await (await fetch(`/realm-settings/domain/${location.hostname}`)).json();
document.title = `${settings.name} · Footlight demo`;
document.getElementById('tenant').textContent = `· ${settings.name}`;

const calls = platformCalls();
const stage = elementStage(settings, log, elementPanel(known));
linkLists(settings);

const clock = clockPanel(calls);
const faults = faultPanel(calls);
const mediaFaults = mediaFaultPanel(calls);
platformPanel(calls, async () => { await Promise.all([clock.read(), faults.read(), mediaFaults.read()]); stage.rebuild(); });
const panels = [clock.read(), faults.read(), mediaFaults.read(), accountPanel(calls, settings, stage), voucherPanel(calls), contrastPanel(calls, settings)];
for (const { reason } of (await Promise.allSettled(panels)).filter(({ status }) => status === 'rejected')) toast(reason.message);
