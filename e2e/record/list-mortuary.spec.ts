// A body is received into the mortuary and handed over to somebody by name.
import { expect, test } from '@playwright/test';
import { choose, field, logIn, open, rowNamed, search } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';

/** A day as the date fields of the demo take it, so many days ago by the clock of the hospital. */
const daysAgo = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(Date.now() - days * 86_400_000);

test('a body is received into a chamber of its own and handed over, medico-legal with the clearance of the police (R278, R282)', async ({
  page,
}) => {
  const [name, chamber] = [freshSurname('Unknown '), freshSurname('C')];
  await logIn(page, 'frontdesk');
  await open(page, 'Mortuary');
  await page.getByRole('button', { name: 'Receive body' }).first().click();
  const form = page.getByRole('dialog', { name: 'Receive body' });
  await field(form, 'Name, or how the body is known').fill(name);
  await choose(form, 'Gender', 'Male');
  await field(form, 'Chamber').fill(chamber);
  await field(form, 'Received: date').fill(daysAgo(1));
  await form.getByLabel('Medico-legal').check();
  await form.getByRole('button', { name: 'Receive body', exact: true }).click();
  await expect(form).toBeHidden();
  await search(page, 'Name', name);
  await expect(rowNamed(page, name)).toContainText('In the mortuary');
  await inspect(page, 'mortuary');
  // What is wanted of a body next stands on its row.
  await rowNamed(page, name).getByRole('button', { name: 'Hand over' }).click();
  const edit = page.getByRole('dialog', { name: 'Body in the mortuary' });
  await field(edit, 'To whom').fill('Ravi Kumar');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(edit.getByText('Please enter when the body was given')).toBeVisible();
  await field(edit, 'When: date').fill(daysAgo(0));
  await expect(edit.getByText('A medico-legal body is given with the clearance of the police only')).toBeVisible();
  await inspect(page, 'body in the mortuary');
  await field(edit, 'Police clearance no').fill('PS/12');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(edit).toBeHidden();
  await choose(page, 'Status', 'Handed over');
  await expect(rowNamed(page, name)).toContainText('Handed over to Ravi Kumar');
});
