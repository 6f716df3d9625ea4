// How a backup is written: lines of JSON around the rows of each table as COPY writes them, compressed with Zstandard.
import { z } from 'zod';

/** Ends the rows of a table; COPY escapes a row that looks like it. */
export const END_OF_ROWS = '\\.\n';

/**
 * The first line: the program version, the migrations that shaped the tables, and the tenant; without a tenant the backup holds
 * everything.
 */
export const backupHeader = z.object({
  charakaBackup: z.literal(1),
  version: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tenant: z.object({ tenantId: z.number(), tenantName: z.string() }).nullable(),
  /** Whether the server's keys are in a file of their own; older backups of everything hold them. */
  hasKeysApart: z.boolean().default(false),
});

/** The line before the rows of a table. */
export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });

/** The last line: how many rows each table has, and the SHA-256 of all lines before, in hexadecimal. */
export const backupFooter = z.object({ rowCounts: z.record(z.string(), z.number()), sha256: z.string() });

export type BackupHeader = z.infer<typeof backupHeader>;
export type TableLine = z.infer<typeof tableLine>;

/** The header of a backup and its rows per table. */
export interface BackupContent {
  readonly header: BackupHeader;
  readonly rowCounts: Readonly<Record<string, number>>;
}

/** All rows of a backup. */
export function totalRows(rowCounts: Readonly<Record<string, number>>): number {
  return Object.values(rowCounts).reduce((sum, count) => sum + count, 0);
}

/** A name quoted for SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
