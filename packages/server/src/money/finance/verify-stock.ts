// The equation of the stock: the moves of each lot in each store are its balance, and the balances of a store are its accounts of medicines and of general goods (PH006).
import { account } from '@charaka/rules/money/ledger';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { send } from '../../kernel/database.ts';
import { shown } from './verify-arithmetic.ts';
import { purchaseDifference } from './verify-purchase.ts';

interface LotDifference {
  readonly storeName: string;
  readonly lotId: number;
  readonly movedUnits: number;
  readonly movedPaise: number;
  readonly keptUnits: number;
  readonly keptPaise: number;
}

/** The first lot in a store, batch, or store whose figures differ; null when all add up. */
export async function stockDifference(owner: pg.Client, tenantId: number): Promise<string | null> {
  const lot = await findLotDifference(owner, tenantId);
  if (lot) {
    const { storeName, lotId, movedUnits, movedPaise, keptUnits, keptPaise } = lot;
    return `lot ${lotId} in '${storeName}' has ${keptUnits} units worth ${shown(keptPaise)}, its moves make ${movedUnits} worth ${shown(movedPaise)}`;
  }
  const batch = await findBatchDifference(owner, tenantId);
  if (batch) return `batch ${batch.batchId} has a quantity of ${batch.quantity}, its lots have ${batch.units}`;
  const store = await findStoreDifference(owner, tenantId);
  if (!store) return purchaseDifference(owner, tenantId);
  return `the stock in '${store.storeName}' is worth ${shown(store.keptPaise)}, the ledger has ${shown(store.ledgerPaise)}`;
}

async function findLotDifference(owner: pg.Client, tenantId: number): Promise<LotDifference | undefined> {
  const [row] = await send<LotDifference>(
    owner,
    sql`select s.store_name, x.lot_id, x.moved_units, x.moved_paise, x.kept_units, x.kept_paise
      from (
        select store_id, lot_id, coalesce(m.units, 0)::integer as moved_units, coalesce(m.paise, 0)::bigint as moved_paise,
          coalesce(k.units, 0) as kept_units, coalesce(k.value_paise, 0) as kept_paise
        from (select store_id, lot_id, sum(units) as units, sum(value_paise) as paise from stock_move
          where tenant_id = ${tenantId} group by 1, 2) m
        full join (select store_id, lot_id, units, value_paise from stock_balance where tenant_id = ${tenantId}) k
          using (store_id, lot_id)) x
      join store s on s.tenant_id = ${tenantId} and s.store_id = x.store_id
      where x.moved_units <> x.kept_units or x.moved_paise <> x.kept_paise order by x.store_id, x.lot_id limit 1`,
  );
  return row;
}

async function findBatchDifference(
  owner: pg.Client,
  tenantId: number,
): Promise<{ batchId: number; quantity: number; units: number } | undefined> {
  const [row] = await send<{ batchId: number; quantity: number; units: number }>(
    owner,
    sql`select b.batch_id, b.quantity, coalesce(sum(k.units), 0)::integer as units
      from pharmacy_batch b
      left join stock_lot l on l.tenant_id = b.tenant_id and l.batch_id = b.batch_id
      left join stock_balance k on k.tenant_id = l.tenant_id and k.lot_id = l.lot_id
      where b.tenant_id = ${tenantId} group by b.batch_id, b.quantity
      having b.quantity <> coalesce(sum(k.units), 0) order by b.batch_id limit 1`,
  );
  return row;
}

async function findStoreDifference(
  owner: pg.Client,
  tenantId: number,
): Promise<{ storeName: string; keptPaise: number; ledgerPaise: number } | undefined> {
  const [row] = await send<{ storeName: string; keptPaise: number; ledgerPaise: number }>(
    owner,
    sql`select coalesce(s.store_name, 'no store') as store_name, x.kept_paise, x.ledger_paise
      from (
        select store_id, sum(kept)::bigint as kept_paise, sum(entered)::bigint as ledger_paise
        from (
          select k.store_id, case i.item_type when 'General' then ${account.goodsStock}::bigint else ${account.medicineStock}::bigint end as glid,
            k.value_paise as kept, 0 as entered
          from stock_balance k
          join stock_lot l on l.tenant_id = k.tenant_id and l.lot_id = k.lot_id
          join pharmacy_batch b on b.tenant_id = l.tenant_id and b.batch_id = l.batch_id
          join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
          where k.tenant_id = ${tenantId}
          union all
          select slid, glid, 0, amount_paise from voucher_entry
          where tenant_id = ${tenantId} and glid in (${account.medicineStock}, ${account.goodsStock})) one
        group by store_id, glid having sum(kept) <> sum(entered)) x
      left join store s on s.tenant_id = ${tenantId} and s.store_id = x.store_id order by x.store_id limit 1`,
  );
  return row;
}

/** The value of the lots that memos of admissions took, less what returns put back, with the units used inside packages (PH022). */
export const readMedicineCosts = (owner: pg.Client, tenantId: number, admissionIds: readonly number[]) =>
  send<{ admissionId: number; costPaise: number }>(
    owner,
    sql`select admission_id, sum(cost)::bigint as cost_paise
      from (
        select s.admission_id, -m.value_paise as cost
        from pharmacy_sale s
        join pharmacy_sale_line l on l.tenant_id = s.tenant_id and l.sale_id = s.sale_id
        join stock_move m on m.tenant_id = l.tenant_id and m.sale_line_id = l.sale_line_id
        where s.tenant_id = ${tenantId} and s.admission_id = any(${[...admissionIds]}::bigint[])
        union all
        select r.admission_id, -m.value_paise
        from pharmacy_return r
        join pharmacy_return_line l on l.tenant_id = r.tenant_id and l.return_id = r.return_id
        join stock_move m on m.tenant_id = l.tenant_id and m.return_line_id = l.return_line_id
        where r.tenant_id = ${tenantId} and r.admission_id = any(${[...admissionIds]}::bigint[])
        union all
        select c.admission_id, -m.value_paise
        from stock_consumption c
        join stock_move m on m.tenant_id = c.tenant_id and m.consumption_id = c.consumption_id
        where c.tenant_id = ${tenantId} and c.admission_id = any(${[...admissionIds]}::bigint[])) one
      group by 1`,
  );
