// The papers of a patient, with their samples: the registration, the wristband and the label.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { labelFacts } from './label-facts.ts';
import { LabelsPaper, WristbandPaper } from './label-papers.tsx';
import { PatientPaper } from './print-patient.tsx';
import { samplePatient, sampleStay } from './sample-patient.ts';

/** Shown as previews of the print settings. */
export const patientPapers: readonly AreaPaper[] = [
  {
    paper: 'patient_registration',
    name: 'registration',
    order: 10,
    sample: <PatientPaper patient={samplePatient} />,
  },
  { paper: 'wristband', name: 'wristband', order: 10, sample: <SampleLabel Paper={WristbandPaper} /> },
  { paper: 'patient_label', name: 'label', order: 10, sample: <SampleLabel Paper={LabelsPaper} /> },
];

function SampleLabel({ Paper }: { Paper: typeof WristbandPaper | typeof LabelsPaper }) {
  const { hospital } = useSignedIn();
  return <Paper facts={labelFacts(samplePatient, sampleStay, hospital?.hospitalName ?? '')} />;
}
