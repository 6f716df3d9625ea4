// The stays and visits of a patient that the caller's screens show, the latest first.
import { listEncounters as listEncountersEndpoint } from '@charaka/contract/clinic/encounter/encounter';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql, { empty } from 'sql-template-tag';
import { handle } from '../../kernel/handler.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { admissionNumber } from '../../stay/admission/admission-number.ts';
import { withinEncounters } from './encounter-reach.ts';

type Encounter = OutputOf<typeof listEncountersEndpoint>['encounters'][number];

/** No patient has more stays and visits in one hospital than a page shows. */
const MOST_ROWS = 200;

/** Those open alone where only they are asked for. */
export const listEncounters = handle(listEncountersEndpoint, async (call, { patientId, isOpen }) => ({
  encounters: await call.tx.rows<Encounter>(sql`
    select e.encounter_id, e.encounter_class, e.patient_id, e.admission_id, e.opd_visit_id as visit_id,
      coalesce(${admissionNumber}, v.opd_number) as encounter_no, v.token_no, e.doctor_id,
      coalesce(e.referred_by, nullif(${staffName(sql`d`)}, '')) as doctor_name, e.opened_at, e.closed_at, e.close_reason
    from encounter e
    left join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
    left join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
    left join staff d on d.tenant_id = e.tenant_id and d.staff_id = e.doctor_id
    where e.tenant_id = ${call.tenantId} and e.hospital_id = ${call.hospital.hospitalId} and e.patient_id = ${patientId}
      ${isOpen ? sql`and e.closed_at is null` : empty}${withinEncounters(call)}
    order by e.opened_at desc, e.encounter_id desc limit ${MOST_ROWS}`),
}));
