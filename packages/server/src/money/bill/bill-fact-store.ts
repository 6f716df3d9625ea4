// The facts of a final bill beside its figures: saved when it is made, read with it (Q231).

import type { billFacts } from '@charaka/contract/money/bill/bill-facts';
import { billSentences } from '@charaka/contract/money/bill/bill-sentences';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';

type Facts = z.output<z.ZodObject<typeof billFacts>>;

/** Facts of a bill that the caller sends and no rule uses; saved as sent (Q142). */
interface ToldFacts {
  readonly isChargeAdjusted?: boolean | null | undefined;
  readonly cashTold?: number | null | undefined;
}

/** Saves with a new bill the patient's doctor, specialization and bed, and the facts that the caller sent. */
export async function keepBillFacts(call: Call, billId: number, told: ToldFacts): Promise<void> {
  await call.tx.rows(sql`
    update bill x set discharged_doctor_id = a.doctor_id, discharged_specialization_id = a.specialization_id,
      discharged_bed_id = a.current_bed_id, is_charge_adjusted = ${told.isChargeAdjusted ?? false},
      cash_told_paise = ${told.cashTold ?? null}
    from admission a
    where x.tenant_id = ${call.tenantId} and x.bill_id = ${billId}
      and a.tenant_id = x.tenant_id and a.admission_id = x.admission_id`);
}

/** The facts of a saved bill of the tenant. */
export function readBillFacts(call: Call, billId: number): Promise<Facts> {
  return call.tx.one<Facts>(
    sql`select x.admission_id, a.patient_id, a.registration_no, a.admitted_at, a.admission_mode, x.association_id,
        x.insurance_id, i.insurance_name, x.discharged_doctor_id, x.discharged_specialization_id, x.discharged_bed_id,
        b.bed_group_id as discharged_bed_group_id, b.bed_type_id as discharged_bed_type_id,
        x.total_charge_paise as total_charge, x.medicine_charge_paise as medicine_charge,
        x.other_charge_paise as other_charge, x.round_off_paise as round_off, x.igst_paise as igst, x.cgst_paise as cgst,
        x.sgst_paise as sgst, x.net_payable_paise as net_payable,
        x.cash_refund_paise + x.card_refund_paise + x.upi_refund_paise + x.neft_refund_paise
          + x.cheque_refund_paise as refunded_with_bill, x.cash_paise as cash, x.card_paise as card,
        x.card_number, x.upi_paise as upi, x.upi_reference, x.neft_paise as neft, x.neft_reference,
        x.cheque_paise as cheque_amount, coalesce(x.cheque_number, x.cheque_refund_number) as cheque_number, x.cheque_refund_date,
        (select m.cheque_bank_slid from payment m where m.tenant_id = x.tenant_id and m.bill_id = x.bill_id
          and m.payment_type = 'Refund' and m.is_active limit 1) as cheque_refund_bank_slid,
        x.created_at as made_at, x.settled_at, x.is_charge_adjusted, x.cash_told_paise as cash_told,
        d.document_no as gst_document_no, d.document_kind as gst_document_kind,
        coalesce(d.is_after_discount, false) as is_discount_in_document, d.seller_gstin,
        coalesce((select concat(st.state_name, ' (', st.state_code, ')') from state st
          where st.country_id = h.country_id and st.state_code = d.place_of_supply limit 1), d.place_of_supply) as place_of_supply
      from bill x
      join admission a on a.tenant_id = x.tenant_id and a.admission_id = x.admission_id
      join hospital h on h.tenant_id = x.tenant_id and h.hospital_id = x.hospital_id
      left join insurance i on i.tenant_id = x.tenant_id and i.insurance_id = x.insurance_id
      left join bed b on b.tenant_id = x.tenant_id and b.bed_id = x.discharged_bed_id
      left join gst_document d on d.tenant_id = x.tenant_id and d.bill_id = x.bill_id and not d.is_note
      where x.tenant_id = ${call.tenantId} and x.bill_id = ${billId}`,
    billSentences.billDoesNotExist,
  );
}
