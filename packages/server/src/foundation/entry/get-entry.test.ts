// The call at entry: it answers the same as its parts, for the caller alone, and only when the caller may read all of them.
import { listRolePermissions } from '@charaka/contract/foundation/access/access';
import { getEntry } from '@charaka/contract/foundation/entry/entry';
import {
  addMessage,
  addNotification,
  listMessages,
  listNotifications,
} from '@charaka/contract/foundation/message/message';
import { getOwnAuthority } from '@charaka/contract/foundation/staff/delegation';
import { getHospital, listFinancialYears, listHospitals } from '@charaka/contract/foundation/tenancy/tenancy';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const page = { pageNumber: 0, pageSize: 0 };
const input = {
  rights: { role: undefined, ...page },
  hospital: { hospital: { hospitalId: 1 } },
  hospitals: { ...page, sortingModel: { sortColumn: 'hospitalName', sortDirection: 'asc' as const } },
  financialYears: { ...page, filterParams: [{ columnName: 'isActive', filterValue: true, filterOption: 11 }] },
  messages: { ...page, sortingModel: { sortColumn: 'messageId', sortDirection: 'asc' as const } },
  notifications: { ...page, filterParams: [{ columnName: 'readOn', filterOption: 5 }] },
};

describe('the call at entry', () => {
  it('answers what the single calls answer, for each user (R059, R081, R132, R149, R153)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.ask(
      addMessage,
      { message: { title: 'Fire drill', body: '<p>At four</p>', roleMappings: [{ roleId: 30 }] } },
      { as: 'admin' },
    );
    await tenant.ask(
      addNotification,
      { notification: { notificationGroup: `${tenant.tenantId}_0`, title: 'Indent 7' } },
      { as: 'admin' },
    );
    for (const as of ['admin', 'clerk', 'viewer'] as const) {
      const entry = await tenant.ask(getEntry, input, { as });
      expect(entry).toEqual({
        rights: await tenant.ask(listRolePermissions, input.rights, { as }),
        hospital: await tenant.ask(getHospital, input.hospital, { as }),
        hospitals: await tenant.ask(listHospitals, input.hospitals, { as }),
        financialYears: await tenant.ask(listFinancialYears, input.financialYears, { as }),
        authority: await tenant.ask(getOwnAuthority, {}, { as }),
        messages: await tenant.ask(listMessages, input.messages, { as }),
        notifications: await tenant.ask(listNotifications, input.notifications, { as }),
      });
      expect(entry.financialYears?.rows.length).toBeGreaterThan(0);
    }
  });

  it('leaves out what is not asked for, and refuses what a part refuses (R135)', async () => {
    const tenant = await makeTenant(parts);
    const entry = await tenant.ask(getEntry, {}, { as: 'clerk' });
    expect(entry).toMatchObject({ rights: null, hospital: null, messages: null });
    expect(entry.authority).toEqual(await tenant.ask(getOwnAuthority, {}, { as: 'clerk' }));
    const closed = await tenant.call(getEntry, { hospitals: { isWithClosed: true } }, { as: 'viewer' });
    const byItself = await tenant.call(listHospitals, { isWithClosed: true }, { as: 'viewer' });
    expect([closed.status, closed.message]).toEqual([byItself.status, byItself.message]);
    const foreign = await tenant.call(getEntry, { rights: { role: { roleId: 0 } } }, { as: 'clerk' });
    const foreignByItself = await tenant.call(listRolePermissions, { role: { roleId: 0 } }, { as: 'clerk' });
    expect([foreign.status, foreign.message]).toEqual([foreignByItself.status, foreignByItself.message]);
  });
});
