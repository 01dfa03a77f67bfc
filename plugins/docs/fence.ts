/** What stands behind the three backquotes: `html run title="index.html"`. */
export interface Fence {
  language: string;
  /** A test runs it: HTML in a browser, TypeScript by its compiler. */
  isRun: boolean;
  title: string | undefined;
}

export function readFence(info: string): Fence {
  const [language = ''] = info.trim().split(/\s+/);
  return { language: language === '' ? 'text' : language, isRun: /\srun\b/.test(info), title: /title="([^"]*)"/.exec(info)?.[1] };
}
