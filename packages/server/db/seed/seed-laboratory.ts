// Writes the laboratory of the demo: a specimen for every investigation that was begun, in every state, with its values and its report.
import { ageDaysOn, isCriticalFlag, type RangeSubject } from '@charaka/rules/diagnostics/reference-range';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { type DemoParameter, type DemoValue, drawLabValues } from './draw-lab-values.ts';
import { Draws } from './draws.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { addReports, amendReason, labReportRows, type ReportedDemoWork } from './lab-report-rows.ts';
import { NumberSeries } from './number-series.ts';
import { type DemoLabOrder, fateOf, readLabOrders, readLabParameters, type SpecimenFate } from './plan-specimens.ts';
import {
  byHand,
  type MachineValues,
  type MeasurableWork,
  machineKey,
  seedAnalyserMessages,
} from './seed-analyser-messages.ts';
import { seedCultures } from './seed-cultures.ts';
import { seedNarratives } from './seed-narratives.ts';
import type { Told, ToldWork } from './told-work.ts';

const MINUTE_MS = 60_000;
const COLLECTED_AFTER = 20;
const RECEIVED_AFTER = 45;
/** Minutes from the order until it is finished; verified half an hour later. A culture grows, tissue is cut and read. */
const FINISHED_AFTER = { Measured: 120, Culture: 3000, Narrative: 1620 } as const;
const VERIFIED_LATER = 30;
/** An open narrative work was ordered at most this many hours ago. */
const OLDEST_OPEN_TOLD = 3400;
/** So many reports were corrected, of every eighth work at most. */
const CORRECTIONS = 25;
const WORKS_A_CORRECTION = 8;
/** So many works have a critical value, of which somebody was told but for the first ones. */
const CRITICAL = 9;
const NOT_TOLD = 2;

/** A specimen of the demo with its work. */
interface DemoWork {
  readonly order: DemoLabOrder;
  readonly fate: SpecimenFate;
  /** Which critical one it is; 0 is none. */
  readonly criticalNo: number;
  readonly id: number;
  readonly specimenNo: string;
  readonly at: (minutes: number) => string;
  readonly values: readonly DemoValue[];
  readonly amended: DemoValue | null;
}

/** Specimens lean on orders that are there: nothing is charged for them that was not. */
export async function seedLaboratory(owner: pg.Client, tenant: DemoTenant, now: Date): Promise<void> {
  const { tenantId } = tenant;
  const orders = await readLabOrders(owner, tenantId, now);
  const parameters = await readLabParameters(owner, tenantId);
  const numbers = new NumberSeries();
  const works = planWorks(orders, parameters, { numbers, now });
  const add = (table: string, rows: readonly Row[]) => insertRows(owner, tenantId, table, rows);
  await add('specimen', works.map(specimenRow));
  await add('lab_work', works.map(workRow));
  const machines = await seedAnalyserMessages(owner, tenant, works.flatMap(measurable), now);
  await add(
    'lab_result',
    works.flatMap((work) => work.values.map((value) => resultRow(work, value, 1, machines))),
  );
  const told = await tell(owner, tenantId, works, numbers);
  await finish(owner, tenantId, works);
  await add('critical_call', works.flatMap(callRows));
  await markCritical(owner, tenantId, works);
  await verify(owner, tenantId, works);
  await add('lab_result', works.flatMap(amendedRows));
  const names = await userNames(owner, tenantId);
  const verified = works.filter(({ fate }) => fate.work === 'Verified');
  const reports = labReportRows(
    verified.map((work) => reportedOf(work, names, told.get(work.id))),
    numbers,
  );
  await addReports(owner, tenantId, reports);
  await insertRows(owner, tenantId, 'number_series', numbers.rows());
  await goOnBehind(owner);
}

