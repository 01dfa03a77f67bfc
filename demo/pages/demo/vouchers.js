import { make } from './make.js';

/** The voucher codes of the demo, and what each is for. */
export async function voucherPanel(calls) {
  const codes = await calls.readVouchers();
  document.getElementById('vouchers').replaceChildren(...codes.map(({ code, note }) => make('li', {}, make('code', { textContent: code }), ` ${note}`)));
}
