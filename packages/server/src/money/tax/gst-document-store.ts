// The SQL of tax documents: write one with its lines, read what a note takes back.
import { taxSentences } from '@charaka/contract/money/tax/tax-sentences';
import { type DiscountInDocument, noDiscountInDocument } from '@charaka/rules/money/discounted-document';
import {
  type GstDocumentKind,
  type GstDocumentLine,
  type GstSeries,
  gstNumberPrefix,
  returnPeriodOf,
  sumGstDocument,
} from '@charaka/rules/money/gst-document';
import type { BasisPoints, Paise } from '@charaka/rules/money/money';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** GST is India's: elsewhere tax stays posted and not documented (Q261). */
const INDIA = 'IN';

/** The paper that a document is made for, by its number. */
export type DocumentedPaper =
  | { readonly billId: number }
  | { readonly saleId: number }
  | { readonly returnId: number }
  | { readonly counterBillId: number }
  | { readonly counterRefundId: number };

/** The owner of a document: an admission, a patient who was at the counter, or a person without a record by name (PH054). */
export type DocumentedFor =
  | { readonly admissionId: number; readonly patientId?: never; readonly partyName?: never }
  | { readonly admissionId?: never; readonly patientId: number; readonly partyName?: never }
  | { readonly admissionId?: never; readonly patientId?: never; readonly partyName: string };

/** The original that a note reverses: the document, or a paper from before there were documents by its number and day. */
export interface OriginalDocument {
  readonly gstDocumentId: number | null;
  readonly documentNo: string;
  readonly documentDate: string;
  /** Null of a document of the rule before, which leaves the discount of its bill out (Q261). */
  readonly discount?: DiscountInDocument | null;
}

/** A document to be written. */
export type NewGstDocument = DocumentedFor & {
  readonly kind: GstDocumentKind;
  readonly series: GstSeries;
  readonly paper: DocumentedPaper;
  readonly finYear: string;
  readonly issuedAt: Date;
  readonly isInterState: boolean;
  readonly lines: readonly GstDocumentLine[];
  /** Left out where the discount of the paper is no part of the document. */
  readonly discount?: DiscountInDocument | null;
  readonly original?: OriginalDocument;
  readonly reason?: string | null;
};

/**
 * Writes a document under the next number of its series, with hospital and patient as they are at this moment; it never
 * changes later (FI045). The database moves its tax to output tax (FI052). Between states the place of supply is the
 * patient's, else the hospital's. Outside India none is written; a note still reverses an earlier document. Take the
 * lock of the admission or visit first.
 */
export async function insertGstDocument(call: Call, entry: NewGstDocument): Promise<void> {
  const { tenantId, hospital, userId } = call;
  const { hospitalId } = hospital;
  const { series, finYear, original, lines, isInterState } = entry;
  if (hospital.countryCode !== INDIA && original?.gstDocumentId == null) return;
  const paper = {
    billId: null,
    saleId: null,
    returnId: null,
    counterBillId: null,
    counterRefundId: null,
    ...entry.paper,
  };
  const sums = sumGstDocument(lines);
  const discount = entry.discount ?? noDiscountInDocument;
  const documentDate = dateInZone(entry.issuedAt, hospital.timezone);
  const { gstDocumentId } = await call.tx.one<{ gstDocumentId: number }>(
    sql`insert into gst_document (tenant_id, hospital_id, document_kind, series, fin_year, serial_no, document_no, document_date,
        issued_at, return_period, original_id, original_no, original_date, reason, admission_id, bill_id, sale_id, return_id,
        counter_bill_id, counter_refund_id, seller_name, seller_gstin, seller_state_code, party_name, party_state_code, place_of_supply, is_inter_state, value_paise,
        taxable_paise, exempt_paise, igst_paise, cgst_paise, sgst_paise, is_after_discount, discount_value_paise,
        discount_igst_paise, discount_cgst_paise, discount_sgst_paise, created_by)
      select ${tenantId}, ${hospitalId}, ${entry.kind}, ${series}, ${finYear}, n.no,
        ${gstNumberPrefix(series, hospitalId, finYear)} || n.no, ${documentDate}, ${entry.issuedAt},
        ${returnPeriodOf(documentDate)}, ${original?.gstDocumentId ?? null}, ${original?.documentNo ?? null},
        ${original?.documentDate ?? null}, ${entry.reason ?? null}, a.admission_id, ${paper.billId}, ${paper.saleId},
        ${paper.returnId}, ${paper.counterBillId}::bigint, ${paper.counterRefundId}::bigint, h.hospital_name, h.gst_number, h.state_code,
        coalesce(${entry.partyName ?? null}::text, nullif(a.infant_name, ''), name_in_one(p.salutation, p.first_name, p.middle_name, p.last_name)),
        p.state_code, ${isInterState ? sql`p.state_code` : sql`h.state_code`}, ${isInterState}, ${sums.valuePaise},
        ${sums.taxablePaise}, ${sums.exemptPaise}, ${sums.igstPaise}, ${sums.cgstPaise}, ${sums.sgstPaise}, ${entry.discount != null},
        ${discount.discountValuePaise}, ${discount.discountIgstPaise}, ${discount.discountCgstPaise},
        ${discount.discountSgstPaise}, ${userId}
      from hospital h
      left join admission a on a.tenant_id = h.tenant_id and a.admission_id = ${entry.admissionId ?? null}
      left join patient p on p.tenant_id = h.tenant_id and p.patient_id = coalesce(a.patient_id, ${entry.patientId ?? null}),
        next_number(${`gst ${series}`}, ${hospitalId}, ${finYear}) n (no)
      where h.tenant_id = ${tenantId} and h.hospital_id = ${hospitalId} and (p.patient_id is not null or ${entry.partyName ?? null}::text is not null)
      returning gst_document_id`,
    taxSentences.taxDocumentNotWritten,
  );
  await insertLines(call, gstDocumentId, lines);
}

