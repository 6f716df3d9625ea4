// The payers and packages of the demo; every name is invented.

/** A payer; its tariff is a share of the standard charge for some charge types. */
export interface DemoAssociation {
  readonly associationId: number;
  readonly associationName: string;
  readonly associationCode: string;
  readonly email: string;
  readonly contactPersonName: string;
  readonly isCorporate: boolean;
  readonly colorCode: string;
  readonly tariff: { readonly percent: number; readonly typeIds: readonly number[] } | null;
}

type AssociationLine = readonly [name: string, code: string, color: string, person: string, percent?: number];

const tpaLines: readonly AssociationLine[] = [
  ['Meghdoot Health TPA', 'MEG', '#2f6fde', 'Rina Palit', 85],
  ['Saptarishi Assist TPA', 'SAP', '#8e44ad', 'Mohan Karve', 90],
  ['Purnima HealthServe TPA', 'PUR', '#16a085', 'Lata Sarkar', 80],
  ['Setu Claims TPA', 'SET', '#d35400', 'Imran Qazi'],
  ['Akshara Care TPA', 'AKS', '#c0392b', 'Joyce Braganza', 88],
  ['Triveni Sangam TPA', 'TRI', '#27ae60', 'Dilip Rane'],
  ['Udayachal TPA Services', 'UDA', '#f39c12', 'Mitali Guha', 92],
  ['Himkiran Health TPA', 'HIM', '#2980b9', 'Farida Mollah'],
  ['Chandrika Medclaim TPA', 'CHA', '#7f8c8d', 'Suresh Nambiar'],
];
const corporateLines: readonly AssociationLine[] = [
  ['Nadiya Jute Works', 'NJW', '#6d4c41', 'Bimal Hazra', 90],
  ['Shapla Garments', 'SHG', '#00897b', 'Nasrin Akter', 88],
  ['Tekdi Auto Parts', 'TAP', '#5e35b1', 'Vinay Deshmukh', 92],
  ['Palash Cement Works', 'PCW', '#546e7a', 'Arati Kundu'],
  ['Jheelpar Software', 'JHS', '#3949ab', 'Anand Pillai', 95],
  ['Tista Tea Gardens', 'TTG', '#558b2f', 'Binod Thapa'],
];

/** Rooms, laboratory, fees and theatre; imaging stays at the standard charge. */
const TARIFF_TYPE_IDS = [2, 3, 4, 7];

/** TPAs first, then corporates. */
export const associations: readonly DemoAssociation[] = [...tpaLines, ...corporateLines].map(
  ([associationName, associationCode, colorCode, contactPersonName, percent], index) => ({
    associationId: index + 1,
    associationName,
    associationCode,
    email: `claims@${associationCode.toLowerCase()}.example`,
    contactPersonName,
    isCorporate: index >= tpaLines.length,
    colorCode,
    tariff: percent === undefined ? null : { percent, typeIds: TARIFF_TYPE_IDS },
  }),
);

/** Insurance companies; their ids count from 1. */
export const insurers: readonly string[] = [
  'Banyan General Insurance',
  'Chinar Health Insurance',
  'Dhruvtara General Insurance',
  'Himadri Health Insurance',
  'Kadamba General Insurance',
  'Mayurakshi Insurance',
  'Neelkamal Health Insurance',
  'Peepal General Insurance',
  'Pushpavati Insurance',
  'Shalimar Grove Insurance',
  'Tulsi Health Insurance',
  'Zaffran General Insurance',
];

/** A package: its lines are charge codes with quantities. */
export interface DemoPackage {
  readonly packageName: string;
  readonly isTpa: boolean;
  readonly items: readonly (readonly [code: string, quantity: number])[];
}

export const packages: readonly DemoPackage[] = [
  {
    packageName: 'Normal Delivery, 3 Days',
    isTpa: false,
    items: [
      ['BED-MAT', 3],
      ['MAT-001', 1],
      ['MAT-003', 1],
      ['NUR-008', 3],
      ['DOC-001', 3],
    ],
  },
  {
    packageName: 'Caesarean Delivery, 5 Days',
    isTpa: true,
    items: [
      ['BED-MAT', 5],
      ['MAT-002', 1],
      ['OT-002', 1],
      ['OT-004', 1],
      ['NUR-008', 5],
    ],
  },
  {
    packageName: 'Cataract, Day Care',
    isTpa: true,
    items: [
      ['BED-DAY', 1],
      ['SUR-006', 1],
      ['OT-001', 1],
      ['OT-003', 1],
    ],
  },
  {
    packageName: 'Laparoscopic Gall Bladder',
    isTpa: true,
    items: [
      ['BED-SEM', 3],
      ['SUR-001', 1],
      ['OT-002', 1],
      ['OT-005', 1],
      ['LAB-070', 1],
    ],
  },
  {
    packageName: 'Haemodialysis, Single',
    isTpa: false,
    items: [
      ['BED-DAY', 1],
      ['PRO-011', 1],
      ['CON-003', 1],
    ],
  },
  {
    packageName: 'Total Knee Replacement',
    isTpa: true,
    items: [
      ['BED-PVT', 6],
      ['SUR-004', 1],
      ['OT-002', 1],
      ['OT-004', 1],
      ['PHY-003', 5],
    ],
  },
];
