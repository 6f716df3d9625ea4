// The states of the demo's investigations in its laboratory, by the states of their orders.
import type { NumberedRange } from '@charaka/rules/diagnostics/judge-result';
import type pg from 'pg';
import type { DemoParameter } from './draw-lab-values.ts';

/** An investigation the laboratory has begun, or has a label for. */
export interface DemoLabOrder {
  readonly clinicalOrderId: number;
  readonly hospitalId: number;
  readonly orderGroupId: number;
  readonly encounterId: number;
  readonly patientId: number;
  readonly orderName: string;
  readonly status: 'Ordered' | 'Accepted' | 'InProgress' | 'Done' | 'Verified';
  readonly orderedAt: string;
  /** Six digits of the day the label was made, by the hospital's clock. */
  readonly labelDay: string;
  readonly testKind: 'Measured' | 'Culture' | 'Narrative';
  readonly isConfidential: boolean;
  readonly labTestId: number;
  readonly labSectionId: number;
  readonly specimenTypeId: number;
  readonly labContainerId: number;
  readonly specimenName: string;
  readonly patientName: string;
  readonly sex: string;
  readonly birthDate: string;
  readonly bloodGroup: string;
  readonly stayNumber: string | null;
  readonly orderNo: string;
  readonly orderedByName: string;
}

/** The states of a specimen and of its work. */
export interface SpecimenFate {
  readonly specimen: 'Labelled' | 'Collected' | 'Received' | 'Rejected';
  readonly work: 'Waiting' | 'Ready' | 'Entered' | 'Checked' | 'Verified';
  readonly hasValues: boolean;
}

const waiting = { work: 'Waiting', hasValues: false } as const;
const inWork: readonly SpecimenFate[] = [
  { specimen: 'Collected', ...waiting },
  { specimen: 'Received', work: 'Ready', hasValues: false },
  { specimen: 'Received', work: 'Entered', hasValues: true },
];

/** By the state of the order; what is in work is collected, received and measured by turns. */
export function fateOf({ status }: Pick<DemoLabOrder, 'status'>, place: number): SpecimenFate {
  if (status === 'Ordered') return { specimen: 'Rejected', ...waiting };
  if (status === 'Accepted') return { specimen: 'Labelled', ...waiting };
  if (status === 'InProgress') return inWork[place % inWork.length] as SpecimenFate;
  return { specimen: 'Received', work: status === 'Done' ? 'Checked' : 'Verified', hasValues: true };
}

/** Orders of the laboratory: those that are measured first, the newest last; of the orders without a result, those that were sent back. */
export async function readLabOrders(owner: pg.Client, tenantId: number, now: Date): Promise<DemoLabOrder[]> {
  const { rows } = await owner.query<DemoLabOrder>(
    `select o.clinical_order_id::int as "clinicalOrderId", o.hospital_id as "hospitalId", o.order_group_id::int as "orderGroupId",
       o.encounter_id::int as "encounterId", o.patient_id::int as "patientId", o.order_name as "orderName", o.status,
       to_json(g.ordered_at) #>> '{}' as "orderedAt",
       to_char(case when o.status = 'Verified' then g.ordered_at else $2::timestamptz end at time zone h.timezone, 'YYMMDD') as "labelDay",
       t.test_kind as "testKind", t.is_confidential as "isConfidential", coalesce(p.blood_group, 'O+') as "bloodGroup", t.lab_test_id::int as "labTestId", t.lab_section_id::int as "labSectionId", t.specimen_type_id::int as "specimenTypeId",
       t.lab_container_id::int as "labContainerId", y.specimen_name as "specimenName", coalesce(p.sex, '') as sex,
       name_in_one(p.salutation, p.first_name, p.middle_name, p.last_name) as "patientName", p.birth_date::text as "birthDate",
       case when a.admission_mode = 'Day Care' then 'DC' else h.inpatient_admission_prefix end || a.admission_id as "stayNumber", g.group_no || ' / ' || g.fin_year as "orderNo",
       name_in_one(d.salutation, d.first_name, d.last_name) as "orderedByName"
     from clinical_order o
     join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
     join hospital h on h.tenant_id = o.tenant_id and h.hospital_id = o.hospital_id
     join lab_test t on t.tenant_id = o.tenant_id and t.charge_id = o.charge_id and t.hospital_id = o.hospital_id
     join specimen_type y on y.tenant_id = t.tenant_id and y.specimen_type_id = t.specimen_type_id
     join patient p on p.tenant_id = o.tenant_id and p.patient_id = o.patient_id
     join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
     left join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
     join staff d on d.tenant_id = g.tenant_id and d.staff_id = g.ordered_by
     where o.tenant_id = $1 and o.order_kind = 'Investigation' and (o.status in ('Accepted', 'InProgress', 'Done', 'Verified')
       or (o.status = 'Ordered' and o.status_reason = 'Haemolysed'))
     order by case t.test_kind when 'Measured' then 1 when 'Culture' then 2 else 3 end, o.order_for, o.clinical_order_id`,
    [tenantId, now.toISOString()],
  );
  return rows;
}

/** The parameters of each test, with the ranges of the demo. */
export async function readLabParameters(owner: pg.Client, tenantId: number): Promise<DemoParameter[]> {
  const { rows } = await owner.query<DemoParameter & { readonly ranges: readonly NumberedRange[] }>(
    `select l.lab_test_id::int as "labTestId", p.lab_parameter_id::int as "labParameterId", p.lab_parameter_name as "parameterName", p.code,
       p.shown_unit as unit, p.value_type as "valueType", p.decimals, p.formula, p.choices, p.absurd_low as "absurdLow",
       p.absurd_high as "absurdHigh", p.reportable_low as "reportableLow", p.reportable_high as "reportableHigh",
       p.low_critical as "lowCritical", p.high_critical as "highCritical",
       coalesce((select json_agg(json_build_object('referenceRangeId', r.reference_range_id, 'sex', r.sex, 'ageFromDays', r.age_from_days,
           'ageToDays', r.age_to_days, 'condition', r.condition, 'low', r.low, 'high', r.high, 'isHighExclusive', r.is_high_exclusive,
           'lowCritical', coalesce(r.low_critical, p.low_critical), 'highCritical', coalesce(r.high_critical, p.high_critical), 'shownText', r.shown_text) order by r.reference_range_id)
         from reference_range r where r.tenant_id = p.tenant_id and r.lab_parameter_id = p.lab_parameter_id), '[]') as ranges
     from lab_test_parameter l join lab_parameter p on p.tenant_id = l.tenant_id and p.lab_parameter_id = l.lab_parameter_id
     where l.tenant_id = $1 order by l.lab_test_id, l.sequence_no`,
    [tenantId],
  );
  return rows;
}
