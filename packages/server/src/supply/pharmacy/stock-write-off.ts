// The second person who lets stock be written off above the hospital's limit (Q268).

import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { stockMenu } from '@charaka/contract/supply/pharmacy/stock';
import { pharmacyStockTopic } from '@charaka/contract/supply/pharmacy/topics';
import { type Paise, paise, ZERO } from '@charaka/rules/money/money';
import { estimatedCost, type LotPart, surplusValue, takeFromLots } from '@charaka/rules/money/stock-value';
import sql from 'sql-template-tag';
import type { ApprovalKind } from '../../foundation/approval/approval-kind.ts';
import { askApproval } from '../../foundation/approval/ask-approval.ts';
import { decidedByApprovers, needOtherApprover } from '../../foundation/staff/approver-decider.ts';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  type AdjustmentKind,
  insertAdjustment,
  moveStock,
  movesOf,
  readLots,
  readStoreLots,
  type StoredLot,
} from '../stock/stock-engine.ts';
import { pharmacySettings } from './pharmacy-settings.ts';
import { lockStoredBatches, type StoredBatch, unitWorth } from './stock-store.ts';

/** A correction of a batch: pieces more, or with a minus fewer. */
export interface Adjustment {
  readonly batchId: number;
  /** The main store where none is named. */
  readonly storeId?: number | null | undefined;
  readonly change: number;
  /** The units that the user compared with. */
  readonly unitsBefore?: number | null | undefined;
  readonly reason: string;
  readonly kind?: AdjustmentKind;
  readonly bagNumber?: string;
  readonly disposalReceipt?: string | null;
}

/** The worth of the units that are written off, or brought in (PH070). */
function worthPaise({ unitWorthPaise }: StoredBatch, { change }: Adjustment): number {
  return Math.abs(change) * unitWorthPaise;
}

/** Corrections of a user are judged one after the other: two at one instant count together. */
async function holdWriteOffs(call: Call): Promise<void> {
  const user = `${call.tenantId} ${call.userId}`;
  await call.tx.rows(sql`select pg_advisory_xact_lock(hashtext('write-off'), hashtext(${user}))`);
}

/** The worth corrected today in the same direction without a second person: by this user, and of this batch by any user (decision 0464). */
async function correctedTodayPaise(call: Call, { batchId, change }: Adjustment): Promise<number> {
  const { valuePaise } = await call.tx.single<{ valuePaise: number }>(sql`
    select coalesce(sum(abs(a.units) * ${unitWorth}), 0)::bigint as value_paise
    from stock_adjustment a join pharmacy_batch b on b.tenant_id = a.tenant_id and b.batch_id = a.batch_id
    where a.tenant_id = ${call.tenantId} and a.hospital_id = ${call.hospital.hospitalId} and sign(a.units) = ${Math.sign(change)} and not a.is_approved
      and (a.created_by = ${call.userId} or a.batch_id = ${batchId})
      and (a.created_at at time zone ${call.hospital.timezone})::date = ${todayOf(call)}::date`);
  return valuePaise;
}

/**
 * Writes units off a batch, or brings units in: at once, or with an approver first above the limit of the day. A destruction always waits, and so does Schedule X (PH010).
 * Answers whether it waits. Refuses more than the store has.
 */
export async function writeOff(call: Call, adjustment: Adjustment): Promise<boolean> {
  const { batchId, kind } = adjustment;
  await holdWriteOffs(call);
  const [batch] = await lockStoredBatches(call, [batchId]);
  if (!batch) refuse(pharmacySentences.batchDoesNotExist);
  await refuseChangedBooks(call, batch, adjustment);
  const valuePaise = worthPaise(batch, adjustment);
  const earlierPaise = await correctedTodayPaise(call, adjustment);
  const isWaiting =
    kind === 'Destruction' || batch.schedule === 'X' || needsSecondPerson(call, valuePaise, earlierPaise);
  if (isWaiting) await askForWriteOff(call, batch, adjustment, { valuePaise, earlierPaise });
  else await applyAdjustment(call, batch, adjustment, null);
  return isWaiting;
}

/** Refuses a difference from books that have changed since: two users who count 9 of 10 take one unit, not two. Send it behind the lock of the batch. */
async function refuseChangedBooks(call: Call, { batchNumber }: StoredBatch, adjustment: Adjustment): Promise<void> {
  if (adjustment.unitsBefore == null) return;
  const quantity = unitsOf(await lotsOf(call, adjustment));
  if (quantity === adjustment.unitsBefore) return;
  const sentence = pharmacySentences.booksChanged({ quantity, batchNumber });
  refuse(sentence, { 'adjustment.change': sentence });
}

/** The name of a store of the hospital. */
async function nameOfStore(call: Call, storeId: number): Promise<string> {
  const { storeName } = await call.tx.one<{ storeName: string }>(
    sql`select s.store_name from store s where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId}
      and s.store_id = ${storeId}`,
    pharmacySentences.storeDoesNotExist,
  );
  return storeName;
}

/** Whether another person has to agree. */
function needsSecondPerson(call: Call, valuePaise: number, earlierPaise: number): boolean {
  return valuePaise > 0 && valuePaise + earlierPaise > pharmacySettings.of(call.hospital).stockWriteOffLimitPaise;
}

