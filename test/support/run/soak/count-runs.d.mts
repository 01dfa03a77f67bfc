interface ReportError { message?: string }
interface ReportSpec { title: string; file: string; line: number; tests: readonly { status: string; results: readonly { errors?: readonly ReportError[] }[] }[] }
interface ReportSuite { title?: string; suites?: readonly ReportSuite[]; specs?: readonly ReportSpec[] }

export interface CountedRuns {
  tests: { place: string; title: string; passed: number; failed: number; skipped: number; messages: Record<string, number> }[];
  errors: string[];
}

export function countRuns(report: { suites?: readonly ReportSuite[]; errors?: readonly ReportError[] }): CountedRuns;
export function linesOf(runs: CountedRuns): string[];
export function isGood(runs: CountedRuns): boolean;
