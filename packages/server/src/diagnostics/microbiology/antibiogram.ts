// What the isolates of a time say together: of how many first isolates how many were susceptible (LB065).
import { getAntibiogram as getAntibiogramEndpoint } from '@charaka/contract/diagnostics/microbiology/antibiogram';
import { FEWEST_ISOLATES, firstIsolates } from '@charaka/rules/diagnostics/susceptibility';
import sql, { empty } from 'sql-template-tag';
import { handle } from '../../kernel/handler.ts';

interface Found {
  readonly isolateId: number;
  readonly patientId: number;
  readonly organismId: number;
  readonly organismName: string;
  readonly takenAt: string;
  readonly tested: readonly { readonly antibioticId: number; readonly category: string }[];
}

/** Before the first day it is looked for what was isolated already: it does not begin anew with the time that is asked for. */
const LOOKED_BACK_DAYS = 60;

/** Verified cultures count, contaminants do not; what a cascade hides was tested all the same. */
export const getAntibiogram = handle(getAntibiogramEndpoint, async (call, { fromDay, toDay, specimenTypeId }) => {
  const rows = await call.tx.rows<Found & { readonly isInTime: boolean }>(sql`
    select i.isolate_id, e.patient_id, i.organism_id, o.organism_name, s.collected_at as taken_at,
      (s.collected_at at time zone ${call.hospital.timezone})::date >= ${fromDay}::date as is_in_time,
      coalesce((select jsonb_agg(jsonb_build_object('antibioticId', u.antibiotic_id, 'category', u.category))
        from susceptibility_now u where u.tenant_id = i.tenant_id and u.isolate_id = i.isolate_id and u.category is not null
          and u.value is not null), '[]') as tested
    from lab_work w
    join isolate i on i.tenant_id = w.tenant_id and i.lab_work_id = w.lab_work_id and i.repeat_no = w.repeat_no
      and not i.is_removed and not i.is_contaminant
    join organism o on o.tenant_id = i.tenant_id and o.organism_id = i.organism_id
    join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
    join encounter e on e.tenant_id = w.tenant_id and e.encounter_id = w.encounter_id
    where w.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and w.status = 'Verified'
      and s.collected_at >= (${fromDay}::date - ${LOOKED_BACK_DAYS}::integer)::timestamp at time zone ${call.hospital.timezone}
      and s.collected_at < (${toDay}::date + 1)::timestamp at time zone ${call.hospital.timezone}
      ${specimenTypeId == null ? empty : sql`and s.specimen_type_id = ${specimenTypeId}`}`);
  const counted = firstIsolates(rows).filter(({ isInTime }) => isInTime);
  const asked = [...new Set(counted.flatMap(({ tested }) => tested.map(({ antibioticId }) => antibioticId)))];
  const antibiotics = await call.tx.rows<{ antibioticId: number; antibioticName: string }>(sql`
    select antibiotic_id, antibiotic_name from antibiotic
    where tenant_id = ${call.tenantId} and antibiotic_id = any(${asked}::bigint[])
    order by sequence_no, lower(antibiotic_name)`);
  const organisms = [...Map.groupBy(counted, ({ organismId }) => organismId)].map(([organismId, isolates]) => ({
    organismId,
    organismName: isolates[0]?.organismName ?? '',
    isolateCount: isolates.length,
    isFew: isolates.length < FEWEST_ISOLATES,
    cells: cellsOf(isolates),
  }));
  return { antibiotics, organisms: organisms.toSorted((one, other) => other.isolateCount - one.isolateCount) };
});

function cellsOf(isolates: readonly Found[]) {
  const tested = isolates.flatMap((one) => one.tested);
  return [...Map.groupBy(tested, ({ antibioticId }) => antibioticId)].map(([antibioticId, all]) => ({
    antibioticId,
    testedCount: all.length,
    susceptibleCount: all.filter(({ category }) => category === 'S').length,
  }));
}
