// A member of staff who is deactivated loses access at once.
import { addStaff, deactivateStaff, getStaff, reactivateStaff } from '@charaka/contract/foundation/staff/staff';
import { describe, expect, it } from 'vitest';
import { accountForm, ownPassword, staffForm, tryLogIn } from '../../../test-support/access/staff-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const PASSWORD = 'Ganga-Setu-41';

describe('deactivating', () => {
  it('blocks the log-in and ends every living session at once; reactivating lets both be again (R094, Q194)', async () => {
    const tenant = await makeTenant(parts);
    const { staff } = await tenant.ask(addStaff, { staff: staffForm({ account: accountForm(tenant, PASSWORD) }) });
    await ownPassword(tenant);
    const { staffId } = staff;
    const name = { emailAddress: 'lata.menon@example.org' };
    const tokens = [await tryLogIn(tenant, name, PASSWORD), await tryLogIn(tenant, name, PASSWORD)].map(
      ({ output }) => output.token,
    );
    const statuses = async () =>
      Promise.all(
        tokens.map(async (token) => {
          tenant.tokens.set('viewer', token);
          return (await tenant.call(getStaff, { staffId }, { as: 'viewer' })).status;
        }),
      );
    expect(await statuses()).toEqual([200, 200]);
    const answer = await tenant.call(deactivateStaff, { staff: { staffId, reason: 'Left for another town' } });
    expect(answer.message).toBe('Lata Menon was deactivated');
    expect(await statuses()).toEqual([401, 401]);
    expect((await tryLogIn(tenant, name, PASSWORD)).isFailure).toBe(true);
    const kept = await tenant.ask(getStaff, { staffId });
    expect(kept.staff).toMatchObject({ isActive: false, hasLogIn: false, deactivationReason: 'Left for another town' });
    await tenant.ask(reactivateStaff, { staff: { staffId } });
    expect((await tryLogIn(tenant, name, PASSWORD)).isFailure).toBe(false);
    // The sessions of before stay ended.
    expect(await statuses()).toEqual([401, 401]);
  });

  it('needs a reason, and nobody does it to themselves', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query('update app_user set staff_id = 3 where tenant_id = $1 and user_id = 2', [tenant.tenantId]);
    const blank = await tenant.call(deactivateStaff, { staff: { staffId: 1, reason: ' ' } });
    expect(blank.fields).toEqual({ 'staff.reason': 'Please enter the reason' });
    const own = await tenant.call(deactivateStaff, { staff: { staffId: 3, reason: 'tired' } });
    expect(own.message).toBe('You cannot deactivate yourself');
  });

  it('gives email and phone free; who comes back must not share them', async () => {
    const tenant = await makeTenant(parts);
    const { staff } = await tenant.ask(addStaff, { staff: staffForm() });
    await tenant.ask(deactivateStaff, { staff: { staffId: staff.staffId, reason: 'Left' } });
    await tenant.ask(addStaff, { staff: staffForm({ firstName: 'Mala', contactNo: '' }) });
    const answer = await tenant.call(reactivateStaff, { staff: { staffId: staff.staffId } });
    expect(answer.message).toBe('This email belongs to another member of staff');
  });
});
