// Discharged patients by date: found by UHID, number, phone or name, and by payer (Q47).
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { listDischarged } from '@charaka/contract/stay/discharge/discharge';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { PayerFilter, payerFilter } from '../../money/tpa/desk-filters.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { StatusChip, type Tone } from '../../ui/page/status-chip.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { RangeFilters, RangeWarning, rangeFilter } from '../../ui/table/list-filters.tsx';
import { useAdmissionColumns } from '../admission/admission-columns.tsx';
import { useDischargeDialogs } from './discharge-dialogs.tsx';
import { DischargeTabs } from './discharge-tabs.tsx';
import { useDischargeActions } from './use-discharge-actions.tsx';

type Discharged = RowOf<typeof listDischarged>;

/** Columns of the inpatient list that this one shows only when asked. */
const lessWanted: readonly string[] = ['sex', 'admissionMode', 'consultant'];
const kindTones: Readonly<Record<string, Tone>> = {
  Death: 'past',
  'Against Medical Advice': 'waiting',
  Referred: 'info',
};

function useColumns(): Column<Discharged>[] {
  const { t } = useTranslation('discharge');
  const kindOf = (row: Discharged) => t(`kinds.${row.kind ?? 'Routine'}`);
  const left: Column<Discharged>[] = [
    {
      id: 'dischargeDatetime',
      title: t('dischargedOn'),
      value: (row) => formatDateTime(row.dischargedAt),
      cell: (row) => <Unbroken>{formatDateTime(row.dischargedAt)}</Unbroken>,
    },
    {
      id: 'dischargeKind',
      title: t('kind'),
      value: kindOf,
      cell: (row) => <StatusChip tone={kindTones[row.kind ?? ''] ?? 'done'}>{kindOf(row)}</StatusChip>,
    },
    {
      id: 'deathDatetime',
      title: t('diedAt'),
      value: (row) => formatDateTime(row.diedAt),
      isSortable: false,
      isHiddenAtFirst: true,
    },
    {
      id: 'referredTo',
      title: t('referredTo'),
      value: (row) => row.referredTo,
      isSortable: false,
      isHiddenAtFirst: true,
    },
  ];
  const columns = (useAdmissionColumns() as Column<Discharged>[]).map(
    (column): Column<Discharged> => ({
      ...column,
      isHiddenAtFirst: lessWanted.includes(column.id),
    }),
  );
  const place = columns.findIndex(({ id }) => id === 'patientUid') + 1;
  const summary: Column<Discharged> = {
    id: 'isSummarySigned',
    isState: true,
    title: t('summaryState'),
    value: (row) => t(row.isSummarySigned ? 'summarySigned' : 'summaryOpen'),
    isSortable: false,
  };
  return [...columns.filter(({ id }) => id !== 'currentBedName').toSpliced(place, 0, ...left), summary];
}

/** Route ipd/discharge_patient/discharged. */
export default function ListDischarged() {
  const { t } = useTranslation(['discharge', 'tpa']);
  const list = useList({ defaultSort: { column: 'dischargeDatetime', direction: 'dsc' } });
  const { associationId } = payerFilter(list.filters);
  const rows = useRows(admissionTopic, listDischarged, list, {
    ...rangeFilter(list.filters),
    ...(list.filters.q ? { identifier: list.filters.q } : {}),
    ...(associationId === undefined ? {} : { tpaId: associationId }),
  });
  const { open, dialog } = useDischargeDialogs();
  return (
    <Page title={t('dischargedPatients')} crumbs={[{ label: t('ipd') }]}>
      <DischargeTabs here="discharged" />
      <DataTable
        name="DischargedPatients"
        title={t('dischargedPatients')}
        list={list}
        rows={rows}
        rowKey={(row) => row.admissionId}
        columns={useColumns()}
        rowActions={useDischargeActions(open)}
        filters={
          <>
            <SearchField label={t('searchDischarged')} list={list} />
            <RangeFilters list={list} />
            <PayerFilter list={list} hasNone />
            <RangeWarning days={rangeFilter(list.filters)} />
          </>
        }
      />
      {dialog}
    </Page>
  );
}
