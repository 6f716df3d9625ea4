// The SQL of cultures: stages, isolates and susceptibilities that count, the breakpoints of a day, and works that are locked.
import type { cultureStages, resistances } from '@charaka/contract/diagnostics/microbiology/culture';
import { microbiologySentences } from '@charaka/contract/diagnostics/microbiology/microbiology-sentences';
import type { Breakpoint, MeasuredMethod, SusceptibilityCategory } from '@charaka/rules/diagnostics/susceptibility';
import sql from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type LockedWork, lockWorks, moveWorks } from '../laboratory/work-store.ts';

/** A stored stage. */
export interface Stage {
  readonly cultureStageId: number;
  readonly stage: (typeof cultureStages)[number];
  readonly hours: number | null;
  readonly note: string | null;
  readonly enteredAt: string;
  readonly enteredBy: number;
  readonly enteredByName: string;
}

/** The stages of a culture's present repeat, the first one first. */
export function readStages(call: Call, labWorkId: number): Promise<Stage[]> {
  return call.tx.rows<Stage>(sql`
    select g.culture_stage_id, g.stage, g.hours, g.note, g.entered_at, g.entered_by, u.name as entered_by_name
    from culture_stage g
    join lab_work w on w.tenant_id = g.tenant_id and w.lab_work_id = g.lab_work_id and w.repeat_no = g.repeat_no
    join app_user u on u.tenant_id = g.tenant_id and u.user_id = g.entered_by
    where g.tenant_id = ${call.tenantId} and g.lab_work_id = ${labWorkId} order by g.culture_stage_id`);
}

/** A stored isolate. */
export interface Isolate {
  readonly isolateId: number;
  readonly labWorkId: number;
  readonly isolateNo: number;
  readonly organismId: number;
  readonly organismGroupId: number;
  readonly organismName: string;
  readonly isAlert: boolean;
  readonly growth: string | null;
  readonly isContaminant: boolean;
  readonly resistance: (typeof resistances)[number][];
  readonly specimenTypeId: number;
}

const isolateColumns = sql`i.isolate_id, i.lab_work_id, i.isolate_no, i.organism_id, o.organism_group_id, o.organism_name,
  coalesce(o.is_alert, false) as is_alert, i.growth, i.is_contaminant, i.resistance, s.specimen_type_id`;
const isolateTables = sql`isolate i
  join lab_work w on w.tenant_id = i.tenant_id and w.lab_work_id = i.lab_work_id and w.repeat_no = i.repeat_no
  join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
  join organism o on o.tenant_id = i.tenant_id and o.organism_id = i.organism_id`;

/** The isolates of a culture, in the order in which they were found; without those entered in error. */
export function readIsolates(call: Call, labWorkId: number): Promise<Isolate[]> {
  return call.tx.rows<Isolate>(sql`
    select ${isolateColumns} from ${isolateTables}
    where i.tenant_id = ${call.tenantId} and i.lab_work_id = ${labWorkId} and not i.is_removed order by i.isolate_no`);
}

/** One isolate of the hospital. Refuses any other, and a removed one. */
export function findIsolate(call: Call, isolateId: number): Promise<Isolate> {
  return call.tx.one<Isolate>(
    sql`select ${isolateColumns} from ${isolateTables}
      where i.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and i.isolate_id = ${isolateId}
        and not i.is_removed`,
    microbiologySentences.isolateDoesNotExist,
  );
}

/** A susceptibility that counts. */
export interface Susceptibility {
  readonly isolateId: number;
  readonly antibioticId: number;
  readonly antibioticName: string;
  readonly versionNo: number;
  readonly method: MeasuredMethod | 'Intrinsic';
  readonly comparator: string;
  readonly value: number | null;
  readonly valueText: string | null;
  readonly category: SusceptibilityCategory | null;
  readonly breakpointId: number | null;
  readonly guideline: string | null;
  readonly guidelineVersion: string | null;
  readonly isSuppressed: boolean;
  readonly releasedBy: number | null;
  readonly releaseReason: string | null;
}

/** The susceptibilities of isolates, in the order of the report. */
export function readSusceptibilities(call: Call, isolateIds: readonly number[]): Promise<Susceptibility[]> {
  return call.tx.rows<Susceptibility>(sql`
    select u.isolate_id, u.antibiotic_id, a.antibiotic_name, u.version_no, u.method, u.comparator, u.value, u.value_text, u.category,
      u.breakpoint_id, u.guideline, u.guideline_version, u.is_suppressed, u.released_by, u.release_reason
    from susceptibility_now u
    join antibiotic a on a.tenant_id = u.tenant_id and a.antibiotic_id = u.antibiotic_id
    where u.tenant_id = ${call.tenantId} and u.isolate_id = any(${[...isolateIds]}::bigint[])
    order by u.isolate_id, a.sequence_no, lower(a.antibiotic_name)`);
}

