/** The parts of the run, in the order in which they run. */
export const parts = ['build', 'types', 'lint', 'unit', 'browser'];

/**
 * What the words after `npm test --` ask for.
 *
 * 1. The first words that are parts choose these parts; without one, every part is chosen. `--only unit,browser` does the same anywhere.
 * 2. Every word behind them is a pattern: a piece of a test file's path.
 * 3. `--firefox` runs every browser test in Firefox, and in no other browser.
 *
 * @returns the chosen parts in the order of the run, the patterns, whether Firefox alone runs every browser test, and the sentence that stops the run when a word cannot be read
 */
export function readArguments(words) {
  const chosen = new Set();
  const patterns = [];
  let help = false;
  let firefox = false;
  let mistake;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === '--help' || word === '-h') help = true;
    else if (word === '--firefox') firefox = true;
    else if (word === '--only') mistake ??= choose(words[++at] ?? '', chosen);
    else if (word.startsWith('-')) mistake ??= `"${word}" is no option; --only, --firefox and --help are. Options of a test runner go to the runner itself: npx vitest, npx playwright.`;
    else if (parts.includes(word) && patterns.length === 0) chosen.add(word);
    else patterns.push(word);
  }
  return { parts: parts.filter((part) => chosen.size === 0 || chosen.has(part)), patterns, firefox, help, mistake };
}

function choose(list, chosen) {
  const names = list.split(',');
  const unknown = names.find((name) => !parts.includes(name));
  if (unknown !== undefined) return `--only takes ${parts.join(', ')}; "${unknown}" is none of them.`;
  for (const name of names) chosen.add(name);
  return undefined;
}
