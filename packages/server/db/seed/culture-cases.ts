// What grows in the cultures of the demo, and what reports in words say.

/** A culture as it is read: MICs by the name of the antibiotic. */
export interface CultureCase {
  readonly gram: string;
  readonly organismName: string;
  readonly growth: string;
  readonly isContaminant: boolean;
  readonly resistance: readonly ('ESBL' | 'MRSA' | 'CRE')[];
  readonly mics: Readonly<Record<string, string>>;
}

const rods = 'Gram-negative rods';
const clusters = 'Gram-positive cocci in clusters';

/** Nothing grows in every other one. */
export const cultureCases: readonly (CultureCase | null)[] = [
  {
    ...{ gram: rods, organismName: 'Escherichia coli', growth: 'Heavy growth', isContaminant: false },
    resistance: ['ESBL'],
    mics: {
      ...{ Ampicillin: '>32', 'Amoxicillin-clavulanate': '32', Ceftriaxone: '>4', Ciprofloxacin: '2' },
      ...{ Amikacin: '4', Meropenem: '0.25' },
    },
  },
  null,
  {
    ...{ gram: clusters, organismName: 'Staphylococcus aureus', growth: 'Moderate growth', isContaminant: false },
    resistance: [],
    mics: { Ciprofloxacin: '1', Clindamycin: '0.25', Doxycycline: '0.5', Vancomycin: '1' },
  },
  null,
  {
    ...{ gram: rods, organismName: 'Klebsiella pneumoniae', growth: 'Heavy growth', isContaminant: false },
    resistance: ['CRE'],
    mics: {
      ...{ 'Amoxicillin-clavulanate': '>32', Ceftriaxone: '>4', Ciprofloxacin: '>2', Amikacin: '16' },
      ...{ Meropenem: '16', Colistin: '1' },
    },
  },
  null,
  {
    ...{ gram: clusters, organismName: 'Staphylococcus epidermidis', growth: 'One bottle of two', isContaminant: true },
    resistance: [],
    mics: {},
  },
  null,
  {
    ...{ gram: rods, organismName: 'Salmonella Typhi', growth: 'Pure growth', isContaminant: false },
    resistance: [],
    mics: { Ampicillin: '2', Ceftriaxone: '0.25', Ciprofloxacin: '1' },
  },
  null,
];

/** Sections of the template by their headings; what is chosen by its code. */
export type NarrativeCase = Readonly<Record<string, string>>;

/** Reports of tissue. */
export const biopsyCases: readonly NarrativeCase[] = [
  {
    'Clinical details': 'Burning in the stomach for three months. Antral erosions at endoscopy.',
    'Gross description': 'Three pieces of greyish white tissue, together 0.8 x 0.5 x 0.3 cm. All embedded.',
    'Microscopic description':
      'Antral mucosa with dense chronic inflammation of lymphocytes and plasma cells. Curved rods lie on the surface. No evidence of malignancy in the sections studied.',
    'Tumour type': 'none',
    Margins: 'na',
    Diagnosis: 'Chronic active gastritis with Helicobacter. No dysplasia.',
  },
  {
    'Clinical details': 'Altered bowel habit. Growth in the sigmoid colon.',
    'Gross description': 'Four pieces of brownish tissue, together 1.2 x 0.6 x 0.4 cm. All embedded.',
    'Microscopic description':
      'Colonic mucosa with infiltrating irregular glands of atypical columnar cells in a desmoplastic stroma.',
    'Tumour type': '8140/3',
    Margins: 'na',
    Diagnosis: 'Adenocarcinoma of the colon, moderately differentiated.',
    Comment: 'The treating doctor was told by telephone.',
  },
  {
    'Clinical details': 'Lump in the neck since six weeks.',
    'Gross description': 'One lymph node of 1.8 x 1.2 x 0.9 cm, cut surface with yellowish soft areas. All embedded.',
    'Microscopic description': 'Lymph node with caseating epithelioid granulomas and Langhans giant cells.',
    'Tumour type': 'none',
    Margins: 'na',
    Diagnosis: 'Granulomatous lymphadenitis with caseation, in keeping with tuberculosis.',
  },
];

/** Reports of cells. */
export const cytologyCases: readonly NarrativeCase[] = [
  {
    'Specimen adequacy': 'adequate',
    'Microscopic description':
      'Superficial and intermediate squamous cells with few neutrophils. Negative for intraepithelial lesion or malignancy.',
    Diagnosis: 'Negative for intraepithelial lesion or malignancy.',
  },
  {
    'Specimen adequacy': 'limited',
    'Microscopic description': 'Clusters of bland follicular cells and thin colloid in a bloody background.',
    Diagnosis: 'Benign follicular nodule, category II.',
  },
];
