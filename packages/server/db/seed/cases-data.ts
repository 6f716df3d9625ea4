// Cases of the demo hospitals: the patients, their wards, the length of their stays and their treatment.
import type { BedKindKey } from './bed-layout.ts';
import type { departments, specializations } from './clinical-data.ts';

/** How a case is admitted. */
export type CaseMode = 'General' | 'Day Care' | 'Procedure' | 'Emergency' | 'OPD' | 'IVF' | 'Dental';

/** One kind of case. Codes are of the price list. */
export interface CaseKind {
  readonly name: string;
  readonly weight: number;
  readonly department: (typeof departments)[number];
  readonly specialization: (typeof specializations)[number];
  readonly sex?: 'M' | 'F';
  readonly ages: readonly [number, number];
  readonly modes: readonly (readonly [CaseMode, number])[];
  /** Bed types they lie in; none means the virtual bed. A first bed of another type is left after a day or two. */
  readonly beds: readonly (readonly [BedKindKey, number])[];
  readonly firstBed?: BedKindKey;
  /** Nights, least and most; 0 comes and goes on one day. */
  readonly nights: readonly [number, number];
  readonly daily: readonly string[];
  readonly once: readonly string[];
  readonly tests: readonly string[];
}

const WARD_AND_CABIN: CaseKind['beds'] = [
  ['general', 50],
  ['semiPrivate', 28],
  ['privateCabin', 16],
  ['deluxeCabin', 6],
];
const BLOODS = ['LAB-001', 'LAB-020', 'LAB-022', 'LAB-023', 'LAB-024', 'LAB-029'];

