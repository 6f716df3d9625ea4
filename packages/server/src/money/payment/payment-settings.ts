// The hospital's settings for money that comes in and goes out.
import type { CashRule } from '@charaka/rules/money/cash-limit';
import type { Paise } from '@charaka/rules/money/money';
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface PaymentSettings {
  /** From how much cash of one patient on the hospital is warned or refuses; null for the law's sum (R487). */
  readonly cashReceiptLimitPaise: Paise | null;
  readonly cashLimitReceipt: CashRule['mode'];
  /** Above this sum a refund needs an approver (Q268). */
  readonly refundLimitPaise: Paise;
}

/** The hospital's settings for payments. */
export const paymentSettings = new HospitalSettings<PaymentSettings>({
  cashReceiptLimitPaise: 'cash_receipt_limit_paise',
  cashLimitReceipt: 'cash_limit_receipt',
  refundLimitPaise: 'refund_limit_paise',
});
