// The paper of the pharmacy's counter, with its sample: the label of a dispensed medicine.
import { dispenseLabelPaper } from '@charaka/contract/supply/dispensing/papers';
import type { Thousandths } from '@charaka/rules/money/money';
import { fullName } from '../../people/patient/patient-facts.ts';
import { samplePatient } from '../../people/patient/sample-patient.ts';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { DispenseLabelsPaper } from './dispense-labels-paper.tsx';

const one = 1000 as Thousandths;
const { patientId, sex, ageYears } = samplePatient;

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  {
    paper: dispenseLabelPaper,
    order: 10,
    sample: (
      <DispenseLabelsPaper
        language="en"
        dispensed={{
          patientId,
          patientName: fullName(samplePatient),
          sex,
          ageYears,
          language: 'en',
          labels: [
            {
              saleLineId: 1,
              itemName: 'Paracetamol 650 mg tablet',
              pack: 'Strip of 10',
              quantity: 1,
              batchNumber: 'PC2611',
              expiry: '2028-10-31',
              soldAt: '2026-11-23T10:00:00+05:30',
              detail: {
                genericName: 'Paracetamol',
                strength: '650 mg',
                form: 'Tablet',
                dose: one,
                doseUnit: 'tablet',
                route: 'Oral',
                frequency: 'TDS',
                morning: one,
                noon: one,
                night: one,
                food: 'After',
                durationDays: 3,
              },
            },
          ],
        }}
      />
    ),
  },
];
