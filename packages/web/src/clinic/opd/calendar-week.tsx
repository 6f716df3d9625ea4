// A week of the doctors' calendar: who holds OPD on which day, how many places are left, and a click that books one.
import type { listCalendar } from '@charaka/contract/clinic/opd/calendar';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { ActionIcon, Anchor, Group, Stack, Table, Text, Tooltip } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDay, formatHours, today } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { useRights } from '../../kernel/rights.ts';
import { StatusChip, type Tone } from '../../ui/page/status-chip.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { AppointmentPlace } from './appointment-form.tsx';
import { weekdayName } from './weekdays.ts';

type CalendarDay = OutputOf<typeof listCalendar>['days'][number];
type DayState = 'free' | 'full' | 'past' | 'none';

const tones: Readonly<Record<Exclude<DayState, 'none'>, Tone>> = { free: 'done', full: 'info', past: 'past' };

function stateOf(day: CalendarDay | undefined): DayState {
  if (!day || day.maxPatients === 0) return 'none';
  if (day.startsOn < today()) return 'past';
  return day.bookedPatients >= day.maxPatients ? 'full' : 'free';
}

interface CalendarWeekProps {
  readonly days: readonly CalendarDay[];
  readonly week: readonly string[];
  /** Given where the user may book. */
  readonly onBook?: (place: AppointmentPlace) => void;
}

/** Colours have their words in each cell and in the legend above. */
export function CalendarWeek({ days, week, onBook }: CalendarWeekProps) {
  const { t, i18n } = useTranslation('opd');
  const word = (state: 'free' | 'full' | 'past') => t(state === 'full' ? 'full' : `calendar.${state}`);
  const byDoctor = Map.groupBy(days, (day) => day.doctorId);
  return (
    <Stack gap="sm">
      <Group gap="md" role="group" aria-label={t('calendar.legend')}>
        {(['free', 'full', 'past'] as const).map((state) => (
          <StatusChip key={state} tone={tones[state]}>
            {word(state)}
          </StatusChip>
        ))}
        <Text size="xs" px={8} bg="var(--charaka-past-ground)" c="var(--charaka-past-text)">
          {t('none')}
        </Text>
      </Group>
      <WideTable label={t('doctorCalendar')} minWidth={900} withTableBorder withColumnBorders>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('doctor')}</Table.Th>
            {week.map((day) => (
              <Table.Th
                key={day}
                {...(day === today() ? { 'aria-current': 'date', bg: 'var(--charaka-info-ground)' } : {})}
              >
                {weekdayName(day, i18n.language)}
                <Text size="xs" c="var(--charaka-label)">
                  {day === today() ? `${formatDay(day)} · ${t('today')}` : formatDay(day)}
                </Text>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {[...byDoctor].map(([doctorId, own]) => (
            <Table.Tr key={doctorId}>
              <Table.Th scope="row">
                {own[0]?.doctorName}
                <Text size="xs" c="var(--charaka-label)">
                  {own[0]?.specializationName}
                </Text>
              </Table.Th>
              {week.map((day) => (
                <DayCell key={day} day={own.find((one) => one.startsOn === day)} onBook={onBook} />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </Stack>
  );
}

interface DayCellProps {
  readonly day: CalendarDay | undefined;
  readonly onBook: CalendarWeekProps['onBook'];
}

/** How many are booked leads to the patients of that day. */
function DayCell({ day, onBook }: DayCellProps) {
  const { t } = useTranslation('opd');
  const { canView } = useRights(visitMenu);
  const state = stateOf(day);
  if (!day || state === 'none')
    return (
      <Table.Td bg="var(--charaka-past-ground)">
        <Text size="xs" c="var(--charaka-past-text)">
          {t('none')}
        </Text>
      </Table.Td>
    );
  const { doctorId, startsOn, bookedPatients, maxPatients } = day;
  const booked = t('calendar.booked', { booked: bookedPatients, max: maxPatients });
  const search = { from: startsOn, to: startsOn, doctor: String(doctorId) };
  const places = Math.max(0, maxPatients - bookedPatients);
  return (
    <Table.Td {...(state === 'full' ? { bg: 'var(--charaka-info-ground)' } : {})}>
      <Stack gap={2} align="flex-start">
        <Group gap={4} wrap="nowrap" mih={26}>
          <StatusChip tone={tones[state]}>
            {state === 'free' ? t('places', { count: places }) : t(state === 'full' ? 'full' : 'calendar.past')}
          </StatusChip>
          {state === 'free' && onBook && (
            <Tooltip label={t('calendar.book')}>
              <ActionIcon
                size={26}
                variant="default"
                aria-label={t('calendar.bookWith', { doctor: day.doctorName, day: formatDay(startsOn) })}
                onClick={() => onBook({ doctorId, day: startsOn })}
              >
                <IconCalendarPlus size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
        </Group>
        {canView ? (
          <Anchor component={Link} to={`/${visitMenu}`} search={linkSearch(search)} fz="xs">
            {booked}
          </Anchor>
        ) : (
          <Text size="xs">{booked}</Text>
        )}
        <Text size="xs" c="var(--charaka-label)" style={{ whiteSpace: 'nowrap' }}>
          {formatHours(day.fromTime, day.untilTime)}
        </Text>
      </Stack>
    </Table.Td>
  );
}
