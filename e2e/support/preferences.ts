// Gives demo users back the look and language everybody begins with, for journeys that change them.
import { type Look, updatePreferences } from '../../packages/contract/src/preference.ts';
import { openApi } from './api.ts';

const plainLook: Look = {
  layout: 'ltr',
  sidebarType: 'compact',
  sidebarSetting: 'default',
  mix: 'default',
  primary: '#55b9f7',
  secondary: '#f73164',
};

/** English and the first look, for users of the tenant demo. */
export async function resetPreferences(...users: string[]): Promise<void> {
  for (const user of users) {
    const { ask } = await openApi(user);
    await ask(updatePreferences, { preferences: { language: 'en', look: plainLook } });
  }
}
