// The patients whose discharge is under way: what is left to do, and the discharge itself (Q47).

import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { contains, isEqualTo } from '../../kernel/filters.ts';
import { type Filter, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { useAdmissionColumns } from '../admission/admission-columns.tsx';
import type { AdmissionRow } from '../admission/admission-facts.ts';
import { useDischargeDialogs } from './discharge-dialogs.tsx';
import { DischargeTabs } from './discharge-tabs.tsx';
import { useDischargeActions } from './use-discharge-actions.tsx';

/** Whose discharge is initiated and not done; the search looks for a part of the name. */
function dischargeFilters(search: string): Filter[] {
  const initiated = isEqualTo('isDischargeInitiated', true);
  return search === '' ? [initiated] : [initiated, contains('name', search)];
}

/** Columns that the list of inpatients shows and this one only when asked. */
const lessWanted: readonly string[] = ['sex', 'contactNo', 'admissionMode'];

/** The bed itself, because here every row is being discharged, and how far the bill is. */
function useColumns(): Column<AdmissionRow>[] {
  const { t } = useTranslation('discharge');
  const bill: Column<AdmissionRow> = {
    id: 'isFinalBill',
    title: t('bill'),
    value: (row) => (row.isFinalBill ? t('billMade') : t('billOpen')),
    cell: (row) => (
      <Badge variant="light" color={row.isFinalBill ? 'green' : 'orange'} fw={600}>
        {row.isFinalBill ? t('billMade') : t('billOpen')}
      </Badge>
    ),
    minWidth: 130,
  };
  const columns = useAdmissionColumns().map(
    (column): Column<AdmissionRow> => ({
      ...(column.id === 'currentBedName' ? withoutCell({ ...column, value: (row) => row.bedName }) : column),
      isHiddenAtFirst: lessWanted.includes(column.id),
    }),
  );
  const place = columns.findIndex(({ id }) => id === 'currentBedName') + 1;
  return columns.toSpliced(place, 0, bill);
}

function withoutCell({ cell: _cell, ...column }: Column<AdmissionRow>): Column<AdmissionRow> {
  return column;
}

/** Route ipd/discharge_patient. */
export default function DischargePatient() {
  const { t } = useTranslation('discharge');
  const list = useList({ defaultSort: { column: 'patientIpId', direction: 'asc' } });
  const filterParams = dischargeFilters(list.filters.q ?? '');
  const rows = useRows(admissionTopic, listAdmissions, list, { isDischarged: false, filterParams });
  const columns = useColumns();
  const { open, dialog } = useDischargeDialogs();
  return (
    <Page title={t('dischargePatient')} crumbs={[{ label: t('ipd') }]}>
      <DischargeTabs here="underWay" />
      <DataTable
        name="DischargePatient"
        title={t('dischargePatient')}
        list={list}
        rows={rows}
        rowKey={(row) => row.admissionId}
        columns={columns}
        rowActions={useDischargeActions(open)}
        filters={<SearchField label={t('searchName')} list={list} />}
      />
      {dialog}
    </Page>
  );
}
