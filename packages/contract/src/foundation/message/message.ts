// Messages to roles and notifications to the group of one role, on the wire.

import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { day, flag, id, instant, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { messageChecks } from './message-checks.ts';
import { messageTopic, notificationTopic } from './topics.ts';

/** Menu path that rights on messages hang on; reading one's own needs none. */
export const messageMenu = 'message';

const MOST_TITLE_LETTERS = 150;
const MOST_BODY_LETTERS = 50_000;
const messageSpellings: Spellings = {
  body: 'message1',
  createdAt: 'createdOn',
  roleMappings: 'messageRoleMappings',
};

/** A message as kept; `body` is html, cleaned by the server (R161, Q158). */
const message = shape(
  {
    messageId: id(),
    title: text(MOST_TITLE_LETTERS),
    body: z.string(),
    publishDate: day(),
    createdAt: instant(),
    createdByName: text(),
    isActive: flag(),
    roleMappings: z.array(shape({ roleId: id(), roleName: text() })),
  },
  messageSpellings,
);

/** A message as written: published on a day, today unless it is said otherwise, for the roles it is mapped to. */
export const writtenMessage = shape(
  {
    title: requiredText(fieldSentences.enterTitle, MOST_TITLE_LETTERS),
    body: requiredText(fieldSentences.writeMessage, MOST_BODY_LETTERS),
    publishDate: optional(day(fieldSentences.enterValidDate)),
    isActive: optional(flag()),
    roleMappings: z
      .array(shape({ roleId: id() }), messageChecks.chooseAtLeastOneRole.text)
      .min(1, messageChecks.chooseAtLeastOneRole.text)
      .max(500, messageChecks.tooManyRolesNamed.text),
  },
  messageSpellings,
);

const oneMessage = shape({ message: shape({ messageId: id() }) });

/**
 * Messages the caller may see: role 0 everything published up to today (R146), other roles messages mapped to their role, active
 * and published (R147, Q175). With `isEverything`, which needs the right to add or change messages, all of the tenant.
 */
export const listMessages = endpoint({
  path: '/Message/GetAllMessages',
  summary: "Lists the messages of the caller's role; with isEverything all of the tenant, for those who write them.",
  permission: 'signed-in',
  effect: 'read',
  input: listInput({ isEverything: optional(flag()) }),
  output: listOutput(message, 'messageList'),
});

/** One message, of those the caller sees or may change. */
export const getMessage = endpoint({
  path: '/Message/GetMessageByID',
  summary: 'Reads one message.',
  permission: 'signed-in',
  effect: 'read',
  input: oneMessage,
  output: shape({ message }),
});

/** Writes a message; the screens of the roles it reaches today are told at once (R157, R159). */
export const addMessage = endpoint({
  path: '/Message/AddMessage',
  logAs: ['message', 'added'],
  bodyBytes: bodySize.long,
  summary: 'Writes a message to roles.',
  permission: may('add', messageMenu),
  effect: 'write',
  changes: [messageTopic],
  input: shape({ message: writtenMessage }),
  output: shape({ message }),
});

/** Changes a message; roles that it newly reaches are told. Without a publish date the day stays. */
export const updateMessage = endpoint({
  path: '/Message/UpdateMessage',
  logAs: ['message', 'changed'],
  bodyBytes: bodySize.long,
  summary: 'Changes a message.',
  permission: may('edit', messageMenu),
  effect: 'write',
  changes: [messageTopic],
  input: shape({ message: shape({ ...writtenMessage.shape, messageId: id() }, messageSpellings) }),
  output: shape({ message }),
});

/** Deactivates a message: its roles see it no more. */
export const deleteMessage = endpoint({
  path: '/Message/DeleteMessage',
  logAs: ['message', 'removed'],
  summary: 'Deactivates a message; nothing is deleted.',
  permission: may('delete', messageMenu),
  effect: 'write',
  changes: [messageTopic],
  input: oneMessage,
  output: shape({}),
});

const notificationSpellings: Spellings = {
  notificationId: 'hmsNotificationId',
  createdAt: 'createdOn',
  readAt: 'readOn',
};

/** A notification as kept; without `readAt` nobody of the group has read it. */
const notification = shape(
  {
    notificationId: id(),
    notificationGroup: text(),
    title: text(),
    /** Of a sentence: what says the title in the reader's language. */
    titleCode: optional(text()),
    titleParams: optional(z.record(z.string(), z.unknown())),
    /** The screen it leads to. */
    path: optional(text()),
    /** For the caller alone, not for all of the role. */
    isPersonal: flag(),
    createdAt: instant(),
    readAt: optional(instant()),
    readBy: optional(id()),
    readByName: optional(text()),
  },
  notificationSpellings,
);

/** The notifications of the caller's own group and those for the caller alone, newest first (R153, R154). */
export const listNotifications = endpoint({
  path: '/Message/GetAllHMSNotifications',
  summary: "Lists the notifications of the caller's tenant and role.",
  permission: 'signed-in',
  effect: 'read',
  input: listInput({}),
  output: listOutput(notification, 'hmsNotificationList'),
});

/** Notifies a group of the tenant; its screens show it at once and play the sound (R153, R157, R159, Q173). */
export const addNotification = endpoint({
  path: '/Message/AddHMSNotification',
  logAs: ['hms_notification', 'added'],
  summary: 'Notifies everybody of one role.',
  permission: may('add', messageMenu),
  effect: 'write',
  changes: [notificationTopic],
  input: shape(
    {
      notification: shape({
        notificationGroup: requiredText(messageChecks.nameGroup, 40),
        title: requiredText(fieldSentences.enterTitle, 200),
        /** A path of this server; a sound from elsewhere is not played. */
        soundUrl: optional(text(200).regex(/^(\/\w[\w.-]*)+$/, messageChecks.soundPathNotValid.text)),
      }),
    },
    { notification: 'hmsNotification' },
  ),
  output: shape({ notification }, { notification: 'hmsNotification' }),
});

/** Marks a notification of the caller's group as read. The server sets the time and the user (R155). */
export const updateNotification = endpoint({
  path: '/Message/UpdateHMSNotification',
  logAs: ['hms_notification', 'changed'],
  summary: 'Marks a notification as read; readOn and readBy may be sent along and are set by the server.',
  permission: 'signed-in',
  effect: 'write',
  changes: [notificationTopic],
  input: shape(
    {
      notification: shape(
        { notificationId: id(), readAt: optional(instant()), readBy: optional(id()) },
        notificationSpellings,
      ),
    },
    { notification: 'hmsNotification' },
  ),
  output: shape({ notification }, { notification: 'hmsNotification' }),
});
