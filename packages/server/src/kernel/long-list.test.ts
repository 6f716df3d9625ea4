// Lists of tens of thousands of rows: sent as they are read, in one snapshot, in little memory, and never half of one.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { listPatients } from '@charaka/contract/people/patient/patient';
import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();
let tenant: TestTenant;
let address: string;

const INPATIENTS = 50_000;
const all = { pageNumber: 1, pageSize: 0 };

/** Patients and their admissions, without the triggers: 50,000 of them in a few seconds. */
async function fillHospital(): Promise<void> {
  await parts.owner.query('set session_replication_role = replica');
  await tenant.addPatients(INPATIENTS, 'রীনা');
  await parts.owner.query(
    `insert into admission (tenant_id, admission_id, hospital_id, patient_id, registration_no, admitted_at, doctor_id,
       department_id, specialization_id, patient_type, patient_category, admission_mode, admission_category,
       emergency_number, admitted_bed_id, current_bed_id, created_by)
     select $1, n, 1, n, 'T' || n, now() - n * interval '1 minute', 1, 1, 1, 'General', 'General', 'IVF', 'General',
       '9800000000', 400, 400, 1 from generate_series(1, $2::integer) n`,
    [tenant.tenantId, INPATIENTS],
  );
  await parts.owner.query('reset session_replication_role');
  await parts.owner.query('vacuum (analyze) patient, admission');
}

beforeAll(async () => {
  tenant = await makeTenant(parts);
  await fillHospital();
  address = await parts.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Asks for a whole list and answers as soon as its first words are there. */
function begin(
  { path }: { path: string },
  from = address,
  encoding = 'identity',
  user: TestUser = 'clerk',
): Promise<Response> {
  return fetch(`${from}/api/${tenant.name}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tenant.tokens.get(user)}`,
      'content-type': 'application/json',
      'accept-encoding': encoding,
    },
    body: JSON.stringify(all),
  });
}

/** The database processes that hold a long list open: they fetch its rows, or read the reader's relations. */
async function readers(): Promise<number[]> {
  const { rows } = await parts.owner.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and state <> 'idle'
       and pid <> pg_backend_pid() and (query like 'fetch %' or query like '%from privacy_setting%')`,
  );
  return rows.map(({ pid }) => pid);
}

describe('a long list', () => {
  it('has the form of a short one: rows, total, page and envelope (Q01)', async () => {
    const whole = await tenant.call(listPatients, all);
    const page = await tenant.call(listPatients, { pageNumber: 1, pageSize: 20 });
    expect(Object.keys(whole.wire)).toEqual(Object.keys(page.wire));
    expect(whole).toMatchObject({ status: 200, isFailure: false, message: '' });
    expect(whole.output.rows).toHaveLength(INPATIENTS);
    expect(whole.output.rows.slice(0, 20)).toEqual(page.output.rows);
    expect(new Set(whole.output.rows.map((row) => row.patientId)).size).toBe(INPATIENTS);
    expect(whole.output).toMatchObject({ totalCount: INPATIENTS, pageNumber: 1 });
  });

  it('is one snapshot, and waits for a caller who reads slowly', async () => {
    const answer = await begin(listPatients);
    await expect.poll(readers).toHaveLength(1);
    await parts.owner.query(`update patient set first_name = 'Changed' where tenant_id = $1 and patient_id = 1`, [
      tenant.tenantId,
    ]);
    const text = await answer.text();
    expect(text).not.toContain('Changed');
    expect(text).toContain('"patientUid":1,');
    const wire = JSON.parse(text) as { totalCount: number };
    expect(readRows(wire)).toHaveLength(wire.totalCount);
    await expect.poll(readers).toEqual([]);
  });

  it('breaks off when the database fails in the middle', async () => {
    const answer = await begin(listAdmissions);
    const [pid] = await readers();
    await parts.owner.query('select pg_terminate_backend($1)', [pid]);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  it('ends when its caller goes away; no more than four are sent at once, and two to one user (PS055)', async () => {
    const users: TestUser[] = ['clerk', 'clerk', 'admin', 'admin'];
    const answers = await Promise.all(users.map((user) => begin(listAdmissions, address, 'identity', user)));
    await expect.poll(async () => (await readers()).length).toBe(4);
    expect((await begin(listAdmissions)).status).toBe(429);
    const fifth = await begin(listAdmissions, address, 'identity', 'viewer');
    expect(fifth.status).toBe(503);
    expect(await fifth.json()).toMatchObject({ _failure: true });
    for (const answer of answers) await answer.body?.cancel();
    await expect.poll(readers).toEqual([]);
    const next = await begin(listAdmissions, address, 'br');
    expect(readRows(await next.json())).toHaveLength(INPATIENTS);
  });

  it('of 50,000 inpatients takes less than 200 MB of the server', async () => {
    const server = fork(join(import.meta.dirname, '../../test-support/server/measured-server.ts'), {
      execArgv: [],
      env: { ...process.env, NODE_ENV: 'production', TEST_ADDRESS: JSON.stringify(parts.address) },
    });
    try {
      const told = async () => (await once(server, 'message'))[0] as { port: number; mostMegabytes: number };
      const most = () => {
        server.send('most');
        return told();
      };
      const own = `http://127.0.0.1:${(await told()).port}`;
      const before = (await most()).mostMegabytes;
      for (const encoding of ['identity', 'br']) {
        const wire = await (await begin(listAdmissions, own, encoding)).json();
        expect(readRows(wire)).toHaveLength(INPATIENTS);
      }
      expect((await most()).mostMegabytes - before).toBeLessThan(200);
    } finally {
      server.disconnect();
      await once(server, 'exit');
    }
  });
});

function readRows(wire: unknown): unknown[] {
  return Object.values(wire as object).find(Array.isArray) as unknown[];
}
