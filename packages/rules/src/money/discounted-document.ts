// A tax document with the discounts inside it: each line is what is asked for it, and its tax is the rate of its value (Q261).

import { inclusiveHalf, inclusiveTax } from './charge-line.ts';
import { type GstDocumentLine, sumGstDocument } from './gst-document.ts';
import { addPaise, type Paise, paise, roundHalfAwayFromZero, subtractPaise, type Thousandths, ZERO } from './money.ts';

/** Reduction of a paper's value and taxes by a document, together the discount; negative when the paper taxed more than its value. */
export interface DiscountInDocument {
  readonly discountValuePaise: Paise;
  readonly discountIgstPaise: Paise;
  readonly discountCgstPaise: Paise;
  readonly discountSgstPaise: Paise;
}

/** A document of the rule before: the discount of the bill is no part of it. */
export const noDiscountInDocument: DiscountInDocument = {
  discountValuePaise: ZERO,
  discountIgstPaise: ZERO,
  discountCgstPaise: ZERO,
  discountSgstPaise: ZERO,
};

/** Returns the amount charged for a line with its tax, in paise. */
export const worthOfLine = (line: Pick<GstDocumentLine, 'valuePaise' | 'igstPaise' | 'cgstPaise' | 'sgstPaise'>) =>
  addPaise(line.valuePaise, line.igstPaise, line.cgstPaise, line.sgstPaise);

/**
 * The discount by parts of a bill, in proportion to their worth: at most the part itself, and together the discount, to the paisa. The parts
 * must make the whole that the discount is given on.
 */
export function spreadDiscount(parts: readonly Paise[], discountPaise: Paise): Paise[] {
  const wholePaise = parts.reduce((sum, part) => sum + part, 0);
  if (wholePaise === 0) return parts.map(() => ZERO);
  const upTo = (sum: number) => roundHalfAwayFromZero(BigInt(discountPaise) * BigInt(sum), BigInt(wholePaise));
  let before = 0;
  return parts.map((part) => {
    const share = upTo(before + part) - upTo(before);
    before += part;
    return paise(Number(share));
  });
}

/** A line less its share of the discount. What is left holds its tax, so that value and tax make the sum that the patient is asked for. */
export function discountedLine(line: GstDocumentLine, sharePaise: Paise, usesIgst: boolean): GstDocumentLine {
  if (sharePaise === 0 && line.taxablePaise === line.valuePaise) return line;
  const leftPaise = subtractPaise(worthOfLine(line), sharePaise);
  const { rateBasisPoints } = line;
  const igstPaise = usesIgst ? inclusiveTax(leftPaise, rateBasisPoints) : ZERO;
  const halfPaise = usesIgst ? ZERO : inclusiveHalf(leftPaise, rateBasisPoints);
  const valuePaise = subtractPaise(leftPaise, addPaise(igstPaise, halfPaise, halfPaise));
  return { ...line, valuePaise, taxablePaise: valuePaise, igstPaise, cgstPaise: halfPaise, sgstPaise: halfPaise };
}

/** Returns how much less the lines of a document are than those of its paper. */
export function discountBetween(
  before: readonly GstDocumentLine[],
  after: readonly GstDocumentLine[],
): DiscountInDocument {
  const [paper, document] = [sumGstDocument(before), sumGstDocument(after)];
  return {
    discountValuePaise: subtractPaise(paper.valuePaise, document.valuePaise),
    discountIgstPaise: subtractPaise(paper.igstPaise, document.igstPaise),
    discountCgstPaise: subtractPaise(paper.cgstPaise, document.cgstPaise),
    discountSgstPaise: subtractPaise(paper.sgstPaise, document.sgstPaise),
  };
}

/** The part of a document's line that falls on a quantity after so much of it was refunded; all parts together are the line. */
export function partOfLine(line: GstDocumentLine, refunded: Thousandths, quantityThousandths: Thousandths) {
  const upTo = (amount: Paise, quantity: number) =>
    Number(roundHalfAwayFromZero(BigInt(amount) * BigInt(quantity), BigInt(line.quantityThousandths)));
  const part = (amount: Paise) => paise(upTo(amount, refunded + quantityThousandths) - upTo(amount, refunded));
  const [igstPaise, cgstPaise, sgstPaise] = [part(line.igstPaise), part(line.cgstPaise), part(line.sgstPaise)];
  const valuePaise = part(line.valuePaise);
  return { ...line, quantityThousandths, valuePaise, taxablePaise: valuePaise, igstPaise, cgstPaise, sgstPaise };
}
