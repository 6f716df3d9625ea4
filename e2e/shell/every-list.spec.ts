// Every list as it opens: no day narrows it that is not shown; and on the busiest screens nothing moves under the pointer.
import { expect, type Page, type Request, test } from '@playwright/test';
import { menu } from '../../packages/contract/src/composition/menu.ts';
import { expectRows, logIn } from '../support/desk.ts';
import { followTo, untilStill } from '../support/inspect-screen.ts';

const paths = menu.flatMap(({ items }) =>
  items.flatMap((item) => [item.path, ...(item.pages ?? []).map((page) => page.path)]),
);
/** Screens that stand in no menu and show a list. */
const below = ['ipd/discharge_patient/discharged', 'tpa/patient-outstanding/receipts', 'message/notification'];

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);

/** The days of a request for a list, by the names they are sent under. */
function daysOf(request: Request): [string, string][] {
  const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
  if (!('pageSize' in body)) return [];
  return Object.entries(body).flatMap(([name, value]): [string, string][] =>
    isDay(value) ? [[name, value.slice(0, 10)]] : [],
  );
}

/** The days that stand in the fields of the page, as the hospital writes them. */
async function shownDays(page: Page): Promise<string[]> {
  const typed = await page
    .locator('main input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  return typed.map((text) => text.split('/').reverse().join('-'));
}

/** Boards that ask for one day more than they show: what runs past midnight began on the day before. */
const askingOneDayMore = ['ot-availability'];

/** What a list of the page does otherwise than all lists do: the sizes it offers, and the keys that move among its rows. */
async function oddities(page: Page): Promise<string[]> {
  const odd: string[] = [];
  const sizes = page.getByLabel('Records on a page').first();
  if ((await sizes.count()) > 0) {
    const offered = await sizes
      .locator('option')
      .evaluateAll((options) => options.map(({ textContent }) => textContent));
    if (offered.join() !== 'Fit window,25,50,100,All') odd.push(`sizes ${offered}`);
  }
  const rows = page.locator('table[aria-busy="false"] [data-row]');
  if ((await rows.count()) === 0) return odd;
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const inTable = rows.first().locator('xpath=../*[@data-row]');
  for (const [key, row] of [
    ['ArrowDown', inTable.first()],
    ['End', inTable.last()],
    ['Home', inTable.first()],
  ] as const) {
    await page.keyboard.press(key);
    if (!(await row.evaluate((element) => element === document.activeElement))) odd.push(key);
  }
  return odd;
}

/** Addresses of the breadcrumbs above the title. */
async function crumbsOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Where you are' }).getByRole('link');
  return await links.evaluateAll((anchors) =>
    anchors.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname),
  );
}

test('no list is narrowed by a hidden day; sizes, keys and breadcrumbs are alike (R183, R298, Q220, R123)', async ({
  page,
}) => {
  test.setTimeout(60_000 + paths.length * 6000);
  await logIn(page, 'admin');
  const hidden: string[] = [];
  const odd: string[] = [];
  const crumbs = new Set<string>();
  let dated = 0;
  let lists = 0;
  for (const path of [...paths, ...below]) {
    const asked: [string, string][] = [];
    const note = (request: Request) => {
      if (request.method() === 'POST' && request.url().includes('/api/')) asked.push(...daysOf(request));
    };
    page.on('request', note);
    await followTo(page, path);
    page.off('request', note);
    const shown = await shownDays(page);
    lists += await page.locator('table:has([data-row])').count();
    for (const crumb of await crumbsOf(page)) crumbs.add(crumb);
    odd.push(...(await oddities(page)).map((what) => `${path}: ${what}`));
    dated += asked.length;
    const isTold = ([name, day]: [string, string]) =>
      shown.includes(day) || (name === 'fromDate' && askingOneDayMore.includes(path));
    hidden.push(...asked.filter((one) => !isTold(one)).map(([name, day]) => `${path}: ${name} ${day}`));
  }
  expect(hidden).toEqual([]);
  expect(odd).toEqual([]);
  expect(lists).toBeGreaterThan(20);
  expect(crumbs.size).toBeGreaterThan(5);
  const visited = new Set(['/', ...paths.map((path) => `/${path}`)]);
  for (const crumb of [...crumbs].filter((address) => !visited.has(address))) {
    await followTo(page, crumb.slice(1));
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' }), crumb).toBeHidden();
  }
  // The list of those who left begins with the last 90 days, and says so.
  expect(dated).toBeGreaterThan(1);
});

/** Adds up how far what is on the screen moves without having been asked to. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sums = window as unknown as { shifted: number; shifts: string[] };
    sums.shifted = 0;
    sums.shifts = [];
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        sums.shifted += entry.value;
        const what = entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30) ?? ''}`);
        sums.shifts.push(`${entry.value.toFixed(3)} at ${Math.round(entry.startTime)}: ${what.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const [user, address, hasRows] of [
  ['admin', '/', false],
  ['nurse', '/', false],
  ['admin', '/ipd/ipd_registration', true],
  ['admin', '/nursing_station/nursing_dashboard', true],
] as const) {
  test(`nothing moves under the pointer on ${address} of ${user} (R005)`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await countShifts(page);
    await logIn(page, user, 'demo', address);
    if (hasRows) await expectRows(page);
    await untilStill(page);
    const { shifted, shifts } = await page.evaluate(() => {
      const sums = window as unknown as { shifted: number; shifts: string[] };
      return { shifted: sums.shifted, shifts: sums.shifts };
    });
    expect(shifted, shifts.join('\n')).toBeLessThan(0.1);
  });
}
