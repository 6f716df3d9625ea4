// The laboratory's catalogue to begin with: parameters with LOINC, UCUM, adult ranges and critical values, and the tests they make up.
// LOINC is a registered trademark of Regenstrief Institute; its codes are used under the LOINC licence (loinc.org/license). UCUM codes
// are used under the UCUM licence (unitsofmeasure.org). The values are starting values that each laboratory confirms before use.

import type { StartingParameter, StartingRange, StartingTest } from './starting-shapes.ts';
import { urineParameters } from './starting-urine.ts';

/** The unit as people write it. */
export function shownUnitOf(ucum: string): string {
  const written: Readonly<Record<string, string>> = {
    '10*6/uL': '10⁶/µL',
    '10*3/uL': '10³/µL',
    'm[IU]/L': 'mIU/L',
    'm[IU]/mL': 'mIU/mL',
    'mm[Hg]': 'mmHg',
    'mL/min/{1.73_m2}': 'mL/min/1.73 m²',
    'ug/dL': 'µg/dL',
    '/[HPF]': '/HPF',
    '{ratio}': '',
  };
  return written[ucum] ?? ucum;
}

type More = Partial<Omit<StartingParameter, 'code' | 'name' | 'loinc' | 'ucum' | 'decimals' | 'ranges'>>;

const one = (
  code: string,
  name: string,
  loinc: string,
  ucum: string,
  decimals: number,
  ranges: StartingRange | readonly StartingRange[],
  more: More = {},
): StartingParameter => ({ code, name, loinc, ucum, decimals, ranges: [ranges].flat(), ...more });

const menAndWomen = (men: StartingRange, women: StartingRange, both: StartingRange = {}): StartingRange[] => [
  { ...both, ...men, sex: 'M' },
  { ...both, ...women, sex: 'F' },
];
const between = (low: number, high: number, lowCritical?: number, highCritical?: number): StartingRange => ({
  low,
  high,
  ...(lowCritical === undefined ? {} : { lowCritical }),
  ...(highCritical === undefined ? {} : { highCritical }),
});
const below = (high: number, more: StartingRange = {}): StartingRange => ({ ...more, high, isHighExclusive: true });
const finding = 'Negative\nPositive*';
const found = (code: string, name: string, loinc: string) => one(code, name, loinc, '', 0, [], { choices: finding });

const bloodCount: readonly StartingParameter[] = [
  one(
    'HB',
    'Haemoglobin',
    '718-7',
    'g/dL',
    1,
    [
      ...menAndWomen({ low: 13, high: 17 }, { low: 12, high: 15 }, { lowCritical: 7, highCritical: 20 }),
      ...(['Pregnant1', 'Pregnant2', 'Pregnant3'] as const).map((condition) => ({
        ...between(11, 15, 7, 20),
        sex: 'F' as const,
        condition,
      })),
    ],
    { delta: ['Absolute', 2, 3], absurd: [1, 30] },
  ),
  one('HCT', 'Haematocrit', '4544-3', '%', 1, menAndWomen(between(40, 50), between(36, 46)), { absurd: [3, 85] }),
  one('RBC', 'Red cells', '789-8', '10*6/uL', 2, menAndWomen(between(4.5, 5.5), between(3.8, 4.8)), {
    absurd: [0.3, 12],
  }),
  one('WBC', 'White cells', '6690-2', '10*3/uL', 1, between(4, 11, 2, 30), { absurd: [0, 900] }),
  one('PLT', 'Platelets', '777-3', '10*3/uL', 0, between(150, 410, 20, 1000), {
    delta: ['Percent', 50, 3] as const,
    absurd: [0, 6000] as const,
  }),
  one('MCV', 'MCV', '787-2', 'fL', 1, between(83, 101), { formula: 'HCT * 10 / RBC', absurd: [30, 200] }),
  one('MCH', 'MCH', '785-6', 'pg', 1, between(27, 32), { formula: 'HB * 10 / RBC', absurd: [5, 80] }),
  one('MCHC', 'MCHC', '786-4', 'g/dL', 1, between(31.5, 34.5), { formula: 'HB * 100 / HCT', absurd: [15, 50] }),
  one('RDW', 'RDW', '788-0', '%', 1, between(11.6, 14)),
  one('NEUT', 'Neutrophils', '770-8', '%', 0, between(40, 80), { absurd: [0, 100] }),
  one('LYMPH', 'Lymphocytes', '736-9', '%', 0, between(20, 40), { absurd: [0, 100] }),
  one('MONO', 'Monocytes', '5905-5', '%', 0, between(2, 10), { absurd: [0, 100] }),
  one('EOS', 'Eosinophils', '713-8', '%', 0, between(1, 6), { absurd: [0, 100] }),
  one('BASO', 'Basophils', '706-2', '%', 0, between(0, 2), { absurd: [0, 100] }),
  one('ESR', 'ESR', '4537-7', 'mm/h', 0, menAndWomen(between(0, 15), between(0, 20)), { absurd: [0, 200] }),
];

