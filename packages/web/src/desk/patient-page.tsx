// The page of one patient with what later areas know of the chart.
import ViewPatient from '../people/patient/view-patient.tsx';
import { WhoSaw } from '../people/privacy/who-saw.tsx';

/** Route patient_registration/$patientId. */
export default function PatientPage() {
  return <ViewPatient more={(patientId) => <WhoSaw patientId={patientId} />} />;
}
