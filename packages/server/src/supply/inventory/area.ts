// The declarations of the inventory area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import { addGeneralItem, deleteGeneralItem, listGeneralItems, updateGeneralItem } from './general-items.ts';
import { getDesk, listGoods, listGoodsIssues } from './goods.ts';

/** General goods: their items and categories, and the desk of the store that issues them. */
export const inventoryArea: ServerArea = {
  handlers: () => [
    getDesk,
    listGoods,
    listGoodsIssues,
    listGeneralItems,
    addGeneralItem,
    updateGeneralItem,
    deleteGeneralItem,
  ],
};