const clotting: readonly StartingParameter[] = [
  one('PT', 'Prothrombin time', '5902-2', 's', 1, between(11, 13.5), { absurd: [5, 300] }),
  one(
    'INR',
    'INR',
    '6301-6',
    '{ratio}',
    2,
    { low: 0.8, high: 1.2, highCritical: 5 },
    { formula: '(PT / 12.4) ^ 1.08', absurd: [0.3, 30] },
  ),
  one('APTT', 'aPTT', '14979-9', 's', 1, { low: 25, high: 35, highCritical: 100 }, { absurd: [10, 400] }),
  one('FIB', 'Fibrinogen', '3255-7', 'mg/dL', 0, { low: 200, high: 400, lowCritical: 100 }, { absurd: [0, 2000] }),
  one('DDIMER', 'D-dimer', '48065-7', 'ng/mL{FEU}', 0, below(500), { absurd: [0, 100_000] }),
];

const glucose = (code: string, name: string, loinc: string, low: number | undefined, high: number) =>
  one(
    code,
    name,
    loinc,
    'mg/dL',
    0,
    { ...(low === undefined ? below(high) : { low, high }), lowCritical: 50, highCritical: 450 },
    { absurd: [5, 2500] },
  );
const sugar: readonly StartingParameter[] = [
  glucose('GLUR', 'Glucose, random', '2345-7', 70, 140),
  glucose('GLUF', 'Glucose, fasting', '1558-6', 70, 99),
  glucose('GLUP', 'Glucose, after meal', '1521-4', undefined, 140),
  one('HBA1C', 'HbA1c', '4548-4', '%', 1, between(4, 5.6), { absurd: [2, 25] }),
  one('EAG', 'Estimated average glucose', '27353-2', 'mg/dL', 1, [], {
    formula: '28.7 * HBA1C - 46.7',
    absurd: [10, 700],
  }),
];

/** CKD-EPI 2021, for 18 years and more (laboratory.md, section 10). */
const filtration =
  `if(age < 18, 1/0, 142 * min(CREA[mg/dL] / if(female > 0, 0.7, 0.9), 1) ^ if(female > 0, -0.241, -0.302)
  * max(CREA[mg/dL] / if(female > 0, 0.7, 0.9), 1) ^ -1.2 * 0.9938 ^ age * if(female > 0, 1.012, 1))`.replaceAll(
    /\s+/g,
    ' ',
  );

/** Cockcroft and Gault, Nephron 1976;16:31-41, for adults: mL/min from kilograms and mg/dL. */
const clearance = 'if(age < 18, 1/0, (140 - age) * weight * if(female > 0, 0.85, 1) / (72 * CREA[mg/dL]))';

