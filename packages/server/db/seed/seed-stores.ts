// Writes the stores of the demo's wards: what they have, what is on its way to them, and what they asked for.
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { finYearOf } from './seed-hospitals.ts';

/** The hospital with the demo's ward stores; users of other hospitals are few, and nobody receives what they issued. */
const HOSPITAL = 1;
/** Units of each lot that is issued. */
const UNITS = 10;
/** Insulin, which is stored at 2 to 8 °C. */
export const COLD_ITEM = 'INSR';

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

interface DemoTransfer {
  readonly transferNo: number;
  readonly code: string;
  /** The lots of the main store by their expiry, from this one on. */
  readonly firstLot: number;
  readonly lotCount: number;
  /** The item of the lots; without it any medicine. */
  readonly itemCode?: string;
  readonly issuedAt: Date;
  readonly receivedAt: Date | null;
}

/** After the medicine: a ward received lots of the main store, and a theatre waits for others. */
export async function seedStores(owner: pg.Client, { tenantId }: DemoTenant, now: Date): Promise<void> {
  const finYear = finYearOf(now.toISOString().slice(0, 10));
  const nurse = userIdFor('nurse', HOSPITAL);
  await owner.query(
    `insert into store (tenant_id, hospital_id, store_name, store_code, store_kind)
     values ($1, $2, 'Ward store', 'WARD', 'Ward'), ($1, $2, 'Theatre store', 'THEATRE', 'Theatre')`,
    [tenantId, HOSPITAL],
  );
  const transfers: DemoTransfer[] = [
    {
      transferNo: 1,
      code: 'WARD',
      firstLot: 1,
      lotCount: 3,
      issuedAt: hoursBefore(now, 30),
      receivedAt: hoursBefore(now, 29),
    },
    {
      transferNo: 3,
      code: 'WARD',
      firstLot: 0,
      lotCount: 1,
      itemCode: COLD_ITEM,
      issuedAt: hoursBefore(now, 30),
      receivedAt: hoursBefore(now, 29),
    },
    { transferNo: 2, code: 'THEATRE', firstLot: 4, lotCount: 2, issuedAt: hoursBefore(now, 5), receivedAt: null },
  ];
  for (const transfer of transfers) await seedTransfer(owner, tenantId, finYear, transfer);
  await owner.query(
    `with asked as (
       insert into indent (tenant_id, hospital_id, fin_year, indent_no, from_store_id, to_store_id, priority, asked_by, asked_at)
       select $1, $2, $3, row_number() over (order by s.store_id), s.store_id, m.store_id,
         case s.store_kind when 'Ward' then 'Routine' else 'Urgent' end, $4, $5
       from store s join store m on m.tenant_id = $1 and m.hospital_id = $2 and m.store_kind = 'Main'
       where s.tenant_id = $1 and s.hospital_id = $2 and s.store_kind in ('Ward', 'Theatre') returning indent_id)
     insert into indent_line (tenant_id, indent_id, item_id, units)
     select $1, a.indent_id, i.item_id, 20
     from asked a cross join (select distinct b.item_id from stock_balance k
       join stock_lot l on l.tenant_id = $1 and l.lot_id = k.lot_id
       join pharmacy_batch b on b.tenant_id = $1 and b.batch_id = l.batch_id
       where k.tenant_id = $1 and l.hospital_id = $2 and k.units > 40 order by b.item_id limit 2) i`,
    [tenantId, HOSPITAL, finYear, nurse, hoursBefore(now, 2)],
  );
  await owner.query(
    `insert into number_series (tenant_id, series, hospital_id, fin_year, last_number)
     values ($1, 'stock transfer', $2, $3, 3), ($1, 'indent', $2, $3, 2)`,
    [tenantId, HOSPITAL, finYear],
  );
}

