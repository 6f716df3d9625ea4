// General goods that a department uses as soon as they are issued to it: a cost of the department at the value of their lots (IN032).

import type { LotPart } from '@charaka/rules/money/stock-value';
import sql from 'sql-template-tag';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import { moveStock, movesOf, type NamedStore, type StoredLot } from '../stock/stock-engine.ts';
import { insertConsumption } from './transfer-store.ts';

/** Of these items, the general goods whose category departments do not carry. */
export async function readUsedAtOnce(call: Call, itemIds: readonly number[]): Promise<number[]> {
  const rows = await call.tx.rows<{ itemId: number }>(sql`
    select i.item_id from pharmacy_item i
    join item_category c on c.tenant_id = i.tenant_id and c.item_category_id = i.item_category_id
    where i.tenant_id = ${call.tenantId} and i.item_id = any (${[...itemIds]}) and i.item_type = 'General' and c.is_carried is not true`);
  return rows.map(({ itemId }) => itemId);
}

/** Goods on their way out of a store; the batches are locked. */
interface UsedGoods {
  readonly from: NamedStore;
  readonly to: NamedStore;
  readonly indentId: number | null;
  readonly reason: string | null;
  readonly parts: readonly LotPart<StoredLot>[];
}

/** Writes the issue with its number of the year, and one use for each batch. Answers the issue. */
export async function issueGoods(
  call: Call,
  { from, to, indentId, reason, parts }: UsedGoods,
): Promise<{ goodsIssueId: number; issueNo: string }> {
  const { tenantId, hospital, userId, now } = call;
  const finYear = financialYearOn(call, todayOf(call));
  const issue = await call.tx.single<{ goodsIssueId: number; issueNo: string }>(sql`
    insert into goods_issue (tenant_id, hospital_id, fin_year, issue_no, indent_id, from_store_id, to_store_id, reason, issued_by, issued_at)
    values (${tenantId}, ${hospital.hospitalId}, ${finYear}, next_number('goods issue', ${hospital.hospitalId}, ${finYear}),
      ${indentId}, ${from.storeId}, ${to.storeId}, ${reason}, ${userId}, ${now})
    returning goods_issue_id, issue_no::text as issue_no`);
  for (const [batchId, ofBatch] of Map.groupBy(parts, ({ lot }) => lot.batchId)) {
    const consumptionId = await insertConsumption(call, {
      storeId: from.storeId,
      batchId,
      units: ofBatch.reduce((sum, { units }) => sum + units, 0),
      reason: null,
      goodsIssueId: issue.goodsIssueId,
    });
    await moveStock(call, movesOf(ofBatch, -1, { kind: 'Consumed', consumptionId }));
  }
  return issue;
}
