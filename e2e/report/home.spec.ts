// The home page: every figure leads to as many rows as it says.
import type { Page } from '@playwright/test';
import { type Api, openApi } from '../support/api.ts';
import { logIn } from '../support/desk.ts';
import { rowsBehind, showTables } from '../support/home.ts';
import { admitSomebody, beginDischarge, cancelLeftovers, postCharges } from '../support/inpatients.ts';
import { untilStill } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

const beginning = 'Worklist';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});
test.afterAll(() => cancelLeftovers(api, beginning));

/** Every number of the page that is a link: where it leads, and how many rows or how much money it says. */
async function numbersOn(page: Page) {
  await untilStill(page);
  return page.locator('a[data-rows], a[data-paise]').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      rows: Number(link.getAttribute('data-rows')),
      paise: Number(link.getAttribute('data-paise')),
    })),
  );
}

/** Goes on as a followed link does. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => window.history.pushState(null, '', address), href);
  await untilStill(page);
}

test('every number of every role leads to as many rows as it says (R172, R176)', async ({ page }) => {
  const { admissionId } = await admitSomebody(api, beginning);
  await postCharges(api, admissionId, [{ code: 'ADM-001', rupees: 900 }]);
  await beginDischarge(api, admissionId);
  const followed = new Set<string>();
  for (const user of [
    'admin',
    'billing',
    'approver',
    'frontdesk',
    'nurse',
    'doctor',
    'pharmacy',
    'manager',
    'viewer',
  ]) {
    await logIn(page, user, 'demo', '/');
    await showTables(page);
    const numbers = await numbersOn(page);
    // Links that other roles share were already followed; only this role's own or different links are followed now.
    for (const { href, rows, paise } of numbers) {
      const label = `${href} ${rows} ${paise}`;
      if (followed.has(label)) continue;
      followed.add(label);
      await follow(page, href);
      if (rows > 0) await expect.poll(() => rowsBehind(page), `${user} ${href}`).toBe(rows);
      // A day's report ends with what was received less what was handed back, which are two links of that day.
      const [received = 0, refunded = 0] = numbers.filter((each) => each.href === href).map((each) => each.paise);
      if (paise > 0)
        await expect(page.getByRole('row', { name: /^Total/ }), href).toContainText(amount(received - refunded));
    }
    await page.goto('about:blank');
  }
  expect(followed.size).toBeGreaterThan(40);
});

const amount = (paise: number) => (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });
