// The second factor as its owner meets it: demanded at the log-in, offered on the own page, asked before sensitive deeds; by keyboard.
import { expect, test } from '@playwright/test';
import { demoPassword } from '../support/api.ts';
import { field, logInByForm, logOut } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { nextCode } from '../support/one-time-codes.ts';
import { keepCodes, takeKey } from '../support/second-factor.ts';
import { isIn } from '../support/staff.ts';
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
  await expect(page.getByText('The code is wrong or was already used')).toBeVisible();
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
  await expect(page.getByText('The password is wrong')).toBeVisible();
  await field(dialog, 'Password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(form).toBeHidden();
  await expect(page.getByText(name).first()).toBeVisible();
});
