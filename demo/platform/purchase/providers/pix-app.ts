import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../../identity/providers/host/login-page.ts';
import { payerHosts } from './payer-address.ts';
import { payerDocument } from './payer-page.ts';
import { addressInCode } from './pix-code.ts';

const host = new RegExp(`^${payerHosts.PIX.replace('.', '\\.')}(?::\\d{1,5})?$`);

const wrong = '<p role="alert" class="wrong">This is no Pix code, or a part of it is missing.</p>';

/** A field in the place of a camera. */
const pastePage = (isWrong: boolean): string => payerDocument('Pix app', `<p class="brand">Pix app <span>demo</span></p><h1>Pay by code</h1>${isWrong ? wrong : ''}
<form method="post" action="/"><label for="code">Paste the code</label><input id="code" name="code" autocomplete="off" required><button class="go">Go on</button></form>`);

/** The path of the payment that a pasted code names; undefined for a code of somebody else, or of nobody. */
function pathOfCode(body: unknown): string | undefined {
  const address = addressInCode(new URLSearchParams(String(body)).get('code') ?? '');
  const [, name = '', path] = /^([^/]+)(\/pay\/[\w-]+)$/.exec(address ?? '') ?? [];
  return host.test(name) ? path : undefined;
}

/** The first page of the app that stands in for those of Brazilian banks: what a camera reads elsewhere is pasted here. */
export function registerPixApp(scope: FastifyInstance): void {
  const constraints = { host };
  scope.get('/', { constraints }, (_request, reply) => reply.headers(pagePolicy([])).type('text/html; charset=utf-8').send(pastePage(false)));
  scope.post('/', { constraints }, (request, reply) => {
    const path = pathOfCode(request.body);
    return path === undefined ? reply.code(400).headers(pagePolicy([])).type('text/html; charset=utf-8').send(pastePage(true)) : reply.redirect(path, 303);
  });
}
