// The frames of docs/analyser-frames.md, and the analysers that send them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { analysers } from '@charaka/contract/diagnostics/labtest/analyser';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { AnalyserCode } from '../record/lab-catalogue.ts';

type Typed = InputOf<typeof analysers.update>['analyser'];

/** Messages of one analyser, and what the last of them becomes. */
export interface AnalyserFrame {
  readonly title: string;
  readonly analyser: string;
  readonly messages: readonly string[];
  readonly outcome: string;
}

const file = join(import.meta.dirname, '../../../../docs/analyser-frames.md');

/** Every frame of the document. */
export function readFrames(): AnalyserFrame[] {
  return readFileSync(file, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n')[0] ?? '',
      analyser: /^Analyser: (.*)$/m.exec(section)?.[1] ?? '',
      messages: [...section.matchAll(/^```text\n([\s\S]*?)\n```$/gm)].map(([, text = '']) => text),
      outcome: /^Outcome: (.*)$/m.exec(section)?.[1] ?? '',
    }));
}

/** An analyser of the frames: its codes, those whose unit is not sent, and its setting. */
export interface FramedAnalyser {
  readonly codes: readonly AnalyserCode[];
  readonly unitNotSent?: readonly string[];
  readonly setting: Partial<Typed>;
}

const salts: readonly AnalyserCode[] = [
  ['NA', 'NA', null],
  ['K', 'K', null],
  ['CRP', 'CRP', null],
  ['GLU', 'GLUR', 18.016],
  ['WBC', 'WBC', 1, '10*3/uL'],
  ['NOUNIT', 'K', null],
  ['NEU', 'NEUT', 100, '-'],
];

/** By the names that the document gives them. */
export const framedAnalysers: Readonly<Record<string, FramedAnalyser>> = {
  ASTM: { codes: salts, unitNotSent: ['NOUNIT', 'NEU'], setting: {} },
  // The bench shows fifty works at once.
  'ASTM, second line': { codes: salts, unitNotSent: ['NOUNIT', 'NEU'], setting: {} },
  'ASTM with commas': { codes: salts, setting: { decimalComma: true } },
  Sysmex: {
    codes: [
      ['WBC', 'WBC', 1, '10*3/uL'],
      ['HGB', 'HB', null],
      ['PLT', 'PLT', 1, '10*3/uL'],
    ],
    setting: { specimenPlace: 'O-4.3', codePlace: 'R-3.5', questionPlace: 'Q-3.3' },
  },
  Cobas: {
    codes: [
      ['685/', 'K', null],
      ['712/', 'NA', null],
    ],
    setting: { specimenPlace: 'O-3.2' },
  },
  'Cobas c111': { codes: [['413', 'CRP', null]], setting: { specimenPlace: 'O-4.1' } },
  GeneXpert: { codes: [['MTB-RIF/MTB', 'CRP', null]], setting: { codePlace: 'R-3.2+7+8' } },
  Yumizen: { codes: [['WBC', 'WBC', 1, '10E3/uL']], setting: { controlMarks: ['O-16=CTRL', 'H-12=Q'] } },
  HL7: { codes: salts, setting: { protocol: 'Hl7Mllp' } },
  'HL7 with SAC': { codes: salts, setting: { protocol: 'Hl7Mllp', controlMarks: ['SAC-3=CTRL-1'] } },
  'Mindray BS': {
    codes: [['1', 'GLUR', null, 'mg/dL']],
    setting: { protocol: 'Hl7Mllp', specimenPlace: 'OBR-2', controlMarks: ['MSH-16=2', 'MSH-16=1'] },
  },
  'Mindray BC': {
    codes: [
      ['6690-2', 'WBC', 1, '10*9/L'],
      ['770-8', 'NEUT', 100, '-'],
    ],
    unitNotSent: ['770-8'],
    setting: { protocol: 'Hl7Mllp', controlMarks: ['MSH-11=Q'] },
  },
};
