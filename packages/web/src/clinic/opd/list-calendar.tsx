// The doctors' calendar: a week, each doctor's days with how many patients are booked of how many they see.

import { calendarMenu, listCalendar } from '@charaka/contract/clinic/opd/calendar';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { daysAfter, daysBefore, isCalendarDate } from '@charaka/rules/stay/hospital-day';
import { Anchor, Button, EmptyState, Group, Paper, Skeleton, Stack, Table, Text } from '@mantine/core';
import { IconCalendarCog, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatHours, today } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { useList } from '../../kernel/use-list.ts';
import { Page } from '../../ui/page/page.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { DoctorFilter, doctorFilter } from './doctor-filter.tsx';
import { SaveCalendar } from './save-calendar.tsx';
import { weekdayName } from './weekdays.ts';

type CalendarDay = OutputOf<typeof listCalendar>['days'][number];
const WEEK_DAYS = 7;

/** Route appointment: the week that begins with the day of the address, today without one. */
export default function ListCalendar() {
  const { t } = useTranslation('opd');
  const { canEdit } = useRights(calendarMenu);
  const list = useList();
  const [isSetting, setSetting] = useState(false);
  const { from } = list.filters;
  const fromDate = from && isCalendarDate(from) ? from : today();
  const toDate = daysAfter(fromDate, WEEK_DAYS - 1);
  const answer = useAnswer(opdTopic, listCalendar, { fromDate, toDate, ...doctorFilter(list.filters) });
  return (
    <Page
      title={t('doctorCalendar')}
      action={
        canEdit && (
          <Button leftSection={<IconCalendarCog size={16} aria-hidden />} onClick={() => setSetting(true)}>
            {t('setHours')}
          </Button>
        )
      }
    >
      <Paper withBorder p="md">
        <Group justify="space-between" align="end" mb="md">
          <DoctorFilter list={list} />
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconChevronLeft size={16} aria-hidden />}
              onClick={() => list.setFilter('from', daysBefore(fromDate, WEEK_DAYS))}
            >
              {t('weekBefore')}
            </Button>
            <Button variant="default" onClick={() => list.setFilter('from', '')}>
              {t('today')}
            </Button>
            <Button
              variant="default"
              rightSection={<IconChevronRight size={16} aria-hidden />}
              onClick={() => list.setFilter('from', daysAfter(fromDate, WEEK_DAYS))}
            >
              {t('weekAfter')}
            </Button>
          </Group>
        </Group>
        {answer.isPending && <Skeleton height={240} />}
        {answer.data?.days.length === 0 && <EmptyState title={t('noOpdWeek')} description={t('noOpdWeekText')} />}
        {answer.data && answer.data.days.length > 0 && <WeekTable days={answer.data.days} fromDate={fromDate} />}
      </Paper>
      {isSetting && <SaveCalendar {...doctorFilter(list.filters)} onClose={() => setSetting(false)} />}
    </Page>
  );
}

function WeekTable({ days, fromDate }: { days: readonly CalendarDay[]; fromDate: string }) {
  const { t, i18n } = useTranslation('opd');
  const week = Array.from({ length: WEEK_DAYS }, (_, index) => daysAfter(fromDate, index));
  const byDoctor = Map.groupBy(days, (day) => day.doctorId);
  return (
    <WideTable label={t('doctorCalendar')} minWidth={900} withTableBorder withColumnBorders>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('doctor')}</Table.Th>
          {week.map((day) => (
            <Table.Th key={day}>
              {weekdayName(day, i18n.language)}
              <Text size="xs" c="dimmed">
                {formatDay(day)}
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
              <Text size="xs" c="dimmed">
                {own[0]?.specializationName}
              </Text>
            </Table.Th>
            {week.map((day) => (
              <Table.Td key={day}>
                <DayCell day={own.find((one) => one.startsOn === day)} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

/** Leads to the patients of that day. */
function DayCell({ day }: { day: CalendarDay | undefined }) {
  const { t } = useTranslation('opd');
  if (!day || day.maxPatients === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('none')}
      </Text>
    );
  const isFull = day.bookedPatients >= day.maxPatients;
  const search = { from: day.startsOn, to: day.startsOn, doctor: String(day.doctorId) };
  return (
    <Stack gap={0}>
      <Anchor component={Link} to="/opd" search={linkSearch(search)} size="sm" fw={600}>
        {t('bookedOf', { booked: day.bookedPatients, max: day.maxPatients })}
      </Anchor>
      <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {formatHours(day.fromTime, day.untilTime)}
      </Text>
      {isFull && (
        <Text size="xs" fw={600}>
          {t('full')}
        </Text>
      )}
    </Stack>
  );
}
