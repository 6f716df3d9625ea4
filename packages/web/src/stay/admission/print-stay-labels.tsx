// The wristband and the labels of somebody in hospital, with the number and the bed of the stay.
import { getPatient } from '@charaka/contract/people/patient/patient';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { admissionNumberLabel } from '@charaka/rules/list/display-number';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { LabelStay } from '../../people/patient/label-facts.ts';
import PrintPatientLabels from '../../people/patient/print-patient-labels.tsx';
import { admissionNumberOf } from './admission-facts.ts';
import { type Admission, patientName } from './paper-facts.tsx';

/** Appears once both are read: a band without the allergies of the patient must not be printed. */
export default function PrintStayLabels({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const asked = { patient: { patientId: admission?.patientId ?? 0 } };
  const patient = useAnswer(patientTopic, getPatient, asked, { isEnabled: admission !== undefined }).data?.patient;
  if (!admission || !patient) return null;
  return <PrintPatientLabels patient={patient} stay={stayOf(admission)} onClose={onClose} />;
}

function stayOf(admission: Admission): LabelStay {
  const { admissionMode, bedGroupName, bedName } = admission;
  return {
    name: patientName(admission),
    // In the letters that a label printer has.
    numberLabel: admissionNumberLabel(admissionMode),
    number: admissionNumberOf(admission),
    ward: bedGroupName,
    bed: bedName,
  };
}
