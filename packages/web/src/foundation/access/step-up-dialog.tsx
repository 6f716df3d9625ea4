// The dialog that a sensitive deed asks for before it is done: password, or a code of the second factor (PS035).
import { stepUp } from '@charaka/contract/foundation/access/security';
import { PasswordInput, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { deviceToken } from '../../kernel/device-token.ts';
import { onProofAsked, type ProofKind } from '../../kernel/step-up.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CodeField } from './code-field.tsx';
import { PasskeyProof } from './passkey-proof.tsx';
import { sealPassword } from './seal-password.ts';

interface Asked {
  readonly by: ProofKind;
  answer(isProved: boolean): void;
}

/** Stands once beside the screens and shows what `askForProof` asks. */
export function StepUpHost() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => onProofAsked((by) => new Promise((answer) => setAsked({ by, answer }))), []);
  if (!asked) return null;
  const settle = (isProved: boolean) => {
    setAsked(null);
    asked.answer(isProved);
  };
  return <StepUpDialog by={asked.by} onSettled={settle} />;
}

function StepUpDialog({ by, onSettled }: { by: ProofKind; onSettled(isProved: boolean): void }) {
  const { t } = useTranslation('access');
  const [typed, setTyped] = useState('');
  const command = useMutation({
    mutationFn: async () => {
      const proof = by === 'code' ? { code: typed } : { encryptedPassword: await sealPassword(typed) };
      return call(stepUp, { ...proof, deviceToken: deviceToken() });
    },
    onSuccess: () => onSettled(true),
    onError: () => setTyped(''),
  });
  return (
    <Dialog
      isOpen
      title={t('stepUp.title')}
      onClose={() => onSettled(false)}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '') command.mutate();
      }}
      submitLabel={t('stepUp.confirm')}
      isSubmitting={command.isPending}
    >
      <Stack gap="md">
        <Text size="sm">{t('stepUp.why')}</Text>
        {by === 'code' ? (
          <>
            <PasskeyProof onProved={() => onSettled(true)} />
            <CodeField value={typed} onChange={setTyped} />
          </>
        ) : (
          <PasswordInput
            label={t('login.password')}
            withAsterisk
            data-autofocus
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
