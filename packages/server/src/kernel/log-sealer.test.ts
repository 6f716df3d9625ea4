// The audit log and the security log: sealed behind the writers, and every entry that was changed, removed or added later is named.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { openOwner, openPool } from './database.ts';
import { type LogHead, LogSealer } from './log-sealer.ts';
import { verifyLogs } from './verify-logs.ts';

// The server's own sealer does not run: the test decides when to seal.
const parts = useTestApp({ role: 'web' });
const heads: LogHead[] = [];
const faults: unknown[] = [];
let pool: pg.Pool;
let sealer: LogSealer;
beforeAll(() => {
  pool = openPool(parts.address, 2);
  sealer = new LogSealer(pool, { onHourEnded: (head) => heads.push(head), onFault: (error) => faults.push(error) });
});
afterAll(async () => {
  await sealer.stop();
  await pool.end();
  expect(faults).toEqual([]);
});

/** Marks, waits for the writers and seals, as the clock does within half a minute. */
async function sealAll(): Promise<void> {
  for (let run = 0; run < 3; run += 1) await sealer.seal();
}

const check = (tenant: TestTenant) => verifyLogs(parts.owner, tenant.tenantId);

/** Seals until no entry of the tenant is open: a running transaction of another test's database keeps entries open. */
async function sealWhole(tenant: TestTenant): Promise<void> {
  const openCount = async () => {
    await sealAll();
    return (await check(tenant)).openCount;
  };
  await expect.poll(openCount, { timeout: 20_000 }).toBe(0);
}

/** The check's result after statements by an attacker who owns the database. */
async function afterTampering(tenant: TestTenant, ...texts: string[]): Promise<string | null> {
  await parts.owner.query('begin');
  for (const text of texts) await parts.owner.query(text, [tenant.tenantId]);
  const { difference } = await check(tenant);
  await parts.owner.query('rollback');
  return difference;
}

const addEvent = (client: pg.Client, tenant: TestTenant) =>
  client.query(`insert into security_event (tenant_id, kind, result) values ($1, 'log-out', 'ended')`, [
    tenant.tenantId,
  ]);

describe('the seals of the audit and security log', () => {
  it('name an entry that the owner of the database changed, removed or added (Q291)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.addPatients(20);
    await addEvent(parts.owner, tenant);
    await sealWhole(tenant);
    await tenant.addPatients(3);
    await sealWhole(tenant);
    const sealed = await check(tenant);
    expect(sealed).toMatchObject({ openCount: 0, difference: null });
    expect(sealed.sealedCount).toBeGreaterThan(20);
    const { rows } = await parts.owner.query<{ id: number }>(
      'select audit_id as id from audit_log where tenant_id = $1 order by audit_id limit 1 offset 7',
      [tenant.tenantId],
    );
    const id = Number(rows[0]?.id);
    const one = `where tenant_id = $1 and audit_id = ${id}`;
    expect(await afterTampering(tenant, `update audit_log set user_id = 1 ${one}`)).toBe(
      `Entry ${id} of the audit log was changed (batch 1)`,
    );
    expect(await afterTampering(tenant, `update audit_log set after = '{}' ${one}`)).toContain(`Entry ${id} `);
    expect(await afterTampering(tenant, `delete from audit_log ${one}`)).toContain(
      `Entry ${id} of the audit log was taken out`,
    );
    expect(
      await afterTampering(
        tenant,
        `delete from audit_log ${one}`,
        `delete from log_seal where tenant_id = $1 and batch_no = 1`,
      ),
    ).toContain('a batch before it was taken out');
    expect(await afterTampering(tenant, `update security_event set result = 'stayed' where tenant_id = $1`)).toContain(
      'of the security log was changed',
    );
    expect(
      await afterTampering(
        tenant,
        `update log_seal set entry_hashes = entry_hashes || '\\x00' where tenant_id = $1 and log = 'audit' and batch_no = 1`,
      ),
    ).toContain('the batch itself was changed');
    expect((await check(tenant)).difference).toBeNull();
  });

  it('wait for the oldest transaction that still writes, and no writer waits for them (Q291)', async () => {
    const tenant = await makeTenant(parts);
    await sealWhole(tenant);
    const slow = await openOwner(parts.address);
    await slow.query('begin');
    await addEvent(slow, tenant);
    await addEvent(parts.owner, tenant);
    await sealAll();
    expect(await check(tenant)).toMatchObject({ openCount: 1, difference: null });
    await slow.query('commit');
    await slow.end();
    await sealWhole(tenant);
    expect(await check(tenant)).toMatchObject({ openCount: 0, difference: null });
  });

  it('are written by the first of several servers, one chain, while many write (Q291)', async () => {
    const tenant = await makeTenant(parts);
    const other = new LogSealer(pool, { onHourEnded: () => undefined, onFault: (error) => faults.push(error) });
    let isWriting = true;
    const writing = (async () => {
      for (let count = 0; count < 30; count += 1)
        await Promise.all([tenant.addPatients(2), addEvent(parts.owner, tenant)]);
      isWriting = false;
    })();
    while (isWriting) {
      await Promise.all([sealer.seal(), other.seal()]);
      await pause(5);
    }
    await writing;
    await other.stop();
    await sealWhole(tenant);
    expect(await check(tenant)).toMatchObject({ openCount: 0, difference: null });
  });

  it('of a restored backup go on with the marks of another database (Q291)', async () => {
    const tenant = await makeTenant(parts);
    await sealWhole(tenant);
    await addEvent(parts.owner, tenant);
    await sealer.seal();
    await parts.owner.query(`update log_mark set transaction_id = '9000000000000' where tenant_id = $1`, [
      tenant.tenantId,
    ]);
    await sealWhole(tenant);
    expect((await check(tenant)).difference).toBeNull();
  });

  it('tell the last hash of an hour to the log stream (Q291)', async () => {
    const tenant = await makeTenant(parts);
    await sealWhole(tenant);
    await parts.owner.query(`update log_seal set sealed_at = sealed_at - interval '1 hour' where tenant_id = $1`, [
      tenant.tenantId,
    ]);
    await tenant.addPatients(1);
    await sealWhole(tenant);
    expect(heads).toMatchObject([
      { tenantId: tenant.tenantId, log: 'audit', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  it('cannot be written by the role of the server (Q291)', async () => {
    for (const table of ['log_seal', 'log_mark'])
      for (const deed of ['insert', 'update', 'delete', 'truncate']) {
        const { rows } = await parts.owner.query<{ may: boolean }>(
          `select has_table_privilege('charaka_app', '${table}', '${deed}') as may`,
        );
        expect(rows, `${deed} ${table}`).toEqual([{ may: false }]);
      }
  });
});
