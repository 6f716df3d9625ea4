// Finds a Chromium for the journeys, and gets one when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const usualPlaces = [
  // Chromium without windows: the journeys open none, and it takes a fifth less of the machine.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The program's path: CHROME_PATH, else the system's, else the one Playwright downloaded; undefined when there is none. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROME_PATH, ...usualPlaces, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Finds a browser or installs one; throws a sentence that says how to get one. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) installFromDebian();
  if (!findBrowser()) downloadByPlaywright();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) ' +
      'or set CHROME_PATH to its program.',
  );
}

function installFromDebian(): void {
  console.log('Installing Chromium with apt-get.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
  spawnSync('apt-get', ['update'], options);
  const install = (browser: string) =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', browser, 'fonts-noto-core'], options).status ===
    0;
  if (!install('chromium-headless-shell')) install('chromium');
}

function downloadByPlaywright(): void {
  console.log('Downloading Chromium.');
  const program = join(import.meta.dirname, '..', 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [program, 'install', 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'] });
}
