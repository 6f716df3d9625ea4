// Tells how far a new tenant is set up.
import { getFirstRun as getFirstRunEndpoint } from '@charaka/contract/office/setup/setup';
import { handle } from '../../kernel/handler.ts';
import { findFirstRun } from './first-run-store.ts';

/** Null for a tenant without a first run, such as the demo's. */
export const getFirstRun = handle(getFirstRunEndpoint, async ({ tx, tenantId }) => {
  return { firstRun: await findFirstRun(tx, tenantId) };
});
