// Every call that receives money of a patient or pays some out is walked: one paper for a key, one for a sum, the right, the modes.
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { ASKS_FIRST, QUESTION_HEADER } from '@charaka/contract/kernel/question';
import { unwrap } from '@charaka/contract/kernel/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tenderSamples } from '../../test-support/record/area-samples.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, openSessions, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();

/** Calls with modes of payment that move no money of a patient. */
const movesNone: Readonly<Record<string, string>> = {
  '/IPD/CancelTpaPayerReceipt': 'takes a receipt of a payer back; the bank moves the money',
  '/Purchase/AddSupplierPayment': 'pays a supplier; its own tests race and repeat it',
  '/IPD/UpdateIPDPatientPayment': 'changes the modes of a payment, not its amount',
};

/** Whether an input has the modes of a payment, at any depth. */
function hasModes(schema: z.ZodType): boolean {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return hasModes(inner.element as z.ZodType);
  if (!(inner instanceof z.ZodObject)) return false;
  const fields = inner.shape as Record<string, z.ZodType>;
  return ('card' in fields && 'upi' in fields && 'neft' in fields) || Object.values(fields).some(hasModes);
}

const movesMoney = ({ effect, input, stepUp }: Endpoint) =>
  effect === 'once' &&
  (hasModes(input) || stepUp === 'recorded-money' || (typeof stepUp === 'object' && 'moneyOut' in stepUp));

/** Rows of every table that has the modes of money. */
async function papersOf({ tenantId, parts: { owner } }: TestTenant): Promise<number> {
  const { rows } = await owner.query<{ papers: number }>(
    `select ((select count(*) from payment where tenant_id = $1) + (select count(*) from counter_receipt where tenant_id = $1)
       + (select count(*) from advance_entry where tenant_id = $1) + (select count(*) from pharmacy_sale where tenant_id = $1)
       + (select count(*) from pharmacy_return where tenant_id = $1))::integer as papers`,
    [tenantId],
  );
  return rows[0]?.papers ?? 0;
}

it('each call that moves money has a sample of its area (Q258)', () => {
  const paths = handlersOf(noParts).flatMap(({ endpoint }) => (movesMoney(endpoint) ? [endpoint.path] : []));
  const walked = tenderSamples.map(({ endpoint: { path } }) => path);
  expect([...new Set(paths)].toSorted()).toEqual([...new Set([...walked, ...Object.keys(movesNone)])].toSorted());
});

describe.each(tenderSamples)('$endpoint.path', ({ endpoint, isRefund, isRepeated, rightlessBecause, make }) => {
  it(`writes one paper for one key, and ${isRepeated ? 'one for each' : 'one for the first'} of two cashiers (R476, R482)`, async () => {
    const { tenant, amount, request } = await make(parts);
    const before = await papersOf(tenant);
    const paid = request({ cash: amount });
    const key = randomUUID();
    const once = await Promise.all([1, 2, 3].map(() => tenant.call(endpoint, paid, { key })));
    expect(once.filter(({ isFailure }) => !isFailure).map(({ message }) => message)).not.toEqual([]);
    expect(await papersOf(tenant)).toBe(before + 1);
    const again = await tenant.call(endpoint, paid);
    expect(again.isFailure).toBe(!isRepeated);
    expect(await papersOf(tenant)).toBe(before + (isRepeated ? 2 : 1));
  });

  it(`gives the sum of two cashiers at once ${isRepeated ? 'to both' : 'to one'} (R476, R482)`, async () => {
    const { tenant, amount, request } = await make(parts);
    const before = await papersOf(tenant);
    const both = await Promise.all([1, 2].map(() => tenant.call(endpoint, request({ cash: amount }))));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.filter(({ isFailure }) => !isFailure)).toHaveLength(isRepeated ? 2 : 1);
    expect(await papersOf(tenant)).toBe(before + (isRepeated ? 2 : 1));
  });

  it(`takes no modes above the sum${isRefund ? ', and none that was not paid by' : ', and no card without its digits'} (R467, R470, Q258)`, async () => {
    const { tenant, amount, request } = await make(parts);
    const before = await papersOf(tenant);
    const card = { card: amount, cardNumber: isRefund ? '4321' : undefined };
    for (const modes of [{ card: amount + 1, cardNumber: '4321' }, card])
      expect((await tenant.call(endpoint, request(modes))).isFailure).toBe(true);
    expect(await papersOf(tenant)).toBe(before);
  });

  it('moves no money of a record of another hospital or another tenant (Q18)', async () => {
    const { tenant, amount, request } = await make(parts);
    const stranger = await makeTenant(parts);
    const before = [await papersOf(tenant), await papersOf(stranger)];
    const elsewhere = await tenant.call(endpoint, request({ cash: amount }), { as: 'admin', hospitalId: 2 });
    const abroad = await stranger.call(endpoint, request({ cash: amount }));
    expect([elsewhere.isFailure, abroad.isFailure]).toEqual([true, true]);
    expect([elsewhere.status, abroad.status].filter((status) => status >= 500)).toEqual([]);
    expect([await papersOf(tenant), await papersOf(stranger)]).toEqual(before);
  });

  it(`${rightlessBecause ? 'needs no' : 'needs the'} right to ${isRefund ? 'refund' : 'receive money'} (Q224)`, async () => {
    const { tenant, amount, request } = await make(parts);
    const before = await papersOf(tenant);
    await withoutRight(tenant, isRefund ? 'refund' : 'receive-money');
    const { isFailure } = await tenant.call(endpoint, request({ cash: amount }));
    expect(isFailure).toBe(!rightlessBecause);
    expect(await papersOf(tenant)).toBe(before + (rightlessBecause ? 1 : 0));
  });
});

