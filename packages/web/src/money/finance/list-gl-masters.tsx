// The accounts of the general ledger with what stands on them at the end of a day.

import { financeMenu, listGlMasters } from '@charaka/contract/money/finance/ledger';
import { glMasterTopic } from '@charaka/contract/money/finance/topics';
import { Anchor, Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { type List, type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters, InactiveSwitch } from '../../resource/active-records.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { filterRoom } from '../../ui/table/filter-room.ts';
import { dayFilter } from '../../ui/table/list-filters.tsx';
import { AccountHint } from './account-hint.tsx';
import { AddGlMaster } from './add-gl-master.tsx';

/** Route finance. */
export default function ListGlMasters() {
  const { t } = useTranslation('ledger');
  const { canAdd, canEdit } = useRights(financeMenu);
  const list = useList();
  const { toDate: onDay } = dayFilter(list.filters);
  const rows = useRows(glMasterTopic, listGlMasters, list, {
    ...(onDay ? { onDay } : {}),
    filterParams: activeFilters(list, 'glLName'),
  });
  // Null opens the form for a new account.
  const [edited, setEdited] = useState<{ glid: number | null } | null>(null);
  return (
    <Page
      title={t('ledger')}
      action={
        canAdd && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited({ glid: null })}>
            {t('addAccount')}
          </Button>
        )
      }
    >
      <DataTable
        name="GeneralLedger"
        title={t('ledger')}
        list={list}
        rows={rows}
        rowKey={(row) => row.glid}
        isQuiet={(row) => !row.isActive}
        columns={useColumns()}
        rowActions={(row) =>
          canEdit
            ? [
                {
                  label: t('edit'),
                  icon: <IconPencil size={16} aria-hidden />,
                  onSelect: () => setEdited({ glid: row.glid }),
                },
              ]
            : []
        }
        filters={<Filters list={list} />}
      />
      {edited && <AddGlMaster glid={edited.glid} onClose={() => setEdited(null)} />}
    </Page>
  );
}

type Row = RowOf<typeof listGlMasters>;

/** A credit balance is marked by a word; the files use a minus. */
function Balance({ paise }: { paise: number }) {
  const { t } = useTranslation('ledger');
  return (
    <>
      <MoneyText paise={Math.abs(paise)} isBare /> {paise < 0 && t('creditMark')}
    </>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('ledger');
  const amount = (id: 'debit' | 'credit' | 'balance'): Column<Row> => ({
    id,
    title: t(id),
    isNumeric: true,
    value: (row) => row[id] / 100,
    cell: (row) => <MoneyText paise={row[id]} isBare />,
  });
  return [
    { id: 'glid', title: t('number'), isNumeric: true, value: (row) => row.glid },
    {
      id: 'glLName',
      title: t('account'),
      minWidth: 200,
      value: (row) => row.glName,
      cell: (row) => (
        <>
          <Anchor component={Link} to={`/${financeMenu}/${row.glid}`} inherit>
            {row.glName}
          </Anchor>
          <AccountHint glid={row.glid} />
        </>
      ),
    },
    { id: 'side', title: t('side'), value: (row) => t(`sides.${row.side}`) },
    amount('debit'),
    amount('credit'),
    { ...amount('balance'), cell: (row) => <Balance paise={row.balance} /> },
  ];
}

function Filters({ list }: { list: List }) {
  const { t } = useTranslation('ledger');
  return (
    <>
      <SearchField label={t('search')} list={list} />
      <div style={filterRoom(150)}>
        <DateField
          label={t('onDay')}
          isClearable
          value={dayFilter(list.filters).toDate ?? null}
          onChange={(day) => list.setFilter('to', day ?? '')}
        />
      </div>
      <InactiveSwitch list={list} label={t('showInactive')} />
    </>
  );
}