/** Corrects the stock of a locked batch. Refuses to take more than is there. `askedBy`: the person who asked, where the caller agreed to it. */
async function applyAdjustment(
  call: Call,
  batch: StoredBatch,
  adjustment: Adjustment,
  askedBy: number | null,
): Promise<void> {
  const { batchId, change, reason, kind, bagNumber, disposalReceipt } = adjustment;
  const lots = await lotsOf(call, adjustment);
  refuseBelowNothing(batch, adjustment, unitsOf(lots));
  const newest = lots.at(-1) ?? refuseNeverInStore(batch);
  // Fewer units leave the oldest lot first; more come into the newest one at its value (PH067).
  const parts = change < 0 ? takeFromLots(lots, -change).parts : [surplusPart(newest, batch, change)];
  const { storeId } = newest;
  const stockAdjustmentId = await insertAdjustment(call, {
    storeId,
    batchId,
    units: change,
    reason,
    isApproved: askedBy !== null,
    askedBy,
    ...(kind ? { kind } : {}),
    bagNumber: bagNumber ?? null,
    disposalReceipt: disposalReceipt ?? null,
  });
  await moveStock(call, movesOf(parts, change < 0 ? -1 : 1, { kind: 'Adjusted', stockAdjustmentId, reason }));
}

/** The sentence beside the field: only a count brings units into a store that never had the batch (PH067). */
function refuseNeverInStore({ batchNumber }: StoredBatch): never {
  const sentence = pharmacySentences.batchNeverInStore({ batchNumber });
  return refuse(sentence, { 'adjustment.change': sentence });
}

/** The lots of the batch in the store of the adjustment, the oldest first. */
function lotsOf(call: Call, { batchId, storeId }: Adjustment): Promise<StoredLot[]> {
  return storeId == null ? readLots(call, [batchId]) : readStoreLots(call, storeId, [batchId]);
}

function surplusPart(lot: StoredLot, { mrpPaise }: StoredBatch, units: number): LotPart<StoredLot> {
  return { lot, units, valuePaise: surplusValue(lot, units) ?? estimatedCost({ units, mrpPaise: mrpPaise ?? ZERO }) };
}

const unitsOf = (lots: readonly StoredLot[]): number => lots.reduce((sum, { units }) => sum + units, 0);

/** Refuses to take more than the main store has. */
function refuseBelowNothing({ batchNumber }: StoredBatch, { change }: Adjustment, quantity: number): void {
  if (quantity + change >= 0) return;
  const sentence = pharmacySentences.onlyOfBatchInStock({ quantity, batchNumber });
  refuse(sentence, { 'adjustment.change': sentence });
}

/**
 * Puts the write-off into the queue of approvals; with what was written off earlier today it counts against the approver's limit. Refuses
 * where nobody else could decide.
 */
async function askForWriteOff(
  call: Call,
  batch: StoredBatch,
  adjustment: Adjustment,
  { valuePaise, earlierPaise }: { readonly valuePaise: number; readonly earlierPaise: number },
): Promise<void> {
  const lots = await lotsOf(call, adjustment);
  const inStock = unitsOf(lots);
  if (adjustment.change > 0 && lots.length === 0) refuseNeverInStore(batch);
  refuseBelowNothing(batch, adjustment, inStock);
  const amountPaise = paise(valuePaise + earlierPaise);
  await needOtherApprover(call, amountPaise, pharmacySentences.noOtherApprover);
  const { itemName, batchNumber } = batch;
  const { batchId, storeId, change, bagNumber, disposalReceipt } = adjustment;
  await askApproval(call, stockWriteOffApproval, {
    about: { batchId, ...(storeId == null ? {} : { storeId }) },
    subject: subjectOf(adjustment)({ itemName, batchNumber }),
    facts: [
      ...(storeId == null ? [] : [{ name: 'storeOfStock', text: await nameOfStore(call, storeId) }]),
      { name: 'inStock', text: String(inStock) },
      { name: change < 0 ? 'writtenOff' : 'unitsAdded', text: String(Math.abs(change)) },
      { name: 'valueAtMrp', money: valuePaise as Paise },
      ...(bagNumber ? [{ name: 'bagNumber', text: bagNumber }] : []),
      ...(disposalReceipt ? [{ name: 'disposalReceipt', text: disposalReceipt }] : []),
      ...(earlierPaise > 0
        ? [{ name: change < 0 ? 'writtenOffBefore' : 'addedBefore', money: paise(earlierPaise) }]
        : []),
    ],
    asked: adjustment,
    amountPaise,
    reason: adjustment.reason,
    path: stockMenu,
  });
}

/** The sentence that names what an approver decides. */
function subjectOf({ kind, change }: Adjustment) {
  if (kind === 'Destruction') return pharmacySentences.destructionAsked;
  return change < 0 ? pharmacySentences.writeOffAsked : pharmacySentences.additionAsked;
}

/** Registered in area.ts; the stock leaves the books with the approval. */
export const stockWriteOffApproval: ApprovalKind = {
  kind: 'stock-write-off',
  hoursValid: 72,
  ...decidedByApprovers('Write-off'),
  onApproved: async (call, { asked, askedBy }) => {
    const adjustment = asked as Adjustment;
    const [batch] = await lockStoredBatches(call, [adjustment.batchId]);
    await applyAdjustment(call, batch ?? refuse(pharmacySentences.batchDoesNotExist), adjustment, askedBy);
    await call.tx.announce(pharmacyStockTopic, { tenantId: call.tenantId });
  },
};
