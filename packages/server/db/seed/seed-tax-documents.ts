// Writes the tax documents of the demo: one for each final bill and each cash memo, as the product writes them (FI044-FI046).
import { type ChargeLineFigures, computeChargeLine } from '@charaka/rules/money/charge-line';
import {
  type BilledLine,
  billDocumentLines,
  type DocumentedMedicine,
  type GstDocumentLine,
  type GstSeries,
  gstNumberPrefix,
  gstSeries,
  medicineDocumentLines,
  returnPeriodOf,
  sumGstDocument,
  supplyKindOf,
} from '@charaka/rules/money/gst-document';
import { type Paise, ZERO } from '@charaka/rules/money/money';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import sql, { raw } from 'sql-template-tag';
import { send } from '../../src/kernel/database.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { isInIndia } from './in-india.ts';
import { insertRows } from './insert-rows.ts';
import { NumberSeries } from './number-series.ts';

interface Paper {
  readonly billId: number | null;
  readonly saleId: number | null;
  readonly hospitalId: number;
  readonly admissionId: number;
  readonly finYear: string;
  readonly issuedAt: string;
  readonly timezone: string;
  readonly isInterState: boolean;
  readonly otherChargePaise: Paise;
  readonly sellerName: string;
  readonly sellerGstin: string | null;
  readonly sellerStateCode: string | null;
  readonly partyName: string;
  readonly partyStateCode: string | null;
  readonly createdBy: number;
}

type Charged = Omit<BilledLine, keyof ChargeLineFigures> & { readonly admissionId: number };
type Sold = DocumentedMedicine & { readonly saleId: number };

/** After bills and memos, in the same transaction: in India the database keeps neither without its document. */
export async function seedTaxDocuments(owner: pg.Client, { tenantId }: DemoTenant): Promise<void> {
  const papers = await readPapers(owner, tenantId);
  const charges = Map.groupBy(await readCharges(owner, tenantId), ({ admissionId }) => admissionId);
  const medicines = Map.groupBy(await readMedicines(owner, tenantId), ({ saleId }) => saleId);
  const numbers = new NumberSeries();
  const documents = papers.map((paper) => {
    const lines =
      paper.saleId === null
        ? chargeLines(paper, charges.get(paper.admissionId) ?? [])
        : medicineDocumentLines(medicines.get(paper.saleId) ?? []);
    return { paper, lines, row: documentRow(paper, lines, numbers) };
  });
  await insertRows(
    owner,
    tenantId,
    'gst_document',
    documents.map(({ row }) => row),
  );
  const ids = await readIds(owner, tenantId);
  await insertRows(
    owner,
    tenantId,
    'gst_document_line',
    documents.flatMap(({ lines, row }) =>
      lines.map((line, index) => lineRow(ids.get(row.documentNo), line, index + 1)),
    ),
  );
  await insertRows(owner, tenantId, 'number_series', numbers.rows());
}

function chargeLines({ isInterState, otherChargePaise }: Paper, lines: readonly Charged[]): GstDocumentLine[] {
  const billed = lines.map((line) => ({ ...line, ...computeChargeLine({ ...line, usesIgst: isInterState }) }));
  return billDocumentLines(billed, isInterState, otherChargePaise);
}

function documentRow(paper: Paper, lines: readonly GstDocumentLine[], numbers: NumberSeries) {
  const { timezone, otherChargePaise: _, ...kept } = paper;
  const { totalPaise: __, ...sums } = sumGstDocument(lines);
  const series: GstSeries = paper.saleId === null ? gstSeries.bill : gstSeries.memo;
  const serialNo = numbers.next(`gst ${series}`, paper.hospitalId, paper.finYear);
  const documentDate = dateInZone(new Date(paper.issuedAt), timezone);
  return {
    ...kept,
    ...sums,
    documentKind: supplyKindOf(lines),
    series,
    serialNo,
    documentNo: `${gstNumberPrefix(series, paper.hospitalId, paper.finYear)}${serialNo}`,
    documentDate,
    returnPeriod: returnPeriodOf(documentDate),
    placeOfSupply: paper.isInterState ? paper.partyStateCode : paper.sellerStateCode,
    cessPaise: ZERO,
    createdAt: paper.issuedAt,
  };
}

function lineRow(gstDocumentId: number | undefined, line: GstDocumentLine, lineNo: number) {
  return { gstDocumentId, lineNo, ...line, cessPaise: ZERO };
}

function readPapers(owner: pg.Client, tenantId: number): Promise<Paper[]> {
  return send<Paper>(
    owner,
    sql`select d.*, h.timezone, h.hospital_name as seller_name, h.gst_number as seller_gstin, h.state_code as seller_state_code,
        coalesce(nullif(a.infant_name, ''), name_in_one(p.salutation, p.first_name, p.middle_name, p.last_name)) as party_name,
        p.state_code as party_state_code
      from (
        select bill_id, null::bigint as sale_id, hospital_id, admission_id, fin_year, billed_at as issued_at, is_igst as is_inter_state,
          other_charge_paise, created_by from bill where tenant_id = ${tenantId}
        union all
        select null, sale_id, hospital_id, admission_id, fin_year, sold_at, false, 0, created_by
        from pharmacy_sale where tenant_id = ${tenantId}) d
      join admission a on a.tenant_id = ${tenantId} and a.admission_id = d.admission_id
      join hospital h on h.tenant_id = ${tenantId} and h.hospital_id = d.hospital_id
      join patient p on p.tenant_id = ${tenantId} and p.patient_id = a.patient_id
      where ${raw(isInIndia)}
      order by d.issued_at, d.bill_id, d.sale_id`,
  );
}

function readCharges(owner: pg.Client, tenantId: number): Promise<Charged[]> {
  return send<Charged>(
    owner,
    sql`select x.admission_id, x.description, c.hsn_code, x.quantity_thousandths, x.applied_charge_paise as applied_paise,
        x.item_discount_paise, x.igst_basis_points, x.sgst_basis_points, x.cgst_basis_points, x.is_gst_inclusive,
        x.is_gst_before_discount
      from service_charge x
      join bill b on b.tenant_id = x.tenant_id and b.admission_id = x.admission_id
      join charge c on c.tenant_id = x.tenant_id and c.charge_id = x.charge_id
      where x.tenant_id = ${tenantId} and x.is_active order by x.service_charge_id`,
  );
}

function readMedicines(owner: pg.Client, tenantId: number): Promise<Sold[]> {
  return send<Sold>(
    owner,
    sql`select sale_id, item_name, batch_number, hsn_code, quantity, cgst_basis_points, sgst_basis_points, gross_paise, discount_paise,
        value_paise, taxable_paise, cgst_paise, sgst_paise
      from pharmacy_sale_line where tenant_id = ${tenantId} order by sale_line_id`,
  );
}

async function readIds(owner: pg.Client, tenantId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await send<{ gstDocumentId: number; documentNo: string }>(
    owner,
    sql`select gst_document_id, document_no from gst_document where tenant_id = ${tenantId}`,
  );
  return new Map(rows.map(({ gstDocumentId, documentNo }) => [documentNo, gstDocumentId]));
}
