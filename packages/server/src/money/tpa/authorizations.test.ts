// Requests to payers: clocks with the limits of the day, answers that agree with their amounts, and what they set.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import {
  answerAuthorization,
  askAuthorization,
  listAuthorizations,
  listTimeLimits,
  updateTimeLimit,
} from '@charaka/contract/money/tpa/authorization';
import { transferTpa } from '@charaka/contract/money/tpa/transfer';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { describe, expect, it } from 'vitest';
import { type AdmissionScene, admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const insured: AdmissionScene = { patientType: 'TPA', associationId: 1 };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

type Asked = Partial<InputOf<typeof askAuthorization>['authorization']>;
type Answered = Partial<InputOf<typeof answerAuthorization>['authorization']>;

async function makeCase(scene: AdmissionScene = insured) {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant, scene);
  return { tenant, admissionId, ...desk(tenant, admissionId) };
}

function desk(tenant: TestTenant, admissionId: number) {
  const request = (asked: Asked = {}) =>
    tenant.call(askAuthorization, { authorization: { admissionId, kind: 'pre', askedAmount: 50_000, ...asked } });
  const ask = async (asked: Asked = {}) => (await request(asked)).output.authorizationId;
  const answer = (authorizationId: number, answered: Answered) =>
    tenant.call(answerAuthorization, { authorization: { authorizationId, status: 'approved', ...answered } });
  const list = async (filters: InputOf<typeof listAuthorizations> = {}) =>
    (await tenant.ask(listAuthorizations, filters)).rows;
  const admission = async () => (await tenant.ask(getAdmission, { admission: { admissionId } })).admission;
  return { request, ask, answer, list, admission };
}

describe('a request', () => {
  it('keeps the limit of its payer: an hour, three at discharge, or what is agreed (IRDAI 2024)', async () => {
    const { tenant, ask, list, answer } = await makeCase({ ...insured, isDischargeInitiated: true });
    await ask();
    await ask({ kind: 'discharge' });
    expect((await list()).map(({ kind, limitMinutes }) => [kind, limitMinutes])).toEqual([
      ['pre', 60],
      ['discharge', 180],
    ]);
    await tenant.ask(updateTimeLimit, { timeLimit: { associationId: 1, preHours: 4, dischargeHours: 6 } });
    const { limits } = await tenant.ask(listTimeLimits, {});
    expect(limits).toMatchObject([
      { associationName: 'Test Corporate', preHours: 1, dischargeHours: 3, isAgreed: false },
      { associationName: 'Test TPA', preHours: 4, dischargeHours: 6, isAgreed: true },
    ]);
    expect((await list({ kind: 'pre' }))[0]?.limitMinutes).toBe(60);
    await answer((await list({ kind: 'pre' }))[0]?.authorizationId ?? 0, { status: 'denied' });
    await ask();
    expect((await list({ kind: 'pre', only: 'open' }))[0]?.limitMinutes).toBe(240);
    const unknown = await tenant.call(updateTimeLimit, {
      timeLimit: { associationId: 99, preHours: 1, dischargeHours: 1 },
    });
    expect(unknown.message).toBe('Please select TPA');
  });

  it('is overdue beyond its limit, and the overdue list has it and no other', async () => {
    const { tenant, ask, list } = await makeCase();
    const inTime = desk(tenant, await admitInScene(tenant, insured));
    const late = await ask({ askedAt: minutesAgo(61) });
    await inTime.ask({ askedAt: minutesAgo(60) });
    expect((await list({ only: 'overdue' })).map((row) => row.authorizationId)).toEqual([late]);
    expect(await list({ only: 'open' })).toHaveLength(2);
    expect((await list())[0]?.authorizationId).toBe(late);
  });

  it('is of a payer, not in the future, one of a kind at a time, at discharge once that is initiated', async () => {
    const { request, tenant } = await makeCase();
    expect((await request({ kind: 'discharge' })).message).toBe('Please initiate the discharge first');
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect((await request({ askedAt: later })).message).toBe("The date and time can't be in the future");
    expect((await request()).message).toBe('Request recorded');
    expect((await request()).message).toBe('The previous request is not answered yet');
    const cash = desk(tenant, await admitInScene(tenant));
    expect((await cash.request()).message).toBe('This patient has no TPA please add one');
    await parts.owner.query('update admission set is_final_bill = true where tenant_id = $1', [tenant.tenantId]);
    expect((await request()).message).toContain('no more requests can be made');
  });
});

