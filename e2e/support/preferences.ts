// Gives demo users back the look, language and desk everybody begins with, for journeys that change them.
import { updatePreferences } from '../../packages/contract/src/foundation/tenancy/preference.ts';
import { defaultLook, firstDesk } from '../../packages/contract/src/foundation/tenancy/preference-choices.ts';
import { openApi } from './api.ts';

/** English, the first look and an empty desk, for users of the tenant demo. */
export async function resetPreferences(...users: string[]): Promise<void> {
  for (const user of users) {
    const { ask } = await openApi(user);
    await ask(updatePreferences, { preferences: { language: 'en', look: defaultLook, desk: firstDesk } });
  }
}
