// The deaths of the hospital: recorded, changed, printed (R282).

import { deathMenu, deleteDeath, listDeaths } from '@charaka/contract/stay/record/death';
import { deathTopic } from '@charaka/contract/stay/record/topics';
import { IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { patientSubject } from '../../people/patient/of-patient.tsx';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { type Death, DeathForm } from './death-form.tsx';
import { PrintDeath } from './print-death.tsx';

function useColumns(): Column<Death>[] {
  const { t } = useTranslation('record');
  return [
    { id: 'dateOfDeath', title: t('death.diedAt'), value: (row) => formatDateTime(row.diedAt) },
    { id: 'patientName', title: t('death.patient'), value: (row) => row.patientName, minWidth: 130 },
    { id: 'patientUid', title: t('uhid'), value: (row) => uhidOf(row.patientId) },
    { id: 'causeOfDeath', title: t('death.causeOfDeath'), value: (row) => row.causeOfDeath, minWidth: 150 },
    { id: 'mannerOfDeath', title: t('death.mannerOfDeath'), value: (row) => t(`death.manners.${row.mannerOfDeath}`) },
  ];
}

type Open = { readonly kind: 'form'; readonly death: Death | null } | { readonly kind: 'print'; readonly death: Death };

function useRowActions(onOpen: (open: Open) => void): (death: Death) => RowAction[] {
  const { t } = useTranslation('record');
  const { canEdit, canDelete } = useRights(deathMenu);
  const removing = useCommand(deleteDeath);
  const remove = async ({ deathId, patientId, patientName }: Death) => {
    const isSure = await confirm({
      title: t('death.deleteTitle'),
      about: patientSubject({ patientId }),
      text: t('death.deleteText', { name: patientName }),
      confirmLabel: t('delete'),
      isDangerous: true,
    });
    if (isSure) removing.mutate({ death: { deathId } });
  };
  return (death) => [
    {
      label: t('print'),
      isNext: true,
      group: 'papers',
      icon: <IconPrinter size={16} aria-hidden />,
      onSelect: () => onOpen({ kind: 'print', death }),
    },
    ...(canEdit
      ? [
          {
            label: t('edit'),
            group: 'care' as const,
            icon: <IconPencil size={16} aria-hidden />,
            onSelect: () => onOpen({ kind: 'form', death }),
          },
        ]
      : []),
    ...(canDelete
      ? [
          {
            label: t('delete'),
            group: 'danger' as const,
            icon: <IconTrash size={16} aria-hidden />,
            isDangerous: true,
            onSelect: () => void remove(death),
          },
        ]
      : []),
  ];
}

/** Route death_record. */
export default function ListDeaths() {
  const { t } = useTranslation('record');
  const { canAdd } = useRights(deathMenu);
  const [open, setOpen] = useState<Open | null>(null);
  const list = useList({ defaultSort: { column: 'dateOfDeath', direction: 'dsc' } });
  const rows = useRows(deathTopic, listDeaths, list, {
    ...dayFilter(list.filters),
    ...(list.filters.q ? { search: list.filters.q } : {}),
  });
  const add = () => setOpen({ kind: 'form', death: null });
  const close = () => setOpen(null);
  return (
    <ListPage
      name="DeathRecords"
      title={t('death.title')}
      emptyHint={t('death.hint')}
      list={list}
      rows={rows}
      rowKey={(row) => row.deathId}
      columns={useColumns()}
      rowActions={useRowActions(setOpen)}
      filters={
        <>
          <SearchField label={t('death.search')} list={list} />
          <DayFilters list={list} />
        </>
      }
      add={canAdd && { label: t('death.add'), onSelect: add }}
    >
      {open?.kind === 'form' && <DeathForm death={open.death} onClose={close} />}
      {open?.kind === 'print' && <PrintDeath death={open.death} onClose={close} />}
    </ListPage>
  );
}
