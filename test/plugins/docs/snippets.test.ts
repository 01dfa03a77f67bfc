import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';
import { announce, bareReq, evt, hello, req, res, welcome } from '../../../bridge/contract/messages/envelope.ts';
import { readRegisteredOrigins } from '../../../bridge/contract/origins/registered-origins.ts';
import { docsSnippets, type Snippet } from '../../support/docs-snippets.ts';
import { runTool } from '../package/packed.ts';

const all = docsSnippets();
const of = (...languages: string[]): Snippet[] => all.filter(({ language }) => languages.includes(language));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe('what a page says to type', () => {
  it.each(of('sh').map(({ place, code }) => [place, code]))('%s names scripts and packages that there are', (_place, code) => {
    const named = [...code.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    const installed = [...code.matchAll(/\bnpm (?:install|i) ([^\s-]\S*)/g)].map(([, name]) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    expect(installed.filter((name) => name !== 'footlight')).toEqual([]);
  });

  it.each(of('json').map(({ place, code }) => [place, code]))('%s is JSON', (_place, code) => {
    expect(() => JSON.parse(code) as unknown).not.toThrow();
  });
});

describe('the protocol’s messages', () => {
  const messages = of('json').filter(({ place }) => place.startsWith('bridge/protocol.md')).map(({ place, code }) => [place, JSON.parse(code) as { t: string; s?: string }] as const);
  const schemas = { announce, hello, welcome, req, res, evt };

  it.each(messages)('%s fits the contract', (_place, message) => {
    const schema = message.t === 'req' && message.s === undefined ? bareReq : schemas[message.t as keyof typeof schemas];
    expect(schema.safeParse(message)).toEqual({ success: true, data: message });
  });
});

it('the entry of a registered origin is one that the platform takes', () => {
  const entry = of('json').find(({ place }) => place.startsWith('demo/platform/realm/tenants.md') )!;
  expect(readRegisteredOrigins([JSON.parse(entry.code)])).toMatchObject({ badEntries: [], origins: [{ origin: 'https://www.example.com', grants: { observe: true } }] });
});

it.each(of('vue').map(({ place, code }) => [place, code]))('%s compiles', (place, code) => {
  const { descriptor, errors } = parse(code, { filename: 'film.vue', templateParseOptions: { isCustomElement: (tag) => tag.startsWith('footlight-') } });
  expect(errors).toEqual([]);
  expect(compileScript(descriptor, { id: place, inlineTemplate: true }).content).toContain('footlight-player');
});

it.each(of('svelte').map(({ place, code }) => [place, code]))('%s compiles', (_place, code) => {
  expect(compile(code, { filename: 'film.svelte' }).warnings).toEqual([]);
});

describe('TypeScript, with the package installed', () => {
  const folder = '.footlight/docs-snippets';
  const typed = of('ts', 'tsx').filter(({ isRun }) => isRun);

  beforeAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(join(folder, 'node_modules'), { recursive: true });
    await symlink('../../../dist/packages/footlight', join(folder, 'node_modules/footlight'));
    const compilerOptions = {
      target: 'es2022', module: 'esnext', moduleResolution: 'bundler', moduleDetection: 'force', lib: ['es2023', 'dom', 'dom.iterable'], jsx: 'react-jsx',
      strict: true, verbatimModuleSyntax: true, experimentalDecorators: true, noEmit: true, skipLibCheck: true, types: [],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }));
    // A place as a file name tells which snippet an error is about.
    await Promise.all(typed.map(({ place, language, info, code }) => writeFile(
      join(folder, `${place.replace(/\W+/g, '-')}.${language}`), `${info.includes('preact') ? '/** @jsxImportSource preact */\n' : ''}${code}`,
    )));
  });

  it('is right in every snippet', async () => {
    expect(typed.length).toBeGreaterThan(6);
    expect(await runTool('ts7/bin/tsc', ['-p', folder])).toEqual({ code: 0, output: '' });
  }, 120_000);
});
