// Declaration of the area of payers' answers to orders: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { orderApprovalMenu } from './order-approval.ts';

/** Requests to payers about single orders, and their answers. */
export const preapprovalArea: ContractArea = {
  name: 'preapproval',
  wing: 'clinic',
  uses: ['admission', 'order', 'patient', 'worklist'],
  auditNames: ['order_payer', 'payer_approval'],
  menu: [
    {
      heading: 'TPA',
      order: 15,
      path: orderApprovalMenu,
      title: 'Order Approvals',
      icon: 'shield-check',
      roles: { ...overseen, frontDesk: 'view', billing: 'view add edit', approver: 'view add edit', doctor: 'view' },
    },
  ],
};
