// The settings of inpatient work on one page: each card says how its setting stands, and who changed it last.
import { expect, test } from '@playwright/test';
import { logIn } from '../support/desk.ts';
import { inspect } from '../support/inspect-screen.ts';

test('every card says how much is in use and when it was changed, and leads to its list (R026)', async ({ page }) => {
  await logIn(page, 'admin', 'demo', '/ipd_settings');
  const cards = page.getByRole('main').locator('.mantine-Paper-root');
  await expect(cards).toHaveCount(7);
  const wards = cards.filter({ has: page.getByRole('link', { name: 'Wards', exact: true }) });
  await expect(wards).toContainText(/In use: \d+/);
  await expect(cards.filter({ hasText: 'Rules of the hospital' })).toContainText(/Bed rent by itself: (on|off)/);
  for (const card of await cards.all()) await expect(card).toContainText(/Changed \d\d\/\d\d\/\d{4}/);
  await inspect(page, 'inpatient-settings');
  await page.getByRole('link', { name: 'Floors' }).last().click();
  await expect(page.getByRole('heading', { name: 'Floors', level: 1 })).toBeVisible();
});
