// The pharmacy's bell: a notification made on one server process rings in a browser on another.
import { expect, type Page, test } from '@playwright/test';
import { addNotification } from '../../packages/contract/src/foundation/message/message.ts';
import { openApi } from '../support/api.ts';
import { expectRows, logIn, rowNamed, search } from '../support/desk.ts';
import { findFreePort } from '../support/free-port.ts';
import { inspect, listenForErrors } from '../support/inspect-screen.ts';
import { startServer } from '../support/server-process.ts';

let stopSecond: () => Promise<void>;
let second: string;

test.beforeAll(async () => {
  const port = await findFreePort();
  const dataDir = process.env.E2E_DATA_DIR;
  stopSecond = await startServer({ port, dataDir, logName: 'e2e-second-server.log', isBuilt: true });
  second = `http://127.0.0.1:${port}`;
});
test.afterAll(() => stopSecond());

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const unreadOn = async (page: Page) =>
  Number(/(\d+) unread$/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);

async function notify(title: string): Promise<void> {
  const api = await openApi('manager');
  await api.ask(addNotification, {
    notification: { notificationGroup: 'tenant_20', title, soundUrl: '/sounds/indent.mp3' },
  });
}

test('rings on another server process, counts, cuts the title, and a click makes it read for all of the pharmacy (R151, R152, R153, R155, R156, R157, R158, R159, R160)', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const title = `Indent ${Date.now()} of the night`;
  const pharmacy = await (await browser.newContext({ baseURL: second })).newPage();
  const played: string[] = [];
  pharmacy.on('request', (request) => request.url().endsWith('.mp3') && played.push(request.url()));
  await logIn(pharmacy, 'pharmacy');
  await logIn(page, 'pharmacy');
  await expect(bell(pharmacy)).toHaveAccessibleName(/unread$/);
  const before = await unreadOn(pharmacy);

  await notify(title);
  for (const screen of [pharmacy, page]) {
    await expect(screen.getByRole('alert').filter({ hasText: title })).toBeVisible();
    await expect.poll(() => unreadOn(screen)).toBe(before + 1);
  }
  await expect.poll(() => played).toEqual([`${second}/sounds/indent.mp3`]);

  await bell(pharmacy).click();
  await expect(pharmacy.getByRole('menuitem', { name: 'Check all notification' })).toBeVisible();
  const item = pharmacy.getByRole('menuitem').filter({ hasText: `${title.slice(0, 15)}…` });
  await expect(item).toHaveCount(1);
  await expect(pharmacy.getByRole('menuitem', { name: title })).toHaveCount(0);
  await item.click();
  // A notification that names no screen opens all notifications.
  await expect(pharmacy).toHaveURL(/\/message\/notification$/);
  await expect(rowNamed(pharmacy, title)).toContainText('Read');
  await expect.poll(() => unreadOn(pharmacy)).toBe(before);
  await expect.poll(() => unreadOn(page)).toBe(before);
  await pharmacy.context().close();
});

test('all notifications of the group are listed, read ones with who and when (R153, R154, R155)', async ({ page }) => {
  test.setTimeout(120_000);
  const errors = listenForErrors(page);
  await notify('Indent for the list');
  await logIn(page, 'pharmacy');
  await bell(page).click();
  await page.getByRole('menuitem', { name: 'Check all notification' }).click();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await expectRows(page);
  const row = rowNamed(page, 'Indent for the list').first();
  await expect(row).toContainText('Unread');
  await page.getByLabel('Unread only').check();
  await expect(rowNamed(page, 'Surgical Ward asks')).toHaveCount(0);
  await row.getByRole('button', { name: 'Indent for the list', exact: true }).click();
  await expect(rowNamed(page, 'Indent for the list').first()).not.toContainText('Unread');
  await search(page, 'Search notifications', 'Surgical');
  await expect(rowNamed(page, 'Surgical Ward asks')).toBeVisible();
  await inspect(page, 'message/notification');
  await bell(page).click();
  await expect(page.getByRole('menuitem', { name: 'Check all notification' })).toBeVisible();
  await inspect(page, 'the bell');
  expect(errors).toEqual([]);
});

test('no other role has the bell, nor hears of the pharmacy (R151, R157)', async ({ browser }) => {
  test.setTimeout(180_000);
  const title = `Indent nobody else hears of ${Date.now()}`;
  const screens: Page[] = [];
  for (const user of ['admin', 'nurse', 'billing']) {
    const screen = await (await browser.newContext({ baseURL: second })).newPage();
    await logIn(screen, user);
    screens.push(screen);
  }
  const other = await (await browser.newContext()).newPage();
  await logIn(other, 'pharmacy', 'sahyog');
  await expect(bell(other)).toHaveAccessibleName(/unread$/);
  const before = await unreadOn(other);
  const pharmacy = await (await browser.newContext()).newPage();
  await logIn(pharmacy, 'pharmacy');
  await notify(title);
  await expect(pharmacy.getByRole('alert').filter({ hasText: title })).toBeVisible();
  for (const screen of screens) await expect(screen.getByText(title)).toHaveCount(0);
  // The administrator has a bell where a report was amended that they had opened (LB048).
  for (const screen of screens.slice(1)) await expect(bell(screen)).toHaveCount(0);
  await expect(other.getByText(title)).toHaveCount(0);
  expect(await unreadOn(other)).toBe(before);
  for (const screen of [...screens, other, pharmacy]) await screen.context().close();
});
