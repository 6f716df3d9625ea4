// Assets of a test tenant, made by the calls.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { acceptCapital, capitalise } from '@charaka/contract/supply/asset/asset';
import { addGatePass, approveGatePass, sendGatePass } from '@charaka/contract/supply/asset/gate-pass';
import { dayOf } from '../patient/opd-day.ts';
import type { TestTenant, TestUser } from '../server/test-tenant.ts';

type TypedCapital = InputOf<typeof acceptCapital>['capital'];

let made = 0;

/** A monitor of the opening books for Rs 1,250.50 in the first department, as it is typed. */
export function capitalOf(more: Partial<TypedCapital> = {}): TypedCapital {
  made += 1;
  return {
    assetName: 'Patient monitor',
    maker: 'Medix',
    model: 'PM-9',
    pieces: [{ serialNo: `SN ${made}` }],
    birth: 'Opening',
    acceptedOn: dayOf(-10),
    cost: 1250.5,
    departmentId: 1,
    ...more,
  };
}

/** Accepts capital goods and answers the assets. */
export const accept = async (tenant: TestTenant, more: Partial<TypedCapital> = {}, as: TestUser = 'clerk') =>
  (await tenant.ask(acceptCapital, { capital: capitalOf(more) }, { as })).assets;

/** Accepts one asset and answers its id and number. */
export async function acceptOne(tenant: TestTenant, more: Partial<TypedCapital> = {}) {
  const [asset] = await accept(tenant, more);
  if (!asset) throw new Error('No asset was accepted');
  return asset;
}

/** Accepts one asset that is in use since five days. */
export async function assetInUse(tenant: TestTenant, more: Partial<TypedCapital> = {}) {
  const asset = await acceptOne(tenant, more);
  await tenant.ask(capitalise, { asset: { assetId: asset.assetId, capitalisedOn: dayOf(-5) } });
  return asset;
}

type TypedPass = InputOf<typeof addGatePass>['gatePass'];

/** A returnable pass of two boxes that come back tomorrow, as it is typed. */
export const passOf = (more: Partial<TypedPass> = {}): TypedPass => ({
  direction: 'Out',
  kind: 'Returnable',
  party: 'Medix service',
  reason: 'Repair',
  dueBack: dayOf(1),
  lines: [{ thing: 'Box of cables', quantity: 2 }],
  ...more,
});

/** A pass that the clerk wrote and sent, and the administrator approved. */
export async function sentPass(tenant: TestTenant, more: Partial<TypedPass> = {}) {
  const { gatePassId } = (await tenant.ask(addGatePass, { gatePass: passOf(more) })).gatePass;
  await tenant.ask(approveGatePass, { gatePassId }, { as: 'admin' });
  return (await tenant.ask(sendGatePass, { gatePassId })).gatePass;
}