/** Later records take numbers behind those of the demo, which has counted its rows itself. */
async function goOnBehind(owner: pg.Client): Promise<void> {
  for (const [table, key] of Object.entries({
    specimen: 'specimen_id',
    lab_work: 'lab_work_id',
    lab_report: 'lab_report_id',
  }))
    await owner.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest(1000, max(${key}) + 1), false) from ${table}`,
      [table, key],
    );
}

interface Planning {
  readonly numbers: NumberSeries;
  readonly now: Date;
}

function planWorks(
  orders: readonly DemoLabOrder[],
  parameters: readonly DemoParameter[],
  { numbers, now }: Planning,
): DemoWork[] {
  const byTest = Map.groupBy(parameters, ({ labTestId }) => labTestId);
  const draws = new Draws('laboratory of the demo');
  const corrected = correctedOrders(orders, byTest);
  let critical = 0;
  return orders.map((order, index) => {
    const fate = fateOf(order, index);
    const measured = byTest.get(order.labTestId) ?? [];
    const canBeCritical = measured.some(({ ranges }) => ranges.some(({ highCritical }) => highCritical !== null));
    const isMeantCritical = fate.work === 'Checked' && canBeCritical && critical < CRITICAL;
    const isMeasured = order.testKind === 'Measured';
    const at = clockOf(order, { now, isOpen: fate.work !== 'Verified', index });
    const day = order.labelDay;
    const place = String(order.hospitalId).padStart(2, '0');
    const specimenNo = `${place}${day}${String(numbers.next('specimen', order.hospitalId, day)).padStart(4, '0')}`;
    const subject: RangeSubject = {
      sex: order.sex,
      conditions: [],
      ageDays: ageDaysOn(order.birthDate, at(COLLECTED_AFTER).slice(0, 10)),
    };
    const drawing = { subject, draws, bloodGroup: order.bloodGroup };
    const values =
      fate.hasValues && isMeasured ? drawLabValues(measured, { ...drawing, isCritical: isMeantCritical }) : [];
    const isCritical = values.some(({ flag }) => isCriticalFlag(flag));
    if (isCritical) critical += 1;
    const amended = corrected.has(order.clinicalOrderId)
      ? otherValue(values, () => drawLabValues(measured, { ...drawing, isCritical: false }))
      : null;
    const criticalNo = isCritical ? critical : 0;
    return { order, fate, criticalNo, id: index + 1, specimenNo, at, values, amended };
  });
}

/** The times of the steps of an order, in minutes after it. Pending work was collected within the last hours, whenever it was ordered. */
function clockOf(
  order: DemoLabOrder,
  { now, isOpen, index }: { readonly now: Date; readonly isOpen: boolean; readonly index: number },
): DemoWork['at'] {
  const oldest = order.testKind === 'Measured' ? verifiedAfter(order) + (index % 90) : OLDEST_OPEN_TOLD;
  const begun = isOpen ? now.getTime() - oldest * MINUTE_MS : Date.parse(order.orderedAt);
  const start = Math.max(begun, Date.parse(order.orderedAt));
  return (minutes) => new Date(Math.min(start + minutes * MINUTE_MS, now.getTime())).toISOString();
}

/** Spread over all that are verified, have a number, and in which nothing is worked out. */
function correctedOrders(
  orders: readonly DemoLabOrder[],
  byTest: ReadonlyMap<number, readonly DemoParameter[]>,
): ReadonlySet<number> {
  const able = orders.filter((order, index) => {
    const types = (byTest.get(order.labTestId) ?? []).map(({ valueType }) => valueType);
    return fateOf(order, index).work === 'Verified' && types.includes('Number') && !types.includes('Formula');
  });
  const count = Math.min(CORRECTIONS, Math.floor(able.length / WORKS_A_CORRECTION));
  return new Set(
    Array.from({ length: count }, (_, place) => able[Math.floor((place * able.length) / count)]?.clinicalOrderId ?? 0),
  );
}

/** A number that differs from the one that was typed first. */
function otherValue(values: readonly DemoValue[], drawAgain: () => readonly DemoValue[]): DemoValue | null {
  for (let tries = 0; tries < 20; tries += 1) {
    const found = drawAgain().find(
      ({ parameter, valueText }) =>
        parameter.valueType === 'Number' &&
        values.some((one) => one.parameter === parameter && one.valueText !== valueText),
    );
    if (found) return found;
  }
  return null;
}

const verifiedAfter = ({ testKind }: Pick<DemoLabOrder, 'testKind'>) => FINISHED_AFTER[testKind] + VERIFIED_LATER;
const nurse = ({ order }: DemoWork) => userIdFor('nurse', order.hospitalId);
const technician = ({ order }: DemoWork) => userIdFor('lab', order.hospitalId);
/** Never who measured. */
const pathologist = ({ order }: DemoWork) =>
  order.hospitalId === 1 ? userIdFor('pathologist', 1) : userIdFor('doctor', order.hospitalId);

function specimenRow(work: DemoWork): Row {
  const { order, fate, at } = work;
  const isCollected = fate.specimen !== 'Labelled';
  const isReceived = fate.specimen === 'Received';
  const isRejected = fate.specimen === 'Rejected';
  return {
    specimenId: work.id,
    hospitalId: order.hospitalId,
    specimenNo: work.specimenNo,
    encounterId: order.encounterId,
    patientId: order.patientId,
    specimenTypeId: order.specimenTypeId,
    labContainerId: order.labContainerId,
    status: fate.specimen,
    labelledAt: at(COLLECTED_AFTER - 5),
    labelledBy: nurse(work),
    collectedAt: isCollected ? at(COLLECTED_AFTER) : null,
    collectedBy: isCollected ? nurse(work) : null,
    identifiedBy: isCollected ? 'Wristband' : null,
    receivedAt: isReceived ? at(RECEIVED_AFTER) : null,
    receivedBy: isReceived ? technician(work) : null,
    rejectedAt: isRejected ? at(RECEIVED_AFTER) : null,
    rejectedBy: isRejected ? technician(work) : null,
    rejectReason: isRejected ? 'Haemolysed' : null,
    conditions: [],
  };
}

/** As it is before it is finished: a value is entered into what is open. A refused one waits for a new specimen. */
function workRow(work: DemoWork): Row {
  const { order, fate, at } = work;
  const isRejected = fate.specimen === 'Rejected';
  const status = fate.specimen !== 'Received' ? 'Waiting' : fate.hasValues ? 'Entered' : 'Ready';
  return {
    labWorkId: work.id,
    hospitalId: order.hospitalId,
    clinicalOrderId: order.clinicalOrderId,
    encounterId: order.encounterId,
    labTestId: order.labTestId,
    specimenId: isRejected ? null : work.id,
    status,
    statusAt: at(RECEIVED_AFTER),
    statusBy: technician(work),
    isTwoStep: true,
    statusReason: isRejected ? 'Haemolysed' : null,
    repeatNo: isRejected ? 1 : 0,
  };
}

/** Values that are corrected later were typed. */
const measurable = ({ id, order: { hospitalId }, specimenNo, at, values, amended }: DemoWork): MeasurableWork[] =>
  amended || values.length === 0
    ? []
    : [{ labWorkId: id, hospitalId, specimenNo, measuredAt: at(FINISHED_AFTER.Measured - 10), values }];

function resultRow(
  work: DemoWork,
  { parameter, ...value }: DemoValue,
  versionNo: number,
  machines?: MachineValues,
): Row {
  const machine = machines?.get(machineKey(work.id, parameter.labParameterId)) ?? byHand;
  const isSent = machine.analyserMessageId !== null;
  return {
    labWorkId: work.id,
    labParameterId: parameter.labParameterId,
    versionNo,
    repeatNo: 0,
    ...value,
    ...machine,
    unit: parameter.unit,
    source: parameter.valueType === 'Formula' ? 'Formula' : isSent ? 'Analyser' : 'Typed',
    isDelta: false,
    // The user responsible for an analyser is the author of its values.
    enteredBy: versionNo === 1 && !isSent ? technician(work) : pathologist(work),
    enteredAt: work.at(versionNo === 1 ? FINISHED_AFTER.Measured - 10 : verifiedAfter(work.order) + 40),
    changeReason: versionNo === 1 ? null : amendReason,
  };
}

const amendedRows = (work: DemoWork) => (work.amended ? [resultRow(work, work.amended, 2)] : []);

const callRows = (work: DemoWork): Row[] =>
  work.criticalNo > NOT_TOLD
    ? [
        {
          hospitalId: work.order.hospitalId,
          clinicalOrderId: work.order.clinicalOrderId,
          labWorkId: work.id,
          repeatNo: 0,
          outcome: 'Told',
          toldTo: 'Sister on duty',
          isReadBack: true,
          toldAt: work.at(FINISHED_AFTER.Measured + 10),
          toldBy: technician(work),
        },
      ]
    : [];

/** Works without numeric values: cultures and narrative reports. Their orders have the same text. */
async function tell(
  owner: pg.Client,
  tenantId: number,
  works: readonly DemoWork[],
  numbers: NumberSeries,
): Promise<ReadonlyMap<number, Told>> {
  const received = works.filter(({ order, fate }) => order.testKind !== 'Measured' && fate.specimen === 'Received');
  const [cultures = [], narratives = []] = ['Culture', 'Narrative'].map((kind) =>
    received.filter(({ order }) => order.testKind === kind).map(toldWork),
  );
  const told = new Map([
    ...(await seedCultures(owner, tenantId, cultures)),
    ...(await seedNarratives(owner, tenantId, narratives, numbers)),
  ]);
  const finished = received
    .filter(({ fate }) => fate.work === 'Checked' || fate.work === 'Verified')
    .map((work) => ({
      id: work.order.clinicalOrderId,
      summary: told.get(work.id)?.summary,
      at: work.at(work.fate.work === 'Checked' ? FINISHED_AFTER[work.order.testKind] : verifiedAfter(work.order)),
    }));
  await owner.query(
    `update clinical_order o set result_summary = one.summary, status_at = one.at,
       acknowledged_at = case when o.acknowledged_at is not null then greatest(o.acknowledged_at, one.at) end
     from json_to_recordset($2) as one (id bigint, summary text, at timestamptz)
     where o.tenant_id = $1 and o.clinical_order_id = one.id`,
    [tenantId, JSON.stringify(finished)],
  );
  return told;
}

function toldWork(work: DemoWork): ToldWork {
  const { order, fate, at, id } = work;
  const until = Date.parse(at(FINISHED_AFTER[order.testKind]));
  return {
    labWorkId: id,
    specimenId: id,
    hospitalId: order.hospitalId,
    orderName: order.orderName,
    at,
    specimenTypeId: order.specimenTypeId,
    technicianId: technician(work),
    isWhole: fate.hasValues,
    hoursSince: Math.max(1, Math.floor((until - Date.parse(at(RECEIVED_AFTER))) / 3_600_000)),
  };
}

/** Finished and verified works, each in one statement. */
async function finish(owner: pg.Client, tenantId: number, works: readonly DemoWork[]): Promise<void> {
  const rows = works
    .filter(({ fate }) => fate.work === 'Checked' || fate.work === 'Verified')
    .map((work) => ({ id: work.id, at: work.at(FINISHED_AFTER[work.order.testKind]), by: technician(work) }));
  await owner.query(
    `update lab_work w set status = 'Checked', status_at = one.at, status_by = one.by, finished_at = one.at, finished_by = one.by
     from json_to_recordset($2) as one (id bigint, at timestamptz, by bigint) where w.tenant_id = $1 and w.lab_work_id = one.id`,
    [tenantId, JSON.stringify(rows)],
  );
}

/** The orders whose result is critical. */
async function markCritical(owner: pg.Client, tenantId: number, works: readonly DemoWork[]): Promise<void> {
  const critical = works.filter(({ criticalNo }) => criticalNo > 0).map(({ order }) => order.clinicalOrderId);
  await owner.query(
    'update clinical_order set is_critical = true where tenant_id = $1 and clinical_order_id = any($2)',
    [tenantId, critical],
  );
}

async function verify(owner: pg.Client, tenantId: number, works: readonly DemoWork[]): Promise<void> {
  const rows = works
    .filter(({ fate }) => fate.work === 'Verified')
    .map((work) => ({ id: work.id, at: work.at(verifiedAfter(work.order)), by: pathologist(work) }));
  await owner.query(
    `update lab_work w set status = 'Verified', status_at = one.at, status_by = one.by, verified_at = one.at, verified_by = one.by
     from json_to_recordset($2) as one (id bigint, at timestamptz, by bigint) where w.tenant_id = $1 and w.lab_work_id = one.id`,
    [tenantId, JSON.stringify(rows)],
  );
}

async function userNames(owner: pg.Client, tenantId: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await owner.query<{ id: number; name: string }>(
    'select user_id::int as id, name from app_user where tenant_id = $1',
    [tenantId],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function reportedOf(work: DemoWork, names: ReadonlyMap<number, string>, told: Told | undefined): ReportedDemoWork {
  const { order, at, values, amended, specimenNo } = work;
  return {
    ...order,
    labWorkId: work.id,
    testName: order.orderName,
    specimenNo,
    values,
    amended,
    collectedAt: at(COLLECTED_AFTER),
    receivedAt: at(RECEIVED_AFTER),
    verifiedAt: at(verifiedAfter(order)),
    told,
    verifiedBy: pathologist(work),
    finishedByName: names.get(technician(work)) ?? '',
    verifiedByName: names.get(pathologist(work)) ?? '',
  };
}
