// The frame around every screen: its parts, where a screen stands, what shows that something is under way, and how a failure is told.
import { expect, type Page, type Route, test } from '@playwright/test';
import { act, expectRows, field, logIn, logInByForm, open } from '../support/desk.ts';

const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account of / });

test('header, sidebar, content and footer; the way to a screen begins at home (R046, R106, R123, R124)', async ({
  page,
}) => {
  await logIn(page, 'admin', 'demo', '/');
  const header = page.getByRole('banner');
  for (const tool of ['Menu', 'Quick link', 'Search (Ctrl+K)', 'Language', 'Light or dark', 'Full screen', 'Customize'])
    await expect(header.getByRole('button', { name: tool, exact: true })).toBeVisible();
  await expect(header.getByLabel('Hospital')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveText('Charaka 1.4');

  await page.goto('/role-permission/30');
  const way = page.getByRole('navigation', { name: 'Where you are' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/^Rights of /);
  await expect(way.locator('[aria-current="page"]')).toHaveText(/^Rights of /);
  await way.getByRole('link', { name: 'Roles and permissions' }).click();
  await expect(page).toHaveURL(/\/role-permission$/);
  await expect(way.locator('[aria-current="page"]')).toHaveText('Roles and permissions');
  await way.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await open(page, 'Audit log');
  await header.getByRole('link', { name: 'Charaka, to the home page' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the account menu leads to the own profile, to the settings and out (R065, R090, R108)', async ({ page }) => {
  await logInByForm(page, 'nurse');
  for (const [item, address, title] of [
    ['Account', /\/staff-profile$/, 'Profile'],
    ['Settings', /\/profile\/setting$/, 'Settings'],
  ] as const) {
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('the loading bar is 4 px high in its colour and hides after 3 seconds (R121, R122)', async ({ page }) => {
  await page.clock.install();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // Pending calls of the home screen are held too: a move to the next screen begins the bar anew (R121).
  await page.route(/\/(GetAllPatients|GetDashboard|GetWaiting)$/, async (route) => {
    await held;
    await route.continue();
  });
  await logInByForm(page, 'frontdesk');
  const bar = page.locator('.mantine-Progress-root[data-mounted]');
  // From here on time passes by these steps alone: a slow machine must not miss the seconds in which the bar is there.
  await page.clock.pauseAt(Date.now() + 60_000);
  const after = (step: number) => async () => {
    await page.clock.runFor(step);
    return bar.count();
  };
  await page.getByRole('navigation').getByRole('link', { name: 'Patient registration', exact: true }).first().click();
  await expect.poll(after(100)).toBe(1);
  await expect(bar).toHaveCSS('height', '4px');
  await expect(bar.locator('.mantine-Progress-section')).toHaveCSS('background-color', 'rgb(115, 102, 255)');
  await expect.poll(after(3_500)).toBe(0);
  await page.clock.resume();
  answer();
  await expectRows(page);
});

test('a refusal is told in the words of the server, and stays until it is read (R040, R130)', async ({ page }) => {
  await page.clock.install();
  await logInByForm(page, 'admin');
  await page.goto('/settings/diet-type');
  await expectRows(page);
  // Before it stands the box that ticks the row.
  const name = await page.getByRole('row').nth(1).getByRole('cell').nth(1).textContent();
  await page.getByRole('button', { name: 'Add Diet type' }).click();
  const form = page.getByRole('dialog', { name: 'Add Diet type' });
  await field(form, 'Diet type').fill(name ?? '');
  await form.getByRole('button', { name: 'Save' }).click();
  const toast = page.getByRole('alert').filter({ hasText: `Diet type '${name}' already exists` });
  await expect(toast).toBeVisible();
  await page.clock.fastForward(10 * 60_000);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();
});

test('a broken line is told in the general words (R043)', async ({ page }) => {
  await logIn(page, 'frontdesk', 'demo', '/');
  await open(page, 'Patient registration');
  await expectRows(page);
  const general = page.getByRole('alert').filter({ hasText: 'Something went wrong, Please try again' });
  await page.route('**/Patient/GetPatientById', (route) => route.abort());
  await act(page, page.getByRole('row').nth(1), 'Edit');
  await expect(general).toBeVisible();
});

test('every call tells tenant, hospital, year, time zone, user and token, the question for the tenant none (R018, R020, R021, R024, R037)', async ({
  page,
}) => {
  const calls: { path: string; authorization: string | undefined; body: Record<string, unknown> }[] = [];
  const note = async (route: Route) => {
    const request = route.request();
    calls.push({
      path: new URL(request.url()).pathname,
      authorization: request.headers().authorization,
      body: request.postDataJSON() as Record<string, unknown>,
    });
    await route.continue();
  };
  await logIn(page, 'nurse', 'demo', '/');
  await page.route(/\/api\/.*\/(Get|Check)\w+$/, note);
  await page.reload();
  await open(page, 'IPD patients');
  await expectRows(page);
  const [token, hospital] = await page.evaluate(() => [
    sessionStorage.getItem('Token'),
    Number(sessionStorage.getItem('HospitalID')),
  ]);
  const [ofCatalog, others] = [
    calls.filter(({ path }) => path.startsWith('/api/CatalogDB/')),
    calls.filter(({ path }) => !path.startsWith('/api/CatalogDB/')),
  ];
  expect(ofCatalog).toHaveLength(1);
  expect(ofCatalog[0]?.authorization).toBeUndefined();
  expect(Object.keys(ofCatalog[0]?.body ?? {})).toEqual(['tenant']);
  expect(others.length).toBeGreaterThan(3);
  const userId = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('user') ?? '{}') as { userId?: number }).userId,
  );
  for (const { path, authorization, body } of others) {
    expect(path).toMatch(/^\/api\/demo\//);
    expect(authorization).toBe(`Bearer ${token}`);
    expect(body).toMatchObject({ hospitalId: hospital, createdById: userId, updatedById: userId });
    expect(Number(body.tenantId)).toBeGreaterThan(0);
  }
  // Year and zone are known once the hospital was read.
  expect(others.at(-1)?.body).toMatchObject({
    finYear: expect.stringMatching(/^\d{4}-\d{4}$/),
    timezone: 'Asia/Kolkata',
  });
});
