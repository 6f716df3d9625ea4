// Data for ordering from the demo's price list: preparation of the patient, restrictions of a test, intervals before a repeat; and its
// order sets.
import type { ChargeMoment, OrderKind, OrderPriority } from '@charaka/rules/clinic/order-step';

/** How a charge of the price list is refined; what is left out is as its type says. */
export interface Refinement {
  readonly code: string;
  readonly synonyms?: string;
  readonly kind?: OrderKind;
  readonly preparation?: string;
  readonly sexLimit?: 'M' | 'F';
  readonly ageFromDays?: number;
  readonly ageToDays?: number;
  readonly repeatWindowHours?: number;
  readonly requiresPayerApproval?: boolean;
  readonly chargeMoment?: ChargeMoment;
  readonly leadMinutes?: number;
}

const fasting = 'Nothing but water for 10 hours before';
const fullBladder = 'Drink four glasses of water an hour before, and do not pass urine';
const noMetal = 'Leave jewellery and everything of metal at home; tell us of implants';
const aDay = 24;
const aWeek = 7 * aDay;
const aQuarter = 90 * aDay;

const tests: readonly Refinement[] = [
  { code: 'LAB-001', synonyms: 'CBC, haemogram, FBC', repeatWindowHours: 12 },
  { code: 'LAB-002', synonyms: 'ESR', repeatWindowHours: aWeek },
  { code: 'LAB-003', synonyms: 'grouping', repeatWindowHours: aQuarter },
  { code: 'LAB-004', synonyms: 'PT, INR', repeatWindowHours: aDay },
  { code: 'LAB-005', synonyms: 'APTT', repeatWindowHours: 6 },
  { code: 'LAB-006', synonyms: 'smear', repeatWindowHours: aWeek },
  { code: 'LAB-007', repeatWindowHours: aWeek },
  { code: 'LAB-008', synonyms: 'crossmatch', repeatWindowHours: 72 },
  { code: 'LAB-020', synonyms: 'RBS, glucose', repeatWindowHours: 1 },
  { code: 'LAB-021', synonyms: 'HbA1c', repeatWindowHours: aQuarter },
  { code: 'LAB-022', synonyms: 'LFT', repeatWindowHours: aDay },
  { code: 'LAB-023', synonyms: 'RFT, KFT, creatinine', repeatWindowHours: aDay },
  { code: 'LAB-024', synonyms: 'sodium, potassium', repeatWindowHours: 6 },
  { code: 'LAB-025', synonyms: 'cholesterol', preparation: fasting, repeatWindowHours: 30 * aDay },
  { code: 'LAB-026', synonyms: 'TSH, T3, T4', repeatWindowHours: 30 * aDay },
  { code: 'LAB-027', synonyms: 'troponin', repeatWindowHours: 3 },
  { code: 'LAB-028', repeatWindowHours: aDay },
  { code: 'LAB-029', synonyms: 'CRP', repeatWindowHours: aDay },
  { code: 'LAB-030', synonyms: 'ABG', repeatWindowHours: 1 },
  { code: 'LAB-031', repeatWindowHours: aDay },
  { code: 'LAB-032', synonyms: '25-OH', repeatWindowHours: aQuarter },
  { code: 'LAB-033', synonyms: 'pregnancy test', sexLimit: 'F', ageFromDays: 3285, repeatWindowHours: 48 },
  { code: 'LAB-034', synonyms: 'PCT', repeatWindowHours: aDay },
  { code: 'LAB-035', repeatWindowHours: aDay },
  { code: 'LAB-050', synonyms: 'urine RE', preparation: 'The middle part of the first urine of the morning' },
  { code: 'LAB-051', preparation: 'Clean yourself, and bring the middle part of the urine in the sterile cup' },
  { code: 'LAB-052', repeatWindowHours: 6 },
  { code: 'LAB-053', repeatWindowHours: 48 },
  { code: 'LAB-054', repeatWindowHours: 72 },
  { code: 'LAB-055', synonyms: 'MP', repeatWindowHours: 12 },
  { code: 'LAB-056', repeatWindowHours: aWeek },
  { code: 'LAB-057', synonyms: 'HBsAg', repeatWindowHours: aQuarter },
  { code: 'LAB-058', synonyms: 'HCV', repeatWindowHours: aQuarter },
  { code: 'LAB-059', repeatWindowHours: aQuarter },
  { code: 'LAB-060', synonyms: 'AFB', preparation: 'Sputum of the early morning, before breakfast' },
  { code: 'LAB-073', sexLimit: 'F', ageFromDays: 7665, repeatWindowHours: 365 * aDay },
];

