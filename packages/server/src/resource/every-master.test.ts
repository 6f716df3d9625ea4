// Walks every master: its table, its calls, its audit (law 4).
import { masterNamed, masters } from '@charaka/contract/foundation/masters/all';
import { type MasterFieldKind, masterEndpoints, snakeCase } from '@charaka/contract/kernel/resource';
import { describe, expect, it } from 'vitest';
import { asTyped, useMasterScene } from '../../test-support/record/master-scene.ts';
import { makeTenant } from '../../test-support/server/test-tenant.ts';

const { parts, scene, ask, attempt, add, sample, read } = useMasterScene();

const named = masters.map((master) => [master.name, master] as const);
const columnTypes: Readonly<Record<MasterFieldKind, string>> = {
  text: 'text',
  longText: 'text',
  count: 'integer|bigint|smallint',
  money: 'bigint',
  percent: 'integer|bigint',
  decimal: 'double precision',
  flag: 'boolean',
  reference: 'bigint',
  staff: 'bigint',
  day: 'date',
  time: 'text',
  choice: 'smallint|integer',
};

/**
 * Tables with history: charges, bills, requests and transfers store their own values and do not count as use of a record. Agreements with
 * a payer end with the payer.
 */
const history =
  /^(service_charge|bill|tpa_transfer|tpa_authorization|association_charge|tpa_time_limit|payer_receipt|bill_version|bill_payer|counter_bill|encounter_diagnosis|notifiable_case|lab_report|lab_amendment|specimen|isolate|susceptibility|provider_rate|outsource_dispatch|partner_bill|lab_work|auto_verify_rule|asset_audit)\./;

