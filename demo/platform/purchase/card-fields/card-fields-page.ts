import { escapeHtml } from '../../hosts/documents/escape-html.ts';

/** @property parent the one origin that the page speaks to: the tenant's own @property framedBy who may stand around that, as partners' pages do */
export interface CardFieldsPage { merchant: string; parent: string; framedBy: readonly string[] }

/** The page of a provider's card fields: one script, one sheet, nothing inline. */
export const cardFieldsDocument = ({ merchant, parent }: CardFieldsPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Bank card</title>
<link rel="stylesheet" href="/fields.css">
<script type="module" src="/fields.js"></script>
</head>
<body data-merchant="${escapeHtml(merchant)}" data-parent="${escapeHtml(parent)}"><div id="root"></div></body>
</html>
`;

/** Before the checkout has said its colours the page is clear, so that nothing flashes. */
export const cardFieldsSheet = 'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;color-scheme:light dark}html,body{margin:0;background:transparent}body{overflow:hidden}';

/**
 * The headers of the page. It asks its own host alone, but for the tenant's font files, and is seen inside the tenant's pages alone.
 *
 * It isolates itself, since a frame in a page that does has to.
 */
export const cardFieldsHeaders = ({ parent, framedBy }: CardFieldsPage): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    + `font-src ${parent}; frame-ancestors ${[...new Set([parent, ...framedBy])].join(' ')}; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /csp-report`,
  'cross-origin-embedder-policy': 'credentialless', 'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store',
});