const kidney: readonly StartingParameter[] = [
  one('UREA', 'Urea', '3091-6', 'mg/dL', 0, between(15, 40), { absurd: [1, 600] }),
  one('BUN', 'Urea nitrogen', '3094-0', 'mg/dL', 1, between(7, 18.7), {
    formula: 'UREA[mg/dL] / 2.14',
    absurd: [0, 300],
  }),
  one(
    'CREA',
    'Creatinine',
    '2160-0',
    'mg/dL',
    2,
    menAndWomen(between(0.7, 1.3), between(0.6, 1.1), { highCritical: 7.5 }),
    { delta: ['Percent', 50, 2], absurd: [0.05, 50] },
  ),
  one(
    'EGFR',
    'eGFR (CKD-EPI 2021)',
    '98979-8',
    'mL/min/{1.73_m2}',
    0,
    { low: 60 },
    { formula: filtration, absurd: [0, 300] },
  ),
  one('CRCL', 'Creatinine clearance (Cockcroft-Gault)', '', 'mL/min', 1, [], { formula: clearance, absurd: [0, 400] }),
  one('URIC', 'Uric acid', '3084-1', 'mg/dL', 1, menAndWomen(between(3.5, 7.2), between(2.6, 6)), {
    absurd: [0.2, 40],
  }),
  one('NA', 'Sodium', '2951-2', 'mmol/L', 0, between(136, 145, 120, 160), {
    delta: ['Absolute', 8, 1],
    absurd: [80, 220],
  }),
  one('K', 'Potassium', '2823-3', 'mmol/L', 1, between(3.5, 5.1, 2.8, 6.2), {
    delta: ['Absolute', 1, 1],
    absurd: [1, 15],
  }),
  one('CL', 'Chloride', '2075-0', 'mmol/L', 0, between(98, 107, 80, 120), { absurd: [50, 180] }),
  one('HCO3', 'Bicarbonate', '1963-8', 'mmol/L', 0, between(22, 29, 10, 40), { absurd: [1, 70] }),
  one('AGAP', 'Anion gap', '33037-3', 'mmol/L', 0, between(8, 16), { formula: 'NA - (CL + HCO3)', absurd: [-20, 80] }),
  one('CA', 'Calcium', '17861-6', 'mg/dL', 1, between(8.6, 10.2, 6.5, 13), { absurd: [2, 25] }),
  one('CACOR', 'Calcium, corrected for albumin', '', 'mg/dL', 1, between(8.6, 10.2), {
    formula: 'CA[mg/dL] + 0.8 * (4 - ALB[g/dL])',
    absurd: [2, 25],
  }),
  one('PHOS', 'Phosphate', '2777-1', 'mg/dL', 1, { low: 2.5, high: 4.5, lowCritical: 1 }, { absurd: [0.1, 30] }),
  one('MG', 'Magnesium', '19123-9', 'mg/dL', 1, between(1.6, 2.6, 1, 4.7), { absurd: [0.1, 15] }),
  one('ACR', 'Albumin/creatinine ratio of urine', '9318-7', 'mg/g', 0, below(30), { absurd: [0, 20_000] }),
];

const liver: readonly StartingParameter[] = [
  one(
    'TBIL',
    'Bilirubin, total',
    '1975-2',
    'mg/dL',
    1,
    [between(0.2, 1.2), { high: 12, highCritical: 15, upToDays: 28 }],
    { absurd: [0, 60] },
  ),
  one('DBIL', 'Bilirubin, direct', '1968-7', 'mg/dL', 1, between(0, 0.3), { absurd: [0, 40] }),
  one('IBIL', 'Bilirubin, indirect', '1971-1', 'mg/dL', 1, [], { formula: 'TBIL - DBIL', absurd: [0, 60] }),
  one('ALT', 'ALT', '1742-6', 'U/L', 0, menAndWomen(below(41), below(33)), { absurd: [0, 30_000] }),
  one('AST', 'AST', '1920-8', 'U/L', 0, menAndWomen(below(40), below(32)), { absurd: [0, 30_000] }),
  one('ALP', 'ALP', '6768-6', 'U/L', 0, between(40, 129), { absurd: [0, 5000] }),
  one('GGT', 'GGT', '2324-2', 'U/L', 0, menAndWomen(below(60), below(40)), { absurd: [0, 5000] }),
  one('TP', 'Protein, total', '2885-2', 'g/dL', 1, between(6.4, 8.3), { absurd: [1, 20] }),
  one('ALB', 'Albumin', '1751-7', 'g/dL', 1, between(3.5, 5.2), { absurd: [0.5, 10] }),
  one('GLOB', 'Globulin', '10834-0', 'g/dL', 1, [], { formula: 'TP - ALB', absurd: [0.2, 15] }),
  one('AG', 'Albumin/globulin ratio', '1759-0', '{ratio}', 1, [], { formula: 'ALB / (TP - ALB)', absurd: [0.1, 10] }),
  one('AMY', 'Amylase', '1798-8', 'U/L', 0, between(28, 100), { absurd: [0, 20_000] }),
  one('LIP', 'Lipase', '3040-3', 'U/L', 0, between(13, 60), { absurd: [0, 20_000] }),
];

