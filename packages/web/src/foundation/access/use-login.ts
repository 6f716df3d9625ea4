// The state of the log-in form: sends the log-in and waits for the next page; the guard of the shell completes the session (R079-R081).
import { useState } from 'react';
import { reportFailure } from '../../kernel/report-failure.ts';
import { clearToasts } from '../../ui/page/toast.ts';
import type { LoginValues } from './login-checks.ts';

/** `login.send(values)`; a refusal or failure is reported. It is pending until the next page is loaded. */
export function useLogin(onSignedIn: () => Promise<void>) {
  const [isPending, setPending] = useState(false);
  const send = async (values: LoginValues): Promise<void> => {
    clearToasts();
    setPending(true);
    try {
      const { sendLogin } = await import('./send-login.ts');
      await sendLogin(values);
      await onSignedIn();
    } catch (error) {
      reportFailure(error);
    }
    setPending(false);
  };
  return { send, isPending };
}
