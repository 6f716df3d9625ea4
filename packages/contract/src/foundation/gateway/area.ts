// Declaration of the gateway area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { administratorsOnly } from '../../kernel/menu-item.ts';

/** Mail, SMS and payment gateways. */
export const gatewayArea: ContractArea = {
  name: 'gateway',
  wing: 'foundation',
  uses: [],
  auditNames: [
    'mail_setting',
    'notification_setting',
    'outgoing_message',
    'payment_setting',
    'sms_setting',
    'test_mail',
    'test_sms',
  ],
  logTexts: {
    mail_: ['gateway'],
    notification: ['gateway'],
    outgoing: ['gateway'],
    payment_setting: ['gateway'],
    sms_: ['gateway'],
  },
  menu: [
    {
      heading: 'Settings',
      department: 'Hospital',
      order: 100,
      path: 'gateway-settings',
      title: 'Mail, SMS and Payment',
      icon: 'mail-cog',
      roles: administratorsOnly,
      pages: [
        { path: 'gateway-settings/mail', title: 'Mail server' },
        { path: 'gateway-settings/sms', title: 'SMS gateways' },
        { path: 'gateway-settings/notification', title: 'Notifications' },
        { path: 'gateway-settings/payment', title: 'Payment gateways' },
        { path: 'gateway-settings/outbox', title: 'Outbox' },
      ],
    },
  ],
};
