// The page of one patient with what later areas know of the chart.
import ViewPatient from '../people/patient/view-patient.tsx';
import { MarkedChart } from '../people/privacy/marked-chart.tsx';
import { WhoSaw } from '../people/privacy/who-saw.tsx';

/** Route patient_registration/$patientId. */
export default function PatientPage() {
  const more = (patientId: number) => (
    <>
      <MarkedChart patientId={patientId} />
      <WhoSaw patientId={patientId} />
    </>
  );
  return <ViewPatient more={more} />;
}
