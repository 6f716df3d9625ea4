// The page of a waiting hall's television: the tokens called, room by room; it asks again by itself and speaks when it may.
import { getDisplay } from '@charaka/contract/clinic/queue/display';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callOpenly } from '../../kernel/call.ts';
import { useTenant } from '../../kernel/tenant.ts';
import classes from './show-display.module.css';

type Room = OutputOf<typeof getDisplay>['rooms'][number];

/** Interval at which a display reads the queue; the last content stays while the server does not answer. */
const askedEveryMilliseconds = 3_000;

/** Route display/$displayCode: open to whoever has the address, without a log-in. */
export default function ShowDisplay() {
  const { t } = useTranslation('queue');
  const { displayCode } = useParams({ strict: false }) as { displayCode: string };
  const tenantName = useTenant()?.tenantName ?? '';
  const answer = useQuery({
    queryKey: ['display', tenantName, displayCode],
    queryFn: () => callOpenly(tenantName, getDisplay, { displayCode }),
    refetchInterval: askedEveryMilliseconds,
    refetchIntervalInBackground: true,
    retry: false,
    meta: { isSilent: true },
  });
  const rooms = answer.data?.rooms ?? [];
  useDocumentTitle(t('display.title'));
  const { isSpeaking, toggle } = useSpoken(rooms);
  return (
    <main className={classes.display}>
      <Group justify="space-between" mb="lg">
        <Title order={1}>{answer.data?.hospitalName ?? t('display.title')}</Title>
        {'speechSynthesis' in window && (
          <Button
            variant="default"
            leftSection={isSpeaking ? <IconVolume size={18} aria-hidden /> : <IconVolumeOff size={18} aria-hidden />}
            aria-pressed={isSpeaking}
            onClick={toggle}
          >
            {t('display.speak')}
          </Button>
        )}
      </Group>
      {answer.isError && (
        <Alert color={answer.data ? 'yellow' : 'red'} mb="md" role="status">
          {answer.data ? t('display.reconnecting') : answer.error.message}
        </Alert>
      )}
      <div className={classes.rooms}>
        {rooms.map((room) => (
          <DisplayRoom key={room.roomName} room={room} />
        ))}
      </div>
    </main>
  );
}

function DisplayRoom({ room }: { room: Room }) {
  const { t } = useTranslation('queue');
  return (
    <section className={classes.room} aria-label={room.roomName}>
      <Title order={2}>{room.roomName}</Title>
      <Stack gap="xs" mt="sm" aria-live="polite">
        {room.called.map(({ tokenNo, initials }) => (
          <p key={tokenNo} className={classes.called}>
            {tokenNo}
            {initials && <span className={classes.initials}>{initials}</span>}
          </p>
        ))}
        {room.inside != null && <Text className={classes.inside}>{t('display.inside', { token: room.inside })}</Text>}
        {room.sessionState == null && <Text c="dimmed">{t('display.nobody')}</Text>}
        {room.notice && (
          <Text fw={600} className={classes.notice}>
            {room.notice}
          </Text>
        )}
        {room.delayMinutes > 0 && <Text className={classes.notice}>{t('late', { count: room.delayMinutes })}</Text>}
        {room.next.length > 0 && (
          <Text className={classes.next}>{t('display.next', { tokens: room.next.join(', ') })}</Text>
        )}
      </Stack>
    </section>
  );
}

/** Speaks each call once, after somebody has switched it on: browsers say nothing before that. */
function useSpoken(rooms: readonly Room[]) {
  const { t, i18n } = useTranslation('queue');
  const [isSpeaking, setSpeaking] = useState(false);
  const spoken = useRef(new Set<string>());
  useEffect(() => {
    for (const { roomName, called } of rooms)
      for (const { tokenNo, calledTimes } of called) {
        const key = `${roomName} ${tokenNo} ${calledTimes}`;
        if (spoken.current.has(key)) continue;
        spoken.current.add(key);
        if (!isSpeaking) continue;
        const words = new SpeechSynthesisUtterance(t('display.spoken', { token: tokenNo, room: roomName }));
        words.lang = i18n.language;
        window.speechSynthesis.speak(words);
      }
  }, [rooms, isSpeaking, t, i18n.language]);
  return { isSpeaking, toggle: () => setSpeaking((was) => !was) };
}
