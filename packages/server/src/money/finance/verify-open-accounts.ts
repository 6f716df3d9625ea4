// Compares the accounts of dues, 5 and 6, with the lists that users open: every rupee on them is in a list (Q255).
import { account } from '@charaka/rules/money/ledger';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { send } from '../../kernel/database.ts';
import { shown } from './verify-arithmetic.ts';

/** One term of the law: what one list of a hospital adds up to, beside its share of the account. */
interface Term {
  readonly glid: number;
  readonly hospitalId: number;
  readonly term: keyof typeof lists;
  readonly ledgerPaise: number;
  readonly listPaise: number;
}

/** The list in which a user opens each term. */
const lists = {
  Stay: 'final bills',
  Counter: 'bills of the counter',
  Open: 'medicine credits of stays without a final bill',
} as const;

/** The first term that differs, as a sentence; null where every list makes its share of the account. */
export async function openAccountDifference(owner: pg.Client, tenantId: number): Promise<string | null> {
  const wrong = (await readTerms(owner, tenantId)).find(({ ledgerPaise, listPaise }) => ledgerPaise !== listPaise);
  if (!wrong) return null;
  const name = wrong.glid === account.dueFromPayers ? 'Due from payers' : 'Due to and from patients';
  return `'${name}' of hospital ${wrong.hospitalId} has ${shown(wrong.ledgerPaise)} of ${lists[wrong.term]} in the ledger, their list has ${shown(wrong.listPaise)}`;
}

/** Bills of the arithmetic before 1.5 moved these accounts in their own way; they are left out on both sides, and named as notices. */
function readTerms(owner: pg.Client, tenantId: number): Promise<Term[]> {
  const { dueFromPatients, dueFromPayers } = account;
  return send<Term>(
    owner,
    sql`with stay as (
        select admission_id, bill_id, arithmetic from bill where tenant_id = ${tenantId} and is_active
      ), ledger as (
        select e.glid, v.hospital_id,
          case when v.counter_bill_id is not null then 'Counter' when s.bill_id is not null then 'Stay' else 'Open' end as term,
          sum(e.amount_paise)::bigint as paise
        from voucher_entry e
        join voucher v on v.tenant_id = e.tenant_id and v.voucher_id = e.voucher_id
        left join stay s on s.admission_id = v.admission_id
        where e.tenant_id = ${tenantId} and e.glid in (${dueFromPatients}, ${dueFromPayers}) and s.arithmetic is distinct from 1
        group by 1, 2, 3
      ), listed as (
        select ${dueFromPatients}::integer as glid, b.hospital_id, b.source_kind as term,
          sum(b.due_paise + b.non_hospital_due_paise)::bigint as paise
        from patient_bill b left join stay s on s.bill_id = b.bill_id
        where b.tenant_id = ${tenantId} and s.arithmetic is distinct from 1 group by 1, 2, 3
        union all
        select ${dueFromPayers}::integer, b.hospital_id, b.source_kind, sum(b.claim_rest_paise)::bigint
        from payer_bill b left join stay s on s.bill_id = b.bill_id
        where b.tenant_id = ${tenantId} and s.arithmetic is distinct from 1 group by 1, 2, 3
        union all
        select ${dueFromPatients}::integer, r.hospital_id, 'Open', -sum(r.own_money_paise)::bigint
        from pharmacy_return r left join stay s on s.admission_id = r.admission_id
        where r.tenant_id = ${tenantId} and s.bill_id is null group by 1, 2, 3
      )
      select coalesce(g.glid, l.glid) as glid, coalesce(g.hospital_id, l.hospital_id) as hospital_id, coalesce(g.term, l.term) as term,
        coalesce(g.paise, 0) as ledger_paise, coalesce(l.paise, 0) as list_paise
      from ledger g full join listed l on l.glid = g.glid and l.hospital_id = g.hospital_id and l.term = g.term
      order by 1, 2, 3`,
  );
}
