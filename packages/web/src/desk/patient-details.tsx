// The page of one admission: who it is, and consultant register, diagnostic, prescription, charges, payment and bill (R341-R347).
import { AdmissionCard } from '../stay/admission/admission-card.tsx';
import { AdmissionPage, type ShownAdmission } from '../stay/admission/admission-page.tsx';
import { useViewer } from '../stay/admission/use-viewer.ts';
import { AdmissionPanels } from './admission-panels.tsx';
import { PatientIcons } from './patient-icons.tsx';

/** Route ipd/ipd_registration/patient-details?id=, and below every other list of inpatients (R062). */
export default function PatientDetails() {
  return <AdmissionPage>{(shown) => <Details {...shown} />}</AdmissionPage>;
}

/** The panels hang on the right on the list of all inpatients; who has only that on another list sees the card alone. */
function Details({ admission, patient }: ShownAdmission) {
  const { canView } = useViewer();
  return (
    <>
      <AdmissionCard admission={admission} patient={patient} actions={<PatientIcons admission={admission} />} />
      {canView && <AdmissionPanels admission={admission} />}
    </>
  );
}
