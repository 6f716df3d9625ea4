// The hospital's settings for patients.
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface PatientSettings {
  /** Stands before the number of a patient; '' for none. */
  readonly patientRegistrationPrefix: string;
}

/** The hospital's settings for patients. */
export const patientSettings = new HospitalSettings<PatientSettings>({
  patientRegistrationPrefix: 'patient_registration_prefix',
});
