// The privacy officer's screen: charts opened without a relation that wait to be judged, and who saw whose chart (PS008, PS012).

import { chartAccessMenu, listChartAccess } from '@charaka/contract/people/privacy/privacy';
import { privacyTopic } from '@charaka/contract/people/privacy/topics';
import { isCalendarDate } from '@charaka/rules/stay/hospital-day';
import { Checkbox, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { type List, type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { uhidOf } from '../patient/patient-facts.ts';
import { chartPart } from './chart-part.ts';
import { ReviewGlass } from './review-glass.tsx';

type Access = RowOf<typeof listChartAccess>;

const numberIn = (text: string | undefined) => {
  const digits = /\d+$/.exec(text ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
};

/** Filters of the address, as the call takes them. */
function accessFilters({ from, to, patient, person, glass }: List['filters']) {
  const [patientId, userId] = [numberIn(patient), numberIn(person)];
  return {
    ...(from && isCalendarDate(from) ? { fromDate: from } : {}),
    ...(to && isCalendarDate(to) ? { toDate: to } : {}),
    ...(patientId ? { patientId } : {}),
    ...(userId ? { userId } : {}),
    ...(glass === '1' ? { isOnlyBreakGlass: true } : {}),
  };
}

/** Route privacy/access-log. */
export default function ListChartAccess() {
  const { t } = useTranslation('privacy');
  const list = useList();
  const rows = useRows(privacyTopic, listChartAccess, list, accessFilters(list.filters));
  return (
    <Page title={t('title')}>
      <ReviewGlass />
      <DataTable
        name={chartAccessMenu}
        title={t('title')}
        list={list}
        rows={rows}
        columns={useColumns()}
        rowKey={(row) => `${row.at} ${row.userId} ${row.patientId} ${row.part} ${row.admissionId}`}
        filters={<Filters list={list} />}
      />
    </Page>
  );
}

function useColumns(): Column<Access>[] {
  const { t } = useTranslation('privacy');
  const plain = (id: string, value: (row: Access) => string | null | undefined, minWidth = 90) =>
    ({ id, title: t(id), value, isSortable: false, minWidth }) satisfies Column<Access>;
  return [
    plain('time', (row) => formatDateTime(row.at), 150),
    plain('user', (row) => `${row.userName} (${row.roleName})`, 160),
    plain('patient', (row) => `${uhidOf(row.patientId)} ${row.patientName}`, 180),
    plain('parts', (row) => t(`part.${chartPart(row.part)}`)),
    plain('why', (row) => t(`reasons.${row.reason}`)),
    plain('relation', (row) => (row.relationship ? t(`relations.${row.relationship}`) : ''), 180),
    { ...plain('hospital', (row) => row.hospitalName, 160), isForDesk: true },
    { ...plain('ip', (row) => row.ip), isForDesk: true },
  ];
}

function Filters({ list }: { readonly list: List }) {
  const { t } = useTranslation('privacy');
  const day = (name: 'from' | 'to') => (
    <div style={{ width: 136 }}>
      <DateField
        label={t(name)}
        value={list.filters[name] || null}
        onChange={(value) => list.setFilter(name, value ?? '')}
      />
    </div>
  );
  return (
    <>
      <Group gap="xs" align="end">
        {day('from')}
        {day('to')}
      </Group>
      <SearchField label={t('patientNumber')} list={list} filter="patient" />
      <SearchField label={t('userNumber')} list={list} filter="person" />
      <Checkbox
        label={t('onlyGlass')}
        checked={list.filters.glass === '1'}
        onChange={(event) => list.setFilter('glass', event.currentTarget.checked ? '1' : '')}
      />
    </>
  );
}