/** The limit of troponin is the 99th percentile of an assay, above which it is critical. */
const troponin = (limit: number): StartingRange => ({ high: limit, highCritical: limit });

const heart: readonly StartingParameter[] = [
  one('TROPI', 'Troponin I, high sensitivity', '89579-7', 'ng/L', 0, menAndWomen(troponin(34), troponin(16)), {
    absurd: [0, 200_000],
  }),
  one('CK', 'Creatine kinase', '2157-6', 'U/L', 0, menAndWomen(between(39, 308), between(26, 192)), {
    absurd: [0, 200_000],
  }),
  one('CKMB', 'CK-MB', '13969-1', 'ng/mL', 1, { high: 5 }, { absurd: [0, 1000] }),
  one('NTBNP', 'NT-proBNP', '33762-6', 'pg/mL', 0, { high: 125 }, { absurd: [0, 100_000] }),
];

const bloodGas: readonly StartingParameter[] = [
  one('PH', 'pH of arterial blood', '2744-1', '[pH]', 2, between(7.35, 7.45, 7.2, 7.6), { absurd: [6.5, 8] }),
  one('PCO2', 'pCO2', '2019-8', 'mm[Hg]', 0, between(35, 45, 20, 70), { absurd: [5, 200] }),
  one('PO2', 'pO2', '2703-7', 'mm[Hg]', 0, { low: 83, high: 108, lowCritical: 45 }, { absurd: [5, 700] }),
  one('HCO3A', 'Bicarbonate of arterial blood', '1960-4', 'mmol/L', 1, between(22, 26), { absurd: [1, 70] }),
  one('LAC', 'Lactate', '2524-7', 'mmol/L', 1, { low: 0.5, high: 2, highCritical: 4 }, { absurd: [0, 40] }),
];

const iron: readonly StartingParameter[] = [
  one('IRON', 'Iron', '2498-4', 'ug/dL', 0, menAndWomen(between(65, 175), between(50, 170)), { absurd: [1, 2000] }),
  one('TIBC', 'Iron-binding capacity, total', '2500-7', 'ug/dL', 0, between(250, 450), { absurd: [50, 1000] }),
  one('TSAT', 'Transferrin saturation', '', '%', 1, between(20, 50), {
    formula: 'IRON / TIBC * 100',
    absurd: [0, 150],
  }),
  one('FERR', 'Ferritin', '2276-4', 'ng/mL', 0, menAndWomen(between(30, 400), between(13, 150)), {
    absurd: [0, 100_000],
  }),
  one('B12', 'Vitamin B12', '2132-9', 'pg/mL', 0, between(200, 900), { absurd: [10, 10_000] }),
];

const hormonesAndMarkers: readonly StartingParameter[] = [
  one('T3', 'T3', '3053-6', 'ng/dL', 0, between(80, 200), { absurd: [10, 1000] }),
  one('T4', 'T4', '3026-2', 'ug/dL', 1, between(5.1, 14.1), { absurd: [0.1, 50] }),
  one('FT3', 'Free T3', '3051-0', 'pg/mL', 1, between(2, 4.4), { absurd: [0.1, 50] }),
  one('HCG', 'Beta hCG', '21198-7', 'm[IU]/mL', 0, { high: 5 }, { absurd: [0, 1_000_000] }),
  one('PSA', 'PSA', '2857-1', 'ng/mL', 2, below(4), { absurd: [0, 10_000] }),
  one('PCT', 'Procalcitonin', '33959-8', 'ng/mL', 2, { high: 0.5 }, { absurd: [0, 1000] }),
];

const groupsOfBlood: readonly StartingParameter[] = [
  one('ABO', 'Blood group, ABO', '883-9', '', 0, [], { choices: 'O\nA\nB\nAB' }),
  one('RH', 'Blood group, Rh', '10331-7', '', 0, [], { choices: 'Positive\nNegative' }),
];

/** LDL by Sampson, for triglycerides up to 800 mg/dL. */
const sampson = `if(TG > 800, 1/0, CHOL / 0.948 - HDL / 0.971
  - (TG / 8.56 + TG * (CHOL - HDL) / 2140 - TG ^ 2 / 16100) - 9.44)`
  .replaceAll(/\s+/g, ' ')
  .replaceAll(/\b(?:TG|CHOL|HDL)\b/g, '$&[mg/dL]');

