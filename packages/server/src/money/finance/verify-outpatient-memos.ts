// The check of outpatients' cash memos with their returns: their tax documents, and their accounts in the ledger, added up from the papers
// (PH060, PH063, PH085).
import { account } from '@charaka/rules/money/ledger';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { send } from '../../kernel/database.ts';
import { shown, total } from './verify-arithmetic.ts';
import { writesDocuments } from './verify-document-store.ts';
import { documentDifference, documentedTax, type KeptDocument, type KeptPaper } from './verify-documents.ts';

/** A memo or a return of it, with the cost of its units. */
interface OutpatientPaper extends KeptPaper {
  readonly saleId: number;
  readonly netPaise: number;
  readonly roundOffPaise: number;
  readonly paidPaise: number;
  readonly chequePaise: number;
  readonly costPaise: number;
}

interface Balance {
  readonly saleId: number;
  readonly glid: number;
  readonly amountPaise: number;
}

/** The first memo whose documents or accounts differ from its records; null where all add up. */
export async function outpatientMemoDifference(
  owner: pg.Client,
  tenantId: number,
  names: ReadonlyMap<number, string>,
  batch: number,
): Promise<string | null> {
  for (let after = 0; ; ) {
    const papers = await readPapers(owner, tenantId, after, batch);
    const saleIds = [...new Set(papers.map(({ saleId }) => saleId))];
    const last = saleIds.at(-1);
    if (last === undefined) return null;
    const documents = Map.groupBy(await readDocuments(owner, tenantId, saleIds), ({ saleId }) => saleId);
    const balances = Map.groupBy(await readBalances(owner, tenantId, saleIds), ({ saleId }) => saleId);
    const papersOf = Map.groupBy(papers, ({ saleId }) => saleId);
    for (const saleId of saleIds) {
      const own = { papers: papersOf.get(saleId) ?? [], documents: documents.get(saleId) ?? [] };
      const difference = documentDifference(own) ?? ledgerDifference(own, balances.get(saleId) ?? [], names);
      if (difference) return `cash memo ${saleId}: ${difference}`;
    }
    after = last;
  }
}

function ledgerDifference(
  { papers, documents }: { readonly papers: readonly OutpatientPaper[]; readonly documents: readonly KeptDocument[] },
  balances: readonly Balance[],
  names: ReadonlyMap<number, string>,
): string | null {
  const of = (figure: (paper: OutpatientPaper) => number) =>
    total(papers, (paper) => (paper.source === 'return' ? -figure(paper) : figure(paper)));
  const cheques = of(({ chequePaise }) => chequePaise);
  const documented = documentedTax(documents);
  const cost = of(({ costPaise }) => costPaise);
  const worked = new Map<number, number>([
    [account.cashAndBank, of(({ paidPaise }) => paidPaise) - cheques],
    [account.cheques, cheques],
    [account.medicineIncome, -of(({ valuePaise }) => valuePaise)],
    [account.undocumentedGst, documented - of(({ netPaise, valuePaise }) => netPaise - valuePaise)],
    [account.outputTax, -documented],
    [account.rounding, -of(({ roundOffPaise }) => roundOffPaise)],
    [account.medicineCost, cost],
    [account.medicineStock, -cost],
  ]);
  const ledger = new Map(balances.map(({ glid, amountPaise }) => [glid, amountPaise]));
  for (const glid of new Set([...worked.keys(), ...ledger.keys()])) {
    const [expected, found] = [worked.get(glid) ?? 0, ledger.get(glid) ?? 0];
    if (expected !== found)
      return `'${names.get(glid)}' is ${shown(found)} in the ledger, its records make ${shown(expected)}`;
  }
  return null;
}

