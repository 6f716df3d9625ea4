// Keeps how a user likes their screens and in which language, for every machine they work at (R010, R114-R118).
import { updatePreferences as updatePreferencesEndpoint } from '@charaka/contract/foundation/tenancy/preference';
import { handle } from '../../kernel/handler.ts';
import { writePreferences } from './preference-store.ts';

/** Always the caller's own; nobody sets those of another. */
export const updatePreferences = handle(updatePreferencesEndpoint, async (call, { preferences }) => ({
  preferences: await writePreferences(call.tx, call.tenantId, call.userId, preferences),
}));
