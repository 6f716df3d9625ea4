// Operations planned before the admission, with their advance.

import { theatreMenu } from '@charaka/contract/clinic/theatre/operation';
import { listProvisionalBookings } from '@charaka/contract/clinic/theatre/provisional';
import { theatreTopic } from '@charaka/contract/clinic/theatre/topics';
import { patientMenu } from '@charaka/contract/people/patient/patient';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { BOOKING_STATUSES, isBookingOpen } from '@charaka/rules/stay/booking-state';
import {
  IconBed,
  IconCalendarTime,
  IconCash,
  IconCashBanknoteOff,
  IconPencil,
  IconReceipt,
  IconUserPlus,
  IconUserX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount } from '../../kernel/format.ts';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { type List, useRows } from '../../kernel/use-list.ts';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter, WordFilter } from '../../ui/table/list-filters.tsx';
import { useOperationColumns } from './operation-parts.tsx';
import type { ProvisionalRow } from './provisional-form.tsx';

/** A deed on a planned operation; each has a dialog. */
export type PlanDeed = 'admit' | 'edit' | 'register' | 'reschedule' | 'takeAdvance' | 'refund' | 'receipts' | 'cancel';

function useColumns(): Column<ProvisionalRow>[] {
  const { t } = useTranslation('theatre');
  const operation = useOperationColumns<ProvisionalRow>();
  return [
    ...operation,
    { id: 'otName', title: t('theatre'), value: (row) => row.theatreName },
    {
      id: 'patientUid',
      isForDesk: true,
      title: t('uhid'),
      value: (row) => (row.patientId == null ? t('notRegistered') : uhidOf(row.patientId)),
      isSortable: false,
    },
    { id: 'contactNo', title: t('phone'), value: (row) => row.phone, isHiddenAtFirst: true },
    { id: 'operationName', title: t('operation'), value: (row) => row.operationName, minWidth: 150 },
    { id: 'consultantDoctorName', title: t('surgeon'), value: (row) => row.doctorName, minWidth: 150, isForDesk: true },
    {
      id: 'bookingStatus',
      title: t('status'),
      value: (row) => t(`statuses.${row.bookingStatus}`),
      cell: (row) => <Unbroken>{t(`statuses.${row.bookingStatus}`)}</Unbroken>,
    },
    { id: 'advanceAmount', title: t('advance'), value: (row) => formatAmount(row.advance), isNumeric: true },
  ];
}

/** Actions on a planned operation. */
function usePlanActions(onSelect: (deed: PlanDeed, row: ProvisionalRow) => void) {
  const { t } = useTranslation('theatre');
  const { canEdit, canDelete } = useRights(theatreMenu);
  const does = useDeeds();
  const mayAdmit = useRights(admissionMenu).canAdd;
  const mayRegister = useRights(patientMenu).canAdd && canEdit;
  return (row: ProvisionalRow): RowAction[] => {
    const isOpen = isBookingOpen(row.bookingStatus);
    const mayChange = isOpen && canEdit;
    const action = (isAllowed: boolean, deed: PlanDeed, Icon: typeof IconCash): RowAction[] =>
      isAllowed
        ? [{ label: t(`actions.${deed}`), icon: <Icon size={16} aria-hidden />, onSelect: () => onSelect(deed, row) }]
        : [];
    return [
      ...action(isOpen && row.patientId == null && mayRegister, 'register', IconUserPlus),
      ...action(isOpen && row.patientId != null && mayAdmit, 'admit', IconBed),
      ...action(mayChange, 'edit', IconPencil),
      ...action(mayChange, 'reschedule', IconCalendarTime),
      ...action(isOpen && row.advance === 0 && does('receive-money'), 'takeAdvance', IconCash),
      ...action(row.advance > 0 && does('refund'), 'refund', IconCashBanknoteOff),
      ...action(true, 'receipts', IconReceipt),
      ...action(isOpen && canDelete, 'cancel', IconUserX).map((cancel) => ({ ...cancel, isDangerous: true })),
    ];
  };
}

interface ListProvisionalProps {
  readonly list: List;
  onSelect(deed: PlanDeed, row: ProvisionalRow): void;
}

/** The table; who comes next is first. */
export function ListProvisional({ list, onSelect }: ListProvisionalProps) {
  const { t } = useTranslation('theatre');
  const bookingStatus = BOOKING_STATUSES.find((one) => one === list.filters.status);
  const rows = useRows(theatreTopic, listProvisionalBookings, list, {
    ...dayFilter(list.filters),
    ...(bookingStatus ? { bookingStatus } : {}),
    filterParams: containsInAny(['patientName', 'contactNo', 'operationName'], list.filters.q),
  });
  const statuses = [
    { value: 'all', label: t('all') },
    ...BOOKING_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
  ];
  return (
    <DataTable
      name="Planned operations"
      title={t('planned')}
      list={list}
      rows={rows}
      rowKey={(row) => row.provisionalBookingId}
      columns={useColumns()}
      rowActions={usePlanActions(onSelect)}
      isQuiet={(row) => row.bookingStatus === 'cancelled'}
      filters={
        <>
          <SearchField label={t('searchPlan')} list={list} />
          <DayFilters list={list} />
          <WordFilter list={list} name="status" label={t('status')} choices={statuses} />
        </>
      }
    />
  );
}
