// A laboratory report that never was, as the previews of the print settings show it.
import type { Report } from './lab-report-paper.tsx';

const value = (labParameterId: number, parameterName: string, valueText: string, unit: string, rangeText: string) => ({
  labParameterId,
  parameterName,
  valueText,
  unit,
  rangeText,
  flag: 'N' as const,
  isChanged: false,
});

/** A blood count with one value below its range. */
export const sampleLabReport: Report = {
  reportId: 1,
  reportNo: 42,
  finYear: '2026-2027',
  versionNo: 1,
  status: 'Final',
  sectionName: 'Haematology',
  verifiedAt: '2026-04-09T08:30:00Z',
  verifiedByName: 'Dr. Meera Nair',
  patientId: 5120,
  isNewest: true,
  isTwoStep: false,
  contentSha256: '',
  content: {
    patientName: 'Mrs. Asha Sengupta',
    sex: 'F',
    ageText: '54Y 2M',
    uhid: 'MR5120',
    stayNumber: 'IP1024',
    orderNo: '42/1',
    orderedByName: 'Dr. Pushpa Jha',
    orderedAt: '2026-04-09T05:00:00Z',
    verifiedByName: 'Dr. Meera Nair',
    verifiedByTitle: 'MD (Pathology)',
    tests: [
      {
        labWorkId: 1,
        testName: 'Complete blood count',
        specimenNo: '012604090042',
        specimenName: 'Blood',
        methodName: 'Impedance',
        collectedAt: '2026-04-09T05:20:00Z',
        receivedAt: '2026-04-09T05:45:00Z',
        finishedByName: 'Ravi Kumar',
        values: [
          { ...value(1, 'Haemoglobin', '10.8', 'g/dL', '12.0-15.0'), flag: 'L' },
          value(2, 'Leucocytes', '7.2', '10*3/uL', '4.0-11.0'),
          value(3, 'Platelets', '264', '10*3/uL', '150-410'),
        ],
      },
    ],
  },
  versions: [],
};
