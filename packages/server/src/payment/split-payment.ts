// A payment as split over its modes by the caller, judged and ready to be kept (R466-R474).
import type { ParsedOf } from '@charaka/contract/endpoint';
import type { updatePayment } from '@charaka/contract/payment';
import { type Paise, ZERO } from '@charaka/rules/money';
import { checkPaymentSplit, type PaymentForm } from '@charaka/rules/payment';
import { refuse } from '../kernel/refusal.ts';
import type { PaymentModes } from './payment-store.ts';

/** The amounts by mode with their references, as sent. */
type EnteredModes = Omit<ParsedOf<typeof updatePayment>['payment'], 'paymentId' | 'admissionId' | 'amount'>;

/**
 * The amount by modes: cash is what the others leave, and a cash amount that says otherwise is refused (R467, Q116). Refuses
 * with the first thing that is wrong.
 */
export function splitPayment(
  entry: EnteredModes,
  { form, amountPaise, isRefund }: { form: PaymentForm; amountPaise: Paise; isRefund: boolean },
): PaymentModes {
  const others = {
    cardPaise: entry.card ?? ZERO,
    cardNumber: entry.cardNumber ?? '',
    upiPaise: entry.upi ?? ZERO,
    neftPaise: entry.neft ?? ZERO,
    chequePaise: entry.chequeAmount ?? ZERO,
    chequeNumber: entry.chequeNumber ?? '',
  };
  const upiReference = entry.upiReference ?? '';
  const { cashPaise, problems } = checkPaymentSplit({
    ...others,
    form,
    amountPaise,
    isRefund,
    cashReceiptLimitPaise: null,
    upiTransactionNumber: upiReference,
  });
  if (problems[0]) refuse(problems[0].message);
  if (entry.cash != null && entry.cash !== cashPaise) refuse('The payment modes should add up to the payment amount');
  return { ...others, cashPaise, upiReference };
}