describe.each(named)('the master %s', (_name, master) => {
  it('has the table it declares, and names everything that points at it (law 3)', async () => {
    const table = snakeCase(master.name);
    const { rows } = await parts.owner.query<{ name: string; type: string; nullable: string }>(
      `select column_name as name, data_type as type, is_nullable as nullable from information_schema.columns
       where table_schema = 'public' and table_name = $1`,
      [table],
    );
    const columns = new Map(rows.map((row) => [row.name, row]));
    const fields = Object.entries(master.fields);
    const declared = [master.key, ...fields.map(([name]) => name), 'isActive', 'tenantId'].map(snakeCase);
    expect([...columns.keys()].sort()).toEqual(declared.sort());
    for (const [name, field] of fields) {
      const column = columns.get(snakeCase(name));
      expect(column?.type, name).toMatch(new RegExp(`^(${columnTypes[field.kind]})$`));
      expect(column?.nullable, name).toBe(field.isRequired ? 'NO' : 'YES');
    }
    const pointing = await parts.owner.query<{ used: string }>(
      `select c.conrelid::regclass::text || '.' || a.attname as used from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'tenant_id'
       where c.contype = 'f' and c.confrelid = $1::regclass`,
      [table],
    );
    const now = pointing.rows.map((row) => row.used).filter((used) => !history.test(used));
    const told = (master.usedBy ?? []).map((use) => `${use.table}.${use.column}`);
    expect(told.sort()).toEqual(now.sort());
  });

  it('adds, reads, and refuses a second record of the same name in any capitals', async () => {
    const record = await sample(master, true);
    const { item } = await ask(master, 'add', { item: record });
    expect(asTyped(master, item)).toMatchObject({ ...record, isActive: true });
    expect(await read(master, item[master.key] as number)).toEqual(item);
    for (const [name, field] of Object.entries(master.fields)) {
      if (!field.isUnique) continue;
      const twin = { ...(await sample(master, true)), [name]: String(record[name]).toUpperCase() };
      const clash = await attempt(master, 'add', { item: twin });
      expect(clash).toMatchObject({ status: 200, isFailure: true });
      expect(clash.message).toContain('already exists');
    }
    for (const [name, field] of Object.entries(master.fields)) {
      if (!field.isRequired) continue;
      const { [name]: _, ...rest } = record;
      expect((await attempt(master, 'add', { item: rest })).status, `without ${name}`).toBe(400);
    }
  });

  it('updates whole records: what is left out is cleared, but stays active (Q17)', async () => {
    const before = await read(master, await add(master, true));
    const key = { [master.key]: before[master.key] ?? 0 };
    const { item } = await ask(master, 'update', { item: { ...(await sample(master, false)), ...key } });
    for (const [name, field] of Object.entries(master.fields)) if (!field.isRequired) expect(item[name]).toBeNull();
    expect(item).toMatchObject({ ...key, isActive: true });
    expect(
      await attempt(master, 'update', { item: { ...asTyped(master, before), [master.key]: 999_999 } }),
    ).toMatchObject({
      isFailure: true,
      status: 200,
    });
  });

  it('tells the second of two who change a record by name who was faster, and keeps what the first wrote', async () => {
    const key = await add(master, true);
    const { version: seen } = await read(master, key);
    const edit = async () => ({ ...(await sample(master, true)), [master.key]: key });
    const [first, second] = [await edit(), await edit()];
    await scene.tenant.ask(masterEndpoints(master).update, { item: { ...first, version: seen } }, { as: 'admin' });
    const refused = await attempt(master, 'update', { item: { ...second, version: seen } });
    const message = `Admin User changed this ${master.label.toLowerCase()} after you opened it`;
    expect(refused).toMatchObject({ status: 200, isFailure: true, message, fields: { 'item.version': message } });
    const present = await ask(master, 'get', { item: { [master.key]: key } });
    expect(asTyped(master, present.item)).toMatchObject(first);
    expect(present).toMatchObject({ changedByName: 'Admin User' });
    const { version } = present.item;
    // Saving without a change leaves the record and its version as they are, and announces no change.
    const same = await ask(master, 'update', { item: { ...first, version } });
    expect(same.item.version).toBe(version);
    const { item } = await ask(master, 'update', { item: { ...second, version } });
    expect(asTyped(master, item)).toMatchObject(second);
  });

  it('is deactivated, makes its name free, and comes back only while the name still is', async () => {
    const item = asTyped(master, await read(master, await add(master, true)));
    const key = { [master.key]: item[master.key] ?? 0 };
    await ask(master, 'deactivate', { item: key });
    expect(await read(master, item[master.key] as number)).toMatchObject({ isActive: false });
    const second = (await ask(master, 'add', { item: { ...item, [master.key]: null, isActive: true } })).item;
    // Reopening is refused only when a unique value is taken; other names may repeat: sub-divisions of one name are in many districts.
    const isTaken = Object.values(master.fields).some(({ isUnique }) => isUnique);
    expect((await attempt(master, 'update', { item: { ...item, isActive: true } })).isFailure).toBe(isTaken);
    await ask(master, 'deactivate', { item: { [master.key]: second[master.key] ?? 0 } });
    const back = await ask(master, 'update', { item: { ...item, isActive: true } });
    expect(back.item).toMatchObject({ ...key, isActive: true });
  });

  it.each((master.usedBy ?? []).map((use) => [use.table, use] as const))(
    'stays active while used by %s',
    async (_table, use) => {
      const key = await add(master, true);
      const first = await parts.owner.query<{ value: number | null }>(
        `select ${use.column} as value from ${use.table} where tenant_id = $1 limit 1`,
        [scene.tenant.tenantId],
      );
      const before = first.rows[0]?.value ?? null;
      const point = (from: number | null, to: number | null) =>
        parts.owner.query(
          `update ${use.table} set ${use.column} = $1 where ctid = (select ctid from ${use.table}
             where tenant_id = ${scene.tenant.tenantId} and ${use.column} is not distinct from $2 limit 1)`,
          [to, from],
        );
      expect((await point(before, key)).rowCount).toBe(1);
      const item = { [master.key]: key };
      for (const refused of [
        await attempt(master, 'deactivate', { item }),
        await attempt(master, 'update', { item: { ...asTyped(master, await read(master, key)), isActive: false } }),
      ]) {
        expect(refused).toMatchObject({ isFailure: true, status: 200 });
        expect(refused.message).toContain(`in use by 1 ${use.called.text}`);
      }
      await point(key, before);
      await ask(master, 'deactivate', { item });
    },
  );

  it.each(master.fixedKeys ?? [])('never changes nor deactivates its record %i (Q78)', async (key) => {
    const item = asTyped(master, await read(master, key));
    const sentence = `This ${master.label.toLowerCase()} is fixed: it can be neither changed nor deactivated`;
    expect((await attempt(master, 'update', { item })).message).toBe(sentence);
    expect((await attempt(master, 'deactivate', { item: { [master.key]: key } })).message).toBe(sentence);
    expect(asTyped(master, await read(master, key))).toEqual(item);
  });

  const references = Object.entries(master.fields).filter(([, field]) => field.kind === 'reference');
  it.each(references)('points with %s at active records of the tenant only', async (name, field) => {
    const target = masterNamed(field.to as string);
    const [key, record] = [await add(target, true), await sample(master, true)];
    await ask(target, 'deactivate', { item: { [target.key]: key } });
    for (const wrong of [key, 999_999]) {
      const refused = await attempt(master, 'add', { item: { ...record, [name]: wrong } });
      expect(refused.message).toMatch(/is no longer active|does not exist/);
    }
  });

  const ofStaff = Object.entries(master.fields).filter(([, field]) => field.kind === 'staff');
  it.each(ofStaff)('points with %s at active staff of the tenant only', async (name) => {
    const { tenantId } = scene.tenant;
    const record = { ...(await sample(master, true)), [name]: 3 };
    await parts.owner.query('update staff set is_active = false where tenant_id = $1 and staff_id = 3', [tenantId]);
    for (const wrong of [3, 999_999]) {
      const refused = await attempt(master, 'add', { item: { ...record, [name]: wrong } });
      expect(refused.message).toMatch(/is no longer active|does not exist/);
    }
    await parts.owner.query('update staff set is_active = true where tenant_id = $1 and staff_id = 3', [tenantId]);
    await ask(master, 'add', { item: record });
  });

  it('belongs to one tenant, and every write leaves an audit row (R026)', async () => {
    const other = await makeTenant(parts);
    const key = await add(master, true);
    const foreign = await other.call(masterEndpoints(master).get, { item: { [master.key]: key } });
    expect(foreign).toMatchObject({ isFailure: true, message: `This ${master.label.toLowerCase()} does not exist` });
    await ask(master, 'deactivate', { item: { [master.key]: key } });
    const { rows } = await parts.owner.query(
      `select action, operation, user_id, after ->> 'is_active' as active from audit_log
       where tenant_id = $1 and table_name = $2 and record_id = $3 order by audit_id`,
      [scene.tenant.tenantId, snakeCase(master.name), String(key)],
    );
    expect(rows).toEqual([
      { action: 'insert', operation: master.calls.add, user_id: scene.tenant.userIds.clerk, active: 'true' },
      { action: 'update', operation: master.calls.deactivate, user_id: scene.tenant.userIds.clerk, active: 'false' },
    ]);
  });
});
