// The SQL of the cold chain: fridges of stores, their temperature log and the cold batches in them.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { addTemperature, setFridge } from '@charaka/contract/supply/store/cold-chain';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';

type Reading = OutputOf<typeof addTemperature>['reading'];
type Fridge = OutputOf<typeof setFridge>['fridge'];

const ofHospital = ({ tenantId, hospital }: Call): Sql =>
  sql`x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId}`;

const fields = sql`x.temperature_reading_id, x.store_id, s.store_name, x.celsius_tenths, x.lowest_tenths, x.highest_tenths, x.is_outside,
  x.held_batches, x.read_at, x.note, u.name as taken_by_name, x.taken_at`;
const tables = sql`temperature_reading x
  join store s on s.tenant_id = x.tenant_id and s.store_id = x.store_id
  join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.taken_by`;

interface Asked {
  readonly storeId?: number | null | undefined;
  readonly isOutside?: boolean | null | undefined;
}

/** Readings of the hospital, the newest first. */
export function temperatureList(call: Call, { storeId, isOutside }: Asked): ListSource {
  const asked = [
    ofHospital(call),
    ...(storeId ? [sql`x.store_id = ${storeId}`] : []),
    ...(isOutside ? [sql`x.is_outside`] : []),
  ];
  return {
    select: fields,
    from: tables,
    where: join(asked, ' and '),
    columns: {
      storeName: { sql: sql`s.store_name`, kind: 'text' },
      celsiusTenths: { sql: sql`x.celsius_tenths`, kind: 'number' },
      heldBatches: { sql: sql`x.held_batches`, kind: 'number' },
      readAt: { sql: sql`x.read_at`, kind: 'instant', isNeverNull: true },
    },
    tieBreak: sql`x.temperature_reading_id desc`,
    defaultOrder: sql`x.read_at desc`,
  };
}

/** One reading of the hospital. */
export function findReading(call: Call, temperatureReadingId: number): Promise<Reading> {
  return call.tx.single(
    sql`select ${fields} from ${tables} where ${ofHospital(call)} and x.temperature_reading_id = ${temperatureReadingId}`,
  );
}

/** The limits of the fridge of a store of the hospital. Refuses a store without a fridge. */
export function findFridge(call: Call, storeId: number, storeName: string): Promise<Fridge> {
  return call.tx.one(
    sql`select x.store_id, s.store_name, x.lowest_tenths, x.highest_tenths
      from store_fridge x join store s on s.tenant_id = x.tenant_id and s.store_id = x.store_id
      where ${ofHospital(call)} and x.store_id = ${storeId}`,
    storeSentences.noFridge({ storeName }),
  );
}

/** Whether a store has a fridge. */
export async function hasFridge(call: Call, storeId: number): Promise<boolean> {
  const { isThere } = await call.tx.single<{ isThere: boolean }>(sql`
    select exists (select from store_fridge x where ${ofHospital(call)} and x.store_id = ${storeId}) as is_there`);
  return isThere;
}

/** Writes the limits of the fridge of a store. */
export async function writeFridge(
  call: Call,
  { storeId, lowestTenths, highestTenths }: Omit<Fridge, 'storeName'>,
): Promise<void> {
  await call.tx.rows(sql`
    insert into store_fridge (tenant_id, hospital_id, store_id, lowest_tenths, highest_tenths)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${storeId}, ${lowestTenths}, ${highestTenths})
    on conflict (tenant_id, store_id) do update set lowest_tenths = excluded.lowest_tenths, highest_tenths = excluded.highest_tenths`);
}

/** The batches of cold items that a store has and that are not held there as Excursion already. */
export async function readColdStock(call: Call, storeId: number): Promise<number[]> {
  const rows = await call.tx.rows<{ batchId: number }>(sql`
    select distinct b.batch_id
    from stock_balance k
    join stock_lot l on l.tenant_id = k.tenant_id and l.lot_id = k.lot_id
    join pharmacy_batch b on b.tenant_id = l.tenant_id and b.batch_id = l.batch_id
    join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
    where k.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and k.store_id = ${storeId} and k.units > 0
      and i.storage in ('Cold2to8', 'Frozen')
      and not exists (select from batch_hold h where h.tenant_id = b.tenant_id and h.batch_id = b.batch_id and h.released_at is null
        and h.hold_class = 'Excursion' and (h.store_id is null or h.store_id = ${storeId}))
    order by b.batch_id`);
  return rows.map(({ batchId }) => batchId);
}

/** A reading to be written. */
export interface NewReading {
  readonly storeId: number;
  readonly celsiusTenths: number;
  readonly lowestTenths: number;
  readonly highestTenths: number;
  readonly heldBatches: number;
  readonly readAt: Date | string;
  readonly note: string | null;
}

/** Writes a reading. Answers its number. */
export async function insertReading(call: Call, reading: NewReading): Promise<number> {
  const { storeId, celsiusTenths, lowestTenths, highestTenths, heldBatches, readAt, note } = reading;
  const { temperatureReadingId } = await call.tx.single<{ temperatureReadingId: number }>(sql`
    insert into temperature_reading (tenant_id, hospital_id, store_id, celsius_tenths, lowest_tenths, highest_tenths, held_batches, read_at,
      note, taken_by, taken_at)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${storeId}, ${celsiusTenths}, ${lowestTenths}, ${highestTenths}, ${heldBatches},
      ${readAt}, ${note}, ${call.userId}, ${call.now})
    returning temperature_reading_id`);
  return temperatureReadingId;
}
