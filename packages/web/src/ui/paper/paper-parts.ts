// Parts of a paper as plain values that a worker can take; lengths in points, shares in percent of the surrounding width.

/** A piece of text of one weight. */
export interface TextRun {
  readonly text: string;
  readonly isBold: boolean;
}

type Alignment = 'left' | 'center' | 'right';

/** A cell of a table; `span` columns wide. */
export interface PaperCell {
  readonly runs: readonly TextRun[];
  readonly alignment: Alignment;
  readonly span: number;
  readonly isShaded: boolean;
}

/** One thing on a paper, in the order it is read; `space` is the room above it. */
export type PaperPart = { readonly space: number } & (
  | {
      readonly kind: 'text';
      readonly runs: readonly TextRun[];
      readonly alignment: Alignment;
      readonly fontSize: number;
      /** A heading stays on the page of the next block. */
      readonly isHeading: boolean;
      /** Marker before an item of a list. */
      readonly bullet: string;
    }
  | {
      readonly kind: 'table';
      /** Rows that every page repeats. */
      readonly headRows: number;
      /** The room at its left, in percent. */
      readonly indent: number;
      readonly shares: readonly number[];
      readonly fontSize: number;
      readonly rows: readonly (readonly PaperCell[])[];
    }
  | { readonly kind: 'barcode'; readonly bars: readonly Bar[]; readonly height: number; readonly text: string }
  /** A drawing as svg, as a code to pay with. */
  | { readonly kind: 'drawing'; readonly svg: string; readonly width: number; readonly height: number }
  | { readonly kind: 'picture'; readonly source: string; readonly width: number; readonly height: number }
  /** A rule to sign on or to write above. */
  | { readonly kind: 'rule' }
  | { readonly kind: 'beside'; readonly shares: readonly number[]; readonly parts: readonly PaperPart[] }
  | {
      readonly kind: 'group';
      readonly isKept: boolean;
      /** Whether it begins on a new page. */
      readonly isOnNextPage?: boolean;
      readonly parts: readonly PaperPart[];
    }
);

/** A bar of a barcode. */
export interface Bar {
  readonly x: number;
  readonly width: number;
}

/** A paper with its sheet: everything a PDF of it needs. */
export interface PaperFile {
  readonly title: string;
  /** When what the paper says was signed: the file of a signed version has the same bytes each time (LB051). Null for the moment. */
  readonly madeAt: string | null;
  /** A name, or points for a slip. */
  readonly size: 'A4' | 'A5' | { readonly width: number; readonly height: number };
  /** Points. */
  readonly margin: number;
  /** Text above all pages but the first. */
  readonly running: string;
  /** A word across every page; empty for none. */
  readonly mark: string;
  /** Room kept free on every page for printed paper. */
  readonly headHeight: number;
  readonly footHeight: number;
  readonly foot: readonly PaperPart[];
  readonly content: readonly PaperPart[];
}
