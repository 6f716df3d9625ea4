// The whole visit of a patient who walks in: token and fee, the display of the hall, the note of the doctor, the cashier, and the result.
import type { Page } from '@playwright/test';
import { consultationFees } from '../../packages/contract/src/clinic/counter/consultation-fee.ts';
import { getFee } from '../../packages/contract/src/clinic/counter/opd-fee.ts';
import { opdRooms } from '../../packages/contract/src/clinic/queue/opd-room.ts';
import { endSession } from '../../packages/contract/src/clinic/queue/opd-session.ts';
import { getQueue } from '../../packages/contract/src/clinic/queue/queue.ts';
import { listCharges } from '../../packages/contract/src/money/tariff/tariff.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, choose, closePaper, field, logIn, paperOn, rowNamed, search } from '../support/desk.ts';
import { freshSurname, registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { leaveDialogs } from '../support/leave-dialogs.ts';
import { fillRequired } from '../support/patient-form.ts';
import { expect, test } from '../support/test.ts';
import { closeDoor, doctorsOf, holdOpd, openDoor, today, visitTo } from '../support/visits.ts';
import { walkSource } from '../support/walk-dialog.ts';

const calcium = /Serum Calcium/i;

/** The doctor who logs in holds OPD in a room of their own, charges new patients a fee, and no patient is called. */
async function openDoorOf(api: Api) {
  const doctorId = (await (await openApi('doctor')).ask(getQueue, {})).doctorId ?? 0;
  await holdOpd(api, doctorId);
  await closeDoor(api, doctorId);
  const { patientId } = await registerPatient(api, 'Second');
  const { fee } = await api.ask(getFee, { patientId, doctorId, day: today });
  if (fee.reason === 'NoRule') {
    const { rows } = await api.ask(listCharges, { pageNumber: 1, pageSize: 0 });
    const chargeId = rows.find(({ chargeName }) => /consult/i.test(chargeName))?.chargeId ?? 0;
    const named = { feeName: freshSurname('Fee of '), doctorId, specializationId: null, chargeId };
    await api.ask(consultationFees.add, {
      consultationFee: { ...named, visitKind: 'New', freeDays: 0, freeVisits: 0, validFrom: today },
    });
  }
  const roomName = freshSurname('Door ');
  const { displayCode } = (await api.ask(opdRooms.add, { opdRoom: { roomName } })).opdRoom;
  const name = (await doctorsOf(api)).find(({ staffId }) => staffId === doctorId)?.name ?? '';
  return { doctorId, name, roomName, displayCode, second: patientId };
}

/** A new patient gets a token and pays the fee; answers the token. */
async function walkIn(page: Page, surname: string, doctorName: string): Promise<string> {
  await page.getByRole('button', { name: 'New patient' }).click();
  const form = page.getByRole('dialog', { name: 'Register Patient' });
  await fillRequired(form, surname);
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(form).toBeHidden();
  await choose(page, 'Doctor', doctorName);
  await field(page, 'Complaint').fill('Fever since Sunday');
  await choose(page, 'Paid by', 'Cash');
  await page.getByRole('button', { name: /^Take ₹.* in cash and give token$/ }).click();
  const given = page.getByRole('status').filter({ hasText: /^Token \d+ with/ });
  await expect(given).toBeVisible();
  return /\d+/.exec((await given.textContent()) ?? '')?.[0] ?? '';
}

/** Complaint, diagnosis, medicine and a test by keys, signed. */
async function writeNote(page: Page): Promise<void> {
  const head = page.getByRole('region', { name: 'Patient', exact: true });
  await expect(head).toContainText('Reason for visit: Fever since Sunday');
  await page.keyboard.press('n');
  await expect(head.getByRole('note')).toHaveText(/No known allergy/);
  const enter = async (letter: string, words: string, shown: () => Promise<unknown>) => {
    await page.keyboard.press(letter);
    await page.keyboard.type(words);
    await shown();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  };
  const option = (name: string | RegExp) => expect(page.getByRole('option', { name }).first()).toBeVisible();
  await enter('/', 'fever 3 days', async () => undefined);
  await expect(page.getByText('fever · 3 days')).toBeVisible();
  await enter('d', 'Viral fever', () => option(/Viral fever/));
  await enter('m', 'para 650 tds 3', () =>
    expect(page.getByText(/PARACETAMOL 650 mg — 1 tablet/).first()).toBeVisible(),
  );
  await enter('o', 'serum calcium', () => option(calcium));
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(paperOn(page)).toContainText('PARACETAMOL 650 mg');
  await expect(paperOn(page)).toContainText(calcium);
  await closePaper(page);
  await expect(page.getByRole('button', { name: 'End and call next' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Waits for results' })).toBeVisible();
  await walkSource(page, 'clinic/consultation/after-signing.tsx');
  await leaveDialogs(page);
  await expect(page.getByText('Signed', { exact: true })).toBeVisible();
}

/** The tests of a patient are paid by UPI at the counter. */
async function payTests(page: Page, surname: string): Promise<void> {
  await page.getByRole('button', { name: 'New bill' }).first().click();
  const form = page.getByRole('dialog', { name: 'New bill' });
  await field(form, 'Patient, phone, or scan a number').fill(surname);
  await page.getByRole('option', { name: new RegExp(surname) }).click();
  await expect(form.getByRole('group', { name: 'Orders' }).getByRole('checkbox', { name: calcium })).toBeChecked();
  const net = form.getByText(/^Net amount$/).locator('..');
  await expect(net).toContainText(/[1-9]/);
  const rupees = /[\d,]+(\.\d\d)?/.exec((await net.textContent()) ?? '')?.[0] ?? '';
  await field(form, 'UPI').fill(rupees.replaceAll(',', ''));
  await field(form, 'UPI transaction number').fill('412233445567');
  await form.getByRole('button', { name: 'Make bill' }).click();
  await expect(paperOn(page)).toContainText(calcium);
  await expect(paperOn(page)).toContainText('UPI');
}

/** The laboratory takes the specimen of a paid order, which begins the work, receives it and measures it. */
async function measure(page: Page, surname: string): Promise<void> {
  await act(page, rowNamed(page, surname), 'Make label');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await act(page, rowNamed(page, surname), 'Collect');
  const taken = page.getByRole('dialog', { name: /^Collect specimen \d{12}$/ });
  await taken.getByRole('button', { name: 'Collect' }).click();
  await expect(rowNamed(page, surname)).toHaveCount(0);
  await page.goto('/investigation/accession');
  await search(page, 'Search specimen, name or test', surname);
  await act(page, rowNamed(page, surname), 'Receive');
  await expect(rowNamed(page, surname).getByText('In the laboratory')).toBeVisible();
  await page.goto('/investigation/bench');
  await page.getByRole('combobox', { name: 'Test' }).click();
  await page.getByRole('option', { name: calcium }).click();
  const row = rowNamed(page, surname);
  await row.getByRole('textbox', { name: /^Calcium, / }).fill('9.4');
  await row.getByRole('textbox', { name: /^Calcium, / }).press('Tab');
  await row.getByRole('button', { name: 'Finish' }).click();
  await expect(row).toHaveCount(0);
}

/** A second person verifies the result. */
async function verify(page: Page, surname: string): Promise<void> {
  await search(page, 'Search name, test or specimen', surname);
  await act(page, rowNamed(page, surname), 'View');
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a patient walks in, is called on the display, examined, pays by UPI and is tested, and the doctor reads the result without asking for it (OP003, OP007, OP013, OP026, OR012, OR017, OR030, Q289)', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const desk = async (user: string, address: string) => {
    const own = await (await browser.newContext()).newPage();
    await logIn(own, user, 'demo', address);
    return own;
  };
  const api = await openApi();
  const door = await openDoorOf(api);
  const surname = freshSurname('Wholevisit');

  const front = await desk('frontdesk', '/clinic-booking');
  const token = await walkIn(front, surname, door.name);
  await visitTo(api, door.doctorId, door.second);

  const hall = await (await browser.newContext()).newPage();
  await hall.goto(`/display/${door.displayCode}?tenant=demo`);
  await logIn(page, 'doctor', 'demo', '/opd/queue');
  await openDoor(page, door.roomName);
  const room = hall.getByRole('region', { name: door.roomName });
  await expect(room).toBeVisible();
  await expect(room.getByText(token, { exact: true })).toHaveCount(0);
  await rowNamed(page, surname).getByRole('button', { name: 'Call in' }).click();
  await expect(room.getByText(token, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Called' })).toContainText(surname);
  await page.keyboard.press('Enter');
  await expect(room).toContainText(`Token ${token} is inside`);
  await expect(page.getByRole('region', { name: 'With the doctor' })).toContainText(surname);
  await inspect(page, 'queue with a patient inside');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: new RegExp(surname), level: 1 })).toBeVisible();
  await writeNote(page);

  const laboratory = await desk('lab', '/investigation/collection');
  await search(laboratory, 'Search name, bed, test or specimen', surname);
  const cashier = await desk('billing', '/opd/diagnosis');
  await payTests(cashier, surname);
  const results = page.getByRole('region', { name: 'Results', exact: true });
  await expect(results).toContainText('No results');
  await measure(laboratory, surname);
  await expect(results).toContainText(/Preliminary: .*9\.4/);
  const pathologist = await desk('pathologist', '/investigation/verify');
  await verify(pathologist, surname);
  await expect(results).not.toContainText('Preliminary');
  await expect(results).toContainText('9.4');

  await page.getByRole('link', { name: 'Queue', exact: true }).click();
  await expect(page.getByRole('region', { name: 'With the doctor' })).toContainText(surname);
  await page.keyboard.press('e');
  await expect(room).not.toContainText(`Token ${token} is inside`);
  await page.keyboard.press('n');
  const called = page.getByRole('region', { name: 'Called' });
  await expect(called).toContainText('Called once');
  const next = ((await called.locator('p').first().textContent()) ?? '').trim();
  expect(next).not.toBe(token);
  await expect(room.getByText(next, { exact: true })).toBeVisible();
  const { opdDay } = await api.ask(getQueue, { doctorId: door.doctorId });
  await api.ask(endSession, { opdSession: { opdDayId: opdDay?.opdDayId ?? 0 } });
  for (const each of [front, hall, laboratory, cashier, pathologist]) await each.context().close();
});
