// Adding and changing staff, and the log-ins that come with it.
import { addStaff, getStaff, listStaffWithImage, updateStaff } from '@charaka/contract/foundation/staff/staff';
import { describe, expect, it } from 'vitest';
import { accountForm, ownPassword, staffForm, tryLogIn } from '../../../test-support/access/staff-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const PASSWORD = 'Ganga-Setu-41';

const everything = staffForm({
  emergencyContactNo: '9822222222',
  bloodGroup: 'B+',
  birthDate: '1990-02-28',
  maritalStatus: 'Married',
  fatherName: 'K. Menon',
  motherName: 'S. Menon',
  qualification: 'B.Sc. Nursing',
  workExperience: '8 years',
  note: 'Night shifts only',
  currentAddress: '1 Lake Road',
  permanentAddress: '2 Hill Road',
  accountTitle: 'Lata Menon',
  bankName: 'State Bank of India',
  ifscCode: 'sbin0001234',
  bankBranch: 'Lake Road',
  bankAccountNo: '1234567890',
  epfNo: 'MH/1/2',
  basicSalary: 45_250.5,
  payscale: 'L6',
  contractType: 'Permanent',
  workShift: 'Night',
  location: 'Ward A',
  dateOfJoining: '2020-01-02',
  dateOfLeaving: '2031-01-01',
  opdShare: 12.5,
  ipdShare: 100,
  otShare: 0,
  othersShare: 1.25,
  image: 'iVBORw0KGgoAAAA=',
});

const staffCount = async ({ tenantId }: TestTenant) =>
  Number((await parts.owner.query('select count(*) from staff where tenant_id = $1', [tenantId])).rows[0].count);

describe('a member of staff', () => {
  it('is kept with every field: salary in paise, shares in basis points (R198, R199, Q189)', async () => {
    const tenant = await makeTenant(parts);
    const { staff } = await tenant.ask(addStaff, { staff: everything });
    const kept = await tenant.ask(getStaff, { staffId: staff.staffId });
    expect(kept.staff).toMatchObject({
      ...everything,
      ifscCode: 'SBIN0001234',
      basicSalary: 4_525_050,
      opdShare: 1250,
      ipdShare: 10_000,
      otShare: 0,
      othersShare: 125,
      roleName: 'Viewer',
      departmentName: 'Medicine',
      designationName: 'Consultant',
      hasLogIn: false,
      workHospitalIds: [],
    });
    const { rows } = await tenant.ask(listStaffWithImage, {});
    expect(rows.find((row) => row.staffId === staff.staffId)?.image).toBe(everything.image);
  });

  it('needs names, role, department, designation, and an email or a phone (Q194)', async () => {
    const tenant = await makeTenant(parts);
    const wrong = [
      [{ firstName: '' }, 'firstName', 'Please enter first name'],
      [{ lastName: ' ' }, 'lastName', 'Please enter last name'],
      [{ roleId: undefined }, 'roleId', 'Please select role'],
      [{ departmentId: undefined }, 'departmentId', 'Please select department'],
      [{ designationId: undefined }, 'designationId', 'Please select designation'],
      [{ email: '', contactNo: '' }, 'email', 'Please enter email or phone'],
      [{ email: 'no address' }, 'email', 'This is not a valid Email!!!'],
      [{ contactNo: '12' }, 'contactNo', 'Please enter valid mobile no'],
      [{ ipdShare: 100.01 }, 'ipdShare', 'A share is at most 100 %'],
      [{ ifscCode: 'SBI' }, 'ifscCode', 'Enter an IFSC code such as SBIN0001234'],
      [{ image: 'R0lGODlh' }, 'image', 'Only PNG and JPEG pictures are accepted'],
      [
        { dateOfJoining: '2020-02-02', dateOfLeaving: '2020-02-01' },
        'dateOfLeaving',
        'The date of leaving must not be before the date of joining',
      ],
    ] as const;
    for (const [change, field, sentence] of wrong) {
      const answer = await tenant.call(addStaff, { staff: staffForm(change as object) });
      expect([answer.status, answer.fields?.[`staff.${field}`]]).toEqual([400, sentence]);
    }
    expect((await tenant.call(addStaff, { staff: staffForm({ email: '' }) })).isFailure).toBe(false);
    expect((await tenant.call(addStaff, { staff: staffForm({ email: 'a@b.example', contactNo: '' }) })).isFailure).toBe(
      false,
    );
  });

  it('shares neither email nor phone with another, and the sentence stands at the field (Q194)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.ask(addStaff, { staff: staffForm() });
    const email = await tenant.call(addStaff, { staff: staffForm({ email: 'LATA.menon@example.org', contactNo: '' }) });
    expect(email.fields).toEqual({ 'staff.email': 'This email belongs to another member of staff' });
    const phone = await tenant.call(addStaff, { staff: staffForm({ email: '' }) });
    expect(phone.fields).toEqual({ 'staff.contactNo': 'This phone number belongs to another member of staff' });
    const user = await tenant.call(addStaff, {
      staff: staffForm({
        email: `viewer@${tenant.name}.example`,
        contactNo: '',
        account: accountForm(tenant, PASSWORD),
      }),
    });
    expect(user.fields).toEqual({ 'staff.email': 'Another user logs in with this email' });
    expect(await staffCount(tenant)).toBe(4);
  });
});

