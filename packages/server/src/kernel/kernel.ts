// The parts that every call is served with: database, tenants, sessions, clock, walls.

import type pg from 'pg';
import type { ChartLog } from './chart-log.ts';
import type { DatabasePulse } from './database-pulse.ts';
import type { FileStore } from './file-store.ts';
import type { ChartDoor, ChartVeil } from './handler.ts';
import type { Ports } from './port.ts';
import type { ReportReader } from './report-reader.ts';
import type { SessionCache } from './session-cache.ts';
import type { TenantDirectory } from './tenant-directory.ts';
import type { TokenSigner } from './token.ts';
import type { Turns } from './turns.ts';

/** The parts that every call is served with. */
export interface Kernel {
  readonly pool: pg.Pool;
  /** Runs the calls of reports, on connections of their own. */
  readonly reports: ReportReader;
  readonly tenants: TenantDirectory;
  readonly sessions: SessionCache;
  readonly signer: TokenSigner;
  readonly chartLog: ChartLog;
  /** The clock that every call uses. */
  readonly pulse: DatabasePulse;
  readonly turns: Turns;
  readonly chartDoor: ChartDoor;
  readonly chartVeil: ChartVeil;
  readonly ports: Ports;
  readonly files: FileStore;
  /** Checks answers against their shapes; on in tests, where a mistake should be loud. */
  readonly isCheckingAnswers: boolean;
}
