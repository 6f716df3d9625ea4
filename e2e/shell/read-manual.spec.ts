// The manual: the question mark of a screen opens the part that tells of it; the first day on the home page.

import { logIn } from '../support/desk.ts';
import { inspect } from '../support/inspect-screen.ts';
import { resetPreferences } from '../support/preferences.ts';
import { expect, test } from '../support/test.ts';

test('the question mark of a screen opens its part of the manual, and the part leads back', async ({ page }) => {
  await logIn(page, 'nurse', 'demo', '/bed-availability');
  await page.getByRole('link', { name: 'Manual of this screen' }).click();
  await expect(page).toHaveURL(/\/manual\?page=nurse#screen-bed-availability$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Nurse' })).toBeVisible();
  const part = page.getByRole('heading', { level: 2, name: 'Bed availability' });
  await expect(part).toBeInViewport();
  await inspect(page, 'the manual');
  await part.getByRole('link').click();
  await expect(page).toHaveURL(/\/bed-availability$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bed availability' })).toBeVisible();
});

test('a first day leads through the screens of a role, remembers those that were opened, and can be put away', async ({
  page,
}) => {
  await resetPreferences('nurse');
  await logIn(page, 'nurse', 'demo', '/');
  const day = page.getByRole('region', { name: 'Getting started' });
  await expect(day.getByRole('listitem')).toHaveCount(4);
  await inspect(page, 'the first day');
  await day.getByRole('link', { name: 'Bed availability' }).click();
  await expect(page).toHaveURL(/\/bed-availability$/);
  await page.goto('/');
  await expect(day.getByRole('listitem').filter({ hasText: 'Bed availability' })).toContainText('Opened');
  await day.getByRole('button', { name: 'Hide' }).click();
  await expect(day).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(day).toBeHidden();
  await resetPreferences('nurse');
});
