// Takes medicine of a cash memo back: units into their batches, the amount to the bill or over the counter (Q144, PH062, PH063).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { addSalesReturn as addSalesReturnEndpoint } from '@charaka/contract/supply/pharmacy/sales-return';
import { soldLineOf } from '@charaka/contract/supply/pharmacy/sold-line';
import { ImpossibleFigure } from '@charaka/rules/money/impossible-figure';
import { computeReturnedLine } from '@charaka/rules/money/medicine-line';
import { returnToLots } from '@charaka/rules/money/stock-value';
import sql from 'sql-template-tag';
import { lockEncounter } from '../../clinic/encounter/encounter-store.ts';
import { type Call, financialYearOn, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MedicineMemo } from '../../money/account/account-source.ts';
import { closedReason } from '../../stay/admission/admission-standing.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import { moveStock, movesOf, readSoldLots, type SoldLot, systemStore } from '../stock/stock-engine.ts';
import { dispensedLines } from './dispensed-lines.ts';
import { creditReturn } from './memo-document.ts';
import { judgePlaces } from './return-place.ts';
import { judgeReturnRefund } from './return-refund.ts';
import { insertReturn, insertReturnLines, type NewReturnLine } from './return-store.ts';
import { findSale } from './sale-store.ts';
import { lockBatches } from './stock-store.ts';
import { memoTotals } from './write-memo.ts';

type Entry = ParsedOf<typeof addSalesReturnEndpoint>['saleReturn'];

/** The return. Refuses after the final bill of a stay, and more of a line than was sold and not yet returned. */
export const addSalesReturn = handle(addSalesReturnEndpoint, async (call, { saleReturn: entry }) => {
  const { saleId } = entry;
  const locked = await lockSale(call, entry);
  // Read behind the lock of the stay or encounter, so a return sees every one before it.
  const sale = (await findSale(call, saleId)) ?? refuse(pharmacySentences.cashMemoDoesNotExist);
  const lines = returnedLines(sale, entry);
  const { valuePaise: netPaise, ...totals } = memoTotals(lines);
  if (netPaise !== entry.net) refuse(kernelSentences.figuresChanged);
  const saleLineIds = lines.map(({ saleLineId }) => saleLineId);
  const batchIds = saleLineIds.map((saleLineId) => locked.batchOfLine.get(saleLineId) ?? 0);
  const [, sold] = await call.tx.behind([() => lockBatches(call, batchIds)], () => [readSoldLots(call, saleLineIds)]);
  const quarantined = await judgePlaces(call, sale, entry);
  const refund = await judgeReturnRefund(call, { sale, soldBy: locked.soldBy, entry, netPaise });
  const reason = entry.reason || null;
  const returnId = await insertReturn(call, {
    admissionId: sale.admissionId ?? null,
    encounterId: sale.encounterId ?? null,
    saleId,
    finYear: financialYearOn(call, todayOf(call)),
    ...totals,
    netPaise,
    ...refund,
    reason,
    isOwnMistake: entry.isOwnMistake ?? false,
    hasGstDocument: !sale.isInTreatment,
  });
  const [returnLineIds] = await Promise.all([
    insertReturnLines(call, returnId, lines),
    ...(sale.isInTreatment ? [] : [creditReturn(call, { returnId, sale, reason }, lines)]),
  ]);
  await moveBack(call, { lines, returnLineIds, sold, quarantined });
  for (const part of dispensedLines.partsIn(call.ports)) await part.reopen(call, saleLineIds);
  const after = await findSale(call, saleId);
  const saleReturn =
    after?.returns.find((each) => each.returnId === returnId) ?? refuse(pharmacySentences.returnNotWritten);
  const { returnNumber } = saleReturn;
  const units = lines.reduce((sum, line) => sum + (quarantined.has(line.saleLineId) ? line.quantity : 0), 0);
  call.say(
    units > 0
      ? pharmacySentences.returnSavedToQuarantine({ returnNumber, quantity: units })
      : pharmacySentences.returnSaved({ returnNumber }),
  );
  return { saleReturn };
});

interface MovedBack {
  readonly lines: readonly NewReturnLine[];
  readonly returnLineIds: readonly number[];
  readonly sold: readonly SoldLot[];
  readonly quarantined: ReadonlySet<number>;
}

/** Puts the units into the lots that they left, in the store that takes them (PH063). */
async function moveBack(call: Call, { lines, returnLineIds, sold, quarantined }: MovedBack): Promise<void> {
  const soldOf = Map.groupBy(sold, ({ saleLineId }) => saleLineId);
  const quarantine = quarantined.size > 0 ? await systemStore(call, 'Quarantine') : null;
  await moveStock(
    call,
    lines.flatMap(({ saleLineId, quantity }, index) => {
      const document = { kind: 'SaleReturned', returnLineId: returnLineIds[index] as number } as const;
      const moves = movesOf(returnToLots(soldOf.get(saleLineId) ?? [], quantity), 1, document);
      return quarantine !== null && quarantined.has(saleLineId)
        ? moves.map((move) => ({ ...move, storeId: quarantine.storeId }))
        : moves;
    }),
  );
}

/** A locked memo: the batch of each of its lines, and the user who sold it. */
interface LockedSale {
  readonly batchOfLine: ReadonlyMap<number, number>;
  readonly soldBy: number;
}

interface SaleRow {
  readonly admissionId: number | null;
  readonly encounterId: number | null;
  readonly saleLineId: number;
  readonly batchId: number;
  readonly soldBy: number;
}

/** Locks the stay of a memo, which its closed bill refuses, or the encounter with the prescribed lines that the memo answers. */
async function lockSale(call: Call, { saleId, lines }: Entry): Promise<LockedSale> {
  const rows = await call.tx.rows<SaleRow>(sql`
    select s.admission_id, s.encounter_id, l.sale_line_id, l.batch_id, s.created_by as sold_by
    from pharmacy_sale s join pharmacy_sale_line l on l.tenant_id = s.tenant_id and l.sale_id = s.sale_id
    where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and s.sale_id = ${saleId}`);
  const [first] = rows;
  if (!first) refuse(pharmacySentences.cashMemoDoesNotExist);
  const { admissionId, encounterId, soldBy } = first;
  const locked = { batchOfLine: new Map(rows.map((row) => [row.saleLineId, row.batchId])), soldBy };
  if (admissionId !== null) {
    const closed = closedReason(await lockAdmission(call, admissionId));
    if (closed) refuse(pharmacySentences.noMedicineReturned({ closed }));
    return locked;
  }
  if (encounterId === null) await lockMemo(call, saleId);
  else await lockEncounter(call, encounterId);
  const saleLineIds = lines.map(({ saleLineId }) => saleLineId);
  for (const part of dispensedLines.partsIn(call.ports)) await part.lock(call, saleLineIds);
  return locked;
}

/** The returns of a memo without stay and encounter are judged one after the other. */
async function lockMemo({ tx, tenantId }: Call, saleId: number): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('memo'), hashtext(${`${tenantId} ${saleId}`}))`);
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
