// Susceptibilities of an isolate: judged by the breakpoints of the day, hidden by cascades, released with a reason (LB060-LB063).
import * as culture from '@charaka/contract/diagnostics/microbiology/culture';
import { microbiologySentences } from '@charaka/contract/diagnostics/microbiology/microbiology-sentences';
import {
  categoryOf,
  chooseBreakpoint,
  hiddenByCascade,
  type MeasuredMethod,
  readMeasure,
} from '@charaka/rules/diagnostics/susceptibility';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  findIsolate,
  followCulture,
  type Isolate,
  lockCulture,
  type NamedBreakpoint,
  readBreakpoints,
  readSusceptibilities,
  type Susceptibility,
} from './culture-store.ts';

/** A zone or a MIC as it was typed. */
export interface TypedMeasure {
  readonly antibioticId: number;
  readonly method: MeasuredMethod;
  readonly value: string;
}

/** The judgement on an antibiotic, for any isolate. */
export type Judged = Omit<Susceptibility, 'isolateId' | 'versionNo'>;

const unmeasured = { comparator: '=', value: null, valueText: null, category: null, isSuppressed: false } as const;
const unreleased = { releasedBy: null, releaseReason: null } as const;

const nameOf = (breakpoints: readonly NamedBreakpoint[], known: readonly Judged[], antibioticId: number) =>
  [...breakpoints, ...known].find((one) => one.antibioticId === antibioticId)?.antibioticName ?? '';

/** The name of an antibiotic that the organism has no breakpoint for. Refuses one that does not exist. */
async function readAntibioticName(call: Call, antibioticId: number): Promise<string> {
  const found = await call.tx.row<{ antibioticName: string }>(sql`
    select antibiotic_name from antibiotic where tenant_id = ${call.tenantId} and antibiotic_id = ${antibioticId}`);
  return found?.antibioticName ?? refuse(microbiologySentences.antibioticDoesNotExist);
}

/** Judges a measurement: intrinsic resistance comes first, regardless of the measured value (LB063). */
export function judge(typed: TypedMeasure, breakpoints: readonly NamedBreakpoint[], antibioticName: string): Judged {
  const { antibioticId, method } = typed;
  const intrinsic = chooseBreakpoint(breakpoints, antibioticId, 'Intrinsic');
  const by = intrinsic ?? chooseBreakpoint(breakpoints, antibioticId, method);
  const of = { antibioticId, antibioticName, ...unreleased, ...unmeasured };
  const judgedBy = {
    breakpointId: by?.breakpointId ?? null,
    guideline: by?.guideline ?? null,
    guidelineVersion: by?.guidelineVersion ?? null,
  };
  if (typed.value.trim() === '')
    return intrinsic
      ? { ...of, ...judgedBy, method: 'Intrinsic', category: 'R' }
      : { ...of, method, breakpointId: null, guideline: null, guidelineVersion: null };
  const measured = readMeasure(typed.value);
  if (measured.kind === 'none') refuse(microbiologySentences.measureNotReadable({ antibioticName }));
  if (measured.kind === 'proposals') {
    const values = measured.proposals.join(' / ');
    refuse(microbiologySentences.measureUnclear({ antibioticName, value: typed.value.trim(), values }));
  }
  const read = measured.value;
  const category = intrinsic ? ('R' as const) : by ? categoryOf(read, by) : null;
  const valueText = `${read.comparator === '=' ? '' : read.comparator}${read.digits}`;
  return { ...of, ...judgedBy, method, comparator: read.comparator, value: Number(read.digits), valueText, category };
}

interface Written {
  readonly isolate: Isolate;
  readonly typed: readonly TypedMeasure[];
  /** Every measure is judged anew, as when the organism turned out to be another one; what has no breakpoint then keeps its number. */
  readonly isAnew?: boolean;
  readonly released?: { readonly antibioticId: number; readonly reason: string };
  readonly changeReason?: string | null;
}

