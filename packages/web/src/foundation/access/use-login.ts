// Logs in: encrypts the password and opens the session; the guard of the shell completes it (R079-R081).
import { logIn } from '@charaka/contract/foundation/access/access';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { deviceToken, keepDeviceToken } from '../../kernel/device-token.ts';
import { takePreferences } from '../../kernel/preferences.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { openSession } from '../../kernel/session.ts';
import { currentTenant } from '../../kernel/tenant.ts';
import { clearToasts } from '../../ui/page/toast.ts';
import { type LoginValues, namedUser } from './login-checks.ts';

async function sendLogin(values: LoginValues): Promise<void> {
  const { sealPassword } = await import('./seal-password.ts');
  const encryptedPassword = await sealPassword(values.password);
  const tenantCode = currentTenant()?.tenantCode ?? '';
  const user = { encryptedPassword, tenantCode, ...namedUser(values.identity) };
  const answer = await call(logIn, { user, deviceToken: deviceToken() });
  keepDeviceToken(answer.deviceToken);
  clearToasts();
  openSession(answer, tenantCode);
  await takePreferences(answer.preferences);
}

/** `login.send(values)`; a refusal or failure is reported. It is pending until the next page is loaded. */
export function useLogin(onSignedIn: () => Promise<void>) {
  const [isPending, setPending] = useState(false);
  const send = async (values: LoginValues): Promise<void> => {
    clearToasts();
    setPending(true);
    try {
      await sendLogin(values);
      await onSignedIn();
    } catch (error) {
      reportFailure(error);
    }
    setPending(false);
  };
  return { send, isPending };
}
