// The price list of the hospital: every charge with type, category, standard charge and tax.

import { listCharges } from '@charaka/contract/tariff';
import { Button, Group } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { containsInAny, onlyActive } from '../kernel/filters.ts';
import { formatMoney, formatPercent } from '../kernel/format.ts';
import { useRights } from '../kernel/rights.ts';
import { type Filter, type RowOf, useList, useRows } from '../kernel/use-list.ts';
import { DataTable } from '../ui/data-table.tsx';
import type { Column } from '../ui/data-table-column.ts';
import { TextField } from '../ui/form-fields.tsx';
import { Page } from '../ui/page.tsx';

type Row = RowOf<typeof listCharges>;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('tariff');
  return [
    { id: 'chargeCode', title: t('code'), value: (row) => row.chargeCode, minWidth: 96 },
    { id: 'chargeDescription', title: t('charge'), value: (row) => row.chargeName, minWidth: 240 },
    { id: 'chargeType', title: t('type'), value: (row) => row.chargeTypeName },
    { id: 'chargeCategoryName', title: t('category'), value: (row) => row.chargeCategoryName },
    {
      id: 'standardCharge',
      title: t('standardCharge'),
      value: (row) => row.standardCharge / 100,
      cell: (row) => formatMoney(row.standardCharge),
      isNumeric: true,
    },
    {
      id: 'igst',
      title: t('tax'),
      value: (row) => row.igst / 100,
      cell: (row) => formatPercent(row.igst),
      isNumeric: true,
      isSortable: false,
    },
  ];
}

/** Looks a text up in code and name. */
function filtersFor(text: string): Filter[] {
  return [...containsInAny(['chargeCode', 'chargeDescription'], text), onlyActive];
}

/** Route hospital-charges/charge. */
export default function ListCharges() {
  const { t } = useTranslation('tariff');
  const { canAdd } = useRights('hospital-charges');
  const list = useList({ defaultSort: { column: 'chargeCode', direction: 'asc' } });
  const search = list.filters.q ?? '';
  const rows = useRows('charge', listCharges, list, { filterParams: filtersFor(search.trim()) });
  const importAction = canAdd ? (
    <Button
      component={Link}
      to={'/hospital-charges/import' as never}
      leftSection={<IconFileImport size={16} aria-hidden />}
    >
      {t('importPriceList')}
    </Button>
  ) : undefined;
  return (
    <Page title={t('charges')} crumbs={[{ label: t('hospitalCharges'), to: 'hospital-charges' }]} action={importAction}>
      <DataTable
        name="charges"
        title={t('charges')}
        list={list}
        rows={rows}
        rowKey={(row) => row.chargeId}
        columns={useColumns()}
        filters={
          <Group>
            <TextField
              label={t('search')}
              type="search"
              value={search}
              onChange={(text) => list.setFilter('q', text ?? '')}
            />
          </Group>
        }
      />
    </Page>
  );
}
