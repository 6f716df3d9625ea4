// What an area declares to the server. composition/areas.ts lists the declarations, and app.ts serves what stands in them.
import type { AfterAnswer } from './after-answer.ts';
import type { DatabaseAddress } from './database.ts';
import type { FileStore } from './file-store.ts';
import type { Handler } from './handler.ts';
import type { HospitalSettings } from './hospital-settings.ts';
import type { JobHandler } from './job-handler.ts';
import type { Mail } from './mail.ts';
import type { PaperSigner } from './paper-signer.ts';
import type { Filling } from './port.ts';
import type { OpenHandler } from './serve-open.ts';
import type { TokenSigner } from './token.ts';
import type { Vault } from './vault.ts';
import type { WaitingCount } from './waiting-count.ts';

/** What calls need of the server's keys and settings. */
export interface HandlerParts {
  readonly signer: TokenSigner;
  readonly privateKey: string;
  readonly papers: PaperSigner;
  readonly vault: Vault;
  readonly hasInnerGateways: boolean;
  readonly files: FileStore;
  readonly mail: Mail | undefined;
  readonly later: AfterAnswer;
  /** A tenant may demand second factors of nobody (Q232). */
  readonly allowsNoFactor: boolean;
}

/** What a process beside the server needs of it. */
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

/** What jobs need of the server's keys and settings. */
export type JobParts = Pick<HandlerParts, 'vault' | 'hasInnerGateways' | 'files'>;

/**
 * The declaration of an area. `Gathered` is what it asks of others: an area that other areas add something to, such as approvals,
 * names here what is gathered for it, and the others declare their share beside the members of this type.
 */
export interface ServerArea<Gathered = unknown> {
  /** The calls served to signed-in users. */
  readonly handlers: (parts: HandlerParts & Gathered) => readonly Handler[];
  /** The calls open to everybody who knows a tenant. */
  readonly openHandlers?: (parts: HandlerParts) => readonly OpenHandler[];
  /** What the area keeps of each hospital; read with the session. */
  readonly settings?: readonly HospitalSettings<object>[];
  /** The ports of other areas that this one fills. */
  readonly fills?: readonly Filling[];
  /** What it may make wait for a user. */
  readonly waits?: (gathered: Gathered) => readonly WaitingCount[];
  /** What is done beside the calls, by the worker of any process. */
  readonly jobs?: (parts: JobParts) => readonly JobHandler[];
  /** What runs beside the server as a process of its own. */
  readonly processes?: (parts: ProcessParts) => readonly BesideProcess[];
}
