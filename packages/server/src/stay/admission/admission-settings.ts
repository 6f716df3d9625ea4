// The hospital's settings for admissions.
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface AdmissionSettings {
  /** Stands before the number of an admission; '' for none. */
  readonly inpatientAdmissionPrefix: string;
}

/** The hospital's settings for admissions. */
export const admissionSettings = new HospitalSettings<AdmissionSettings>({
  inpatientAdmissionPrefix: 'inpatient_admission_prefix',
});
