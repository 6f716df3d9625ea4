// Screens that the gateway area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Mail, SMS and payment gateways. */
export const gatewayArea: WebArea = {
  screens: [
    { path: 'gateway-settings/mail', load: () => import('./view-mail-setting.tsx') },
    { path: 'gateway-settings/sms', load: () => import('./list-sms-settings.tsx') },
    { path: 'gateway-settings/notification', load: () => import('./list-notification-settings.tsx') },
    { path: 'gateway-settings/payment', load: () => import('./list-payment-gateways.tsx') },
    { path: 'gateway-settings/outbox', load: () => import('./list-outbox.tsx') },
  ],
};
