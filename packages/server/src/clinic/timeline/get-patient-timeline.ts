// Reads a page of the events of a patient, newest first, of every kind the caller may see (OP040).
import {
  getPatientTimeline as getPatientTimelineEndpoint,
  timelineKinds,
} from '@charaka/contract/clinic/timeline/timeline';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql, { empty, type Sql } from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { does } from '../../kernel/session.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { admissionNumber } from '../../stay/admission/admission-number.ts';
import { withinEncounters } from '../encounter/encounter-reach.ts';
import { shownName, unlessConfidential } from '../order/confidential-order.ts';
import { isCriticalTo } from '../order/order-waits.ts';

type Event = OutputOf<typeof getPatientTimelineEndpoint>['events'][number];
type Kind = Event['kind'];

const PAGE_ROWS = 50;

/** Visits of other hospitals are among them where the caller works there too; bills for whoever sees prices alone. */
export const getPatientTimeline = handle(getPatientTimelineEndpoint, async (call, { patientId, ...asked }) => {
  const wanted = asked.kinds?.length ? asked.kinds : timelineKinds;
  const seesPrices = does(call.session, 'charge');
  const kinds = wanted.filter((kind) => kind !== 'Bill' || seesPrices);
  const { beforeAt, beforeKey } = asked;
  const before = beforeAt
    ? sql` and (date_trunc('milliseconds', happened.at), happened.key) < (${beforeAt}::timestamptz, ${beforeKey ?? ''})`
    : empty;
  const hospitalIds = [...call.session.hospitals.keys()];
  const of = sql`e.tenant_id = ${call.tenantId} and e.hospital_id = any(${hospitalIds}::integer[])
    and e.patient_id = ${patientId}${withinEncounters(call)}`;
  const rows = await call.tx.rows<Event>(sql`
    select happened.key, happened.kind, date_trunc('milliseconds', happened.at) as at, h.hospital_name, happened.encounter_class,
      happened.admission_id, happened.visit_id, happened.order_id, happened.title, happened.detail, happened.status,
      happened.is_critical, happened.is_entered_in_error, happened.by_name, happened.amount
    from (${stays(of, kinds)} union all ${ordered(call, of, kinds)} union all ${notes(of, kinds)} union all ${bills(of, kinds)})
      happened (key, kind, at, hospital_id, encounter_class, admission_id, visit_id, order_id, title, detail, status, is_critical,
        is_entered_in_error, by_name, amount)
    join hospital h on h.tenant_id = ${call.tenantId} and h.hospital_id = happened.hospital_id
    where true${before}
    order by date_trunc('milliseconds', happened.at) desc, happened.key desc
    limit ${PAGE_ROWS + 1}`);
  return { patientId, events: rows.slice(0, PAGE_ROWS), hasMore: rows.length > PAGE_ROWS };
});

const place: Sql = sql`e.hospital_id, e.encounter_class, e.admission_id, e.opd_visit_id`;
const plain: Sql = sql`null::text, false, false`;
const encounters: Sql = sql`encounter e
  left join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
  left join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
  left join staff d on d.tenant_id = e.tenant_id and d.staff_id = e.doctor_id`;
const doctor: Sql = sql`nullif(${staffName(sql`d`)}, '')`;
const orders: Sql = sql`clinical_order o
  join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
  left join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
  join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id`;

type Kinds = readonly Kind[];

