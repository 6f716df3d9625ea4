// The second factor as its owner meets it: demanded at the log-in, offered on the own page, asked before sensitive deeds; by keyboard.
import { expect, test } from '@playwright/test';
import { demoPassword } from '../support/api.ts';
import { field, logInByForm, logOut } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { nextCode } from '../support/one-time-codes.ts';
import { keepCodes, takeKey } from '../support/second-factor.ts';
import { enter, FIRST_PASSWORD, isIn, nurse } from '../support/staff.ts';
import { walkSource } from '../support/walk-dialog.ts';

test.setTimeout(150_000);

test('an administrator sets a factor up before anything else, and is asked for its code at the next log-in (PS033, Q232)', async ({
  page,
}) => {
  const email = 'approver@sahyog.example';
  await page.goto('/?tenant=sahyog');
  await field(page, 'Email or phone').fill(email);
  await field(page, 'Password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await inspect(page, 'the set-up of a second factor');
  await takeKey(page, email);
  const codes = await keepCodes(page);
  await isIn(page);

  await logOut(page);
  await field(page, 'Email or phone').fill(email);
  await field(page, 'Password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await expect(field(page, 'Code')).toBeFocused();
  await inspect(page, 'the second step');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code is not right or was used already')).toBeVisible();
  await field(page, 'Code').fill(await nextCode(email));
  await page.keyboard.press('Enter');
  await isIn(page);

  // Without the phone: a recovery code, once.
  await logOut(page);
  await field(page, 'Email or phone').fill(email);
  await field(page, 'Password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await field(page, 'Code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await isIn(page);
});

test('a nurse adds and removes a factor on the own page, and ends the log-in of another machine there (PS033, PS034, PS040)', async ({
  page,
  browser,
}) => {
  const { phone, email } = await nurse('Factor');
  const other = await (await browser.newContext()).newPage();
  await enter(other, phone, FIRST_PASSWORD);
  await isIn(other);
  await enter(page, phone, FIRST_PASSWORD);
  await isIn(page);
  await page.goto('/profile/setting');
  const factors = page.getByRole('region', { name: 'Second factor' });
  await factors.getByRole('button', { name: 'Add an app' }).click();
  await takeKey(page, email);
  await keepCodes(page);
  await expect(factors.getByText('10 recovery codes left')).toBeVisible();
  await inspect(page, 'the own page with second factors and sessions');

  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Log out' }).first().click();
  await expect(field(other, 'Email or phone')).toBeVisible();
  await expect(sessions.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await other.context().close();

  await factors.getByRole('button', { name: 'Remove' }).click();
  await page
    .getByRole('dialog', { name: 'Remove this second factor?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByText('The second factor was removed')).toBeVisible();
  await expect(factors.getByRole('button', { name: 'Remove' })).toHaveCount(0);
});

test('a change of rights is confirmed once, in one dialog, and then done (PS035)', async ({ page }) => {
  await logInByForm(page, 'admin');
  await page.goto('/role-permission');
  // The server asks as it does ten minutes after the log-in.
  let asked = 0;
  await page.route('**/HospitalSetting/AddRole', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    return route.fulfill({
      json: { _failure: true, _message: 'Please confirm with your password', _stepUp: 'password' },
    });
  });
  const name = freshSurname('Role');
  await page.getByRole('button', { name: 'Add role' }).click();
  const form = page.getByRole('dialog', { name: 'Add role' });
  await field(form, 'Role name').fill(name);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Please confirm' });
  await expect(field(dialog, 'Password')).toBeFocused();
  await inspect(page, 'the confirmation of a sensitive deed');
  await walkSource(page, 'foundation/access/step-up-dialog.tsx');
  await field(dialog, 'Password').focus();
  await page.keyboard.type('not it');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The password is not right')).toBeVisible();
  await field(dialog, 'Password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(form).toBeHidden();
  await expect(page.getByText(name).first()).toBeVisible();
});
