// Backups: whole or of one tenant, while the product runs, restored to the last byte or not at all.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { addPatient } from '@charaka/contract/people/patient/patient';
import { admit } from '@charaka/contract/stay/admission/admission';
import { addBirth, admitInfant } from '@charaka/contract/stay/record/birth';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admissionForm } from '../../test-support/patient/admission-form.ts';
import { hoursAgo } from '../../test-support/patient/leaving-patient.ts';
import { patientForm } from '../../test-support/patient/patient-form.ts';
import { useEmptyDatabases } from '../../test-support/server/empty-database.ts';
import { chartsWritten, useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { openOwner } from '../kernel/database.ts';
import { knownMigrations, migrate } from '../kernel/migrate.ts';
import { loadSecrets } from '../kernel/secrets.ts';
import { quoted } from './backup-format.ts';
import { readBackupTables } from './backup-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

// Two looks at one database compare it whole: no job changes it in between.
const parts = useTestApp({ role: 'web' });
const emptyDatabase = useEmptyDatabases();
const folder = mkdtempSync(join(tmpdir(), 'charaka-backup-'));
const whole = join(folder, 'whole.backup');
const passphrase = 'Ganga-Setu-41 by night';
let first: TestTenant;
let second: TestTenant;

beforeAll(async () => {
  [first, second] = [await makeTenant(parts), await makeTenant(parts)];
  for (const tenant of [first, second]) {
    // Text that COPY must escape: tabs, line ends, backslashes, a line that looks like the end of the rows, other scripts.
    const strange = patientForm({ contactNo: '+919811111111', addressLineOne: '1\tTest\\Road\n\\.\nঢাকা தமிழ்' });
    const { patient } = await tenant.ask(addPatient, { patient: strange });
    const mother = admissionForm(tenant, patient.patientId, {
      admissionCategory: 'Maternity',
      admittedAt: hoursAgo(2),
    });
    const { admissionId } = (await tenant.ask(admit, { admission: mother })).admission;
    // The mother's admission, the birth and the child's admission: keys that run in a circle.
    const birth = {
      admissionId,
      sex: 'F',
      birthDate: hoursAgo(1).slice(0, 10),
      birthTime: hoursAgo(1).slice(11, 16),
    } as const;
    const { birthId } = (await tenant.ask(addBirth, { birth: { ...birth, bornType: 'Normal' } })).birth;
    await tenant.ask(admitInfant, { infant: { birthId, infantName: 'Baby of Asha' } });
  }
  await chartsWritten(parts);
  await writeBackup(parts.owner, whole, { passphrase });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function open(address: Awaited<ReturnType<typeof emptyDatabase>>): Promise<pg.Client> {
  return openOwner(address);
}

/** A checksum over each table's rows, of one tenant if given; the mark of the clock moves while a test waits. */
async function sums(owner: pg.Client, tenantId?: number): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name, columns, isOfTenant } of (await readBackupTables(owner)).tables) {
    if (name === 'clock_mark' || (tenantId !== undefined && !isOfTenant)) continue;
    const ofTenant = tenantId === undefined ? '' : ` where tenant_id = ${tenantId}`;
    const { rows } = await owner.query<{ sum: string }>(
      `select count(*) || ' rows ' || coalesce(md5(string_agg(r::text, ',' order by r::text)), '') as sum
         from (select ${columns.map(quoted).join(', ')} from ${quoted(name)}${ofTenant}) r`,
    );
    found[name] = rows[0]?.sum ?? '';
  }
  return found;
}

/** The lines of a backup that is not sealed. */
async function plainTextOf(owner: pg.Client, path: string): Promise<string> {
  await writeBackup(owner, path);
  return zstdDecompressSync(readFileSync(path)).toString('utf8');
}

/** The same backup as the version before wrote it: without a word on keys in its header, and with their table at the end. */
function oldForm(text: string): { header: Record<string, unknown>; text: string } {
  const [first = '', ...lines] = text.split('\n').slice(0, -2);
  const { hasKeysApart: _, ...header } = JSON.parse(first) as Record<string, unknown>;
  const footer = JSON.parse(text.split('\n').at(-2) ?? '{}') as { rowCounts: Record<string, number> };
  const keys = ['{"table":"server_secret","columns":["name","value"]}', 'vault_key\tb2xkIGtleQ==', '\\.'];
  const body = [JSON.stringify(header), ...lines, ...keys, ''].join('\n');
  const sha256 = createHash('sha256').update(body).digest('hex');
  const rowCounts = { ...footer.rowCounts, server_secret: 1 };
  return { header, text: `${body}${JSON.stringify({ rowCounts, sha256 })}\n` };
}

