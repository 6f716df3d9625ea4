// The hospital's settings for tax documents.
import type { CalendarDate } from '@charaka/rules/stay/hospital-day';
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface TaxSettings {
  /** From which day on medicine of inpatients is part of the treatment (FI044); null: never. */
  readonly medicineInTreatmentSince: CalendarDate | null;
}

/** The hospital's settings for tax. */
export const taxSettings = new HospitalSettings<TaxSettings>({
  medicineInTreatmentSince: 'medicine_in_treatment_since',
});
