// The hospital's settings for purchases.
import type { Paise } from '@charaka/rules/money/money';
import type { CalendarDate } from '@charaka/rules/stay/hospital-day';
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface PurchaseSettings {
  /** Above these totals an order needs a second and a third approval; null: one is enough (PH026). */
  readonly secondApprovalPaise: Paise | null;
  readonly thirdApprovalPaise: Paise | null;
  /** The turnover of the year that ended on `turnoverUntil`: above a sum, tax is deducted from goods (PH082). */
  readonly turnoverPaise: Paise | null;
  readonly turnoverUntil: CalendarDate | null;
}

/** The hospital's settings for purchases. */
export const purchaseSettings = new HospitalSettings<PurchaseSettings>({
  secondApprovalPaise: 'second_approval_paise',
  thirdApprovalPaise: 'third_approval_paise',
  turnoverPaise: 'turnover_paise',
  turnoverUntil: 'turnover_until',
});
