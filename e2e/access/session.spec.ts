// The life of a session: renewed silently, asked about, continued, over; in one tab and in several.
import { expect, type Page, test } from '@playwright/test';
import { demoPassword } from '../support/api.ts';
import { expectRows, field, logInByForm, open } from '../support/desk.ts';
import { untilStill } from '../support/inspect-screen.ts';
import { walkSource } from '../support/walk-dialog.ts';

const minute = 60_000;
const question = (page: Page) => page.getByRole('dialog', { name: 'Your session is about to expire' });
const home = (page: Page) => page.getByRole('heading', { name: 'Home', level: 1 });

async function expectLoggedOut(page: Page): Promise<void> {
  await expect(field(page, 'Email or phone')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('Token'))).toBeNull();
}

async function account(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('Token'));
/** When the token ends by the page's clock. Two tokens made within one second are alike, but never end at one instant here. */
const endOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('tokenEndsAt'));

test('a session keeps what R093 names, is renewed silently for somebody at work, else asks (R093, R094, R095, R096, R097, R098, R099, R103)', async ({
  page,
}) => {
  await page.clock.install();
  await logInByForm(page, 'frontdesk');
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  for (const key of 'roleID user HospitalID TenantID Token TokenExpiry staffId timezone currencySymbolValue countryCode hospitalInfo'.split(
    ' ',
  ))
    expect(keys).toContain(key);
  const first = await endOf(page);
  await page.clock.fastForward(26 * minute);
  await open(page, 'Patient registration');
  await expectRows(page);
  await page.clock.fastForward(3 * minute);
  await expect.poll(() => endOf(page)).not.toBe(first);
  await expect(question(page)).toBeHidden();

  const second = await endOf(page);
  await page.clock.fastForward(29 * minute + 1000);
  await expect(question(page).getByText(/You will be logged out in \d+ seconds/)).toBeVisible();
  expect(await endOf(page)).toBe(second);
  await walkSource(page, 'foundation/access/session-watch.tsx');
  await question(page).getByRole('button', { name: 'Continue session' }).click();
  await expect(page.getByText('You can continue your work')).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(await endOf(page)).not.toBe(second);
});

test('an unanswered question ends in a log-out; the half-filled form is there after the next log-in (R101, R102, Q164)', async ({
  page,
}) => {
  await page.clock.install();
  await logInByForm(page, 'frontdesk');
  await open(page, 'Patient registration');
  await page.getByRole('button', { name: 'Register Patient' }).click();
  const form = page.getByRole('dialog', { name: 'Register Patient' });
  await expect(field(form, 'State')).toHaveValue('West Bengal');
  await expect(field(form, 'Salutation')).toBeFocused();
  await field(form, 'First name').fill('Halfwritten');
  await expect(field(form, 'First name')).toHaveValue('Halfwritten');
  // The draft is kept a moment after the typing; the page's clock stands still but for these steps.
  await expect
    .poll(async () => {
      await page.clock.fastForward(500);
      return page.evaluate(() => Object.values(localStorage).join());
    })
    .toContain('Halfwritten');
  await page.clock.fastForward(29 * minute);
  await expect(question(page)).toBeVisible();
  await page.clock.fastForward(31_000);
  await expectLoggedOut(page);

  await field(page, 'Email or phone').fill('frontdesk@demo.example');
  await field(page, 'Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/patient_registration/);
  await page.getByRole('button', { name: 'Register Patient' }).click();
  await expect(field(form, 'First name')).toHaveValue('Halfwritten');
});

test('a refused renewal takes the token away and leads home with the sentence (R100, R104, Q163)', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await logInByForm(page, 'nurse');
  // An answer that came after the clock was moved would be work of just now, and the session renewed without a question.
  await untilStill(page);
  await page.clock.fastForward(29 * minute + 1000);
  await expect(question(page)).toBeVisible();
  // The session ends behind the page's back: its live line breaks and does not come back to tell.
  await page.route('**/api/demo/live*', (route) => route.abort());
  const answer = await request.post('/api/demo/User/Logout', {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    data: {},
  });
  expect(answer.status()).toBe(200);
  await question(page).getByRole('button', { name: 'Continue session' }).click();
  await expect(page.getByText('Your session has ended. Please log in again').first()).toBeVisible();
  await expectLoggedOut(page);
});

test('tabs of one browser stay in step: one log-in, one log-out (R090)', async ({ page, context }) => {
  await logInByForm(page, 'manager');
  const second = await context.newPage();
  await second.goto('/ipd/ipd_registration?tenant=demo');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(second).toHaveURL(/ipd_registration/);
  await expect(second.getByRole('button', { name: /^Account of/ })).toBeVisible();
  expect(await tokenOf(second)).toBe(await tokenOf(page));

  await account(page, 'Log out');
  await expectLoggedOut(page);
  await expectLoggedOut(second);

  await field(page, 'Email or phone').fill('manager@demo.example');
  await field(page, 'Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(home(page)).toBeVisible();
  // The second tab is signed in by the first one and is where it was.
  await expect(second.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(second).toHaveURL(/ipd_registration/);
});