const images: readonly Refinement[] = [
  { code: 'XR-001', synonyms: 'CXR' },
  { code: 'XR-002' },
  { code: 'XR-003' },
  { code: 'XR-004', synonyms: 'hip' },
  { code: 'XR-006', leadMinutes: 30 },
  { code: 'USG-001', synonyms: 'USG abdomen', preparation: `${fasting}. ${fullBladder}` },
  { code: 'USG-002', synonyms: 'obstetric', sexLimit: 'F', ageFromDays: 3285, preparation: fullBladder },
  { code: 'USG-003', preparation: fullBladder },
  { code: 'USG-004', sexLimit: 'F', ageFromDays: 3285 },
  { code: 'CT-001', synonyms: 'NCCT head', repeatWindowHours: 6 },
  { code: 'CT-002', synonyms: 'HRCT', requiresPayerApproval: true },
  { code: 'CT-003', synonyms: 'CECT', preparation: fasting, requiresPayerApproval: true, leadMinutes: 240 },
  { code: 'CT-004', preparation: fasting, requiresPayerApproval: true, ageFromDays: 6570 },
  { code: 'MRI-001', preparation: noMetal, requiresPayerApproval: true, leadMinutes: 240 },
  { code: 'MRI-002', preparation: noMetal, requiresPayerApproval: true, leadMinutes: 240 },
  { code: 'MRI-003', preparation: noMetal, requiresPayerApproval: true, leadMinutes: 240 },
  { code: 'CAR-001', synonyms: 'ECG', kind: 'Imaging', repeatWindowHours: 1 },
  { code: 'CAR-002', synonyms: 'echo', kind: 'Imaging', repeatWindowHours: aWeek },
  { code: 'CAR-003', synonyms: 'TMT', kind: 'Imaging', preparation: 'Light food, no tea or coffee; wear flat shoes' },
  { code: 'CAR-004', kind: 'Imaging', leadMinutes: 1440 },
];

const care: readonly Refinement[] = [
  { code: 'NUR-008', ageToDays: 28 },
  { code: 'PRO-011', synonyms: 'dialysis', chargeMoment: 'Start', requiresPayerApproval: true },
  { code: 'PRO-013', synonyms: 'OGD', preparation: fasting, requiresPayerApproval: true },
  { code: 'PRO-014', preparation: `Only liquids the day before, then the powder as told. ${fasting}` },
];

/** Sixty charges that need more than a price. */
export const refinements: readonly Refinement[] = [...tests, ...images, ...care];

/** A line of a set: the code of its charge; what follows it in a list of its own is offered, and not ticked. */
export interface DemoSet {
  readonly name: string;
  readonly priority?: OrderPriority;
  readonly ticked: readonly string[];
  readonly offered?: readonly string[];
}

/** Order sets (orders, section 12). */
export const demoSets: readonly DemoSet[] = [
  { name: 'Fever', ticked: ['LAB-001', 'LAB-055', 'LAB-053', 'LAB-050'], offered: ['LAB-056', 'LAB-052', 'XR-001'] },
  { name: 'Chest pain', priority: 'Stat', ticked: ['CAR-001', 'LAB-027', 'XR-001'], offered: ['CAR-002', 'LAB-035'] },
  {
    name: 'Antenatal first visit',
    ticked: ['LAB-001', 'LAB-003', 'LAB-050', 'LAB-057', 'LAB-059', 'LAB-026', 'USG-002'],
    offered: ['LAB-020'],
  },
  {
    name: 'Pre-operative',
    ticked: ['LAB-001', 'LAB-003', 'LAB-004', 'LAB-023', 'LAB-057', 'LAB-059', 'CAR-001', 'XR-001'],
    offered: ['CAR-002', 'LAB-008'],
  },
  { name: 'Dengue', ticked: ['LAB-001', 'LAB-053', 'LAB-054', 'LAB-022'], offered: ['USG-001'] },
  { name: 'Diabetic review', ticked: ['LAB-020', 'LAB-021', 'LAB-025', 'LAB-023', 'LAB-050'], offered: ['CAR-001'] },
  { name: 'Stroke', priority: 'Stat', ticked: ['CT-001', 'LAB-020', 'LAB-004', 'CAR-001'], offered: ['MRI-001'] },
  {
    name: 'Sepsis',
    priority: 'Urgent',
    ticked: ['LAB-001', 'LAB-052', 'LAB-034', 'LAB-030', 'LAB-023', 'LAB-051'],
    offered: ['XR-006', 'LAB-022'],
  },
  { name: 'Newborn', ticked: ['NUR-008', 'LAB-003'], offered: ['LAB-020', 'LAB-022', 'LAB-026'] },
  { name: 'Dialysis', ticked: ['PRO-011', 'LAB-024', 'LAB-023'], offered: ['LAB-001', 'LAB-057', 'LAB-058'] },
  { name: 'Fracture', priority: 'Urgent', ticked: ['XR-003'], offered: ['XR-004', 'XR-005', 'PRO-007'] },
  { name: 'Post-operative day 1', ticked: ['LAB-001', 'LAB-024', 'NUR-005'], offered: ['LAB-023', 'PHY-001'] },
];

/** The most frequent orders of the demo's doctor. */
export const demoFavourites: readonly string[] = ['LAB-001', 'LAB-020', 'LAB-050', 'XR-001', 'CAR-001', 'LAB-023'];
