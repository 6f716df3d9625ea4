// The list of cancelled admissions: patient, time, reason and user, only of this hospital.
import { cancelAdmission, listAdmissions } from '@charaka/contract/stay/admission/admission';
import { listCancelledAdmissions } from '@charaka/contract/stay/admission/cancelled-admission';
import { describe, expect, it } from 'vitest';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const all = { pageNumber: 1, pageSize: 0 };

describe('a cancelled admission', () => {
  it('leaves the list of inpatients and stands with its reason and who cancelled it (R336, Q39)', async () => {
    const tenant = await makeTenant(parts);
    const [cancelled, kept] = [await admitInScene(tenant), await admitInScene(tenant)];
    expect((await tenant.ask(listCancelledAdmissions, all)).rows).toEqual([]);
    await tenant.ask(
      cancelAdmission,
      { admission: { admissionId: cancelled, reason: 'Wrong person' } },
      { as: 'admin' },
    );
    const { rows, totalCount } = await tenant.ask(listCancelledAdmissions, all);
    expect(rows).toMatchObject([
      {
        admissionId: cancelled,
        cancelReason: 'Wrong person',
        cancelledByName: 'Admin User',
        lastName: expect.any(String),
      },
    ]);
    expect(totalCount).toBe(1);
    expect((await tenant.ask(listAdmissions, {})).rows.map(({ admissionId }) => admissionId)).toEqual([kept]);
    const found = async (search: string) => (await tenant.ask(listCancelledAdmissions, { ...all, search })).totalCount;
    expect([await found(`IP${cancelled}`), await found('nobody like this')]).toEqual([1, 0]);
    const day = { fromDate: '1999-01-01', toDate: '1999-01-02' };
    expect((await tenant.ask(listCancelledAdmissions, { ...all, ...day })).totalCount).toBe(0);
    const elsewhere = await tenant.ask(listCancelledAdmissions, all, { as: 'admin', hospitalId: 2 });
    expect(elsewhere.rows).toEqual([]);
    const stranger = await (await makeTenant(parts)).ask(listCancelledAdmissions, all);
    expect(stranger.rows).toEqual([]);
  });

  it('is not shown to whoever has no right on the list (Q224)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(`delete from role_permission where tenant_id = $1 and menu_path = 'admission-cancel'`, [
      tenant.tenantId,
    ]);
    expect((await tenant.call(listCancelledAdmissions, all, { as: 'viewer' })).status).toBe(403);
  });
});
