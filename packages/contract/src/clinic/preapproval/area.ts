// What the area of payers' answers to orders declares: where it stands, what it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { orderApprovalMenu } from './order-approval.ts';

/** What payers are asked about single orders, and what they answer. */
export const preapprovalArea: ContractArea = {
  name: 'preapproval',
  wing: 'clinic',
  uses: ['admission', 'order', 'patient'],
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
