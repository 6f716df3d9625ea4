// The admissions that were cancelled: patient, time, reason and user; an administrator can cancel another admission here.

import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { listCancelledAdmissions } from '@charaka/contract/stay/admission/cancelled-admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { Button } from '@mantine/core';
import { IconUserX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter } from '../../ui/table/list-filters.tsx';
import { admissionNumberOf } from './admission-facts.ts';
import { CancelAdmission } from './cancel-admission.tsx';
import { patientName } from './paper-facts.tsx';

type Cancelled = RowOf<typeof listCancelledAdmissions>;

function useColumns(): Column<Cancelled>[] {
  const { t } = useTranslation('admission');
  const nobody = t('cancelled.notKept');
  return [
    { id: 'patientIpId', title: t('cancelled.number'), value: admissionNumberOf },
    { id: 'name', title: t('name'), value: patientName, minWidth: 130 },
    { id: 'patientUid', title: t('uhid'), value: (row) => uhidOf(row.patientId) },
    {
      id: 'admissionDatetime',
      title: t('admissionDt'),
      value: (row) => formatDateTime(row.admittedAt),
      isForDesk: true,
    },
    { id: 'bedName', title: t('bed'), value: (row) => row.bedName, isSortable: false },
    {
      id: 'cancelledOn',
      title: t('cancelled.on'),
      value: (row) => (row.cancelledAt ? formatDateTime(row.cancelledAt) : ''),
    },
    { id: 'cancelReason', title: t('cancelled.reason'), value: (row) => row.cancelReason || nobody, minWidth: 180 },
    { id: 'cancelledBy', title: t('cancelled.by'), value: (row) => row.cancelledByName ?? nobody },
  ];
}

/** Route admission-cancel. */
export default function ListCancelledAdmissions() {
  const { t } = useTranslation(['admission', 'shell']);
  const [isCancelling, setCancelling] = useState(false);
  const list = useList({ defaultSort: { column: 'cancelledOn', direction: 'dsc' } });
  const rows = useRows(admissionTopic, listCancelledAdmissions, list, {
    ...(list.filters.q ? { search: list.filters.q } : {}),
    ...dayFilter(list.filters),
  });
  // As on the list of inpatients: who sees that list and does the deed (R336, Q224).
  const { canEdit } = useRights(admissionMenu);
  const mayCancel = useDeeds()('cancel-admission') && canEdit;
  const title = t('shell:menu.Cancelled Admissions');
  return (
    <Page
      title={title}
      action={
        mayCancel && (
          <Button
            color="red"
            variant="light"
            leftSection={<IconUserX size={16} aria-hidden />}
            onClick={() => setCancelling(true)}
          >
            {t('cancelled.another')}
          </Button>
        )
      }
    >
      <DataTable
        name="CancelledAdmissions"
        title={title}
        list={list}
        rows={rows}
        rowKey={(row) => row.admissionId}
        columns={useColumns()}
        filters={
          <>
            <SearchField label={t('cancelled.search')} list={list} />
            <DayFilters list={list} />
          </>
        }
      />
      {isCancelling && <CancelAdmission onClose={() => setCancelling(false)} />}
    </Page>
  );
}