async function insertLines(call: Call, gstDocumentId: number, lines: readonly GstDocumentLine[]): Promise<void> {
  const numbered = JSON.stringify(lines.map((line, index) => ({ ...line, lineNo: index + 1 })));
  await call.tx.rows(sql`
    insert into gst_document_line (tenant_id, gst_document_id, line_no, hsn_code, description, uqc, quantity_thousandths,
      value_paise, taxable_paise, rate_basis_points, igst_paise, cgst_paise, sgst_paise, treatment)
    select ${call.tenantId}, ${gstDocumentId}, "lineNo", "hsnCode", description, uqc, "quantityThousandths", "valuePaise",
      "taxablePaise", "rateBasisPoints", "igstPaise", "cgstPaise", "sgstPaise", treatment
    from json_to_recordset(${numbered}::json) as line ("lineNo" integer, "hsnCode" text, description text, uqc text,
      "quantityThousandths" bigint, "valuePaise" bigint, "taxablePaise" bigint, "rateBasisPoints" integer, "igstPaise" bigint,
      "cgstPaise" bigint, "sgstPaise" bigint, treatment text)`);
}

/** Taxed value and taxes of one rate. */
interface TaxByRate {
  readonly rate: BasisPoints;
  readonly taxable: Paise;
  readonly igst: Paise;
  readonly sgst: Paise;
  readonly cgst: Paise;
}

/** The document of a bill, of a memo or of a bill of the counter, as a note on it needs it; undefined for a paper from before there were documents. */
export async function findOriginal(
  call: Call,
  paper: { readonly billId: number } | { readonly saleId: number } | { readonly counterBillId: number },
): Promise<(OriginalDocument & { readonly gstDocumentId: number }) | undefined> {
  const which: Sql =
    'billId' in paper
      ? sql`bill_id = ${paper.billId}`
      : 'saleId' in paper
        ? sql`sale_id = ${paper.saleId}`
        : sql`counter_bill_id = ${paper.counterBillId}`;
  const found = await call.tx.row<
    { gstDocumentId: number; documentNo: string; documentDate: string; isAfterDiscount: boolean } & DiscountInDocument
  >(sql`
    select gst_document_id, document_no, document_date, is_after_discount, discount_value_paise, discount_igst_paise,
      discount_cgst_paise, discount_sgst_paise
    from gst_document where tenant_id = ${call.tenantId} and ${which} and not is_note`);
  if (!found) return undefined;
  const { gstDocumentId, documentNo, documentDate, isAfterDiscount, ...discount } = found;
  return { gstDocumentId, documentNo, documentDate, discount: isAfterDiscount ? discount : null };
}

/** The lines of a document, as a note that takes all of it back repeats them. */
export function readGstLines(call: Call, gstDocumentId: number): Promise<GstDocumentLine[]> {
  return call.tx.rows(sql`
    select hsn_code, description, uqc, quantity_thousandths, value_paise, taxable_paise, rate_basis_points, igst_paise,
      cgst_paise, sgst_paise, treatment
    from gst_document_line where tenant_id = ${call.tenantId} and gst_document_id = ${gstDocumentId} order by line_no`);
}

/** The tax that the document of a final bill names, by rate, the lowest first. */
export function readTaxByRate(call: Call, billId: number): Promise<TaxByRate[]> {
  return call.tx.rows(sql`
    select l.rate_basis_points as rate, sum(l.taxable_paise)::bigint as taxable, sum(l.igst_paise)::bigint as igst,
      sum(l.sgst_paise)::bigint as sgst, sum(l.cgst_paise)::bigint as cgst
    from gst_document d
    join gst_document_line l on l.tenant_id = d.tenant_id and l.gst_document_id = d.gst_document_id
    where d.tenant_id = ${call.tenantId} and d.bill_id = ${billId} and not d.is_note and l.treatment = 'Taxable'
    group by 1 order by 1`);
}
