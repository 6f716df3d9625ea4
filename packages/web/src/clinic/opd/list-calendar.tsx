// The doctors' calendar: a week, each doctor's days with how many patients are booked of how many they see.

import { appointmentMenu } from '@charaka/contract/clinic/opd/appointment';
import { calendarMenu, listCalendar } from '@charaka/contract/clinic/opd/calendar';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { daysAfter, daysBefore, isCalendarDate } from '@charaka/rules/stay/hospital-day';
import { Button, EmptyState, Group, Paper, Skeleton } from '@mantine/core';
import { IconCalendarCog, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { useList } from '../../kernel/use-list.ts';
import { DoctorFilter, doctorFilter } from '../../people/worklist/doctor-filter.tsx';
import { Page } from '../../ui/page/page.tsx';
import { AppointmentForm, type AppointmentPlace } from './appointment-form.tsx';
import { CalendarWeek } from './calendar-week.tsx';
import { SaveCalendar } from './save-calendar.tsx';

const WEEK_DAYS = 7;

/** Route appointment: the week that begins with the day of the address, today without one. */
export default function ListCalendar() {
  const { t } = useTranslation('opd');
  const { canEdit } = useRights(calendarMenu);
  const list = useList();
  const { canAdd: mayBook } = useRights(appointmentMenu);
  const [isSetting, setSetting] = useState(false);
  const [place, setPlace] = useState<AppointmentPlace | null>(null);
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
        {answer.data && answer.data.days.length > 0 && (
          <CalendarWeek
            days={answer.data.days}
            week={Array.from({ length: WEEK_DAYS }, (_, index) => daysAfter(fromDate, index))}
            {...(mayBook ? { onBook: setPlace } : {})}
          />
        )}
      </Paper>
      {isSetting && <SaveCalendar {...doctorFilter(list.filters)} onClose={() => setSetting(false)} />}
      {place && <AppointmentForm known={null} place={place} onClose={() => setPlace(null)} />}
    </Page>
  );
}
