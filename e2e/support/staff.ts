// A nurse with a log-in of her own, and how somebody who is not of the demo logs in.
import { type Browser, expect, type Page } from '@playwright/test';
import { addStaff, listStaff } from '../../packages/contract/src/foundation/staff/staff.ts';
import { chooseOwnPassword, openApi } from './api.ts';
import { field } from './desk.ts';
import { freshSurname } from './inpatients.ts';

/** The password somebody is taken on with. */
export const FIRST_PASSWORD = 'Ganga-Setu-41';
const GIVEN_PASSWORD = 'Kosi-Nadi-27';
const OWN_PASSWORD = 'Padma-Pul-58';

let phonesGiven = 0;
/** A phone number nobody else has. */
export function freshPhone(): string {
  phonesGiven += 1;
  return `7${String(Date.now() * 10 + phonesGiven).slice(-9)}`;
}

/** Logs somebody in who is not of the demo. */
export async function enter(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/?tenant=demo');
  await field(page, 'Email or phone').fill(name);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** First step after a log-in with a password that another person set. */
export async function chooseOwn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await field(page, 'New password').fill(OWN_PASSWORD);
  await field(page, 'New password again').fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Save and begin' }).click();
}

/** Expects a signed-in user. */
export const isIn = (page: Page) => expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();

/** Expects no signed-in user. */
export const isOut = (page: Page) => expect(field(page, 'Email or phone')).toBeVisible();

/** A window of somebody else. */
export async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** A nurse with a log-in and FIRST_PASSWORD as her own password, made by the API. */
export async function nurse(
  beginning: string,
): Promise<{ surname: string; phone: string; email: string; staffId: number }> {
  const api = await openApi();
  const surname = freshSurname(beginning);
  const { rows } = await api.ask(listStaff, { pageNumber: 1, pageSize: 0 });
  const example = rows.find((row) => row.roleId === 31 && row.designationId != null);
  const [phone, email] = [freshPhone(), `${surname.toLowerCase()}@demo.example`];
  const { staff } = await api.ask(addStaff, {
    staff: {
      salutation: 'Mrs.',
      firstName: 'Lata',
      lastName: surname,
      roleId: 31,
      departmentId: example?.departmentId ?? 1,
      designationId: example?.designationId ?? 1,
      email,
      contactNo: phone,
      account: {
        workHospitalIds: [1],
        isHospitalsVisible: false,
        encryptedPassword: await api.seal(GIVEN_PASSWORD),
      },
    },
  });
  await chooseOwnPassword(email, GIVEN_PASSWORD, FIRST_PASSWORD);
  return { surname, phone, email, staffId: staff.staffId };
}