export const caseKinds: readonly CaseKind[] = [
  {
    name: 'fever',
    weight: 20,
    department: 'General Medicine',
    specialization: 'Physician',
    ages: [16, 90],
    modes: [
      ['General', 75],
      ['Emergency', 25],
    ],
    beds: WARD_AND_CABIN,
    nights: [2, 7],
    daily: ['DOC-001', 'DOC-004', 'NUR-001', 'FOD-001'],
    once: ['CON-001', 'CAR-001'],
    tests: [...BLOODS, 'LAB-050', 'LAB-052', 'LAB-053', 'LAB-054', 'LAB-055', 'LAB-056', 'XR-001', 'USG-001'],
  },
  {
    name: 'lungs',
    weight: 10,
    department: 'General Medicine',
    specialization: 'Physician',
    ages: [40, 90],
    modes: [
      ['General', 60],
      ['Emergency', 40],
    ],
    beds: [
      ['highDependency', 30],
      ['general', 50],
      ['semiPrivate', 20],
    ],
    nights: [4, 10],
    daily: ['DOC-001', 'NUR-001', 'PRO-001', 'PHY-001', 'FOD-001'],
    once: ['CON-001', 'EQP-003', 'XR-001'],
    tests: [...BLOODS, 'LAB-030', 'LAB-034', 'CT-002', 'PUL-001', 'LAB-060'],
  },
  {
    name: 'heart',
    weight: 9,
    department: 'Cardiology',
    specialization: 'Cardiologist',
    ages: [38, 88],
    modes: [
      ['Emergency', 70],
      ['General', 30],
    ],
    beds: [
      ['semiPrivate', 50],
      ['privateCabin', 40],
      ['deluxeCabin', 10],
    ],
    firstBed: 'intensive',
    nights: [3, 8],
    daily: ['DOC-002', 'EQP-001', 'NUR-002', 'FOD-001'],
    once: ['CAR-001', 'CAR-002', 'SUR-007', 'CON-002'],
    tests: [...BLOODS, 'LAB-025', 'LAB-027', 'LAB-035', 'LAB-004', 'CT-004', 'XR-006'],
  },
  {
    name: 'sepsis',
    weight: 5,
    department: 'Critical Care',
    specialization: 'Intensivist',
    ages: [30, 90],
    modes: [
      ['Emergency', 85],
      ['General', 15],
    ],
    beds: [['intensive', 100]],
    nights: [3, 12],
    daily: ['DOC-006', 'NUR-003', 'EQP-001', 'EQP-004'],
    once: ['PRO-004', 'PRO-009', 'EQP-002', 'CON-001'],
    tests: [...BLOODS, 'LAB-030', 'LAB-034', 'LAB-052', 'LAB-005', 'XR-006', 'CT-001'],
  },
  {
    name: 'abdomen',
    weight: 12,
    department: 'General Surgery',
    specialization: 'General Surgeon',
    ages: [18, 75],
    modes: [
      ['General', 60],
      ['Procedure', 25],
      ['Emergency', 15],
    ],
    beds: WARD_AND_CABIN,
    nights: [2, 5],
    daily: ['DOC-001', 'NUR-001', 'FOD-001'],
    once: ['SUR-001', 'OT-002', 'OT-005', 'OT-006', 'CON-002'],
    tests: [...BLOODS, 'LAB-004', 'LAB-028', 'LAB-057', 'LAB-059', 'USG-001', 'CT-003', 'LAB-070', 'XR-001'],
  },
  {
    name: 'bones',
    weight: 9,
    department: 'Orthopaedics',
    specialization: 'Orthopaedic Surgeon',
    ages: [18, 88],
    modes: [
      ['General', 60],
      ['Emergency', 40],
    ],
    beds: WARD_AND_CABIN,
    nights: [3, 9],
    daily: ['DOC-001', 'NUR-001', 'PHY-002', 'FOD-001'],
    once: ['SUR-005', 'OT-002', 'OT-004', 'OT-007', 'CON-002', 'PRO-007'],
    tests: ['LAB-001', 'LAB-004', 'LAB-020', 'LAB-031', 'LAB-032', 'XR-003', 'XR-004', 'XR-005', 'MRI-003'],
  },
  {
    name: 'birth',
    weight: 12,
    department: 'Obstetrics and Gynaecology',
    specialization: 'Gynaecologist',
    sex: 'F',
    ages: [20, 41],
    modes: [['General', 100]],
    beds: [['maternity', 100]],
    nights: [2, 5],
    daily: ['DOC-001', 'NUR-001', 'NUR-008', 'FOD-001'],
    once: ['MAT-001', 'MAT-003', 'MAT-004', 'CON-001'],
    tests: ['LAB-001', 'LAB-003', 'LAB-020', 'LAB-050', 'LAB-057', 'LAB-059', 'USG-002'],
  },
  {
    name: 'child',
    weight: 9,
    department: 'Paediatrics',
    specialization: 'Paediatrician',
    ages: [2, 15],
    modes: [
      ['General', 65],
      ['Emergency', 35],
    ],
    beds: [['general', 100]],
    nights: [1, 5],
    daily: ['DOC-001', 'DOC-004', 'NUR-001', 'PRO-001'],
    once: ['CON-001'],
    tests: ['LAB-001', 'LAB-024', 'LAB-029', 'LAB-050', 'LAB-061', 'LAB-056', 'XR-001'],
  },
  {
    name: 'dialysis',
    weight: 7,
    department: 'Nephrology',
    specialization: 'Nephrologist',
    ages: [30, 80],
    modes: [['Day Care', 100]],
    beds: [['dayCare', 100]],
    nights: [0, 0],
    daily: ['DOC-002'],
    once: ['PRO-011', 'CON-003'],
    tests: ['LAB-001', 'LAB-023', 'LAB-024', 'LAB-057', 'LAB-058'],
  },
  {
    name: 'eye',
    weight: 5,
    department: 'Ophthalmology',
    specialization: 'Ophthalmologist',
    ages: [50, 88],
    modes: [
      ['Day Care', 80],
      ['OPD', 20],
    ],
    beds: [['dayCare', 100]],
    nights: [0, 0],
    daily: ['DOC-001'],
    once: ['SUR-006', 'OT-001', 'OT-003', 'CON-001'],
    tests: ['LAB-020', 'LAB-001', 'CAR-001'],
  },
  {
    name: 'teeth',
    weight: 3,
    department: 'Dental Surgery',
    specialization: 'Dental Surgeon',
    ages: [18, 75],
    modes: [['Dental', 100]],
    beds: [],
    nights: [0, 9],
    daily: [],
    once: ['DEN-001', 'XR-007', 'DEN-004'],
    tests: ['DEN-002', 'DEN-003', 'DEN-005'],
  },
  {
    name: 'fertility',
    weight: 2,
    department: 'Reproductive Medicine',
    specialization: 'Fertility Specialist',
    sex: 'F',
    ages: [25, 42],
    modes: [['IVF', 100]],
    beds: [],
    nights: [6, 16],
    daily: [],
    once: ['IVF-001', 'IVF-002', 'DOC-002'],
    tests: ['USG-004', 'LAB-033', 'LAB-026', 'IVF-004'],
  },
];
