// Topics of the gateway area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Settings of mail, SMS and payment gateways, and of notifications. */
export const gatewayTopic = topic('gateway');

/** Mail and SMS that went out or wait. */
export const outboxTopic = topic('outbox');
