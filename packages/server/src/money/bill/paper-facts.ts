// Facts of a bill for its papers, beside its money: codes of its lines, diagnosis, operations.
import { HEALTH_SERVICE_CODE } from '@charaka/rules/money/gst-document';
import sql from 'sql-template-tag';
import { plainText } from '../../kernel/clean-html.ts';
import { type Call, todayOf } from '../../kernel/handler.ts';

/**
 * The lines with their codes: of a final bill those its tax document was frozen with, else those of the price list; a service without
 * one has the heading of its document.
 */
export async function withHsnCodes<L extends { readonly chargeId: number; readonly chargeDescription: string }>(
  call: Call,
  lines: readonly L[],
  billId?: number,
): Promise<(L & { readonly hsnCode: string })[]> {
  const chargeIds = [...new Set(lines.map(({ chargeId }) => chargeId))];
  const [listed, frozen] = await Promise.all([
    call.tx.rows<{ chargeId: number; hsnCode: string | null }>(sql`
      select charge_id, hsn_code from charge where tenant_id = ${call.tenantId} and charge_id = any(${chargeIds}::bigint[])`),
    call.tx.rows<{ description: string; hsnCode: string | null }>(sql`
      select distinct l.description, l.hsn_code from gst_document d
      join gst_document_line l on l.tenant_id = d.tenant_id and l.gst_document_id = d.gst_document_id
      where d.tenant_id = ${call.tenantId} and d.bill_id = ${billId ?? null} and not d.is_note`),
  ]);
  const listedCodes = new Map(listed.map(({ chargeId, hsnCode }) => [chargeId, hsnCode]));
  const frozenCodes = new Map(frozen.map(({ description, hsnCode }) => [description, hsnCode]));
  return lines.map((line) => ({
    ...line,
    hsnCode: frozenCodes.get(line.chargeDescription) || listedCodes.get(line.chargeId) || HEALTH_SERVICE_CODE,
  }));
}

/**
 * The illness as the last signed summary names it, and the operations whose time has come: what a payer asks of a bill. Before a
 * summary is signed no diagnosis leaves the chart on a paper.
 */
export async function readCase(
  call: Call,
  admissionId: number,
): Promise<{ diagnosis: string | null; operations: string[] }> {
  const [summary, operations] = await Promise.all([
    call.tx.row<{ diagnosis: string | null }>(sql`
      select diagnosis from discharge_summary
      where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and signed_at is not null
      order by version_no desc limit 1`),
    call.tx.rows<{ operationName: string }>(sql`
      select o.operation_name from ot_booking o
      join ot_slot s on s.tenant_id = o.tenant_id and s.ot_slot_id = o.ot_slot_id
      where o.tenant_id = ${call.tenantId} and o.admission_id = ${admissionId} and o.is_active and s.day <= ${todayOf(call)}
      order by s.during`),
  ]);
  return {
    diagnosis: plainText(summary?.diagnosis) || null,
    operations: operations.map(({ operationName }) => operationName),
  };
}
