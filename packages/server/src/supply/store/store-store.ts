// The SQL of stores.
import { stores } from '@charaka/contract/supply/store/store';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { recordStore } from '../../resource/hospital-record.ts';
import type { NamedStore } from '../stock/stock-engine.ts';

/** The stores of the hospital. */
export const storeRecords = recordStore(stores);

/** The store in use of that number. Refuses one of another hospital. */
export function findStore(call: Call, storeId: number): Promise<NamedStore> {
  return call.tx.one(
    sql`select s.store_id, s.store_name, s.store_kind from store s
      where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and s.store_id = ${storeId} and s.is_active`,
    storeSentences.storeNotFound,
  );
}

/** Whether a store has units, or has units on their way to it. */
export async function hasStock(call: Call, storeId: number): Promise<boolean> {
  const { isStocked } = await call.tx.single<{ isStocked: boolean }>(sql`
    select exists (select from stock_balance k where k.tenant_id = ${call.tenantId} and k.store_id = ${storeId} and k.units > 0)
      or exists (select from stock_transfer t where t.tenant_id = ${call.tenantId} and t.hospital_id = ${call.hospital.hospitalId}
        and t.status in ('InTransit', 'ReceivedShort') and ${storeId} in (t.from_store_id, t.to_store_id)) as is_stocked`);
  return isStocked;
}
