// The hospital's settings for the pharmacy.
import type { Paise } from '@charaka/rules/money/money';
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface PharmacySettings {
  /** Stands before the number of a cash memo and of a return. */
  readonly pharmacySalePrefix: string;
  /** The maximum that one person may write off the stock, at the price on the pack (Q268). */
  readonly stockWriteOffLimitPaise: Paise;
  /** Days in which an outpatient may return medicine (PH062). */
  readonly medicineReturnDays: number;
  /** Days before the expiry from which a batch is near it (PH099). */
  readonly nearExpiryDays: number;
  /** Whether the seller's own second look replaces the check of medicine by another person (PH049). */
  readonly isOwnSecondLookAllowed: boolean;
}

/** The hospital's settings for the pharmacy. */
export const pharmacySettings = new HospitalSettings<PharmacySettings>({
  pharmacySalePrefix: 'pharmacy_sale_prefix',
  stockWriteOffLimitPaise: 'stock_write_off_limit_paise',
  medicineReturnDays: 'medicine_return_days',
  nearExpiryDays: 'near_expiry_days',
  isOwnSecondLookAllowed: 'is_own_second_look_allowed',
});
