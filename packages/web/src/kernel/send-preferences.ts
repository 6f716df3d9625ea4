// Sends changed preferences; loaded with the first change, for the log-in page does without the shape of the call.
import { type UserPreferences, updatePreferences } from '@charaka/contract/foundation/tenancy/preference';
import { call } from './call.ts';

/** Throws as `call` does. */
export async function sendPreferences(preferences: UserPreferences): Promise<void> {
  await call(updatePreferences, { preferences });
}
