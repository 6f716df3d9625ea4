// A message for nurses: every nurse sees it at once in the other browser, nobody else; it is written by keys alone, and no html of it can do harm.
import type { Page } from '@playwright/test';
import { addMessage, deleteMessage, listMessages } from '../../packages/contract/src/foundation/message/message.ts';
import { openApi } from '../support/api.ts';
import { act, expectRows, field, logIn, rowNamed } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

const NURSE_ROLE = 31;
const box = (page: Page) => page.getByRole('button', { name: /^Messages/ });
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Oscillators started by the page: what the chime is made of. */
async function countNotes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { notes: number };
    counted.notes = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
      counted.notes += 1;
      return start.apply(this, at);
    };
  });
  return () => page.evaluate(() => (window as unknown as { notes: number }).notes);
}

test('a message for nurses reaches a nurse in another browser without reload, with toast and chime, and no other role (R147, R148, R157, R159, R161)', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const title = `Linen change ${Date.now()}`;
  const nurse = await (await browser.newContext()).newPage();
  const desk = await (await browser.newContext()).newPage();
  const notes = await countNotes(nurse);
  await logIn(nurse, 'nurse');
  await logIn(desk, 'frontdesk');
  await logIn(page, 'manager');
  await page.goto('/message');
  await page.getByRole('button', { name: 'Write a message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a message' });
  await field(dialog, 'Title').fill(title);
  await field(dialog, 'For the roles').fill('Nur');
  await page.getByRole('option', { name: 'Nurse' }).click();
  const text = dialog.getByRole('textbox', { name: 'Message' });
  // The list of roles stays open over it for further ones.
  await text.focus();
  await page.keyboard.type('Please begin ');
  await dialog.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('at seven');
  await dialog.getByRole('button', { name: 'Publish message' }).click();
  await expect(toast(page, 'Message added successfully')).toBeVisible();

  await expect(toast(nurse, title)).toBeVisible();
  await expect.poll(notes).toBe(2);
  await expect(box(nurse)).toHaveAccessibleName(/\d+ new$/);
  await box(nurse).click();
  await nurse.getByRole('menuitem', { name: title }).click();
  const shown = nurse.getByRole('dialog', { name: title });
  await expect(shown.locator('strong')).toHaveText('at seven');
  await shown.getByRole('button', { name: 'Close' }).last().click();
  await expect(box(nurse)).toHaveAccessibleName('Messages');

  await desk.reload();
  await box(desk).click();
  await expect(desk.getByRole('menuitem', { name: 'View All' })).toBeVisible();
  await expect(desk.getByRole('menuitem', { name: title })).toHaveCount(0);
  await desk.getByRole('menuitem', { name: 'View All' }).click();
  await expect(desk).toHaveURL(/\/message$/);
  await expectRows(desk);
  await expect(rowNamed(desk, title)).toHaveCount(0);
  await expect(desk.getByRole('button', { name: 'Write a message' })).toHaveCount(0);
  await expect(toast(desk, title)).toHaveCount(0);

  await act(page, rowNamed(page, title), 'Deactivate');
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(rowNamed(page, title)).toHaveCount(0);
  await expectRows(nurse);
  await expect(rowNamed(nurse, title)).toHaveCount(0);
  await nurse.context().close();
  await desk.context().close();
});

test('html that would run does nothing where the message is read (R161, Q158)', async ({ page }) => {
  const api = await openApi('manager');
  const title = `Harmless ${Date.now()}`;
  const body = `<h2>Fire exits</h2><img src="x" onerror="window.isHarmed=1"><script>window.isHarmed=1</script>
    <a href="javascript:window.isHarmed=1">press</a><svg onload="window.isHarmed=1"></svg><p onclick="window.isHarmed=1">Keep free.</p>`;
  const { message } = await api.ask(addMessage, {
    message: { title, body, roleMappings: [{ roleId: NURSE_ROLE }] },
  });
  await logIn(page, 'nurse');
  await page.goto(`/message?open=${message.messageId}`);
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('heading', { name: 'Fire exits' })).toBeVisible();
  await dialog.getByText('Keep free.').click();
  await dialog.getByText('press').click();
  await expect(dialog.locator('img, script, svg[onload], [onclick], a[href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as { isHarmed?: number }).isHarmed)).toBeUndefined();
});

test('a message is written and changed with the keyboard alone, a link and a planned day among it (Q175)', async ({
  page,
}) => {
  const title = `Visiting hours ${Date.now()}`;
  await logIn(page, 'manager');
  await page.goto('/message');
  await page.getByRole('button', { name: 'Write a message' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Write a message' });
  await expect(field(dialog, 'Title')).toBeFocused();
  await page.keyboard.type(title);
  await dialog.getByRole('button', { name: 'All roles' }).press('Enter');
  const day = field(dialog, 'Published on');
  await day.fill('31/12/2099');
  await day.press('Tab');
  const text = dialog.getByRole('textbox', { name: 'Message' });
  await text.focus();
  await page.keyboard.type('See the list');
  await page.keyboard.press('Control+a');
  await dialog.getByRole('button', { name: 'Link', exact: true }).press('Enter');
  await expect(page.getByLabel('Address of the link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Link', exact: true }).press('Enter');
  await expect(page.getByLabel('Address of the link')).toBeFocused();
  await page.keyboard.type('example.org/list');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'See the list' })).toHaveAttribute('href', 'https://example.org/list');
  await text.focus();
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await dialog.getByRole('button', { name: 'Publish message' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rowNamed(page, title)).toContainText('Planned');

  await act(page, rowNamed(page, title), 'Edit');
  const change = page.getByRole('dialog', { name: 'Change message' });
  await expect(change.getByRole('textbox', { name: 'Message' })).toContainText('See the list');
  await field(change, 'Title').fill(`${title} changed`);
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(rowNamed(page, `${title} changed`)).toBeVisible();
  const api = await openApi('manager');
  const { rows } = await api.ask(listMessages, { isEverything: true });
  const kept = rows.find((row) => row.title === `${title} changed`);
  expect(kept?.body).toContain('href="https://example.org/list"');
  expect(kept?.body).toContain('rel="noopener noreferrer"');
  await api.ask(deleteMessage, { message: { messageId: kept?.messageId ?? 0 } });
});

test('messages that cannot be fetched disturb nobody (R150)', async ({ page }) => {
  let asked = 0;
  await page.route('**/User/GetEntry', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.route('**/Message/GetAllMessages', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: '{}' });
  });
  await logIn(page, 'nurse', 'demo', '/');
  // Asked again once; after that a failure that is not ignored would show.
  await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await box(page).click();
  await expect(page.getByRole('menuitem', { name: 'View All' })).toBeVisible();
  await expect(toast(page, 'Something went wrong')).toHaveCount(0);
});
