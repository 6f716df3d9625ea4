// The outbox on the wire: mails and SMS that wait, were sent or failed, and writing one by hand.

import { outgoingStates } from '@charaka/rules/message/outgoing-states';
import { isPhone } from '@charaka/rules/person/phone';
import { statesOf } from '@charaka/rules/step/steps';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { gatewayChecks } from './gateway-checks.ts';
import { gatewayMenu } from './secret.ts';
import { outboxTopic } from './topics.ts';

/** The ways a message leaves. */
export const channels = ['mail', 'sms'] as const;
/** States of a message. */
export const messageStates = statesOf(outgoingStates);

/** A message on its way out. A fault is in the words of the server that was called. */
export const outgoingMessage = shape(
  {
    messageId: id(),
    channel: oneOf(channels),
    recipient: text(),
    subject: text(),
    body: text(4000),
    state: oneOf(messageStates),
    tries: count(),
    fault: optional(text(500)),
    createdAt: instant(),
    createdByName: text(),
    sentAt: optional(instant()),
  },
  {
    messageId: 'mailSmsInfoId',
    channel: 'messageType',
    recipient: 'sendTo',
    subject: 'title',
    body: 'message1',
    state: 'status',
    createdAt: 'createdOn',
    createdByName: 'createdBy',
    sentAt: 'sentOn',
  },
);

/** The messages of the hospital, the last one first. An extension: without it nobody knows what was not sent. */
export const listOutbox = endpoint({
  path: '/Message/GetAllMailSmsInfo',
  summary: 'Lists the mails and SMS of the hospital and what became of them.',
  permission: may('view', gatewayMenu),
  effect: 'read',
  input: listInput(
    { state: optional(oneOf(messageStates)), channel: optional(oneOf(channels)) },
    { state: 'status', channel: 'messageType' },
  ),
  output: listOutput(outgoingMessage, 'mailSmsInfoList'),
});

/** A mail or an SMS as written by hand. */
export const writtenMessage = withChecks(
  shape(
    {
      channel: oneOf(channels, gatewayChecks.selectMailOrSms),
      recipient: requiredText(gatewayChecks.enterRecipient, 200),
      subject: optional(text(150).regex(/^[^\r\n]*$/, gatewayChecks.subjectOneLine.text)),
      body: requiredText(fieldSentences.writeMessage, 2000),
    },
    { channel: 'messageType', recipient: 'sendTo', subject: 'title', body: 'message1' },
  ),
  ({ channel, recipient, subject }, context) => {
    const fault = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (channel === 'sms' && !isPhone(recipient)) fault('recipient', fieldSentences.enterValidMobileNo.text);
    if (channel === 'mail' && !z.email().safeParse(recipient).success)
      fault('recipient', fieldSentences.notValidEmail.text);
    if (channel === 'mail' && !subject) fault('subject', fieldSentences.enterTitle.text);
  },
);

/** Puts a mail or an SMS into the outbox; it leaves by itself, and is tried again when the way is blocked (Q20). */
export const addMailSmsInfo = endpoint({
  path: '/Message/AddMailSmsInfo',
  logAs: ['outgoing_message', 'added'],
  summary: 'Sends a mail or an SMS; the outbox tells what became of it.',
  permission: may('add', gatewayMenu),
  effect: 'write',
  changes: [outboxTopic],
  input: shape({ message: writtenMessage }, { message: 'mailSmsInfo' }),
  output: shape({ messageId: id() }, { messageId: 'mailSmsInfoId' }),
});

/** Tries a message again that was given up. An extension. */
export const resendMessage = endpoint({
  path: '/Message/ResendMailSmsInfo',
  logAs: ['outgoing_message', 'sentAgain'],
  summary: 'Tries a failed mail or SMS again.',
  permission: may('edit', gatewayMenu),
  effect: 'write',
  changes: [outboxTopic],
  input: shape({ message: shape({ messageId: id() }, { messageId: 'mailSmsInfoId' }) }, { message: 'mailSmsInfo' }),
  output: shape({}),
});