describe.each(tenderSamples.filter(({ isRefund }) => !isRefund))('$endpoint.path in cash', ({ endpoint, make }) => {
  it('asks before it books cash above the limit, and books what is confirmed (R487, Q115)', async () => {
    const { tenant, amount, request } = await make(parts);
    await limitCash(tenant);
    const before = await papersOf(tenant);
    const [paid, key] = [request({ cash: amount }), randomUUID()];
    const send = (answer: string) => tenant.call(endpoint, paid, { key, headers: { [QUESTION_HEADER]: answer } });
    const asked = await send(ASKS_FIRST);
    expect([asked.isFailure, asked.wire._question]).toMatchObject([
      true,
      { text: expect.stringMatching(/^Take Rs .* in cash$/) },
    ]);
    expect(await papersOf(tenant)).toBe(before);
    const confirmed = await send(String(asked.wire._code));
    expect([confirmed.isFailure, confirmed.message]).toEqual([false, expect.stringMatching(/cash/i)]);
    expect(await papersOf(tenant)).toBe(before + 1);
  });

  it('takes no sum below a paisa, below zero or beyond what a column holds (R469, R506)', async () => {
    const { tenant, amount, request } = await make(parts);
    const before = await papersOf(tenant);
    for (const odd of [-amount, amount + 0.001, 1e15, 1e300]) {
      const answer = await tenant.call(endpoint, withSum(request({ cash: amount }), amount, odd));
      expect([odd, answer.isFailure, answer.status < 500]).toEqual([odd, true, true]);
    }
    expect(await papersOf(tenant)).toBe(before);
  });
});

/** The request with another sum, wherever it stands. */
function withSum<Sent>(sent: Sent, amount: number, odd: number): Sent {
  const changed: unknown = JSON.parse(JSON.stringify(sent), (key, value: unknown) =>
    value === amount && !/id$/i.test(key) ? odd : value,
  );
  return changed as Sent;
}

/** Lets the hospital of the clerk warn of every receipt in cash. */
async function limitCash(tenant: TestTenant): Promise<void> {
  await parts.owner.query(
    "update hospital set cash_limit_receipt = 'warn', cash_receipt_limit_paise = 1 where tenant_id = $1",
    [tenant.tenantId],
  );
  // A session remembers the settings of its hospital from its first call on.
  await openSessions(tenant);
}

/** Takes a right from the clerk. */
async function withoutRight(tenant: TestTenant, deed: string): Promise<void> {
  await parts.owner.query(
    'update role_permission set can_view = false where tenant_id = $1 and role_id = 30 and menu_path = $2',
    [tenant.tenantId, deed],
  );
  // A session remembers its rights from its first call on.
  await openSessions(tenant);
}
