// The refund of returned medicine: an inpatient's in cash or to the bill, an outpatient's whole and at once (Q144, Q258, PH060, PH063).
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { LEAST_REFUND_REASON } from '@charaka/contract/money/payment/payment';
import { paymentSentences } from '@charaka/contract/money/payment/payment-sentences';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import type { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { heldOf, refundOf } from '@charaka/contract/supply/pharmacy/sold-line';
import { type Paise, subtractPaise, ZERO } from '@charaka/rules/money/money';
import { nothingPaid, type PaidModes, paidByAllModes } from '@charaka/rules/money/paid-modes';
import { CASH_REFUND_LIMIT_PAISE, tooMuchCashBack } from '@charaka/rules/money/payment';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MedicineMemo } from '../../money/account/account-source.ts';
import { enteredModes, splitPayment } from '../../money/payment/split-payment.ts';
import { judgePaidBack } from './judge-paid-back.ts';

type Entry = ParsedOf<typeof addSalesReturn>['saleReturn'];

/** The money that goes out with a return, by its modes, with the memo's round-off that it contains. */
export interface ReturnRefund {
  readonly paidBackPaise: Paise;
  readonly roundOffPaise: Paise;
  readonly modes: PaidModes;
}

/** A return of lines of a locked memo; `netPaise` is the value of the lines. */
interface Returned {
  readonly sale: MedicineMemo;
  readonly soldBy: number;
  readonly entry: Entry;
  readonly netPaise: Paise;
}

/** The judged refund of a return. Refuses sums and modes that the memo does not allow, and a refund that needs another person. */
export async function judgeReturnRefund(call: Call, returned: Returned): Promise<ReturnRefund> {
  const { sale, soldBy, entry } = returned;
  const refund = sale.admissionId == null ? outpatientRefund(returned) : inpatientRefund(returned);
  const { paidBackPaise, modes } = refund;
  await judgePaidBack(call, { sale, soldBy, paidBackPaise, modes, reason: entry.reason ?? '' });
  return refund;
}

/** Cash alone: at most the value returned, the part paid with the memo and not yet refunded, and the limit of any refund (R487). */
function inpatientRefund({ sale, entry, netPaise }: Returned): ReturnRefund {
  const paidBackPaise = entry.paidBack ?? ZERO;
  const { cashPaise, ...others } = enteredModes(entry);
  if (paidByAllModes({ ...others, cashPaise: ZERO }) > 0) refuse(paymentSentences.modesDoNotAddUpToPayment);
  if (entry.cash != null && cashPaise !== paidBackPaise) refuse(paymentSentences.modesDoNotAddUpToPayment);
  if (paidBackPaise > netPaise) refuse(pharmacySentences.paidBackMoreThanReturned);
  if (paidBackPaise > heldOf(sale)) refuse(pharmacySentences.paidBackMoreThanPaid);
  if (paidBackPaise > CASH_REFUND_LIMIT_PAISE) refuse(tooMuchCashBack);
  return { paidBackPaise, roundOffPaise: ZERO, modes: { ...nothingPaid, cashPaise: paidBackPaise } };
}

/** The whole value of the lines by the modes sent, with a reason. */
function outpatientRefund({ sale, entry, netPaise }: Returned): ReturnRefund {
  const paidBackPaise = refundOf(sale, entry.lines, netPaise);
  if (paidBackPaise !== (entry.paidBack ?? ZERO)) refuse(kernelSentences.figuresChanged);
  const { enterRefundReason } = paymentSentences;
  if ((entry.reason ?? '').trim().length < LEAST_REFUND_REASON)
    refuse(enterRefundReason, { 'saleReturn.reason': enterRefundReason });
  const split = { form: 'add payment', amountPaise: paidBackPaise, isRefund: true } as const;
  const modes = paidBackPaise > 0 ? splitPayment(entry, split) : nothingPaid;
  return { paidBackPaise, roundOffPaise: subtractPaise(paidBackPaise, netPaise), modes };
}
