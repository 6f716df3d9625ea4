// The check of outpatients' cash memos: their tax documents, and their accounts in the ledger, added up from the memos (PH060, PH085).
import { account } from '@charaka/rules/money/ledger';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { send } from '../../kernel/database.ts';
import { shown, total } from './verify-arithmetic.ts';
import { writesDocuments } from './verify-document-store.ts';
import { documentDifference, documentedTax, type KeptDocument, type KeptPaper } from './verify-documents.ts';

/** A memo, with the cost of its units. */
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
  const of = (figure: (paper: OutpatientPaper) => number) => total(papers, figure);
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
        order by sale_id limit ${most})
      select s.sale_id, 'memo' as source, s.sale_id as paper_id, false as is_cancelled,
        s.has_gst_document and (${writesDocuments(sql`s.hospital_id`, tenantId)} or exists (select from gst_document d
          where d.tenant_id = s.tenant_id and d.sale_id = s.sale_id)) as is_documented,
        s.taxable_paise as value_paise, 0 as igst_paise, s.cgst_paise, s.sgst_paise, s.net_paise, s.round_off_paise, s.paid_paise,
        s.cheque_paise, (select coalesce(-sum(m.value_paise), 0)::bigint from pharmacy_sale_line l
          join stock_move m on m.tenant_id = l.tenant_id and m.sale_line_id = l.sale_line_id
          where l.tenant_id = s.tenant_id and l.sale_id = s.sale_id) as cost_paise
      from sale s order by s.sale_id`,
  );

const readDocuments = (owner: pg.Client, tenantId: number, saleIds: readonly number[]) =>
  send<KeptDocument & { readonly saleId: number }>(
    owner,
    sql`select d.sale_id, 'memo' as source, d.sale_id as paper_id, d.document_no, d.is_note, d.value_paise, d.igst_paise, d.cgst_paise,
        d.sgst_paise, d.discount_value_paise, d.discount_igst_paise, d.discount_cgst_paise, d.discount_sgst_paise,
        coalesce(l.value, 0)::bigint as lines_value_paise, coalesce(l.tax, 0)::bigint as lines_tax_paise, 0 as odd_lines
      from gst_document d
      left join lateral (
        select sum(value_paise) as value, sum(igst_paise + cgst_paise + sgst_paise) as tax
        from gst_document_line where tenant_id = d.tenant_id and gst_document_id = d.gst_document_id) l on true
      where d.tenant_id = ${tenantId} and d.sale_id = any(${[...saleIds]}::bigint[])`,
  );

const readBalances = (owner: pg.Client, tenantId: number, saleIds: readonly number[]) =>
  send<Balance>(
    owner,
    sql`with paper as (
        select 'pharmacy_sale' as source, sale_id as source_id, sale_id from pharmacy_sale
        where tenant_id = ${tenantId} and sale_id = any(${[...saleIds]}::bigint[])
        union all
        select 'gst_document', gst_document_id, sale_id from gst_document
        where tenant_id = ${tenantId} and sale_id = any(${[...saleIds]}::bigint[]))
      select p.sale_id, e.glid, sum(e.amount_paise)::bigint as amount_paise
      from paper p
      join voucher v on v.tenant_id = ${tenantId} and v.source_table = p.source and v.source_id = p.source_id
      join voucher_entry e on e.tenant_id = v.tenant_id and e.voucher_id = v.voucher_id
      group by 1, 2 having sum(e.amount_paise) <> 0`,
  );
