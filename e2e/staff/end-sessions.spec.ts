// A user whose password is reset is logged out at once on every machine.
import type { Page } from '@playwright/test';
import { field, logIn } from '../support/desk.ts';
import { inspect } from '../support/inspect-screen.ts';
import { chooseOwn, enter, FIRST_PASSWORD, isIn, isOut, newPage, nurse } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const SECOND_PASSWORD = 'Yamuna-Ghat-72';

// Screens are looked over on the way.
test.setTimeout(150_000);

const wrong = (page: Page) => page.getByText('The email, phone number or password is wrong');

test('a new password: both fields, alike, literally; a no says nothing, a broken line its own words, a yes ends other sessions (R208, R209, R210, R211, R212, Q184, Q185, Q188)', async ({
  page,
  browser,
}) => {
  const { phone, staffId } = await nurse('Forgot');
  const own = await newPage(browser);
  await enter(own, phone, FIRST_PASSWORD);
  await isIn(own);
  await logIn(page, 'admin');
  await page.goto(`/human_resource/administration/${staffId}`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  const update = dialog.getByRole('button', { name: 'Update' });
  await update.click();
  await expect(dialog.getByText('Please enter the new password')).toBeVisible();
  await expect(dialog.getByText('Please confirm the new password')).toBeVisible();
  await inspect(page, 'the Reset Password modal');
  await field(dialog, 'New Password').fill(SECOND_PASSWORD);
  await field(dialog, 'Confirm Password').fill(`${SECOND_PASSWORD}x`);
  await update.click();
  await expect(dialog.getByText('The two passwords differ. Please check the second one.')).toBeVisible();
  await field(dialog, 'Confirm Password').fill(SECOND_PASSWORD);

  const call = '**/Staff/changePassword';
  await page.route(call, (route) => route.fulfill({ json: { _failure: true, _message: 'The server says no' } }));
  const refused = page.waitForResponse(call);
  await update.click();
  await refused;
  await expect(update).toBeEnabled();
  await expect(page.getByText('The server says no')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.unroute(call);
  await page.route(call, (route) => route.abort());
  await update.click();
  await expect(page.getByText('Something went wrong, please try again')).toBeVisible();
  await page.unroute(call);

  const sent = page.waitForRequest(call);
  await update.click();
  expect((await sent).postData()).not.toContain(SECOND_PASSWORD);
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await isOut(own);
  await enter(own, phone, FIRST_PASSWORD);
  await expect(wrong(own)).toBeVisible();
  await enter(own, phone, SECOND_PASSWORD);
  await chooseOwn(own);
  await isIn(own);
  await own.context().close();
});
