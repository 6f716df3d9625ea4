// The calls of mail, SMS, notifications and payment gateways.
import type { Handler } from '../../kernel/handler.ts';
import type { Vault } from '../../kernel/vault.ts';
import { mailHandlers } from './mail-settings.ts';
import { notificationHandlers } from './notification-settings.ts';
import { outboxHandlers } from './outbox.ts';
import { paymentGatewayHandlers } from './payment-settings.ts';
import { smsHandlers } from './sms-settings.ts';

/** Served by app.ts; the vault seals what is secret. */
export function gatewayHandlers(vault: Vault, hasInnerGateways: boolean): Handler[] {
  return [
    ...smsHandlers(vault, hasInnerGateways),
    ...mailHandlers(vault),
    ...notificationHandlers,
    ...paymentGatewayHandlers(vault),
    ...outboxHandlers,
  ];
}