const fatsAndOthers: readonly StartingParameter[] = [
  one('CHOL', 'Cholesterol', '2093-3', 'mg/dL', 0, below(200), { absurd: [20, 1500] }),
  one('HDL', 'HDL cholesterol', '2085-9', 'mg/dL', 0, menAndWomen({ low: 40 }, { low: 50 }), { absurd: [1, 200] }),
  one('TG', 'Triglycerides', '2571-8', 'mg/dL', 0, below(150), { absurd: [10, 10_000] }),
  one('LDL', 'LDL cholesterol, calculated', '13457-7', 'mg/dL', 0, below(100), {
    formula: 'if(TG[mg/dL] > 400, 1/0, CHOL[mg/dL] - HDL[mg/dL] - TG[mg/dL] / 5)',
    absurd: [0, 1000],
  }),
  one('LDLS', 'LDL cholesterol, Sampson', '', 'mg/dL', 0, below(100), { formula: sampson, absurd: [0, 1000] }),
  one('LDLD', 'LDL cholesterol, direct', '18262-6', 'mg/dL', 0, below(100), { absurd: [1, 1000] }),
  one('VLDL', 'VLDL cholesterol', '13458-5', 'mg/dL', 0, [], { formula: 'if(TG[mg/dL] > 400, 1/0, TG[mg/dL] / 5)' }),
  one('NHDL', 'Non-HDL cholesterol', '43396-1', 'mg/dL', 0, below(130), { formula: 'CHOL - HDL', absurd: [0, 1500] }),
  one('TSH', 'TSH', '3016-3', 'm[IU]/L', 2, between(0.4, 4), { absurd: [0, 500] }),
  one('FT4', 'Free T4', '3024-7', 'ng/dL', 2, between(0.9, 1.7), { absurd: [0, 20] }),
  one('VITD', 'Vitamin D', '62292-8', 'ng/mL', 0, between(30, 100), { absurd: [0, 400] }),
  one('CRP', 'CRP', '1988-5', 'mg/L', 1, below(5), { absurd: [0, 1000] }),
  found('NS1', 'Dengue NS1 antigen', '75377-2'),
  one('MALAG', 'Malaria antigen', '70569-9', '', 0, [], { choices: 'Negative\nPositive**' }),
  found('HBSAG', 'HBsAg', '5195-3'),
  found('HCV', 'HCV antibody', '13955-0'),
  found('HIV', 'HIV antigen and antibody', '56888-1'),
];

/** Every parameter of the catalogue. */
export const startingParameters: readonly StartingParameter[] = [
  ...bloodCount,
  ...clotting,
  ...sugar,
  ...kidney,
  ...liver,
  ...fatsAndOthers,
  ...heart,
  ...bloodGas,
  ...iron,
  ...hormonesAndMarkers,
  ...groupsOfBlood,
  ...urineParameters,
];

/** Containers: name, cap, order of draw, labels. */
export const startingContainers: readonly (readonly [name: string, cap: string, drawOrder: number])[] = [
  ['Citrate', 'Blue', 10],
  ['Serum', 'Red', 20],
  ['EDTA', 'Lavender', 30],
  ['Fluoride', 'Grey', 40],
  ['Heparin syringe', 'Green', 50],
  ['Urine container', 'Yellow', 60],
];

/** Specimen types: name and code of HL7 table 0487. */
export const startingSpecimens: readonly (readonly [name: string, code: string])[] = [
  ['Whole blood', 'WB'],
  ['Plasma', 'PLAS'],
  ['Serum', 'SER'],
  ['Arterial blood', 'BLDA'],
  ['Urine', 'UR'],
];

/** Sections with their kinds; all verify in two steps. */
export const startingSections: Readonly<Record<string, number>> = { Haematology: 1, Biochemistry: 2, Serology: 3 };

/** A test of these parameters, by the code of its price; with a star behind the code it is confidential. */
const test = (
  priceCode: string,
  section: string,
  specimen: string,
  container: string,
  parameters: string,
): StartingTest => ({
  priceCode: priceCode.replace('*', ''),
  section,
  specimen,
  container,
  parameters: parameters.split(' '),
  isConfidential: priceCode.endsWith('*'),
});

