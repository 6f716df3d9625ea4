// A forgotten password: the code is mailed by a real SMTP server, the new password opens the door, the old one does not.
import { expect, type Page, test } from '@playwright/test';
import { codeIn, type Inbox, startInbox } from '../../packages/server/test-support/server/smtp-inbox.ts';
import { field } from '../support/desk.ts';
import { FIRST_PASSWORD, nurse } from '../support/staff.ts';
import { walkSource } from '../support/walk-dialog.ts';

/** A demo user that no other journey needs. */
let user: string;
let inbox: Inbox;

test.beforeAll(async () => {
  inbox = await startInbox({ port: Number(process.env.E2E_SMTP_PORT) });
  ({ email: user } = await nurse('Forgetful'));
});
test.afterAll(() => inbox.close());

async function openLogin(page: Page): Promise<void> {
  await page.goto('/?tenant=demo');
  await expect(field(page, 'Email or phone')).toBeVisible();
}

async function tryPassword(page: Page, password: string): Promise<void> {
  await field(page, 'Email or phone').fill(user);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Waits for the next letter and reads its code. */
async function nextCode(before: number): Promise<string> {
  await expect.poll(() => inbox.letters.length).toBe(before + 1);
  return codeIn(inbox.letters.at(-1));
}

test('a forgotten password is replaced with the code from the mail (R085, R086, R087, R088, Q159)', async ({
  page,
}) => {
  await openLogin(page);
  await field(page, 'Email or phone').fill(user);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
  await walkSource(page, 'foundation/access/forgot-password.tsx');
  await expect(field(dialog, 'Email or mobile')).toHaveValue(user);
  await expect(field(dialog, 'OTP')).toBeHidden();

  await field(dialog, 'Email or mobile').fill('');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText('Email is a required field!')).toBeVisible();
  await field(dialog, 'Email or mobile').fill(user);

  const first = inbox.letters.length;
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('button', { name: /^Resend OTP \(\d\)$/ })).toBeDisabled();
  const firstCode = await nextCode(first);
  const resend = dialog.getByRole('button', { name: 'Resend OTP', exact: true });
  await expect(resend).toBeEnabled();
  await resend.click();
  const code = await nextCode(first + 1);

  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await expect(dialog.getByText('OTP is a required field!')).toBeVisible();
  await expect(dialog.getByText('New Password is a required field!')).toBeVisible();
  await field(dialog, 'OTP').fill(firstCode === code ? '' : firstCode);
  await field(dialog, 'New password').fill('short');
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await expect(dialog.getByText('The password needs at least 8 characters')).toBeVisible();

  await field(dialog, 'New password').fill('Monsoon-July-7');
  if (firstCode !== code) {
    await dialog.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('The one-time code is wrong, was already used or has expired')).toBeVisible();
  }
  await field(dialog, 'OTP').fill(code);
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'Email or phone')).toHaveValue(user);

  await tryPassword(page, FIRST_PASSWORD);
  await expect(page.getByText('The email, phone number or password is wrong')).toBeVisible();
  await tryPassword(page, 'Monsoon-July-7');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
});

test('a site without mail sends its users to the help desk and makes no call (R073, R089, Q159, Q181)', async ({
  page,
}) => {
  await page.route('/config.json', (route) => route.fulfill({ json: { hasMail: false, helpDeskUrl: 'tel:108' } }));
  await openLogin(page);
  await expect(page.getByText('Version 1.4')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Help desk' })).toHaveAttribute('href', 'tel:108');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
  await expect(dialog.getByText(/Please contact the help desk/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Help desk' })).toHaveAttribute('href', 'tel:108');
  await expect(dialog.getByRole('button', { name: 'Send OTP' })).toBeDisabled();
  let calls = 0;
  page.on('request', ({ method }) => {
    if (method() === 'POST') calls += 1;
  });
  await field(dialog, 'Email or mobile').fill('nurse@demo.example');
  await field(dialog, 'Email or mobile').press('Enter');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  expect(calls).toBe(0);
});

test('the embedded demo lets each of its roles in at one click (R082, R083, Q160)', async ({ page }) => {
  await openLogin(page);
  await page.getByRole('button', { name: 'Administrator', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menu').getByText('SuperAdmin')).toBeVisible();
});
