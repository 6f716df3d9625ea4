// The hospital's settings for the pharmacy.
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface PharmacySettings {
  /** Stands before the number of a cash memo and of a return. */
  readonly pharmacySalePrefix: string;
}

/** The hospital's settings for the pharmacy. */
export const pharmacySettings = new HospitalSettings<PharmacySettings>({ pharmacySalePrefix: 'pharmacy_sale_prefix' });
