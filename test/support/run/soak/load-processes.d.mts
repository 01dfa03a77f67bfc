import type { ChildProcess } from 'node:child_process';

export declare function startLoad(count: number): { children: ChildProcess[]; stop(): void };
