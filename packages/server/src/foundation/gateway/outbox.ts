// The outbox: what was sent and what was not, one written by hand, and another try.
import { gatewaySentences } from '@charaka/contract/foundation/gateway/gateway-sentences';
import {
  addMailSmsInfo as addEndpoint,
  listOutbox as listEndpoint,
  resendMessage as resendEndpoint,
} from '@charaka/contract/foundation/gateway/outbox';
import { type Handler, handle } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { activeMail } from './mail-store.ts';
import { outboxList, post, reviveMessage } from './outbox-store.ts';
import { activeSms } from './sms-store.ts';

const row = listEndpoint.output.shape.rows.element;

const listOutbox = handle(listEndpoint, (call, input) => answerList(call.tx, outboxList(call, input), row, input));

const addMailSmsInfo = handle(addEndpoint, async (call, { message }) => {
  const { tx, tenantId, hospital } = call;
  const active = message.channel === 'mail' ? activeMail : activeSms;
  if (!(await active(tx, tenantId, hospital.hospitalId)))
    refuse(message.channel === 'mail' ? gatewaySentences.noActiveMailServer : gatewaySentences.noSmsGatewayActive);
  const messageId = await post(call, { ...message, subject: message.subject ?? '' });
  call.say(gatewaySentences.messageSent);
  return { messageId };
});

const resendMessage = handle(resendEndpoint, async (call, { message: { messageId } }) => {
  await reviveMessage(call, messageId);
  call.say(gatewaySentences.messageSent);
  return {};
});

/** The calls of the outbox. */
export const outboxHandlers: readonly Handler[] = [listOutbox, addMailSmsInfo, resendMessage];
