// The walls between tenants, and a transaction in which a statement fails.

import { department } from '@charaka/contract/foundation/masters/department';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { openPool, send } from './database.ts';
import { Refusal } from './refusal.ts';
import { inTransaction, type Transaction } from './transaction.ts';

const parts = useTestApp();
let pool: pg.Pool;
let own: TestTenant;
let other: TestTenant;

beforeAll(async () => {
  // One connection: state left by a call would affect the next one.
  pool = openPool(parts.address, 1);
  [own, other] = [await makeTenant(parts), await makeTenant(parts)];
});
afterAll(() => pool.end());

const inTenant = <T>(tenant: TestTenant, work: (tx: Transaction) => Promise<T>, kind: 'read' | 'write' = 'write') =>
  inTransaction(pool, { tenantId: tenant.tenantId }, kind, work);
const countDepartments = (tx: Transaction) => tx.rows<{ tenantId: number }>(sql`select tenant_id from department`);
const addDepartment = (tx: Transaction, tenantId: number, name: string) =>
  tx.rows(sql`insert into department (tenant_id, department_name) values (${tenantId}, ${name})`);

describe('row-level security', () => {
  it('hides other tenants from statements that forget to name the tenant (R003, Q18)', async () => {
    for (const tenant of [own, other]) {
      const rows = await inTenant(tenant, countDepartments);
      expect(new Set(rows.map((row) => row.tenantId))).toEqual(new Set([tenant.tenantId]));
    }
  });

  it('hides every table that has a tenant', async () => {
    const { rows: tables } = await parts.owner.query<{ name: string; forced: boolean }>(
      `select c.relname as name, c.relrowsecurity as forced from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'tenant'`,
    );
    expect(tables.length).toBeGreaterThan(30);
    expect(tables.filter((table) => !table.forced).map((table) => table.name)).toEqual([]);
  });

  it('refuses rows written for, or moved to, another tenant', async () => {
    await expect(inTenant(own, (tx) => addDepartment(tx, other.tenantId, 'Smuggled'))).rejects.toThrow(/row-level/);
    const move = (tx: Transaction) => tx.rows(sql`update department set tenant_id = ${other.tenantId}`);
    await expect(inTenant(own, move)).rejects.toThrow(/row-level|foreign key/);
  });

  it('answers nothing at all without a scope', async () => {
    const client = await pool.connect();
    try {
      await expect(send(client, sql`select * from department`)).rejects.toThrow();
      await client.query('begin');
      await expect(send(client, sql`select * from patient`)).rejects.toThrow();
      await client.query('rollback');
    } finally {
      client.release();
    }
  });

  it('keeps secrets and deletion out of the reach of the server role', async () => {
    await expect(inTenant(own, (tx) => tx.rows(sql`select * from server_secret`))).rejects.toThrow(/permission/);
    await expect(inTenant(own, (tx) => tx.rows(sql`delete from department`))).rejects.toThrow(/permission/);
  });
});

describe('a transaction', () => {
  it('leaves a clean connection when one of several statements sent together fails', async () => {
    const failing = inTenant(own, (tx) =>
      Promise.all([countDepartments(tx), tx.rows(sql`select 1 / 0`), countDepartments(tx), countDepartments(tx)]),
    );
    await expect(failing).rejects.toThrow('division by zero');
    expect((await inTenant(other, countDepartments)).every((row) => row.tenantId === other.tenantId)).toBe(true);
  });

  it('tells the error of the failed statement for every statement sent behind it', async () => {
    const told: string[] = [];
    const failing = inTenant(own, (tx) => {
      const sent = [sql`select ${'a\0b'}::text`, sql`select 1`, sql`select 2`].map((one) => tx.rows(one));
      for (const one of sent) one.catch((error: Error & { code?: string }) => told.push(error.code ?? ''));
      // The last one decides: its own error would only say that the transaction is aborted.
      return sent.at(-1) as Promise<unknown>;
    });
    await expect(failing).rejects.toThrow('invalid byte sequence');
    expect(told).toEqual(['22021', '22021', '22021']);
  });

  it('lets no straggler write after it ended, though its connection serves another tenant by then', async () => {
    let straggle = () => {};
    const gate = new Promise<void>((resolve) => {
      straggle = resolve;
    });
    let late: Promise<unknown> = Promise.resolve();
    const work = inTenant(own, (tx) => {
      late = gate.then(() => addDepartment(tx, own.tenantId, 'Too late'));
      late.catch(() => undefined);
      return Promise.all([late, Promise.reject(new Refusal(kernelSentences.tryAgain))]);
    });
    await expect(work).rejects.toThrow(kernelSentences.tryAgain.text);
    straggle();
    await expect(late).rejects.toThrow('This transaction is over');
  });

  it('reads behind its locks in one trip, and waits for a lock that does not send its statement at once', async () => {
    const { departmentId } = await inTenant(own, (tx) =>
      tx.one<{ departmentId: number }>(
        sql`select min(department_id) as department_id from department`,
        kernelSentences.tryAgain,
      ),
    );
    const lock = (tx: Transaction) =>
      tx.row<{ departmentName: string }>(sql`select department_name from department
        where department_id = ${departmentId} for update`);
    const late = async (tx: Transaction) => {
      await Promise.resolve();
      return lock(tx);
    };
    for (const [taken, isAtOnce] of [
      [lock, true],
      [late, false],
    ] as const) {
      const order: string[] = [];
      const answers = await inTenant(own, (tx) => {
        const behind = tx.behind([() => taken(tx).finally(() => order.push('locked'))], () => {
          order.push('read');
          return [countDepartments(tx)];
        });
        expect(order).toEqual(isAtOnce ? ['read'] : []);
        return behind;
      });
      expect(order).toEqual(isAtOnce ? ['read', 'locked'] : ['locked', 'read']);
      expect(answers[0]).toHaveProperty('departmentName');
      expect(answers[1].length).toBeGreaterThan(0);
    }
  });

  it('never says done when a failed statement went unnoticed', async () => {
    const work = inTenant(own, async (tx) => {
      await addDepartment(tx, own.tenantId, 'Half done');
      await tx.rows(sql`select 1 / 0`).catch(() => undefined);
      return 'done';
    });
    await expect(work).rejects.toThrow('saved nothing');
  });

  it('writes nothing when it is there to read', async () => {
    await expect(inTenant(own, (tx) => addDepartment(tx, own.tenantId, 'Read'), 'read')).rejects.toThrow(/read-only/);
  });

  it('survives a connection that is cut in the middle of it', async () => {
    const cut = inTenant(own, async (tx) => {
      const backend = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`, kernelSentences.tryAgain);
      await parts.owner.query('select pg_terminate_backend($1)', [backend.pid]);
      return tx.rows(sql`select pg_sleep(5)`);
    });
    await expect(cut).rejects.toThrow();
    expect(await inTenant(own, countDepartments)).not.toHaveLength(0);
  });

  it('serves 40 calls of two tenants at once without mixing them', async () => {
    const { list } = masterEndpoints(department);
    const names = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const tenant = index % 2 === 0 ? own : other;
        await tenant.ask(masterEndpoints(department).add, { item: { departmentName: `${tenant.name} ${index}` } });
        const { rows } = (await tenant.ask(list, {})) as { rows: { departmentName: string }[] };
        return rows.filter(
          (row) => row.departmentName.startsWith('tenant') && !row.departmentName.startsWith(tenant.name),
        );
      }),
    );
    expect(names.flat()).toEqual([]);
  });
});
