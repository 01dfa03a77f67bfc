/** What `npm test -- --help` prints. */
export const helpText = `npm test                       build, types, lint, unit tests under both engines, the browser tests of each risk
npm test -- unit               one part, or several: build, types, lint, unit, browser
npm test -- unit rules/guide   its test files whose path holds a pattern; several patterns mean any of them
npm test -- browser guide      the same in the browsers, which are built first
npm test -- guide              every test file that fits, in whatever part
npm test -- changed            what the change since the main line can reach
npm run test:all               everything that there is; -- --shard 2/8 the second eighth of it
npm run test:soak -- PATH      a browser test file again and again: --times 50 --load 4
npm run test:firefox           every browser test in Firefox; -- site/search those whose path holds a pattern
npm test -- --only unit,lint   the parts by an option, wherever it stands

A pattern that fits no test file is a failure. The last line counts: N passed, N failed, N skipped.`;
