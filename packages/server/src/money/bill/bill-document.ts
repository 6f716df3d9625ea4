// The tax document of a final bill, written with it, and the credit note of one that is cancelled (FI045, FI046, FI052).
import type { Bill } from '@charaka/rules/money/bill';
import { discountBetween, discountedLine, spreadDiscount, worthOfLine } from '@charaka/rules/money/discounted-document';
import {
  type BilledLine,
  billDocumentLines,
  type GstDocumentLine,
  gstSeries,
  supplyKindOf,
  type TreatmentMedicine,
  treatmentMedicineLines,
} from '@charaka/rules/money/gst-document';
import { type Paise, paise, subtractPaise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import type { MedicineMemo } from '../account/account-source.ts';
import { type ChargeRow, readChargeRows } from '../charge/charge-store.ts';
import { isDiscountInDocumentOn } from '../charge/gst-rule.ts';
import { findOriginal, insertGstDocument, type OriginalDocument, readGstLines } from '../tax/gst-document-store.ts';
import type { SavedBill } from './bill-store.ts';
import { savedLines } from './bill-view.ts';

/** A line of a bill with the charge it was made from. */
type Line = Omit<BilledLine, 'hsnCode'> & { readonly chargeId: number };

/** Medicine that is part of the treatment, with the amount that the bill charges for it. */
interface KeptMedicine extends TreatmentMedicine {
  readonly billedPaise: Paise;
}

/**
 * Medicine of an admission that is part of the treatment and was not returned; all other medicine is on the documents
 * of its memos (PH058).
 */
export function treatmentMedicine(sales: readonly MedicineMemo[]): KeptMedicine[] {
  return sales
    .filter(({ isInTreatment }) => isInTreatment)
    .flatMap(({ lines, returns, pending }) =>
      withBilled(
        pending,
        lines.map(({ saleLineId, itemName, batchNumber, hsnCode = null, quantity, returnedQuantity, net }) => {
          const back = returns.flatMap((each) => each.lines.filter((line) => line.saleLineId === saleLineId));
          const valuePaise = subtractPaise(net, sumPaise(back.map((line) => line.net)));
          return { itemName, batchNumber, hsnCode, quantity: quantity - returnedQuantity, valuePaise };
        }),
      ),
    )
    .filter(({ quantity }) => quantity > 0);
}

/** The lines of a memo with the billed amount of each: their share of the unpaid part of the memo. */
function withBilled(pendingPaise: Paise, lines: readonly TreatmentMedicine[]): KeptMedicine[] {
  const keptPaise = sumPaise(lines.map(({ valuePaise }) => valuePaise));
  const askedPaise = paise(Math.min(Math.max(0, pendingPaise), keptPaise));
  const shares = spreadDiscount(
    lines.map(({ valuePaise }) => valuePaise),
    askedPaise,
  );
  return lines.map((line, index) => ({ ...line, billedPaise: shares[index] ?? ZERO }));
}

/** A final bill just made, as its document needs it. */
interface BillToDocument {
  readonly saved: SavedBill;
  readonly bill: Bill<ChargeRow>;
  readonly medicines: readonly KeptMedicine[];
}

/** Writes the document of a bill just made, with every charge of it and the medicine that is part of the treatment. */
export async function documentBill(
  call: Call,
  admissionId: number,
  { saved, bill, medicines }: BillToDocument,
): Promise<void> {
  const charged = await documentLines(call, bill.lines, saved);
  const whole = [...charged, ...treatmentMedicineLines(medicines)];
  if (whole.length === 0) return;
  const isDiscountInside = isDiscountInDocumentOn(call, dateInZone(new Date(saved.billedAt), call.hospital.timezone));
  const documented = isDiscountInside ? discounted(whole, { saved, bill, medicines }) : whole;
  await insertGstDocument(call, {
    kind: supplyKindOf(documented),
    series: gstSeries.bill,
    paper: { billId: saved.billId },
    admissionId,
    finYear: saved.finYear,
    issuedAt: new Date(saved.billedAt),
    isInterState: saved.isIgst,
    lines: documented,
    discount: isDiscountInside ? discountBetween(whole, documented) : null,
  });
}

/**
 * The lines less the bill's discount, which is spread over the billed lines only: not over lines left out, nor over
 * medicine that was paid at the pharmacy. The part on taxed medicine stays beside its memos' documents.
 */
function discounted(lines: readonly GstDocumentLine[], { saved, bill, medicines }: BillToDocument): GstDocumentLine[] {
  const isLeftOut = (index: number) => bill.nonHospitalPaise > 0 && bill.lines[index]?.isNonApplicable;
  const ofMedicine = lines.length - medicines.length;
  const asked = lines.map((line, index) => {
    const medicine = medicines[index - ofMedicine];
    if (medicine) return medicine.billedPaise;
    return isLeftOut(index) ? ZERO : worthOfLine(line);
  });
  const shares = spreadDiscount([...asked, subtractPaise(bill.grossPaise, sumPaise(asked))], bill.discountPaise);
  return lines.map((line, index) => discountedLine(line, shares[index] ?? ZERO, saved.isIgst));
}

/** Takes the whole document of a bill back by a credit note of today; of a bill without one it names the bill itself. */
export async function creditBill(call: Call, admissionId: number, saved: SavedBill, reason: string): Promise<void> {
  const document = await findOriginal(call, { billId: saved.billId });
  const lines = document
    ? await readGstLines(call, document.gstDocumentId)
    : await undocumentedLines(call, admissionId, saved);
  if (lines.length === 0) return;
  await insertGstDocument(call, {
    kind: 'CreditNote',
    series: gstSeries.billNote,
    paper: { billId: saved.billId },
    admissionId,
    finYear: financialYearOn(call, todayOf(call)),
    issuedAt: call.now,
    isInterState: saved.isIgst,
    lines,
    discount: document?.discount ?? null,
    original: document ?? billAsOriginal(call, saved),
    reason,
  });
}

/** The document lines of a bill made before documents existed. */
async function undocumentedLines(call: Call, admissionId: number, saved: SavedBill) {
  const rows = await readChargeRows(call.tx, call.tenantId, admissionId);
  return documentLines(call, savedLines(rows, saved), saved);
}

function billAsOriginal(call: Call, { orderNo, billedAt }: SavedBill): OriginalDocument {
  const documentDate = dateInZone(new Date(billedAt), call.hospital.timezone);
  return { gstDocumentId: null, documentNo: String(orderNo), documentDate };
}

/** The lines with the codes that the price list has for their charges at this moment. */
async function documentLines(call: Call, lines: readonly Line[], { isIgst, otherChargePaise }: SavedBill) {
  const chargeIds = [...new Set(lines.map(({ chargeId }) => chargeId))];
  const codes = await call.tx.rows<{ chargeId: number; hsnCode: string | null }>(sql`
    select charge_id, hsn_code from charge where tenant_id = ${call.tenantId} and charge_id = any(${chargeIds}::bigint[])`);
  const codeOf = new Map(codes.map(({ chargeId, hsnCode }) => [chargeId, hsnCode]));
  const billed = lines.map((line) => ({ ...line, hsnCode: codeOf.get(line.chargeId) ?? null }));
  return billDocumentLines(billed, isIgst, otherChargePaise);
}
