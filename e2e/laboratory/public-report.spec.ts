// A result from the trend a doctor reads to the page its patient opens with a code, on a phone.

import { finishWork, getBench, saveResults } from '../../packages/contract/src/diagnostics/laboratory/bench.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, logIn, rowNamed, search } from '../support/desk.ts';
import { admitSomebody } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { openOnPhone, shareReport } from '../support/public-reports.ts';
import { receivedSpecimenOf } from '../support/specimens.ts';
import { expect, test } from '../support/test.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

/** A calcium of somebody, measured and finished; the pathologist still has to verify it. */
async function measured(admissionId: number, value: string): Promise<void> {
  const specimenNo = await receivedSpecimenOf(api, admissionId, 'serum calcium', { isRepeatConfirmed: true });
  const { tests } = await api.ask(getBench, {});
  const labTestId = tests.find(({ testName }) => /calcium/i.test(testName))?.labTestId ?? 0;
  const bench = await api.ask(getBench, { labTestId });
  const labWorkId = bench.works.find((one) => one.specimenNo === specimenNo)?.labWorkId ?? 0;
  const labParameterId = bench.columns[0]?.labParameterId ?? 0;
  await api.ask(saveResults, { results: [{ labWorkId, labParameterId, value, version: 0 }] });
  await api.ask(finishWork, { labWorkIds: [labWorkId], isDeltaConfirmed: true });
}

test('a second person verifies, the doctor reads the trend, and the patient opens the report with a code on a phone (LB040, LB054)', async ({
  page,
  browser,
}) => {
  const { surname, admissionId, patientId } = await admitSomebody(api, 'Reader');
  for (const value of ['9.1', '10.9']) await measured(admissionId, value);
  const lab = await (await browser.newContext()).newPage();
  await logIn(lab, 'pathologist', 'demo', '/investigation/verify');
  await search(lab, 'Search name, test or specimen', surname);
  await expect(rowNamed(lab, surname)).toHaveCount(2);
  await act(lab, rowNamed(lab, surname).first(), 'View');
  const looked = lab.getByRole('dialog');
  const factsOf = () => looked.getByText(/ordered .+ ago/).textContent();
  const first = await factsOf();
  await looked.getByRole('button', { name: 'Verify' }).click();
  // Verifying moves on to the next work.
  await expect.poll(factsOf).not.toBe(first);
  await looked.getByRole('button', { name: 'Verify' }).click();
  await expect(looked).toHaveCount(0);
  const secret = await shareReport(api, lab, surname);
  // A dialog that a paper opens is in front of that paper: the click would not reach it behind (LB040).
  await lab.goto('/investigation/report');
  await search(lab, 'Search name or test', surname);
  await act(lab, rowNamed(lab, surname).first(), 'Open');
  await lab.getByRole('button', { name: 'Withdraw report' }).click();
  await lab.getByRole('textbox', { name: 'Reason' }).click();
  await inspect(lab, 'withdrawal of a report');
  await lab.context().close();

  await logIn(page, 'doctor', 'demo', `/patient_registration/${patientId}`);
  const history = page.getByRole('region', { name: 'Laboratory results over time' });
  await expect(history.getByText('10.9')).toBeVisible();
  await history.getByRole('button', { name: 'Trend of Calcium' }).click();
  await expect(page.getByRole('img', { name: 'Calcium, values: 2' })).toBeVisible();
  await inspect(page, 'results over time');

  const phone = await openOnPhone(browser, secret);
  await expect(phone.getByRole('heading', { name: /calcium/i })).toBeVisible();
  await inspect(phone, 'a report on a phone');
  await phone.context().close();
});
