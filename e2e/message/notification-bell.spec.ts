// The pharmacy's bell: a notification made on one server process rings in a browser on another.
import type { Page } from '@playwright/test';
import { addNotification } from '../../packages/contract/src/foundation/message/message.ts';
import { openApi } from '../support/api.ts';
import { logIn, rowNamed } from '../support/desk.ts';
import { findFreePort } from '../support/free-port.ts';
import { startServer } from '../support/server-process.ts';
import { expect, test } from '../support/test.ts';

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
  await expect(pharmacy.getByRole('menuitem', { name: 'View all notifications' })).toBeVisible();
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
