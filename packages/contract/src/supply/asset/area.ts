// Declaration of the asset area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { assetAuditMenu, assetMenu, gatePassMenu } from './asset-menus.ts';
import { assetLabelPaper, gatePassPaper } from './papers.ts';

/** Assets: the register, counts by scanning, and passes through the gate. */
export const assetArea: ContractArea = {
  name: 'asset',
  wing: 'supply',
  uses: ['patient', 'purchase', 'staff', 'tenancy'],
  auditNames: ['asset', 'asset_audit', 'gate_pass'],
  papers: [assetLabelPaper, gatePassPaper],
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
    {
      heading: 'Pharmacy',
      group: 'Stores',
      order: 66,
      path: assetAuditMenu,
      title: 'Asset audits',
      icon: 'scan',
      roles: { ...overseen, nurse: 'view add', billing: 'view', approver: 'view edit', storeKeeper: 'view add' },
    },
    {
      heading: 'Pharmacy',
      group: 'Stores',
      order: 67,
      path: gatePassMenu,
      title: 'Gate passes',
      icon: 'barrier-block',
      roles: { ...overseen, nurse: 'view add', approver: 'view edit delete', storeKeeper: 'view add' },
    },
  ],
};
