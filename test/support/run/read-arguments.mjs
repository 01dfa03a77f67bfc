/** The parts of `npm test`, in the order in which they run. */
export const parts = ['build', 'types', 'lint', 'unit', 'browser'];

/** What `npm run test:all` runs beside them. */
export const furtherParts = ['webkit', 'attack'];

const known = [...parts, ...furtherParts];
const options = '--only, --all, --shard, --firefox and --help';

/**
 * What the words after `npm test --` ask for.
 *
 * 1. The first words that are parts choose these parts; without one, every part is chosen. `--only unit,browser` does the same anywhere.
 * 2. `changed` among them runs what the change since the main line can reach.
 * 3. Every word behind them is a pattern: a piece of a test file's path.
 * 4. `--all` runs everything that there is, `--shard 2/8` the second eighth of it.
 * 5. `--firefox` runs every browser test in Firefox, and in no other browser.
 *
 * @returns the chosen parts in the order of the run, the patterns, the options, and the sentence that stops the run when a word cannot be read
 */
export function readArguments(words) {
  const chosen = new Set();
  const asked = { patterns: [], changed: false, all: false, shard: undefined, firefox: false, help: false, mistake: undefined };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === '--help' || word === '-h') asked.help = true;
    else if (word === '--firefox') asked.firefox = true;
    else if (word === '--all') asked.all = true;
    else if (word === '--shard') asked.mistake ??= readShard(words[++at] ?? '', asked);
    else if (word === '--only') asked.mistake ??= choose(words[++at] ?? '', chosen);
    else if (word.startsWith('-')) asked.mistake ??= `"${word}" is no option; ${options} are. Options of a test runner go to the runner itself: npx vitest, npx playwright.`;
    else if (word === 'changed' && asked.patterns.length === 0) asked.changed = true;
    else if (known.includes(word) && asked.patterns.length === 0) chosen.add(word);
    else asked.patterns.push(word);
  }
  if (asked.shard && !asked.all) asked.mistake ??= '--shard cuts `npm run test:all` into pieces; `npm test` is run whole.';
  const wanted = chosen.size > 0 ? chosen : new Set(asked.all ? known : parts);
  return { parts: known.filter((part) => wanted.has(part)), ...asked };
}

function choose(list, chosen) {
  const names = list.split(',');
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return `--only takes ${known.join(', ')}; "${unknown}" is none of them.`;
  for (const name of names) chosen.add(name);
  return undefined;
}

function readShard(text, asked) {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!(index >= 1 && index <= count)) return `--shard takes a number of how many, such as 2/8; "${text}" is none.`;
  asked.shard = { index, count };
  return undefined;
}
