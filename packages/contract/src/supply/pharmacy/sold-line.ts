// A cash memo in the words of the rules that give it back: what screen and server reckon a return with.
import type { SoldLine } from '@charaka/rules/money/medicine-line';
import { returnedRoundOff } from '@charaka/rules/money/memo-round-off';
import { addPaise, type Paise, subtractPaise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { type HeldMoney, heldByMode } from '@charaka/rules/money/refund-way';
import type { z } from 'zod';
import type { medicineMemo } from '../../money/account/medicine-memo.ts';

type Sale = z.output<typeof medicineMemo>;

/** A line as it was sold, with what came back of it already. */
export function soldLineOf(line: Sale['lines'][number]): SoldLine {
  return {
    quantity: line.quantity,
    returnedQuantity: line.returnedQuantity,
    grossPaise: line.gross,
    discountPaise: line.discount,
    valuePaise: line.net,
    taxablePaise: line.taxable,
    cgstPaise: line.cgstAmount,
    sgstPaise: line.sgstAmount,
  };
}

/** Returns the amount paid with a memo and not refunded yet, in paise: the maximum of a further refund. */
export function heldOf({ paid, returns }: Pick<Sale, 'paid' | 'returns'>): Paise {
  return subtractPaise(paid, sumPaise(returns.map(({ paidBack }) => paidBack)));
}

type ByModes = Pick<Sale, 'cash' | 'card' | 'upi' | 'neft' | 'chequeAmount'>;

const byMode = ({ cash, card, upi, neft, chequeAmount }: ByModes) => ({
  cashPaise: cash,
  cardPaise: card,
  upiPaise: upi,
  neftPaise: neft,
  chequePaise: chequeAmount,
});

/** The money of a memo by its modes, less what its returns refunded by them (Q258). */
export function heldModesOf(sale: Sale): HeldMoney {
  return heldByMode([byMode(sale)], sale.returns.map(byMode));
}

/** The units of a line that come back. */
interface ReturnedUnits {
  readonly saleLineId: number;
  readonly quantity: number;
}

/** The refund of a returned part of an outpatient's memo: its net, with the round-off that goes back with it (PH063, PH085). */
export function refundOf(sale: Sale, returned: readonly ReturnedUnits[], netPaise: Paise): Paise {
  const backOf = (lineId: number) => returned.find(({ saleLineId }) => saleLineId === lineId)?.quantity ?? 0;
  const isLast = sale.lines.every((line) => line.returnedQuantity + backOf(line.saleLineId) === line.quantity);
  const returnedNetPaise = sumPaise(sale.returns.map(({ net }) => net));
  const memo = { netPaise: sale.net, roundOffPaise: sale.roundOff ?? ZERO, returnedNetPaise };
  return addPaise(netPaise, returnedRoundOff(memo, netPaise, isLast));
}
