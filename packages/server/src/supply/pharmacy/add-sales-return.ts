// Takes medicine of a cash memo back: units into their batches, the amount to the bill or over the counter (Q144).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { addSalesReturn as addSalesReturnEndpoint } from '@charaka/contract/supply/pharmacy/sales-return';
import { heldOf, soldLineOf } from '@charaka/contract/supply/pharmacy/sold-line';
import { ImpossibleFigure } from '@charaka/rules/money/impossible-figure';
import { computeReturnedLine } from '@charaka/rules/money/medicine-line';
import { type Paise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { CASH_REFUND_LIMIT_PAISE, tooMuchCashBack } from '@charaka/rules/money/payment';
import { returnToLots } from '@charaka/rules/money/stock-value';
import sql from 'sql-template-tag';
import { type Call, financialYearOn, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MedicineMemo } from '../../money/account/account-source.ts';
import { closedReason } from '../../stay/admission/admission-standing.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import { moveStock, movesOf, readSoldLots } from '../stock/stock-engine.ts';
import { judgePaidBack } from './judge-paid-back.ts';
import { creditReturn } from './memo-document.ts';
import { insertReturn, insertReturnLines, type NewReturnLine } from './return-store.ts';
import { findSale } from './sale-store.ts';
import { lockBatches } from './stock-store.ts';

type Entry = ParsedOf<typeof addSalesReturnEndpoint>['saleReturn'];

/** The return. Refuses after the final bill, and more of a line than was sold and not yet returned. */
export const addSalesReturn = handle(addSalesReturnEndpoint, async (call, { saleReturn: entry }) => {
  const { saleId } = entry;
  const { admissionId, batchOfLine, soldBy } = await lockSale(call, saleId);
  // Read behind the lock of the admission, so a return sees every one before it.
  const sale = (await findSale(call, saleId)) ?? refuse(pharmacySentences.cashMemoDoesNotExist);
  const lines = returnedLines(sale, entry);
  const totalOf = (
    figure: 'grossPaise' | 'discountPaise' | 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'valuePaise',
  ) => sumPaise(lines.map((line) => line[figure]));
  const netPaise = totalOf('valuePaise');
  if (netPaise !== entry.net) refuse(kernelSentences.figuresChanged);
  const paidBackPaise = paidBack(sale, entry.paidBack ?? ZERO, netPaise);
  await judgePaidBack(call, { sale, soldBy, paidBackPaise, reason: entry.reason ?? '' });
  const saleLineIds = lines.map(({ saleLineId }) => saleLineId);
  const batchIds = saleLineIds.map((saleLineId) => batchOfLine.get(saleLineId) ?? 0);
  const [, sold] = await call.tx.behind([() => lockBatches(call, batchIds)], () => [readSoldLots(call, saleLineIds)]);
  const soldOf = Map.groupBy(sold, ({ saleLineId }) => saleLineId);
  const returnId = await insertReturn(call, {
    admissionId,
    saleId,
    finYear: financialYearOn(call, todayOf(call)),
    grossPaise: totalOf('grossPaise'),
    discountPaise: totalOf('discountPaise'),
    taxablePaise: totalOf('taxablePaise'),
    cgstPaise: totalOf('cgstPaise'),
    sgstPaise: totalOf('sgstPaise'),
    netPaise,
    paidBackPaise,
    reason: entry.reason || null,
    hasGstDocument: !sale.isInTreatment,
  });
  const [returnLineIds] = await Promise.all([
    insertReturnLines(call, returnId, lines),
    ...(sale.isInTreatment ? [] : [creditReturn(call, { returnId, sale, reason: entry.reason || null }, lines)]),
  ]);
  await moveStock(
    call,
    lines.flatMap(({ saleLineId, quantity }, index) =>
      movesOf(returnToLots(soldOf.get(saleLineId) ?? [], quantity), 1, {
        kind: 'SaleReturned',
        returnLineId: returnLineIds[index] as number,
      }),
    ),
  );
  const after = await findSale(call, saleId);
  const saleReturn =
    after?.returns.find((each) => each.returnId === returnId) ?? refuse(pharmacySentences.returnNotWritten);
  call.say(pharmacySentences.returnSaved({ returnNumber: saleReturn.returnNumber }));
  return { saleReturn };
});

/** A locked memo: the batch of each of its lines, and the user who sold it. */
interface LockedSale {
  readonly admissionId: number;
  readonly batchOfLine: ReadonlyMap<number, number>;
  readonly soldBy: number;
}

/** Locks the admission of a memo. Refuses once its bill is closed. */
async function lockSale(call: Call, saleId: number): Promise<LockedSale> {
  const rows = await call.tx.rows<{
    admissionId: number | null;
    saleLineId: number;
    batchId: number;
    soldBy: number;
  }>(sql`
    select s.admission_id, l.sale_line_id, l.batch_id, s.created_by as sold_by
    from pharmacy_sale s join pharmacy_sale_line l on l.tenant_id = s.tenant_id and l.sale_id = s.sale_id
    where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and s.sale_id = ${saleId}`);
  const [first] = rows;
  if (!first) refuse(pharmacySentences.cashMemoDoesNotExist);
  const { admissionId, soldBy } = first;
  if (admissionId === null) refuse(pharmacySentences.outpatientMemoNotReturned);
  const closed = closedReason(await lockAdmission(call, admissionId));
  if (closed) refuse(pharmacySentences.noMedicineReturned({ closed }));
  return { admissionId, batchOfLine: new Map(rows.map((row) => [row.saleLineId, row.batchId])), soldBy };
}

function returnedLines(sale: MedicineMemo, entry: Entry): NewReturnLine[] {
  if (new Set(entry.lines.map((line) => line.saleLineId)).size < entry.lines.length) {
    refuse(pharmacySentences.lineTwice);
  }
  return entry.lines.map(({ saleLineId, quantity }) => {
    const sold =
      sale.lines.find((line) => line.saleLineId === saleLineId) ?? refuse(pharmacySentences.lineOfAnotherMemo);
    try {
      return { saleLineId, quantity, ...computeReturnedLine(soldLineOf(sold), quantity) };
    } catch (error) {
      if (error instanceof ImpossibleFigure)
        refuse(pharmacySentences.figureNotPossible({ itemName: sold.itemName, problem: error.sentence }));
      throw error;
    }
  });
}

/** The cash refund: at most the value returned, the part paid with the memo and not yet refunded, and the limit of any refund (R487). */
function paidBack(sale: MedicineMemo, paidBackPaise: Paise, netPaise: Paise): Paise {
  if (paidBackPaise > netPaise) refuse(pharmacySentences.paidBackMoreThanReturned);
  if (paidBackPaise > heldOf(sale)) refuse(pharmacySentences.paidBackMoreThanPaid);
  if (paidBackPaise > CASH_REFUND_LIMIT_PAISE) refuse(tooMuchCashBack);
  return paidBackPaise;
}
