// Sets up an app with one-time codes: QR code and typed key, its first code, then the recovery codes (PS033).
import { beginFactor, finishFactor } from '@charaka/contract/foundation/access/security';
import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { QrCode } from '../../ui/paper/qr-code.tsx';
import { CodeField } from './code-field.tsx';
import { EntryPage } from './entry-page.tsx';
import { hasPasskeys } from './passkey.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { LeaveLogIn, noteFactorProved } from './second-step.tsx';
import { SetUpPasskey } from './set-up-passkey.tsx';

/** In place of every screen while a second factor is demanded and there is none. */
export function DemandedFactor() {
  const { t } = useTranslation('access');
  const [isPasskey, setPasskey] = useState(false);
  return (
    <EntryPage title={t('factor.setUp')}>
      <Text>{t('factor.demanded')}</Text>
      {isPasskey ? <SetUpPasskey onDone={noteFactorProved} /> : <SetUpFactor onDone={noteFactorProved} />}
      {hasPasskeys() && (
        <Button variant="default" onClick={() => setPasskey(!isPasskey)}>
          {t(isPasskey ? 'factor.insteadApp' : 'factor.insteadPasskey')}
        </Button>
      )}
      <LeaveLogIn />
    </EntryPage>
  );
}

/** Saved only after a correct first code; the first factor brings recovery codes, which are shown once. */
export function SetUpFactor({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('access');
  const [code, setCode] = useState('');
  const begun = useQuery({
    queryKey: ['own-factor', 'begun'],
    queryFn: () => call(beginFactor, { kind: 'TOTP' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const finish = useMutation({
    mutationFn: (ticket: string) => call(finishFactor, { ticket, code }),
    onSuccess: ({ recoveryCodes }) => recoveryCodes.length === 0 && onDone(),
    onError: () => setCode(''),
  });
  if (finish.data && finish.data.recoveryCodes.length > 0)
    return <RecoveryCodes codes={finish.data.recoveryCodes} onDone={onDone} />;
  if (!begun.data)
    return begun.isError ? <Button onClick={() => void begun.refetch()}>{t('factor.again')}</Button> : null;
  const { ticket, secret, address } = begun.data;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (code !== '') finish.mutate(ticket);
      }}
    >
      <Stack gap="md">
        <Text size="sm">{t('factor.scan')}</Text>
        <Group justify="center">
          <QrCode value={address} label={t('factor.qr')} size={180} />
        </Group>
        <Text size="sm">
          {t('factor.typed')} <Code>{secret.replace(/.{4}(?=.)/g, '$& ')}</Code>
        </Text>
        <CodeField value={code} onChange={setCode} isAppOnly />
        <Button type="submit" fullWidth loading={finish.isPending}>
          {t('factor.save')}
        </Button>
      </Stack>
    </form>
  );
}
