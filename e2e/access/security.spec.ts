// The administrators' screens about log-ins: second factors, sessions, the log, the policy.
import { expect, test } from '@playwright/test';
import { logInByForm } from '../support/desk.ts';
import { inspect } from '../support/inspect-screen.ts';
import { enter, FIRST_PASSWORD, isIn, isOut, newPage, nurse } from '../support/staff.ts';

test('an administrator finds who is logged in, ends that, and reads what happened (PS036, PS040)', async ({
  page,
  browser,
}) => {
  const { surname, phone } = await nurse('Watched');
  const other = await newPage(browser);
  await enter(other, phone, FIRST_PASSWORD);
  await isIn(other);
  await logInByForm(page, 'admin');
  await page.goto('/security/user');
  await expect(page.getByRole('heading', { name: 'Second factors', level: 1 })).toBeVisible();
  await inspect(page, 'the second factors of all users');

  await page.goto(`/security/session?q=${surname}`);
  const row = page.getByRole('row').filter({ hasText: surname });
  await expect(row.first()).toBeVisible();
  await inspect(page, 'the sessions of all users');
  await row.first().getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'End this session' }).click();
  await isOut(other);
  await other.context().close();

  await page.goto(`/security/event?q=${surname}`);
  await expect(page.getByRole('cell', { name: 'Session ended' }).first()).toBeVisible();
  await inspect(page, 'the security log');

  await page.goto('/security/policy');
  await expect(page.getByText('A session ends after (hours)')).toBeVisible();
  await inspect(page, 'the security policy');
});
