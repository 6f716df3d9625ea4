// Tells Playwright where the journeys are, which browser walks them, and how the product is started for them.
import { defineConfig } from '@playwright/test';
import { findFreePort } from './e2e/support/free-port.ts';
import { chooseProduct } from './e2e/support/product.ts';
import { findBrowser } from './tools/browser.ts';

// Three journeys at a time, for each waits half of its time; each worker on a product of its own: what one changes, logs out or
// counts is not the others'.
const workers = 3;
// Chosen once in the first process; the workers inherit them and read this file again.
for (let index = 0; index < workers; index += 1) {
  process.env[`E2E_PORT_${index}`] ??= String(await findFreePort());
  // The port to which the product sends its mail; the journey that reads it listens there.
  process.env[`E2E_SMTP_PORT_${index}`] ??= String(await findFreePort());
}
chooseProduct(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

// Journeys that measure milliseconds, or movement while a screen fills: run alone after all others, whatever became of them, so that
// it measures a machine with nothing else to do. `--no-deps` leaves it out where it is not asked for (tools/test.ts).
const timed = ['**/quick-screens.spec.ts', '**/quick-deeds.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  workers,
  // A second try is counted and named as flaky by tools/test-reports.ts; more than three of them fail the run.
  retries: 1,
  forbidOnly: true,
  // A machine that others use too may stand still for seconds: waiting longer costs nothing where all is well.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'journeys', testIgnore: timed, teardown: 'timed' },
    { name: 'timed', testMatch: timed, workers: 1 },
  ],
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? '.cache/test/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // A trace films every step: a third of the time. Ask for one when a journey fails and the picture does not tell why.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // Animations are off, so that tests do not wait for them.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1366, height: 768 },
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
