// The hospital's settings for the way out.
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface DischargeSettings {
  /** What is made of departments that have not cleared a patient who leaves. */
  readonly dischargeChecklist: 'off' | 'warn' | 'bar';
}

/** The hospital's settings for discharges. */
export const dischargeSettings = new HospitalSettings<DischargeSettings>({ dischargeChecklist: 'discharge_checklist' });
