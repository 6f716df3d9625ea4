// The server is killed with signal 9 in the middle of signing and of billing: all of it is there afterwards or nothing, and the draft is still open.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setAllergyStatus } from '@charaka/contract/clinic/chart/chart';
import { getConsultation, saveDraft, signConsultation } from '@charaka/contract/clinic/consultation/consultation';
import { addCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { listOrders } from '@charaka/contract/clinic/order/order';
import type { Endpoint, InputOf } from '@charaka/contract/kernel/endpoint';
import { writeRequest } from '@charaka/contract/kernel/wire';
import { expect, it } from 'vitest';
import { openConsultationDesk, paracetamol } from '../../../test-support/patient/consultation-desk.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const patience = { timeout: 20_000 };
const fever = {
  diagnosisId: null,
  codeSystem: 'ICD10',
  code: 'R50.9',
  diagnosisName: 'Fever',
  kind: 'Provisional',
  isPrimary: true,
} as const;

/** Everything that signing and billing could touch; other work of a server goes on beside them. */
async function everythingOf({ tenantId }: TestTenant): Promise<Record<string, string>> {
  const { rows } = await parts.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
       and c.relname ~ '^(consultation|encounter|follow_up|order_|clinical_order|vital_sign|number_series|counter_|service_charge|gst_document|voucher|notifiable|unpaid_pass|opd_|patient|idempotency)' order by 1`,
  );
  const tables = rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) as many, md5(string_agg(t::text, '' order by t::text)) as content
       from ${name} t where tenant_id = ${tenantId}`,
  );
  const kept = await parts.owner.query(tables.join(' union all '));
  return Object.fromEntries(kept.rows.map(({ name, many, content }) => [name, `${many} ${content}`]));
}

/** Sends a call to a server of its own, which is killed while the call waits for a table that others hold. */
async function killWhile<E extends Endpoint>(tenant: TestTenant, table: string, endpoint: E, input: InputOf<E>) {
  const server = fork(join(import.meta.dirname, '../../../test-support/server/measured-server.ts'), {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', TEST_ADDRESS: JSON.stringify(parts.address) },
  });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  await parts.owner.query('begin');
  await parts.owner.query(`lock table ${table} in share row exclusive mode`);
  const answer = fetch(`http://127.0.0.1:${port}/api/${tenant.name}${endpoint.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tenant.tokens.get('clerk')}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(writeRequest(endpoint.input)(input)),
  }).then(
    async (reply) => `answered: ${await reply.text()}`,
    () => 'cut',
  );
  const waiting = async () => {
    await parts.owner.query('select pg_stat_clear_snapshot()');
    const { rows } = await parts.owner.query<{ pid: number }>(
      'select pid from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
    );
    return rows.map(({ pid }) => pid);
  };
  await expect.poll(waiting, patience).toHaveLength(1);
  const [pid] = await waiting();
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
  expect(await answer).toBe('cut');
  await parts.owner.query('rollback');
  // PostgreSQL notices by itself that nobody listens any more.
  const isLeft = async () => (await parts.owner.query('select from pg_stat_activity where pid = $1', [pid])).rowCount;
  await expect.poll(isLeft, patience).toBe(0);
}

it('a note with its orders, and then their bill, are kept whole or not at all by a server that is killed, and are made again (OP014, OP015, OR003)', async () => {
  const { tenant, patientId, note, visitId } = await openConsultationDesk(parts);
  await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
  const urine = { chargeId: orderable.urine, orderName: 'Urine routine', isUrgent: false };
  await tenant.ask(
    saveDraft,
    await note({
      advice: 'Rest',
      diagnoses: [fever],
      medicines: [paracetamol],
      orders: [urine],
      followUpOn: dayOf(3),
      followUpReason: 'Review',
    }),
  );
  const draft = await everythingOf(tenant);
  const typed = await note();
  for (const table of ['consultation_version', 'clinical_order']) {
    await killWhile(tenant, table, signConsultation, typed);
    expect(await everythingOf(tenant), table).toEqual(draft);
    const { consultation } = await tenant.ask(getConsultation, { visitId });
    expect(consultation).toMatchObject({ state: 'Draft', version: 0, content: { advice: 'Rest', orders: [urine] } });
  }
  const { consultation, visit } = await tenant.ask(signConsultation, typed);
  expect(consultation).toMatchObject({ state: 'Signed', version: 1 });
  const { orders } = await tenant.ask(listOrders, { encounterId: visit.encounterId });
  expect(orders.map(({ kind }) => kind).sort()).toEqual(['Investigation', 'Medicine']);

  const orderId = orders.find(({ kind }) => kind === 'Investigation')?.orderId ?? 0;
  const bill = { encounterId: visit.encounterId, lines: [{ orderId, quantity: 1 }], net: 85, amount: 85 };
  const signed = await everythingOf(tenant);
  await killWhile(tenant, 'counter_receipt', addCounterBill, { counterBill: bill });
  expect(await everythingOf(tenant)).toEqual(signed);
  const { counterBill } = await tenant.ask(addCounterBill, { counterBill: bill });
  expect(counterBill).toMatchObject({ billNo: 1, received: 8500, due: 0 });
}, 120_000);