describe('the log-in of a member of staff', () => {
  it('is made with an initial password of at least 12 characters, or nothing is (Q187)', async () => {
    const tenant = await makeTenant(parts);
    const before = await staffCount(tenant);
    const weak = await tenant.call(addStaff, { staff: staffForm({ account: accountForm(tenant, 'Ab-1234') }) });
    expect(weak.fields).toEqual({ 'staff.account.encryptedPassword': 'The password needs at least 12 characters' });
    expect(await staffCount(tenant)).toBe(before);
    await tenant.ask(addStaff, { staff: staffForm({ account: accountForm(tenant, PASSWORD) }) });
    const byEmail = await tryLogIn(tenant, { emailAddress: 'lata.menon@example.org' }, PASSWORD);
    expect(byEmail.output.user).toMatchObject({ name: 'Mrs. Lata Menon', roleId: 31, hospitalId: 1 });
    expect((await tryLogIn(tenant, { contactNo: '9811111111' }, PASSWORD)).isFailure).toBe(false);
    expect((await tryLogIn(tenant, { contactNo: '9811111111' }, 'wrong')).isFailure).toBe(true);
  });

  it('works only in hospitals that whoever gives them works in', async () => {
    const tenant = await makeTenant(parts);
    const account = { ...accountForm(tenant, PASSWORD), workHospitalIds: [1, 2] };
    const foreign = await tenant.call(addStaff, { staff: staffForm({ account }) });
    expect(foreign.fields).toEqual({ 'staff.account.workHospitalIds': 'You can only give hospitals that you work in' });
    const { staff } = await tenant.ask(addStaff, { staff: staffForm({ account }) }, { as: 'admin' });
    expect(staff).toMatchObject({ workHospitalIds: [1, 2], hasLogIn: true });
    // The clerk works in the first alone: what they save leaves the second as it is.
    const workplaces = { workHospitalIds: [1], isHospitalsVisible: true };
    const changed = await tenant.ask(updateStaff, {
      staff: { ...staffForm(), staffId: staff.staffId, account: workplaces },
    });
    expect(changed.staff).toMatchObject({ workHospitalIds: [1, 2], isHospitalsVisible: true });
  });

  it('follows the record, and another role ends its sessions', async () => {
    const tenant = await makeTenant(parts);
    const { staff } = await tenant.ask(addStaff, { staff: staffForm({ account: accountForm(tenant, PASSWORD) }) });
    const { staffId } = staff;
    await ownPassword(tenant);
    const { output } = await tryLogIn(tenant, { contactNo: '9811111111' }, PASSWORD);
    tenant.tokens.set('viewer', output.token);
    await tenant.ask(updateStaff, { staff: { ...staffForm(), staffId, lastName: 'Nair' } });
    expect((await tenant.call(getStaff, { staffId }, { as: 'viewer' })).output.staff.fullName).toBe('Lata Nair');
    await tenant.ask(updateStaff, { staff: { ...staffForm(), staffId, roleId: 1 } });
    expect((await tenant.call(getStaff, { staffId }, { as: 'viewer' })).status).toBe(401);
    const again = await tryLogIn(tenant, { contactNo: '9811111111' }, PASSWORD);
    expect(again.output.user).toMatchObject({ name: 'Mrs. Lata Menon', roleId: 1 });
  });
});

describe('who may change whom', () => {
  it('roles of administrators are given by administrators alone, and nobody changes their own (R162, R164)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(`insert into role (tenant_id, role_id, role_name) values ($1, 19, 'Admin')`, [
      tenant.tenantId,
    ]);
    await parts.owner.query('update app_user set staff_id = 3 where tenant_id = $1 and user_id = 1', [tenant.tenantId]);
    for (const roleId of [0, 19]) {
      const answer = await tenant.call(addStaff, { staff: staffForm({ roleId }) });
      expect(answer.message).toBe('Only an administrator may do this for administrators');
    }
    const { staff } = await tenant.ask(addStaff, { staff: staffForm({ roleId: 19 }) }, { as: 'admin' });
    const answer = await tenant.call(updateStaff, { staff: { ...staffForm({ roleId: 30 }), staffId: staff.staffId } });
    expect(answer.message).toBe('Only an administrator may do this for administrators');
    const own = await tenant.call(
      updateStaff,
      { staff: { ...staffForm({ roleId: 19 }), staffId: 3 } },
      { as: 'admin' },
    );
    expect(own.message).toBe('You cannot change your own role. Another person must change it');
  });

  it('a role that decides about roles is not given by who may not decide about them (R168)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(
      `update role_permission set can_add = false, can_edit = false where tenant_id = $1 and role_id = 30 and menu_path = 'role-permission'`,
      [tenant.tenantId],
    );
    await parts.owner.query(
      `update role_permission set can_edit = true where tenant_id = $1 and role_id = 31 and menu_path = 'role-permission'`,
      [tenant.tenantId],
    );
    const answer = await tenant.call(addStaff, { staff: staffForm({ roleId: 31 }) });
    expect(answer.message).toBe('Only an administrator may do this for users who decide about roles');
  });

  it('one reads oneself, others only with the right to see staff (R180)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(
      `update role_permission set can_view = false where tenant_id = $1 and role_id = 31 and menu_path like 'human_resource%'`,
      [tenant.tenantId],
    );
    await parts.owner.query('update app_user set staff_id = 2 where tenant_id = $1 and user_id = 3', [tenant.tenantId]);
    expect((await tenant.call(getStaff, { staffId: 2 }, { as: 'viewer' })).output.staff.fullName).toBe('Meera Two');
    expect((await tenant.call(getStaff, { staffId: 1 }, { as: 'viewer' })).status).toBe(403);
  });
});
