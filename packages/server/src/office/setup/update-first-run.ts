// Remembers where the first run of a tenant goes on.
import { updateFirstRun as updateFirstRunEndpoint } from '@charaka/contract/office/setup/setup';
import { handle } from '../../kernel/handler.ts';
import { writeFirstRun } from './first-run-store.ts';

/** Says nothing: the step itself is the answer. */
export const updateFirstRun = handle(updateFirstRunEndpoint, async (call, { firstRun }) => {
  await writeFirstRun(call.tx, call.tenantId, firstRun);
  return {};
});
