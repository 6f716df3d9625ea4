// The two targets of the consultation in keys and seconds: a follow-up with a repeated prescription, and a new fever patient, without the mouse.
import type { Page } from '@playwright/test';
import { openApi } from '../support/api.ts';
import { closePaper, logIn, paperOn, pressIn } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { expect, test } from '../support/test.ts';
import { doctorsOf, holdOpd, takeOver, visitTo } from '../support/visits.ts';

/** By the keystroke-level model: a key of somebody who types fairly, and a thought before each step (decision 0170). */
const [KEY_SECONDS, THOUGHT_SECONDS] = [0.28, 1.35];

interface Counted {
  keys: number;
  clicks: number;
}

/** Counts of the page since it was opened. */
const counted = (page: Page) => page.evaluate(() => (window as unknown as { counted: Counted }).counted);

/** Counts in the page itself, so that nothing is forgotten. */
function countIn(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const holder = window as unknown as { counted: Counted };
    holder.counted = { keys: 0, clicks: 0 };
    const countKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Control') holder.counted.keys += 1;
    };
    const countClick = () => {
      holder.counted.clicks += 1;
    };
    window.addEventListener('keydown', countKey, true);
    window.addEventListener('pointerdown', countClick, true);
  });
}

/** Does the steps by keys alone on the consultation of a visit, and answers keys and the seconds that a doctor needs for them. */
async function count(page: Page, visitId: number, steps: readonly ((page: Page) => Promise<unknown>)[]) {
  const startedAt = Date.now();
  await page.goto(`/opd/consultation/${visitId}`);
  await expect(page.getByRole('region', { name: 'Patient', exact: true })).toBeVisible();
  for (const step of steps) await step(page);
  await expect(paperOn(page).getByRole('heading', { name: 'Prescription' })).toBeVisible();
  const machine = (Date.now() - startedAt) / 1000;
  const { keys, clicks } = await counted(page);
  expect(clicks, 'presses of the mouse').toBe(0);
  return { keys, seconds: machine + keys * KEY_SECONDS + steps.length * THOUGHT_SECONDS, machine };
}

const press =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key);
  };

/** A letter leads to a field; words, what they are read as, and Enter; Escape leaves the field. */
const entry = (letter: string, words: string, shown: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.keyboard.press(letter);
  await page.keyboard.type(words);
  await shown(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
};
const option = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('option', { name }).first()).toBeVisible();
const text = (words: string | RegExp) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();

test('a new fever patient is signed in under 90 seconds and a follow-up with a repeated prescription in under 20, by keys (OP014, OP019, OP023)', async ({
  page,
}) => {
  const api = await openApi();
  const [first = 0, second = 0] = (await doctorsOf(api, 2)).map(({ staffId }) => staffId);
  for (const doctorId of [first, second]) await holdOpd(api, doctorId);
  const { patientId } = await registerPatient(api, 'Counted');
  const visits = [await visitTo(api, first, patientId, 'Fever'), await visitTo(api, second, patientId)];
  for (const visitId of visits) await takeOver(visitId, patientId);
  await countIn(page);
  await logIn(page, 'doctor', 'demo');

  const fever = await count(page, visits[0] ?? 0, [
    press('n'),
    entry('/', 'fever 3 days', async () => undefined),
    entry('d', 'Viral fever', option(/Viral fever/)),
    entry('m', 'para 650 tds 3', text(/PARACETAMOL 650 mg — 1 tablet/)),
    entry('m', 'cetirizine 10 od 5', text(/CETIRIZINE 10 mg — /)),
    entry('o', 'complete blood', option(/Complete Blood Count/i)),
    async () => {
      await page.keyboard.press('a');
      await page.keyboard.type('Drink plenty, rest');
    },
    press('Control+Enter'),
  ]);
  await closePaper(page);
  const followUp = await count(page, visits[1] ?? 0, [
    async () => {
      await page.keyboard.press('r');
      await text(/CETIRIZINE 10 mg — .*quantity 5/)(page);
    },
    async () => {
      await page.keyboard.press('Control+Enter');
      // Both are taken already: one key for all (OR011).
      await pressIn(page.getByRole('dialog', { name: 'Ordered already' }), 'Enter');
    },
  ]);
  for (const [name, { keys, seconds, machine }] of Object.entries({ fever, followUp }))
    console.log(
      `${name}: ${keys} keys, ${seconds.toFixed(1)} s for a doctor, of them the machine ${machine.toFixed(1)} s`,
    );
  expect(fever.seconds).toBeLessThan(90);
  expect(followUp.seconds).toBeLessThan(20);
  expect(followUp.keys).toBe(3);
});
