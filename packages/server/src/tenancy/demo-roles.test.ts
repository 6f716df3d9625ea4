// The roles of the demo: staff of every kind work in one shell, each with the screens of their work and not those of others.
import { menuPaths } from '@charaka/contract/menu';
import { describe, expect, it } from 'vitest';
import { roles } from '../../db/seed/access-data.ts';

const roleNamed = (name: string) => {
  const role = roles.find(({ roleName }) => roleName === name);
  if (!role) throw new Error(`There is no role ${name}`);
  return role;
};
const seen = (name: string) => menuPaths.filter((path) => roleNamed(name).sees.test(path));
const changed = (name: string) => menuPaths.filter((path) => roleNamed(name).changes.test(path));

describe('the roles of the demo', () => {
  it.each([
    ['Front Desk', ['patient_registration', 'provisional-booking', 'ipd/ipd_registration', 'emergency', 'day-care']],
    ['Doctor', ['opd', 'appointment', 'ipd/ipd_registration', 'ot-booking', 'birth_record']],
    ['Nurse', ['ipd/ipd_registration', 'nursing_station/nursing_dashboard', 'bed-availability', 'ot-booking']],
    ['Billing', ['ipd/ipd_registration', 'bill/dues', 'tpa/inpatient-settlement', 'finance']],
    ['Pharmacist', ['Pharmacy/sales', 'Pharmacy/pharmacy_stock_received', 'pharmacy_settings']],
    ['Admin', ['human_resource/administration', 'role-permission', 'finance', 'ipd/ipd_registration']],
  ])('%s works with the screens of that work (R001, R002, R168)', (name, screens) => {
    expect(changed(name)).toEqual(expect.arrayContaining(screens));
    expect(seen(name)).toEqual(expect.arrayContaining(screens));
  });

  it('keep who is employed and the books of the house from those whose work is with patients (R002, R168)', () => {
    for (const name of ['Front Desk', 'Doctor', 'Nurse', 'Pharmacist'])
      for (const path of ['human_resource/administration', 'role-permission', 'audit_log_report', 'finance'])
        expect(seen(name), name).not.toContain(path);
  });
});
