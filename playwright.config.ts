// Tells Playwright where the journeys are, which browser walks them, and how the product is started for them.
import { defineConfig } from '@playwright/test';
import { findFreePort } from './e2e/support/free-port.ts';
import { findBrowser } from './tools/browser.ts';

// Chosen once in the first process; the workers inherit it and read this file again.
process.env.E2E_PORT ??= String(await findFreePort());
// Where the product sends its mail; the journey that reads it listens there.
process.env.E2E_SMTP_PORT ??= String(await findFreePort());

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? '.cache/test/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
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
