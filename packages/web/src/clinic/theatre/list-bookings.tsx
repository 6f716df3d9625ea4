// Operations of inpatients, moved and cancelled from here.

import { cancelBooking, listBookings, rescheduleBooking } from '@charaka/contract/clinic/theatre/booking';
import { theatreMenu } from '@charaka/contract/clinic/theatre/operation';
import { theatreTopic } from '@charaka/contract/clinic/theatre/topics';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { Anchor } from '@mantine/core';
import { IconCalendarTime, IconUserX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type List, type RowOf, useRows } from '../../kernel/use-list.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { useAdmissionAddresses } from '../../stay/admission/admission-addresses.ts';
import { admissionNumberOf } from '../../stay/admission/admission-facts.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter } from '../../ui/table/list-filters.tsx';
import { CancelOperation, useOperationColumns } from './operation-parts.tsx';
import { Reschedule } from './reschedule.tsx';

type BookingRow = RowOf<typeof listBookings>;

function useColumns(): Column<BookingRow>[] {
  const { t } = useTranslation('theatre');
  const operation = useOperationColumns<BookingRow>();
  const addresses = useAdmissionAddresses();
  const { canView } = useRights(admissionMenu);
  return [
    ...operation,
    { id: 'otName', title: t('theatre'), value: (row) => row.theatreName, isForDesk: true },
    {
      id: 'patientIpId',
      isForDesk: true,
      title: t('ipdNo'),
      value: admissionNumberOf,
      cell: (row) => {
        const number = <Unbroken>{admissionNumberOf(row)}</Unbroken>;
        if (!canView) return number;
        return (
          <Anchor component={Link} {...addresses.details(row.admissionId)} fz="sm">
            {number}
          </Anchor>
        );
      },
    },
    { id: 'operationName', title: t('operation'), value: (row) => row.operationName, minWidth: 150 },
    { id: 'consultantDoctorName', title: t('surgeon'), value: (row) => row.doctorName, minWidth: 150 },
    {
      id: 'advanceAmount',
      title: t('advance'),
      value: (row) => formatAmount(row.advance),
      isNumeric: true,
      isSortable: false,
    },
    {
      id: 'state',
      title: t('status'),
      value: (row) => t(row.isActive ? 'booked' : 'cancelled'),
      isSortable: false,
    },
  ];
}

type Open = { readonly kind: 'reschedule' | 'cancel'; readonly row: BookingRow };

/** The table; the latest day first. */
export function ListBookings({ list }: { list: List }) {
  const { t } = useTranslation('theatre');
  const { canEdit, canDelete } = useRights(theatreMenu);
  const [open, setOpen] = useState<Open | null>(null);
  const rows = useRows(theatreTopic, listBookings, list, {
    ...dayFilter(list.filters),
    filterParams: containsInAny(['patientName', 'operationName'], list.filters.q),
  });
  const actionsFor = (row: BookingRow): RowAction[] => {
    if (!row.isActive) return [];
    const deed = (kind: Open['kind'], Icon: typeof IconUserX) => ({
      label: t(`actions.${kind}`),
      icon: <Icon size={16} aria-hidden />,
      onSelect: () => setOpen({ kind, row }),
    });
    return [
      ...(canEdit ? [deed('reschedule', IconCalendarTime)] : []),
      ...(canDelete ? [{ ...deed('cancel', IconUserX), isDangerous: true }] : []),
    ];
  };
  return (
    <>
      <DataTable
        name="Operations"
        title={t('bookings')}
        list={list}
        rows={rows}
        rowKey={(row) => row.bookingId}
        columns={useColumns()}
        rowActions={actionsFor}
        isQuiet={(row) => !row.isActive}
        filters={
          <>
            <SearchField label={t('searchBooking')} list={list} />
            <DayFilters list={list} />
          </>
        }
      />
      {open?.kind === 'reschedule' && (
        <OfPatient patient={open.row}>
          <Move row={open.row} onClose={() => setOpen(null)} />
        </OfPatient>
      )}
      {open?.kind === 'cancel' && (
        <OfPatient patient={open.row}>
          <Cancel row={open.row} onClose={() => setOpen(null)} />
        </OfPatient>
      )}
    </>
  );
}

interface RowDialogProps {
  readonly row: BookingRow;
  onClose(): void;
}

function Move({ row, onClose }: RowDialogProps) {
  const command = useCommand(rescheduleBooking, { onDone: onClose });
  const { bookingId } = row;
  return (
    <Reschedule
      name={row.personName}
      slot={row}
      isSubmitting={command.isPending}
      onMove={(slot) => command.mutate({ booking: { bookingId, ...slot } })}
      onClose={onClose}
    />
  );
}

function Cancel({ row, onClose }: RowDialogProps) {
  const command = useCommand(cancelBooking, { onDone: onClose });
  return (
    <CancelOperation
      name={row.personName}
      isSubmitting={command.isPending}
      onSave={(cancelReason) => command.mutate({ booking: { bookingId: row.bookingId, cancelReason } })}
      onClose={onClose}
    />
  );
}
