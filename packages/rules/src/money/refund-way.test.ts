// Modes of a refund, as a table.
import { describe, expect, it } from 'vitest';
import { type Paise, rupeesToPaise } from './money.ts';
import { type ByMode, heldByMode, isOtherWay, refundWay } from './refund-way.ts';

const of = (cash = 0, card = 0, upi = 0, neft = 0, cheque = 0): ByMode => ({
  cashPaise: rupeesToPaise(cash),
  cardPaise: rupeesToPaise(card),
  upiPaise: rupeesToPaise(upi),
  neftPaise: rupeesToPaise(neft),
  chequePaise: rupeesToPaise(cheque),
});

describe('the way of a refund', () => {
  it.each<[string, ByMode, number, ByMode]>([
    ['card before cash', of(500, 300), 400, of(100, 300)],
    ['UPI before NEFT and cash', of(100, 0, 200, 300), 450, of(0, 0, 200, 250)],
    ['a cheque by NEFT', of(0, 0, 0, 0, 900), 900, of(0, 0, 0, 900)],
    ['cash above Rs 10,000 by NEFT', of(25_000), 12_000, of(10_000, 0, 0, 2000)],
  ])('is %s (Q258)', (_, held, amount, way) => {
    expect(refundWay(held, rupeesToPaise(amount))).toEqual(way);
  });

  it('is another one where cash is paid for a card (Q258)', () => {
    const held = of(0, 6800);
    expect(isOtherWay(held, of(6800), rupeesToPaise(6800))).toBe(true);
    expect(isOtherWay(held, of(0, 6800), rupeesToPaise(6800))).toBe(false);
    expect(isOtherWay(of(0, 0, 0, 0, 50), of(0, 0, 0, 0, 50), rupeesToPaise(50))).toBe(false);
  });

  it('counts what went back before (Q258)', () => {
    const held = heldByMode([of(100, 200)], [of(0, 150)]);
    expect(refundWay(held, 10_000 as Paise)).toEqual(of(50, 50));
  });
});
