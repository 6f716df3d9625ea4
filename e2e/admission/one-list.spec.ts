// A user with the right on one list of inpatients alone: the visible and the hidden parts of an admission.
import { expect, type Page, test } from '@playwright/test';
import { addRole, updateRolePermissions } from '../../packages/contract/src/foundation/access/role.ts';
import { addStaff, listStaff } from '../../packages/contract/src/foundation/staff/staff.ts';
import { cancelAdmission } from '../../packages/contract/src/stay/admission/admission.ts';
import { type Api, chooseOwnPassword, openApi } from '../support/api.ts';
import { act, closeMenu, field, open, rowNamed, searchName } from '../support/desk.ts';
import { admitSomebody, freshSurname } from '../support/inpatients.ts';
import { inspect, listenForErrors } from '../support/inspect-screen.ts';

const OWN_PASSWORD = 'Ganga-Setu-41';
const look = { canView: true, canAdd: false, canEdit: false, canDelete: false };
const nothing = { ...look, canView: false };

/** A user whose role sees one list of inpatients and nothing else. */
async function userOf(api: Api, menuPath: string): Promise<{ email: string; roleId: number }> {
  const surname = freshSurname('Onlist');
  const { role } = await api.ask(addRole, { role: { roleName: surname, rights: [{ menuPath, ...look }] } });
  const { rows } = await api.ask(listStaff, { pageNumber: 1, pageSize: 0 });
  const example = rows.find((row) => row.roleId === 31 && row.designationId != null);
  const email = `${surname.toLowerCase()}@demo.example`;
  const encryptedPassword = await api.seal('Kosi-Nadi-27');
  await api.ask(addStaff, {
    staff: {
      salutation: 'Mrs.',
      firstName: 'Lata',
      lastName: surname,
      roleId: role.roleId,
      departmentId: example?.departmentId ?? 1,
      designationId: example?.designationId ?? 1,
      email,
      contactNo: `6${String(Date.now()).slice(-9)}`,
      account: { workHospitalIds: [1], isHospitalsVisible: false, encryptedPassword },
    },
  });
  await chooseOwnPassword(email, 'Kosi-Nadi-27', OWN_PASSWORD);
  return { email, roleId: role.roleId };
}

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/?tenant=demo');
  await field(page, 'Email or phone').fill(email);
  await field(page, 'Password').fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
}

/** The menu of a row holds these actions and no others. */
async function expectActions(page: Page, surname: string, actions: readonly string[]): Promise<void> {
  await rowNamed(page, surname).getByRole('button').last().click();
  await expect(page.getByRole('menuitem')).toHaveText(actions);
  await closeMenu(page);
}

test('the right on dental cases, and then on the nursing station, shows those lists and the cards of their patients (R168, R304, R319, R341, R355, R356, Q14, Q31)', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const errors = listenForErrors(page);
  const api = await openApi();
  const tooth = await admitSomebody(api, 'Tooth', { admissionMode: 'Dental' });
  const other = await admitSomebody(api, 'Nodental');
  const { email, roleId } = await userOf(api, 'dental');
  await enter(page, email);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'IPD patients', exact: true })).toHaveCount(0);
  await open(page, 'Dental patients');
  await expect(page.getByRole('button', { name: 'Admit Patient' })).toHaveCount(0);
  await searchName(page, tooth.surname);
  await expectActions(page, tooth.surname, ['View', 'Print admission form', 'Print wristband and labels']);
  await act(page, rowNamed(page, tooth.surname), 'View');
  const view = page.getByRole('dialog', { name: 'IPD Patient Details' });
  for (const label of ['Case ID', 'Procedure Start Date'])
    await expect(view.getByText(label, { exact: true }), label).toBeVisible();
  for (const label of ['Bed Type', 'Ward', 'Bed', 'Admission Date'])
    await expect(view.getByText(label, { exact: true }), label).toHaveCount(0);
  await view.getByRole('button', { name: 'Close' }).last().click();

  await rowNamed(page, tooth.surname).getByRole('link', { name: tooth.surname }).click();
  await expect(page).toHaveURL(/\/dental\/patient-details\?id=\d+$/);
  await expect(page.getByRole('heading', { name: tooth.surname, level: 1 })).toBeVisible();
  await expect(page.getByText(new RegExp(`^Case No \\D*${tooth.admissionId}$`))).toBeVisible();
  await expect(page.getByText('Procedure Start Date', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Charges', level: 2 })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Bed notes' })).toHaveCount(0);
  await inspect(page, 'the card of a dental case');
  await page.goto(`/dental/patient-details?id=${other.admissionId}`);
  await expect(page.getByText('This admission does not exist')).toBeVisible();

  await api.ask(updateRolePermissions, {
    role: { roleId },
    rights: [
      { menuPath: 'dental', ...nothing },
      { menuPath: 'nursing_station/nursing_dashboard', ...look },
    ],
  });
  await page.goto('/nursing_station/nursing_dashboard');
  await expect(page.getByRole('heading', { name: 'Nursing station', level: 1 })).toBeVisible();
  await searchName(page, other.surname);
  await expectActions(page, other.surname, ['View', 'Print admission form', 'Print wristband and labels']);
  await rowNamed(page, other.surname).getByRole('link', { name: other.surname }).click();
  await expect(page.getByRole('heading', { name: other.surname, level: 1 })).toBeVisible();
  await page.goto('/dental');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  // The screen made no call that the role may not make.
  expect(errors).toEqual([]);
  for (const { admissionId } of [tooth, other])
    await api.ask(cancelAdmission, { admission: { admissionId, reason: 'The journey is over' } });
});
