// When cash handed out for returned medicine needs an approver: as every other refund does (Q258, Q268).
import type { Paise } from '@charaka/rules/money/money';
import { nothingPaid } from '@charaka/rules/money/paid-modes';
import { type ByMode, heldByMode } from '@charaka/rules/money/refund-way';
import type { Call } from '../../kernel/handler.ts';
import type { MedicineMemo } from '../../money/account/account-source.ts';
import { judgeRefund } from '../../money/payment/judge-refund.ts';

/** Cash about to be handed out for medicine of a memo. */
interface PaidBack {
  readonly sale: MedicineMemo;
  readonly soldBy: number;
  readonly paidBackPaise: Paise;
  readonly reason: string;
}

const inCash = (cashPaise: Paise): ByMode => ({ ...nothingPaid, cashPaise });

const paidModes = ({ cash, card, upi, neft, chequeAmount }: MedicineMemo): ByMode => ({
  cashPaise: cash,
  cardPaise: card,
  upiPaise: upi,
  neftPaise: neft,
  chequePaise: chequeAmount,
});

/**
 * Refuses cash for a memo that was paid another way, of an earlier day or above the hospital's limit, unless an approver hands it out who
 * did not sell the medicine. What is credited to the bill instead is refunded with the bill, as it was paid.
 */
export async function judgePaidBack(call: Call, { sale, soldBy, paidBackPaise, reason }: PaidBack): Promise<void> {
  if (paidBackPaise === 0) return;
  await judgeRefund(call, {
    amountPaise: paidBackPaise,
    modes: inCash(paidBackPaise),
    held: heldByMode(
      [paidModes(sale)],
      sale.returns.map(({ paidBack }) => inCash(paidBack)),
    ),
    paidAt: sale.soldAt,
    doneWork: null,
    makerIds: [soldBy],
    reason: { field: 'saleReturn.reason', text: reason },
  });
}
