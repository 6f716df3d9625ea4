// Writes what is seen in the cultures of the demo, judged by the product's own rules.
import type { Breakpoint } from '@charaka/rules/diagnostics/susceptibility';
import type pg from 'pg';
import { cultureParts, cultureSummary } from '../../src/diagnostics/microbiology/culture-report.ts';
import type { Isolate, NamedBreakpoint, Stage } from '../../src/diagnostics/microbiology/culture-store.ts';
import { drawCascades, type Judged, judge } from '../../src/diagnostics/microbiology/susceptibilities.ts';
import { type CultureCase, casesOf } from './culture-cases.ts';
import { insertRows, type Row } from './insert-rows.ts';
import type { Told, ToldWork } from './told-work.ts';

const MINUTES_A_DAY = 1440;
const GRAM_AFTER = 240;
const GROWTH_AFTER = MINUTES_A_DAY;
/** After how many hours somebody looks again. */
const LOOKS = [120, 72, 48, 24];

interface Organism {
  readonly organismId: number;
  readonly organismGroupId: number;
  readonly organismName: string;
  readonly isAlert: boolean;
}

interface Reading {
  readonly work: ToldWork;
  readonly stages: readonly (Pick<Stage, 'stage' | 'hours' | 'note'> & { readonly at: string })[];
  readonly isolate: Isolate | null;
  readonly tested: readonly Judged[];
}

/** Writes stages, isolates and susceptibilities; answers what orders and reports say of each. */
export async function seedCultures(
  owner: pg.Client,
  tenantId: number,
  works: readonly ToldWork[],
): Promise<ReadonlyMap<number, Told>> {
  const organisms = await readOrganisms(owner, tenantId);
  const breakpoints = await readAllBreakpoints(owner, tenantId);
  let isolateId = 0;
  const read = new Map<string, number>();
  const readings = works.map((work): Reading => {
    const cases = casesOf(work.orderName);
    const turn = `${work.hospitalId} ${work.orderName}`;
    const place = read.get(turn) ?? 0;
    read.set(turn, place + 1);
    const seen = cases[place % cases.length] ?? null;
    const organism = organisms.find(({ organismName }) => organismName === seen?.organismName);
    const stages = stagesOf(work, seen);
    if (!work.isWhole || !seen || !organism) return { work, stages, isolate: null, tested: [] };
    isolateId += 1;
    const isolate = isolateOf(work, seen, organism, isolateId);
    return { work, stages, isolate, tested: testedOf(seen, isolate, breakpoints) };
  });
  await write(owner, tenantId, readings);
  return new Map(readings.map((reading) => [reading.work.labWorkId, toldOf(reading)]));
}

function stagesOf({ at, isWhole, hoursSince }: ToldWork, seen: CultureCase | null): Reading['stages'] {
  const gram = seen ? [{ stage: 'Gram', hours: null, note: seen.gram, at: at(GRAM_AFTER) } as const] : [];
  if (!isWhole) return gram;
  if (seen) return [...gram, { stage: 'Growth', hours: null, note: null, at: at(GROWTH_AFTER) }];
  const hours = LOOKS.find((each) => each <= hoursSince) ?? hoursSince;
  return [{ stage: 'NoGrowth', hours, note: null, at: at(hours * 60) }];
}

const isolateOf = ({ labWorkId, specimenTypeId }: ToldWork, seen: CultureCase, organism: Organism, isolateId: number) =>
  ({
    ...organism,
    isolateId,
    labWorkId,
    specimenTypeId,
    isolateNo: 1,
    growth: seen.growth,
    isContaminant: seen.isContaminant,
    resistance: [...seen.resistance],
  }) satisfies Isolate;

type FoundBreakpoint = NamedBreakpoint & { readonly organismGroupId: number };

function testedOf({ mics }: CultureCase, isolate: Isolate, breakpoints: readonly FoundBreakpoint[]): Judged[] {
  const own = breakpoints.filter(
    ({ organismGroupId, organismId }) =>
      organismGroupId === isolate.organismGroupId && (organismId === null || organismId === isolate.organismId),
  );
  const names = new Map(own.map(({ antibioticName, antibioticId }) => [antibioticName, antibioticId]));
  const typed = Object.entries(mics).flatMap(([antibioticName, value]) => {
    const antibioticId = names.get(antibioticName);
    return antibioticId === undefined ? [] : [judge({ antibioticId, method: 'Mic', value }, own, antibioticName)];
  });
  const intrinsic = own
    .filter(({ method, antibioticName }) => method === 'Intrinsic' && !(antibioticName in mics))
    .map(({ antibioticId, antibioticName }) => judge({ antibioticId, method: 'Disk', value: '' }, own, antibioticName));
  return typed.length === 0 ? [] : drawCascades([...intrinsic, ...typed], own);
}