/** Writes a version of each antibiotic whose judgement changed; cascades are drawn again. */
export async function writeSusceptibilities(call: Call, wanted: Written): Promise<void> {
  const { isolate, typed, isAnew = false, released, changeReason = null } = wanted;
  const known = await readSusceptibilities(call, [isolate.isolateId]);
  const breakpoints = await readBreakpoints(call, isolate);
  const judged = new Map<number, Judged>(known.map((one) => [one.antibioticId, one]));
  const again: TypedMeasure[] = isAnew
    ? known.map(({ antibioticId, method, valueText }) => ({
        antibioticId,
        method: method === 'Intrinsic' ? ('Disk' as const) : method,
        value: valueText ?? '',
      }))
    : [];
  const intrinsic = breakpoints
    .filter((one) => one.method === 'Intrinsic' && !judged.has(one.antibioticId))
    .map(({ antibioticId }) => ({ antibioticId, method: 'Disk' as const, value: '' }));
  for (const one of [...again, ...intrinsic, ...typed]) {
    const antibioticName =
      nameOf(breakpoints, known, one.antibioticId) || (await readAntibioticName(call, one.antibioticId));
    const isTyped = typed.includes(one) && one.value.trim() !== '';
    const isJudgeable = breakpoints.some(
      (by) => by.antibioticId === one.antibioticId && (by.method === one.method || by.method === 'Intrinsic'),
    );
    if (isTyped && !isJudgeable) refuse(microbiologySentences.noBreakpoint({ antibioticName }));
    const before = judged.get(one.antibioticId);
    const isSame = before?.valueText === (one.value.trim() || null) && (!before?.value || before.method === one.method);
    if (!isAnew && isSame) continue;
    judged.set(one.antibioticId, judge(one, breakpoints, antibioticName));
  }
  const freed = released && judged.get(released.antibioticId);
  if (freed) judged.set(freed.antibioticId, { ...freed, releasedBy: call.userId, releaseReason: released.reason });
  await writeVersions(call, { isolate, known, judged: drawCascades([...judged.values()], breakpoints), changeReason });
}

/** Marks the antibiotics that stay off the report (LB062). */
export function drawCascades(judged: readonly Judged[], breakpoints: readonly NamedBreakpoint[]): Judged[] {
  const hidden = hiddenByCascade(
    judged.map(({ antibioticId, category, method, releasedBy }) => ({
      antibioticId,
      category,
      isReleased: releasedBy !== null,
      cascadeAfterId: chooseBreakpoint(breakpoints, antibioticId, method)?.cascadeAfterId ?? null,
    })),
  );
  return judged.map((one) => ({ ...one, isSuppressed: hidden.has(one.antibioticId) }));
}

interface Versions {
  readonly isolate: Isolate;
  readonly known: readonly Susceptibility[];
  readonly judged: readonly Judged[];
  readonly changeReason: string | null;
}

const saidOf = ({ method, valueText, category, isSuppressed, releasedBy, breakpointId }: Judged) =>
  JSON.stringify([method, valueText, category, isSuppressed, releasedBy, breakpointId]);

async function writeVersions(call: Call, { isolate, known, judged, changeReason }: Versions): Promise<void> {
  const rows = judged.flatMap((one) => {
    const before = known.find(({ antibioticId }) => antibioticId === one.antibioticId);
    if (before ? saidOf(before) === saidOf(one) : one.category === null && one.value === null) return [];
    return [{ ...one, versionNo: (before?.versionNo ?? 0) + 1 }];
  });
  if (rows.length === 0) return;
  await call.tx.rows(sql`
    insert into susceptibility (tenant_id, isolate_id, antibiotic_id, version_no, method, comparator, value, value_text, category,
      breakpoint_id, guideline, guideline_version, is_suppressed, released_by, release_reason, entered_by, entered_at, change_reason)
    select ${call.tenantId}, ${isolate.isolateId}, "antibioticId", "versionNo", method, comparator, value, "valueText", category,
      "breakpointId", guideline, "guidelineVersion", "isSuppressed", "releasedBy", "releaseReason", ${call.userId}, ${call.now},
      ${changeReason}
    from json_to_recordset(${JSON.stringify(rows)}::json) as one ("antibioticId" bigint, "versionNo" integer, method text,
      comparator text, value double precision, "valueText" text, category text, "breakpointId" bigint, guideline text,
      "guidelineVersion" text, "isSuppressed" boolean, "releasedBy" bigint, "releaseReason" text)`);
}

/** Behind the lock of the work. */
export const saveSusceptibilities = handle(culture.saveSusceptibilities, async (call, { isolateId, lines }) => {
  const { labWorkId } = await findIsolate(call, isolateId);
  const work = await lockCulture(call, labWorkId);
  await writeSusceptibilities(call, { isolate: await findIsolate(call, isolateId), typed: lines });
  await followCulture(call, work);
  call.say(microbiologySentences.susceptibilitiesSaved);
  return {};
});

/** Only antibiotics hidden by a cascade can be released. */
export const releaseSusceptibility = handle(
  culture.releaseSusceptibility,
  async (call, { isolateId, antibioticId, reason }) => {
    const { labWorkId } = await findIsolate(call, isolateId);
    await lockCulture(call, labWorkId);
    const isolate = await findIsolate(call, isolateId);
    const known = await readSusceptibilities(call, [isolateId]);
    const hidden = known.find((one) => one.antibioticId === antibioticId);
    const antibioticName = hidden?.antibioticName ?? (await readAntibioticName(call, antibioticId));
    if (!hidden?.isSuppressed) refuse(microbiologySentences.nothingHidden({ antibioticName }));
    await writeSusceptibilities(call, { isolate, typed: [], released: { antibioticId, reason } });
    call.say(microbiologySentences.antibioticReleased({ antibioticName }));
    return {};
  },
);
