// Payment gateways on the wire: the accounts of a hospital with them, and which one is used.

import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { gatewayChecks } from './gateway-checks.ts';
import { forgottenSecrets, gatewayMenu, secretState, secretText } from './secret.ts';
import { gatewayTopic } from './topics.ts';

/** The secrets of a payment gateway. */
export const paymentSecrets = ['apiSecretKey', 'salt', 'apiPassword', 'apiSignature'] as const;

const spellings = {
  paytmIndustryType: 'paytmIndustrytype',
  isDemo: 'paypalDemo',
  isSelected: 'isPaymentGateway',
  secrets: 'secretList',
};

const shared = {
  paymentType: requiredText(gatewayChecks.enterGateway, 60),
  apiUsername: optional(text(200)),
  apiPublishableKey: optional(text(500)),
  paytmWebsite: optional(text(100)),
  paytmIndustryType: optional(text(100)),
  apiEmail: optional(z.union([z.literal(''), z.email(fieldSentences.notValidEmail.text).max(200)])),
  isDemo: optional(flag()),
  accountNo: optional(text(60)),
  isActive: optional(flag()),
};

/** A gateway as answered; of its secrets only whether they are set (Q186). */
export const paymentGateway = shape(
  { paymentId: id(), ...shared, isDemo: flag(), isActive: flag(), isSelected: flag(), secrets: z.array(secretState) },
  spellings,
);

/** A gateway as typed; without a number it is a new one, active unless it is said otherwise. */
export const typedPaymentGateway = shape(
  {
    paymentId: optional(id()),
    ...shared,
    apiSecretKey: secretText(),
    salt: secretText(),
    apiPassword: secretText(),
    apiSignature: secretText(),
    forgottenSecrets: forgottenSecrets(paymentSecrets),
  },
  spellings,
);

const answer = shape({ payment: paymentGateway });

/** The payment gateways of the hospital. */
export const listPaymentGateways = endpoint({
  path: '/HospitalSetting/getAllPayment',
  summary: 'Lists the payment gateways of the hospital; secrets are never answered.',
  permission: may('view', gatewayMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(paymentGateway, 'paymentList'),
});

/** Adds a gateway or changes one; secrets left out stay. */
export const savePaymentGateway = endpoint({
  path: '/HospitalSetting/AddEditPayment',
  logAs: ['payment_setting', 'saved'],
  summary: 'Adds or changes a payment gateway; secrets left out stay.',
  permission: may('edit', gatewayMenu),
  effect: 'write',
  changes: [gatewayTopic],
  stepUp: 'policy',
  input: shape({ payment: typedPaymentGateway }),
  output: answer,
});

/** Chooses the gateway that is used, in place of another one. */
export const setPaymentGateway = endpoint({
  path: '/HospitalSetting/SetPaymentGateway',
  logAs: ['payment_setting', 'changed'],
  summary: 'Chooses the payment gateway of the hospital.',
  permission: may('edit', gatewayMenu),
  effect: 'write',
  changes: [gatewayTopic],
  stepUp: 'policy',
  input: shape({ payment: shape({ paymentId: id(gatewayChecks.selectGateway) }) }),
  output: answer,
});
