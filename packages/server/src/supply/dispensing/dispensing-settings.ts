// The hospital's settings for the pharmacy's counter.
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface DispensingSettings {
  /** Days after its signature in which a prescription is dispensed (PH086). */
  readonly prescriptionDays: number;
}

/** The hospital's settings for the pharmacy's counter. */
export const dispensingSettings = new HospitalSettings<DispensingSettings>({ prescriptionDays: 'prescription_days' });
