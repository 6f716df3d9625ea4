// A cash memo in the words of the rules that give it back: what screen and server reckon a return with.
import type { SoldLine } from '@charaka/rules/money/medicine-line';
import { type Paise, subtractPaise, sumPaise } from '@charaka/rules/money/money';
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
