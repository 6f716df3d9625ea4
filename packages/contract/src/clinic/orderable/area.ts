// Declaration of the orderable area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { orderSetMenu } from './order-set.ts';
import { orderables } from './orderable.ts';
import { orderableFile } from './orderable-file.ts';

/** Items that can be ordered, beyond their price, and the items doctors order together or often. */
export const orderableArea: ContractArea = {
  name: 'orderable',
  wing: 'clinic',
  uses: [],
  auditNames: ['order_set', 'orderable'],
  menu: [
    {
      heading: 'Settings',
      department: 'Clinic',
      order: 36,
      path: orderables.menu,
      title: 'Orderables',
      icon: 'clipboard-plus',
      roles: { ...overseen, doctor: 'view' },
    },
    {
      heading: 'Settings',
      department: 'Clinic',
      order: 37,
      path: orderSetMenu,
      title: 'Order sets',
      icon: 'checkup-list',
      roles: { ...overseen, doctor: 'view add edit delete' },
    },
  ],
  fileTables: [orderableFile],
};
