// A request for each writing call, ready to be sent: the sample of its area, or the plainest request of its shape.
import { masters } from '@charaka/contract/foundation/masters/all';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { writeRequest } from '@charaka/contract/kernel/wire';
import { sampleBody } from '../server/sample-body.ts';
import type { TestApp } from '../server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../server/test-tenant.ts';
import { commandSamples, nestedSamples, tenderSamples } from './area-samples.ts';
import { plainSample } from './master-sample.ts';
import type { Wire } from './typed-fields.ts';

/** A request that is ready to be sent, and the tenant with the records that it names. */
export interface WrittenScene {
  readonly tenant: TestTenant;
  readonly body: Wire;
  readonly as: TestUser;
}

/** Makes the scene of a call. A call without a sample gets the plainest request of its shape, in a tenant of its own. */
export function writtenScenes(parts: TestApp): (endpoint: Endpoint) => Promise<WrittenScene> {
  const samples = new Map<string, () => Promise<WrittenScene>>();
  const onWire = (endpoint: Endpoint, request: object) => writeRequest(endpoint.input)(request) as Wire;
  for (const master of masters) {
    const { add, update } = masterEndpoints(master);
    samples.set(add.path, async () => {
      const tenant = await makeTenant(parts);
      return { tenant, as: 'clerk', body: onWire(add, { item: await plainSample(tenant, master, 1) }) };
    });
    samples.set(update.path, async () => {
      const tenant = await makeTenant(parts);
      const item = await plainSample(tenant, master, 1);
      const added = (await tenant.ask(add, { item } as never)) as { item: object };
      return { tenant, as: 'clerk', body: onWire(update, { item: { ...item, ...added.item } }) };
    });
  }
  for (const { endpoint, make } of tenderSamples)
    samples.set(endpoint.path, async () => {
      const { tenant, amount, request } = await make(parts);
      return { tenant, as: 'clerk', body: onWire(endpoint, request({ cash: amount })) };
    });
  for (const { endpoint, as = 'clerk', make } of nestedSamples)
    samples.set(endpoint.path, async () => {
      const tenant = await makeTenant(parts);
      return { tenant, as, body: onWire(endpoint, await make(tenant)) };
    });
  for (const { endpoint, as = 'clerk', make } of commandSamples)
    samples.set(endpoint.path, async () => {
      const { tenant, request } = await make(parts);
      return { tenant, as, body: onWire(endpoint, request) };
    });
  return (endpoint) => {
    const plain = async (): Promise<WrittenScene> => ({
      tenant: await makeTenant(parts),
      as: 'admin',
      body: sampleBody(endpoint.input, {}),
    });
    return (samples.get(endpoint.path) ?? plain)();
  };
}
