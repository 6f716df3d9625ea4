// The home page in journeys: its charts as tables, and what the screen behind a number says it shows.
import { expect, type Page } from '@playwright/test';

/** Shows every chart as a table, whose values are the links of its bars. */
export async function showTables(page: Page): Promise<void> {
  const switches = page.getByRole('radiogroup', { name: / or table$/ });
  // All panels come at once; some roles have no chart.
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  for (const each of await switches.all()) await each.getByText('Table', { exact: true }).click();
}

/** How many rows a list says it has in all, patients a queue, works the bench, or beds the board shows in the state chosen. */
export async function rowsBehind(page: Page): Promise<number> {
  const status = page.getByRole('status').filter({ hasText: /^(Records|Still to be seen|Tests to run): / });
  const state = page.getByRole('group', { name: 'Show beds that are' }).getByRole('button', { pressed: true });
  const told = status.or(state).first();
  await expect(told).toBeVisible();
  const text = (await told.textContent()) ?? '';
  return Number(/of (\d+)/.exec(text)?.[1] ?? /(\d+)$/.exec(text)?.[1]);
}
