// Writes what the analysers of the demo sent: the newest results that they measured, and what was refused, waits for a person, or came twice.
import { plainPlaces } from '@charaka/rules/diagnostics/analyser-place';
import {
  astmResults,
  hl7Results,
  type SimulatedProfile,
  type SimulatedValue,
  simulatedProfiles,
  simulateValues,
} from '@charaka/rules/diagnostics/simulated-profile';
import type pg from 'pg';
import { hashOf, lineHashes } from '../../src/diagnostics/analyser/read-message.ts';
import { userIdFor } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import type { DemoValue } from './draw-lab-values.ts';
import { Draws } from './draws.ts';
import { insertRows, type Row } from './insert-rows.ts';

const MINUTE_MS = 60_000;
/** Of each analyser the newest works it could measure. */
const WORKS_OF_AN_ANALYSER = 8;
/** Behind every number that the laboratory draws in a day. */
const UNKNOWN_PLACE = '9998';

/** A work with values, and when they were entered. */
export interface MeasurableWork {
  readonly labWorkId: number;
  readonly hospitalId: number;
  readonly specimenNo: string;
  readonly measuredAt: string;
  readonly values: readonly DemoValue[];
}

/** Columns of a value from an analyser, beside the value. */
export interface MachineColumns {
  readonly analyserMessageId: number | null;
  readonly analyserLine: string | null;
  readonly ranAt: string | null;
  readonly rawText: string | null;
}

/** Of the works that were measured by an analyser, by work and parameter. */
export type MachineValues = ReadonlyMap<string, MachineColumns>;

/** The columns of a value that no analyser measured. */
export const byHand: MachineColumns = { analyserMessageId: null, analyserLine: null, ranAt: null, rawText: null };

/** How `MachineValues` are looked up. */
export const machineKey = (labWorkId: number, labParameterId: number) => `${labWorkId}/${labParameterId}`;

interface Message {
  readonly profile: SimulatedProfile;
  readonly at: string;
  /** When it was measured: what comes twice was measured once. */
  readonly ranAt: string;
  readonly specimenNo: string;
  readonly sent: readonly SimulatedValue[];
  readonly outcome: 'Entered' | 'NoSpecimen' | null;
  readonly status: 'Matched' | 'Refused' | 'Unmatched' | 'Duplicate';
  readonly work?: MeasurableWork;
}

/** Before the results, which name their messages. */
export async function seedAnalyserMessages(
  owner: pg.Client,
  tenant: DemoTenant,
  works: readonly MeasurableWork[],
  now: Date,
): Promise<MachineValues> {
  const { tenantId, hospitals } = tenant;
  const analysers = await readAnalysers(owner, tenantId);
  const hospital = hospitals.find(({ hospitalId }) => analysers.some((one) => one.hospitalId === hospitalId));
  if (!hospital) return new Map();
  const own = works.filter(({ hospitalId }) => hospitalId === hospital.hospitalId);
  const profiles = Object.values(simulatedProfiles);
  const messages = [...profiles.flatMap((profile) => measuredBy(profile, own)), ...exceptions(profiles, own, now)];
  const sorted = messages.toSorted((one, other) => one.at.localeCompare(other.at));
  const clock = (at: string) => localDigits(at, hospital.timezone);
  const rows = sorted.map((message, index) => {
    const analyser = analysers.find(({ analyserName }) => analyserName === message.profile.analyserName);
    return { analyserMessageId: index + 1, ...messageRow(message, analyser, clock(message.ranAt)) };
  });
  await owner.query(
    `insert into analyser_message (tenant_id, analyser_message_id, hospital_id, analyser_id, received_at, raw_bytes, sha256, status, findings,
       resolved_by, resolved_at, resolve_reason)
     select $1, one."analyserMessageId", one."hospitalId", one."analyserId", one."receivedAt", decode(one."rawHex", 'hex'), one.sha256, one.status,
       one.findings, one."resolvedBy", one."resolvedAt", one."resolveReason"
     from jsonb_to_recordset($2) as one ("analyserMessageId" bigint, "hospitalId" integer, "analyserId" bigint, "receivedAt" timestamptz,
       "rawHex" text, sha256 text, status text, findings jsonb, "resolvedBy" bigint, "resolvedAt" timestamptz, "resolveReason" text)`,
    [tenantId, JSON.stringify(rows)],
  );
  await insertRows(
    owner,
    tenantId,
    'analyser_state',
    analysers.map(({ analyserId, analyserName }) => ({
      analyserId,
      isListening: false,
      lastHeardAt: sorted.findLast(({ profile }) => profile.analyserName === analyserName)?.at,
    })),
  );
  return new Map(sorted.flatMap((message, index) => machineValues(message, index + 1, clock(message.ranAt))));
}

interface Analyser {
  readonly analyserId: number;
  readonly hospitalId: number;
  readonly analyserName: string;
}

async function readAnalysers(owner: pg.Client, tenantId: number): Promise<Analyser[]> {
  const { rows } = await owner.query<Analyser>(
    `select analyser_id::int as "analyserId", hospital_id as "hospitalId", analyser_name as "analyserName" from analyser
     where tenant_id = $1 order by analyser_id`,
    [tenantId],
  );
  return rows;
}