/** A breakpoint with the antibiotic it is of. */
export type NamedBreakpoint = Breakpoint & { readonly antibioticName: string };

/** The breakpoints of an organism on a specimen that are valid today, in the order of the report (LB060). */
export function readBreakpoints(
  call: Call,
  { organismId, organismGroupId, specimenTypeId }: Pick<Isolate, 'organismId' | 'organismGroupId' | 'specimenTypeId'>,
): Promise<NamedBreakpoint[]> {
  return call.tx.rows<NamedBreakpoint>(sql`
    select b.breakpoint_id, b.antibiotic_id, a.antibiotic_name, b.organism_id, b.specimen_type_id,
      (array['Mic', 'Disk', 'Intrinsic'])[b.method] as method, b.susceptible_limit, b.resistant_limit, b.is_resistant_at_limit,
      b.is_dose_dependent, b.cascade_after_id, b.guideline, b.guideline_version, b.valid_from::text
    from breakpoint b
    join antibiotic a on a.tenant_id = b.tenant_id and a.antibiotic_id = b.antibiotic_id and a.is_active
    where b.tenant_id = ${call.tenantId} and b.organism_group_id = ${organismGroupId} and b.is_active
      and b.valid_from <= ${todayOf(call)}::date
      and (b.organism_id is null or b.organism_id = ${organismId})
      and (b.specimen_type_id is null or b.specimen_type_id = ${specimenTypeId})
    order by a.sequence_no, lower(a.antibiotic_name), b.breakpoint_id`);
}

/** Locks the work of a culture that is open. Refuses any other. */
export async function lockCulture(call: Call, labWorkId: number): Promise<LockedWork> {
  const [work] = await lockWorks(call, [labWorkId]);
  if (work?.testKind !== 'Culture') return refuse(microbiologySentences.cultureDoesNotExist);
  if (work.status !== 'Ready' && work.status !== 'Entered')
    refuse(microbiologySentences.cultureClosed({ testName: work.testName }));
  return work;
}

/** True when a culture has a finding: growth, or no growth. */
export async function saysSomething(call: Call, labWorkId: number): Promise<boolean> {
  const { isFound } = await call.tx.single<{ isFound: boolean }>(sql`
    select exists (select from culture_stage g
        join lab_work w on w.tenant_id = g.tenant_id and w.lab_work_id = g.lab_work_id and w.repeat_no = g.repeat_no
        where g.tenant_id = ${call.tenantId} and g.lab_work_id = ${labWorkId} and g.stage = 'NoGrowth')
      or exists (select from isolate i
        join lab_work w on w.tenant_id = i.tenant_id and w.lab_work_id = i.lab_work_id and w.repeat_no = i.repeat_no
        where i.tenant_id = ${call.tenantId} and i.lab_work_id = ${labWorkId} and not i.is_removed) as is_found`);
  return isFound;
}

/** A culture with a finding becomes entered; one without any is reopened. */
export async function followCulture(call: Call, work: LockedWork): Promise<void> {
  const isSaid = await saysSomething(call, work.labWorkId);
  if (work.status === 'Ready' && isSaid) await moveWorks(call, [work], 'enter');
  if (work.status === 'Entered' && !isSaid) await moveWorks(call, [work], 'reopen');
}

/** The user who entered into a culture last, and the time. */
export function readLastEntry(call: Call, labWorkId: number) {
  return call.tx.row<{ enteredBy: number; enteredAt: string }>(sql`
    select entered_by, entered_at from (
      select g.entered_by, g.entered_at from culture_stage g
        where g.tenant_id = ${call.tenantId} and g.lab_work_id = ${labWorkId}
      union all select i.entered_by, i.entered_at from isolate i
        where i.tenant_id = ${call.tenantId} and i.lab_work_id = ${labWorkId}
      union all select u.entered_by, u.entered_at from susceptibility u
        join isolate i on i.tenant_id = u.tenant_id and i.isolate_id = u.isolate_id
        where u.tenant_id = ${call.tenantId} and i.lab_work_id = ${labWorkId}) entry
    order by entered_at desc limit 1`);
}
