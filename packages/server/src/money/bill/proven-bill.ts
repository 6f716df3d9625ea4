// Final bills as papers that carry a mark (Q239).
import sql, { empty } from 'sql-template-tag';
import type { PaperFacts, ProvenPapers } from '../payment/proven-paper.ts';

/** By their number; a cancelled bill is none any more. */
export const provenBills: ProvenPapers = {
  kinds: ['bill'],
  find: (tx, _kind, { tenantId, hospitalId, finYear, serialNo, admissionId }) =>
    tx.row<PaperFacts>(sql`
      select (b.billed_at at time zone h.timezone)::date as paper_date, b.net_amount_paise as amount
      from bill b join hospital h on h.tenant_id = b.tenant_id and h.hospital_id = b.hospital_id
      where b.tenant_id = ${tenantId} and b.hospital_id = ${hospitalId} and b.fin_year = ${finYear}
        and b.order_no = ${serialNo}::bigint and b.is_active
        ${admissionId === undefined ? empty : sql`and b.admission_id = ${admissionId}`}`),
};
