// The papers of a patient, with their samples: the registration, the wristband and the label.
import { patientLabelPaper, patientRegistrationPaper, wristbandPaper } from '@charaka/contract/people/patient/papers';
import { useSignedIn } from '../../kernel/session.ts';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { labelFacts } from './label-facts.ts';
import { LabelsPaper, WristbandPaper } from './label-papers.tsx';
import { PatientPaper } from './print-patient.tsx';
import { samplePatient, sampleStay } from './sample-patient.ts';

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  {
    paper: patientRegistrationPaper,
    order: 10,
    sample: <PatientPaper patient={samplePatient} />,
  },
  { paper: wristbandPaper, order: 10, sample: <SampleLabel Paper={WristbandPaper} /> },
  { paper: patientLabelPaper, order: 10, sample: <SampleLabel Paper={LabelsPaper} /> },
];

function SampleLabel({ Paper }: { Paper: typeof WristbandPaper | typeof LabelsPaper }) {
  const { hospital } = useSignedIn();
  return <Paper facts={labelFacts(samplePatient, sampleStay, hospital?.hospitalName ?? '')} />;
}
