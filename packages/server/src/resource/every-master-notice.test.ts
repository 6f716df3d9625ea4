// Walks every master: open lists get news of each added, changed, closed, reopened and imported record once, and none of a refusal.

import { masters } from '@charaka/contract/foundation/masters/all';
import { masterFileEndpoints, naturalKey } from '@charaka/contract/kernel/master-file';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainSample } from '../../test-support/record/master-sample.ts';
import { LiveScreen } from '../../test-support/server/live-screen.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();
let address: string;
let tenant: TestTenant;

beforeAll(async () => {
  address = await parts.app.listen({ port: 0, host: '127.0.0.1' });
  tenant = await makeTenant(parts);
});

describe.each(masters.map((master) => [master.name, master] as const))('an open list of %s', (_name, master) => {
  it('hears once of every deed, and of none that was refused (R284, R285)', async () => {
    const { add, update, deactivate } = masterEndpoints(master);
    const token = tenant.tokens.get('viewer') as string;
    const screen = await new LiveScreen().open(address, tenant, token, 'hospitalId=1');
    const heardOf = () => screen.news.filter(({ topic }) => topic === master.name).length;
    const record = await plainSample(tenant, master, 1);
    const { item } = (await tenant.ask(add, { item: record })) as { item: Record<string, unknown> };
    await expect.poll(heardOf).toBe(1);
    const changed = { ...record, [master.key]: item[master.key] };
    const stranger = { ...changed, [master.key]: 999_999 };
    expect((await tenant.call(update, { item: stranger })).isFailure).toBe(true);
    await tenant.ask(update, { item: changed });
    await expect.poll(heardOf).toBe(2);
    await tenant.ask(deactivate, { item: { [master.key]: item[master.key] } });
    await expect.poll(heardOf).toBe(3);
    await tenant.ask(update, { item: { ...changed, isActive: true } });
    await expect.poll(heardOf).toBe(4);
    const { exportFile, previewFile, importFile } = masterFileEndpoints(master);
    const { headings, lines } = await tenant.ask(exportFile, {});
    // References and choices are in the file by their names.
    const isPlain = (name: string) => !['reference', 'choice'].includes(master.fields[name]?.kind ?? '');
    const [keyField = ''] = naturalKey(master).filter(isPlain);
    const place = headings.indexOf(master.fields[keyField]?.label ?? '');
    const line = lines.find((cells) => cells[place] === record[keyField]) ?? [];
    const file = `${headings.join('\t')}\n${line.with(-1, 'no').join('\t')}`;
    const { fingerprint } = await tenant.ask(previewFile, { file });
    expect((await tenant.call(importFile, { file, fingerprint: 'of another preview' })).isFailure).toBe(true);
    await tenant.ask(importFile, { file, fingerprint });
    await expect.poll(heardOf).toBe(5);
    screen.close();
  });
});
