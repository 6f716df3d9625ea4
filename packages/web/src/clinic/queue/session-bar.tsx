// The session of a doctor's day: its state, room and delay, and the actions that change it.
import { endSession, startSession } from '@charaka/contract/clinic/queue/opd-session';
import { shownSessions } from '@charaka/rules/clinic/opd-queue';
import { Button, Group, Paper, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHours } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { StateChip } from '../../ui/page/state-chip.tsx';
import type { Queue } from './queue-facts.ts';
import { DelayDialog, PauseDialog, StartDialog } from './session-dialogs.tsx';

interface SessionBarProps {
  readonly queue: Queue;
  readonly canEdit: boolean;
}

/** Says at the top of the queue whether patients are called now. */
export function SessionBar({ queue, canEdit }: SessionBarProps) {
  const { t } = useTranslation('queue');
  const { opdDay, opdSession } = queue;
  if (!opdDay) return null;
  const state = opdSession?.sessionState ?? 'NotStarted';
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" gap="sm">
        <Group gap="md">
          <StateChip steps={shownSessions} state={state} />
          <Text fz="sm">{formatHours(opdDay.fromTime, opdDay.untilTime)}</Text>
          {opdSession?.roomName && <Text fz="sm">{opdSession.roomName}</Text>}
          {(opdSession?.delayMinutes ?? 0) > 0 && (
            <Text fz="sm">{t('late', { count: opdSession?.delayMinutes ?? 0 })}</Text>
          )}
          {opdSession?.notice && <Text fz="sm">{opdSession.notice}</Text>}
          <Text fz="sm" c="dimmed">
            {t('average', { count: Math.round(queue.averageMinutes) })}
          </Text>
        </Group>
        {canEdit && <SessionDeeds queue={queue} opdDayId={opdDay.opdDayId} state={state} />}
      </Group>
    </Paper>
  );
}

interface SessionDeedsProps {
  readonly queue: Queue;
  readonly opdDayId: number;
  readonly state: string;
}

function SessionDeeds({ queue, opdDayId, state }: SessionDeedsProps) {
  const { t } = useTranslation('queue');
  const [open, setOpen] = useState<'start' | 'pause' | 'delay' | null>(null);
  const going = useCommand(startSession);
  const ending = useCommand(endSession);
  const close = () => setOpen(null);
  const end = async () => {
    if (
      await confirm({ title: t('endSession.title'), text: t('endSession.text'), confirmLabel: t('endSession.confirm') })
    )
      ending.mutate({ opdSession: { opdDayId } });
  };
  const isOn = state === 'Running' || state === 'Paused';
  return (
    <Group gap="xs">
      {state !== 'Ended' && (
        <Button variant="default" size="xs" onClick={() => setOpen('delay')}>
          {t('deed.delay')}
        </Button>
      )}
      {state === 'Running' && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlayerPause size={14} aria-hidden />}
          onClick={() => setOpen('pause')}
        >
          {t('deed.pause')}
        </Button>
      )}
      {isOn && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlayerStop size={14} aria-hidden />}
          loading={ending.isPending}
          onClick={() => void end()}
        >
          {t('deed.endSession')}
        </Button>
      )}
      {state !== 'Running' && (
        <Button
          size="xs"
          leftSection={<IconPlayerPlay size={14} aria-hidden />}
          loading={going.isPending}
          onClick={() => (state === 'Paused' ? going.mutate({ opdSession: { opdDayId } }) : setOpen('start'))}
        >
          {t(state === 'NotStarted' ? 'deed.startSession' : 'deed.goOn')}
        </Button>
      )}
      {open === 'start' && (
        <StartDialog opdDayId={opdDayId} roomId={queue.opdSession?.opdRoomId ?? null} onClose={close} />
      )}
      {open === 'pause' && <PauseDialog opdDayId={opdDayId} onClose={close} />}
      {open === 'delay' && (
        <DelayDialog opdDayId={opdDayId} minutes={queue.opdSession?.delayMinutes ?? 0} onClose={close} />
      )}
    </Group>
  );
}
