// A sample of one kind of record that hand-made forms change.
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import type { TestTenant } from '../server/test-tenant.ts';

/** How one kind of record is made, read and changed; a record as typed differs by the letter it is given. */
export interface EditSample {
  readonly update: Endpoint;
  readonly get: Endpoint;
  /** The wrapper of the record in both calls. */
  readonly wrapper: string;
  /** The word a refusal calls it by. */
  readonly noun: string;
  /** Makes one and answers its key. */
  make(tenant: TestTenant): Promise<Record<string, number>>;
  typed(letter: string): Record<string, unknown>;
  /** The user who made it alone changes it: the administrator makes it and changes it. */
  readonly isOwned?: true;
  /** The input that reads the record by its key, when it is not the wrapper around it. */
  readonly asked?: (key: Record<string, number>) => object;
}
