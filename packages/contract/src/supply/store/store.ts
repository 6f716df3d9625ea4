// The stores of the hospital: places that have stock.

import { oneOf, requiredText } from '../../kernel/field.ts';
import { hospitalRecord } from '../../kernel/hospital-record.ts';
import { ownStoreKinds, storeKinds } from '../stock/store-kind.ts';
import { storesMenu } from './store-menus.ts';
import { storeChecks } from './store-sentences.ts';
import { storeTopic } from './topics.ts';

/** A place that has stock: the main store, a ward, a theatre or a department. */
export const stores = hospitalRecord({
  name: 'store',
  path: 'Store',
  noun: 'Store',
  described: { one: 'a store', all: 'the stores of the hospital' },
  texts: 'store:store',
  title: 'storeName',
  menu: storesMenu,
  lookedUpBelow: ['Pharmacy'],
  topic: storeTopic,
  fields: {
    storeCode: { schema: requiredText(storeChecks.enterStoreCode, 20), isListed: true, isUnique: 'store_by_code' },
    storeName: { schema: requiredText(storeChecks.enterStoreName, 60), isListed: true, isUnique: 'store_by_name' },
    storeKind: {
      schema: oneOf(ownStoreKinds, storeChecks.selectStoreKind),
      read: oneOf(storeKinds),
      isListed: true,
    },
  },
  besides: { is_sale_allowed: 'the first stores of a hospital have it from the beginning' },
});
