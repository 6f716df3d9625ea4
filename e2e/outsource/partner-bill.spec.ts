// A partner's bill is brought as a file, looked at, entered, its wrong line refused, and accepted.

import {
  addDispatch,
  listSendable,
  receiveDispatch,
} from '../../packages/contract/src/diagnostics/outsource/dispatch.ts';
import { listUnbilledTests } from '../../packages/contract/src/diagnostics/outsource/partner-bill.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, choose, field, logIn, rowNamed, search } from '../support/desk.ts';
import { admitSomebody, freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { receivedSpecimenOf } from '../support/specimens.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

/** The first partner of the demo. */
const partner = { thirdPartyProviderId: 1, name: 'Ganga Reference Laboratory' };

/** A test that was sent to the partner and came back; answers how the partner may call it. */
async function sendOut(api: Api): Promise<{ specimenNo: string; testCode: string }> {
  const { admissionId } = await admitSomebody(api, 'Sent');
  const specimenNo = await receivedSpecimenOf(api, admissionId, 'serum calcium');
  const { thirdPartyProviderId } = partner;
  const { works } = await api.ask(listSendable, { thirdPartyProviderId });
  const labWorkIds = works.filter((one) => one.specimenNo === specimenNo).map(({ labWorkId }) => labWorkId);
  const expectedDay = new Date(Date.now() + 2 * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  const { dispatchId } = await api.ask(addDispatch, { dispatch: { thirdPartyProviderId, labWorkIds, expectedDay } });
  await api.ask(receiveDispatch, { dispatchId, labWorkIds });
  const unbilled = (await api.ask(listUnbilledTests, { pageNumber: 0, pageSize: 0 })).rows;
  return { specimenNo, testCode: unbilled.find((one) => one.specimenNo === specimenNo)?.testCode ?? '' };
}

test('a bill of a partner is brought as a file, its wrong line refused, and the rest accepted (LB073)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { specimenNo, testCode } = await sendOut(await openApi());
  const billNo = freshSurname('BILL-');
  await logIn(page, 'admin', 'demo', '/finance/outsource/unbilled');
  await search(page, 'Search test, specimen or partner', specimenNo);
  await expect(rowNamed(page, specimenNo)).toContainText(partner.name);
  await inspect(page, 'received and not billed');
  await page.getByRole('link', { name: 'Bills of partners', exact: true }).last().click();
  await page.getByRole('button', { name: 'Enter a bill' }).click();
  const entering = page.getByRole('dialog', { name: 'Enter a bill' });
  await choose(entering, 'Partner laboratory', partner.name);
  await field(entering, 'Bill No').fill(billNo);
  await entering.locator('input[type="file"]').setInputFiles({
    name: 'bill.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Specimen No,Test code,Amount\n${specimenNo},${testCode},1\n999999999998,${testCode},5\n`),
  });
  await entering.getByRole('button', { name: 'Preview' }).click();
  await expect(entering.getByText('Other rate')).toBeVisible();
  await expect(entering.getByText('Not sent')).toBeVisible();
  await inspect(page, 'a bill before it is entered');
  await entering.getByRole('button', { name: 'Enter a bill' }).click();
  await expect(page.getByText(`Bill ${billNo} entered: 2 lines`)).toBeVisible();

  await search(page, 'Search number or partner', billNo);
  await act(page, rowNamed(page, billNo), 'Open');
  const bill = page.getByRole('dialog', { name: `Bill ${billNo} of ${partner.name}` });
  await expect(bill.getByRole('button', { name: 'Accept the bill' })).toBeDisabled();
  await bill.getByRole('button', { name: 'Select these lines' }).click();
  await inspect(page, 'a bill of a partner');
  await bill.getByRole('button', { name: 'Refuse the chosen lines' }).click();
  const refusing = page.getByRole('dialog', { name: `Lines of bill ${billNo} to refuse: 1` });
  await walkSource(page, 'ui/dialog/reason-dialog.tsx');
  await field(refusing, 'Reason').fill('Never sent by us');
  await refusing.getByRole('button', { name: 'Refuse the chosen lines' }).click();
  await expect(bill.getByText('Refused (Not sent): Never sent by us')).toBeVisible();
  await bill.getByRole('button', { name: 'Accept the bill' }).click();
  await page.getByRole('dialog', { name: 'Accept the bill' }).getByRole('button', { name: 'Accept the bill' }).click();
  await expect(page.getByText(`Bill ${billNo} accepted: Rs 1.00 to pay`)).toBeVisible();
  await expect(rowNamed(page, billNo)).toContainText('Accepted');
});
