// The mortuary of the hospital: who lies there, and who was handed over.

import { listMortuary, mortuaryMenu } from '@charaka/contract/stay/record/mortuary';
import { mortuaryTopic } from '@charaka/contract/stay/record/topics';
import { IconPencil, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { MortuaryForm } from './mortuary-form.tsx';

type Row = RowOf<typeof listMortuary>;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('record');
  const state = (row: Row) =>
    row.releasedAt ? t('mortuary.given', { name: row.releasedTo ?? '' }) : t('mortuary.there');
  return [
    { id: 'admissionDate', title: t('mortuary.receivedAt'), value: (row) => formatDateTime(row.receivedAt) },
    { id: 'patientName', title: t('death.search'), value: (row) => row.patientName, minWidth: 140 },
    {
      id: 'patientUid',
      title: t('uhid'),
      value: (row) => (row.patientId == null ? '' : uhidOf(row.patientId)),
      isSortable: false,
    },
    { id: 'chamberNo', title: t('mortuary.chamberNo'), value: (row) => row.chamberNo },
    {
      id: 'isMedicoLegal',
      title: t('mortuary.isMedicoLegal'),
      value: (row) => (row.isMedicoLegal ? t('mortuary.yes') : ''),
      cell: (row) => row.isMedicoLegal && <StatusChip tone="waiting">{t('mortuary.yes')}</StatusChip>,
    },
    {
      id: 'releaseDate',
      isState: true,
      title: t('mortuary.state'),
      value: state,
      cell: (row) => <StatusChip tone={row.releasedAt ? 'past' : 'info'}>{state(row)}</StatusChip>,
      minWidth: 140,
    },
    {
      id: 'dateOfDeath',
      title: t('mortuary.diedAt'),
      value: (row) => (row.diedAt ? formatDateTime(row.diedAt) : ''),
      isHiddenAtFirst: true,
    },
  ];
}

/** Route mortuary_management. */
export default function ListMortuary() {
  const { t } = useTranslation('record');
  const { canAdd, canEdit } = useRights(mortuaryMenu);
  const [open, setOpen] = useState<{ mortuaryId: number | null } | null>(null);
  const list = useList({ defaultSort: { column: 'admissionDate', direction: 'dsc' } });
  const { q, state } = list.filters;
  const rows = useRows(mortuaryTopic, listMortuary, list, {
    ...(q ? { search: q } : {}),
    ...(state === 'all' ? {} : { isReleased: state === 'given' }),
  });
  const add = () => setOpen({ mortuaryId: null });
  const states = ['there', 'given', 'all'].map((value) => ({ value, label: t(`mortuary.states.${value}`) }));
  return (
    <ListPage
      name="Mortuary"
      title={t('mortuary.title')}
      emptyHint={t('mortuary.hint')}
      list={list}
      rows={rows}
      rowKey={(row) => row.mortuaryId}
      columns={useColumns()}
      rowActions={({ mortuaryId, releasedAt }) =>
        canEdit
          ? [
              ...(releasedAt
                ? []
                : [
                    {
                      label: t('mortuary.handOver'),
                      isNext: true,
                      icon: <IconUserCheck size={16} aria-hidden />,
                      onSelect: () => setOpen({ mortuaryId }),
                    },
                  ]),
              {
                label: t('mortuary.change'),
                icon: <IconPencil size={16} aria-hidden />,
                onSelect: () => setOpen({ mortuaryId }),
              },
            ]
          : []
      }
      filters={
        <>
          <SearchField label={t('death.search')} list={list} />
          <WordFilter list={list} name="state" label={t('mortuary.state')} choices={states} />
        </>
      }
      add={canAdd && { label: t('mortuary.add'), onSelect: add }}
    >
      {open && <MortuaryForm mortuaryId={open.mortuaryId} onClose={() => setOpen(null)} />}
    </ListPage>
  );
}
