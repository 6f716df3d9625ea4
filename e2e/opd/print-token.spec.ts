// A visit to the OPD ends with its token, large; the slip is one key away and can be printed again from the row.

import { listVisits } from '../../packages/contract/src/clinic/opd/visit.ts';
import { openApi } from '../support/api.ts';
import { act, choose, closePaper, field, logIn, open, paperOn, rowNamed, search } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { doctorsOf, holdOpd, today } from '../support/visits.ts';
import { walkSource } from '../support/walk-dialog.ts';

test('a visit ends with its token; Enter prints the slip of 80 mm, and the row prints it again (R270, R276)', async ({
  page,
}) => {
  const api = await openApi();
  const { staffId, name, lastName } = (await doctorsOf(api)).at(-1) ?? { staffId: 0, name: '', lastName: '' };
  await holdOpd(api, staffId);
  const { patientId, surname } = await registerPatient(api, 'Token');
  await logIn(page, 'frontdesk');
  await open(page, 'OPD patients');
  await page.getByRole('button', { name: 'New OPD patient' }).click();
  const form = page.getByRole('dialog', { name: 'New OPD patient' });
  await field(form, 'Patient').fill(surname);
  await page.getByRole('option', { name: new RegExp(surname) }).click();
  await choose(form, 'Doctor', name);
  await form.getByRole('button', { name: 'Give token', exact: true }).click();
  const given = page.getByRole('dialog', { name: `Token of Mrs. Asha ${surname}` });
  await expect(given).toBeVisible();
  const { rows: visits } = await api.ask(listVisits, { pageNumber: 1, pageSize: 0, fromDate: today, toDate: today });
  const token = String(visits.find((visit) => visit.patientId === patientId)?.tokenNo);
  await expect(given.getByRole('status')).toHaveText(token);
  await inspect(page, 'the token that was given');
  const print = given.getByRole('button', { name: 'Print token slip' });
  await expect(print).toBeFocused();
  await walkSource(page, 'clinic/opd/token-given.tsx');
  await print.focus();
  await page.keyboard.press('Enter');
  const slip = paperOn(page);
  await expect(slip.getByText(token, { exact: true })).toBeVisible();
  for (const words of [surname, `MR${patientId}`, lastName]) await expect(slip).toContainText(words);
  await expect(slip.getByRole('img', { name: `MR${patientId}` })).toBeVisible();
  await inspect(page, 'the slip of a token');
  const [, width = '0'] =
    /MediaBox \[\s*0 0 ([\d.]+)/.exec((await page.pdf({ preferCSSPageSize: true })).toString('latin1')) ?? [];
  expect(Math.round((Number(width) / 72) * 25.4)).toBe(80);
  await closePaper(page);
  await expect(given).toBeHidden();
  await search(page, 'Search name, phone or OPD no', surname);
  await act(page, rowNamed(page, surname), 'Print token slip');
  await expect(paperOn(page).getByText(token, { exact: true })).toBeVisible();
});
