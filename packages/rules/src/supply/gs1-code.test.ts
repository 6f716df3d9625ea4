// Proves what a scanned code of a pack says: thirty codes, torn and foreign ones among them.
import { describe, expect, it } from 'vitest';
import { hasCheckDigit, readPackCode } from './gs1-code.ts';

const GS = '\u001d';
const TODAY = '2026-11-30';
const GTIN = '08901000123459';
const read = (text: string) => readPackCode(text, TODAY);

describe('a code of a pack', () => {
  it('says item, batch, expiry and serial number (PH048)', () => {
    expect(read(`]d201089010001234591728030010AB12C${GS}210001`)).toEqual({
      gtin: GTIN,
      ownCode: null,
      batchNumber: 'AB12C',
      expiry: '2028-03-31',
      madeOn: null,
      serialNo: '0001',
      unitCount: null,
    });
  });

  it.each([
    ['Code 128', `]C101${GTIN}1728033110AB12C`, { gtin: GTIN, expiry: '2028-03-31', batchNumber: 'AB12C' }],
    ['QR code', `]Q3${'01'}${GTIN}10AB12C${GS}17280331`, { gtin: GTIN, expiry: '2028-03-31', batchNumber: 'AB12C' }],
    ['DataBar', `]e001${GTIN}`, { gtin: GTIN }],
    ['a leading separator', `]d2${GS}01${GTIN}17271231`, { expiry: '2027-12-31' }],
    ['no prefix', `01${GTIN}17280229${GS}10X`, { expiry: '2028-02-29', batchNumber: 'X' }],
    ['separators alone', `10B7${GS}01${GTIN}`, { gtin: GTIN, batchNumber: 'B7' }],
    ['a line end', `]d201${GTIN}10AB\r\n`, { batchNumber: 'AB' }],
    ['brackets as printed', `(01)${GTIN}(17)280300(10)AB12C(21)0001`, { batchNumber: 'AB12C', serialNo: '0001' }],
    ['a day of making and a count', `]d201${GTIN}11250601300012`, { madeOn: '2025-06-01', unitCount: 12 }],
    ['day 00 of a leap February', `]d201${GTIN}17280200`, { expiry: '2028-02-29' }],
    ['the century before, 49 years back', `]d201${GTIN}17770101`, { expiry: '1977-01-01' }],
    ['this century, 50 years ahead', `]d201${GTIN}17760101`, { expiry: '2076-01-01' }],
    ['further elements', `]d201${GTIN}240REF-1${GS}71012345${GS}10AB`, { batchNumber: 'AB' }],
    ['a batch of twenty signs', `]d201${GTIN}10${'A'.repeat(20)}`, { batchNumber: 'A'.repeat(20) }],
    ['EAN-13', '8901000123459', { gtin: GTIN }],
    ['EAN-13 with prefix', ']E08901000123459', { gtin: GTIN }],
    ['UPC-A', '036000291452', { gtin: '00036000291452' }],
    ['EAN-8', '96385074', { gtin: '00000096385074' }],
    ['an own label', 'ph-000123', { ownCode: 'PH-000123', gtin: null }],
  ])('reads %s', (_, text, facts) => expect(read(text)).toMatchObject(facts));

  it.each([
    ['nothing', ' \r\n', 'empty', ''],
    ['a GTIN cut off', ']d2010890100012345', 'torn', '(01)0890100012345'],
    ['an expiry cut off', `]d201${GTIN}172803`, 'torn', '(17)2803'],
    ['an empty batch', `]d201${GTIN}10${GS}17280300`, 'torn', '(10)'],
    ['a batch of 21 signs', `]d201${GTIN}10${'A'.repeat(21)}`, 'torn', `(10)${'A'.repeat(21)}`],
    ['letters in a GTIN', ']d2010890100012345X', 'torn', '(01)0890100012345X'],
    ['a wrong check digit', ']d20108901000123450', 'checkDigit', '(01)08901000123450'],
    ['a wrong check digit without a prefix', '010890100012345010AB12C', 'checkDigit', '(01)08901000123450'],
    ['an EAN with a wrong digit', '8901000123450', 'checkDigit', '8901000123450'],
    ['month 13', `]d201${GTIN}17281300`, 'dayNotValid', '(17)281300'],
    ['30 February', `]d201${GTIN}17280230`, 'dayNotValid', '(17)280230'],
    ['two batches', `]d201${GTIN}10AB${GS}10CD`, 'twice', '(10)CD'],
    ['another layout', ']d29912345', 'foreign', '9912345'],
    ['a parcel', ']C100089010001234567891', 'foreign', '00089010001234567891'],
    ['another kind of code', ']X0123', 'foreign', ']X0'],
    ['an address', 'https://example.org/h2?b=1', 'foreign', 'https://example.org/h2?b=1'],
  ])('refuses %s (PH048)', (_, text, fault, element) => expect(read(text)).toEqual({ fault, element }));

  it('has a check digit of weights 3 and 1', () => {
    expect(['08901000123459', '8901000123459', '96385074', '1', 'AB'].map(hasCheckDigit)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
