// A plain record of any master, for tests of its handling and not of its content.
import { masterNamed } from '@charaka/contract/foundation/masters/all';
import { type Master, masterEndpoints } from '@charaka/contract/kernel/resource';
import type { TestTenant } from '../server/test-tenant.ts';
import { fittingValues } from './fitting-values.ts';

/** Every field filled, distinct by number; amounts as typed. References point at records added for it. */
export async function plainSample(
  tenant: TestTenant,
  master: Master,
  number: number,
): Promise<Record<string, string | number | boolean>> {
  const record: Record<string, string | number | boolean> = {};
  for (const [place, [name, field]] of Object.entries(master.fields).entries()) {
    if (field.kind === 'reference' && field.to) {
      const target = masterNamed(field.to);
      const item = await plainSample(tenant, target, number + 1000 * (place + 1));
      const added = (await tenant.ask(masterEndpoints(target).add, { item })) as { item: Record<string, number> };
      record[name] = added.item[target.key] as number;
    } else if (field.kind === 'staff') record[name] = tenant.doctorIds[0];
    else if (field.isPhone) record[name] = `98${String(number).padStart(8, '0')}`;
    else if (field.kind === 'text' || field.kind === 'longText') record[name] = `Sample ${number}`;
    else if (field.kind === 'day') record[name] = `${2100 + number}-01-01`;
    else if (field.kind === 'time') record[name] = '09:30';
    else if (field.kind === 'flag') record[name] = true;
    else if (field.kind === 'choice') record[name] = field.options?.[0]?.value ?? 1;
    else record[name] = field.kind === 'count' ? number : 10;
  }
  Object.assign(record, fittingValues[master.name]);
  if (master.sum) record[master.sum.total] = 10 * master.sum.of.length;
  return record;
}
