// Sets a passkey or security key up: a name for it, the browser's own question, then the recovery codes of a first factor (PS033).
import { beginPasskey, finishPasskey } from '@charaka/contract/foundation/access/security';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { makePasskey } from './passkey.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Saved only after the browser has made the key. */
export function SetUpPasskey({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('access');
  const sentences = { gaveUp: t('passkey.gaveUp'), isKnown: t('passkey.isKnown') };
  const [label, setLabel] = useState('');
  const command = useMutation({
    mutationFn: async () => {
      const { options } = await call(beginPasskey, {});
      return call(finishPasskey, { answer: await makePasskey(options, sentences), label: label.trim() });
    },
    onSuccess: ({ recoveryCodes }) => recoveryCodes.length === 0 && onDone(),
  });
  if (command.data && command.data.recoveryCodes.length > 0)
    return <RecoveryCodes codes={command.data.recoveryCodes} onDone={onDone} />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (label.trim() !== '') command.mutate();
      }}
    >
      <Stack gap="md">
        <Text size="sm">{t('passkey.why', { host: window.location.hostname })}</Text>
        <TextInput
          label={t('passkey.name')}
          description={t('passkey.nameHint')}
          withAsterisk
          data-autofocus
          maxLength={60}
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={command.isPending} disabled={label.trim() === ''}>
          {t('passkey.make')}
        </Button>
      </Stack>
    </form>
  );
}