describe('an answer', () => {
  it('stops the clock; a query does not', async () => {
    const { ask, answer, list } = await makeCase();
    const authorizationId = await ask({ askedAt: minutesAgo(90), referenceNo: 'AL-7' });
    expect((await answer(authorizationId, { status: 'query', remark: 'Send the CT report' })).message).toBe(
      'Query recorded',
    );
    expect((await list({ only: 'overdue' }))[0]).toMatchObject({ status: 'query', remark: 'Send the CT report' });
    const answeredAt = minutesAgo(45);
    await answer(authorizationId, { status: 'partly', approvedAmount: 35_000, answeredAt });
    expect(await list({ only: 'overdue' })).toEqual([]);
    const [row] = await list({ only: 'answered' });
    expect(row).toMatchObject({ status: 'partly', approvedAmount: 3_500_000, referenceNo: 'AL-7' });
    expect(Date.parse(row?.answeredAt ?? '')).toBe(Date.parse(answeredAt));
    expect((await answer(authorizationId, { status: 'denied' })).message).toBe('This request is already answered');
  });

  it('agrees with its amount and does not come before the request', async () => {
    const { ask, answer } = await makeCase();
    const authorizationId = await ask({ askedAt: minutesAgo(10) });
    const sentences: [Answered, string][] = [
      [{ approvedAmount: 49_999 }, 'An amount below the request is partly approved'],
      [{ status: 'partly', approvedAmount: 50_000 }, 'A part must be less than the requested amount'],
      [{ status: 'denied', approvedAmount: 1 }, 'Only an approval can have an amount'],
      [{ approvedAmount: 50_000, answeredAt: minutesAgo(11) }, "The answer can't be before the request"],
    ];
    for (const [answered, sentence] of sentences) {
      expect((await answer(authorizationId, answered)).message).toBe(sentence);
    }
    expect((await answer(999_999, {})).message).toBe('This request does not exist');
  });

  it('sets the authorised amount, at discharge the final one, only when asked to (R387, Q48, Q130)', async () => {
    const { ask, answer, admission, tenant } = await makeCase();
    await answer(await ask(), { approvedAmount: 50_000 });
    expect((await admission()).tpaAuthorized).toBeNull();
    await answer(await ask(), { status: 'partly', approvedAmount: 40_000, isTakenOver: true });
    expect(await admission()).toMatchObject({ tpaAuthorized: 4_000_000, finalAuthorized: null });
    await parts.owner.query('update admission set is_discharge_initiated = true where tenant_id = $1', [
      tenant.tenantId,
    ]);
    await answer(await ask({ kind: 'discharge' }), { status: 'approved', approvedAmount: 61_000, isTakenOver: true });
    expect(await admission()).toMatchObject({ tpaAuthorized: 4_000_000, finalAuthorized: 6_100_000 });
  });

  it('of a payer who is not the payer any more sets nothing', async () => {
    const { ask, answer, admission, tenant, admissionId } = await makeCase();
    const authorizationId = await ask();
    await tenant.ask(transferTpa, { admission: { admissionId, associationId: 2 } });
    const answered = { approvedAmount: 50_000, isTakenOver: true };
    expect((await answer(authorizationId, answered)).message).toBe(
      'The TPA of this patient has changed since the request',
    );
    expect((await admission()).tpaAuthorized).toBeNull();
    expect((await answer(authorizationId, { approvedAmount: 50_000 })).isFailure).toBe(false);
  });
});
