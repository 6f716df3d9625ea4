// An unmatched message of an analyser is opened, tried with a specimen, and refused with a reason.

import { analysers } from '../../packages/contract/src/diagnostics/labtest/analyser.ts';
import { simulatedProfiles } from '../../packages/rules/src/diagnostics/simulated-profile.ts';
import { openAnalyser } from '../support/analysers.ts';
import { openApi } from '../support/api.ts';
import { act, field, logIn, rowNamed, search } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { leaveDialogs } from '../support/leave-dialogs.ts';
import { expect, test } from '../support/test.ts';
import { walkDialog, walkSource } from '../support/walk-dialog.ts';

test('a message nobody can match is tried with a specimen and refused with a reason (LB086)', async ({ page }) => {
  test.setTimeout(180_000);
  const api = await openApi();
  const name = freshSurname('Sender ');
  const { analyserId, machine } = await openAnalyser(api, name, simulatedProfiles.astm);
  await machine.measure('NOSUCH1', { wanted: ['WBC'] });
  machine.close();
  await logIn(page, 'admin', 'demo', '/investigation/analyser');
  await search(page, 'Search analyser or sample', name);
  await expect(rowNamed(page, name)).toContainText('Unmatched');
  await inspect(page, 'messages of analysers');
  await act(page, rowNamed(page, name), 'View');
  const message = page.getByRole('dialog', { name: new RegExp(`^${name}`) });
  await expect(message.getByRole('row', { name: 'NOSUCH1' })).toBeVisible();
  await walkDialog(page, 'a message of an analyser');
  await inspect(page, 'a message of an analyser');

  await message.getByRole('button', { name: 'Match', exact: true }).click();
  const match = page.getByRole('dialog', { name: 'Match with a specimen' });
  await walkSource(page, 'diagnostics/analyser/look-message.tsx');
  await match.getByRole('button', { name: 'Match', exact: true }).click();
  await expect(match.getByText('Please enter the specimen number')).toBeVisible();
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
  await walkSource(page, 'ui/dialog/reason-dialog.tsx');
  await field(refusal, 'Reason').fill('A sample of another laboratory');
  await inspect(page, 'refuse a message');
  await refusal.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(message.getByText(/A sample of another laboratory/)).toBeVisible();
  await leaveDialogs(page);
  await expect(rowNamed(page, name)).toContainText('Refused');
  await api.ask(analysers.remove, { analyser: { analyserId } });
});
