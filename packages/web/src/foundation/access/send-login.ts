// Sends a log-in: seals the password, opens the session and takes up the user's preferences; loaded once the form is sent (R079-R081).
import { logIn } from '@charaka/contract/foundation/access/access';
import { call } from '../../kernel/call.ts';
import { deviceToken, keepDeviceToken } from '../../kernel/device-token.ts';
import { takePreferences } from '../../kernel/preferences.ts';
import { openSession } from '../../kernel/session.ts';
import { currentTenant } from '../../kernel/tenant.ts';
import { clearToasts } from '../../ui/page/toast.ts';
import { type LoginValues, namedUser } from './login-checks.ts';
import { sealPassword } from './seal-password.ts';

/** Throws Refusal and TransportFailure. */
export async function sendLogin(values: LoginValues): Promise<void> {
  const encryptedPassword = await sealPassword(values.password);
  const tenantCode = currentTenant()?.tenantCode ?? '';
  const user = { encryptedPassword, tenantCode, ...namedUser(values.identity) };
  const answer = await call(logIn, { user, deviceToken: deviceToken() });
  keepDeviceToken(answer.deviceToken);
  clearToasts();
  openSession(answer, tenantCode);
  await takePreferences(answer.preferences);
}
