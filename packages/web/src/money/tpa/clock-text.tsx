// A request's clock in colour and words: how long it runs, against its limit.
import {
  type ClockedRequest,
  clockStateOf,
  clockStates,
  elapsedMinutes,
} from '@charaka/rules/stay/authorization-clock';
import { Group, Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../../ui/page/state-chip.tsx';

const everyMilliseconds = 15_000;

/** The present moment, anew every quarter of a minute: clocks go on without news from the server. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useInterval(() => setNow(new Date()), everyMilliseconds, { autoInvoke: true });
  return now;
}

/** '1 h 05 min'. */
function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('tpa');
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return hours === 0
      ? t('minutes', { minutes: rest })
      : t('hoursMinutes', { hours, minutes: String(rest).padStart(2, '0') });
  };
}

/** Colour and word together; colour alone says nothing. */
export function ClockText({ request, now }: { request: ClockedRequest; now: Date }) {
  const { t } = useTranslation('tpa');
  const duration = useDuration();
  const state = clockStateOf(request, now);
  return (
    <Group gap={6}>
      <StateChip steps={clockStates} state={state} />
      <Text size="sm">
        {t('elapsedOf', { elapsed: duration(elapsedMinutes(request, now)), limit: duration(request.limitMinutes) })}
      </Text>
    </Group>
  );
}
