// The tax document of a supply: its kind, its lines with what was taxed of each, its sums and its number (FI044-FI046).

import type { CalendarDate } from '../stay/hospital-day.ts';
import type { ChargeLine, ChargeLineFigures } from './charge-line.ts';
import type { MedicineFigures } from './medicine-line.ts';
import {
  addPaise,
  type BasisPoints,
  basisPoints,
  type Paise,
  sumPaise,
  type Thousandths,
  thousandths,
  ZERO,
} from './money.ts';

/** Kinds of document of a supply; a credit note reverses another document. */
export const gstDocumentKinds = ['TaxInvoice', 'BillOfSupply', 'InvoiceCumBillOfSupply', 'CreditNote'] as const;
/** Kind of document of a supply. */
export type GstDocumentKind = (typeof gstDocumentKinds)[number];

/** How the law looks at a line: taxed, taxed at no rate, or free as healthcare is. */
export const gstTreatments = ['Taxable', 'Nil', 'Exempt'] as const;
/** How the law looks at a line. */
export type GstTreatment = (typeof gstTreatments)[number];

/** The runs of numbers, one letter each: final bills, cash memos, bills of the counter, and the credit notes of each. */
export const gstSeries = {
  bill: 'B',
  memo: 'P',
  billNote: 'C',
  memoNote: 'R',
  counter: 'D',
  counterNote: 'N',
} as const;
/** The letter of a run of numbers. */
export type GstSeries = (typeof gstSeries)[keyof typeof gstSeries];

/** Services of a hospital, where the price list names no code: the heading of human health and social care. */
export const HEALTH_SERVICE_CODE = '9993';

/** The most characters that the number of a document may have. */
export const MOST_NUMBER_CHARACTERS = 16;

/** A line of a document. */
export interface GstDocumentLine {
  /** HSN of goods, SAC of services; null when none was entered. */
  readonly hsnCode: string | null;
  readonly description: string;
  /** The unit quantity code: numbers of goods, none of services. */
  readonly uqc: 'NOS' | 'NA';
  readonly quantityThousandths: Thousandths;
  /** Amount charged for it without tax. */
  readonly valuePaise: Paise;
  /** The base that was taxed (money.md); of a line without tax its value. */
  readonly taxablePaise: Paise;
  readonly rateBasisPoints: BasisPoints;
  readonly igstPaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly treatment: GstTreatment;
}

/** Totals of a document. */
export interface GstDocumentSums {
  readonly valuePaise: Paise;
  /** The bases of taxed lines. */
  readonly taxablePaise: Paise;
  /** The value of lines without tax. */
  readonly exemptPaise: Paise;
  readonly igstPaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  /** Value and taxes: what the recipient is charged for the supply. */
  readonly totalPaise: Paise;
}

/** A line of a final bill, as its document names it. */
export interface BilledLine extends ChargeLine, ChargeLineFigures {
  readonly description: string;
  readonly hsnCode: string | null;
}

/**
 * The lines of a final bill's document: every charge with its tax, and the other charge, which is exempt as all healthcare without a
 * rate is. Discount and rounding of the bill are no part of the supply's value (docs/decisions/0060).
 */
export function billDocumentLines(
  lines: readonly BilledLine[],
  usesIgst: boolean,
  otherChargePaise: Paise,
): GstDocumentLine[] {
  const charges = lines.map((line): GstDocumentLine => {
    const rate = usesIgst ? line.igstBasisPoints : basisPoints(line.sgstBasisPoints + line.cgstBasisPoints);
    return {
      hsnCode: line.hsnCode || HEALTH_SERVICE_CODE,
      description: line.description,
      uqc: 'NA',
      quantityThousandths: line.quantityThousandths,
      valuePaise: line.netPaise,
      taxablePaise: rate > 0 ? line.taxablePaise : line.netPaise,
      rateBasisPoints: rate,
      igstPaise: line.igstPaise,
      cgstPaise: line.cgstPaise,
      sgstPaise: line.sgstPaise,
      treatment: rate > 0 ? 'Taxable' : 'Exempt',
    };
  });
  return otherChargePaise === 0 ? charges : [...charges, exemptService('Other charge', otherChargePaise)];
}

