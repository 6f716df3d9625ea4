// Proves amounts in words.
import { describe, expect, it } from 'vitest';
import { amountInWords, TAKA } from './amount-in-words.ts';
import { paise, rupeesToPaise } from './money.ts';

describe('an amount in words', () => {
  it.each([
    ['123456.50', 'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Fifty Paise Only'],
    ['0', 'Rupees Zero Only'],
    ['0.05', 'Rupees Zero and Five Paise Only'],
    ['1', 'Rupees One Only'],
    ['19.19', 'Rupees Nineteen and Nineteen Paise Only'],
    ['20', 'Rupees Twenty Only'],
    ['100', 'Rupees One Hundred Only'],
    ['1001', 'Rupees One Thousand One Only'],
    ['100000', 'Rupees One Lakh Only'],
    ['10000000', 'Rupees One Crore Only'],
    ['10010010.90', 'Rupees One Crore Ten Thousand Ten and Ninety Paise Only'],
    [
      '9999999999.99',
      'Rupees Nine Hundred Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine and Ninety Nine Paise Only',
    ],
  ])('%s reads %s (R192, Q156)', (rupees, words) => {
    expect(amountInWords(rupeesToPaise(rupees))).toBe(words);
  });

  it("takes the currency's words (R192)", () => {
    expect(amountInWords(rupeesToPaise(15.5), TAKA)).toBe('Taka Fifteen and Fifty Poisha Only');
  });

  it('ends at ten digits and at zero (R192)', () => {
    expect(() => amountInWords(paise(1_000_000_000_000))).toThrow('10 digits');
    expect(() => amountInWords(paise(-1))).toThrow('below zero');
  });
});
