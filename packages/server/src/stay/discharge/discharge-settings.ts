// The hospital's settings for the way out.
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface DischargeSettings {
  /** The effect of departments that have not cleared a patient who leaves: none, a warning, or a refusal. */
  readonly dischargeChecklist: 'off' | 'warn' | 'bar';
}

/** The hospital's settings for discharges. */
export const dischargeSettings = new HospitalSettings<DischargeSettings>({ dischargeChecklist: 'discharge_checklist' });
