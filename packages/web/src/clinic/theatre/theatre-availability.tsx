// When the theatres are free: the board of a day, or everything that is to happen as a list (R281).
import { listTheatreAppointments } from '@charaka/contract/clinic/theatre/booking';
import { theatreMenu } from '@charaka/contract/clinic/theatre/operation';
import { theatreTopic } from '@charaka/contract/clinic/theatre/topics';
import { daysAfter, daysBefore, isCalendarDate } from '@charaka/rules/stay/hospital-day';
import { Button, EmptyState, Group, SegmentedControl, Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today, wallClock } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { type List, useList } from '../../kernel/use-list.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { Page } from '../../ui/page/page.tsx';
import { BookingForm } from './booking-form.tsx';
import { ListTheatreAppointments } from './list-theatre-appointments.tsx';
import { ProvisionalForm } from './provisional-form.tsx';
import { type SlotValues, useTheatres } from './slot-fields.tsx';
import { blocksOf, timeOf } from './theatre-board.ts';
import { TheatreGrid } from './theatre-grid.tsx';
import { TheatreSheet } from './theatre-sheet.tsx';

/** Route ot-availability; view and day stand in the address. */
export default function TheatreAvailability() {
  const { t } = useTranslation('theatre');
  const list = useList();
  const isList = list.filters.show === 'list';
  return (
    <Page
      title={t('otAvailability')}
      action={
        <SegmentedControl
          aria-label={t('show')}
          data={[
            { value: 'board', label: t('board.title') },
            { value: 'list', label: t('board.list') },
          ]}
          value={isList ? 'list' : 'board'}
          onChange={(show) => list.setFilters({ show: show === 'list' ? show : '', from: '', to: '', theatre: '' })}
        />
      }
    >
      {isList ? <ListTheatreAppointments list={list} /> : <Board list={list} />}
    </Page>
  );
}

function Board({ list }: { list: List }) {
  const { t } = useTranslation('theatre');
  const { canAdd } = useRights(theatreMenu);
  const { choices: theatres, isLoading } = useTheatres();
  const [slot, setSlot] = useState<SlotValues | null>(null);
  const [openSlotId, setOpenSlotId] = useState<number | null>(null);
  const { from } = list.filters;
  const now = wallClock(Date.now());
  const day = from && isCalendarDate(from) ? from : now.day;
  const days = { fromDate: daysBefore(day, 1), toDate: day };
  const answer = useAnswer(theatreTopic, listTheatreAppointments, { ...days, pageNumber: 1, pageSize: 0 });
  const rows = answer.data?.rows ?? [];
  const open = rows.find((row) => row.slotId === openSlotId);
  const book = (theatreId: number, begin: number, end: number) =>
    setSlot({ theatreId, day, fromTime: timeOf(begin), toTime: timeOf(end) });
  return (
    <>
      <DayBar day={day} onDay={(chosen) => list.setFilter('from', chosen === today() ? '' : chosen)} />
      {(answer.isPending || isLoading) && <Skeleton height={560} />}
      {!isLoading && theatres.length === 0 && <EmptyState title={t('board.none')} description={t('board.noneText')} />}
      {answer.data && theatres.length > 0 && (
        <TheatreGrid
          theatres={theatres}
          blocks={blocksOf(rows, day)}
          now={day === now.day ? now.time : null}
          isPast={day < now.day}
          openSlotId={openSlotId}
          onOpen={(row) => setOpenSlotId(row.slotId)}
          onBook={canAdd ? book : undefined}
        />
      )}
      {open && <TheatreSheet row={open} onClose={() => setOpenSlotId(null)} />}
      {slot && <NewOperation slot={slot} onClose={() => setSlot(null)} />}
    </>
  );
}

/** The day before, the day after, today, or any. */
function DayBar({ day, onDay }: { day: string; onDay(day: string): void }) {
  const { t } = useTranslation(['theatre', 'opd']);
  return (
    <Group gap="xs" align="flex-end">
      <Button
        variant="default"
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        onClick={() => onDay(daysBefore(day, 1))}
      >
        {t('board.before')}
      </Button>
      <Button variant="default" onClick={() => onDay(today())}>
        {t('opd:today')}
      </Button>
      <Button
        variant="default"
        rightSection={<IconChevronRight size={16} aria-hidden />}
        onClick={() => onDay(daysAfter(day, 1))}
      >
        {t('board.after')}
      </Button>
      <div style={{ width: 150 }}>
        <DateField label={t('date')} value={day} onChange={(chosen) => onDay(chosen ?? today())} />
      </div>
    </Group>
  );
}

/** For an inpatient; or, from there, for somebody who is not admitted yet. */
function NewOperation({ slot, onClose }: { slot: SlotValues; onClose(): void }) {
  const { t } = useTranslation('theatre');
  const [isPlan, setPlan] = useState(false);
  if (isPlan) return <ProvisionalForm known={null} slot={slot} onClose={onClose} />;
  return (
    <BookingForm
      slot={slot}
      footerStart={
        <Button variant="subtle" onClick={() => setPlan(true)}>
          {t('board.notAdmitted')}
        </Button>
      }
      onClose={onClose}
    />
  );
}
