// Lists the patients and the persons without a record that received units of a batch that is held (PH011).
import { recallWorklist } from '@charaka/contract/supply/pharmacy/hold';
import sql from 'sql-template-tag';
import { patientInBed } from '../../people/worklist/work-patient.ts';
import { handleWorklist, workSource } from '../../people/worklist/work-source.ts';
import { inHospital } from '../../stay/admission/admission-selection.ts';
import { returnedUnits } from './memo-columns.ts';

const { joins, columns: ofPatient } = patientInBed(sql`o`);

/** The patient of a memo. Without one the name and the phone are those that the memo has of a person without a record (PH054). */
const buyer = {
  joins: sql`left ${joins}`,
  columns: {
    ...ofPatient,
    salutation: sql`coalesce(p.salutation, '')`,
    firstName: sql`coalesce(p.first_name, s.person_name, '')`,
    lastName: sql`coalesce(p.last_name, '')`,
    contactNo: sql`coalesce(p.contact_no, s.person_phone)`,
  },
};

/** The latest memo first. */
export const findRecall = handleWorklist(recallWorklist, (call, { holdClass }) =>
  workSource(recallWorklist, {
    patient: buyer,
    from: sql`batch_hold h
      join pharmacy_sale_line l on l.tenant_id = h.tenant_id and l.batch_id = h.batch_id
      join pharmacy_sale s on s.tenant_id = l.tenant_id and s.sale_id = l.sale_id
      left join admission a on a.tenant_id = s.tenant_id and a.admission_id = s.admission_id
      left join encounter e on e.tenant_id = s.tenant_id and e.encounter_id = s.encounter_id
      cross join lateral (select s.tenant_id, coalesce(a.patient_id, e.patient_id) as patient_id) o`,
    // Of several open holds of a batch the newest one names it.
    where: sql`h.tenant_id = ${call.tenantId} and h.hospital_id = ${call.hospital.hospitalId} and h.released_at is null
      and not exists (select from batch_hold n where n.tenant_id = h.tenant_id and n.batch_id = h.batch_id
        and n.released_at is null and n.batch_hold_id > h.batch_hold_id)
      and (${holdClass ?? null}::text is null or h.hold_class = ${holdClass ?? null})`,
    columns: {
      saleLineId: sql`l.sale_line_id`,
      placeName: sql`b.bed_name`,
      isInHospital: sql`coalesce(${inHospital}, false)`,
      itemName: sql`l.item_name`,
      batchNumber: sql`l.batch_number`,
      holdClass: sql`h.hold_class`,
      holdReason: sql`h.reason`,
      cashMemo: sql`s.cash_memo`,
      soldAt: sql`s.sold_at`,
      quantity: sql`l.quantity`,
      quarantinedQuantity: sql`(select coalesce(sum(m.units), 0)::integer from pharmacy_return_line x
        join stock_move m on m.tenant_id = x.tenant_id and m.return_line_id = x.return_line_id
        join store q on q.tenant_id = m.tenant_id and q.store_id = m.store_id and q.store_kind = 'Quarantine'
        where x.tenant_id = l.tenant_id and x.sale_line_id = l.sale_line_id)`,
      returnedQuantity: returnedUnits,
    },
    compared: { firstName: sql`coalesce(p.search_name, lower(s.person_name))` },
    tieBreak: sql`l.sale_line_id desc`,
    defaultOrder: sql`s.sold_at desc`,
  }),
);
