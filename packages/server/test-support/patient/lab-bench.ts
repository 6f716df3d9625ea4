// The laboratory for tests: orders for an inpatient whose charge has a test, and short functions for the work on them.

import { finishWork, getBench, saveResults } from '@charaka/contract/diagnostics/laboratory/bench';
import { listAmendments, signAmendment } from '@charaka/contract/diagnostics/laboratory/lab-amendment';
import { decideWithdrawal, withdrawReport } from '@charaka/contract/diagnostics/laboratory/lab-withdrawal';
import {
  collectSpecimens,
  makeLabels,
  receiveSpecimen,
  specimenWorklist,
} from '@charaka/contract/diagnostics/laboratory/specimen';
import { addLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import { type LabTestInput, urineTest } from '../record/lab-catalogue.ts';
import type { TestApp } from '../server/test-app.ts';
import type { TestTenant } from '../server/test-tenant.ts';
import { type OrderDesk, openOrderDesk } from './order-desk.ts';

/** Values of a specimen by the codes of their parameters. */
export type Values = Readonly<Record<string, string>>;

/** A stay with the urine test as the laboratory does it. */
export interface LabBench extends OrderDesk {
  /** Signs an order, and answers its number. */
  order(): Promise<number>;
  /** Makes the label of orders; answers the specimen. */
  label(...orderIds: number[]): Promise<{ specimenId: number; specimenNo: string }>;
  /** Signs, labels, collects and receives; answers the work. */
  arrive(): Promise<{ orderId: number; specimenId: number; specimenNo: string; labWorkId: number }>;
  /** Collects and receives a specimen. */
  receive(specimenId: number, specimenNo: string): Promise<void>;
  /** The open works of the test. */
  works(): Promise<{ labWorkId: number; specimenNo: string }[]>;
  /** Types values into a work over what stands there. */
  type(labWorkId: number, values: Values): Promise<Awaited<ReturnType<typeof save>>>;
  /** Ends a work as the clerk. */
  finish(labWorkId: number, isDeltaConfirmed?: boolean): ReturnType<typeof finishOf>;
}

/** Withdraws a report: the clerk proposes it, the admin approves; answers the version that it made. */
export async function withdraw(tenant: TestTenant, reportId: number): Promise<number> {
  await tenant.ask(withdrawReport, { reportId, reason: 'Of another patient' });
  return (await tenant.ask(decideWithdrawal, { reportId, isApproved: true }, { as: 'admin' })).reportId;
}

/** Signs, as the admin, the amendment that waits longest; answers the version that it made. */
export async function signProposed(tenant: TestTenant): Promise<number> {
  const [waiting] = (await tenant.ask(listAmendments, {})).rows;
  const labAmendmentId = waiting?.labAmendmentId ?? 0;
  return (await tenant.ask(signAmendment, { labAmendmentId }, { as: 'admin' })).reportId;
}

function finishOf({ tenant }: OrderDesk, labWorkId: number, isDeltaConfirmed: boolean) {
  return tenant.call(finishWork, { labWorkIds: [labWorkId], isDeltaConfirmed });
}

async function save({ tenant }: OrderDesk, labWorkId: number, values: Values) {
  const { columns, works } = await tenant.ask(getBench, {});
  const cells = works.find((one) => one.labWorkId === labWorkId)?.cells ?? [];
  const results = Object.entries(values).map(([code, value]) => {
    const labParameterId = columns.find((one) => one.code === code)?.labParameterId ?? 0;
    const version = cells.find((one) => one.labParameterId === labParameterId)?.version ?? 0;
    return { labWorkId, labParameterId, value, version };
  });
  const answer = await tenant.ask(saveResults, { results });
  const codeOf = (id: number) => columns.find(({ labParameterId }) => labParameterId === id)?.code ?? '';
  return {
    cells: Object.fromEntries(answer.cells.map((one) => [codeOf(one.labParameterId), one])),
    faults: Object.fromEntries(answer.faults.map((one) => [codeOf(one.labParameterId), one])),
  };
}

/** A tenant of its own whose urine test measures these parameters; uric acid may stay empty. */
export async function openLabBench(
  parts: TestApp,
  codes: readonly string[],
  change: Partial<LabTestInput> = {},
): Promise<LabBench> {
  const desk = await openOrderDesk(parts);
  const { tenantId } = desk.tenant;
  // The admin signs: doctor 2, whose registration is known (LB041).
  await parts.owner.query(
    `update staff set registration_no = 'KMC 2', qualification = 'MD' where tenant_id = $1 and staff_id = 2`,
    [tenantId],
  );
  await parts.owner.query(`update app_user set staff_id = 2 where tenant_id = $1 and user_id = 1`, [tenantId]);
  return labBenchOf(desk, codes, change);
}

/** The same for a stay of a tenant that is there. */
export async function labBenchOf(
  desk: OrderDesk,
  codes: readonly string[],
  change: Partial<LabTestInput> = {},
): Promise<LabBench> {
  const { tenant } = desk;
  await tenant.ask(addLabTest, { labTest: { ...(await urineTest(tenant, codes)), ...change } });
  const order = async () => (await desk.sign({ isRepeatConfirmed: true }))[0] ?? 0;
  const label = async (...orderIds: number[]) => {
    const [specimenId = 0] = (await tenant.ask(makeLabels, { orderIds })).specimenIds;
    const { rows } = await tenant.ask(specimenWorklist.list, {});
    return { specimenId, specimenNo: rows.find((row) => row.specimenId === specimenId)?.specimenNo ?? '' };
  };
  const works = async () => (await tenant.ask(getBench, {})).works;
  const receive = async (specimenId: number, specimenNo: string) => {
    await tenant.ask(collectSpecimens, { specimenIds: [specimenId], identifiedBy: 'Wristband' });
    await tenant.ask(receiveSpecimen, { specimenNo });
  };
  const arrive = async () => {
    const orderId = await order();
    const { specimenId, specimenNo } = await label(orderId);
    await receive(specimenId, specimenNo);
    const labWorkId = (await works()).find((one) => one.specimenNo === specimenNo)?.labWorkId ?? 0;
    return { orderId, specimenId, specimenNo, labWorkId };
  };
  return {
    ...desk,
    order,
    label,
    receive,
    works,
    arrive,
    type: (labWorkId, values) => save(desk, labWorkId, values),
    finish: (labWorkId, isDeltaConfirmed = false) => finishOf(desk, labWorkId, isDeltaConfirmed),
  };
}
