import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { failureLine } from './read-counts.mjs';

/** How many tests of one project ended how. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const file = process.env['FOOTLIGHT_COUNTS'] ?? '.footlight/vitest.json';

/** Writes the counts of each project and its failures to a file: the run checks that both engines ran the same number. */
class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts: Record<string, Counts> = {};
    for (const module of modules) add(counts[module.project.name] ??= { passed: 0, failed: 0, skipped: 0 }, module);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ projects: counts, errors: errors.length, failures: modules.flatMap(failuresOf), durations: modules.flatMap(durationsOf) }));
  }
}

/** A file that broke before its first test is one failure. */
function add(counts: Counts, module: TestModule): void {
  for (const test of module.children.allTests()) counts[stateOf(test.result().state)] += 1;
  counts.failed += module.errors().length;
}

/** What takes a second or more of a file: its tests, and what it takes to load it. */
function durationsOf(module: TestModule): { name: string; ms: number }[] {
  const file = `${module.project.name} ${module.relativeModuleId}`;
  const { collectDuration, prepareDuration, setupDuration, environmentSetupDuration } = module.diagnostic();
  const tests = [...module.children.allTests()].map((test) => ({ name: `${file} › ${test.fullName}`, ms: test.diagnostic()?.duration ?? 0 }));
  return [...tests, { name: `${file} (loading)`, ms: collectDuration + prepareDuration + setupDuration + environmentSetupDuration }].filter(({ ms }) => ms >= 1000);
}

function failuresOf(module: TestModule): string[] {
  const failed = [...module.children.allTests('failed')].map((test) => ({ title: test.fullName, message: test.result().errors?.[0]?.message }));
  const broken = module.errors().map(({ message }) => ({ title: 'the file', message }));
  return [...failed, ...broken].map(({ title, message }) => failureLine(`${module.project.name} ${module.relativeModuleId}`, title, message));
}

function stateOf(state: string): keyof Counts {
  return state === 'passed' || state === 'failed' ? state : 'skipped';
}

export default CountReporter;
