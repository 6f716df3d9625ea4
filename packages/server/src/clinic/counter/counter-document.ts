// The tax document of a counter bill, written with it, and the credit note of each refund (FI045, FI046, OR023).

import type { CounterRefund } from '@charaka/rules/money/counter-bill';
import {
  discountBetween,
  discountedLine,
  partOfLine,
  spreadDiscount,
  worthOfLine,
} from '@charaka/rules/money/discounted-document';
import {
  billDocumentLines,
  type GstDocumentLine,
  gstSeries,
  HEALTH_SERVICE_CODE,
  supplyKindOf,
} from '@charaka/rules/money/gst-document';
import { basisPoints, type Paise, paise, roundHalfAwayFromZero, ZERO } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { isDiscountInDocumentOn } from '../../money/charge/gst-rule.ts';
import { findOriginal, insertGstDocument } from '../../money/tax/gst-document-store.ts';
import type { LockedBill } from './counter-bill-store.ts';
import type { SoldCounterLine } from './counter-standing.ts';
import type { PricedBill } from './priced-bill.ts';

/** Writes the document of a bill just made. */
export async function documentCounterBill(
  call: Call,
  {
    counterBillId,
    patientId,
    finYear,
    priced,
  }: { counterBillId: number; patientId: number; finYear: string; priced: PricedBill },
): Promise<void> {
  const chargeIds = [...new Set(priced.lines.map(({ chargeId }) => chargeId))];
  const codes = await call.tx.rows<{ chargeId: number; hsnCode: string | null }>(sql`
    select charge_id, hsn_code from charge where tenant_id = ${call.tenantId} and charge_id = any(${chargeIds}::bigint[])`);
  const codeOf = new Map(codes.map(({ chargeId, hsnCode }) => [chargeId, hsnCode]));
  const { isIgstApplied } = priced.gst;
  const billed = priced.lines.map((line) => ({
    ...line,
    description: line.chargeName,
    hsnCode: codeOf.get(line.chargeId) ?? null,
  }));
  const whole = billDocumentLines(billed, isIgstApplied, ZERO);
  const isDiscountInside = isDiscountInDocumentOn(call, todayOf(call));
  const lines = isDiscountInside ? discounted(whole, priced.bill.discountPaise, isIgstApplied) : whole;
  await insertGstDocument(call, {
    kind: supplyKindOf(lines),
    series: gstSeries.counter,
    paper: { counterBillId },
    patientId,
    finYear,
    issuedAt: call.now,
    isInterState: isIgstApplied,
    lines,
    discount: isDiscountInside ? discountBetween(whole, lines) : null,
  });
}

/** The lines of a bill with its discount inside them. */
function discounted(lines: readonly GstDocumentLine[], discountPaise: Paise, usesIgst: boolean): GstDocumentLine[] {
  const shares = spreadDiscount(lines.map(worthOfLine), discountPaise);
  return lines.map((line, index) => discountedLine(line, shares[index] ?? ZERO, usesIgst));
}

/** Writes the credit note of a refund: what goes back of each line, with its tax. */
export async function documentCounterRefund(
  call: Call,
  bill: LockedBill,
  {
    counterRefundId,
    finYear,
    reason,
    refund,
    sold,
  }: {
    counterRefundId: number;
    finYear: string;
    reason: string;
    refund: CounterRefund;
    sold: readonly SoldCounterLine[];
  },
): Promise<void> {
  const original = await findOriginal(call, { counterBillId: bill.counterBillId });
  // A bill of a hospital outside India has none (Q261); the database refuses any other without.
  if (!original) return;
  const lines = refund.lines.flatMap((back): GstDocumentLine[] => {
    const line = sold.find(({ serviceChargeId }) => serviceChargeId === back.serviceChargeId);
    return line ? [creditedLine(line, back, bill.isIgst)] : [];
  });
  const credited = original.discount ? discountedParts(bill, sold, refund) : lines;
  await insertGstDocument(call, {
    kind: 'CreditNote',
    series: gstSeries.counterNote,
    paper: { counterRefundId },
    patientId: bill.patientId,
    finYear,
    issuedAt: call.now,
    isInterState: bill.isIgst,
    lines: credited,
    discount: original.discount && discountBetween(lines, credited),
    original,
    reason,
  });
}

/** The refunded parts of the bill's document, whose lines include its discount. */
function discountedParts(
  { isIgst, discountPaise }: LockedBill,
  sold: readonly SoldCounterLine[],
  refund: CounterRefund,
): GstDocumentLine[] {
  const whole = discounted(
    sold.map((line) => creditedLine(line, line, isIgst)),
    discountPaise,
    isIgst,
  );
  return refund.lines.flatMap((back) => {
    const index = sold.findIndex(({ serviceChargeId }) => serviceChargeId === back.serviceChargeId);
    const [line, from] = [whole[index], sold[index]];
    return line && from ? [partOfLine(line, from.refundedThousandths, back.quantityThousandths)] : [];
  });
}

/** The refunded part of a line, with the tax of the printed bill. */
type CreditedPart = Pick<
  CounterRefund['lines'][number],
  'quantityThousandths' | 'netPaise' | 'igstPaise' | 'cgstPaise' | 'sgstPaise'
>;

function creditedLine(line: SoldCounterLine, back: CreditedPart, usesIgst: boolean): GstDocumentLine {
  const rate = usesIgst ? line.igstBasisPoints : line.sgstBasisPoints + line.cgstBasisPoints;
  const part = roundHalfAwayFromZero(
    BigInt(line.taxablePaise) * BigInt(back.quantityThousandths),
    BigInt(line.quantityThousandths),
  );
  return {
    hsnCode: line.hsnCode || HEALTH_SERVICE_CODE,
    description: line.description,
    uqc: 'NA',
    quantityThousandths: back.quantityThousandths,
    valuePaise: back.netPaise,
    taxablePaise: rate > 0 ? paise(Number(part)) : back.netPaise,
    rateBasisPoints: basisPoints(rate),
    igstPaise: back.igstPaise,
    cgstPaise: back.cgstPaise,
    sgstPaise: back.sgstPaise,
    treatment: rate > 0 ? 'Taxable' : 'Exempt',
  };
}
