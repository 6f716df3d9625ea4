// Every set of classes that a list can be narrowed to adds up to the list, and every sum by class to the list behind it.
import { getDashboard } from '@charaka/contract/insight/report/report';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { unwrap } from '@charaka/contract/kernel/wire';
import { listDues, sumDues } from '@charaka/contract/money/bill/bill-due';
import { listOutstanding, sumOutstanding } from '@charaka/contract/money/tpa/settlement';
import { listBeds } from '@charaka/contract/stay/bed/bed';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dayOf } from '../../test-support/patient/opd-day.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { seededTemplate } from '../../test-support/server/seeded-demo.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';
import { tokenSigner } from '../kernel/token.ts';

const parts = useTestApp({}, seededTemplate);
let demo: TestTenant;

beforeAll(async () => {
  const { rows } = await parts.owner.query<{ tenantId: number; userId: number }>(
    `select t.tenant_id as "tenantId", u.user_id as "userId" from tenant t join app_user u using (tenant_id)
     where t.tenant_name = 'demo' and u.email = 'admin@demo.example'`,
  );
  const [admin] = rows;
  demo = new TestTenant(parts, Number(admin?.tenantId), 'demo');
  const sessionId = crypto.randomUUID();
  await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(demo.tenantId)]);
  await parts.owner.query(
    `insert into session (tenant_id, session_id, user_id, expires_at, factor_level, stepped_up_on)
       values ($1, $2, $3, now() + interval '1 day', 'SecondFactor', now())`,
    [demo.tenantId, sessionId, admin?.userId],
  );
  const { token } = tokenSigner(parts.secrets.tokenKey, 60).sign(sessionId, demo.tenantId);
  for (const user of ['admin', 'clerk'] as const) demo.tokens.set(user, token);
});

/** The words or the two sides of yes and no that a list may be narrowed to by a field of its own. */
function classesOf(field: z.ZodType): readonly (string | boolean)[] {
  const inner = unwrap(field);
  if (inner instanceof z.ZodEnum) return inner.options as string[];
  return inner instanceof z.ZodBoolean ? [true, false] : [];
}

/** Required inputs of a list. */
const needed: Readonly<Record<string, object>> = { '/Charge/ShowChargesRates': { associationId: 1 } };

/** Fields whose words are no classes of the rows, or overlap on purpose; classes among them are named. */
const notClasses: Readonly<Record<string, { why: string; classes?: readonly string[] }>> = {
  '/IPD/GetAllIpdPatients only': {
    why: 'selections of the dashboard, each held to its figure in get-dashboard.test.ts',
  },
  '/ClinicalOrder/GetWorklist status': {
    why: 'without a status the list has what is still to be worked on',
    classes: ['Ordered', 'Accepted', 'InProgress'],
  },
  '/ClinicalOrder/GetWorklist kind': {
    why: 'medicine is given, not worked on: without a kind the list leaves it out',
    classes: ['Investigation', 'Imaging', 'Procedure', 'Consult'],
  },
  '/FollowUp/GetDue state': {
    why: 'without a state the list has those whom somebody must still ask to come',
    classes: ['Due', 'Missed'],
  },
  '/Lab/GetAllSpecimens status': { why: 'without a status the list has the last week, by a status all of it (0204)' },
  '/ClinicalOrder/GetWorklist waits': { why: 'what waits after the work is asked for by name' },
  '/CounterBill/GetOpenMatters kind': {
    why: 'refunds that are due and unpaid work are two lists; one is always named',
  },
  '/ClinicalOrder/GetOrderApprovals approvalState': {
    why: 'without a state the list has what waits for an answer before it is begun; by a state also what was begun',
  },
  '/TPA/GetAllAuthorization only': { why: 'the overdue are open too', classes: ['open', 'answered'] },
  '/Pharmacy/GetAllStock only': {
    why: 'the expiring are in stock too, and what is used up is in the whole list alone',
  },
  '/Asset/GetAllAsset only': {
    why: 'assets in use with a confirmed custodian are in the whole list alone; one may wait for both',
  },
  '/Inventory/GetAllGoods only': { why: 'goods below their level are in stock too, or in the whole list alone' },
  '/Stock/GetStockTakeLines only': {
    why: 'parts of one sheet, which is named: a counted line may differ and wait for its recount',
  },
  '/Stock/GetNearExpiry part': { why: 'stock that expires later is in the whole list alone' },
  '/IPD/GetPatientOutstanding debtor': { why: 'a bill may have a claim and a due; their sums are held below' },
};

