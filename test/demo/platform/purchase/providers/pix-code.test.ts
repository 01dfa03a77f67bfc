import { describe, expect, test } from 'vitest';
import { addressInCode, codeChecksum, pixCode } from '../../../../../demo/platform/purchase/providers/pix-code.ts';

const url = `http://pix.localhost:4000/pay/${'r'.repeat(32)}`;
const code = pixCode({ seller: 'Arena', amount: 3990, scale: 2 }, url);

describe('a code of Pix', () => {
  test('says what every app reads: once, in reais, how much, to whom, and where', () => {
    expect(code).toBe(`00020101021226770014br.gov.bcb.pix2555pix.localhost:4000/pay/${'r'.repeat(32)}52040000530398654`
      + '0539.905802BR5905ARENA6009SAO PAULO62070503***6304' + code.slice(-4));
  });

  // The check value of CRC-16/CCITT-FALSE, and the published example of Brazil's central bank, which names a key and no address.
  test('the checksum is the one that apps compute', () => {
    const published = '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
    expect([codeChecksum('123456789'), codeChecksum(published.slice(0, -4))]).toEqual(['29B1', '1D3D']);
    expect(addressInCode(published)).toBeUndefined();
    expect(addressInCode(code)).toBe(url.replace('http://', ''));
  });

  test.each([
    ['accents', 'Cinéma Lumière', '14CINEMA LUMIERE'], ['too long', 'A very long name of a tenant indeed', '25A VERY LONG NAME OF A TEN'], ['no letters of ours', 'سينما', '09FOOTLIGHT'], ['signs', 'A*B&C', '03ABC'],
  ])('a seller with %s', (_what, seller, field) => {
    const own = pixCode({ seller, amount: 100, scale: 2 }, url);
    expect(own).toContain(`59${field}6009`);
    expect(addressInCode(own)).toBe(url.replace('http://', ''));
  });

  test.each([[1, 2, '0.01'], [3990, 2, '39.90'], [499000, 2, '4990.00'], [700, 0, '700']])('%s in scale %s is %s', (amount, scale, text) => {
    expect(pixCode({ seller: 'Arena', amount, scale }, url)).toContain(`54${String(text.length).padStart(2, '0')}${text}5802BR`);
  });

  test.each([
    ['nothing', ''], ['words', 'pay me'], ['a part', code.slice(0, 80)], ['another amount', code.replace('39.90', '00.01')], ['another address', code.replace('pix.localhost', 'pix.evilhost')], ['a link', url],
  ])('%s is none', (_what, text) => {
    expect(addressInCode(text)).toBeUndefined();
  });

  test('what surrounds a pasted code does not matter', () => {
    expect(addressInCode(` ${code}\n`)).toBe(url.replace('http://', ''));
  });
});
