// Organisms in the cultures of the demo, and the texts of narrative reports.

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

const growthIn = (gram: string, organismName: string, growth: string, mics: CultureCase['mics']): CultureCase => ({
  gram,
  organismName,
  growth,
  mics,
  isContaminant: false,
  resistance: [],
});

const ofBeta: CultureCase = {
  ...growthIn(rods, 'Escherichia coli', 'Heavy growth', {
    Ampicillin: '>32',
    'Amoxicillin-clavulanate': '32',
    Ceftriaxone: '>4',
    Ciprofloxacin: '2',
    Amikacin: '4',
    Meropenem: '0.25',
  }),
  resistance: ['ESBL'],
};

/** Results of blood cultures: no growth in every other one. */
const bloodCases: readonly (CultureCase | null)[] = [
  ofBeta,
  null,
  growthIn(clusters, 'Staphylococcus aureus', 'Moderate growth', {
    Ciprofloxacin: '1',
    Clindamycin: '0.25',
    Doxycycline: '0.5',
    Vancomycin: '1',
  }),
  null,
  {
    ...growthIn(rods, 'Klebsiella pneumoniae', 'Heavy growth', {
      'Amoxicillin-clavulanate': '>32',
      Ceftriaxone: '>4',
      Ciprofloxacin: '>2',
      Amikacin: '16',
      Meropenem: '16',
      Colistin: '1',
    }),
    resistance: ['CRE'],
  },
  null,
  {
    ...growthIn(clusters, 'Staphylococcus epidermidis', 'One bottle of two', {}),
    isContaminant: true,
  },
  null,
  growthIn(rods, 'Salmonella Typhi', 'Pure growth', { Ampicillin: '2', Ceftriaxone: '0.25', Ciprofloxacin: '1' }),
  null,
];

const COUNT = '100,000 colonies/mL';

/** Results of urine cultures: these patients have complaints, and every fourth culture has no growth. */
const urineCases: readonly (CultureCase | null)[] = [
  growthIn(rods, 'Escherichia coli', COUNT, {
    Ampicillin: '>32',
    'Amoxicillin-clavulanate': '4',
    Ceftriaxone: '0.25',
    Ciprofloxacin: '0.12',
    Amikacin: '2',
    Meropenem: '0.12',
  }),
  { ...ofBeta, growth: COUNT },
  growthIn(rods, 'Klebsiella pneumoniae', COUNT, {
    'Amoxicillin-clavulanate': '8',
    Ceftriaxone: '0.5',
    Ciprofloxacin: '0.25',
    Amikacin: '2',
    Meropenem: '0.12',
  }),
  null,
  growthIn('Gram-positive cocci in chains', 'Enterococcus faecalis', COUNT, { Ampicillin: '2', Vancomycin: '1' }),
  growthIn(rods, 'Escherichia coli', COUNT, {
    Ampicillin: '4',
    Ceftriaxone: '0.12',
    Ciprofloxacin: '>2',
    Amikacin: '4',
    Meropenem: '0.06',
  }),
  growthIn(rods, 'Proteus mirabilis', COUNT, {
    Ampicillin: '2',
    Ceftriaxone: '0.06',
    Ciprofloxacin: '0.06',
    Amikacin: '4',
    Meropenem: '0.12',
  }),
  null,
  growthIn(rods, 'Pseudomonas aeruginosa', COUNT, { Ceftazidime: '4', Amikacin: '8', Meropenem: '1' }),
];

/** Results of the cultures of a kind, by turns. */
export const casesOf = (orderName: string) => (orderName.startsWith('Urine') ? urineCases : bloodCases);

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
