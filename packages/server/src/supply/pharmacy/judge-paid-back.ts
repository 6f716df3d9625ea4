// When a refund of returned medicine needs an approver: as every other refund does (Q258, Q268).
import { heldModesOf } from '@charaka/contract/supply/pharmacy/sold-line';
import type { Paise } from '@charaka/rules/money/money';
import type { ByMode } from '@charaka/rules/money/refund-way';
import type { Call } from '../../kernel/handler.ts';
import type { MedicineMemo } from '../../money/account/account-source.ts';
import { judgeRefund } from '../../money/payment/judge-refund.ts';

/** A refund of medicine of a memo. */
interface PaidBack {
  readonly sale: MedicineMemo;
  readonly soldBy: number;
  readonly paidBackPaise: Paise;
  readonly modes: ByMode;
  readonly reason: string;
}

/**
 * Refuses a refund by another mode than that of the payment, of a memo of an earlier day or above the hospital's limit, unless it is made by
 * an approver who did not sell the medicine. What is credited to the bill instead is refunded with the bill, as it was paid.
 */
export async function judgePaidBack(
  call: Call,
  { sale, soldBy, paidBackPaise, modes, reason }: PaidBack,
): Promise<void> {
  if (paidBackPaise === 0) return;
  await judgeRefund(call, {
    amountPaise: paidBackPaise,
    modes,
    held: heldModesOf(sale),
    paidAt: sale.soldAt,
    doneWork: null,
    makerIds: [soldBy],
    reason: { field: 'saleReturn.reason', text: reason },
  });
}
