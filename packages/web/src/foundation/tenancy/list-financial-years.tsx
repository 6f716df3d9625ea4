// The financial years of the tenant: add, change, close, open, and delete those never used (R081).

import {
  deleteFinancialYear,
  FINANCIAL_YEAR_MENU_PATH,
  updateFinancialYear,
} from '@charaka/contract/foundation/tenancy/hospital';
import { listFinancialYears } from '@charaka/contract/foundation/tenancy/tenancy';
import { financialYearTopic } from '@charaka/contract/foundation/tenancy/topics';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconPower, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { Page } from '../../ui/page/page.tsx';
import { activeColumn } from '../../ui/table/active-column.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { FinancialYearDialog, type YearRow } from './financial-year-dialog.tsx';

const april = 4;

/** Route add_hospital/financial-year. */
export default function ListFinancialYears() {
  const { t } = useTranslation('tenancy');
  const { hospital } = useSignedIn();
  const { canAdd } = useRights(FINANCIAL_YEAR_MENU_PATH);
  const list = useList({ defaultSort: { column: 'finYearFrom', direction: 'dsc' } });
  const rows = useRows(financialYearTopic, listFinancialYears, list);
  const all = useAnswer(financialYearTopic, listFinancialYears, { pageNumber: 1, pageSize: 0 });
  const lastDay = all.data?.rows
    .filter((row) => row.isActive)
    .map((row) => row.yearTo)
    .sort()
    .at(-1);
  const [edited, setEdited] = useState<{ year: YearRow | null } | null>(null);
  const rowActions = useRowActions((year) => setEdited({ year }));
  const add = () => setEdited({ year: null });
  return (
    <Page
      title={t('financialYears')}
      action={
        canAdd && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={add} disabled={all.isPending}>
            {t('addYear')}
          </Button>
        )
      }
    >
      <DataTable
        name="financial-years"
        title={t('financialYears')}
        list={list}
        rows={rows}
        columns={useColumns()}
        rowKey={(row) => row.finYear}
        rowActions={rowActions}
        isQuiet={(row) => !row.isActive}
      />
      {edited && (
        <FinancialYearDialog
          year={edited.year}
          lastDay={lastDay}
          startMonth={hospital?.startMonth ?? april}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}

function useColumns(): Column<YearRow>[] {
  const { t } = useTranslation('tenancy');
  return [
    { id: 'finYear', title: t('finYear'), value: (row) => row.finYear },
    { id: 'finYearFrom', title: t('yearFrom'), value: (row) => formatDay(row.yearFrom) },
    { id: 'finYearTo', title: t('yearTo'), value: (row) => formatDay(row.yearTo) },
    { id: 'isUsed', title: t('used'), value: (row) => t(row.isUsed ? 'yes' : 'no'), isSortable: false },
    activeColumn({ title: t('status'), active: t('active'), inactive: t('inactive') }),
  ];
}

/** A year with receipts can be closed and opened, one without also deleted. */
function useRowActions(onEdit: (year: YearRow) => void): (year: YearRow) => RowAction[] {
  const { t } = useTranslation('tenancy');
  const { canEdit, canDelete } = useRights(FINANCIAL_YEAR_MENU_PATH);
  const changing = useCommand(updateFinancialYear);
  const deleting = useCommand(deleteFinancialYear);
  const setActive = ({ finYear, yearFrom, yearTo }: YearRow, isActive: boolean) =>
    changing.mutate({ financialYear: { finYear, yearFrom, yearTo, isActive } });
  const close = async (year: YearRow) => {
    const text = t('closeYearText', { year: year.finYear });
    const question = { title: t('closeYearTitle'), text, confirmLabel: t('closeYear'), isDangerous: true };
    if (await confirm(question)) setActive(year, false);
  };
  const drop = async ({ finYear }: YearRow) => {
    const text = t('deleteYearText', { year: finYear });
    const question = { title: t('deleteYearTitle'), text, confirmLabel: t('deleteYear'), isDangerous: true };
    if (await confirm(question)) deleting.mutate({ financialYear: { finYear } });
  };
  return (year) => {
    const power = <IconPower size={16} aria-hidden />;
    const edit = { label: t('edit'), icon: <IconPencil size={16} aria-hidden />, onSelect: () => onEdit(year) };
    const open = { label: t('openYear'), icon: power, onSelect: () => setActive(year, true) };
    const shut = { label: t('closeYear'), icon: power, isDangerous: true, onSelect: () => void close(year) };
    const trash = <IconTrash size={16} aria-hidden />;
    const erase = { label: t('deleteYear'), icon: trash, isDangerous: true, onSelect: () => void drop(year) };
    return [
      ...(canEdit ? [edit, year.isActive ? shut : open] : []),
      ...(canDelete && year.isActive && !year.isUsed ? [erase] : []),
    ];
  };
}
