// Declaration of the asset area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { assetMenu } from './asset-menus.ts';
import { assetLabelPaper } from './papers.ts';

/** Assets: the register, counts by scanning, and passes through the gate. */
export const assetArea: ContractArea = {
  name: 'asset',
  wing: 'supply',
  uses: ['patient', 'staff', 'tenancy'],
  auditNames: ['asset'],
  papers: [assetLabelPaper],
  menu: [
    {
      heading: 'Pharmacy',
      group: 'Stores',
      order: 65,
      path: assetMenu,
      letter: '9',
      title: 'Assets',
      icon: 'device-heart-monitor',
      roles: {
        ...overseen,
        nurse: 'view',
        billing: 'view edit',
        approver: 'view edit delete',
        storeKeeper: 'view add edit',
        purchaseOfficer: 'view',
      },
    },
  ],
};
