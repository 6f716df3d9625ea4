// The check of the tax documents: one for each paper, with the paper's own tax, added up again from lines and papers (FI045, FI052).
import { shown, total } from './verify-arithmetic.ts';

/** A paper that makes a supply, or reverses one. */
type PaperSource = 'bill' | 'memo' | 'return' | 'counter' | 'counterRefund';

/** A saved paper that makes a supply, or reverses one: its value without tax, and its taxes. */
export interface KeptPaper extends Taxes {
  readonly source: PaperSource;
  readonly paperId: number;
  /** Whether it was made when there were documents. */
  readonly isDocumented: boolean;
  readonly isCancelled: boolean;
}

/** A saved document, with the sums of its lines. */
export interface KeptDocument extends Taxes {
  readonly source: PaperSource;
  readonly paperId: number;
  readonly documentNo: string;
  readonly isNote: boolean;
  readonly linesValuePaise: number;
  readonly linesTaxPaise: number;
  /** The deduction by the discount inside the document from the paper's value and taxes (Q261). */
  readonly discountValuePaise: number;
  readonly discountIgstPaise: number;
  readonly discountCgstPaise: number;
  readonly discountSgstPaise: number;
  /** The number of lines whose tax differs from rate times base by more than rounding to paise. */
  readonly oddLines: number;
}

interface Taxes {
  readonly valuePaise: number;
  readonly igstPaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
}

const taxOf = ({ igstPaise, cgstPaise, sgstPaise }: Taxes) => igstPaise + cgstPaise + sgstPaise;

/** The tax in documents, less the tax that notes reversed. */
export function documentedTax(documents: readonly KeptDocument[]): number {
  return total(documents, (document) => (document.isNote ? -taxOf(document) : taxOf(document)));
}

/** The tax that the discounts inside documents took off that of their papers, less what notes took back. */
export function taxOffByDiscount(documents: readonly KeptDocument[]): number {
  return total(documents, ({ isNote, discountIgstPaise, discountCgstPaise, discountSgstPaise }) => {
    const off = discountIgstPaise + discountCgstPaise + discountSgstPaise;
    return isNote ? -off : off;
  });
}

const figuresOfPaper = [
  ['valuePaise', 'discountValuePaise'],
  ['igstPaise', 'discountIgstPaise'],
  ['cgstPaise', 'discountCgstPaise'],
  ['sgstPaise', 'discountSgstPaise'],
] as const;

/** The first paper whose documents are missing, too many, or different from it. */
export function documentDifference({
  papers,
  documents,
}: {
  readonly papers: readonly KeptPaper[];
  readonly documents: readonly KeptDocument[];
}): string | null {
  for (const paper of papers) {
    const own = documents.filter(({ source, paperId }) => source === paper.source && paperId === paper.paperId);
    const difference = countDifference(paper, own) ?? sumDifference(paper, own);
    if (difference) return difference;
  }
  return null;
}

function countDifference(paper: KeptPaper, own: readonly KeptDocument[]): string | null {
  const notes = own.filter(({ isNote }) => isNote).length;
  const needed = paper.isDocumented ? 1 : 0;
  const isNote = paper.source === 'return' || paper.source === 'counterRefund';
  const isTakenBack = isNote || paper.isCancelled;
  const areNotesRight = isTakenBack ? notes === needed || (!paper.isDocumented && notes === 1) : notes === 0;
  const areInvoicesRight = own.length - notes === (isNote ? 0 : needed);
  if (areNotesRight && areInvoicesRight) return null;
  return `${paper.source} ${paper.paperId} has ${own.length - notes} tax documents and ${notes} credit notes`;
}

function sumDifference(paper: KeptPaper, own: readonly KeptDocument[]): string | null {
  for (const document of own) {
    const name = `tax document ${document.documentNo}`;
    if (document.oddLines > 0) return `${name} has a line whose tax is not its rate`;
    if (document.linesValuePaise !== document.valuePaise || document.linesTaxPaise !== taxOf(document))
      return `${name} says ${shown(document.valuePaise + taxOf(document))}, its lines make ${shown(document.linesValuePaise + document.linesTaxPaise)}`;
    for (const [figure, discount] of figuresOfPaper)
      if (document[figure] + document[discount] !== paper[figure])
        return `${name} says ${figure.replace('Paise', '')} ${shown(document[figure])}, ${paper.source} ${paper.paperId} has ${shown(paper[figure])}`;
  }
  return null;
}
