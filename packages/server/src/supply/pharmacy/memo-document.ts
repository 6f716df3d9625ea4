// The tax documents of the pharmacy: the invoice of a cash memo, and the credit note of its returns (FI046, FI052, PH058).
import { gstSeries, medicineDocumentLines, supplyKindOf } from '@charaka/rules/money/gst-document';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import type { MedicineMemo } from '../../money/account/account-source.ts';
import { type DocumentedFor, findOriginal, insertGstDocument } from '../../money/tax/gst-document-store.ts';
import type { NewReturnLine } from './return-store.ts';
import type { MemoOwner, NewSaleLine } from './sale-store.ts';

/** Writes the document of a memo just made; the whole memo is its supply, whatever of it is paid. */
export async function documentSale(
  call: Call,
  { owner, saleId }: { readonly owner: MemoOwner; readonly saleId: number },
  lines: readonly NewSaleLine[],
): Promise<void> {
  const documented = medicineDocumentLines(lines.map(({ batch, ...line }) => ({ ...batch, ...line })));
  await insertGstDocument(call, {
    kind: supplyKindOf(documented),
    series: gstSeries.memo,
    paper: { saleId },
    ...here(call, owner),
    lines: documented,
  });
}

/** Writes the credit note of a return just made; of a memo without a document it names the memo itself. */
export async function creditReturn(
  call: Call,
  {
    returnId,
    sale,
    reason,
  }: { readonly returnId: number; readonly sale: MedicineMemo; readonly reason: string | null },
  lines: readonly NewReturnLine[],
): Promise<void> {
  const sold = new Map(sale.lines.map((line) => [line.saleLineId, line]));
  const returned = lines.flatMap((line) => {
    const from = sold.get(line.saleLineId);
    if (!from) return [];
    const { itemName, batchNumber, hsnCode = null, cgst: cgstBasisPoints, sgst: sgstBasisPoints } = from;
    return { ...line, itemName, batchNumber, hsnCode, cgstBasisPoints, sgstBasisPoints };
  });
  await insertGstDocument(call, {
    kind: 'CreditNote',
    series: gstSeries.memoNote,
    paper: { returnId },
    ...here(call, ownerOf(sale)),
    lines: medicineDocumentLines(returned),
    original: (await findOriginal(call, { saleId: sale.saleId })) ?? {
      gstDocumentId: null,
      documentNo: sale.cashMemo,
      documentDate: dateInZone(new Date(sale.soldAt), call.hospital.timezone),
    },
    reason,
  });
}

/** Medicine is sold over the hospital's own counter, so never between states. */
function here(call: Call, owner: MemoOwner) {
  return { ...partyOf(owner), finYear: financialYearOn(call, todayOf(call)), issuedAt: call.now, isInterState: false };
}

/** The name of the party in the document of a person who left no name. */
const NAMELESS_PARTY = 'Cash customer';

function partyOf(owner: MemoOwner): DocumentedFor {
  if (owner.admissionId != null) return { admissionId: owner.admissionId };
  if (owner.person) return { partyName: owner.person.personName || NAMELESS_PARTY };
  return { patientId: owner.patientId };
}

/** The stay of a memo, the encounter with its patient, or the person without a record. */
function ownerOf({ admissionId, encounterId, patientId, patientName, personPhone }: MedicineMemo): MemoOwner {
  if (admissionId != null) return { admissionId };
  if (encounterId != null) return { encounterId, patientId: patientId ?? 0 };
  return { person: { personName: patientName || null, personPhone: personPhone ?? null, personAddress: null } };
}
