// What the settings of papers are told about the papers themselves, which areas further down print.
import type { PaperLine, PaperName } from '@charaka/contract/foundation/tenancy/print-setting';
import type { ReactNode } from 'react';

/** A paper that an area prints, as it declares it in its `papers.tsx`. */
export interface AreaPaper {
  /** The setting it is printed under; one of papers that are older than the specification's names. */
  readonly setting: PaperName | 'pharmacyBill';
  /** Its key of `sample` in paper.json. */
  readonly name: string;
  /** Its place among the papers of the setting, in steps of ten; the first one is the preview to begin with. */
  readonly order: number;
  /** The lines of it that may be left out. */
  readonly lines: readonly PaperLine[];
  /** The paper with sample data. */
  readonly sample: ReactNode;
  /** The paper with the hospital's own last record, or the sample where there is none; of papers that can be laid out. */
  readonly own?: ReactNode;
}

/** The papers printed under one setting: each with sample data, by its key of `sample` in paper.json. */
export interface PrintedPaper {
  /** The lines of these papers that may be left out. */
  readonly lines: readonly PaperLine[];
  readonly samples: Readonly<Record<string, ReactNode>>;
  /** Those that show the hospital's own last record. */
  readonly own: Readonly<Record<string, ReactNode>>;
}

/** By the name of the setting; nothing where nothing is printed under it. */
export type PrintedPapers = Readonly<Record<string, PrintedPaper>>;
