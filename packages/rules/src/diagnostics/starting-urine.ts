// Urine routine of the starting catalogue: physical, chemical and microscopic findings under their headings.
// Limits: Simerville JA, Maxted WC, Pahira JJ. Urinalysis: a comprehensive review. Am Fam Physician 2005;71:1153-62 (pH 4.5 to 8, specific
// gravity 1.003 to 1.030, white cells below 2 a field in men and below 5 in women); red cells: AUA/SUFU guideline on microhematuria, 2020
// (3 and more a field are abnormal). Each laboratory confirms them before use. The specification prints no LOINC codes for them.
import type { StartingParameter } from './starting-shapes.ts';

type More = Partial<Omit<StartingParameter, 'code' | 'name' | 'loinc' | 'ucum'>>;

const urine = (code: string, name: string, ucum: string, more: More): StartingParameter => ({
  code,
  name,
  loinc: '',
  ucum,
  decimals: 0,
  ranges: [],
  ...more,
});
const heading = (code: string, name: string) => urine(code, name, '', { kind: 'Heading' });
const grade = (code: string, name: string) => urine(code, name, '', { kind: 'Grade' });
const choice = (code: string, name: string, choices: string) => urine(code, name, '', { choices });

/** In the order in which they are entered and printed. */
export const urineParameters: readonly StartingParameter[] = [
  heading('UPHYS', 'Physical examination'),
  choice('UCOL', 'Colour of urine', 'Pale yellow\nYellow\nAmber\nOrange*\nRed*\nBrown*\nColourless'),
  choice('UAPP', 'Appearance of urine', 'Clear\nSlightly turbid*\nTurbid*'),
  urine('USG', 'Specific gravity of urine', '', {
    decimals: 3,
    ranges: [{ low: 1.003, high: 1.03 }],
    absurd: [1, 1.06],
  }),
  urine('UPH', 'pH of urine', '[pH]', { decimals: 1, ranges: [{ low: 4.5, high: 8 }], absurd: [4, 10] }),
  heading('UCHEM', 'Chemical examination'),
  grade('UPRO', 'Protein in urine'),
  grade('UGLU', 'Glucose in urine'),
  grade('UKET', 'Ketones in urine'),
  grade('UBIL', 'Bilirubin in urine'),
  grade('UBLD', 'Blood in urine'),
  choice('UNIT', 'Nitrite in urine', 'Negative\nPositive*'),
  grade('ULEU', 'Leucocyte esterase in urine'),
  heading('UMICRO', 'Microscopic examination'),
  urine('UWBC', 'White cells in urine', '/[HPF]', {
    ranges: [
      { sex: 'M', high: 2, isHighExclusive: true },
      { sex: 'F', high: 5, isHighExclusive: true },
    ],
    absurd: [0, 1000],
  }),
  urine('URBC', 'Red cells in urine', '/[HPF]', { ranges: [{ high: 3, isHighExclusive: true }], absurd: [0, 1000] }),
  urine('UEPI', 'Epithelial cells in urine', '', { choices: 'None\nFew\nModerate\nMany' }),
  urine('UCAST', 'Casts in urine', '', { choices: 'None\nHyaline\nGranular*\nRed cell*\nWhite cell*\nWaxy*' }),
  urine('UCRYS', 'Crystals in urine', '', {
    choices: 'None\nCalcium oxalate\nUric acid\nTriple phosphate\nAmorphous\nCystine*',
  }),
];
