// Changing a referral, who may change an agreed commission, and taking one out of use.
import {
  addReferral,
  deleteReferral,
  getReferral,
  listReferrals,
  updateReferral,
} from '@charaka/contract/people/referral/referral';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function addOne(tenant: TestTenant, changes: object = {}): Promise<number> {
  const sender = { referralName: 'Shiuli Clinic', contactNo: '9876543210', ...changes };
  return (await tenant.ask(addReferral, { referral: sender })).referral.referralId;
}

describe('updating a referral', () => {
  it('replaces every field and clears what is left out (R261, Q17)', async () => {
    const tenant = await makeTenant(parts);
    const referralId = await addOne(tenant, { email: 'desk@shiuli.example', address: '4 Shiuli Path' });
    const answer = await tenant.call(updateReferral, { referral: { referralId, referralName: 'Shiuli Polyclinic' } });
    expect(answer.message).toBe('Referral updated successfully');
    expect(answer.output.referral).toMatchObject({
      referralName: 'Shiuli Polyclinic',
      contactNo: null,
      email: null,
      address: null,
      isActive: true,
    });
  });

  it('lets anybody who may edit agree a commission, and then administrators alone change it (R166)', async () => {
    const tenant = await makeTenant(parts);
    const referralId = await addOne(tenant);
    const referral = { referralId, referralName: 'Shiuli Clinic', ipdPercentage: 5 };
    await tenant.ask(updateReferral, { referral });
    const raised = { ...referral, ipdPercentage: 50 };
    const refused = await tenant.call(updateReferral, { referral: raised });
    expect(refused.message).toBe('The commission is agreed. Only an administrator may change it');
    const cleared = await tenant.call(updateReferral, { referral: { referralId, referralName: 'Shiuli Clinic' } });
    expect(cleared.isFailure).toBe(true);
    await tenant.ask(updateReferral, { referral: { ...referral, address: '4 Shiuli Path' } });
    const { referral: now } = await tenant.ask(updateReferral, { referral: raised }, { as: 'admin' });
    expect(now.ipdPercentage).toBe(5000);
  });

  it('does not let two changes slip past the lock at the same instant (R166)', async () => {
    const tenant = await makeTenant(parts);
    const referralId = await addOne(tenant);
    const agree = (ipdPercentage: number) =>
      tenant.call(updateReferral, { referral: { referralId, referralName: 'Shiuli Clinic', ipdPercentage } });
    const answers = await Promise.all([agree(5), agree(50)]);
    expect(answers.filter((answer) => answer.isFailure)).toHaveLength(1);
  });

  it('refuses the name and phone number of another one, a stranger, and who may not edit (R168, R263)', async () => {
    const tenant = await makeTenant(parts);
    await addOne(tenant);
    const referralId = await addOne(tenant, { referralName: 'Palash Camp' });
    const twin = { referralId, referralName: 'Shiuli Clinic', contactNo: '9876543210' };
    const answer = await tenant.call(updateReferral, { referral: twin });
    expect(answer.message).toBe("'Shiuli Clinic' with the phone number 9876543210 already exists");
    const stranger = await tenant.call(updateReferral, { referral: { ...twin, referralId: 999_999 } });
    expect(stranger.message).toBe('This referral does not exist');
    expect((await tenant.call(updateReferral, { referral: twin }, { as: 'viewer' })).status).toBe(403);
  });
});

describe('deactivating a referral', () => {
  it('leaves it to be read and told from the others, and can be taken back', async () => {
    const tenant = await makeTenant(parts);
    const referralId = await addOne(tenant);
    const answer = await tenant.call(deleteReferral, { referral: { referralId } });
    expect(answer.message).toBe('Referral deactivated successfully');
    expect((await tenant.ask(getReferral, { referral: { referralId } })).referral.isActive).toBe(false);
    // Its name is free for another one meanwhile.
    const later = await addOne(tenant);
    const back = { referralId, referralName: 'Shiuli Clinic', contactNo: '9876543210', isActive: true };
    expect((await tenant.call(updateReferral, { referral: back })).isFailure).toBe(true);
    await tenant.ask(deleteReferral, { referral: { referralId: later } });
    await tenant.ask(updateReferral, { referral: back });
    const active = { columnName: 'isActive', filterValue: true, filterOption: 11 };
    const { rows } = await tenant.ask(listReferrals, { filterParams: [active] });
    expect(rows.map((row) => row.referralId)).toEqual([referralId]);
    const stranger = await tenant.call(deleteReferral, { referral: { referralId: 999_999 } });
    expect(stranger.message).toBe('This referral does not exist');
  });
});
