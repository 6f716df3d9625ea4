// The hospital's settings for bills.
import type { DepositRule } from '@charaka/rules/money/deposit';
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface BillSettings {
  /** Whether the hospital separates the charges of others, which it only passes on. */
  readonly isNonHospitalCharge: boolean;
  /** A deposit is low below this percentage. */
  readonly lowDepositPercent: number;
  readonly lowDepositOf: DepositRule['of'];
}

/** The hospital's settings for bills. */
export const billSettings = new HospitalSettings<BillSettings>({
  isNonHospitalCharge: 'is_non_hospital_charge',
  lowDepositPercent: 'low_deposit_percent',
  lowDepositOf: 'low_deposit_of',
});
