// The declaration of an area to the server. composition/areas.ts lists the declarations; app.ts serves them.
import type { AfterAnswer } from './after-answer.ts';
import type { DatabaseAddress } from './database.ts';
import type { FileStore } from './file-store.ts';
import type { Handler } from './handler.ts';
import type { HospitalSettings } from './hospital-settings.ts';
import type { JobHandler } from './job-handler.ts';
import type { Mail } from './mail.ts';
import type { PaperSigner } from './paper-signer.ts';
import type { Filling } from './port.ts';
import type { ReportReader } from './report-reader.ts';
import type { ScreenTexts } from './screen-texts.ts';
import type { OpenHandler } from './serve-open.ts';
import type { TokenSigner } from './token.ts';
import type { Vault } from './vault.ts';
import type { WaitingCount } from './waiting-count.ts';

/** Names of records in the audit log by their table. */
export type RecordNames = Readonly<Record<string, string | null>>;

/** The server's keys and settings that calls use. */
export interface HandlerParts {
  readonly signer: TokenSigner;
  readonly privateKey: string;
  readonly papers: PaperSigner;
  readonly vault: Vault;
  readonly hasInnerGateways: boolean;
  readonly files: FileStore;
  readonly mail: Mail | undefined;
  readonly later: AfterAnswer;
  /** True when a tenant may switch off second factors for all users (Q232). */
  readonly allowsNoFactor: boolean;
}

/** The parts of the server that a separate process uses. */
export interface ProcessParts {
  /** Under the server's own log-in. */
  readonly address: DatabaseAddress;
  readonly analyserHost: string | undefined;
  readonly onFault: (error: unknown) => void;
}

/** A process that a server which does jobs starts beside itself, and ends with itself. */
export interface BesideProcess {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The server's keys and settings that jobs use. */
export type JobParts = Pick<HandlerParts, 'vault' | 'hasInnerGateways' | 'files'> & {
  /** Reads for reports, on connections of their own. */
  readonly reports: ReportReader;
  /** Words mails in the languages of their readers. */
  readonly texts: ScreenTexts;
};

/**
 * The declaration of an area. `Gathered` is the type of the parts it collects from other areas, such as approvals. Other areas declare
 * their share next to the members of this type.
 */
export interface ServerArea<Gathered = unknown> {
  /** The calls served to signed-in users. */
  readonly handlers: (parts: HandlerParts & Gathered) => readonly Handler[];
  /** The calls open to everybody who knows a tenant. */
  readonly openHandlers?: (parts: HandlerParts) => readonly OpenHandler[];
  /** The area's settings per hospital; read with the session. */
  readonly settings?: readonly HospitalSettings<object>[];
  /**
   * How the audit log names the records of a table that has neither a column `name` nor one named after it: an SQL expression of the row
   * `r`, or null where the number alone is shown, as that of a patient: readers of the log may not open charts.
   */
  readonly recordNames?: RecordNames;
  /** The ports of other areas that this one fills. */
  readonly fills?: readonly Filling[];
  /** The counts of pending work that the area shows to a user. */
  readonly waits?: (gathered: Gathered) => readonly WaitingCount[];
  /** Background jobs, done by the worker of any process. */
  readonly jobs?: (parts: JobParts) => readonly JobHandler[];
  /** Processes of their own that run next to the server. */
  readonly processes?: (parts: ProcessParts) => readonly BesideProcess[];
}
