// Item category: goods of one kind; goods that are not carried are a cost of the department as soon as they are issued to it (IN032).
import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';
/** Item categories. */
export const itemCategory = master({
  name: 'itemCategory',
  label: 'Item category',
  labelPlural: 'Item categories',
  menu: 'inventory_settings',
  lookedUpBelow: ['Pharmacy'],
  route: 'inventory_settings/item-category',
  key: 'itemCategoryId',
  title: 'categoryName',
  fields: {
    categoryName: { kind: 'text', label: 'Item category', isRequired: true, isUnique: true, maxLength: 60 },
    itemKind: {
      kind: 'choice',
      label: 'Kind of items',
      wire: 'itemType',
      isRequired: true,
      options: [
        { value: 1, label: 'General' },
        { value: 2, label: 'Service' },
        { value: 3, label: 'Asset' },
      ],
    },
    isCapital: { kind: 'flag', label: 'Capital goods' },
    isCarried: { kind: 'flag', label: 'Departments keep stock of it' },
  },
  calls: {
    list: '/ItemCategory/GetAllItemCategories',
    get: '/ItemCategory/GetItemCategoryById',
    add: '/ItemCategory/AddItemCategory',
    update: '/ItemCategory/UpdateItemCategory',
    deactivate: '/ItemCategory/DeleteItemCategory',
  },
  item: 'itemCategory',
  list: 'itemCategoryList',
  usedBy: [{ table: 'pharmacy_item', column: 'item_category_id', called: words.generalItems, title: 'item_name' }],
});
