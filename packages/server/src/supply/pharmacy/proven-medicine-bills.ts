// Bills of medicine, each a cash memo, as papers that carry a mark (Q239).
import sql, { empty } from 'sql-template-tag';
import type { PaperFacts, ProvenPapers } from '../../money/payment/proven-paper.ts';

/** By the number of the memo. */
export const provenMedicineBills: ProvenPapers = {
  kinds: ['medicineBill'],
  find: (tx, _kind, { tenantId, hospitalId, finYear, serialNo, admissionId, patientId }) =>
    tx.row<PaperFacts>(sql`
      select (s.sold_at at time zone h.timezone)::date as paper_date, s.net_paise + s.round_off_paise as amount
      from pharmacy_sale s join hospital h on h.tenant_id = s.tenant_id and h.hospital_id = s.hospital_id
      where s.tenant_id = ${tenantId} and s.hospital_id = ${hospitalId} and s.fin_year = ${finYear}
        and s.memo_no = ${serialNo}::bigint
        ${admissionId === undefined ? empty : sql`and s.admission_id = ${admissionId}`}
        ${
          patientId === undefined
            ? empty
            : sql`and exists (select from encounter e where e.tenant_id = s.tenant_id
                and e.encounter_id = s.encounter_id and e.patient_id = ${patientId})`
        }`),
};
