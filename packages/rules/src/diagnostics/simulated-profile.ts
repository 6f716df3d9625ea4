// Analysers that tests and the demo have without a machine: what a cell counter, a chemistry and a clotting analyser can measure, by their own codes.
import { shownUnitOf, startingParameters } from './starting-catalogue.ts';

/** A code of a simulated analyser. */
export interface SimulatedCode {
  readonly analyserCode: string;
  /** The parameter it stands for, by its code. */
  readonly parameterCode: string;
  /** As the analyser writes it. */
  readonly unit: string;
  /** 1 where the laboratory writes the same unit otherwise. */
  readonly factor: number | null;
  readonly decimals: number;
  /** Values of healthy people lie between them. */
  readonly low: number;
  readonly high: number;
}

/** A simulated analyser. */
export interface SimulatedProfile {
  readonly analyserName: string;
  readonly protocol: 'AstmTcp' | 'Hl7Mllp';
  readonly sectionName: string;
  /** The port at which the demo listens for it. */
  readonly port: number;
  readonly codes: readonly SimulatedCode[];
  /** The codes of parts that add up to a hundred; the first one is what the others leave. */
  readonly hundredths: readonly string[];
}

type Line = readonly [analyserCode: string, parameterCode: string, low: number, high: number];

function codeOf([analyserCode, parameterCode, low, high]: Line): SimulatedCode {
  const parameter = startingParameters.find(({ code }) => code === parameterCode);
  if (!parameter) throw new Error(`The starting catalogue has no parameter ${parameterCode}`);
  const { ucum, decimals } = parameter;
  const factor = shownUnitOf(ucum) === ucum ? null : 1;
  return { analyserCode, parameterCode, unit: ucum, factor, decimals, low, high };
}

const cellCounter: SimulatedProfile = {
  analyserName: 'Cell counter (simulated)',
  protocol: 'AstmTcp',
  sectionName: 'Haematology',
  port: 7001,
  hundredths: ['NEUT%', 'LYM%', 'MONO%', 'EOS%', 'BASO%'],
  codes: (
    [
      ['WBC', 'WBC', 5, 9],
      ['RBC', 'RBC', 4.5, 4.8],
      ['HGB', 'HB', 13, 14.5],
      ['HCT', 'HCT', 40, 43],
      ['PLT', 'PLT', 180, 350],
      ['RDW-CV', 'RDW', 12, 13.8],
      ['NEUT%', 'NEUT', 50, 65],
      ['LYM%', 'LYMPH', 25, 35],
      ['MONO%', 'MONO', 3, 7],
      ['EOS%', 'EOS', 1, 4],
      ['BASO%', 'BASO', 0, 1],
    ] as const
  ).map(codeOf),
};

const chemistry: SimulatedProfile = {
  analyserName: 'Chemistry analyser (simulated)',
  protocol: 'Hl7Mllp',
  sectionName: 'Biochemistry',
  port: 7002,
  hundredths: [],
  codes: (
    [
      ['GLU', 'GLUR', 80, 130],
      ['UREA', 'UREA', 18, 38],
      ['CREA', 'CREA', 0.75, 1.05],
      ['URIC', 'URIC', 3.6, 5.8],
      ['NA', 'NA', 137, 144],
      ['K', 'K', 3.7, 4.9],
      ['CL', 'CL', 99, 106],
      ['HCO3', 'HCO3', 23, 28],
      ['CA', 'CA', 8.8, 10],
      ['TBIL', 'TBIL', 0.4, 1],
      ['DBIL', 'DBIL', 0, 0.2],
      ['ALT', 'ALT', 10, 30],
      ['AST', 'AST', 10, 30],
      ['ALP', 'ALP', 45, 120],
      ['GGT', 'GGT', 8, 30],
      ['TP', 'TP', 6.6, 8],
      ['ALB', 'ALB', 3.7, 4.8],
      ['AMY', 'AMY', 30, 95],
      ['CHOL', 'CHOL', 140, 195],
      ['HDL', 'HDL', 52, 65],
      ['TG', 'TG', 60, 140],
      ['CRP', 'CRP', 0, 4],
    ] as const
  ).map(codeOf),
};

const clotting: SimulatedProfile = {
  analyserName: 'Clotting analyser (simulated)',
  protocol: 'AstmTcp',
  sectionName: 'Haematology',
  port: 7003,
  hundredths: [],
  codes: (
    [
      ['PT', 'PT', 11.2, 13.2],
      ['APTT', 'APTT', 26, 34],
      ['FIB', 'FIB', 220, 380],
      ['DD', 'DDIMER', 100, 450],
    ] as const
  ).map(codeOf),
};

/** The simulated analysers, the first two by how they speak. */
export const simulatedProfiles = { astm: cellCounter, hl7: chemistry, clotting } as const;

/** A value as an analyser sends it. */
export interface SimulatedValue {
  readonly code: string;
  readonly value: string;
  readonly unit: string;
}

/** Measures a sample: all codes of the profile, or those that are wanted; `draw` answers a number from 0 to less than 1. */
export function simulateValues(
  { codes, hundredths }: SimulatedProfile,
  draw: () => number,
  wanted?: readonly string[],
): SimulatedValue[] {
  const drawn = new Map<string, number>();
  for (const { analyserCode, low, high, decimals } of codes)
    drawn.set(analyserCode, Number((low + draw() * (high - low)).toFixed(decimals)));
  const [first, ...others] = hundredths;
  if (first !== undefined) drawn.set(first, 100 - others.reduce((sum, code) => sum + (drawn.get(code) ?? 0), 0));
  return codes
    .filter(({ analyserCode }) => wanted?.includes(analyserCode) ?? true)
    .map(({ analyserCode, unit, decimals }) => ({
      code: analyserCode,
      value: (drawn.get(analyserCode) ?? 0).toFixed(decimals),
      unit,
    }));
}

/** The records of one sample as ASTM; `at` as '20261124101500'. */
export function astmResults(specimenNo: string, values: readonly SimulatedValue[], at: string): string[] {
  const results = values.map(
    ({ code, value, unit }, place) => `R|${place + 1}|^^^${code}|${value}|${unit}||N||F||||${at}`,
  );
  return [`H|\\^&|||SIM|||||||P|LIS2-A2|${at}`, 'P|1||MR1', `O|1|${specimenNo}||^^^ALL|R`, ...results, 'L|1|N'];
}

/** The same as a message of HL7. */
export function hl7Results(
  specimenNo: string,
  values: readonly SimulatedValue[],
  { at, id }: { readonly at: string; readonly id: string },
): string {
  const results = values.map(
    ({ code, value, unit }, place) => `OBX|${place + 1}|NM|${code}||${value}|${unit}||N|||F|||${at}`,
  );
  const head = `MSH|^~\\&|SIM|LAB|||${at}||ORU^R01|${id}|P|2.5.1`;
  return [head, `OBR|1|${specimenNo}|${specimenNo}|ALL`, ...results].join('\r');
}
