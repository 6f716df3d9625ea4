// The hospital's settings for the laboratory.
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface LaboratorySettings {
  /** Whether reports bear the picture of the signature (LB042). */
  readonly hasLabSignature: boolean;
}

/** The hospital's settings for the laboratory. */
export const laboratorySettings = new HospitalSettings<LaboratorySettings>({ hasLabSignature: 'has_lab_signature' });
