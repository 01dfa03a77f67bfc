import type { ProviderPayment } from '../../db/tables/purchase/provider-tables.ts';

/** A field: its number, the length of its value, its value. @source EMVCo, EMV QR Code Specification for Payment Systems, Merchant-Presented Mode */
const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE, in four digits. @source the same, "CRC (ID 63)" */
export function codeChecksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** What every reader can draw: capital letters without accents, digits and spaces. */
const plain = (text: string, longest: number): string => text.normalize('NFD').replace(/[^a-z0-9 ]/gi, '').slice(0, longest).trim().toUpperCase();

const domain = 'br.gov.bcb.pix';

/**
 * The code of a payment by Pix: it may be paid once, and names the address where an app reads what is paid.
 *
 * @param url where the payer confirms the payment
 * @source Banco Central do Brasil, Manual de Padrões para Iniciação do Pix, "QR Code dinâmico"; chosen: written here, since the package that the design names brings a client for requests and two QR encoders along
 */
export function pixCode({ seller, amount, scale }: Pick<ProviderPayment, 'seller' | 'amount' | 'scale'>, url: string): string {
  const account = field('00', domain) + field('25', url.replace(/^https?:\/\//, ''));
  const code = [
    field('00', '01'), field('01', '12'), field('26', account), field('52', '0000'), field('53', '986'), field('54', (amount / 10 ** scale).toFixed(scale)),
    field('58', 'BR'), field('59', plain(seller, 25) || 'FOOTLIGHT'), field('60', 'SAO PAULO'), field('62', field('05', '***')), '6304',
  ].join('');
  return code + codeChecksum(code);
}

/** The fields of a code, in its order; undefined for what is none. */
function fieldsOf(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const [id, length] = [text.slice(at, at + 2), Number(text.slice(at + 2, at + 4))];
    const value = text.slice(at + 4, at + 4 + length);
    if (!/^\d\d$/.test(id) || value.length !== length) return undefined;
    fields.set(id, value);
    at += 4 + length;
  }
  return fields;
}

/** The address that a code names, without a scheme; undefined for what is no code of Pix, or was changed on its way. */
export function addressInCode(text: string): string | undefined {
  const code = text.trim();
  if (codeChecksum(code.slice(0, -4)) !== code.slice(-4)) return undefined;
  const account = fieldsOf(fieldsOf(code)?.get('26') ?? '');
  return account?.get('00') === domain ? account.get('25') : undefined;
}
