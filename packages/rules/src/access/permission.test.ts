// Proves rights, menu paths and the special roles.
import { describe, expect, it } from 'vitest';
import {
  allowingMenus,
  isAdminRole,
  isOpenPath,
  longestPrefix,
  mayActForApprover,
  mayDoDeed,
  mayGiveRole,
  mayOn,
  mayOpen,
  maySwitchHospital,
} from './permission.ts';

const rights = {
  'ipd/ipd_registration': { canView: true, canAdd: true, canEdit: false, canDelete: false },
  settings: { canView: true, canAdd: false, canEdit: true, canDelete: true },
};

describe('rights', () => {
  it('are kept per menu path and flag (R168, R170, R171)', () => {
    expect(mayOn(rights, 7, 'ipd/ipd_registration', 'view')).toBe(true);
    expect(mayOn(rights, 7, 'ipd/ipd_registration', 'edit')).toBe(false);
    expect(mayOn(rights, 7, 'settings', 'delete')).toBe(true);
    expect(mayOn(rights, 7, 'settings', 'add')).toBe(false);
  });

  it('are nothing where none are given (R172)', () => {
    expect(mayOn(rights, 7, 'finance', 'view')).toBe(false);
    expect(mayOn(rights, 7, 'constructor', 'view')).toBe(false);
    expect(mayOn({}, 19, 'settings', 'view')).toBe(false);
  });

  it('are everything for role 0 (R162, R172)', () => {
    expect(mayOn({}, 0, 'settings', 'delete')).toBe(true);
  });

  it('for a call are those on one of its menu paths and, where it names deeds, one of them besides (R168, Q224)', () => {
    const given = { ...rights, refund: { canView: true, canAdd: false, canEdit: false, canDelete: false } };
    const call = { menu: 'finance', orMenus: ['settings', 'ipd/ipd_registration'], action: 'view' } as const;
    expect(allowingMenus(given, 7, call)).toEqual(['settings', 'ipd/ipd_registration']);
    expect(allowingMenus(given, 7, { ...call, deeds: ['charge', 'refund'] })).toEqual(call.orMenus);
    expect(allowingMenus(given, 7, { ...call, deeds: ['charge'] })).toEqual([]);
    expect(allowingMenus(given, 7, { ...call, orDeeds: ['charge', 'refund'] })).toEqual(call.orMenus);
    expect(allowingMenus(given, 7, { ...call, orDeeds: ['charge'] })).toEqual([]);
    expect(allowingMenus(given, 7, { ...call, menu: 'settings', orDeeds: ['charge'] })).toEqual(['settings']);
    expect(allowingMenus(given, 7, { menu: 'finance', action: 'view', deeds: ['refund'] })).toEqual([]);
  });

  it('to do a deed come with no number of a role, not even 0 (Q224, Q233)', () => {
    expect(allowingMenus({}, 0, { menu: 'settings', action: 'view', deeds: ['refund'] })).toEqual([]);
    expect(mayDoDeed({}, 'refund')).toBe(false);
    expect(mayDoDeed({}, 'constructor')).toBe(false);
  });
});

describe('the menu path of an address', () => {
  const menuPaths = ['ipd', 'ipd/ipd_registration', 'settings'];

  it.each([
    ['ipd/ipd_registration/patient-details?id=4', 'ipd/ipd_registration'],
    ['/ipd/ipd_registration/', 'ipd/ipd_registration'],
    ['/ipd/ipd_registrations', 'ipd'],
    ['/settings#top', 'settings'],
    ['/setting', null],
    ['/', null],
  ])('of %s is %s (Q50)', (url, menuPath) => {
    expect(longestPrefix(menuPaths, url)).toBe(menuPath);
  });

  it('a few are open to every signed-in user (Q50)', () => {
    expect(['/home', 'message/notification', '/profile/setting/?tab=1'].every(isOpenPath)).toBe(true);
    expect(['/', 'message/secret', 'staff-profile/4'].some(isOpenPath)).toBe(false);
  });
});

describe('opening an address', () => {
  const menuPaths = ['ipd', 'ipd/ipd_registration', 'settings'];
  const open = (url: string, roleId = 7) => mayOpen(menuPaths, rights, roleId, url);

  it('needs canView on the longest menu path that starts it (R057, R058, Q50)', () => {
    expect(open('/ipd/ipd_registration/patient-details?id=4')).toBe(true);
    expect(open('/settings/allergy')).toBe(true);
    // The shorter path would not help: no right is given on it, nor does a right on it help below.
    expect(open('/ipd/anything')).toBe(false);
    expect(mayOpen(menuPaths, { ipd: { ...rights.settings } }, 7, '/ipd/ipd_registration')).toBe(false);
  });

  it('is free for home and the few open ones, and for nothing else outside the menu (Q50)', () => {
    expect(['/', '', '/home', '/message', '/staff-profile?tab=2'].every((url) => open(url))).toBe(true);
    expect(['/unheard-of', '/settingsx', '/message/secret'].some((url) => open(url))).toBe(false);
  });

  it('is free for role 0 (R162)', () => {
    expect(open('/ipd/anything', 0)).toBe(true);
    expect(open('/unheard-of', 0)).toBe(true);
  });
});

describe('special roles', () => {
  it('administrators are 0 and 19 (R164, R165, R166)', () => {
    expect([0, 1, 13, 19, 20].filter(isAdminRole)).toEqual([0, 19]);
  });

  it('give and change roles below their own level only: 0 any, 19 any but 0, others none of these two (R162, R164)', () => {
    const given = (giver: number) => [0, 1, 19, 30].filter((roleId) => mayGiveRole(giver, roleId));
    expect([given(0), given(19), given(30)]).toEqual([
      [0, 1, 19, 30],
      [1, 19, 30],
      [1, 30],
    ]);
  });

  it('0, 1, 13 and 19 may always change hospital, others when hospitals are visible (R132, R133, R134)', () => {
    expect([0, 1, 2, 13, 19, 20].filter((roleId) => maySwitchHospital(roleId, false))).toEqual([0, 1, 13, 19]);
    expect(maySwitchHospital(2, true)).toBe(true);
  });

  it('approvers and delegators have the billing privileges (R177, R178, R496, R512)', () => {
    expect(mayActForApprover({ isApprover: true, isDelegator: false })).toBe(true);
    expect(mayActForApprover({ isApprover: false, isDelegator: true })).toBe(true);
    expect(mayActForApprover({ isApprover: false, isDelegator: false })).toBe(false);
  });
});
