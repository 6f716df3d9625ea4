// Carries look, language and desk of a user between this browser and the server: every machine they log in at shows them (R010, R114-R118).
import type { Desk, Look, UserPreferences } from '@charaka/contract/foundation/tenancy/preference';
import { changeDesk, currentDesk } from './desk.ts';
import { chooseLanguage, languages } from './i18n.ts';
import { changeLook, currentLook } from './look.ts';
import { reportFailure } from './report-failure.ts';
import { currentSession } from './session.ts';

/** Preferences not yet sent to the server. */
let untold: UserPreferences = {};
let isTelling = false;
/** A language picked on a page before the log-in is the latest word of whoever logs in there. */
let pickedBefore: UserPreferences['language'];

/** Changes parts of the look at once, and keeps it for the user. */
export function changeOwnLook(change: Partial<Look>): void {
  changeLook(change);
  keep({ look: currentLook() });
}

/** Changes parts of the desk at once, and keeps it for the user. */
export function changeOwnDesk(change: Partial<Desk>): void {
  changeDesk(change);
  keep({ desk: currentDesk() });
}

/** Changes the language at once and saves it for the user; before the log-in, for the next user who logs in. */
export async function chooseOwnLanguage(code: string): Promise<void> {
  const language = languages.find((candidate) => candidate.code === code)?.code;
  if (!language) return;
  await chooseLanguage(language);
  if (currentSession()) keep({ language });
  else pickedBefore = language;
}

/** Shows what the log-in answered; what the user never chose stays as this browser has it. */
export async function takePreferences({ language, look, desk }: UserPreferences): Promise<void> {
  const picked = pickedBefore;
  pickedBefore = undefined;
  if (look) changeLook(look);
  if (desk) changeDesk(desk);
  if (picked) keep({ language: picked });
  else if (language) await chooseLanguage(language);
}

/** One call at a time, so that the last choice is the one that stays. A failure is told: elsewhere the choice would be missing. */
function keep(preferences: UserPreferences): void {
  untold = { ...untold, ...preferences };
  if (isTelling) return;
  isTelling = true;
  tell()
    .catch(reportFailure)
    .finally(() => {
      isTelling = false;
      // Unsent preferences must not reach the next user who logs in here.
      untold = {};
    });
}

async function tell(): Promise<void> {
  const { sendPreferences } = await import('./send-preferences.ts');
  while (currentSession() && (untold.look || untold.language || untold.desk)) {
    const preferences = untold;
    untold = {};
    await sendPreferences(preferences);
  }
}
