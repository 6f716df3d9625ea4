// Security of the user's own account: second factors, recovery codes, and active sessions (PS033, PS040).

import {
  endSession,
  getOwnFactors,
  getOwnSessions,
  makeRecoveryCodes,
  removeFactor,
} from '@charaka/contract/foundation/access/security';
import { securityTopic } from '@charaka/contract/foundation/access/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { hasPasskeys } from './passkey.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpFactor } from './set-up-factor.tsx';
import { SetUpPasskey } from './set-up-passkey.tsx';

/** Stands on the page of one's own settings. */
export function OwnSecurity() {
  return (
    <>
      <OwnFactors />
      <OwnSessions />
    </>
  );
}

function OwnFactors() {
  const { t } = useTranslation('access');
  const [added, setAdded] = useState<'app' | 'passkey' | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { data, refetch } = useAnswer(securityTopic, getOwnFactors, {});
  const remove = useCommand(removeFactor);
  const renew = useCommand(makeRecoveryCodes, {
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  const close = () => {
    setAdded(null);
    setCodes([]);
    void refetch();
  };
  const ask = async (factorId: number) => {
    const question = { title: t('factor.removeTitle'), text: t('factor.removeText'), confirmLabel: t('factor.remove') };
    if (await confirm({ ...question, isDangerous: true })) remove.mutate({ factorId });
  };
  return (
    <Paper withBorder p="md" maw={640} component="section" aria-label={t('factor.title')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('factor.title')}
        </Title>
        <Text size="sm">{t(data?.isDemanded ? 'factor.isDemanded' : 'factor.isOffered')}</Text>
        {data?.factors.map((factor) => (
          <FactorRow key={factor.factorId} factor={factor} onRemove={() => void ask(factor.factorId)} />
        ))}
        {data && data.factors.length > 0 && (
          <Group justify="space-between">
            <Text>{t('factor.codesLeft', { count: data.recoveryCodesLeft })}</Text>
            <Button size="xs" variant="default" loading={renew.isPending} onClick={() => renew.mutate({})}>
              {t('factor.newCodes')}
            </Button>
          </Group>
        )}
        <Group>
          <Button onClick={() => setAdded('app')}>{t('factor.add')}</Button>
          {hasPasskeys() && (
            <Button variant="default" onClick={() => setAdded('passkey')}>
              {t('passkey.add')}
            </Button>
          )}
        </Group>
        {!hasPasskeys() && (
          <Text size="sm" c="dimmed">
            {t('passkey.notHere')}
          </Text>
        )}
      </Stack>
      {added && (
        <Dialog isOpen title={t(added === 'app' ? 'factor.setUp' : 'passkey.add')} onClose={close}>
          {added === 'app' ? <SetUpFactor onDone={close} /> : <SetUpPasskey onDone={close} />}
        </Dialog>
      )}
      {codes.length > 0 && (
        <Dialog isOpen title={t('factor.recovery')} onClose={close}>
          <RecoveryCodes codes={codes} onDone={close} />
        </Dialog>
      )}
    </Paper>
  );
}

interface FactorRowProps {
  readonly factor: OutputOf<typeof getOwnFactors>['factors'][number];
  onRemove(): void;
}

function FactorRow({ factor: { kind, label, addedOn, lastUsedOn }, onRemove }: FactorRowProps) {
  const { t } = useTranslation('access');
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Group gap="xs">
          <Text fw={600}>{label}</Text>
          <StatusChip tone="past">{t(kind === 'TOTP' ? 'factor.app' : 'passkey.title')}</StatusChip>
        </Group>
        <Text size="sm" c="dimmed">
          {t('factor.added')} <MomentText at={addedOn} />
          {lastUsedOn && (
            <>
              {' · '}
              {t('factor.used')} <MomentText at={lastUsedOn} />
            </>
          )}
        </Text>
      </div>
      <Button size="xs" variant="default" style={{ flexShrink: 0 }} onClick={onRemove}>
        {t('factor.remove')}
      </Button>
    </Group>
  );
}

function OwnSessions() {
  const { t } = useTranslation('access');
  const { data } = useAnswer(securityTopic, getOwnSessions, {});
  const end = useCommand(endSession);
  return (
    <Paper withBorder p="md" maw={640} component="section" aria-label={t('sessions.title')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('sessions.title')}
        </Title>
        {data?.sessions.map((one) => (
          <Group key={one.sessionId} justify="space-between" wrap="nowrap">
            <div>
              <Group gap="xs">
                <Text fw={600}>{one.deviceLabel || t('sessions.unknown')}</Text>
                {one.isCurrent && <StatusChip tone="done">{t('sessions.here')}</StatusChip>}
                {one.factorLevel === 'SecondFactor' && <StatusChip tone="past">{t('sessions.withFactor')}</StatusChip>}
              </Group>
              <Text size="sm" c="dimmed">
                {one.ip ?? ''} · <MomentText at={one.startedOn} />
              </Text>
            </div>
            {!one.isCurrent && (
              <Button size="xs" variant="default" onClick={() => end.mutate({ sessionId: one.sessionId })}>
                {t('sessions.end')}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}
