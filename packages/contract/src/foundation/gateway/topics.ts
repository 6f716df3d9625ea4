// What screens hear of when the area gateway changes it.
import { topic } from '../../kernel/topic.ts';

/** Settings of mail, SMS, payment gateways and of what is told. */
export const gatewayTopic = topic('gateway');

/** Mail and SMS that went out or wait. */
export const outboxTopic = topic('outbox');
