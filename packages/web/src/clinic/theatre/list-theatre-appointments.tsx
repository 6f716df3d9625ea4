// Bookings of the theatres: everything planned or booked, by day and theatre (R281).

import { listTheatreAppointments } from '@charaka/contract/clinic/theatre/booking';
import { theatreTopic } from '@charaka/contract/clinic/theatre/topics';
import { useTranslation } from 'react-i18next';
import { isEqualTo } from '../../kernel/filters.ts';
import { formatDay, formatHours, today } from '../../kernel/format.ts';
import { type List, type RowOf, useRows } from '../../kernel/use-list.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { filterRoom } from '../../ui/table/filter-room.ts';
import { DayFilters, dayFilter } from '../../ui/table/list-filters.tsx';
import { useTheatres } from './slot-fields.tsx';

type AppointmentRow = RowOf<typeof listTheatreAppointments>;

function useColumns(): Column<AppointmentRow>[] {
  const { t } = useTranslation('theatre');
  const person = (row: AppointmentRow) =>
    row.sex == null ? row.personName : `${row.personName} (${row.ageYears} / ${row.sex})`;
  return [
    { id: 'otDate', title: t('date'), value: (row) => formatDay(row.day), minWidth: 110 },
    { id: 'otName', title: t('theatre'), value: (row) => row.theatreName },
    {
      id: 'time',
      title: t('time'),
      value: (row) => formatHours(row.fromTime, row.toTime),
      cell: (row) => <Unbroken>{formatHours(row.fromTime, row.toTime)}</Unbroken>,
      isSortable: false,
    },
    { id: 'kind', title: t('status'), value: (row) => t(`kinds.${row.kind}`), isSortable: false },
    { id: 'patientName', title: t('name'), value: person, isSortable: false, minWidth: 170 },
    { id: 'operationName', title: t('operation'), value: (row) => row.operationName, minWidth: 150 },
    { id: 'consultantDoctorName', title: t('surgeon'), value: (row) => row.doctorName, minWidth: 150 },
  ];
}

/** From today on, unless the address says otherwise. */
export function ListTheatreAppointments({ list }: { list: List }) {
  const { t } = useTranslation('theatre');
  const { choices, isLoading } = useTheatres();
  const chosen = /^\d+$/.test(list.filters.theatre ?? '') ? Number(list.filters.theatre) : null;
  const rows = useRows(theatreTopic, listTheatreAppointments, list, {
    fromDate: today(),
    ...dayFilter(list.filters),
    filterParams: chosen === null ? [] : [isEqualTo('otId', chosen)],
  });
  return (
    <DataTable
      name="Theatres"
      title={t('otAvailability')}
      list={list}
      rows={rows}
      rowKey={(row) => row.slotId}
      columns={useColumns()}
      filters={
        <>
          <DayFilters list={list} from={today()} />
          <div style={filterRoom(230)}>
            <SelectField
              label={t('theatre')}
              choices={choices}
              isLoading={isLoading}
              value={chosen}
              onChange={(theatre) => list.setFilter('theatre', theatre == null ? '' : String(theatre))}
            />
          </div>
        </>
      }
    />
  );
}
