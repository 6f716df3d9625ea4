// The items of the pharmacy: search, add, change, take out of use and back.

import {
  deletePharmacyItem,
  listPharmacyItems,
  pharmacyItemMenu,
  updatePharmacyItem,
} from '@charaka/contract/supply/pharmacy/item';
import { pharmacyItemFile } from '@charaka/contract/supply/pharmacy/item-file';
import { pharmacyItemTopic } from '@charaka/contract/supply/pharmacy/topics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { ActiveFilterFields, activeFilters, useActiveRecordActions } from '../../resource/active-records.tsx';
import { ImportLink } from '../../resource/import-link.tsx';
import { activeColumn } from '../../ui/table/active-column.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import AddPharmacyItem from './add-pharmacy-item.tsx';
import { formOfItem, type ItemInput } from './item-form.ts';
import type { PharmacyItem } from './pharmacy-items.ts';

/** Route pharmacy_settings. */
export default function ListPharmacyItems() {
  const { t } = useTranslation('pharmacy');
  const { canAdd } = useRights(pharmacyItemMenu);
  const list = useList({ defaultSort: { column: 'itemName', direction: 'asc' } });
  const filterParams = activeFilters(list, 'itemName', 'itemCode', 'hsnCode');
  const rows = useRows(pharmacyItemTopic, listPharmacyItems, list, { filterParams });
  const [edited, setEdited] = useState<{ item: PharmacyItem | null } | null>(null);
  const rowActions = useRowActions((item) => setEdited({ item }));
  const add = () => setEdited({ item: null });
  return (
    <ListPage
      name="pharmacyItems"
      title={t('items')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.itemId}
      rowActions={rowActions}
      isQuiet={(row) => !row.isActive}
      filters={<ActiveFilterFields list={list} searchLabel={t('searchItem')} />}
      crumbs={[{ label: t('pharmacy') }]}
      add={canAdd && { label: t('addItem'), onSelect: add }}
      moreActions={canAdd && <ImportLink table={pharmacyItemFile} />}
    >
      {edited && <AddPharmacyItem item={edited.item} onClose={() => setEdited(null)} />}
    </ListPage>
  );
}

function useColumns(): Column<PharmacyItem>[] {
  const { t } = useTranslation('pharmacy');
  return [
    { id: 'itemName', title: t('itemName'), value: (row) => row.itemName, minWidth: 200 },
    { id: 'genericName', title: t('genericName'), value: (row) => row.genericName, minWidth: 160 },
    { id: 'itemCode', title: t('itemCode'), value: (row) => row.itemCode },
    { id: 'pack', title: t('pack'), value: (row) => row.pack, minWidth: 120 },
    { id: 'itemType', title: t('itemType'), value: (row) => t(`itemTypes.${row.itemType}`), isForDesk: true },
    { id: 'hsnCode', title: t('hsnCode'), value: (row) => row.hsnCode },
    {
      id: 'taxSlabName',
      title: t('taxSlab'),
      value: (row) => `${row.slabName} (${formatPercent(row.cgst + row.sgst)})`,
      minWidth: 150,
    },
    { id: 'schedule', title: t('schedule'), value: (row) => row.schedule, isForDesk: true },
    activeColumn({ title: t('status'), active: t('active'), inactive: t('inactive') }),
  ];
}

/** Actions on an item. */
function useRowActions(onEdit: (row: PharmacyItem) => void) {
  const { t } = useTranslation('pharmacy');
  const deactivating = useCommand(deletePharmacyItem);
  const changing = useCommand(updatePharmacyItem);
  return useActiveRecordActions<PharmacyItem>({
    menuPath: pharmacyItemMenu,
    isActive: (row) => row.isActive,
    nameOf: (row) => row.itemName,
    closingText: (row) => t('deactivateText', { name: row.itemName }),
    onEdit,
    onClose: ({ itemId }) => deactivating.mutate({ item: { itemId } }),
    onReopen: (row) =>
      changing.mutate({ item: { ...(formOfItem(row) as ItemInput), itemId: row.itemId, isActive: true } }),
  });
}
