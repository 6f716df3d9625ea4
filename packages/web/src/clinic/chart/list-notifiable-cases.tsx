// The hospital's list of notifiable cases: those to report to the authorities and those already reported (OP042).

import {
  listNotifiableCases,
  notifiableMenu,
  reportNotifiableCase,
} from '@charaka/contract/clinic/chart/notifiable-case';
import { chartTopic } from '@charaka/contract/clinic/chart/topics';
import { useForm } from '@mantine/form';
import { IconFileCertificate } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';

type Row = RowOf<typeof listNotifiableCases>;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('chart');
  return [
    { id: 'noticedOn', title: t('noticedAt'), value: (row) => formatDateTime(row.noticedAt) },
    { id: 'diseaseName', title: t('disease'), value: (row) => row.diseaseName, minWidth: 150 },
    { id: 'diseaseCode', title: t('code'), value: (row) => row.diseaseCode, isSortable: false },
    { id: 'firstname', title: t('patient'), value: fullName, minWidth: 150 },
    { id: 'patientUid', title: t('uhid'), value: (row) => uhidOf(row.patientId), isSortable: false },
    { id: 'contactNo', title: t('phone'), value: (row) => row.contactNo, isSortable: false },
    { id: 'source', title: t('source'), value: (row) => t(`sources.${row.source}`), isSortable: false },
    {
      id: 'reported',
      title: t('reported'),
      value: (row) =>
        row.reportedAt
          ? [formatDateTime(row.reportedAt), row.reportedTo, row.acknowledgementNo].filter(Boolean).join(' · ')
          : '',
      isSortable: false,
      minWidth: 160,
    },
  ];
}

/** Route notifiable-cases. */
export default function ListNotifiableCases() {
  const { t } = useTranslation('chart');
  const { canEdit } = useRights(notifiableMenu);
  const list = useList();
  const [reported, setReported] = useState<Row | null>(null);
  const standing = list.filters.state === 'Reported' ? 'Reported' : list.filters.state === 'all' ? null : 'Open';
  const rows = useRows(chartTopic, listNotifiableCases, list, {
    standing,
    filterParams: containsInAny(['firstname', 'diseaseName'], list.filters.q),
  });
  return (
    <ListPage
      name="Notifiable cases"
      title={t('notifiableCases')}
      emptyHint={t('notifiableHint')}
      list={list}
      rows={rows}
      rowKey={(row) => row.notifiableCaseId}
      columns={useColumns()}
      rowActions={(row) =>
        canEdit && !(row.reportedAt && row.acknowledgementNo)
          ? [
              {
                label: t(row.reportedAt ? 'addNumber' : 'report'),
                icon: <IconFileCertificate size={16} aria-hidden />,
                onSelect: () => setReported(row),
              },
            ]
          : []
      }
      filters={
        <>
          <SearchField label={t('searchCase')} list={list} />
          <WordFilter
            list={list}
            name="state"
            label={t('state')}
            choices={[
              { value: '', label: t('toReport') },
              { value: 'Reported', label: t('reported') },
              { value: 'all', label: t('allCases') },
            ]}
          />
        </>
      }
    >
      {reported && (
        <OfPatient patient={reported}>
          <ReportCase row={reported} onClose={() => setReported(null)} />
        </OfPatient>
      )}
    </ListPage>
  );
}

function ReportCase({ row, onClose }: { row: Row; onClose(): void }) {
  const { t } = useTranslation('chart');
  const command = useCommand(reportNotifiableCase, { onDone: onClose });
  const form = useForm({
    initialValues: {
      notifiableCaseId: row.notifiableCaseId,
      reportedTo: row.reportedTo ?? '',
      acknowledgementNo: row.acknowledgementNo ?? '',
    },
    validate: formChecks(reportNotifiableCase.input),
  });
  return (
    <FormDialog
      title={t('reportTitle', { disease: row.diseaseName, name: fullName(row) })}
      form={form}
      submitLabel={t(row.reportedAt ? 'addNumber' : 'report')}
      isSubmitting={command.isPending}
      onSave={(values) => command.mutate(values)}
      onClose={onClose}
    >
      {!row.reportedAt && (
        <TextField label={t('reportedTo')} isRequired isFirst maxLength={200} {...form.getInputProps('reportedTo')} />
      )}
      <TextField
        label={t('acknowledgementNo')}
        isFirst={row.reportedAt != null}
        maxLength={60}
        {...form.getInputProps('acknowledgementNo')}
      />
    </FormDialog>
  );
}
