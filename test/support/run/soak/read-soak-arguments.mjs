/** What `npm run test:soak -- --help` prints. */
export const soakHelp = `npm run test:soak -- PATH [PATH…]   the browser tests whose files' path holds a pattern, again and again; site/phone.spec.ts:30 means one test

--times N     how often each is run (50)
--load N      how many processes keep the processor busy meanwhile (0)
--workers N   how many tests run at once (as in playwright.config.ts)
--firefox     in Firefox instead of Chromium

Says of each test that failed how often, with which messages. A pattern that fits no spec file is a failure. The last line counts runs: N passed, N failed.`;

const atLeast = { times: 1, load: 0, workers: 1 };

/**
 * What the words after `npm run test:soak --` ask for: patterns of spec files, in any place among the options.
 *
 * @returns workers: undefined as configured; mistake: the sentence that stops the run when a word cannot be read
 */
export function readSoakArguments(words) {
  const numbers = { times: 50, load: 0, workers: undefined };
  const patterns = [];
  let [help, firefox, mistake] = [false, false, undefined];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const name = word.slice('--'.length);
    if (word === '--help' || word === '-h') help = true;
    else if (word === '--firefox') firefox = true;
    else if (word.startsWith('--') && Object.hasOwn(atLeast, name)) {
      const text = words[++at] ?? '';
      if (/^\d{1,6}$/.test(text) && Number(text) >= atLeast[name]) numbers[name] = Number(text);
      else mistake ??= `${word} takes a whole number from ${atLeast[name]}; "${text}" is none.`;
    } else if (word.startsWith('-')) mistake ??= `"${word}" is no option; --times, --load, --workers, --firefox and --help are.`;
    else patterns.push(word);
  }
  if (patterns.length === 0) mistake ??= 'Name the spec files, by a piece of their path.';
  return { ...numbers, patterns, firefox, help, mistake };
}
