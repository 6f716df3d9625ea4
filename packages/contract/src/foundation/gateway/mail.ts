// The mail server of a hospital on the wire.

import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape } from '../../kernel/shape.ts';
import { gatewayChecks } from './gateway-checks.ts';
import { forgottenSecrets, gatewayMenu, secretState, secretText } from './secret.ts';
import { gatewayTopic, outboxTopic } from './topics.ts';

/** How the line to a mail server is secured: not at all, from the first byte, or after asking. */
export const mailSecurities = ['starttls', 'tls', 'none'] as const;
/** The secrets of a mail server. */
export const mailSecrets = ['smtpPassword'] as const;

const spellings = { security: 'sslTls', secrets: 'secretList' };

const shared = {
  smtpServer: requiredText(gatewayChecks.enterMailServer, 200).regex(
    /^[A-Za-z0-9.:-]+$/,
    gatewayChecks.mailServerNotValid.text,
  ),
  smtpPort: z
    .int(gatewayChecks.enterPort.text)
    .min(1, gatewayChecks.portOutside.text)
    .max(65_535, gatewayChecks.portOutside.text),
  security: oneOf(mailSecurities, gatewayChecks.selectLineSecurity),
  smtpUsername: optional(text(200)),
  fromName: optional(text(100).regex(/^[^\r\n<>"]*$/, gatewayChecks.nameHasQuotes.text)),
  fromAddress: z.email(fieldSentences.notValidEmail.text).max(200),
  isActive: optional(flag()),
};

/** The mail server as answered (Q186). */
export const mailSetting = shape(
  { emailId: id(), ...shared, isActive: flag(), secrets: z.array(secretState) },
  spellings,
);

/** The mail server as typed; a secret left out stays. */
export const typedMailSetting = shape(
  { ...shared, smtpPassword: secretText(), forgottenSecrets: forgottenSecrets(mailSecrets) },
  spellings,
);

/** The mail server of the hospital; none until one is set. An extension: the specification only writes it. */
export const getMailSetting = endpoint({
  path: '/HospitalSetting/GetEmail',
  summary: 'Reads the mail server of the hospital; its password is never answered.',
  permission: may('view', gatewayMenu),
  effect: 'read',
  input: shape({}),
  output: shape({ email: optional(mailSetting) }),
});

/** Sets the mail server; the password does not follow to another server. */
export const saveMailSetting = endpoint({
  path: '/HospitalSetting/AddEditEmail',
  logAs: ['mail_setting', 'changed'],
  summary: 'Sets the mail server of the hospital; a password left out stays.',
  permission: may('edit', gatewayMenu),
  effect: 'write',
  changes: [gatewayTopic],
  stepUp: 'policy',
  input: shape({ email: typedMailSetting }),
  output: shape({ email: mailSetting }),
});

/** Puts a test mail into the outbox. An extension. */
export const sendTestMail = endpoint({
  path: '/HospitalSetting/SendTestEmail',
  logAs: ['test_mail', 'sent'],
  summary: 'Sends a test mail through the mail server of the hospital; the outbox tells what became of it.',
  permission: may('edit', gatewayMenu),
  effect: 'write',
  changes: [outboxTopic],
  input: shape({ emailAddress: z.email(fieldSentences.notValidEmail.text).max(200) }),
  output: shape({ messageId: id() }),
});
