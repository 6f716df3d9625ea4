// The declaration of a paper that an area prints, for the settings and the layout of papers.
import type { Paper } from '@charaka/contract/kernel/paper';
import type { ReactNode } from 'react';

/** A paper with the content to look at it by, as its area declares it in `papers.tsx`. */
export interface AreaPaper {
  readonly paper: Paper;
  /** The text of its name where it is not the paper's own: a paper may have several contents. */
  readonly title?: string;
  /** Its place among the papers of the setting, in steps of ten; the first one is the preview to begin with. */
  readonly order: number;
  /** The paper with sample data. */
  readonly sample: ReactNode;
  /** The paper with the hospital's own last record, or the sample where there is none. */
  readonly own?: ReactNode;
}
