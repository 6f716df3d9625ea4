// The births of the hospital: recorded, changed, printed.

import { birthMenu, deleteBirth, listBirths } from '@charaka/contract/stay/record/birth';
import { birthTopic } from '@charaka/contract/stay/record/topics';
import { IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock, formatDay } from '../../kernel/format.ts';
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
import { type Birth, BirthForm } from './birth-form.tsx';
import { PrintBirth } from './print-birth.tsx';

function useColumns(): Column<Birth>[] {
  const { t } = useTranslation('record');
  return [
    {
      id: 'birthDate',
      title: t('birth.birthDate'),
      value: (row) => `${formatDay(row.birthDate)} ${formatClock(row.birthTime)}`,
    },
    { id: 'childName', title: t('birth.childName'), value: (row) => row.childName, minWidth: 130 },
    { id: 'gender', title: t('birth.sex'), value: (row) => t(`birth.sexes.${row.sex}`) },
    { id: 'weight', title: t('birth.weightGrams'), value: (row) => row.weightGrams, isNumeric: true },
    {
      id: 'bornType',
      title: t('birth.bornType'),
      value: (row) => t(`birth.bornTypes.${row.bornType}`),
      isForDesk: true,
    },
    { id: 'motherName', title: t('birth.mother'), value: (row) => row.motherName, minWidth: 130, onCard: 'title' },
    { id: 'patientUid', title: t('uhid'), value: (row) => uhidOf(row.patientId), isSortable: false },
    { id: 'certificateNo', title: t('birth.certificateNo'), value: (row) => row.certificateNo },
  ];
}

type Open = { readonly kind: 'form'; readonly birth: Birth | null } | { readonly kind: 'print'; readonly birth: Birth };

function useRowActions(onOpen: (open: Open) => void): (birth: Birth) => RowAction[] {
  const { t } = useTranslation('record');
  const { canEdit, canDelete } = useRights(birthMenu);
  const removing = useCommand(deleteBirth);
  const remove = async ({ birthId, patientId, motherName }: Birth) => {
    const isSure = await confirm({
      title: t('birth.deleteTitle'),
      about: patientSubject({ patientId }),
      text: t('birth.deleteText', { name: motherName }),
      confirmLabel: t('delete'),
      isDangerous: true,
    });
    if (isSure) removing.mutate({ birth: { birthId } });
  };
  return (birth) => [
    {
      label: t('print'),
      isNext: true,
      group: 'papers',
      icon: <IconPrinter size={16} aria-hidden />,
      onSelect: () => onOpen({ kind: 'print', birth }),
    },
    ...(canEdit
      ? [
          {
            label: t('edit'),
            group: 'care' as const,
            icon: <IconPencil size={16} aria-hidden />,
            onSelect: () => onOpen({ kind: 'form', birth }),
          },
        ]
      : []),
    ...(canDelete && birth.infantAdmissionId == null
      ? [
          {
            label: t('delete'),
            group: 'danger' as const,
            icon: <IconTrash size={16} aria-hidden />,
            isDangerous: true,
            onSelect: () => void remove(birth),
          },
        ]
      : []),
  ];
}

/** Route birth_record. */
export default function ListBirths() {
  const { t } = useTranslation('record');
  const { canAdd } = useRights(birthMenu);
  const [open, setOpen] = useState<Open | null>(null);
  const list = useList({ defaultSort: { column: 'birthDate', direction: 'dsc' } });
  const rows = useRows(birthTopic, listBirths, list, {
    ...dayFilter(list.filters),
    ...(list.filters.q ? { search: list.filters.q } : {}),
  });
  const add = () => setOpen({ kind: 'form', birth: null });
  const close = () => setOpen(null);
  return (
    <ListPage
      name="BirthRecords"
      title={t('birth.title')}
      emptyHint={t('birth.hint')}
      list={list}
      rows={rows}
      rowKey={(row) => row.birthId}
      columns={useColumns()}
      rowActions={useRowActions(setOpen)}
      filters={
        <>
          <SearchField label={t('birth.search')} list={list} />
          <DayFilters list={list} />
        </>
      }
      add={canAdd && { label: t('birth.add'), onSelect: add }}
    >
      {open?.kind === 'form' && <BirthForm birth={open.birth} admissionId={null} onClose={close} />}
      {open?.kind === 'print' && <PrintBirth birth={open.birth} onClose={close} />}
    </ListPage>
  );
}
