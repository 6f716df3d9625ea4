// SMS gateways on the wire: how each is called, in which places its message and secrets stand.

import { fillTemplate, inBraces, insideJson, placesOf, unknownPlaces } from '@charaka/rules/message/message-template';
import type { Sentence } from '@charaka/rules/message/sentence';
import { isPhone } from '@charaka/rules/person/phone';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { gatewayChecks } from './gateway-checks.ts';
import { forgottenSecrets, gatewayMenu, secretState, secretText } from './secret.ts';
import { gatewayTopic, outboxTopic } from './topics.ts';

/** How a gateway is called. */
export const smsMethods = ['get', 'post-form', 'post-json'] as const;
/** The secrets of an SMS gateway. */
export const smsSecrets = ['authKey', 'password'] as const;
/** Placeholders, by the names of the specification. */
export const smsPlaces = ['contact', 'message', 'senderid', 'apiId', 'username', 'authkey', 'password'] as const;

const spellings = { authKey: 'authkey', senderId: 'senderid', secrets: 'secretList', method: 'smsMethod' };

const shared = {
  smsType: requiredText(gatewayChecks.enterGateway, 60),
  smsName: requiredText(fieldSentences.enterName, 100),
  apiId: optional(text(200)),
  senderId: optional(text(60)),
  contact: optional(text(60)),
  username: optional(text(200)),
  url: requiredText(gatewayChecks.enterAddress, 1000),
  method: oneOf(smsMethods, gatewayChecks.selectMethod),
  headerName: optional(text(60).regex(/^[A-Za-z0-9-]+$/, gatewayChecks.headerNameNotValid.text)),
  headerValue: optional(text(500)),
  body: optional(text(2000)),
  successText: optional(text(100)),
  isActive: optional(flag()),
};

interface Template {
  readonly url: string;
  readonly method: string;
  readonly headerValue?: string | null | undefined;
  readonly body?: string | null | undefined;
}

function isWebAddress(url: string): boolean {
  const address = URL.canParse(url) ? new URL(url) : null;
  // A place in the host, the port or the user would let a message decide whom we call.
  return (
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    !address.username &&
    !address.password &&
    !/[{}]|%7b/i.test(address.host)
  );
}

function isJsonBody(body: string): boolean {
  try {
    JSON.parse(fillTemplate(body, {}, insideJson));
    return true;
  } catch {
    return false;
  }
}

function checkTemplate({ url, method, headerValue, body }: Template, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  const fault = (field: string, sentence: Sentence) =>
    context.addIssue({ code: 'custom', path: [field], message: sentence.text });
  if (!isWebAddress(url)) fault('url', gatewayChecks.notWebAddress);
  for (const [field, template] of Object.entries({ url, headerValue, body })) {
    const [unknown] = unknownPlaces(template ?? '', smsPlaces);
    if (unknown) fault(field, gatewayChecks.nothingForPlace({ place: inBraces(unknown) }));
  }
  const places = placesOf(`${url} ${method === 'get' ? '' : (body ?? '')}`);
  if (!places.includes('contact') || !places.includes('message'))
    fault(
      method === 'get' ? 'url' : 'body',
      gatewayChecks.placesMissing({ contact: inBraces('contact'), message: inBraces('message') }),
    );
  if (method === 'post-json' && !isJsonBody(body ?? '')) fault('body', gatewayChecks.notJson);
}

/** A gateway as answered: of its secrets only whether they are set (Q186). */
export const smsSetting = shape(
  { smsId: id(), ...shared, method: oneOf(smsMethods), isActive: flag(), secrets: z.array(secretState) },
  spellings,
);

const typed = {
  ...shared,
  authKey: secretText(),
  password: secretText(),
  forgottenSecrets: forgottenSecrets(smsSecrets),
};

/** A gateway that does not exist yet. */
export const newSmsSetting = withChecks(shape(typed, spellings), checkTemplate);
/** A gateway with what is to be changed; fields left out are cleared, secrets left out stay. */
const changedSmsSetting = withChecks(shape({ smsId: id(), ...typed }, spellings), checkTemplate);

const answer = shape({ sms: smsSetting });

/** The SMS gateways of the hospital; one of them is active and sends. */
export const listSmsSettings = endpoint({
  path: '/HospitalSetting/GetAllSms',
  summary: 'Lists the SMS gateways of the hospital; secrets are never answered.',
  permission: may('view', gatewayMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(smsSetting, 'smsList'),
});

/** Adds a gateway; an active one takes the place of the one that was active. */
export const addSmsSetting = endpoint({
  path: '/HospitalSetting/AddSms',
  logAs: ['sms_setting', 'added'],
  summary: 'Adds an SMS gateway.',
  permission: may('add', gatewayMenu),
  effect: 'write',
  changes: [gatewayTopic],
  stepUp: 'policy',
  input: shape({ sms: newSmsSetting }),
  output: answer,
});

/** Replaces what is known of a gateway. A secret does not follow to another host: it has to be typed again. */
export const updateSmsSetting = endpoint({
  path: '/HospitalSetting/UpdateSms',
  logAs: ['sms_setting', 'changed'],
  summary: 'Changes an SMS gateway; secrets left out stay.',
  permission: may('edit', gatewayMenu),
  effect: 'write',
  changes: [gatewayTopic],
  stepUp: 'policy',
  input: shape({ sms: changedSmsSetting }),
  output: answer,
});

/** Puts a test message into the outbox for the active gateway. An extension. */
export const sendTestSms = endpoint({
  path: '/HospitalSetting/SendTestSms',
  logAs: ['test_sms', 'sent'],
  summary: 'Sends a test message through the active SMS gateway; the outbox tells what became of it.',
  permission: may('edit', gatewayMenu),
  effect: 'write',
  changes: [outboxTopic],
  input: shape({
    contactNo: requiredText(gatewayChecks.enterMobileNumber, 16).refine(
      isPhone,
      fieldSentences.enterValidMobileNo.text,
    ),
  }),
  output: shape({ messageId: id() }),
});
