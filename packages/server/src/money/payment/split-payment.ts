// A payment as split over its modes by the caller, judged and ready to be saved (R466-R474).

import type { paymentModes } from '@charaka/contract/money/payment/payment';
import { paymentSentences } from '@charaka/contract/money/payment/payment-sentences';
import { type Paise, ZERO } from '@charaka/rules/money/money';
import { type EnteredModes, keptModes, type PaidModes } from '@charaka/rules/money/paid-modes';
import { checkPaymentSplit, type PaymentForm } from '@charaka/rules/money/payment';
import type { z } from 'zod';
import { refuse } from '../../kernel/refusal.ts';

/** The amounts by mode with their references, as sent. */
export type SentModes = z.output<z.ZodObject<typeof paymentModes>>;

/** The split sent, in full: zero for a mode that was not named. */
export function enteredModes(sent: SentModes): EnteredModes {
  return {
    cashPaise: sent.cash ?? ZERO,
    cardPaise: sent.card ?? ZERO,
    cardNumber: sent.cardNumber ?? '',
    upiPaise: sent.upi ?? ZERO,
    upiTransactionNumber: sent.upiReference ?? '',
    neftPaise: sent.neft ?? ZERO,
    neftReference: sent.neftReference ?? '',
    chequePaise: sent.chequeAmount ?? ZERO,
    chequeNumber: sent.chequeNumber ?? '',
  };
}

/**
 * The amount by modes: cash is the rest after the others, and a different cash amount is refused (R467, Q116). Refuses
 * with the first error.
 */
export function splitPayment(
  sent: SentModes,
  judged: { form: PaymentForm; amountPaise: Paise; isRefund: boolean },
): PaidModes {
  const entered = enteredModes(sent);
  const { cashPaise, problems } = checkPaymentSplit({ ...entered, ...judged, cashReceiptLimitPaise: null });
  if (problems[0]) refuse(problems[0].sentence);
  if (sent.cash != null && sent.cash !== cashPaise) refuse(paymentSentences.modesDoNotAddUpToPayment);
  return keptModes({ ...entered, cashPaise });
}
