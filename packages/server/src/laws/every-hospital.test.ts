// Walks every call as a user of the second hospital alone: no row of the first one is answered or changed.
import { randomUUID } from 'node:crypto';
import { menuPaths } from '@charaka/contract/composition/menu';
import { deedNames } from '@charaka/contract/kernel/deed';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { readAnswer, unwrap } from '@charaka/contract/kernel/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { RowsOfHospitals } from '../../test-support/record/rows-of-hospitals.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { type KnownValues, sampleBody } from '../../test-support/server/sample-body.ts';
import { seededTemplate } from '../../test-support/server/seeded-demo.ts';
import { chartsWritten, useTestApp } from '../../test-support/server/test-app.ts';
import { handlersOf } from '../composition/areas.ts';
import { tokenSigner } from '../kernel/token.ts';

const parts = useTestApp({}, seededTemplate);
const TENANT = 1;
const [FIRST, SECOND] = [1, 2];

/** Calls that answer or change data of another hospital, by the reason. */
const shared: Readonly<Record<string, readonly string[]>> = {
  'a patient is of the whole tenant, and so is what was ever given or done to them': [
    '/Patient/GetPatientHistory',
    '/Immunization/GetPlan',
  ],
  'who opened which chart from the own hospital: of the first one nothing but the number that was asked for': [
    '/Privacy/GetAccessLog',
  ],
};
const sharedPaths = Object.values(shared).flat();

/** These end the session that walks, or the user behind it. */
const endsTheWalk = /\/(LogOut|Logout|EndSession|EndAllSessions|.*Password)$/i;
const endpoints = handlersOf(noParts)
  .map(({ endpoint }) => endpoint)
  .filter(({ path }) => !endsTheWalk.test(path));

let rowsOf: RowsOfHospitals;
/** A number of the first hospital for each field that numbers such rows. */
let known: Record<string, unknown>;
const tokens = { first: '', second: '' };

/** The fields of a shape whose names say that they are record numbers. */
function numbering(schema: z.ZodType, found = new Set<string>()): Set<string> {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) numbering(inner.element as z.ZodType, found);
  if (inner instanceof z.ZodUnion) for (const option of inner.options) numbering(option as z.ZodType, found);
  if (inner instanceof z.ZodObject)
    for (const [name, field] of Object.entries(inner.shape)) {
      if (/Ids?$/.test(name)) found.add(name);
      numbering(field as z.ZodType, found);
    }
  return found;
}

