// How quickly screens are there: what the log-in page loads, whether screens move while they fill, and how long a second visit takes.
import { expect, type Page, type Request, test } from '@playwright/test';
import { menu } from '../../packages/contract/src/composition/menu.ts';
import { masters } from '../../packages/contract/src/foundation/masters/all.ts';
import { field, logIn } from '../support/desk.ts';
import { untilStill } from '../support/inspect-screen.ts';

/** Bytes of script that the log-in page transfers, compressed as they are served. */
const scriptLimitBytes = 120_000;
/** How far the parts of a screen move while it fills, as browsers reckon it (cumulative layout shift). */
const shiftLimit = 0.05;
/** How long the calls of a new screen wait, so that it is seen loading first, as on a usual network. */
const callDelayMilliseconds = 100;
/**
 * A screen seen before is there again, filled, within 100 ms at the median on a quiet machine (docs/bench.md). The same build took from 0.9 to 1.3
 * times that within one day on a shared machine, also beside the time that its tables took at that moment.
 */
const secondVisitMilliseconds = 150;
/** So many screens at most ask the server again at the second visit: lists that have room for more rows than was thought before they were drawn. */
const mostReadAgain = 40;
/** Time a usual machine's browser takes to draw a table of a thousand rows. A slower one gets more time per screen. */
const usualTableMilliseconds = 45;
/** Slower than this no machine is believed to be. */
const mostTimesSlower = 3;

/** Home, every screen of the menu and what stands below it. */
const paths = [
  '',
  ...menu.flatMap(({ items }) =>
    items.flatMap(({ path, pages = [] }) => [
      path,
      ...pages.map((page) => page.path),
      ...masters.filter((master) => master.menu === path && master.route !== path).map(({ route }) => route),
    ]),
  ),
];

/** Adds up what moves without the user's doing, from now on and on every page that is loaded. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Place = { x: number; y: number };
    type Shift = {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: Place; currentRect: Place }[];
    };
    const moves: { shift: number; what: string }[] = [];
    const said = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) =>
      `${node?.nodeName} '${(node?.textContent ?? '').slice(0, 30)}' from ${from.x},${from.y} to ${to.x},${to.y}`;
    // A link unfolds the group of its screen in the menu. The user caused this movement.
    const isOfMenu = ({ node }: Shift['sources'][number]) =>
      (node instanceof Element ? node : node?.parentElement)?.closest('nav') != null;
    const isUnfolding = ({ sources }: Shift) => sources.length > 0 && sources.every(isOfMenu);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as unknown as Shift;
        if (!shift.hadRecentInput && !isUnfolding(shift))
          moves.push({ shift: shift.value, what: shift.sources.map(said).join('; ') });
        document.documentElement.dataset.moves = JSON.stringify(moves);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Every move so far: how far it counts, and what went from where to where. */
async function movesOn(page: Page): Promise<readonly { readonly shift: number; readonly what: string }[]> {
  return JSON.parse(await page.evaluate(() => document.documentElement.dataset.moves ?? '[]'));
}

/** How many times slower than a usual one the browser is now, and never faster: a table is drawn on an empty page. */
async function timesSlower(emptyPage: Page): Promise<number> {
  const taken = await emptyPage.evaluate(() => {
    const begun = performance.now();
    const table = document.createElement('table');
    table.innerHTML = '<tr><td>1</td><td>A name</td><td>12/11/2026</td><td>1,200.00</td></tr>'.repeat(1000);
    document.body.append(table);
    table.getBoundingClientRect();
    table.remove();
    return performance.now() - begun;
  });
  return Math.min(mostTimesSlower, Math.max(1, taken / usualTableMilliseconds));
}

/** Lets the page's calls wait while the document is marked as late, from now on and on every page that is loaded. */
async function delayCalls(page: Page): Promise<void> {
  await page.addInitScript((delay) => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      if (document.documentElement.hasAttribute('data-late'))
        await new Promise((resolve) => setTimeout(resolve, delay));
      return fetch(...request);
    };
  }, callDelayMilliseconds);
}

/** Goes to a screen as a followed link does; answers after how many milliseconds its heading stood there and nothing was awaited. */
async function visit(page: Page, path: string): Promise<number> {
  const milliseconds = await page.evaluate(async (address) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
    const begun = performance.now();
    window.history.pushState(null, '', address);
    const isThere = () =>
      document.querySelector('h1:not([data-left])') !== null && !document.querySelector('[aria-busy="true"]');
    while (!isThere() && performance.now() - begun < 10_000) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  }, `/${path}`);
  await expect(page.locator('h1:not([data-left])').first(), path).toBeVisible();
  await untilStill(page);
  return milliseconds;
}

test('the log-in page loads no more script than it needs, and the rest while somebody types (R073)', async ({
  page,
}) => {
  await page.goto('/?tenant=demo');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scriptBytes = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry.toJSON() as { name: string; encodedBodySize: number })
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
  const bytes = await scriptBytes();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(scriptLimitBytes);
  await field(page, 'Email or phone').fill('n');
  await expect.poll(scriptBytes).toBeGreaterThan(bytes);
});

test('no screen moves while it fills, and one seen before is there at once (R121, R129)', async ({ page }) => {
  // Every screen is visited twice.
  test.setTimeout(60_000 + paths.length * 3000);
  const emptyPage = await page.context().newPage();
  await emptyPage.goto('/healthz');
  await watchShifts(page);
  await delayCalls(page);
  await logIn(page, 'admin');
  await untilStill(page);
  const moved: string[] = [];
  const again: { readonly path: string; readonly milliseconds: number; readonly isSlow: boolean }[] = [];
  const readAgain = new Set<string>();
  const setLate = (isLate: boolean) =>
    page.evaluate((late) => document.documentElement.toggleAttribute('data-late', late), isLate);
  const visitFirst = async (path: string) => {
    const { length: before } = await movesOn(page);
    await setLate(true);
    await visit(page, path);
    await setLate(false);
    const moves = (await movesOn(page)).slice(before);
    const shift = moves.reduce((sum, move) => sum + move.shift, 0);
    if (shift > shiftLimit) moved.push(`${path} ${shift.toFixed(3)}: ${moves.map(({ what }) => what).join(' | ')}`);
  };
  const visitAgain = async (path: string) => {
    const noteRead = (request: Request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) readAgain.add(path);
    };
    page.on('request', noteRead);
    const milliseconds = await visit(page, path);
    page.off('request', noteRead);
    again.push({
      path,
      milliseconds,
      isSlow: milliseconds > secondVisitMilliseconds * (await timesSlower(emptyPage)),
    });
  };
  // Two by two, so that each is left before it is seen again, and soon enough that nothing of it is read anew.
  for (let first = 0; first < paths.length; first += 2) {
    const pair = [paths[first] ?? '', paths[first + 1] ?? 'profile/setting'];
    for (const path of pair) await visitFirst(path);
    for (const path of pair) await visitAgain(path);
  }
  expect(moved).toEqual([]);
  expect(readAgain.size, [...readAgain].join(', ')).toBeLessThanOrEqual(mostReadAgain);
  const slow = again
    .filter(({ isSlow }) => isSlow)
    .map(({ path, milliseconds }) => `${path} ${milliseconds.toFixed(0)}`);
  expect(slow.length, slow.join(', ')).toBeLessThan(again.length / 2);
  const median = again.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)[again.length >> 1];
  console.log(`a screen seen before: ${median?.toFixed(0)} ms at the median`);
});
