// The apps that journeys have set up on a product, and the next code of each that was not used yet.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeAt, stepAt } from '../../packages/server/src/foundation/access/totp.ts';

interface App {
  readonly secret: string;
  /** The last step whose code was used. */
  readonly step: number;
}

/** With the product's data: journeys of other files, and of a worker that was started anew, go on with the same apps. */
const path = () => join(process.env.E2E_DATA_DIR ?? '', 'apps.json');
const readApps = (): Record<string, App> => (existsSync(path()) ? JSON.parse(readFileSync(path(), 'utf8')) : {});

function use(name: string, app: App): string {
  writeFileSync(path(), JSON.stringify({ ...readApps(), [name]: app }));
  return codeAt(app.secret, app.step);
}

/** Whether somebody has set up an app already, so that a log-in asks for its code. */
export function hasApp(name: string): boolean {
  return name in readApps();
}

/** Keeps the app of somebody and answers its first code: the clock may be a step behind, so two more are left at once. */
export async function keepApp(name: string, secret: string): Promise<string> {
  return use(name, { secret, step: stepAt(new Date()) - 1 });
}

/** The next code that will be taken; waits where those of this half minute are used up. */
export async function nextCode(name: string): Promise<string> {
  const app = readApps()[name];
  if (!app) throw new Error(`${name} has set up no app`);
  const step = Math.max(app.step + 1, stepAt(new Date()) - 1);
  while (stepAt(new Date()) + 1 < step) await sleep(500);
  return use(name, { secret: app.secret, step });
}
