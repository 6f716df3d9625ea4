// Proves what counts as an Addhar number and that no more than its end is shown.
import { describe, expect, it } from 'vitest';
import { idCardFault, isSameIdCard, maskedIdCardNo } from './id-card.ts';

describe("a card's number", () => {
  it('has twelve digits when the card is an Addhar (R222)', () => {
    expect(idCardFault('Addhar', '123456789012')).toBeNull();
    expect(idCardFault('Addhar', '')).toBeNull();
    for (const wrong of ['12345678901', '1234567890123', '1234 5678 9012', '12345678901a'])
      expect(idCardFault('Addhar', wrong)?.text, wrong).toBe('Please enter the 12 digits of the Addhar number');
  });

  it('is as it is on other cards (R222)', () => {
    expect(idCardFault('Passport', 'K1234567')).toBeNull();
    expect(idCardFault(null, '12')).toBeNull();
  });

  it.each([
    ['123456789012', 'XXXX XXXX 9012'],
    ['1234 5678 9012', 'XXXX XXXX 9012'],
    ['K1234567', 'XXXX4567'],
    ['567', '567'],
    ['', ''],
  ])('%s is shown as %s (R222)', (cardNo, shown) => {
    expect(maskedIdCardNo(cardNo)).toBe(shown);
  });

  it('is the same however it is written, and nothing is like nothing', () => {
    expect(isSameIdCard('wb-01 2019/0001234', 'WB0120190001234')).toBe(true);
    expect(isSameIdCard('K1234567', 'K1234568')).toBe(false);
    expect(isSameIdCard('', null)).toBe(false);
  });
});
