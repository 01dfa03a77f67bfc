import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { instant } from '../../../src/contracts/wire/instant.ts';
import { guardScope } from '../server/guard-scope.ts';
import { guardOrigin } from '../server/api-cors.ts';
import { clearFaults, readFaults, setFault } from './call-faults.ts';
import { providerPeople } from '../db/tables/identity/account-tables.ts';
import { accounts } from '../db/tables/viewer-tables.ts';
import { type ChangesSinceReset, followChanges } from './changes-since-reset.ts';
import { chargesOf, resetViewers } from './demo-reset.ts';
import { publishWake } from '../changes/publish-change.ts';
import { planJobs } from '../jobs/plan-jobs.ts';
import { type ClockSetting, holdClock, readClock, setClock } from '../server/platform-clock.ts';
import { clearLimits } from '../server/limits/limit-store.ts';
import type { PlatformContext } from '../server/platform-context.ts';
import { PlatformError } from '../server/platform-error.ts';
import { readMails } from '../identity/mail/kept-mails.ts';
import { announcePrice } from '../purchase/new-prices/announce-price.ts';
import { mediaFaultSwitches } from './media-fault-switches.ts';
import { playerReports } from './player-reports.ts';
import { readRequest } from './read-request.ts';
import { themeSwitches } from './theme-switches.ts';
import { demoPassword } from '../seed/identity/account-seed.ts';
import { demoCodes } from '../seed/purchase/voucher-seed.ts';
import { resetProviderPeople } from '../seed/identity/people-seed.ts';

const clockRequest = z.object({
  /** The clock runs on from here. */
  set: z.optional(instant),
  /** The clock stops at this moment. */
  fix: z.optional(instant),
  /** Milliseconds forward. */
  advance: z.optional(z.int()),
  reset: z.optional(z.literal(true)),
});

const faultRequest = z.object({
  call: z.string().check(z.minLength(1)),
  delayMs: z._default(z.nullable(z.int().check(z.gte(0), z.lte(120_000))), null),
  status: z._default(z.nullable(z.int().check(z.gte(400), z.lte(599))), null),
  brokenBody: z._default(z.boolean(), false),
  dropAfterCommit: z._default(z.boolean(), false),
  count: z._default(z.nullable(z.int().check(z.gte(1))), null),
});

/** chosen: a moment that every date of the platform can be written for. A far one breaks what is computed from it, expiry for example */
const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** @throws PlatformError 400 `BAD_REQUEST` for a clock before 2000 or after 2099 */
function guardMoment(moment: number): number {
  if (moment >= earliest && moment < latest) return moment;
  throw new PlatformError(400, 'BAD_REQUEST', 'The clock can be set to the years 2000 to 2099.', { field: 'clock' });
}

function movedClock(current: ClockSetting, wish: z.output<typeof clockRequest>, at: number): ClockSetting {
  if (wish.reset) return { offsetMs: 0, fixedAt: null };
  if (wish.fix !== undefined) return { offsetMs: current.offsetMs, fixedAt: wish.fix };
  const from = wish.set === undefined ? current : { offsetMs: wish.set - at, fixedAt: null };
  const by = wish.advance ?? 0;
  return from.fixedAt === null ? { offsetMs: from.offsetMs + by, fixedAt: null } : { ...from, fixedAt: from.fixedAt + by };
}

async function clockAnswer(context: PlatformContext) {
  return { ...await readClock(context.db), now: new Date(await context.now()).toISOString() };
}

/**
 * Moves the clock and runs what is due then, here before the answer and in every other process.
 *
 * What lies after the new moment is planned with the move: a running clock may pass it before any process looks.
 */
async function moveClock(context: PlatformContext, request: z.output<typeof clockRequest>): Promise<void> {
  const at = Date.now();
  await context.db.transaction(async (tx) => {
    const setting = movedClock(await holdClock(tx), request, at);
    const moment = guardMoment(setting.fixedAt ?? at + setting.offsetMs);
    await setClock(tx, setting);
    await planJobs(tx, moment);
    await publishWake(tx);
  });
  await context.jobs.wake();
}

type Answer = (request: FastifyRequest) => Promise<unknown>;

/** Clock: read it, set, fix, advance or reset it. */
const clockSwitches = (context: PlatformContext): Record<string, Answer> => ({
  'GET /demo/clock': () => clockAnswer(context),
  'PUT /demo/clock': async (request) => {
    await moveClock(context, readRequest(clockRequest, request.body));
    return clockAnswer(context);
  },
});

