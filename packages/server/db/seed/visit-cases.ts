// Complaints of the demo's outpatients, and their prescriptions; every case is complete enough to be signed.
import { type LooseLine, medicineText } from '@charaka/rules/clinic/medicine-line';

interface Case {
  readonly complaint: string;
  readonly duration: string;
  readonly code: string;
  readonly diagnosisName: string;
  readonly advice: string;
  /** The codes of the tests of which one is ordered with it by turns, where one is. */
  readonly tests: readonly string[];
  readonly medicines: readonly LooseLine[];
}

const tablet = (genericName: string, strength: string, frequency: 'OD' | 'BD' | 'TDS', durationDays: number) =>
  ({
    genericName,
    strength,
    form: 'Tablet',
    dose: 1,
    doseUnit: 'tablet',
    route: 'Oral',
    frequency,
    food: 'After',
    durationDays,
    isAsNeeded: false,
  }) satisfies LooseLine;

const cases: readonly Case[] = [
  {
    complaint: 'Fever',
    duration: '3 days',
    code: 'R50.9',
    diagnosisName: 'Fever, unspecified',
    advice: 'Drink plenty of water. Come back if the fever lasts for two more days.',
    tests: ['LAB-001', 'LAB-051'],
    medicines: [
      tablet('Paracetamol', '650 mg', 'TDS', 3),
      tablet('Cetirizine', '10 mg', 'OD', 5),
      tablet('Zinc sulphate', '20 mg', 'OD', 14),
    ],
  },
  {
    complaint: 'Review of blood pressure',
    duration: '1 month',
    code: 'I10',
    diagnosisName: 'Essential hypertension',
    advice: 'Less salt, a walk of half an hour every day.',
    tests: ['LAB-023', 'LAB-108', 'LAB-025'],
    medicines: [tablet('Amlodipine', '5 mg', 'OD', 30), tablet('Telmisartan', '40 mg', 'OD', 30)],
  },
  {
    complaint: 'Review with sugar report',
    duration: '3 months',
    code: 'E11.9',
    diagnosisName: 'Type 2 diabetes',
    advice: 'Diet as told. Sugar after fasting once a month.',
    tests: ['LAB-021', 'LAB-100', 'LAB-103'],
    medicines: [
      tablet('Metformin', '500 mg', 'BD', 30),
      tablet('Glimepiride', '1 mg', 'OD', 30),
      tablet('Atorvastatin', '10 mg', 'OD', 30),
    ],
  },
  {
    complaint: 'Pain in the knee',
    duration: '2 weeks',
    code: 'M17.9',
    diagnosisName: 'Osteoarthritis of knee',
    advice: 'No squatting, warm packs in the evening.',
    tests: ['LAB-029', 'LAB-106', 'LAB-032'],
    medicines: [
      tablet('Aceclofenac', '100 mg', 'BD', 5),
      tablet('Calcium carbonate', '500 mg', 'OD', 30),
      tablet('Pantoprazole', '40 mg', 'OD', 5),
    ],
  },
  {
    complaint: 'Cough',
    duration: '5 days',
    code: 'J06.9',
    diagnosisName: 'Acute upper respiratory infection',
    advice: 'Steam twice a day.',
    tests: ['LAB-002', 'LAB-001', 'LAB-009'],
    medicines: [tablet('Levocetirizine', '5 mg', 'OD', 5), tablet('Ambroxol', '30 mg', 'BD', 5)],
  },
  {
    complaint: 'Burning in the stomach',
    duration: '1 week',
    code: 'K29.7',
    diagnosisName: 'Gastritis, unspecified',
    advice: 'Small meals, nothing spicy.',
    tests: ['LAB-022', 'LAB-134', 'LAB-022', 'LAB-070'],
    medicines: [
      tablet('Pantoprazole', '40 mg', 'OD', 14),
      tablet('Domperidone', '10 mg', 'TDS', 5),
      tablet('Sucralfate', '1 g', 'BD', 14),
    ],
  },
];

/** A note as the product keeps it, with the lines of its prescription as orders have them. */
export const visitCases = cases.map(({ medicines, ...one }) => ({
  ...one,
  content: {
    templateId: 0,
    templateVersion: 1,
    examination: [],
    orders: [],
    instructionLanguage: 'en',
    complaints: [{ text: one.complaint, duration: one.duration }],
    diagnoses: [
      { codeSystem: 'ICD10', code: one.code, diagnosisName: one.diagnosisName, kind: 'Final', isPrimary: true },
    ],
    medicines: medicines.map((line) => ({ ...line, isQuantityTyped: false, substitutionAllowed: true })),
    advice: one.advice,
  },
  lines: medicines.map((line) => ({
    orderName: medicineText(line),
    detail: { ...line, dose: (line.dose ?? 0) * 1000, isSubstitutionAllowed: true },
    quantity: (line.durationDays ?? 1) * { OD: 1, BD: 2, TDS: 3 }[line.frequency as 'OD' | 'BD' | 'TDS'],
  })),
}));
