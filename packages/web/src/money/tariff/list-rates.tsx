// Rates of a payer for every charge on a day: looked up, set one by one, changed in bulk.
import { association } from '@charaka/contract/foundation/masters/association';
import { chargeCategory } from '@charaka/contract/foundation/masters/charge-category';
import { masterTopic } from '@charaka/contract/kernel/topic';
import { listAssociations, tariffMenu } from '@charaka/contract/money/tariff/tariff';
import { rateFile } from '@charaka/contract/money/tariff/tariff-file';
import { listRates } from '@charaka/contract/money/tariff/tariff-rates';
import { tariffTopic } from '@charaka/contract/money/tariff/topics';
import { Button, Group, Text } from '@mantine/core';
import { IconPencil, IconPercentage } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { containsInAny, isEqualTo } from '../../kernel/filters.ts';
import { formatDay, formatMoney, today } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { type List, type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { ImportLink } from '../../resource/import-link.tsx';
import { MasterTabs } from '../../resource/master-tabs.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { type Choice, SelectField, SwitchField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { ChangeRates } from './change-rates.tsx';
import { UpdateRate } from './update-rate.tsx';

type Rate = RowOf<typeof listRates>;

const allByName = {
  pageNumber: 1,
  pageSize: 0,
  sortingModel: { sortColumn: 'associationName', sortDirection: 'asc' as const },
};

/** Route hospital-charges/rate. The first payer is shown until another is chosen. */
export default function ListRates() {
  const { t } = useTranslation(['tariff', 'masters', 'shell']);
  const list = useList({ defaultSort: { column: 'chargeCode', direction: 'asc' } });
  const payers = useAnswer(masterTopic(association), listAssociations, allByName);
  const choices = (payers.data?.rows ?? [])
    .filter(({ isActive }) => isActive)
    .map((row) => ({ value: row.associationId, label: row.associationName }));
  const chosen = Number(list.filters.payer) || choices[0]?.value;
  const [isChanging, setChanging] = useState(false);
  const { canEdit } = useRights(tariffMenu);
  return (
    <Page
      title={t('masters:label.Payer rates')}
      crumbs={[{ label: t('shell:menu.Hospital Charges'), to: `/${tariffMenu}` }]}
      action={
        canEdit && (
          <Group gap="xs">
            <ImportLink table={rateFile} />
            {chosen && (
              <Button leftSection={<IconPercentage size={16} aria-hidden />} onClick={() => setChanging(true)}>
                {t('changeRates')}
              </Button>
            )}
          </Group>
        )
      }
    >
      <MasterTabs menuPath={tariffMenu} />
      {chosen && <RatesOf associationId={chosen} payers={choices} list={list} />}
      {!chosen && !payers.isPending && <Text>{t('noPayer')}</Text>}
      {isChanging && chosen && (
        <ChangeRates associationId={chosen} payers={choices} onClose={() => setChanging(false)} />
      )}
    </Page>
  );
}

function useColumns(): Column<Rate>[] {
  const { t } = useTranslation('tariff');
  const amount = (id: string, title: string, of: (row: Rate) => number): Column<Rate> => ({
    id,
    title,
    value: (row) => of(row) / 100,
    cell: (row) => formatMoney(of(row)),
    isNumeric: true,
    isSortable: id === 'standardCharge',
  });
  return [
    { id: 'chargeCode', title: t('code'), value: (row) => row.chargeCode, minWidth: 96 },
    { id: 'chargeDescription', title: t('charge'), value: (row) => row.chargeName, minWidth: 220 },
    { id: 'chargeCategoryName', title: t('category'), value: (row) => row.chargeCategoryName },
    amount('standardCharge', t('standardCharge'), (row) => row.standardCharge),
    {
      ...amount('tpaCharge', t('rate'), (row) => row.tpaCharge),
      cell: (row) => (row.tpaCharge > 0 ? formatMoney(row.tpaCharge) : ''),
    },
    { id: 'tpaChargeCode', title: t('payerCode'), value: (row) => row.tpaChargeCode, isSortable: false },
    { id: 'validFrom', title: t('validFrom'), value: (row) => formatDay(row.validFrom), isSortable: false },
  ];
}

interface RatesOfProps {
  readonly associationId: number;
  readonly payers: readonly Choice<number>[];
  readonly list: List;
}

function RatesOf({ associationId, payers, list }: RatesOfProps) {
  const { t } = useTranslation(['tariff', 'masters']);
  const { canEdit } = useRights(tariffMenu);
  const categories = useMasterChoices(chargeCategory);
  const { q, category = '', day = today(), own } = list.filters;
  const rows = useRows(tariffTopic, listRates, list, {
    associationId,
    onDay: day,
    isOwn: own === '1',
    filterParams: [
      ...containsInAny(['chargeCode', 'chargeDescription'], q),
      ...(category ? [isEqualTo('chargeCategoryId', Number(category))] : []),
    ],
  });
  const [edited, setEdited] = useState<Rate | null>(null);
  const title = t('masters:label.Payer rates');
  return (
    <>
      <DataTable
        name="payer-rates"
        title={title}
        list={list}
        rows={rows}
        rowKey={(row) => row.chargeId}
        columns={useColumns()}
        rowActions={(row) =>
          canEdit
            ? [{ label: t('setRate'), icon: <IconPencil size={16} aria-hidden />, onSelect: () => setEdited(row) }]
            : []
        }
        filters={
          <>
            <SelectField
              label={t('payerOfRates')}
              choices={payers}
              value={associationId}
              onChange={(id) => list.setFilter('payer', id ? String(id) : '')}
            />
            <DateField
              label={t('onDay')}
              isClearable={false}
              value={day}
              onChange={(chosen) => list.setFilter('day', chosen ?? '')}
            />
            <SelectField
              label={t('category')}
              choices={categories.choices}
              value={category ? Number(category) : null}
              onChange={(id) => list.setFilter('category', id ? String(id) : '')}
            />
            <SearchField label={t('masters:search', { name: title })} list={list} />
            <SwitchField
              label={t('onlyOwn')}
              value={own === '1'}
              onChange={(isOwn) => list.setFilter('own', isOwn ? '1' : '')}
            />
          </>
        }
      />
      {edited && <UpdateRate associationId={associationId} rate={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