const haematology = (code: string, parameters: string) => test(code, 'Haematology', 'Whole blood', 'EDTA', parameters);
const clottingTest = (code: string, parameters: string) => test(code, 'Haematology', 'Plasma', 'Citrate', parameters);
const sugarTest = (code: string, parameters: string) => test(code, 'Biochemistry', 'Plasma', 'Fluoride', parameters);
const serum = (code: string, parameters: string) => test(code, 'Biochemistry', 'Serum', 'Serum', parameters);
const serology = (code: string, parameters: string) => test(code, 'Serology', 'Serum', 'Serum', parameters);
const arterial = (code: string, parameters: string) =>
  test(code, 'Biochemistry', 'Arterial blood', 'Heparin syringe', parameters);

/** Panels of several parameters. */
const panels: readonly StartingTest[] = [
  haematology('LAB-001', 'HB HCT RBC WBC PLT MCV MCH MCHC RDW NEUT LYMPH MONO EOS BASO'),
  haematology('LAB-003', 'ABO RH'),
  clottingTest('LAB-004', 'PT INR'),
  clottingTest('LAB-013', 'PT INR APTT FIB'),
  test('LAB-021', 'Biochemistry', 'Whole blood', 'EDTA', 'HBA1C EAG'),
  serum('LAB-022', 'TBIL DBIL IBIL ALT AST ALP GGT TP ALB GLOB AG'),
  serum('LAB-023', 'UREA BUN CREA EGFR URIC'),
  serum('LAB-024', 'NA K CL HCO3 AGAP'),
  serum('LAB-025', 'CHOL HDL TG LDL VLDL NHDL'),
  serum('LAB-026', 'TSH FT4'),
  arterial('LAB-030', 'PH PCO2 PO2 HCO3A LAC'),
  test('LAB-050', 'Biochemistry', 'Urine', 'Urine container', urineParameters.map(({ code }) => code).join(' ')),
  serum('LAB-134', 'IRON TIBC TSAT FERR'),
];

/** Single tests in serum: the codes of price and parameter. */
const inSerum = `LAB-027 TROPI, LAB-028 AMY, LAB-029 CRP, LAB-031 CA, LAB-032 VITD, LAB-033 HCG, LAB-034 PCT,
  LAB-104 UREA, LAB-105 CREA, LAB-106 URIC, LAB-107 NA, LAB-108 K, LAB-109 CL, LAB-110 PHOS, LAB-111 MG,
  LAB-112 TBIL, LAB-113 ALT, LAB-114 AST, LAB-115 ALP, LAB-116 GGT, LAB-117 ALB, LAB-118 TP, LAB-119 LIP,
  LAB-120 CHOL, LAB-121 TG, LAB-122 LDLD, LAB-123 CK, LAB-124 CKMB, LAB-125 NTBNP, LAB-126 TSH, LAB-127 T3,
  LAB-128 T4, LAB-129 FT3, LAB-130 FT4, LAB-131 B12, LAB-132 FERR, LAB-133 PSA`;

const singles: readonly StartingTest[] = [
  haematology('LAB-002', 'ESR'),
  haematology('LAB-009', 'HB'),
  haematology('LAB-010', 'PLT'),
  haematology('LAB-011', 'WBC'),
  clottingTest('LAB-005', 'APTT'),
  clottingTest('LAB-012', 'FIB'),
  clottingTest('LAB-035', 'DDIMER'),
  sugarTest('LAB-020', 'GLUR'),
  sugarTest('LAB-100', 'GLUF'),
  sugarTest('LAB-101', 'GLUP'),
  arterial('LAB-102', 'LAC'),
  test('LAB-103', 'Biochemistry', 'Urine', 'Urine container', 'ACR'),
  ...inSerum.split(/,\s+/).map((line) => {
    const [priceCode = '', parameter = ''] = line.split(' ');
    return serum(priceCode, parameter);
  }),
  serology('LAB-053', 'NS1'),
  test('LAB-055', 'Serology', 'Whole blood', 'EDTA', 'MALAG'),
  serology('LAB-057', 'HBSAG'),
  serology('LAB-058', 'HCV'),
  serology('LAB-059*', 'HIV'),
];

/** Tests by the codes of the demo's price list. */
export const startingTests: readonly StartingTest[] = [...panels, ...singles];
