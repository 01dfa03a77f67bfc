import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeTokenNames } from '../../../bridge/contract/frame/theme-tokens.ts';
import { errorCodes, playFailedReasons } from '../../../bridge/contract/messages/error-codes.ts';
import { events } from '../../../bridge/contract/events.ts';
import { methodNames, methods } from '../../../bridge/contract/methods.ts';
import { grants } from '../../../bridge/contract/origins/grants.ts';
import { partnerPolicy } from '../../../demo/platform/hosts/content-policy.ts';
import { pageHeaders } from '../../../demo/platform/hosts/page-headers.ts';
import { failureKinds } from '../../../src/contracts/wire/call-failure.ts';
import { mediaEventNames } from '../../../src/features/player/events.ts';
import { checkoutPermissions, playerPermissions, signInPermissions } from '../../../widgets/frames/missing-permissions.ts';
import { docsSnippets } from '../../support/docs-snippets.ts';

/** What the documentation says is compared with the code that does it. */
const textOf = (source: string): string => readFileSync(source, 'utf8');
const snippet = (title: string): string => docsSnippets().find((each) => each.title === title)!.code;
/** The first cells of the tables of a part of a page, without backquotes. */
const firstCells = (text: string): string[] => [...text.matchAll(/^\| `([^|]*)` \|/gm)].map(([, cell = '']) => cell);
const part = (text: string, heading: RegExp): string => text.split(/^## /m).find((each) => heading.test(each)) ?? '';

describe('policies', () => {
  const text = textOf('demo/platform/hosts/policies.md');

  it('show the policy that partners’ pages are tested under', () => {
    const origins = { api: 'https://api.example.com', media: 'https://media.example.com', tenants: ['https://watch.example.com'] };
    expect(snippet("A strict partner's policy").trim().replaceAll(';\n', '; ')).toBe(partnerPolicy(origins));
  });

  it('show the headers of a page of a tenant', () => {
    const sent = pageHeaders({ api: 'https://api.example.com', media: 'https://media.example.com', ads: [] }, 'own');
    for (const line of snippet("A page of a tenant's site").trim().split('\n')) {
      const [name = '', value] = line.split(': ');
      expect([name, sent[name.toLowerCase()]]).toEqual([name, value]);
    }
    const framed = pageHeaders({ api: '', media: '', ads: [] }, { framedBy: [] });
    expect(text).toContain(`Cross-Origin-Embedder-Policy: ${framed['cross-origin-embedder-policy']}\``);
    expect(text).toContain(`Cross-Origin-Resource-Policy: ${framed['cross-origin-resource-policy']}\``);
  });

  it('name the permissions that frames look for', () => {
    expect(text).toContain(`\`${playerPermissions.join('; ')}\``);
    expect(text).toContain(`\`${signInPermissions.join('; ')}\``);
    expect(text).toContain(`\`${checkoutPermissions.join('; ')}\``);
  });
});

it('theming names every token', () => {
  expect(firstCells(textOf('widgets/element/theming.md'))).toEqual(themeTokenNames);
});

it('events name every media event', () => {
  const [sentence = ''] = part(textOf('widgets/element/events.md'), /^Media events/).split('\n').filter((line) => line.startsWith('The player also'));
  expect([...sentence.split(', under those')[0]!.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual([...mediaEventNames]);
});

it('events name every way in which a call fails, but for one that the caller ended', () => {
  const codes = firstCells(part(textOf('widgets/element/events.md'), /^When something fails/));
  expect(failureKinds.filter((kind) => kind !== 'aborted' && !codes.includes(kind))).toEqual([]);
});

describe('the bridge', () => {
  it('has every code with its text, and whether to try again', () => {
    const rows = [...textOf('bridge/errors.md').matchAll(/^\| `([A-Z_]+)` \| ([^|]*) \| (yes|no) \|/gm)].map(([, code, message = '', later]) => [code, { message: message.trim(), retryable: later === 'yes' }]);
    expect(Object.fromEntries(rows)).toEqual({ ...errorCodes });
  });

  it('has every reason of a film that did not start', () => {
    expect(firstCells(part(textOf('bridge/errors.md'), /^Why a film/))).toEqual([...playFailedReasons]);
  });

  it('has every method with the grant that it needs', () => {
    const rows = [...part(textOf('bridge/driving.md'), /^Methods/).matchAll(/^\| (`[^|]*`) \| [^|]* \| (\w+) \|/gm)].flatMap(([, cell = '', grant]) => [...cell.matchAll(/(\w+)\(/g)].map(([, name]) => [name, grant] as const));
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(methodNames.map((name) => [name, methods[name].grant])));
  });

  it('has every event that comes without being asked for', () => {
    const pushed = Object.entries(events).filter(([, { pushed: isPushed }]) => isPushed).map(([name]) => name);
    const text = part(textOf('bridge/driving.md'), /^Events/);
    expect(pushed.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  it('has every grant', () => {
    expect(firstCells(part(textOf('bridge/protocol.md'), /^Grants/))).toEqual(Object.keys(grants.shape));
  });
});
