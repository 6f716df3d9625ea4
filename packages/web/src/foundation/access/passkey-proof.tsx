// The button that proves who is there with a passkey or security key, where the user has one for this address (PS033).
import { beginProof, stepUp } from '@charaka/contract/foundation/access/security';
import { Button, Divider } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { deviceToken } from '../../kernel/device-token.ts';
import { answerWithPasskey, hasPasskeys } from './passkey.ts';

/** A challenge waits five minutes; a page that stands open longer asks for another one in time. */
const RENEW_MS = 4 * 60_000;

/** Shows nothing without a key. Whatever becomes of an answer, its challenge is used up. */
export function PasskeyProof({ onProved }: { onProved(): void }) {
  const { t } = useTranslation('access');
  const sentences = { gaveUp: t('passkey.gaveUp'), isKnown: t('passkey.isKnown') };
  const ways = useQuery({
    queryKey: ['own-proof', 'begun'],
    queryFn: () => call(beginProof, {}),
    enabled: hasPasskeys(),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: RENEW_MS,
    retry: false,
    meta: { isOnlyLogged: true },
  });
  const command = useMutation({
    mutationFn: async (options: string) =>
      call(stepUp, { passkeyAnswer: await answerWithPasskey(options, sentences), deviceToken: deviceToken() }),
    onSuccess: onProved,
    onError: () => void ways.refetch(),
  });
  const options = ways.data?.passkeyOptions;
  if (!options) return null;
  return (
    <>
      <Button
        fullWidth
        leftSection={<IconFingerprint size={18} aria-hidden />}
        loading={command.isPending}
        onClick={() => command.mutate(options)}
      >
        {t('passkey.use')}
      </Button>
      <Divider label={t('passkey.or')} />
    </>
  );
}
