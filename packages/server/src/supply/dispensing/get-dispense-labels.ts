// Reads what the labels of dispensed medicines say: the patient, the item with its batch, and the dose as prescribed (PH051).
import type { MedicineDetail } from '@charaka/contract/clinic/order/order-detail';
import type { languageCodes } from '@charaka/contract/foundation/tenancy/preference-choices';
import { getDispenseLabels as getDispenseLabelsEndpoint } from '@charaka/contract/supply/dispensing/dispense-label';
import sql, { empty } from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { withAge } from '../../stay/admission/admission-store.ts';
import { returnedUnits } from '../pharmacy/memo-columns.ts';
import { findVisit } from './prescription-store.ts';

interface DispensedLabel {
  readonly saleLineId: number;
  readonly itemName: string;
  readonly pack: string;
  readonly quantity: number;
  readonly batchNumber: string;
  readonly expiry: string;
  readonly soldAt: string;
  readonly detail: MedicineDetail;
  readonly instruction: string | null;
}

function readLabels(call: Call, encounterId: number, saleId: number | null): Promise<DispensedLabel[]> {
  return call.tx.rows(sql`
    select l.sale_line_id, l.item_name, l.pack, l.quantity - ${returnedUnits} as quantity, l.batch_number, l.expiry, s.sold_at,
      o.detail, o.instruction
    from clinical_order o
    join dispense_line x on x.tenant_id = o.tenant_id and x.clinical_order_id = o.clinical_order_id
    join pharmacy_sale_line l on l.tenant_id = x.tenant_id and l.sale_line_id = x.sale_line_id
    join pharmacy_sale s on s.tenant_id = l.tenant_id and s.sale_id = l.sale_id
    where o.tenant_id = ${call.tenantId} and o.hospital_id = ${call.hospital.hospitalId} and o.encounter_id = ${encounterId}
      and o.order_kind = 'Medicine' and not o.is_dropped and not o.is_entered_in_error and o.status not in ('Cancelled', 'Stopped')
      and l.quantity > ${returnedUnits} ${saleId === null ? empty : sql`and s.sale_id = ${saleId}`}
    order by l.sale_line_id`);
}

/** The language of the newest signed note of the visit; English where none is signed. */
async function languageOf(call: Call, encounterId: number): Promise<(typeof languageCodes)[number]> {
  const [note] = await call.tx.rows<{ language: (typeof languageCodes)[number] }>(sql`
    select v.content ->> 'instructionLanguage' as language
    from consultation c
    join consultation_version v on v.tenant_id = c.tenant_id and v.consultation_id = c.consultation_id
    where c.tenant_id = ${call.tenantId} and c.encounter_id = ${encounterId}
    order by v.version desc limit 1`);
  return note?.language ?? 'en';
}

/** Refuses a visit of another hospital. */
export const getDispenseLabels = handle(getDispenseLabelsEndpoint, async (call, { encounterId, saleId = null }) => {
  const [visit, language, labels] = await Promise.all([
    findVisit(call, encounterId),
    languageOf(call, encounterId),
    readLabels(call, encounterId, saleId),
  ]);
  const { patientId, patientName, sex, ageYears, ageMonths, ageDays } = withAge(visit, todayOf(call));
  return { patientId, patientName, sex, ageYears, ageMonths, ageDays, language, labels };
});
