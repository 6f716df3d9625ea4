// The verified results of a patient as parameters by dates, each with the range it was judged by (LB035, LB036, LB056, LB094).
import { getCumulative as getCumulativeEndpoint } from '@charaka/contract/diagnostics/laboratory/cumulative';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { inOwnUnit } from '@charaka/rules/diagnostics/other-unit';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { readsConfidential } from './confidence.ts';

type Answer = OutputOf<typeof getCumulativeEndpoint>;
type Value = Answer['parameters'][number]['values'][number];
const YEARS = 5;
const MOST_SPECIMENS = 200;

interface Row {
  readonly specimenId: number;
  readonly takenAt: string;
  readonly labParameterId: number;
  readonly parameterName: string;
  readonly ownUnit: string | null;
  readonly otherUnits: string | null;
  readonly valueText: string;
  readonly numberValue: number | null;
  readonly unit: string | null;
  readonly flag: Value['flag'];
  readonly rangeText: string | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** The latest dates first, the parameters as their tests print them. */
export const getCumulative = handle(getCumulativeEndpoint, async (call, { patientId, fromDay }) => {
  const rows = await readRows(call, patientId, fromDay ?? null);
  const dates = new Map(rows.map(({ specimenId, takenAt }) => [specimenId, takenAt]));
  const sets = [...Map.groupBy(rows, ({ labParameterId }) => labParameterId).values()];
  return {
    dates: [...dates].map(([specimenId, takenAt]) => ({ specimenId, takenAt })),
    parameters: sets.flatMap((set) => {
      const [first] = set;
      if (!first) return [];
      const { labParameterId, parameterName, ownUnit } = first;
      const values = set.map(shownValue);
      const isAbnormal = values.some(({ flag }) => flag != null && flag !== 'N');
      return [{ labParameterId, parameterName, unit: ownUnit, isAbnormal, values }];
    }),
  };
});

function shownValue(row: Row): Value {
  const { specimenId, valueText, numberValue, unit, flag, rangeText } = row;
  const own = { unit: row.ownUnit, otherUnits: row.otherUnits };
  const turned = (value: number | null) => (value === null ? null : (inOwnUnit(value, unit, own) ?? null));
  const [number, low, high] = [numberValue, row.low, row.high].map(turned);
  return { specimenId, valueText, unit: unit === row.ownUnit ? null : unit, number, flag, rangeText, low, high };
}

/** Confidential results are read by the ordering doctor and by the laboratory (LB056). */
function readRows(call: Call, patientId: number, fromDay: string | null): Promise<Row[]> {
  return call.tx.rows<Row>(sql`
    select s.specimen_id, s.collected_at as taken_at, p.lab_parameter_id, p.lab_parameter_name as parameter_name,
      p.shown_unit as own_unit, p.other_units, r.value_text, r.number_value, r.unit, r.flag, r.range_text, n.low, n.high
    from (
      select * from specimen
      where tenant_id = ${call.tenantId} and patient_id = ${patientId} and hospital_id = ${call.hospital.hospitalId}
        and collected_at >= coalesce(${fromDay}::date::timestamp, ${todayOf(call)}::date - make_interval(years => ${YEARS}))
          at time zone ${call.hospital.timezone}
      order by collected_at desc limit ${MOST_SPECIMENS}) s
    join lab_work w on w.tenant_id = s.tenant_id and w.specimen_id = s.specimen_id and w.status = 'Verified'
    join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
      and (not t.is_confidential or ${readsConfidential(call)} or g.ordered_by = ${call.session.staffId ?? 0})
    cross join lateral (
      select distinct on (one.lab_parameter_id) one.* from lab_result one
      where one.tenant_id = w.tenant_id and one.lab_work_id = w.lab_work_id and one.repeat_no = w.repeat_no
      order by one.lab_parameter_id, one.version_no desc) r
    join lab_parameter p on p.tenant_id = r.tenant_id and p.lab_parameter_id = r.lab_parameter_id
    left join lab_test_parameter l on l.tenant_id = t.tenant_id and l.lab_test_id = t.lab_test_id
      and l.lab_parameter_id = r.lab_parameter_id
    left join reference_range n on n.tenant_id = r.tenant_id and n.reference_range_id = r.reference_range_id
    where r.value_text is not null
    order by s.collected_at desc, s.specimen_id desc, w.clinical_order_id, l.sequence_no`);
}
