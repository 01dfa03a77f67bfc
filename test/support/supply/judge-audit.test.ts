import { expect, it } from 'vitest';
import { judgeAudit, type Answers, type AuditReport } from './judge-audit.ts';
import answers from './answered-advisories.json' with { type: 'json' };

const advisory = (id: string, name: string) => ({ url: `https://github.com/advisories/${id}`, title: `${name} reads too much`, severity: 'high', name });
/** As npm 10 and 11 report: what only depends on a package names it, and is no advisory. */
const report: AuditReport = {
  vulnerabilities: {
    fastify: { via: [advisory('GHSA-aaaa', 'fastify')], nodes: ['node_modules/fastify'] },
    esbuild: { via: [advisory('GHSA-bbbb', 'esbuild')], nodes: ['node_modules/esbuild', 'node_modules/tsx/node_modules/esbuild'] },
    tsx: { via: ['esbuild'], nodes: ['node_modules/tsx'] },
  },
};
const isForDevelopment = (path: string) => !path.endsWith('/fastify');
const answer = (name: string) => ({ package: name, reason: 'Only its server is concerned, which we never start.', answered: '2026-11-26' });

it('every advisory stands until it is answered', () => {
  expect(judgeAudit(report, {}, isForDevelopment)).toEqual({
    open: ['GHSA-aaaa (high) in fastify: fastify reads too much', 'GHSA-bbbb (high) in esbuild: esbuild reads too much'], outdated: [],
  });
});

it('an answer ends one of development alone; one without a reason is none', () => {
  const given = { 'GHSA-aaaa': answer('fastify'), 'GHSA-bbbb': answer('esbuild') };
  expect(judgeAudit(report, given, isForDevelopment).open).toEqual([
    'GHSA-aaaa (high) in fastify: fastify reads too much. An answer is not enough: node_modules/fastify is used outside of development',
  ]);
  expect(judgeAudit(report, { 'GHSA-bbbb': { ...answer('esbuild'), reason: '' } }, () => true).open).toHaveLength(2);
});

it('an answer to what is mended is named, and fails nothing', () => {
  expect(judgeAudit({ vulnerabilities: {} }, { 'GHSA-cccc': answer('vue') }, isForDevelopment)).toEqual({ open: [], outdated: ['GHSA-cccc'] });
});

it.each([
  [{ message: '405 Method Not Allowed', error: { summary: '' } }, '405 Method Not Allowed'],
  [{ error: { code: 'ENOTFOUND', summary: 'request to the registry failed' } }, 'request to the registry failed'],
  [{}, 'no answer'],
] as const)('where nobody answers nothing is judged: %o', (said, notAsked) => {
  expect(judgeAudit(said, {}, isForDevelopment)).toEqual({ notAsked, open: [], outdated: [] });
});

it('each answer that is kept says which package, why, and since when', () => {
  for (const [id, { package: name, reason, answered }] of Object.entries(answers as Answers)) {
    expect([id, name, reason.length > 20, Number.isNaN(Date.parse(answered))]).toEqual([expect.stringMatching(/^GHSA-/), expect.any(String), true, false]);
  }
});