function exemptService(description: string, valuePaise: Paise): GstDocumentLine {
  const untaxed = { rateBasisPoints: basisPoints(0), igstPaise: ZERO, cgstPaise: ZERO, sgstPaise: ZERO };
  return {
    hsnCode: HEALTH_SERVICE_CODE,
    description,
    uqc: 'NA',
    quantityThousandths: thousandths(1000),
    valuePaise,
    taxablePaise: valuePaise,
    ...untaxed,
    treatment: 'Exempt',
  };
}

/** Medicine sold or returned, as its document names it. */
export interface DocumentedMedicine extends MedicineFigures {
  readonly itemName: string;
  readonly batchNumber: string;
  readonly hsnCode: string | null;
  readonly quantity: number;
  readonly cgstBasisPoints: BasisPoints;
  readonly sgstBasisPoints: BasisPoints;
}

/** The lines of a memo's document, or of its return's; medicine is sold in the hospital's own state, and one without a rate is nil-rated. */
export function medicineDocumentLines(lines: readonly DocumentedMedicine[]): GstDocumentLine[] {
  return lines.map((line) => {
    const rateBasisPoints = basisPoints(line.cgstBasisPoints + line.sgstBasisPoints);
    return {
      hsnCode: line.hsnCode,
      description: `${line.itemName}, batch ${line.batchNumber}`,
      uqc: 'NOS',
      quantityThousandths: thousandths(line.quantity * 1000),
      valuePaise: line.taxablePaise,
      taxablePaise: line.taxablePaise,
      rateBasisPoints,
      igstPaise: ZERO,
      cgstPaise: line.cgstPaise,
      sgstPaise: line.sgstPaise,
      treatment: rateBasisPoints > 0 ? 'Taxable' : 'Nil',
    };
  });
}

/** Medicine of the treatment that was not returned: exempt like the treatment, on the document of the final bill (FI044, PH058). */
export interface TreatmentMedicine {
  readonly itemName: string;
  readonly batchNumber: string;
  readonly hsnCode: string | null;
  readonly quantity: number;
  readonly valuePaise: Paise;
}

/** Its lines. */
export function treatmentMedicineLines(medicines: readonly TreatmentMedicine[]): GstDocumentLine[] {
  return medicines.map(({ itemName, batchNumber, hsnCode, quantity, valuePaise }) => ({
    ...exemptService(`${itemName}, batch ${batchNumber}`, valuePaise),
    hsnCode,
    uqc: 'NOS',
    quantityThousandths: thousandths(quantity * 1000),
  }));
}

/** Taxed and untaxed lines together make one document of both kinds; untaxed ones alone a bill of supply (FI046). */
export function supplyKindOf(lines: readonly Pick<GstDocumentLine, 'treatment'>[]): GstDocumentKind {
  const taxed = lines.filter(({ treatment }) => treatment === 'Taxable').length;
  if (taxed === 0) return 'BillOfSupply';
  return taxed === lines.length ? 'TaxInvoice' : 'InvoiceCumBillOfSupply';
}

/** Returns the totals of a document's lines. */
export function sumGstDocument(lines: readonly GstDocumentLine[]): GstDocumentSums {
  const totalOf = (figure: 'valuePaise' | 'taxablePaise' | 'igstPaise' | 'cgstPaise' | 'sgstPaise', of = lines) =>
    sumPaise(of.map((line) => line[figure]));
  const isTaxed = ({ treatment }: GstDocumentLine) => treatment === 'Taxable';
  const [valuePaise, igstPaise] = [totalOf('valuePaise'), totalOf('igstPaise')];
  const [cgstPaise, sgstPaise] = [totalOf('cgstPaise'), totalOf('sgstPaise')];
  return {
    valuePaise,
    taxablePaise: totalOf('taxablePaise', lines.filter(isTaxed)),
    exemptPaise: totalOf(
      'valuePaise',
      lines.filter((line) => !isTaxed(line)),
    ),
    igstPaise,
    cgstPaise,
    sgstPaise,
    totalPaise: addPaise(valuePaise, igstPaise, cgstPaise, sgstPaise),
  };
}

/** The beginning of a document's number, as 'B1/2627/': the series, the hospital and the financial year; the count follows. */
export function gstNumberPrefix(series: GstSeries, hospitalId: number, finYear: string): string {
  const years = finYear.match(/\d+/g) ?? [];
  return `${series}${hospitalId}/${years.map((year) => year.slice(-2)).join('')}/`;
}

/** Month in which a document is reported to the state, as 'MMYYYY'. */
export function returnPeriodOf(day: CalendarDate): string {
  return day.slice(5, 7) + day.slice(0, 4);
}
