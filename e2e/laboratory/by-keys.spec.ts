// The laboratory without a mouse: two blood counts entered and finished.
import type { Page } from '@playwright/test';
import { openApi } from '../support/api.ts';
import { logIn, rowNamed } from '../support/desk.ts';
import { admitSomebody } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { receivedSpecimenOf } from '../support/specimens.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

/** Counts the pressed keys. */
class Keys {
  readonly #page: Page;
  pressed = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    this.pressed += 1;
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter);
  }

  /** Presses a key until what has the focus is called so. */
  async until(key: string, name: RegExp, most = 60): Promise<void> {
    const focused = () =>
      this.#page.evaluate(() => {
        const element = document.activeElement;
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return [element?.getAttribute('aria-label'), ...labels.map((label) => label.textContent), element?.textContent]
          .filter(Boolean)
          .join(' ');
      });
    for (let step = 0; step < most && !name.test(await focused()); step += 1) await this.press(key);
    expect(await focused()).toMatch(name);
  }
}

/** As a count reads them: haemoglobin, haematocrit, red cells, white cells, platelets, RDW, and the five kinds of white cells. */
const values = {
  low: ['10.2', '31', '3.7', '12.4', '210', '13.1', '72', '20', '5', '2', '1'],
  usual: ['13.4', '41', '4.6', '7.2', '260', '12.6', '58', '32', '6', '3', '1'],
} as const;

/** The cell that has the focus. */
const focusedCell = (page: Page) => page.locator('[data-cell]:focus');

/** From the last cell of a filled row: the keys that repeat, note, show the trend and the formula, and edit. */
async function askByKeys(page: Page, keys: Keys, [filled, empty]: readonly [string, string]): Promise<void> {
  await keys.until('ArrowDown', new RegExp(empty));
  await keys.press('.');
  await expect(focusedCell(page)).toHaveValue('1');
  await keys.press('Escape');
  await expect(focusedCell(page)).toHaveValue('');
  await keys.press('Alt+c');
  await expect(page.getByRole('dialog', { name: /^Note: / })).toBeVisible();
  await walkSource(page, 'diagnostics/laboratory/note-result.tsx');
  await page.getByRole('textbox', { name: 'Note' }).focus();
  await keys.type('Seen on the smear');
  await keys.press('Control+Enter');
  await expect(rowNamed(page, empty).getByText('Seen on the smear')).toBeVisible();
  await keys.until('ArrowUp', new RegExp(filled));
  await keys.until('ArrowLeft', /^MCV, /);
  await keys.press('=');
  await expect(rowNamed(page, filled).getByText(/^= .*HCT/)).toBeVisible();
  await keys.press(' ');
  const trend = page.getByRole('dialog', { name: /^Trend: MCV/ });
  await expect(trend.getByText('No previous verified value')).toBeVisible();
  await walkSource(page, 'diagnostics/laboratory/cell-trend.tsx');
  await keys.press('Escape');
  await expect(trend).toHaveCount(0);
  // A mouse user has a button, and continues in the same cell.
  await page.getByRole('button', { name: 'Earlier values' }).click();
  await expect(trend).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trend).toHaveCount(0);
  await keys.until('ArrowLeft', /^Red/);
  // F2 leaves the value where it is: its last digit is written anew.
  for (const key of ['F2', 'Backspace', '0']) await keys.press(key);
  await expect(focusedCell(page)).toHaveValue('3.70');
}

test('two blood counts are found, entered with their flags and finished by the keyboard alone (LB026, LB031, LB033)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const api = await openApi();
  const rows: { surname: string; typed: readonly string[] }[] = [];
  const receivedCount = async () => {
    const { surname, admissionId } = await admitSomebody(api, 'Bykeys');
    await receivedSpecimenOf(api, admissionId, 'complete blood count');
    return surname;
  };
  for (const typed of [values.low, values.usual]) rows.push({ surname: await receivedCount(), typed });
  // A third count stays open: the keys go on with its row.
  const third = await receivedCount();
  await logIn(page, 'lab');
  const keys = new Keys(page);
  await keys.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();
  await keys.type('laboratory bench');
  await expect(page.getByRole('option', { name: /Laboratory bench/ }).first()).toBeVisible();
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Laboratory bench', level: 1 })).toBeVisible();
  await keys.until('Tab', /^Test$/);
  await keys.press('ArrowDown');
  const chosen = page.locator('[role="option"][data-combobox-selected]');
  for (let step = 0; step < 40 && !/Complete Blood Count/.test((await chosen.textContent()) ?? ''); step += 1)
    await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(page.getByRole('columnheader', { name: /Haemoglobin/ })).toBeVisible();

  const before = keys.pressed;
  let typedKeys = 0;
  let asking = 0;
  for (const { surname, typed } of rows) {
    await keys.until('Tab', /^Haemoglobin, /);
    await keys.until('ArrowDown', new RegExp(`^Haemoglobin, .*${surname}`));
    for (const [place, value] of typed.entries()) {
      if (place > 0) await keys.press('Enter');
      typedKeys += value.length;
      await keys.type(value);
    }
    const row = rowNamed(page, surname);
    if (typed === values.low) {
      // The last one is saved with the row.
      await keys.press('Enter');
      await expect(row.getByText('L', { exact: true })).not.toHaveCount(0);
      await expect(row.getByText('H', { exact: true })).not.toHaveCount(0);
      await expect(row.getByRole('textbox', { name: /^MCV, / })).not.toHaveValue('');
      await inspect(page, 'the bench filled by keys');
      const asked = keys.pressed;
      await askByKeys(page, keys, [surname, rows[1]?.surname ?? '']);
      asking = keys.pressed - asked;
    }
    await keys.press('Control+Enter');
    await expect(row).toHaveCount(0);
  }
  const moves = keys.pressed - before - typedKeys - asking;
  console.log(
    `two blood counts: ${keys.pressed} keys, of which ${typedKeys} are the values and ${moves} lead from one to the next`,
  );
  // 20 cells are left by Enter, two rows are finished, and each row is found by the arrows.
  expect(moves).toBeLessThanOrEqual(90);
  await expect(focusedCell(page)).toHaveCount(1);
  await expect(rowNamed(page, third)).toHaveCount(1);
});
