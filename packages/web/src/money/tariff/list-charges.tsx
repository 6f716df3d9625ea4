// The price list of the hospital: every charge with type, category, standard charge and tax; add, change, take out of use and back.

import { chargeCategory } from '@charaka/contract/foundation/masters/charge-category';
import { listCharges, tariffMenu } from '@charaka/contract/money/tariff/tariff';
import { chargeFile } from '@charaka/contract/money/tariff/tariff-file';
import { deletePriceItem, updatePriceItem } from '@charaka/contract/money/tariff/tariff-setting';
import { priceItemTopic } from '@charaka/contract/money/tariff/topics';
import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { isEqualTo } from '../../kernel/filters.ts';
import { formatMoney, formatPercent } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { RecordList } from '../../resource/record-list.tsx';
import { SelectField } from '../../ui/field/form-fields.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { AddPriceItem } from './add-price-item.tsx';
import { type Charge, typedCharge } from './charge-form.ts';

function useColumns(): Column<Charge>[] {
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

/** Route hospital-charges/charge. */
export default function ListCharges() {
  const { t } = useTranslation(['tariff', 'masters']);
  const list = useList({ defaultSort: { column: 'chargeCode', direction: 'asc' } });
  const category = list.filters.category ?? '';
  const rows = useRows(priceItemTopic, listCharges, list, {
    filterParams: [
      ...activeFilters(list, 'chargeCode', 'chargeDescription'),
      ...(category ? [isEqualTo('chargeCategoryId', Number(category))] : []),
    ],
  });
  const categories = useMasterChoices(chargeCategory);
  const closing = useCommand(deletePriceItem);
  const changing = useCommand(updatePriceItem);
  return (
    <RecordList
      menuPath={tariffMenu}
      file={chargeFile}
      name="charges"
      noun={t('masters:label.Charge')}
      nouns={t('masters:label.Charges')}
      list={list}
      rows={rows}
      columns={useColumns()}
      keyOf={(row) => row.chargeId}
      nameOf={(row) => row.chargeName}
      form={(charge, onClose) => <AddPriceItem charge={charge} onClose={onClose} />}
      onClose={({ chargeId }) => closing.mutate({ charge: { chargeId } })}
      onReopen={(charge) => changing.mutate({ charge: { ...typedCharge(charge), isActive: true } })}
      moreActions={<ImportLink />}
      moreFilters={
        <SelectField
          label={t('category')}
          placeholder={t('all')}
          isLoading={categories.isLoading}
          choices={categories.choices}
          value={category ? Number(category) : null}
          onChange={(id) => list.setFilter('category', id ? String(id) : '')}
        />
      }
    />
  );
}

function ImportLink() {
  const { t } = useTranslation('tariff');
  return (
    <Button
      component={Link}
      variant="default"
      to="/hospital-charges/import"
      leftSection={<IconFileImport size={16} aria-hidden />}
    >
      {t('importPriceList')}
    </Button>
  );
}