/** '20261122101430' by the clock of the hospital. */
const localDigits = (at: string, timeZone: string) =>
  new Date(at).toLocaleString('sv-SE', { timeZone }).replaceAll(/\D/g, '');

/** The newest works of which the analyser measures every number that is typed. */
function measuredBy(profile: SimulatedProfile, works: readonly MeasurableWork[]): Message[] {
  const able = works.filter(({ values }) => {
    const typed = values.filter(isMeasured);
    return typed.length > 0 && typed.every((value) => codeFor(profile, value) !== undefined);
  });
  const newest = able.toSorted((one, other) => other.measuredAt.localeCompare(one.measuredAt));
  return newest.slice(0, WORKS_OF_AN_ANALYSER).map((work) => ({
    profile,
    work,
    at: work.measuredAt,
    ranAt: work.measuredAt,
    specimenNo: work.specimenNo,
    outcome: 'Entered',
    status: 'Matched',
    sent: work.values.filter(isMeasured).flatMap((value) => {
      const code = codeFor(profile, value);
      return code ? [{ code: code.analyserCode, value: value.valueText, unit: code.unit }] : [];
    }),
  }));
}

const isMeasured = ({ parameter }: DemoValue) => parameter.valueType === 'Number';
const codeFor = ({ codes }: SimulatedProfile, { parameter }: DemoValue) =>
  codes.find(({ parameterCode }) => parameterCode === parameter.code);

/** One whose specimen nobody knows, one of no patient that was refused, and one that came a second time. */
function exceptions(
  [counter, chemistry, clotting]: readonly SimulatedProfile[],
  works: readonly MeasurableWork[],
  now: Date,
): Message[] {
  const [first] = works;
  if (!counter || !chemistry || !clotting || !first) return [];
  const draws = new Draws('messages of analysers');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS).toISOString();
  const measured = (profile: SimulatedProfile, count: number) =>
    simulateValues(profile, () => draws.fraction()).slice(0, count);
  const [newest] = measuredBy(clotting, works);
  const twice = newest && { ...newest, at: new Date(Date.parse(newest.at) + MINUTE_MS).toISOString() };
  const newestNo = works.at(-1)?.specimenNo ?? first.specimenNo;
  return [
    {
      profile: chemistry,
      at: ago(35),
      ranAt: ago(36),
      specimenNo: `${newestNo.slice(0, 8)}${UNKNOWN_PLACE}`,
      sent: measured(chemistry, 4),
      outcome: 'NoSpecimen',
      status: 'Unmatched',
    },
    {
      profile: counter,
      at: ago(1500),
      ranAt: ago(1501),
      specimenNo: 'SERVICE-01',
      sent: measured(counter, 11),
      outcome: 'NoSpecimen',
      status: 'Refused',
    },
    ...(twice && twice.at < now.toISOString() ? [asDuplicate(twice)] : []),
  ];
}

/** A duplicate's lines are not examined one by one. */
const asDuplicate = ({ work: _, ...message }: Message): Message => ({
  ...message,
  outcome: null,
  status: 'Duplicate',
});

function messageRow(
  { profile, at, specimenNo, sent, outcome, status, work }: Message,
  analyser: Analyser | undefined,
  told: string,
): Row {
  const { protocol } = profile;
  const text =
    protocol === 'AstmTcp'
      ? astmResults(specimenNo, sent, told)
          .map((record) => `${record}\r`)
          .join('')
      : hl7Results(specimenNo, sent, { at: told, id: `${work?.labWorkId ?? told}` });
  const bytes = Buffer.from(text, 'utf8');
  const isRefused = status === 'Refused';
  const hospitalId = analyser?.hospitalId ?? 0;
  return {
    hospitalId,
    analyserId: analyser?.analyserId,
    receivedAt: at,
    status,
    rawHex: bytes.toString('hex'),
    sha256: hashOf({ ...plainPlaces, protocol, characterSet: 'utf-8' }, bytes),
    findings: outcome === null ? [] : sent.map((line) => ({ specimenNo, ...line, outcome })),
    resolvedBy: isRefused ? userIdFor('pathologist', hospitalId) : null,
    resolvedAt: isRefused ? new Date(Date.parse(at) + 20 * MINUTE_MS).toISOString() : null,
    resolveReason: isRefused ? 'Trial sample of the service engineer, of no patient' : null,
  };
}

function machineValues(
  { work, sent, profile }: Message,
  analyserMessageId: number,
  told: string,
): [string, MachineColumns][] {
  if (!work) return [];
  const ranAt = new Date(Math.floor(Date.parse(work.measuredAt) / 1000) * 1000).toISOString();
  return work.values.filter(isMeasured).flatMap((value): [string, MachineColumns][] => {
    const code = codeFor(profile, value)?.analyserCode;
    const line = sent.find((one) => one.code === code);
    if (!line) return [];
    const measured = { ranAt: told, isPreliminary: false, now: new Date(ranAt) };
    const [analyserLine] = lineHashes(work.specimenNo, line, measured);
    const rawText = `${line.value} ${line.unit}`.trim();
    return [
      [machineKey(work.labWorkId, value.parameter.labParameterId), { analyserMessageId, analyserLine, ranAt, rawText }],
    ];
  });
}