/** The numbers in an answer, with their fields. */
function numbersIn(value: unknown, field = ''): { field: string; id: number }[] {
  if (Array.isArray(value)) return value.flatMap((one) => numbersIn(one, field));
  if (typeof value === 'number') return /Ids?$/.test(field) && value > 0 ? [{ field, id: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => numbersIn(inside, name));
}

/** A doctor with every right and deed, who works in one hospital and has broken the glass for every chart. */
async function doctorIn(hospitalId: number, userId: number): Promise<string> {
  const { owner } = parts;
  await owner.query(
    `insert into app_user (tenant_id, user_id, name, email, password_hash, role_id, hospital_id, staff_id) overriding system value
     select $1, $2::bigint, 'Doctor of one hospital', 'one-' || $2::text || '@example.org', 'unusable', 950, $3, min(staff_id) from staff s
     where tenant_id = $1 and hospital_id = $3 and role_id = 1 and registration_no is not null
       and not exists (select from app_user u where u.tenant_id = s.tenant_id and u.staff_id = s.staff_id)`,
    [TENANT, userId, hospitalId],
  );
  await owner.query('insert into user_hospital values ($1, $2, $3)', [TENANT, userId, hospitalId]);
  await owner.query(
    `insert into break_glass (tenant_id, hospital_id, user_id, patient_id, reason_kind, reason, opened_at, ends_at)
     select tenant_id, $3, $2, patient_id, 'Emergency', 'The walk', now(), now() + interval '1 day' from patient where tenant_id = $1`,
    [TENANT, userId, hospitalId],
  );
  const sessionId = randomUUID();
  await owner.query(
    `insert into session (tenant_id, session_id, user_id, expires_at, factor_level, stepped_up_on)
     values ($1, $2, $3, now() + interval '1 day', 'SecondFactor', now())`,
    [TENANT, sessionId, userId],
  );
  return tokenSigner(parts.secrets.tokenKey, 600).sign(sessionId, TENANT).token;
}

beforeAll(async () => {
  const { owner } = parts;
  await owner.query(`select set_config('app.tenant_id', '${TENANT}', false)`);
  await owner.query(`insert into role (tenant_id, role_id, role_name) values ($1, 950, 'Everything')`, [TENANT]);
  await owner.query(
    `insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
     select distinct $1::int, 950, path, true, true, true, true from unnest($2::text[]) path`,
    [TENANT, [...menuPaths, ...deedNames]],
  );
  tokens.second = await doctorIn(SECOND, 9500);
  tokens.first = await doctorIn(FIRST, 9501);
  rowsOf = await new RowsOfHospitals(owner, TENANT).read();
  const { rows } = await owner.query<{ patientId: number }>(
    `select patient_id::int as "patientId" from admission where tenant_id = $1 and hospital_id = $2 order by admission_id desc limit 1`,
    [TENANT, FIRST],
  );
  known = { ...rows[0], reason: 'Walked by the law', pageNumber: 1, pageSize: 50 };
  for (const name of endpoints.flatMap(({ input }) => [...numbering(input)])) {
    const table = rowsOf.tableOf(name);
    const last = table && (await rowsOf.lastOf(table, FIRST));
    if (last) known[name] = name.endsWith('Ids') ? [last] : last;
  }
}, 120_000);

/** Whether a request names a row of the first hospital. */
const namesRow = ({ input }: Endpoint) =>
  [...numbering(input)].some((name) => name !== 'patientId' && rowsOf.tableOf(name) && name in known);

async function send({ path, output }: Endpoint, body: unknown, token: string) {
  const reply = await parts.app.inject({
    method: 'POST',
    url: `/api/demo${path}`,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${token}`,
    },
    payload: JSON.stringify(body),
  });
  if (reply.headers['content-type']?.toString().startsWith('text/plain'))
    return { status: reply.statusCode, isRefused: false, said: reply.body, output: {} };
  const { _failure, _message, _fields, _code, _params, _fieldCodes, ...rest } = reply.json();
  const isRefused = reply.statusCode !== 200 || _failure === true;
  const said = `${_message} ${JSON.stringify(_fields ?? '')}`;
  return { status: reply.statusCode, isRefused, said, output: isRefused ? {} : readAnswer(output)(rest) };
}

/** The fields of an answer that hold numbers of rows of the first hospital. */
async function answeredOfFirst(output: unknown): Promise<string[]> {
  const found = new Set<string>();
  for (const { field, id } of numbersIn(output)) {
    const table = rowsOf.tableOf(field);
    if (table && (await rowsOf.hospitalOf(table, id)) === FIRST) found.add(`answers ${field}`);
  }
  return [...found];
}

/** The tables of the first hospital that changed since a moment of the audit trail. */
async function changedOfFirst(since: string): Promise<string[]> {
  const { rows } = await parts.owner.query<{ table: string; id: string }>(
    'select table_name as "table", record_id as id from audit_log where tenant_id = $1 and audit_id > $2',
    [TENANT, since],
  );
  const found = new Set<string>();
  for (const { table, id } of rows) if ((await rowsOf.hospitalOf(table, id)) === FIRST) found.add(`changes ${table}`);
  return [...found];
}

async function lastAudit(): Promise<string> {
  const { rows } = await parts.owner.query<{ last: string }>(
    'select coalesce(max(audit_id), 0)::text as last from audit_log where tenant_id = $1',
    [TENANT],
  );
  return rows[0]?.last ?? '0';
}

/** The effects of a call from the second hospital on the first one; and its message. */
async function reach(endpoint: Endpoint, values: KnownValues) {
  const since = endpoint.effect === 'read' ? undefined : await lastAudit();
  const { status, said, output, isRefused } = await send(endpoint, sampleBody(endpoint.input, values), tokens.second);
  expect(status, `${endpoint.path}: ${said}`).toBeLessThan(500);
  const faults = [...(await answeredOfFirst(output)), ...(since === undefined ? [] : await changedOfFirst(since))];
  return { said, isRefused, faults };
}

describe('a hospital of the tenant', () => {
  const told = new Map<string, string>();
  const faults = new Map<string, string[]>();

  it('is shut to who works in another one: none of its rows is answered, by any list or number (Q18, OR046)', async () => {
    for (const endpoint of endpoints.filter(({ effect }) => effect === 'read')) {
      // The log of charts has the rows of the calls before.
      if (endpoint.path === '/Privacy/GetAccessLog') await chartsWritten(parts);
      const bodies = [{}, known].map((values) => JSON.stringify(sampleBody(endpoint.input, values)));
      for (const values of bodies[0] === bodies[1] ? [known] : [{}, known]) {
        const { faults: found, said } = await reach(endpoint, values);
        if (found.length > 0) faults.set(endpoint.path, found);
        if (values === known && namesRow(endpoint)) told.set(endpoint.path, said);
      }
    }
    const unsaid = [...faults].filter(([path]) => !sharedPaths.includes(path));
    expect(unsaid).toEqual([]);
    expect(sharedPaths.filter((path) => !faults.has(path))).toEqual([]);
  }, 120_000);

  it('keeps its rows as they are, whatever another one does with their numbers (Q18, OR046)', async () => {
    const unsaid: string[] = [];
    for (const endpoint of endpoints.filter(({ effect }) => effect !== 'read')) {
      const { faults: found, said } = await reach(endpoint, known);
      if (found.length > 0 && !sharedPaths.includes(endpoint.path)) unsaid.push(`${endpoint.path}: ${found.join()}`);
      if (namesRow(endpoint)) told.set(endpoint.path, said);
    }
    expect(unsaid).toEqual([]);
  }, 120_000);

  it('answers its own people otherwise, so that the number was what refused the others', async () => {
    const decided: string[] = [];
    for (const endpoint of endpoints.filter(({ path }) => told.has(path))) {
      const own = await send(endpoint, sampleBody(endpoint.input, known), tokens.first);
      if (own.said !== told.get(endpoint.path) || !own.isRefused) decided.push(endpoint.path);
    }
    expect(told.size).toBeGreaterThan(200);
    // The other calls check more than a number first; the walk above found no leak with them either.
    expect(decided.length).toBeGreaterThan(150);
  }, 120_000);
});