const readPapers = (owner: pg.Client, tenantId: number, after: number, most: number) =>
  send<OutpatientPaper>(
    owner,
    sql`with sale as (
        select * from pharmacy_sale where tenant_id = ${tenantId} and admission_id is null and sale_id > ${after}
        order by sale_id limit ${most}),
      paper as (
        select s.hospital_id, s.sale_id, 'memo' as source, s.sale_id as paper_id, s.has_gst_document, s.taxable_paise, s.cgst_paise,
          s.sgst_paise, s.net_paise, s.round_off_paise, s.paid_paise, s.cheque_paise, (select coalesce(-sum(m.value_paise), 0)::bigint
            from pharmacy_sale_line l join stock_move m on m.tenant_id = l.tenant_id and m.sale_line_id = l.sale_line_id
            where l.tenant_id = s.tenant_id and l.sale_id = s.sale_id) as cost_paise
        from sale s
        union all
        select r.hospital_id, r.sale_id, 'return', r.return_id, r.has_gst_document, r.taxable_paise, r.cgst_paise, r.sgst_paise, r.net_paise,
          r.round_off_paise, r.paid_back_paise, r.cheque_paise, (select coalesce(sum(m.value_paise), 0)::bigint
            from pharmacy_return_line l join stock_move m on m.tenant_id = l.tenant_id and m.return_line_id = l.return_line_id
            where l.tenant_id = r.tenant_id and l.return_id = r.return_id)
        from sale s join pharmacy_return r on r.tenant_id = s.tenant_id and r.sale_id = s.sale_id)
      select p.sale_id, p.source, p.paper_id, false as is_cancelled,
        p.has_gst_document and (${writesDocuments(sql`p.hospital_id`, tenantId)} or exists (select from gst_document d
          where d.tenant_id = ${tenantId} and case p.source when 'memo' then d.sale_id else d.return_id end = p.paper_id)) as is_documented,
        p.taxable_paise as value_paise, 0 as igst_paise, p.cgst_paise, p.sgst_paise, p.net_paise, p.round_off_paise, p.paid_paise,
        p.cheque_paise, p.cost_paise
      from paper p order by p.sale_id, p.source, p.paper_id`,
  );

/** The documents of memos and of their returns. */
const documentsOf = (tenantId: number, saleIds: readonly number[]) => sql`(
  select d.*, coalesce(d.sale_id, r.sale_id) as memo_id from gst_document d
  left join pharmacy_return r on r.tenant_id = d.tenant_id and r.return_id = d.return_id
  where d.tenant_id = ${tenantId} and (d.sale_id = any(${[...saleIds]}::bigint[]) or d.return_id in (select x.return_id
    from pharmacy_return x where x.tenant_id = ${tenantId} and x.sale_id = any(${[...saleIds]}::bigint[]))))`;

const readDocuments = (owner: pg.Client, tenantId: number, saleIds: readonly number[]) =>
  send<KeptDocument & { readonly saleId: number }>(
    owner,
    sql`select d.memo_id as sale_id, case when d.return_id is null then 'memo' else 'return' end as source,
        coalesce(d.return_id, d.sale_id) as paper_id, d.document_no, d.is_note, d.value_paise, d.igst_paise, d.cgst_paise,
        d.sgst_paise, d.discount_value_paise, d.discount_igst_paise, d.discount_cgst_paise, d.discount_sgst_paise,
        coalesce(l.value, 0)::bigint as lines_value_paise, coalesce(l.tax, 0)::bigint as lines_tax_paise, 0 as odd_lines
      from ${documentsOf(tenantId, saleIds)} d
      left join lateral (
        select sum(value_paise) as value, sum(igst_paise + cgst_paise + sgst_paise) as tax
        from gst_document_line where tenant_id = d.tenant_id and gst_document_id = d.gst_document_id) l on true`,
  );

const readBalances = (owner: pg.Client, tenantId: number, saleIds: readonly number[]) =>
  send<Balance>(
    owner,
    sql`with paper as (
        select 'pharmacy_sale' as source, sale_id as source_id, sale_id from pharmacy_sale
        where tenant_id = ${tenantId} and sale_id = any(${[...saleIds]}::bigint[])
        union all
        select 'pharmacy_return', return_id, sale_id from pharmacy_return
        where tenant_id = ${tenantId} and sale_id = any(${[...saleIds]}::bigint[])
        union all
        select 'gst_document', d.gst_document_id, d.memo_id from ${documentsOf(tenantId, saleIds)} d)
      select p.sale_id, e.glid, sum(e.amount_paise)::bigint as amount_paise
      from paper p
      join voucher v on v.tenant_id = ${tenantId} and v.source_table = p.source and v.source_id = p.source_id
      join voucher_entry e on e.tenant_id = v.tenant_id and e.voucher_id = v.voucher_id
      group by 1, 2 having sum(e.amount_paise) <> 0`,
  );
