// The sheet of one operation on the board of theatres: patient, operation, surgeon, time; and a move to another time.

import { rescheduleBooking } from '@charaka/contract/clinic/theatre/booking';
import { theatreMenu } from '@charaka/contract/clinic/theatre/operation';
import { rescheduleProvisionalBooking } from '@charaka/contract/clinic/theatre/provisional';
import { Anchor, Button, Group, Stack } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatHours } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Fact } from '../../ui/page/fact.tsx';
import { SideSheet } from '../../ui/page/side-sheet.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { Reschedule } from './reschedule.tsx';
import type { sentSlot } from './slot-fields.tsx';
import type { TheatreAppointment } from './theatre-board.ts';

/** Mounted while it is open. */
export function TheatreSheet({ row, onClose }: { row: TheatreAppointment; onClose(): void }) {
  const { t } = useTranslation('theatre');
  const { canView, canEdit } = useRights(theatreMenu);
  const [isMoving, setMoving] = useState(false);
  const options = { onDone: () => setMoving(false) };
  const [booked, planned] = [useCommand(rescheduleBooking, options), useCommand(rescheduleProvisionalBooking, options)];
  const { bookingId, provisionalBookingId } = row;
  const move = (slot: ReturnType<typeof sentSlot>) => {
    if (bookingId != null) booked.mutate({ booking: { bookingId, ...slot } });
    else if (provisionalBookingId != null) planned.mutate({ booking: { provisionalBookingId, ...slot } });
  };
  const person = row.sex == null ? row.personName : `${row.personName} (${row.ageYears} / ${row.sex})`;
  const show = row.kind === 'booking' ? 'bookings' : 'planned';
  return (
    <SideSheet title={row.operationName} of={row.slotId} onClose={onClose}>
      <Stack>
        <Group gap="sm">
          <StatusChip tone={row.kind === 'booking' ? 'info' : 'waiting'}>{t(`kinds.${row.kind}`)}</StatusChip>
          {formatDay(row.day)} {formatHours(row.fromTime, row.toTime)}
        </Group>
        <Columns component="dl" m={0} cols={2} verticalSpacing="xs">
          <Fact label={t('name')}>{person}</Fact>
          <Fact label={t('theatre')}>{row.theatreName}</Fact>
          <Fact label={t('surgeon')}>{row.doctorName}</Fact>
        </Columns>
        {canEdit && (
          <Group>
            <Button leftSection={<IconCalendarTime size={16} aria-hidden />} onClick={() => setMoving(true)}>
              {t('actions.reschedule')}
            </Button>
          </Group>
        )}
        {canView && (
          <Anchor
            component={Link}
            to={`/${theatreMenu}`}
            search={linkSearch({ show, q: row.personName })}
            fz="sm"
            c="var(--charaka-accent-text)"
          >
            {t('board.inList')}
          </Anchor>
        )}
      </Stack>
      {isMoving && (
        <OfPatient patient={row}>
          <Reschedule
            name={row.personName}
            slot={row}
            isSubmitting={booked.isPending || planned.isPending}
            onMove={move}
            onClose={() => setMoving(false)}
          />
        </OfPatient>
      )}
    </SideSheet>
  );
}
