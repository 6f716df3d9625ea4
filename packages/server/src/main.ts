// Starts the server: database, migrations, demo data on first run, then the door; stops it without losing a request.
import type { FastifyInstance } from 'fastify';
import { demoPassword } from '../db/seed/access-data.ts';
import { demoLogInText } from '../db/seed/demo-logins.ts';
import { seedDemoOnce } from '../db/seed/seed-demo.ts';
import { buildApp } from './composition/app.ts';
import { openDatabase } from './database/open-database.ts';
import { explainingFaults } from './database/start-fault.ts';
import { type DatabaseAddress, openOwner } from './kernel/database.ts';
import { migrate } from './kernel/migrate.ts';
import { loadSecrets, readVaultKeys, type Secrets } from './kernel/secrets.ts';
import { readSettings, type Settings } from './kernel/settings.ts';
import { type DemoDoor, keepDemoDoor } from './office/setup/demo-door.ts';

const NO_TENANT = `There is no hospital yet. Make the first one in another terminal, with the same settings:
  npm run tenant:create -- --slug aster --name "Aster Hospital" --admin you@aster.example`;

/** The facts about a prepared database: the server's keys, the kind of the demo's log-ins, or that there is no tenant. */
interface Prepared {
  readonly secrets: Secrets;
  readonly demo: DemoDoor;
  readonly isEmpty: boolean;
}

async function prepare(address: DatabaseAddress, settings: Settings): Promise<Prepared> {
  const owner = await openOwner(address);
  try {
    await migrate(owner);
    if (settings.hasDemo) await seedDemoOnce(owner, { historyDays: settings.demoHistoryDays });
    const demo = await keepDemoDoor(owner, demoPassword, settings.isOnNetwork);
    const { rowCount } = await owner.query('select 1 from tenant limit 1');
    return { secrets: await loadSecrets(owner, readVaultKeys(settings.vaultKeyFile)), demo, isEmpty: rowCount === 0 };
  } finally {
    await owner.end();
  }
}

/** Why nobody can be let in at the port and address of the settings; undefined where the fault is another one. */
function doorFault(error: unknown, { port, host }: Settings): string | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`;
  if (code === 'EACCES') return `This account may not open port ${port}. Choose one above 1023, as in PORT=3000.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} is no address of this machine.`;
  return undefined;
}

/** Without HOST only this machine reaches a server that has demo log-ins, whichever setting brought them (Q227). */
async function listen(app: FastifyInstance, settings: Settings, demo: DemoDoor): Promise<string> {
  try {
    await app.listen({ port: settings.port, host: settings.host ?? (demo.isThere ? '127.0.0.1' : '0.0.0.0') });
  } catch (error) {
    const sentence = doorFault(error, settings);
    throw sentence ? new Error(sentence, { cause: error }) : error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  return `http://localhost:${port}`;
}

/** Starts the product and keeps it running until SIGINT or SIGTERM. */
export async function main(variables: NodeJS.ProcessEnv = process.env): Promise<void> {
  const settings = readSettings(variables);
  await explainingFaults(settings, () => run(settings));
}

async function run(settings: Settings): Promise<void> {
  // The supervisor of the process restarts it; a server without its database could answer no call.
  const database = await openDatabase(settings, (error) => {
    console.error(`PostgreSQL could not be started again: ${error.message}`);
    process.exit(1);
  });
  let app: FastifyInstance | undefined;
  const stop = async () => {
    await app?.close();
    await database.stop();
  };
  try {
    const { secrets, demo, isEmpty } = await prepare(database.address, settings);
    const hasDemoLogin = settings.hasDemoLogin && demo.isPublished;
    app = await buildApp({
      address: database.address,
      secrets,
      settings: { ...settings, hasDemoLogin },
      isCheckingAnswers: false,
    });
    const url = await listen(app, settings, demo);
    console.log(`Charaka is ready at ${url}`);
    if (demo.isThere) console.log(demoLogInText(url, demo));
    if (isEmpty) console.log(NO_TENANT);
  } catch (error) {
    await stop();
    throw error;
  }
  stopOnSignal(stop);
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const leave = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