/** Faults by call name; `*` is the platform down. DELETE takes `?call=`. */
const faultSwitches = ({ db }: PlatformContext): Record<string, Answer> => ({
  'GET /demo/faults': async () => ({ faults: await readFaults(db) }),
  'PUT /demo/faults': async (request) => {
    await setFault(db, readRequest(faultRequest, request.body));
    return { faults: await readFaults(db) };
  },
  'DELETE /demo/faults': async (request) => {
    await clearFaults(db, (request.query as { call?: string }).call);
    return { faults: await readFaults(db) };
  },
});

/** Accounts with their password, codes of vouchers, the reset to the seed (`ifChanged`: only when viewers may have changed), and completed charges. */
const accountSwitches = ({ db }: PlatformContext, changes: ChangesSinceReset): Record<string, Answer> => ({
  'GET /demo/accounts': async () => ({
    password: demoPassword,
    accounts: await db.select({ id: accounts.id, realm: accounts.realm, email: accounts.email, name: accounts.name, profileType: accounts.profileType, note: accounts.note })
      .from(accounts).orderBy(accounts.realm, accounts.email),
  }),
  'GET /demo/vouchers': async () => ({ vouchers: demoCodes }),
  'POST /demo/reset': async (request) => {
    const { account, ifChanged } = readRequest(z.object({ account: z.optional(z.string()), ifChanged: z.optional(z.boolean()) }), request.body);
    if (account !== undefined) return { reset: await resetViewers(db, account) };
    if (ifChanged && !changes.any()) {
      // Reading is counted too.
      await clearLimits(db);
      return { reset: 0 };
    }
    // What is changed while the reset runs is brought back by the next one.
    changes.forget();
    await resetProviderPeople(db);
    return { reset: await resetViewers(db, undefined) };
  },
  'GET /demo/charges': async (request) => ({ charges: await chargesOf(db, (request.query as { account?: string }).account ?? '') }),
});

/** What a person bought at the partner of the demo. */
const partnerSwitches = ({ db }: PlatformContext): Record<string, Answer> => ({
  'PUT /demo/partner-products': async (request) => {
    const { person, products } = readRequest(z.object({ person: z.string(), products: z.array(z.string()) }), request.body);
    const changed = await db.update(providerPeople).set({ products }).where(and(eq(providerPeople.provider, 'partner-id'), eq(providerPeople.subject, person))).returning({ person: providerPeople.subject });
    return { changed: changed.length };
  },
});

/** A new price for the subscribers of an old one. */
const priceSwitches = ({ db, now }: PlatformContext): Record<string, Answer> => ({
  'PUT /demo/price-migrations': async (request) => {
    const price = readRequest(z.object({ realm: z.string(), sku: z.string(), amount: z.int().check(z.gte(0)), effectiveAt: instant, asksConsent: z._default(z.boolean(), true) }), request.body);
    return { announced: await announcePrice(db, price, await now()) };
  },
});

/** What arrived at the demo's mail server, the newest first. */
const mailSwitches = ({ db }: PlatformContext): Record<string, Answer> => ({
  'GET /demo/mails': async (request) => ({ mails: await readMails(db, (request.query as { to?: string }).to) }),
});

/** The addresses that the start command prints. */
const hostSwitches = ({ hosts, realms }: PlatformContext): Record<string, Answer> => ({
  'GET /demo/hosts': async () => ({
    pages: [...hosts.pages(), ...realms.all().slice(0, 1).map(({ settings }) => ({ title: 'Demo page (accounts, clock, faults, log)', address: `${settings.origin}/demo` }))],
  }),
});

/** The switches that the demo page and the tests drive. Mounted in demo mode only. @source design/platform.md "Switches for people and tests" */
export async function registerDemoSwitches(app: FastifyInstance, context: PlatformContext): Promise<void> {
  const switches = { ...clockSwitches(context), ...faultSwitches(context), ...accountSwitches(context, followChanges(app)), ...partnerSwitches(context), ...priceSwitches(context), ...hostSwitches(context), ...themeSwitches(context), ...mailSwitches(context), ...mediaFaultSwitches(context), ...playerReports(context) };
  await app.register(async (scope) => {
    guardScope(scope);
    for (const [name, answer] of Object.entries(switches)) {
      const [method = 'GET', url = '/'] = name.split(' ');
      scope.route({
        method, url, constraints: { host: context.hosts.pattern('api') },
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          guardOrigin(context, request, reply, 'member', undefined);
          return reply.header('cache-control', 'no-store').send(await answer(request));
        },
      });
    }
  });
}