const lists = handlersOf(noParts)
  .map((handler) => handler.endpoint)
  .filter(({ output }) => output instanceof z.ZodObject && 'rows' in output.shape && 'totalCount' in output.shape);
/**
 * Inputs of reports that are no classes: a field that is to have no value, the meaning of the days, the kind of a file, rows instead of groups,
 * a register, whose struck entries are no rows of the report.
 */
const ofReports = ['without', 'dayOf', 'exportedAs', 'isByRow', 'register'];
const narrowed = lists.flatMap((endpoint) =>
  Object.entries((endpoint.input as z.ZodObject).shape).flatMap(([name, field]) => {
    const all = classesOf(field as z.ZodType);
    return all.length === 0 || (endpoint.isReport && ofReports.includes(name))
      ? []
      : [{ endpoint, name, label: `${endpoint.path} ${name}`, all }];
  }),
);

/** All days of the demo, which a report must be given. */
const demoDays = { fromDate: daysBefore(dayOf(), 400), toDate: dayOf() };

const countOf = async (endpoint: Endpoint, filter: object): Promise<number> => {
  const asked = endpoint.isReport ? demoDays : needed[endpoint.path];
  const output = await demo.ask(endpoint, { ...asked, pageNumber: 1, pageSize: 1, ...filter });
  return (output as { totalCount: number }).totalCount;
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe('the classes of a list', () => {
  it('are found in many lists, and what is excused exists', () => {
    expect(narrowed.length).toBeGreaterThan(8);
    const labels = narrowed.map(({ label }) => label);
    expect(Object.keys(notClasses).filter((label) => !labels.includes(label))).toEqual([]);
  });

  it.each(narrowed.filter(({ label }) => !notClasses[label] || notClasses[label].classes))(
    '$label: no row is in none or in two of them (R005, R514)',
    async ({ endpoint, name, label, all }) => {
      const classes = notClasses[label]?.classes ?? all;
      const counts = await Promise.all(classes.map((each) => countOf(endpoint, { [name]: each })));
      const whole = await countOf(endpoint, {});
      // A switch that is off leaves the list as it is: it makes no classes.
      if (all[0] === true && counts[1] === whole) return;
      const found = Object.fromEntries(classes.map((each, place) => [each, counts[place]]));
      // The filter of a report may have rows without a value; they are a class of their own (RP008).
      const without = endpoint.isReport ? await countOf(endpoint, { without: name }) : 0;
      expect(sum(counts) + without, JSON.stringify(found)).toBe(whole);
    },
  );
});

const everything = { pageNumber: 1, pageSize: 0 };

describe('sums by class', () => {
  it('of dues come to the list of dues and to the dashboard, bills and money (R514, Q138)', async () => {
    const { rows, totalCount } = await demo.ask(listDues, everything);
    const { ages } = await demo.ask(sumDues, {});
    expect(rows.some(({ ageDays }) => ageDays > 90)).toBe(true);
    const due = sum(rows.map((row) => row.due));
    expect([sum(ages.map(({ billCount }) => billCount)), sum(ages.map((age) => age.due))]).toEqual([totalCount, due]);
    for (const { age, billCount } of ages) expect(await countOf(listDues, { age }), age).toBe(billCount);
    const { dues } = await demo.ask(getDashboard, {});
    expect(dues).toMatchObject({ bills: totalCount, billsDue: due });
  });

  it('of what is outstanding come to its list, and the ages of a payer to their claims (R302)', async () => {
    const { rows } = await demo.ask(listOutstanding, everything);
    const { payers } = await demo.ask(sumOutstanding, {});
    const figures = (of: readonly { claim: number; due: number }[]) => [
      sum(of.map((each) => each.claim)),
      sum(of.map((each) => each.due)),
    ];
    expect(figures(payers)).toEqual(figures(rows.map(({ claimRest, due }) => ({ claim: claimRest, due }))));
    expect(sum(payers.map(({ billCount }) => billCount))).toBe(rows.length);
    for (const { claim, claimUpTo30, claimUpTo60, claimUpTo90, claimOlder } of payers)
      expect(claimUpTo30 + claimUpTo60 + claimUpTo90 + claimOlder).toBe(claim);
  });

  it('of beds by ward come to the list of beds (R176, Q78)', async () => {
    const { rows } = await demo.ask(listBeds, everything);
    const { wards = [] } = await demo.ask(getDashboard, {});
    const real = rows.filter((bed) => !bed.isVirtual && (bed.isActive || bed.isOccupied));
    expect(sum((wards ?? []).map(({ total }) => total))).toBe(real.length);
    expect(sum((wards ?? []).map(({ occupied, held, free }) => occupied + held + free))).toBe(real.length);
  });
});
