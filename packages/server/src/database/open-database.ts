// Opens the database of the settings: an own server, or the embedded one on the data directory, shared with other processes.
import type pg from 'pg';
import { type DatabaseAddress, openOwner } from '../kernel/database.ts';
import type { Settings } from '../kernel/settings.ts';
import { startEmbedded } from './embedded-postgres.ts';
import { explainingFaults } from './start-fault.ts';

/** The address of the database, and a function to release it; the embedded server stops with its last user. */
export interface OpenDatabase {
  readonly address: DatabaseAddress;
  stop(): Promise<void>;
}

/**
 * Starts the embedded server unless DATABASE_URL names another. With `onLost` an embedded server that dies is started again, and
 * `onLost` hears when that does not help.
 */
export async function openDatabase(settings: Settings, onLost?: (error: Error) => void): Promise<OpenDatabase> {
  if (settings.databaseUrl) return { address: settings.databaseUrl, stop: async () => undefined };
  const embedded = await startEmbedded({
    dataDir: settings.dataDirectory,
    isDurable: true,
    ...(onLost && { onLost }),
  });
  return { address: embedded.connection, stop: embedded.stop };
}

/** Runs a command's work on one connection with the owner's rights; releases the database even when the work fails. */
export async function withOwner(settings: Settings, work: (owner: pg.Client) => Promise<void>): Promise<void> {
  await explainingFaults(settings, async () => {
    const database = await openDatabase(settings);
    try {
      const owner = await openOwner(database.address);
      await work(owner).finally(() => owner.end());
    } finally {
      await database.stop();
    }
  });
}
