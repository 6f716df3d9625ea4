// The patients whose discharge is under way: the remaining steps, and the discharge itself (Q47).

import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { useTranslation } from 'react-i18next';
import { isEqualTo } from '../../kernel/filters.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { useAdmissionColumns } from '../admission/admission-columns.tsx';
import type { AdmissionRow } from '../admission/admission-facts.ts';
import { useDischargeDialogs } from './discharge-dialogs.tsx';
import { DischargeTabs } from './discharge-tabs.tsx';
import { useDischargeActions } from './use-discharge-actions.tsx';

/** Filters of the desk: patients with an open clearance, and billed patients who have not left. */
const selections = ['uncleared', 'toLeave'] as const;

/** Discharge initiated and not completed. */
const isInitiated = isEqualTo('isDischargeInitiated', true);

/** Columns that the list of inpatients shows and this one only when asked. */
const lessWanted: readonly string[] = ['sex', 'contactNo', 'admissionMode'];

/** The bed itself, because here every row is being discharged, and how far the bill is. */
function useColumns(): Column<AdmissionRow>[] {
  const { t } = useTranslation('discharge');
  const bill: Column<AdmissionRow> = {
    id: 'isFinalBill',
    isState: true,
    title: t('bill'),
    value: (row) => (row.isFinalBill ? t('billMade') : t('billOpen')),
    cell: (row) => (
      <StatusChip tone={row.isFinalBill ? 'done' : 'waiting'}>
        {row.isFinalBill ? t('billMade') : t('billOpen')}
      </StatusChip>
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
  const { t } = useTranslation(['discharge', 'admission']);
  const list = useList({ defaultSort: { column: 'patientIpId', direction: 'asc' } });
  const only = selections.find((one) => one === list.filters.only);
  const rows = useRows(admissionTopic, listAdmissions, list, {
    isDischarged: false,
    ...(only ? { only } : {}),
    filterParams: [isInitiated],
    ...(list.filters.q ? { search: list.filters.q } : {}),
  });
  const columns = useColumns();
  const choices = (['all', ...selections] as const).map((value) => ({ value, label: t(`selections.${value}`) }));
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
        filters={
          <>
            <SearchField label={t('admission:searchColumns.anything')} list={list} />
            <WordFilter list={list} name="only" label={t('show')} choices={choices} />
          </>
        }
      />
      {dialog}
    </Page>
  );
}
