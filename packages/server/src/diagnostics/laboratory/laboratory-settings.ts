// The hospital's settings for the laboratory.
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface LaboratorySettings {
  /** True when reports show the picture of the signature (LB042). */
  readonly hasLabSignature: boolean;
  /** The accreditation that reports name. Null when the laboratory has none (LB053). */
  readonly labAccreditation: string | null;
}

/** The hospital's settings for the laboratory. */
export const laboratorySettings = new HospitalSettings<LaboratorySettings>({
  hasLabSignature: 'has_lab_signature',
  labAccreditation: 'lab_accreditation',
});
