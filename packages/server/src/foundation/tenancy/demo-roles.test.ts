// The roles a tenant begins with: each has what its job needs, and no role does the work of another.

import { menu, menuPaths } from '@charaka/contract/composition/menu';
import { type DeedName, deedNames, deeds } from '@charaka/contract/kernel/deed';
import { type DefaultRole, defaultRoles } from '@charaka/contract/kernel/default-roles';
import { describe, expect, it } from 'vitest';
import { firstRights } from '../../../db/seed/seed-access.ts';

const names = Object.keys(defaultRoles) as DefaultRole[];
const pathsWith = (role: DefaultRole, flag: 'canView' | 'canEdit' | 'canDelete') =>
  firstRights(role)
    .filter((row) => row[flag])
    .map(({ menuPath }) => menuPath);
const deedsOf = (role: DefaultRole) => deedNames.filter((deed) => deeds[deed].roles.includes(role));

describe('the roles a tenant begins with', () => {
  it.each<[DefaultRole, string[]]>([
    ['frontDesk', ['patient_registration', 'provisional-booking', 'ipd/ipd_registration', 'emergency', 'day-care']],
    ['doctor', ['opd', 'appointment', 'ipd/ipd_registration', 'ot-booking', 'birth_record']],
    ['nurse', ['ipd/ipd_registration', 'nursing_station/nursing_dashboard', 'bed-availability', 'ot-booking']],
    ['billing', ['ipd/discharge_patient', 'bill/dues', 'tpa/inpatient-settlement']],
    ['pharmacist', ['Pharmacy/sales', 'Pharmacy/pharmacy_stock_received', 'pharmacy_settings']],
    ['administrator', ['human_resource/administration', 'role-permission', 'finance', 'ipd/ipd_registration']],
  ])('%s works with the screens of that work (R001, R002, R168)', (role, screens) => {
    expect(pathsWith(role, 'canEdit')).toEqual(expect.arrayContaining(screens));
    expect(pathsWith(role, 'canView')).toEqual(expect.arrayContaining(screens));
  });

  it('let billing look at inpatients and take charges back, and leave beds and admissions to the wards (Q53, Q224)', () => {
    const lists = ['ipd/ipd_registration', 'emergency', 'day-care', 'dental', 'ivf-care'];
    for (const flag of ['canView', 'canDelete'] as const)
      expect(pathsWith('billing', flag)).toEqual(expect.arrayContaining(lists));
    expect(pathsWith('billing', 'canEdit').filter((path) => lists.includes(path))).toEqual([]);
  });

  it('keep who is employed and the books of the house from those whose work is with patients (R002, R168)', () => {
    for (const role of ['frontDesk', 'doctor', 'nurse', 'pharmacist'] as const)
      for (const path of ['human_resource/administration', 'role-permission', 'audit_log_report', 'finance'])
        expect(pathsWith(role, 'canView'), role).not.toContain(path);
  });

  it('do no deed of another job: no cash for wards and doctors, no clinical word from desks (Q224)', () => {
    const money: DeedName[] = [
      'receive-money',
      'refund',
      'final-bill',
      'cancel-bill',
      'write-off',
      'discount',
      'price-override',
    ];
    const clinical: DeedName[] = ['clinical-note', 'discharge-summary', 'sign-summary'];
    const forbidden: Partial<Record<DefaultRole, DeedName[]>> = {
      nurse: [...money, 'discharge-summary', 'sign-summary', 'change-payer', 'merge-patients', 'export'],
      doctor: [...money, 'charge', 'change-payer', 'merge-patients', 'export'],
      frontDesk: [...clinical, 'refund', 'final-bill', 'discount', 'price-override'],
      billing: [...clinical, 'cancel-bill', 'merge-patients'],
      approver: clinical,
      administrator: clinical,
      pharmacist: [...deedNames],
    };
    for (const [role, list] of Object.entries(forbidden) as [DefaultRole, DeedName[]][])
      expect(
        deedsOf(role).filter((deed) => list.includes(deed)),
        role,
      ).toEqual([]);
  });

  it('leave the viewer nothing to change, and neither gateways nor the outbox to see (Q224)', () => {
    const rows = firstRights('viewer');
    expect(rows.filter((row) => row.canAdd || row.canEdit || row.canDelete)).toEqual([]);
    expect(deedsOf('viewer')).toEqual(['read-chart']);
    expect(pathsWith('viewer', 'canView')).not.toContain('gateway-settings');
  });

  it('are named by every screen and every deed: one that nobody gets would be given by accident (Q224)', () => {
    for (const { path, roles } of menu.flatMap(({ items }) => items))
      expect(Object.keys(roles).length, path).toBeGreaterThan(0);
    for (const deed of deedNames) {
      expect(deeds[deed].roles.length, deed).toBeGreaterThan(0);
      expect(menuPaths, deed).toContain(deeds[deed].screen);
      expect(menuPaths, deed).not.toContain(deed);
    }
  });

  it('see the screen of every deed they do, and see what they change (R171, Q224)', () => {
    for (const role of names) {
      const seen = pathsWith(role, 'canView');
      for (const deed of deedsOf(role)) expect(seen, `${role}: ${deed}`).toContain(deeds[deed].screen);
      for (const path of pathsWith(role, 'canEdit')) expect(seen, role).toContain(path);
    }
  });
});
