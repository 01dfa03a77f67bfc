import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { packagesOfModule, typefaces } from '../../../plugins/licences/shipped-packages.ts';

const names = (id: string) => packagesOfModule(id).map((folder) => folder.replace(/^.*node_modules\//, ''));

it.each([
  ['a module of ours', '/work/src/ui/button/button.tsx', []],
  ['a package', '/work/node_modules/zod/v4/core/index.js', ['zod']],
  ['a package of a scope, in another', '/work/node_modules/a/node_modules/@scope/name/x.js', ['@scope/name']],
  ['what a plugin makes of a package', '\0/work/node_modules/react/index.js?commonjs-module', ['react']],
  ['what a plugin adds', '\0commonjsHelpers.js', ['@rollup/plugin-commonjs']],
  ['a module that nobody wrote', '\0hls-left-out', []],
])('%s', (_what, id, expected) => {
  expect(names(id)).toEqual(expected);
});

it('names what a file carries that is published whole', () => {
  expect(names(resolve('node_modules/dashjs/dist/modern/esm/dash.all.min.js'))).toEqual(expect.arrayContaining(['dashjs', 'imsc', 'sax', 'localforage', 'lie', '@svta/cml-utils']));
  expect(names(resolve('node_modules/hls.js/dist/hls.min.mjs'))).toEqual(['hls.js', 'eventemitter3', 'url-toolkit', '@svta/cml-id3', '@svta/cml-utils']);
});

it('counts the typefaces in', () => {
  expect(typefaces()).toEqual(expect.arrayContaining(['node_modules/@fontsource-variable/archivo', 'node_modules/@fontsource/noto-sans-arabic']));
});
