export interface ListedTest { project: string; file: string; place: string; titles: string[] }
export interface Rule { every?: true; each?: number; across?: number }
export interface Selection { rules: Readonly<Record<string, Rule>>; onlyInAll: readonly string[] }
interface Suite { title: string; suites?: Suite[]; specs?: { title: string; file: string; line: number; column: number; tests: { projectName: string }[] }[] }
export declare function listedTests(report: { suites: Suite[] }): ListedTest[];
export declare function chooseTests(tests: readonly ListedTest[], selection: Selection): ListedTest[];
export declare function unmatchedNames(tests: readonly ListedTest[], selection: Selection): string[];
export declare function testListOf(tests: readonly ListedTest[]): string;
