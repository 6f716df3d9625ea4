// What an area declares to the server. composition/areas.ts lists the declarations, and app.ts serves what stands in them.
import type { AfterAnswer } from './after-answer.ts';
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
}
