// What the settings of papers are told about the papers themselves, which belong to areas further down.
import type { PaperLine } from '@charaka/contract/foundation/tenancy/print-setting';
import type { ReactNode } from 'react';

/** The papers printed under one setting: each with sample data, by its key of `sample` in paper.json. */
export interface PrintedPaper {
  /** The lines of these papers that may be left out. */
  readonly lines: readonly PaperLine[];
  readonly samples: Readonly<Record<string, ReactNode>>;
}

/** By the name of the setting; nothing where nothing is printed under it. */
export type PrintedPapers = Readonly<Record<string, PrintedPaper>>;
