// The hospital's settings for purchases.
import type { Paise } from '@charaka/rules/money/money';
import type { CalendarDate } from '@charaka/rules/stay/hospital-day';
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface PurchaseSettings {
  /** The turnover of the year that ended on `turnoverUntil`: above a sum, tax is deducted from goods (PH082). */
  readonly turnoverPaise: Paise | null;
  readonly turnoverUntil: CalendarDate | null;
}

/** The hospital's settings for purchases. */
export const purchaseSettings = new HospitalSettings<PurchaseSettings>({
  turnoverPaise: 'turnover_paise',
  turnoverUntil: 'turnover_until',
});
