import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { isPermittedLicence } from './permitted-licence.ts';

/** What has to be said of a package wherever its code goes. */
export interface Notice {
  name: string;
  version: string;
  /** As SPDX writes it. */
  licence: string;
  /** The words of its licence, and of its notice where it has one. */
  text: string;
}

/** Packages that leave their licence's words in their repository, from where they were copied. */
const KEPT_WORDS: Readonly<Record<string, string>> = {
  '@r2wc/core': 'plugins/licences/r2wc-licence.txt',
  '@r2wc/react-to-web-component': 'plugins/licences/r2wc-licence.txt',
};

const LICENCE_FILE = /^(?:licen[cs]e|copying|unlicense|ofl)(?:[-.][\w-]+)?(?:\.(?:md|txt))?$/i;
const NOTICE_FILE = /^notice(?:\.(?:md|txt))?$/i;

/**
 * What a package says of its licence.
 *
 * @param folder where it is installed
 * @throws when its licence may not be shipped, or its words are missing
 */
export function readNotice(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string; version: string; license?: string };
  if (license === undefined || !isPermittedLicence(license)) throw new Error(`${name} ${version} may not be shipped: its licence is ${license ?? 'not said'}.`);
  const files = wordsIn(folder);
  if (KEPT_WORDS[name]) files.unshift(KEPT_WORDS[name]);
  if (!files.some((file) => !NOTICE_FILE.test(parse(file).base))) throw new Error(`${name} ${version} may not be shipped: it has no words of its licence (${license}).`);
  const text = files.map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()).join('\n\n');
  return { name, version, licence: license, text };
}

/** The files of a package that hold its licence, in the order of their names, and its notices. */
const wordsIn = (folder: string): string[] => readdirSync(folder).filter((file) => LICENCE_FILE.test(file) || NOTICE_FILE.test(file)).sort().map((file) => join(folder, file));
