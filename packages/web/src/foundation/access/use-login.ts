// Logs in: encrypts the password and opens the session; the guard of the shell completes it (R079-R081).
import { logIn } from '@charaka/contract/foundation/access/access';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../kernel/call.ts';
import { deviceToken, keepDeviceToken } from '../../kernel/device-token.ts';
import { takePreferences } from '../../kernel/preferences.ts';
import { queryClient } from '../../kernel/query-client.ts';
import { openSession } from '../../kernel/session.ts';
import { currentTenant } from '../../kernel/tenant.ts';
import { clearToasts } from '../../ui/page/toast.ts';
import { type LoginValues, namedUser } from './login-checks.ts';
import { returnAddress } from './return-address.ts';
import { sealPassword } from './seal-password.ts';

async function sendLogin(values: LoginValues): Promise<void> {
  const encryptedPassword = await sealPassword(values.password);
  const tenantCode = currentTenant()?.tenantCode ?? '';
  const user = { encryptedPassword, tenantCode, ...namedUser(values.identity) };
  const answer = await call(logIn, { user, deviceToken: deviceToken() });
  keepDeviceToken(answer.deviceToken);
  queryClient.clear();
  clearToasts();
  openSession(answer, tenantCode);
  await takePreferences(answer.preferences);
}

/** `login.mutate(values)`; afterwards the user is where they wanted to go, else at home (R080). */
export function useLogin(returnTo: string | undefined) {
  const navigate = useNavigate();
  return useMutation({ mutationFn: sendLogin, onSuccess: () => navigate({ href: returnAddress(returnTo) }) });
}
