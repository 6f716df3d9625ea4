// OPD rooms are added with what is missing told beside the field, changed, and taken out of use; a list that is open elsewhere follows.
import { expect, test } from '@playwright/test';
import { act, field, logIn, rowNamed, search } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { deactivate, save } from '../support/settings.ts';

const address = '/opdRoomSetup';

test('an OPD room is added, changed and taken out of use while somebody else looks', async ({ page, browser }) => {
  const name = freshSurname('OPD room ');
  await logIn(page, 'admin', 'demo', address);
  const other = await (await browser.newContext()).newPage();
  await logIn(other, 'admin', 'demo', `${address}?q=${encodeURIComponent(name)}`);
  await expect(other.getByRole('heading', { name: 'OPD rooms', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Add OPD room' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add OPD room' });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText(/^Please enter the .* of the OPD room$/)).toBeVisible();
  await inspect(page, 'add OPD room');
  await field(form, 'OPD room').fill(name);
  await save(form);
  await expect(rowNamed(other, name)).toHaveCount(1);

  await search(page, 'Search OPD rooms', name);
  await act(page, rowNamed(page, name), 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit OPD room' });
  await expect(field(edit, 'OPD room')).toHaveValue(name);
  await field(edit, 'OPD room').fill(`${name} changed`);
  await save(edit);
  await expect(rowNamed(other, `${name} changed`)).toHaveCount(1);

  await deactivate(page, `${name} changed`);
  await expect(rowNamed(page, name)).toHaveCount(0);
  await expect(rowNamed(other, name)).toHaveCount(0);
});
