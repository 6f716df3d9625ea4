// How far the first set-up of a tenant is.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getFirstRun } from '@charaka/contract/office/setup/setup';

/** How far the first run is, as answered. */
export type Progress = NonNullable<OutputOf<typeof getFirstRun>['firstRun']>;
