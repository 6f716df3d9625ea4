// The staff form: faults at their fields, amounts as typed, and a log-in only where one is wanted.
import { describe, expect, it } from 'vitest';
import { formOfStaff, type Staff, staffFaults, staffInput, withSalutation } from './staff-form.ts';

const filled = {
  ...formOfStaff(null, 1),
  firstName: 'Lata',
  lastName: 'Menon',
  roleId: 31,
  departmentId: 1,
  designationId: 1,
  email: 'lata@example.org',
};

describe('the staff form', () => {
  it('needs names, role, department, designation, and email or phone (Q194)', () => {
    expect(Object.keys(staffFaults(formOfStaff(null, 1), false)).sort()).toEqual([
      'departmentId',
      'designationId',
      'firstName',
      'lastName',
      'roleId',
    ]);
    expect(staffFaults({ ...filled, email: '' }, false)).toEqual({ email: 'Please enter email or phone' });
    expect(staffFaults({ ...filled, email: '', contactNo: '9811111111' }, false)).toEqual({});
  });

  it('asks for a password of 12 characters and a hospital when a log-in is wanted (Q187)', () => {
    const wanted = { ...filled, hasLogIn: true };
    expect(staffFaults(wanted, true)).toEqual({ password: 'Password is a required field!' });
    expect(staffFaults({ ...wanted, password: 'short' }, true)).toEqual({
      password: 'The password needs at least 12 characters',
    });
    expect(staffFaults({ ...wanted, workHospitalIds: [] }, false)).toEqual({
      workHospitalIds: 'Please select at least one hospital',
    });
    expect(staffInput(filled, 'sealed')).not.toHaveProperty('account');
    const account = { workHospitalIds: wanted.workHospitalIds, isHospitalsVisible: false };
    expect(staffInput(wanted, '').account).toEqual(account);
    expect(staffInput(wanted, 'sealed').account).toEqual({
      ...account,
      encryptedPassword: 'sealed',
      mustChangePassword: true,
    });
  });

  it('shows a kept salary in rupees and shares in percent', () => {
    const kept = {
      ...filled,
      staffId: 1,
      basicSalary: 4_525_050,
      ipdShare: 1250,
      opdShare: null,
      hasLogIn: false,
    } as unknown as Staff;
    expect(formOfStaff(kept, 1)).toMatchObject({ basicSalary: 45_250.5, ipdShare: 12.5, opdShare: '', epfNo: '' });
  });

  it('takes the gender from the salutation where it says one (R248)', () => {
    expect(withSalutation('Mrs.')).toEqual({ salutation: 'Mrs.', gender: 'F' });
    expect(withSalutation('Dr.')).toEqual({ salutation: 'Dr.' });
  });
});
