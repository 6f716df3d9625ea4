// Topics of the gateway area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Settings of mail, SMS, payment gateways and of what is told. */
export const gatewayTopic = topic('gateway');

/** Mail and SMS that went out or wait. */
export const outboxTopic = topic('outbox');
