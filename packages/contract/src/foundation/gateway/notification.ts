// Which events are told to the patient, by mail or SMS, and in which words.

import { inBraces, unknownPlaces } from '@charaka/rules/message/message-template';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, optional, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { gatewayChecks } from './gateway-checks.ts';
import { gatewayMenu } from './secret.ts';
import { gatewayTopic } from './topics.ts';

/** An event, what it says unless the hospital words it otherwise, and its number on the wire. */
export const notificationTypes = [
  {
    notificationId: 1,
    notificationType: 'ipd_patient_registration',
    words: 'Dear {patient}, you are admitted to {hospital} on {date} under {doctor}. Your IPD number is {number}.',
  },
  {
    notificationId: 2,
    notificationType: 'ipd_patient_discharged',
    words: 'Dear {patient}, you are discharged from {hospital} on {date}. We wish you good health.',
  },
  {
    notificationId: 3,
    notificationType: 'opd_patient_registration',
    words: 'Dear {patient}, your OPD visit at {hospital} is on {date} with {doctor}. Your token is {number}.',
  },
  {
    notificationId: 4,
    notificationType: 'appointment',
    words: 'Dear {patient}, your appointment at {hospital} with {doctor} is on {date} at {number}.',
  },
] as const;
/** The name of an event. */
export type NotificationType = (typeof notificationTypes)[number]['notificationType'];

/** Placeholders in the text of a notification. */
export const notificationPlaces = ['patient', 'hospital', 'date', 'doctor', 'number'] as const;

/** A notification as set; `words` are the hospital's own, or none. */
export const notificationSetting = shape(
  {
    notificationId: id(),
    notificationType: text(),
    isMail: flag(),
    isSms: flag(),
    isMobileApp: flag(),
    words: optional(text(500)),
    isActive: flag(),
  },
  { isMobileApp: 'isMobileapp', words: 'messageTemplate' },
);

/** A notification as typed. */
export const typedNotification = shape(
  {
    notificationId: id(),
    isMail: flag(),
    isSms: flag(),
    isMobileApp: optional(flag()),
    words: optional(
      text(500).superRefine((words, context) => {
        const [unknown] = unknownPlaces(words, notificationPlaces);
        const fault = unknown && gatewayChecks.nothingForPlace({ place: inBraces(unknown) });
        if (fault) context.addIssue({ code: 'custom', message: fault.text });
      }),
    ),
    isActive: optional(flag()),
  },
  { isMobileApp: 'isMobileapp', words: 'messageTemplate' },
);

/** Every event of the hospital with its ways; none is told until somebody says so. */
export const listNotificationSettings = endpoint({
  path: '/HospitalSetting/GetAllNotification',
  summary: 'Lists the events that patients may be told of, and by which ways.',
  permission: may('view', gatewayMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(notificationSetting, 'notificationList'),
});

/** Says by which ways an event is told. Push messages to telephones are not enabled (R091). */
export const updateNotificationSetting = endpoint({
  path: '/HospitalSetting/UpdateNotification',
  logAs: ['notification_setting', 'changed'],
  summary: 'Says by which ways patients are told of an event, and in which words.',
  permission: may('edit', gatewayMenu),
  effect: 'write',
  changes: [gatewayTopic],
  input: shape({ notification: typedNotification }),
  output: shape({ notification: notificationSetting }),
});
