// A passkey from the own page to the next log-in, with the authenticator that Chromium brings for tests.
import { expect, type Page, test } from '@playwright/test';
import { field, logOut } from '../support/desk.ts';
import { inspect } from '../support/inspect-screen.ts';
import { keepCodes } from '../support/second-factor.ts';
import { enter, FIRST_PASSWORD, isIn, nurse } from '../support/staff.ts';
import { walkSource } from '../support/walk-dialog.ts';

test.setTimeout(150_000);

// Browsers have no passkeys under a number.
test.use({ baseURL: `http://localhost:${process.env.E2E_PORT}` });

/** Plugs a key into the browser that always says yes. */
async function plugIn(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', hasUserVerification: true, isUserVerified: true },
  });
}

test('a nurse adds a passkey by name, logs in with it, confirms with it and removes it (PS033, PS034, PS035)', async ({
  page,
}) => {
  const { phone } = await nurse('Passkey');
  await plugIn(page);
  await enter(page, phone, FIRST_PASSWORD);
  await isIn(page);
  await page.goto('/profile/setting');
  const factors = page.getByRole('region', { name: 'Second factor' });
  await factors.getByRole('button', { name: 'Add a passkey or security key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey or security key' });
  await expect(field(dialog, 'Name')).toBeFocused();
  await inspect(page, 'the set-up of a passkey');
  await walkSource(page, 'foundation/access/own-security.tsx');
  await field(dialog, 'Name').focus();
  await page.keyboard.type('Blue key');
  await page.keyboard.press('Enter');
  await keepCodes(page);
  await expect(factors.getByText('Blue key')).toBeVisible();
  await inspect(page, 'the own page with a passkey');

  await logOut(page);
  await field(page, 'Email or phone').fill(phone);
  await field(page, 'Password').fill(FIRST_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await inspect(page, 'the second step with a passkey');
  await page.getByRole('button', { name: 'Use a passkey or security key' }).press('Enter');
  await isIn(page);

  // The server asks as it does ten minutes after the log-in.
  let asked = 0;
  await page.route('**/Security/RemoveFactor', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    return route.fulfill({ json: { _failure: true, _message: 'Please confirm', _stepUp: 'code' } });
  });
  await page.goto('/profile/setting');
  await factors.getByRole('button', { name: 'Remove' }).click();
  await page
    .getByRole('dialog', { name: 'Remove this second factor?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  const proof = page.getByRole('dialog', { name: 'Please confirm' });
  await proof.getByRole('button', { name: 'Use a passkey or security key' }).click();
  await expect(page.getByText('The second factor was removed')).toBeVisible();
  await expect(factors.getByText('Blue key')).toHaveCount(0);
});
