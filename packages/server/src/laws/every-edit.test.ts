// Walks every call that edits a record: the second of two users gets the name of the first, and no change is lost.

import { masters } from '@charaka/contract/foundation/masters/all';
import { updatePrintSetting } from '@charaka/contract/foundation/tenancy/print-setting';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { unwrap } from '@charaka/contract/kernel/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { editSamples } from '../../test-support/record/area-samples.ts';
import type { EditSample } from '../../test-support/record/edit-sample.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();

type Key = Record<string, number>;
type Read = Record<string, { version: number; updatedByName?: string }> & { changedByName?: string | null };

/** A record that was just opened by the clerk, and what may be done with it. */
async function openedRecord(sample: EditSample) {
  const tenant: TestTenant = await makeTenant(parts);
  const key: Key = await sample.make(tenant);
  const { wrapper } = sample;
  const read = async () => {
    const found = (await tenant.ask(sample.get, sample.asked?.(key) ?? { [wrapper]: key })) as Read;
    const record = found[wrapper];
    return { version: record?.version, changedByName: found.changedByName ?? record?.updatedByName };
  };
  const save = (letter: string, version: number | undefined, as: TestUser = 'clerk') =>
    tenant.call(
      sample.update,
      { [wrapper]: { ...sample.typed(letter), ...key, version } },
      { as: sample.isOwned ? 'admin' : as },
    );
  return { read, save, seen: (await read()).version };
}

describe('every call that changes a record', () => {
  it('takes part with a sample here', () => {
    const tested = new Set([
      ...editSamples.map(({ update }) => update.path),
      ...masters.map((master) => masterEndpoints(master).update.path),
      updatePrintSetting.path,
    ]);
    const guarded = handlersOf(noParts).flatMap(({ endpoint }) =>
      endpoint.effect !== 'read' && !isAdding(endpoint) && hasVersion(endpoint.input) ? [endpoint.path] : [],
    );
    expect(guarded.filter((path) => !tested.has(path))).toEqual([]);
    for (const { update } of editSamples) expect(guarded).toContain(update.path);
  });
});

const isAdding = ({ permission }: Endpoint) => typeof permission === 'object' && permission.action === 'add';

/** True when a record in the input carries the version it was opened with. */
function hasVersion(input: z.ZodType): boolean {
  const inner = unwrap(input);
  if (!(inner instanceof z.ZodObject)) return false;
  return Object.values(inner.shape).some((field) => {
    const record = unwrap(field as z.ZodType);
    return record instanceof z.ZodObject && 'version' in record.shape;
  });
}

describe.each(editSamples.map((sample) => [sample.update.path, sample] as const))('%s', (_path, sample) => {
  it('refuses the second of two, naming the first, and goes through once that change was taken over', async () => {
    const { read, save, seen } = await openedRecord(sample);
    expect(await save('A', seen, 'admin')).toMatchObject({ isFailure: false });
    const refused = await save('B', seen);
    const message = `Admin User changed this ${sample.noun} after you opened it`;
    expect(refused).toMatchObject({ status: 200, isFailure: true, message });
    expect(Object.values(refused.fields ?? {})).toEqual([message]);
    const present = await read();
    expect(present.changedByName).toBe('Admin User');
    expect(await save('B', present.version)).toMatchObject({ isFailure: false });
    expect(await read()).toMatchObject({ changedByName: sample.isOwned ? 'Admin User' : 'Clerk User' });
  });

  it('lets exactly one of two pass who save at the same instant', async () => {
    const { save, seen } = await openedRecord(sample);
    const answers = await Promise.all([save('A', seen, 'admin'), save('B', seen)]);
    const refused = answers.filter(({ isFailure }) => isFailure);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.message).toMatch(`User changed this ${sample.noun} after you opened it`);
  });

  it('writes over whatever is there for a caller that tells no version, as before', async () => {
    const { save, seen } = await openedRecord(sample);
    await save('A', seen, 'admin');
    expect(await save('B', undefined)).toMatchObject({ isFailure: false });
  });
});
