// The SQL of stores.
import { stores } from '@charaka/contract/supply/store/store';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { recordStore } from '../../resource/hospital-record.ts';

/** The stores of the hospital. */
export const storeRecords = recordStore(stores);

/** A store, as far as documents between stores need it. */
export interface NamedStore {
  readonly storeId: number;
  readonly storeName: string;
  readonly storeKind: string;
}

/** Kinds of stores that use stock themselves: they ask for it and send it back. */
export const usingKinds: readonly string[] = ['Ward', 'Theatre', 'Department'];

/** The store in use of that number. Refuses one of another hospital. */
export function findStore(call: Call, storeId: number): Promise<NamedStore> {
  return call.tx.one(
    sql`select s.store_id, s.store_name, s.store_kind from store s
      where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and s.store_id = ${storeId} and s.is_active`,
    storeSentences.storeNotFound,
  );
}

/** The one store of a kind that every hospital has from the beginning. */
export function systemStore(call: Call, storeKind: 'Main' | 'Quarantine' | 'Transit'): Promise<NamedStore> {
  return call.tx.one(
    sql`select s.store_id, s.store_name, s.store_kind from store s
      where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and s.store_kind = ${storeKind}`,
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