/** A transfer with its lines and moves; the value of each part is that of the database's own rule. */
async function seedTransfer(
  owner: pg.Client,
  tenantId: number,
  finYear: string,
  transfer: DemoTransfer,
): Promise<void> {
  const { transferNo, code, firstLot, lotCount, itemCode = null, issuedAt, receivedAt } = transfer;
  const issuer = userIdFor('pharmacy', HOSPITAL);
  const receiver = userIdFor('nurse', HOSPITAL);
  await owner.query(
    `with sent as (
       insert into stock_transfer (tenant_id, hospital_id, fin_year, transfer_no, from_store_id, to_store_id, status, issued_by, issued_at,
         received_by, received_at)
       select $1, $2, $3, $4, m.store_id, g.store_id, case when $8::timestamptz is null then 'InTransit' else 'Received' end, $9, $7,
         case when $8::timestamptz is not null then $10::integer end, $8
       from store g join store m on m.tenant_id = $1 and m.hospital_id = $2 and m.store_kind = 'Main'
       where g.tenant_id = $1 and g.hospital_id = $2 and g.store_code = $5 returning *)
     insert into stock_transfer_line (tenant_id, transfer_id, lot_id, units_issued, units_received)
     select $1, s.transfer_id, k.lot_id, $6, case when $8::timestamptz is not null then $6::integer end
     from sent s cross join lateral (
       select k.lot_id from stock_balance k
       join stock_lot l on l.tenant_id = $1 and l.lot_id = k.lot_id
       join pharmacy_batch b on b.tenant_id = $1 and b.batch_id = l.batch_id
       join pharmacy_item i on i.tenant_id = $1 and i.item_id = b.item_id and i.schedule is distinct from 'X'
         and case when $13::text is null then i.item_code <> $14 else i.item_code = $13 end
       where k.tenant_id = $1 and k.store_id = s.from_store_id and k.units > 40 and b.expiry > ($7::timestamptz)::date + 90
         and not exists (select from batch_hold h where h.tenant_id = $1 and h.batch_id = b.batch_id)
       order by b.expiry, k.lot_id offset $11 limit $12) k`,
    [
      tenantId,
      HOSPITAL,
      finYear,
      transferNo,
      code,
      UNITS,
      issuedAt,
      receivedAt,
      issuer,
      receiver,
      firstLot,
      lotCount,
      itemCode,
      COLD_ITEM,
    ],
  );
  await seedMoves(owner, tenantId, transferNo, { from: 'from_store_id', at: issuedAt, by: issuer });
  if (receivedAt) await seedMoves(owner, tenantId, transferNo, { from: 'transit', at: receivedAt, by: receiver });
}

/** The two moves of each line: out of the issuing store into transit, or out of transit into the receiving store. */
async function seedMoves(
  owner: pg.Client,
  tenantId: number,
  transferNo: number,
  { from, at, by }: { readonly from: 'from_store_id' | 'transit'; readonly at: Date; readonly by: number },
): Promise<void> {
  await owner.query(
    `with lines as (
       select x.*, case when $4 then q.store_id else t.from_store_id end as from_id, case when $4 then t.to_store_id else q.store_id end as to_id
       from stock_transfer t
       join stock_transfer_line x on x.tenant_id = t.tenant_id and x.transfer_id = t.transfer_id
       join store q on q.tenant_id = t.tenant_id and q.hospital_id = t.hospital_id and q.store_kind = 'Transit'
       where t.tenant_id = $1 and t.hospital_id = $2 and t.transfer_no = $3),
     valued as (
       select l.*, stock_value_out(k.value_paise, k.units, l.units_issued) as paise
       from lines l join stock_balance k on k.tenant_id = $1 and k.store_id = l.from_id and k.lot_id = l.lot_id)
     insert into stock_move (tenant_id, hospital_id, store_id, lot_id, move_kind, units, value_paise, transfer_line_id, moved_at, created_by)
     select $1, $2, case sign when -1 then v.from_id else v.to_id end, v.lot_id, case sign when -1 then 'IssuedOut' else 'ReceivedIn' end,
       sign * v.units_issued, sign * v.paise, v.transfer_line_id, $5, $6
     from valued v cross join (values (-1), (1)) s (sign) order by v.transfer_line_id, sign`,
    [tenantId, HOSPITAL, transferNo, from === 'transit', at, by],
  );
}
