import { afterEach } from 'vitest';
import { expectNoInventions } from './invented-answers.ts';

// Test files that share modules run this file each: a hook that a shared module registers would be the first file's alone.
afterEach(expectNoInventions);
