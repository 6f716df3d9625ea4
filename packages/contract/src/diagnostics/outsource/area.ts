// Declaration of the outsource area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { administratorsOnly, overseen } from '../../kernel/menu-item.ts';
import { outsourceCostMenu, outsourceMenu } from './dispatch.ts';
import { partnerBillMenu, unbilledMenu } from './partner-bill.ts';

/** Work that partner laboratories do: sent with its specimens, received, what it costs, and what the partner bills. */
export const outsourceArea: ContractArea = {
  name: 'outsource',
  wing: 'diagnostics',
  uses: ['admission', 'laboratory', 'order', 'patient', 'worklist'],
  auditNames: ['outsource_dispatch', 'outsource_line', 'partner_bill', 'partner_bill_line', 'provider_rate'],
  logTexts: { outsource: ['outsource'] },
  menu: [
    {
      heading: 'Patients',
      group: 'Laboratory',
      order: 138,
      path: outsourceMenu,
      title: 'Work sent out',
      icon: 'truck-delivery',
      roles: { ...administratorsOnly, labTechnician: 'view edit', pathologist: 'view edit' },
    },
    {
      heading: 'Finance',
      order: 60,
      path: outsourceCostMenu,
      title: 'Cost of work sent out',
      icon: 'truck-return',
      roles: overseen,
      pages: [
        { path: partnerBillMenu, title: 'Bills of partners' },
        { path: unbilledMenu, title: 'Received, not billed' },
      ],
    },
  ],
};
