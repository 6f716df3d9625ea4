// Rules of every list of a screen: its day filter is shown, it offers the common page sizes, and the same keys move in it.
import type { Page, Request } from '@playwright/test';

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);

/** The days of a request for a list, by the names they are sent under. */
function daysOf(request: Request): [string, string][] {
  const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
  if (!('pageSize' in body)) return [];
  return Object.entries(body).flatMap(([name, value]): [string, string][] =>
    isDay(value) ? [[name, value.slice(0, 10)]] : [],
  );
}

/** The days that the lists of a screen are asked for while it opens. */
export async function daysAsked(page: Page, open: () => Promise<void>): Promise<readonly [string, string][]> {
  const asked: [string, string][] = [];
  const note = (request: Request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) asked.push(...daysOf(request));
  };
  page.on('request', note);
  await open();
  page.off('request', note);
  return asked;
}

/** Boards that ask for one day more than they show: what runs past midnight began on the day before. */
const askingOneDayMore = ['ot-availability'];

/** The days among those asked for that stand in no field of the page, as the hospital writes them. */
export async function unseenDays(page: Page, path: string, asked: readonly [string, string][]): Promise<string[]> {
  if (asked.length === 0) return [];
  const typed = await page
    .locator('main input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const shown = typed.map((text) => text.split('/').reverse().join('-'));
  const isTold = ([name, day]: [string, string]) =>
    shown.includes(day) || (name === 'fromDate' && askingOneDayMore.includes(path));
  return asked.filter((one) => !isTold(one)).map(([name, day]) => `${path}: ${name} ${day}`);
}

/** Addresses of the breadcrumbs above the title. */
export async function crumbsOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Where you are' }).getByRole('link');
  return await links.evaluateAll((anchors) =>
    anchors.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname),
  );
}

/** Deviations of a page's list from all other lists: the sizes it offers, and the keys that move among its rows. */
export async function odditiesOf(page: Page, path: string): Promise<string[]> {
  const odd: string[] = [];
  const sizes = page.getByLabel('Records on a page').first();
  if ((await sizes.count()) > 0) {
    const offered = await sizes
      .locator('option')
      .evaluateAll((options) => options.map(({ textContent }) => textContent));
    if (offered.join() !== 'Fit window,25,50,100,All') odd.push(`${path}: sizes ${offered}`);
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
    if (!(await row.evaluate((element) => element === document.activeElement))) odd.push(`${path}: ${key}`);
  }
  return odd;
}
