// What an analyser sent and nobody can match is looked at, tried with a specimen, and refused with a reason.
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { listAnalyserStates } from '../../packages/contract/src/diagnostics/analyser/analyser-message.ts';
import { addAnalyser, deleteAnalyser } from '../../packages/contract/src/diagnostics/labtest/analyser.ts';
import { masterNamed } from '../../packages/contract/src/foundation/masters/all.ts';
import { masterEndpoints } from '../../packages/contract/src/kernel/resource.ts';
import { astm, astmFrames } from '../../packages/rules/src/diagnostics/astm-link.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, field, logIn, rowNamed, search } from '../support/desk.ts';
import { findFreePort } from '../support/free-port.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { leaveDialogs } from '../support/leave-dialogs.ts';
import { walkDialog, walkSource } from '../support/walk-dialog.ts';

/** Adds an analyser and waits until its port is open. */
async function openAnalyser(api: Api, analyserName: string): Promise<{ analyserId: number; port: number }> {
  const section = masterNamed('labSection');
  const { rows } = (await api.ask(masterEndpoints(section).list, {})) as { rows: Record<string, number>[] };
  const port = await findFreePort();
  const { analyser } = await api.ask(addAnalyser, {
    analyser: {
      ...({ analyserName, port, protocol: 'AstmTcp', characterSet: 'latin1', isBidirectional: false } as const),
      ...{ labSectionId: rows[0]?.[section.key] ?? 0, silentMinutes: 60, map: [] },
    },
  });
  const isHeard = async () =>
    (await api.ask(listAnalyserStates, {})).analysers.some((one) => one.port === port && one.isListening);
  await expect.poll(isHeard, { timeout: 60_000 }).toBe(true);
  return { analyserId: analyser.analyserId, port };
}

/** Sends one value of a sample as an analyser does: every frame is answered before the next one is sent. */
async function sendValue(port: number, specimenNo: string): Promise<void> {
  const records = ['H|\\^&|||SIM', 'P|1', `O|1|${specimenNo}||^^^ALL|R`, 'R|1|^^^NA|140|mmol/L||N||F', 'L|1|N'];
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  for (const bytes of [astm.enquiry, ...astmFrames(records)]) {
    const answered = new Promise((resolve) => socket.once('data', resolve));
    socket.write(bytes, 'latin1');
    expect(await answered).toBe(astm.accept);
  }
  socket.end(astm.end, 'latin1');
}

test('a message nobody can match is tried with a specimen and refused with a reason (LB086)', async ({ page }) => {
  test.setTimeout(180_000);
  const api = await openApi();
  const name = freshSurname('Sender ');
  const { analyserId, port } = await openAnalyser(api, name);
  await sendValue(port, 'NOSUCH1');
  await logIn(page, 'admin', 'demo', '/investigation/analyser');
  await search(page, 'Search analyser or sample', name);
  await expect(rowNamed(page, name)).toContainText('Unmatched');
  await inspect(page, 'messages of analysers');
  await act(page, rowNamed(page, name), 'Look');
  const message = page.getByRole('dialog', { name: new RegExp(`^${name}`) });
  await expect(message.getByRole('row', { name: 'NOSUCH1' })).toBeVisible();
  await walkDialog(page, 'a message of an analyser');
  await inspect(page, 'a message of an analyser');

  await message.getByRole('button', { name: 'Match', exact: true }).click();
  const match = page.getByRole('dialog', { name: 'Match with a specimen' });
  await walkSource(page, 'diagnostics/analyser/look-message.tsx');
  await match.getByRole('button', { name: 'Match', exact: true }).click();
  await expect(match.getByText('Please enter the number of the specimen')).toBeVisible();
  await field(match, 'Specimen number').fill('NOSUCH2');
  await match.getByRole('button', { name: 'Match', exact: true }).click();
  await expect(
    page
      .getByText(/NOSUCH2/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await inspect(page, 'match a message');
  await field(match, 'Specimen number').fill('');
  await match.getByRole('button', { name: 'Cancel' }).click();

  await message.getByRole('button', { name: 'Refuse', exact: true }).click();
  const refusal = page.getByRole('dialog', { name: 'Refuse the message' });
  await walkSource(page, 'diagnostics/analyser/look-message.tsx');
  await field(refusal, 'Reason').fill('A sample of another laboratory');
  await inspect(page, 'refuse a message');
  await refusal.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(message.getByText(/A sample of another laboratory/)).toBeVisible();
  await leaveDialogs(page);
  await expect(rowNamed(page, name)).toContainText('Refused');
  await api.ask(deleteAnalyser, { analyser: { analyserId } });
});
