// THE list of panels on the page of one patient, as areas declare them, and the page with them.
import { chartPatientPanels } from '../clinic/chart/patient-panels.tsx';
import { growthPatientPanels } from '../clinic/growth/patient-panels.tsx';
import { immunizationPatientPanels } from '../clinic/immunization/patient-panels.tsx';
import { orderPatientPanels } from '../clinic/order/patient-panels.tsx';
import { timelinePatientPanels } from '../clinic/timeline/patient-panels.tsx';
import { vitalPatientPanels } from '../clinic/vital/patient-panels.tsx';
import { labreportPatientPanels } from '../diagnostics/labreport/patient-panels.tsx';
import type { PatientPanel } from '../people/patient/patient-panel.ts';
import ViewPatient from '../people/patient/view-patient.tsx';
import { privacyPatientPanels } from '../people/privacy/patient-panels.tsx';

const panels: readonly PatientPanel[] = [
  ...chartPatientPanels,
  ...growthPatientPanels,
  ...immunizationPatientPanels,
  ...orderPatientPanels,
  ...labreportPatientPanels,
  ...privacyPatientPanels,
  ...vitalPatientPanels,
  ...timelinePatientPanels,
].toSorted((one, other) => one.order - other.order);

/** Route patient_registration/$patientId. */
export default function PatientPage() {
  const more = (patientId: number) => panels.map(({ name, Content }) => <Content key={name} patientId={patientId} />);
  return <ViewPatient more={more} />;
}
