// General items: search, add, change, take out of use and back.

import {
  deleteGeneralItem,
  listGeneralItems,
  updateGeneralItem,
} from '@charaka/contract/supply/inventory/general-item';
import { inventorySettingsMenu } from '@charaka/contract/supply/inventory/inventory-menus';
import { generalItemTopic } from '@charaka/contract/supply/inventory/topics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { ActiveFilterFields, activeFilters, useActiveRecordActions } from '../../resource/active-records.tsx';
import { MasterTabs } from '../../resource/master-tabs.tsx';
import { activeColumn } from '../../ui/table/active-column.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import AddGeneralItem from './add-general-item.tsx';
import { formOfItem, type GeneralItem, type ItemInput } from './item-form.ts';

/** Route inventory_settings/general-item. */
export default function ListGeneralItems() {
  const { t } = useTranslation(['inventory', 'pharmacy', 'store']);
  const { canAdd } = useRights(inventorySettingsMenu);
  const list = useList({ defaultSort: { column: 'itemName', direction: 'asc' } });
  const filterParams = activeFilters(list, 'itemName', 'itemCode', 'categoryName');
  const rows = useRows(generalItemTopic, listGeneralItems, list, { filterParams });
  const [edited, setEdited] = useState<{ item: GeneralItem | null } | null>(null);
  const rowActions = useRowActions((item) => setEdited({ item }));
  return (
    <ListPage
      name="generalItems"
      title={t('generalItems')}
      emptyHint={t('hints.generalItems')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.itemId}
      rowActions={rowActions}
      isQuiet={(row) => !row.isActive}
      above={<MasterTabs menuPath={inventorySettingsMenu} />}
      filters={<ActiveFilterFields list={list} searchLabel={t('searchGoods')} />}
      add={canAdd && { label: t('addGeneralItem'), onSelect: () => setEdited({ item: null }) }}
    >
      {edited && <AddGeneralItem item={edited.item} onClose={() => setEdited(null)} />}
    </ListPage>
  );
}

function useColumns(): Column<GeneralItem>[] {
  const { t } = useTranslation(['inventory', 'pharmacy', 'store']);
  return [
    { id: 'itemName', title: t('pharmacy:itemName'), value: (row) => row.itemName, minWidth: 220 },
    { id: 'categoryName', title: t('category'), value: (row) => row.categoryName, minWidth: 130 },
    { id: 'itemCode', title: t('pharmacy:itemCode'), value: (row) => row.itemCode },
    { id: 'baseUnit', title: t('unit'), value: (row) => row.pack, isSortable: false },
    {
      id: 'purchasePack',
      title: t('purchasePack'),
      value: (row) => (row.purchasePack ? t('packOf', { pack: row.purchasePack, count: row.unitsPerPack }) : ''),
      isSortable: false,
      isForDesk: true,
    },
    { id: 'hsnCode', title: t('pharmacy:hsnCode'), value: (row) => row.hsnCode, isForDesk: true },
    {
      id: 'taxSlabName',
      title: t('pharmacy:taxSlab'),
      value: (row) => `${row.slabName} (${formatPercent(row.cgst + row.sgst)})`,
      isForDesk: true,
    },
    activeColumn({ title: t('pharmacy:status'), active: t('pharmacy:active'), inactive: t('pharmacy:inactive') }),
  ];
}

/** Actions on a general item. */
function useRowActions(onEdit: (row: GeneralItem) => void) {
  const { t } = useTranslation(['inventory', 'pharmacy', 'store']);
  const deactivating = useCommand(deleteGeneralItem);
  const changing = useCommand(updateGeneralItem);
  return useActiveRecordActions<GeneralItem>({
    menuPath: inventorySettingsMenu,
    isActive: (row) => row.isActive,
    nameOf: (row) => row.itemName,
    closingText: (row) => t('deactivateText', { name: row.itemName }),
    onEdit,
    onClose: ({ itemId }) => deactivating.mutate({ generalItem: { itemId } }),
    onReopen: (row) =>
      changing.mutate({ generalItem: { ...(formOfItem(row) as ItemInput), itemId: row.itemId, isActive: true } }),
  });
}
