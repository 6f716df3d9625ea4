// The antibiogram of a period: of how many first isolates how many were susceptible (LB065).
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

/** Days before the period that are searched for earlier isolates, so that a patient's repeat isolate does not count as first. */
const LOOKED_BACK_DAYS = 60;

/** Verified cultures count, contaminants do not; results hidden by a cascade count as tested. */
export const getAntibiogram = handle(getAntibiogramEndpoint, async (call, input) => {
  const { fromDay, toDay, specimenTypeId, bedGroupId } = input;
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
      ${specimenTypeId == null ? empty : sql`and s.specimen_type_id = ${specimenTypeId}`}
      ${bedGroupId == null ? empty : takenIn(bedGroupId)}`);
  const counted = firstIsolates(rows).filter(({ isInTime }) => isInTime);
  const asked = [...new Set(counted.flatMap(({ tested }) => tested.map(({ antibioticId }) => antibioticId)))];
  const antibiotics = await call.tx.rows<{ antibioticId: number; antibioticName: string }>(sql`
    select antibiotic_id, antibiotic_name from antibiotic
    where tenant_id = ${call.tenantId} and antibiotic_id = any(${asked}::bigint[])
    order by sequence_no, lower(antibiotic_name)`);
  const wards = await call.tx.rows<{ bedGroupId: number; bedGroupName: string }>(sql`
    select bed_group_id, bed_group_name from bed_group
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and is_active
    order by lower(bed_group_name)`);
  const organisms = [...Map.groupBy(counted, ({ organismId }) => organismId)].map(([organismId, isolates]) => ({
    organismId,
    organismName: isolates[0]?.organismName ?? '',
    isolateCount: isolates.length,
    isFew: isolates.length < FEWEST_ISOLATES,
    cells: cellsOf(isolates),
  }));
  return { wards, antibiotics, organisms: organisms.toSorted((one, other) => other.isolateCount - one.isolateCount) };
});

/** Specimen `s` was taken while its patient lay in a ward. */
const takenIn = (bedGroupId: number) => sql`and exists (select from bed_stay y
  join bed b on b.tenant_id = y.tenant_id and b.bed_id = y.bed_id and b.bed_group_id = ${bedGroupId}
  where y.tenant_id = e.tenant_id and y.admission_id = e.admission_id and not y.is_cancelled and y.during @> s.collected_at)`;

function cellsOf(isolates: readonly Found[]) {
  const tested = isolates.flatMap((one) => one.tested);
  return [...Map.groupBy(tested, ({ antibioticId }) => antibioticId)].map(([antibioticId, all]) => ({
    antibioticId,
    testedCount: all.length,
    susceptibleCount: all.filter(({ category }) => category === 'S').length,
  }));
}
