// The test of journeys: pages of one window that a worker keeps, whose scripts are fetched and compiled once. A journey about the
// log-in, the clock, the storage or the network of a browser takes Playwright's own test, with a window of its own.
import { type BrowserContext, test as plain } from '@playwright/test';

export { expect } from '@playwright/test';

export const test = plain.extend<object, { keptWindow: BrowserContext }>({
  keptWindow: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport, contextOptions, actionTimeout = 0 } = project.use;
      const options = { baseURL, locale, timezoneId, viewport, ...contextOptions };
      const window = await browser.newContext(
        Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
      );
      window.setDefaultTimeout(actionTimeout);
      await use(window);
      await window.close();
    },
    { scope: 'worker' },
  ],
  context: ({ keptWindow }, use) => use(keptWindow),
  page: async ({ keptWindow }, use) => {
    const page = await keptWindow.newPage();
    await use(page);
    // Browser storage of one user must not reach the next journey.
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await Promise.all(keptWindow.pages().map((each) => each.close()));
  },
});
