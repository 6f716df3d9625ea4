// Bills and refund vouchers of the counter as papers that carry a mark (Q239).
import sql, { empty } from 'sql-template-tag';
import type { PaperFacts, ProvenPapers } from '../../money/payment/proven-paper.ts';

/** By their number. A cancelled bill is none any more; the voucher of the money paid out for it stays good. */
export const provenCounterPapers: ProvenPapers = {
  kinds: ['counterBill', 'counterVoucher'],
  find: (tx, kind, { tenantId, hospitalId, finYear, serialNo, patientId }) => {
    const ofPatient = patientId === undefined ? empty : sql`and b.patient_id = ${patientId}`;
    if (kind === 'counterBill')
      return tx.row<PaperFacts>(sql`
        select (b.billed_at at time zone h.timezone)::date as paper_date, b.net_amount_paise as amount
        from counter_bill b join hospital h on h.tenant_id = b.tenant_id and h.hospital_id = b.hospital_id
        where b.tenant_id = ${tenantId} and b.hospital_id = ${hospitalId} and b.fin_year = ${finYear}
          and b.bill_no = ${serialNo}::bigint and b.is_active ${ofPatient}`);
    return tx.row<PaperFacts>(sql`
      select (r.paid_at at time zone h.timezone)::date as paper_date, r.amount_paise as amount
      from counter_receipt r
      join counter_bill b on b.tenant_id = r.tenant_id and b.counter_bill_id = r.counter_bill_id
      join hospital h on h.tenant_id = r.tenant_id and h.hospital_id = r.hospital_id
      where r.tenant_id = ${tenantId} and r.hospital_id = ${hospitalId} and r.fin_year = ${finYear}
        and r.kind = 'Refund' and r.receipt_no = ${serialNo}::bigint ${ofPatient}`);
  },
};
