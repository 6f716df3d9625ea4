// Checks of every charge line, posted or changed.

import { chargeSentences } from '@charaka/contract/money/charge/charge-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { mayTypeQuantity } from '@charaka/rules/money/charge-line';
import type { Paise, Thousandths } from '@charaka/rules/money/money';
import { mayRecordCharge } from '@charaka/rules/stay/admission-state';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { needDeed } from '../../kernel/session.ts';
import { type AdmissionStanding, closedReason, viewerOf } from '../../stay/admission/admission-standing.ts';

/** Ten digits of rupees, the most an amount has (R191). */
const LARGEST_LINE_PAISE = 1e12;

/** Refuses while the admission takes no charges; `deed` ends the sentence, as 'no charge can be added' (R334, Q34). */
export function refuseClosed(call: Call, standing: AdmissionStanding, deed: Sentence): void {
  if (mayRecordCharge(viewerOf(call.session), standing)) return;
  // The remaining case: the payer's final amount is settled while discharge is under way.
  const closed = closedReason(standing) ?? chargeSentences.finalAmountEntered;
  refuse(chargeSentences.closedForDeed({ closed, deed }));
}

/** The amounts of a line. */
export interface LineAmounts {
  readonly quantityThousandths: Thousandths;
  readonly appliedPaise: Paise;
  readonly itemDiscountPaise: Paise;
}

/** Refuses a discount above the price (Q100), and an amount that no longer fits the wire and would make the whole bill unreadable. */
export function refuseAmounts(
  name: string,
  { quantityThousandths, appliedPaise, itemDiscountPaise }: LineAmounts,
): void {
  if (itemDiscountPaise > appliedPaise) refuse(chargeSentences.discountTooLarge({ name }));
  if ((quantityThousandths / 1000) * appliedPaise >= LARGEST_LINE_PAISE) {
    refuse(chargeSentences.amountTooManyDigits({ name }));
  }
}

/** Refuses a typed fraction of a charge that is not divisible, as a thousandth of a scan; see `mayTypeQuantity` (Q257). */
export function refusePartOfWhole(
  { chargeName, isDivisible }: { readonly chargeName: string; readonly isDivisible: boolean },
  quantityThousandths: Thousandths,
  beforeThousandths = 0,
): void {
  if (!mayTypeQuantity(quantityThousandths, { isDivisible, beforeThousandths }))
    refuse(chargeSentences.chargedWhole({ chargeName }));
}

/**
 * Throws 403 for another price than `usual` and for a discount above that of `usual`, to users who may not give them
 * (Q224). Usual is the price of the list, or that of the saved line.
 */
export function refuseUnusual(call: Call, line: Omit<LineAmounts, 'quantityThousandths'>, usual: typeof line): void {
  if (line.appliedPaise !== usual.appliedPaise) needDeed(call.session, 'price-override');
  if (line.itemDiscountPaise > usual.itemDiscountPaise) needDeed(call.session, 'discount');
}
