// The second step of a log-in, in place of every screen: a code of the second factor (PS033).
import { logOut } from '@charaka/contract/foundation/access/access';
import { stepUp } from '@charaka/contract/foundation/access/security';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { deviceToken } from '../../kernel/device-token.ts';
import { changeSession, currentSession, endSession } from '../../kernel/session.ts';
import { CodeField } from './code-field.tsx';
import { EntryPage } from './entry-page.tsx';
import { PasskeyProof } from './passkey-proof.tsx';

/** The session waits for nothing more. */
export function noteFactorProved(): void {
  const user = currentSession()?.user;
  if (user) changeSession({ user: { ...user, factorNeed: 'none' } });
}

/** Gives up: the log-in page is next. */
export function LeaveLogIn() {
  const { t } = useTranslation('access');
  const leave = () => {
    void call(logOut, {}).catch(() => undefined);
    endSession();
  };
  return (
    <Anchor component="button" type="button" size="sm" onClick={leave}>
      {t('session.logOut')}
    </Anchor>
  );
}

/** The way on is open as soon as the code was right. */
export function SecondStep() {
  const { t } = useTranslation('access');
  const [code, setCode] = useState('');
  const command = useMutation({
    mutationFn: () => call(stepUp, { code, deviceToken: deviceToken() }),
    onSuccess: noteFactorProved,
    onError: () => setCode(''),
  });
  return (
    <EntryPage title={t('secondStep.title')}>
      <Text>{t('secondStep.why')}</Text>
      <PasskeyProof onProved={noteFactorProved} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code !== '') command.mutate();
        }}
      >
        <Stack gap="md">
          <CodeField value={code} onChange={setCode} />
          <Button type="submit" fullWidth loading={command.isPending}>
            {t('login.submit')}
          </Button>
        </Stack>
      </form>
      <LeaveLogIn />
    </EntryPage>
  );
}
