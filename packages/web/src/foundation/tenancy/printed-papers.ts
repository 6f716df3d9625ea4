// Port: the papers that other areas print, for the settings of papers.
import type { DesignedPaper } from '@charaka/contract/foundation/tenancy/paper-blocks';
import type { smallPaperNames } from '@charaka/contract/foundation/tenancy/print-setting';
import type { ReactNode } from 'react';

/** A paper that an area prints, as it declares it in its `papers.tsx`. */
export interface AreaPaper {
  /** As it is laid out, or the label or slip that it is. */
  readonly paper: DesignedPaper | (typeof smallPaperNames)[number];
  /** Its key of `sample` in paper.json. */
  readonly name: string;
  /** Its place among the papers of the setting, in steps of ten; the first one is the preview to begin with. */
  readonly order: number;
  /** The paper with sample data. */
  readonly sample: ReactNode;
  /** The paper with the hospital's own last record, or the sample where there is none. */
  readonly own?: ReactNode;
}

/** Papers that are looked at beside each other. */
export interface PrintedPaper {
  /** As which paper each of them is laid out. */
  readonly paperOf: Readonly<Record<string, AreaPaper['paper']>>;
  /** Each with sample data, by its key of `sample` in paper.json. */
  readonly samples: Readonly<Record<string, ReactNode>>;
  /** Those that show the hospital's own last record. */
  readonly own: Readonly<Record<string, ReactNode>>;
}

/** By the name of a setting, or of a paper that can be laid out. */
export type PrintedPapers = Readonly<Record<string, PrintedPaper>>;
