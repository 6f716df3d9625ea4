// A doctor calls patients by keys, and the display of the waiting hall follows on a page without a log-in.

import { opdRooms } from '../../packages/contract/src/clinic/queue/opd-room.ts';
import { getQueue } from '../../packages/contract/src/clinic/queue/queue.ts';
import { type Api, openApi } from '../support/api.ts';
import { field, logIn } from '../support/desk.ts';
import { freshSurname, registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { leaveDialogs } from '../support/leave-dialogs.ts';
import { expect, test } from '../support/test.ts';
import { closeDoor, holdOpd, openDoor, visitTo } from '../support/visits.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
let doctorId = 0;
const roomName = freshSurname('Room ');
let displayCode = '';

/** A line of new patients before the doctor who logs in. */
async function lineOf(howMany: number): Promise<string[]> {
  const surnames: string[] = [];
  for (let index = 0; index < howMany; index += 1) {
    const { patientId, surname } = await registerPatient(api, 'Queued');
    await visitTo(api, doctorId, patientId);
    surnames.push(surname);
  }
  return surnames;
}

test.beforeAll(async () => {
  api = await openApi();
  doctorId = (await (await openApi('doctor')).ask(getQueue, {})).doctorId ?? 0;
  await holdOpd(api, doctorId);
  await closeDoor(api, doctorId);
  displayCode = (await api.ask(opdRooms.add, { opdRoom: { roomName } })).opdRoom.displayCode;
});

test('a doctor calls, calls again, lets in and ends by keys, and the display of the hall follows (OP003, OP006, OP007, Q275)', async ({
  page,
  browser,
}) => {
  const [surname = ''] = await lineOf(3);
  await logIn(page, 'doctor', 'demo', '/opd/queue');
  await expect(page.getByRole('heading', { name: /^Queue of / })).toBeVisible();
  await openDoor(page, roomName);
  const hall = await (await browser.newContext()).newPage();
  await hall.goto(`/display/${displayCode}?tenant=demo`);
  const room = hall.getByRole('region', { name: roomName });
  await expect(room).toBeVisible();
  await inspect(page, 'queue of a doctor');

  await page.keyboard.press('n');
  const called = page.getByRole('region', { name: 'Called' });
  await expect(called).toContainText('Called once');
  const token = ((await called.locator('p').first().textContent()) ?? '').trim();
  await expect(room.getByText(token, { exact: true })).toBeVisible();
  await inspect(hall, 'display of a waiting hall');
  await expect(hall.locator('body')).not.toContainText(surname);

  await page.keyboard.press('r');
  await expect(called).toContainText('Called 2 times');
  // Keys of a fast hand: Enter is pressed while the call before it runs and its token is drawn anew.
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  const inside = page.getByRole('region', { name: 'With the doctor' });
  await expect(inside).toContainText(token);
  await expect(room).toContainText(`Token ${token} is inside`);
  await page.keyboard.press('e');
  await expect(inside).toContainText('No patient is with the doctor.');

  await page.getByRole('button', { name: 'Pause' }).click();
  const pause = page.getByRole('dialog', { name: 'Pause the session' });
  await walkSource(page, 'clinic/queue/session-dialogs.tsx');
  await field(pause, 'Notice for the display').fill('Back at eleven');
  await pause.getByRole('button', { name: 'Pause' }).click();
  await expect(room).toContainText('Back at eleven');

  const line = page.getByRole('region', { name: /^Waiting/ });
  await line.getByRole('button', { name: 'Move' }).first().click();
  await walkSource(page, 'clinic/queue/move-in-queue.tsx');
  await leaveDialogs(page);
  await line
    .getByRole('button', { name: /^More for token/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Another day or doctor' }).click();
  await walkSource(page, 'clinic/queue/move-visit.tsx');
  await leaveDialogs(page);
});
