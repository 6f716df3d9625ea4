// What the pharmacy adds to the bill of an admission, for the bill, the dashboard and the discharge checklist (Q126, Q144).
import { computeMedicine, type MedicineSums } from '@charaka/rules/money/medicine-charge';
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { SaleReturn } from './return-store.ts';
import { readSales, type Sale } from './sale-store.ts';

/** The medicine of an admission: the purchase list, the return list, and what they come to. */
export interface MedicineAccount extends MedicineSums {
  readonly sales: Sale[];
  readonly returns: SaleReturn[];
}

/** Every memo and return of an admission, with what they ask of the bill and what the patient paid for what came back (Q144, Q218). */
export async function readMedicine(call: Call, admissionId: number): Promise<MedicineAccount> {
  const sales = await readSales(call, admissionId);
  const returns = sales.flatMap((sale) => sale.returns).toSorted((one, other) => one.returnId - other.returnId);
  const memos = sales.map(({ net, paid, returned }) => ({ netPaise: net, paidPaise: paid, creditedPaise: returned }));
  return { sales, returns, ...computeMedicine(memos) };
}

/** A memo with something unpaid. */
export interface UnpaidMemo {
  readonly saleId: number;
  readonly cashMemo: string;
  readonly soldAt: string;
  readonly pendingPaise: Paise;
}

/** The memos of an admission of which a part is neither paid nor returned, the oldest first; before the final bill it goes into the bill. */
export function unpaidMemosOf(call: Call, admissionId: number): Promise<UnpaidMemo[]> {
  return call.tx.rows<UnpaidMemo>(sql`
    select * from (
      select s.sale_id, s.cash_memo, s.sold_at, s.net_paise - s.paid_paise - (
          select coalesce(sum(r.net_paise - r.paid_back_paise), 0)::bigint from pharmacy_return r
          where r.tenant_id = s.tenant_id and r.sale_id = s.sale_id) as pending_paise
      from pharmacy_sale s
      where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId}
        and s.admission_id = ${admissionId}) memo
    where pending_paise > 0 order by sale_id`);
}