function toldOf({ work, stages, isolate, tested }: Reading): Told {
  const record = {
    stages,
    isolates: isolate ? [isolate] : [],
    tested: tested.map((one) => ({ ...one, isolateId: isolate?.isolateId ?? 0, versionNo: 1 })),
  };
  return { labWorkId: work.labWorkId, summary: cultureSummary(record), parts: cultureParts(record) };
}

async function write(owner: pg.Client, tenantId: number, readings: readonly Reading[]): Promise<void> {
  const add = (table: string, rows: readonly Row[]) => insertRows(owner, tenantId, table, rows);
  await add(
    'culture_stage',
    readings.flatMap(({ work: { labWorkId, technicianId }, stages }) =>
      stages.map(({ stage, hours, note, at }) => ({
        labWorkId,
        repeatNo: 0,
        stage,
        hours,
        note,
        enteredBy: technicianId,
        enteredAt: at,
      })),
    ),
  );
  const grown = readings.flatMap(({ isolate, work, tested }) => (isolate ? [{ isolate, work, tested }] : []));
  await add(
    'isolate',
    grown.map(({ isolate: { isolateId, isolateNo, organismId, growth, isContaminant, resistance }, work }) => ({
      isolateId,
      labWorkId: work.labWorkId,
      repeatNo: 0,
      isolateNo,
      organismId,
      growth,
      isContaminant,
      resistance,
      isRemoved: false,
      enteredBy: work.technicianId,
      enteredAt: work.at(GROWTH_AFTER),
    })),
  );
  await add(
    'susceptibility',
    grown.flatMap(({ isolate: { isolateId }, work, tested }) =>
      tested.map(({ antibioticName: _, ...one }) => ({
        isolateId,
        versionNo: 1,
        ...one,
        enteredBy: work.technicianId,
        enteredAt: work.at(GROWTH_AFTER + 600),
      })),
    ),
  );
  await add(
    'alert_isolate',
    grown.flatMap(({ isolate, work }) => {
      const reasons = [...(isolate.isAlert ? [isolate.organismName] : []), ...isolate.resistance].join(', ');
      const { isolateId } = isolate;
      return reasons === ''
        ? []
        : [{ isolateId, hospitalId: work.hospitalId, reasons, raisedAt: work.at(GROWTH_AFTER) }];
    }),
  );
}

async function readOrganisms(owner: pg.Client, tenantId: number): Promise<Organism[]> {
  const { rows } = await owner.query<Organism>(
    `select organism_id::int as "organismId", organism_group_id::int as "organismGroupId", organism_name as "organismName",
       coalesce(is_alert, false) as "isAlert" from organism where tenant_id = $1`,
    [tenantId],
  );
  return rows;
}

async function readAllBreakpoints(owner: pg.Client, tenantId: number): Promise<FoundBreakpoint[]> {
  const { rows } = await owner.query<Breakpoint & { antibioticName: string; organismGroupId: number }>(
    `select b.breakpoint_id::int as "breakpointId", b.antibiotic_id::int as "antibioticId", a.antibiotic_name as "antibioticName",
       b.organism_id::int as "organismId", b.organism_group_id::int as "organismGroupId", null as "specimenTypeId",
       (array['Mic', 'Disk', 'Intrinsic'])[b.method] as method, b.susceptible_limit as "susceptibleLimit",
       b.resistant_limit as "resistantLimit", b.is_resistant_at_limit as "isResistantAtLimit",
       b.is_dose_dependent as "isDoseDependent", b.cascade_after_id::int as "cascadeAfterId",
       b.guideline, b.guideline_version as "guidelineVersion", b.valid_from::text as "validFrom"
     from breakpoint b join antibiotic a on a.tenant_id = b.tenant_id and a.antibiotic_id = b.antibiotic_id
     where b.tenant_id = $1 order by a.sequence_no, b.breakpoint_id`,
    [tenantId],
  );
  return rows;
}
