/** What fakes answered in this test that the platform never gives. */
let inventions: string[] = [];

export function noteInventions(found: readonly string[]): void {
  inventions.push(...found);
}

/** @throws when a fake of this test invented an answer: a slice may turn whatever a fake throws into a value, so this is asked after the test */
export function expectNoInventions(): void {
  const found = inventions;
  inventions = [];
  if (found.length > 0) throw new Error(`A fake answered what the platform never gives:\n${[...new Set(found)].join('\n')}`);
}