/** Visits, admissions and discharges; a kind that is not asked for is not read. */
function stays(of: Sql, kinds: Kinds): Sql {
  return sql`select 'V' || e.encounter_id, 'Visit', e.opened_at, ${place}, null::bigint, coalesce(v.opd_number, ''), v.complaint,
      ${plain}, ${doctor}, null::bigint from ${encounters}
    where 'Visit' = any(${kinds}::text[]) and ${of} and e.admission_id is null and e.close_reason is distinct from 'Cancelled'
    union all select 'A' || e.encounter_id, 'Admission', a.admitted_at, ${place}, null::bigint, ${admissionNumber}, null::text,
      ${plain}, ${doctor}, null::bigint from ${encounters}
    where 'Admission' = any(${kinds}::text[]) and ${of} and e.admission_id is not null and not a.is_cancelled
    union all select 'D' || e.encounter_id, 'Discharge', a.discharged_at, ${place}, null::bigint, ${admissionNumber},
      a.discharge_remark, ${plain}, ${doctor}, null::bigint from ${encounters}
    where 'Discharge' = any(${kinds}::text[]) and ${of} and a.is_discharged`;
}

/** The orders of a patient, with their outcome. */
function ordered(call: Call, of: Sql, kinds: Kinds): Sql {
  return sql`select 'O' || o.clinical_order_id, 'Order', g.ordered_at, ${place}, o.clinical_order_id, ${shownName(call)}, ${unlessConfidential(call, sql`o.instruction`)},
      o.status, ${isCriticalTo(call)}, o.is_entered_in_error,
      (select ${staffName(sql`s`)} from staff s
        where s.tenant_id = g.tenant_id and s.staff_id = g.ordered_by), null::bigint from ${orders}
    where 'Order' = any(${kinds}::text[]) and ${of}
    union all select 'R' || o.clinical_order_id, 'Result', o.status_at, ${place}, o.clinical_order_id, ${shownName(call)}, o.result_summary,
      o.status, ${isCriticalTo(call)}, o.is_entered_in_error,
      (select u.name from app_user u where u.tenant_id = o.tenant_id and u.user_id = o.verified_by), null::bigint from ${orders}
    where 'Result' = any(${kinds}::text[]) and ${of} and o.result_summary is not null
      and (o.status in ('Done', 'Verified') or o.is_entered_in_error)`;
}

/** Notes of stays, and the signed notes of visits. */
function notes(of: Sql, kinds: Kinds): Sql {
  return sql`select 'N' || n.note_id, 'Note', n.created_at, ${place}, null::bigint, ${admissionNumber}, left(n.note, 1000), ${plain},
      (select u.name from app_user u where u.tenant_id = n.tenant_id and u.user_id = n.created_by), null::bigint
    from ${encounters} join admission_note n on n.tenant_id = e.tenant_id and n.admission_id = e.admission_id
    where 'Note' = any(${kinds}::text[]) and ${of} and n.is_active
    union all select 'C' || c.consultation_id, 'Note', y.signed_at, ${place}, null::bigint, coalesce(v.opd_number, ''), null::text,
      ${plain}, (select ${staffName(sql`s`)} from staff s
        where s.tenant_id = y.tenant_id and s.staff_id = y.signer_id), null::bigint
    from ${encounters} join consultation c on c.tenant_id = e.tenant_id and c.encounter_id = e.encounter_id
    join consultation_version y on y.tenant_id = c.tenant_id and y.consultation_id = c.consultation_id and y.version = c.version
    where 'Note' = any(${kinds}::text[]) and ${of}`;
}

/** Final bills of stays, and bills of the counter. */
function bills(of: Sql, kinds: Kinds): Sql {
  return sql`select 'B' || b.bill_id, 'Bill', b.billed_at, ${place}, null::bigint, b.fin_year || '/' || b.order_no, null::text, ${plain},
      null::text, b.net_amount_paise
    from ${encounters} join bill b on b.tenant_id = e.tenant_id and b.admission_id = e.admission_id
    where 'Bill' = any(${kinds}::text[]) and ${of} and b.is_active
    union all select 'K' || b.counter_bill_id, 'Bill', b.billed_at, ${place}, null::bigint, b.fin_year || '/' || b.bill_no, null::text,
      ${plain}, null::text, b.net_amount_paise
    from ${encounters} join counter_bill b on b.tenant_id = e.tenant_id and b.encounter_id = e.encounter_id
    where 'Bill' = any(${kinds}::text[]) and ${of} and b.is_active`;
}