describe('a backup of everything', () => {
  it('comes back to the last byte in an empty database, which goes on counting behind it', async () => {
    const owner = await open(await emptyDatabase());
    const { rowCounts } = await restoreBackup(owner, { path: whole, passphrase });
    expect(rowCounts.patient).toBe(4);
    const restored = await sums(owner);
    expect(restored).toEqual(await sums(parts.owner));
    expect(restored.audit_log).not.toMatch(/^0 /);
    // Behind the restored entries, though they came with their numbers.
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(first.tenantId)]);
    expect((await owner.query('select next_patient_number()::int as number')).rows).toEqual([{ number: 3 }]);
    await owner.query(`update patient set city = 'Nashik' where tenant_id = ${first.tenantId}`);
    const { rows } = await owner.query<{ highest: boolean }>(
      `select audit_id > lag(audit_id) over (order by at, audit_id) as highest from audit_log order by at desc limit 1`,
    );
    expect(rows).toEqual([{ highest: true }]);
    await owner.end();
  });

  it('is one snapshot though patients are registered meanwhile, and is nobody else’s to read', async () => {
    const path = join(folder, 'busy.backup');
    const registering = Array.from({ length: 20 }, (_, index) =>
      first.ask(addPatient, { patient: patientForm({ firstName: `Busy${'abcdefghijklmnopqrst'[index]}` }) }),
    );
    const owner = await open(parts.address as Awaited<ReturnType<typeof emptyDatabase>>);
    await Promise.all([writeBackup(owner, path, { passphrase }), ...registering]);
    await owner.end();
    expect(statSync(path).mode & 0o077).toBe(0);
    const restored = await open(await emptyDatabase());
    await restoreBackup(restored, { path, passphrase });
    const { rows } = await restored.query<{ patients: number; audited: number }>(
      `select (select count(*) from patient) as patients,
              (select count(*) from audit_log where table_name = 'patient' and action = 'insert') as audited`,
    );
    expect(rows[0]?.patients).toBe(rows[0]?.audited);
    await restored.end();
  });

  it('does not go over tenants that are there', async () => {
    await expect(restoreBackup(parts.owner, { path: whole, passphrase })).rejects.toThrow(
      /already has tenant\d+ .* overwrites nobody/,
    );
  });
});

describe('a sealed backup', () => {
  const SECRET = /ঢাকা|argon2id|Baby of Asha/;

  it('tells nothing of what it holds, and its keys lie in another file (M8)', async () => {
    for (const path of [whole, `${whole}.keys`]) {
      expect(readFileSync(path, 'latin1').startsWith('charaka-sealed-1')).toBe(true);
      expect(statSync(path).mode & 0o077).toBe(0);
    }
    const plain = join(folder, 'plain.backup');
    await writeBackup(parts.owner, plain);
    const opened = zstdDecompressSync(readFileSync(plain)).toString('utf8');
    expect(opened).toMatch(SECRET);
    expect(opened).not.toMatch(/vault_key|PRIVATE KEY/);
    expect(readFileSync(`${plain}.keys`, 'utf8')).toMatch(/vault_key.*|token_key/);
    const owner = await open(await emptyDatabase());
    expect((await restoreBackup(owner, { path: plain })).hasKeys).toBe(true);
    await owner.end();
  });

  it('is refused without its passphrase, and under another one (M8)', async () => {
    const owner = await open(await emptyDatabase());
    await expect(restoreBackup(owner, { path: whole })).rejects.toThrow('This file is sealed');
    await expect(restoreBackup(owner, { path: whole, passphrase: 'Ganga-Setu-42 by night' })).rejects.toThrow(
      'This passphrase or key file is not the one of this file',
    );
    expect((await readBackupTables(owner)).tables).toEqual([]);
    await owner.end();
  });

  it('comes back without its keys too; the server then has new ones (M8)', async () => {
    const alone = join(folder, 'alone.backup');
    writeFileSync(alone, readFileSync(whole));
    const owner = await open(await emptyDatabase());
    expect((await restoreBackup(owner, { path: alone, passphrase })).hasKeys).toBe(false);
    const secrets = await loadSecrets(owner);
    expect(secrets.vaultKey).not.toBe(parts.secrets.vaultKey);
    await owner.end();
  });

  it('of version 1.4.0, which held the keys and was not sealed, still comes back (M8)', async () => {
    const { header, text } = oldForm(await plainTextOf(parts.owner, join(folder, 'new.backup')));
    const path = join(folder, 'of-1.4.0.backup');
    writeFileSync(path, zstdCompressSync(text));
    expect(header).not.toHaveProperty('hasKeysApart');
    const owner = await open(await emptyDatabase());
    expect((await restoreBackup(owner, { path })).hasKeys).toBe(true);
    expect((await loadSecrets(owner)).vaultKey).toBe('b2xkIGtleQ==');
    await owner.end();
  });
});

