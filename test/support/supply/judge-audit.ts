/** What of `npm audit --json` is read; a registry that answers no audits says only why. */
export interface AuditReport {
  message?: string;
  error?: { summary?: string; code?: string };
  vulnerabilities?: Readonly<Record<string, { via: readonly (string | Advisory)[]; nodes: readonly string[] }>>;
}

interface Advisory {
  /** Ends with the advisory's name: `https://github.com/advisories/GHSA-…`. */
  url: string;
  title: string;
  severity: string;
  name: string;
}

/** Why an advisory does not concern us, and since when we say so (`2026-11-26`). */
export type Answers = Readonly<Record<string, { package: string; reason: string; answered: string }>>;

export interface AuditVerdict {
  /** Why nobody could be asked; an audit that was not answered is no failure. */
  notAsked?: string;
  /** A sentence for each advisory that stands. */
  open: string[];
  /** Answers to what nobody asks any more. */
  outdated: string[];
}

/**
 * Judges an audit by our answers.
 *
 * An answer counts for what is used while building and testing alone: in what runs or is handed out an advisory is mended, never answered.
 *
 * @param isForDevelopment whether what is installed at this path of the lock file is
 */
export function judgeAudit(report: AuditReport, answers: Answers, isForDevelopment: (path: string) => boolean): AuditVerdict {
  if (!report.vulnerabilities) return { notAsked: (report.error?.summary || report.message) ?? 'no answer', open: [], outdated: [] };
  const found = Object.values(report.vulnerabilities).flatMap(({ via, nodes }) => via.filter((cause) => typeof cause !== 'string').map((advisory) => ({ ...advisory, id: advisory.url.replace(/^.*\//, ''), nodes })));
  const open = found.filter(({ id, nodes }) => !answers[id]?.reason || !nodes.every(isForDevelopment));
  return {
    open: open.map(({ id, name, severity, title, nodes }) => `${id} (${severity}) in ${name}: ${title}${answers[id] ? `. An answer is not enough: ${nodes.filter((node) => !isForDevelopment(node)).join(', ')} is used outside of development` : ''}`),
    outdated: Object.keys(answers).filter((id) => !found.some((advisory) => advisory.id === id)),
  };
}
