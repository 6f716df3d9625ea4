// Crash trolleys through the calls: a list of items, a seal that is broken before use, and what is to be refilled.
import { addEmergencyIssue } from '@charaka/contract/supply/store/emergency-issue';
import { consumeStock } from '@charaka/contract/supply/store/transfer';
import {
  breakTrolleySeal,
  getTrolley,
  listTrolleys,
  saveTrolleyItems,
  sealTrolley,
} from '@charaka/contract/supply/store/trolley';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addItem, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { addWardStore, carryToStore } from '../../../test-support/record/ward-store.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

/** A trolley that must have six units of an item and has them; they expire in 20 days. */
async function makeTrolley() {
  const tenant = await makeTenant(parts);
  const storeId = await addWardStore(tenant, 'Crash trolley A', 'CT');
  const itemId = await addItem(tenant);
  const batchId = await stock(tenant, itemId, { quantity: 10, mrp: 30, days: 20 });
  const carry = (units: number) => carryToStore(tenant, storeId, itemId, units);
  await carry(6);
  await tenant.ask(saveTrolleyItems, { trolley: { storeId, lines: [{ itemId, units: 6 }] } });
  const seal = (sealNo: string, missingReason?: string) =>
    tenant.call(sealTrolley, { trolley: { storeId, sealNo, missingReason } });
  const use = (units: number) =>
    tenant.call(consumeStock, { consumption: { storeId, batchId, units, reason: 'Resuscitation' } });
  const breakSeal = () => tenant.call(breakTrolleySeal, { trolley: { storeId, reason: 'Cardiac arrest' } });
  return { tenant, storeId, itemId, batchId, carry, seal, use, breakSeal };
}

describe('a crash trolley', () => {
  it('shows its seal, its next expiry and what is missing (PH090)', async () => {
    const { tenant, storeId, seal } = await makeTrolley();
    expect((await seal('S-100')).message).toBe('Crash trolley A sealed with seal S-100');
    const { rows } = await tenant.ask(listTrolleys, { pageNumber: 1, pageSize: 5 });
    expect(rows).toMatchObject([
      { storeId, isSealed: true, sealNo: 'S-100', nextExpiry: dayOf(20), isNearExpiry: true, missingItems: 0 },
    ]);
  });

  it('is used after its seal is broken, which lists what to refill (PH090)', async () => {
    const { tenant, storeId, batchId, seal, use, breakSeal, carry } = await makeTrolley();
    await seal('S-100');
    const refused = 'Crash trolley A is sealed: break its seal first';
    expect((await use(2)).message).toBe(refused);
    const urgent = { storeId, batchId, units: 1, arrivalNo: 'ER 7', placeKind: 'Ward' as const, askedByName: 'Dr Rao' };
    const issued = await tenant.call(addEmergencyIssue, { emergencyIssue: { ...urgent, reason: 'Cardiac arrest' } });
    expect(issued.message).toBe(refused);
    expect((await carry(1)).message).toBe(refused);
    expect((await breakSeal()).message).toBe('Seal S-100 of Crash trolley A broken');
    expect((await use(2)).isFailure).toBe(false);
    const { trolley } = await tenant.ask(getTrolley, { storeId });
    expect(trolley).toMatchObject({ isSealed: false, missingItems: 1 });
    expect(trolley.lines).toMatchObject([{ mustUnits: 6, units: 4, missingUnits: 2 }]);
  });

  it('needs a reason to be sealed with missing items, and a new seal each time (PH090)', async () => {
    const { seal, use, breakSeal } = await makeTrolley();
    await seal('S-100');
    await breakSeal();
    await use(2);
    expect((await seal('s-100')).fields).toEqual({ 'trolley.sealNo': 'Seal s-100 was used before' });
    expect((await seal('S-101')).fields).toEqual({
      'trolley.missingReason': 'Items are missing: enter the reason',
    });
    expect((await seal('S-101', 'None in the pharmacy')).isFailure).toBe(false);
    expect((await seal('S-102')).message).toBe('Crash trolley A is sealed already');
  });

  it('is not sealed and used at one instant (PH090)', async () => {
    const { tenant, storeId, seal, use } = await makeTrolley();
    const [sealed, used] = await Promise.all([seal('S-100'), use(2)]);
    expect(sealed.isFailure && used.isFailure).toBe(false);
    const { trolley } = await tenant.ask(getTrolley, { storeId });
    expect(trolley.isSealed && trolley.missingItems > 0).toBe(false);
  });

  it('keeps its list while it is sealed, and is a store of its own hospital (PH090)', async () => {
    const { tenant, storeId, itemId, seal } = await makeTrolley();
    await seal('S-100');
    const lines = [{ itemId, units: 1 }];
    expect((await tenant.call(saveTrolleyItems, { trolley: { storeId, lines } })).message).toBe(
      'Crash trolley A is sealed: break its seal first',
    );
    const twice = { storeId, lines: [...lines, ...lines] };
    expect((await tenant.call(saveTrolleyItems, { trolley: twice })).message).toBe('An item is on the list twice');
    const other = await makeTenant(parts);
    expect((await other.call(getTrolley, { storeId })).message).toBe('This store does not exist or is not in use');
  });
});