describe('a backup of one tenant', () => {
  it('comes back beside another tenant, who is not touched', async () => {
    const [mine, others] = [join(folder, 'mine.backup'), join(folder, 'others.backup')];
    await writeBackup(parts.owner, mine, { tenantName: first.name, passphrase });
    await writeBackup(parts.owner, others, { tenantName: second.name.toUpperCase(), passphrase });
    const owner = await open(await emptyDatabase());
    await restoreBackup(owner, { path: others, passphrase });
    const before = await sums(owner, second.tenantId);
    await restoreBackup(owner, { path: mine, passphrase });
    expect(await sums(owner, first.tenantId)).toEqual(await sums(parts.owner, first.tenantId));
    expect(await sums(owner, second.tenantId)).toEqual(before);
    await expect(restoreBackup(owner, { path: mine, passphrase })).rejects.toThrow(`already has ${first.name}`);
    await owner.end();
  });

  it('is refused for a tenant that does not exist', async () => {
    await expect(
      writeBackup(parts.owner, join(folder, 'nobody.backup'), { tenantName: 'nobody', passphrase }),
    ).rejects.toThrow('There is no tenant named nobody');
  });
});

describe('a backup of another age or in another state', () => {
  it('of an older version is brought to this one in an empty database, and refused where it came too late', async () => {
    const known = await knownMigrations();
    const old = await open(await emptyDatabase());
    await migrate(old, known.length - 1);
    await old.query(`insert into tenant (tenant_id, tenant_name, display_name) values (1, 'old', 'Old Hospital')`);
    const path = join(folder, 'old.backup');
    await writeBackup(old, path, { tenantName: 'old', passphrase });
    await old.end();
    const restored = await open(await emptyDatabase());
    await restoreBackup(restored, { path, passphrase });
    expect(await migrate(restored)).toBe(0);
    const { rows } = await restored.query<{ display_name: string }>('select display_name from tenant');
    expect(rows).toEqual([{ display_name: 'Old Hospital' }]);
    await restored.end();
    const current = await open(await emptyDatabase());
    await migrate(current);
    await expect(restoreBackup(current, { path, passphrase })).rejects.toThrow(/older version.*empty folder/);
    await current.end();
  });

  it('of a newer version is refused before anything is made', async () => {
    await parts.owner.query(`insert into schema_migration (name) values ('9999_from_the_future.sql')`);
    const path = join(folder, 'newer.backup');
    await writeBackup(parts.owner, path, { passphrase });
    await parts.owner.query(`delete from schema_migration where name = '9999_from_the_future.sql'`);
    const owner = await open(await emptyDatabase());
    await expect(restoreBackup(owner, { path, passphrase })).rejects.toThrow(
      /newer version \(.*\); update Charaka first/,
    );
    expect((await readBackupTables(owner)).tables).toEqual([]);
    await owner.end();
  });

  const bytes = () => readFileSync(whole);
  it.each([
    ['a byte of it was changed', () => bytes().fill(bytes().readUInt8(4000) ^ 1, 4000, 4001)],
    ['it was cut short', () => bytes().subarray(0, bytes().length - 100)],
    ['something was appended', () => Buffer.concat([bytes(), bytes()])],
    ['it is empty', () => Buffer.alloc(0)],
    ['it is something else', () => Buffer.from('%PDF-1.7 no backup at all')],
  ])('is refused where %s, and leaves nothing behind', async (_, make) => {
    const path = join(folder, 'damaged.backup');
    writeFileSync(path, make());
    const owner = await open(await emptyDatabase());
    await expect(restoreBackup(owner, { path, passphrase })).rejects.toThrow('This file is no whole backup of Charaka');
    expect((await readBackupTables(owner)).tables).toEqual([]);
    await owner.end();
  });

  it('that is not there is named', async () => {
    await expect(restoreBackup(parts.owner, { path: join(folder, 'missing.backup'), passphrase })).rejects.toThrow(
      'There is no file',
    );
  });
});
