// Sends a one-time code to a user who forgot the password; the answer does not disclose which users exist (R087, Q159).

import { randomInt } from 'node:crypto';
import { sendForgotPasswordOtp as sendForgotPasswordOtpEndpoint } from '@charaka/contract/foundation/access/access';
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { AfterAnswer } from '../../kernel/after-answer.ts';
import type { Mail } from '../../kernel/mail.ts';
import { RefusedAnswer } from '../../kernel/refusal.ts';
import { AnswerWithSentence, type OpenCall, type OpenHandler } from '../../kernel/serve-open.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { hashPassword } from './password.ts';
import { countRecentCodes, findForgetfulUser, keepCode, type NamedUser } from './password-reset-store.ts';

/** How long a code may be used. */
const CODE_MINUTES = 10;
/** More mails than this a user does not get within an hour. */
const MOST_CODES_PER_HOUR = 5;
const MOST_CODES_PER_DAY = 10;

const NO_CHANNEL = accessSentences.codesNotSent;
const SENT = accessSentences.oneTimeCodeSent;

/**
 * Sending with this server's mail. Everything that depends on the user is done after the answer, so neither its words nor
 * its time tell whether there is one. Without mail it declines and changes nothing.
 */
export function sendForgotPasswordOtp(mail: Mail | undefined, later: AfterAnswer): OpenHandler {
  return {
    endpoint: sendForgotPasswordOtpEndpoint,
    // Each one may send a mail.
    isEveryTryCounted: true,
    run: async (
      call: OpenCall,
      input: ParsedOf<typeof sendForgotPasswordOtpEndpoint>,
    ): Promise<AnswerWithSentence | RefusedAnswer> => {
      if (!mail) return new RefusedAnswer(NO_CHANNEL);
      call.afterCommit(() => later.add(() => sendCode(mail, call, input.user)));
      return new AnswerWithSentence({}, SENT);
    },
  };
}

async function sendCode(mail: Mail, call: OpenCall, named: NamedUser): Promise<void> {
  const { tenantId, displayName } = call.tenant;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = await hashPassword(code);
  const scope = { tenantId, ip: call.ip, operation: sendForgotPasswordOtpEndpoint.path };
  const user = await inTransaction(call.kernel.pool, scope, 'write', async (tx) => {
    const found = await findForgetfulUser(tx, tenantId, named);
    // Mail is the only channel: a user without an address, or with one of today, asks the help desk.
    if (!found?.email || !found.isAddressKnown) return undefined;
    const { inHour, inDay } = await countRecentCodes(tx, tenantId, found.userId);
    if (inHour >= MOST_CODES_PER_HOUR || inDay >= MOST_CODES_PER_DAY) return undefined;
    await keepCode(tx, { tenantId, userId: found.userId, codeHash, minutes: CODE_MINUTES, ip: call.ip });
    return found;
  });
  if (!user?.email) return;
  await mail.send({
    to: user.email,
    subject: `One-time code for ${displayName}`,
    text: [
      `${user.name},`,
      '',
      `this is your one-time code for a new password at ${displayName}:`,
      '',
      code,
      '',
      `It can be used once within ${CODE_MINUTES} minutes.`,
      '',
      'If you did not ask for it, you need not do anything: your password stays as it is.',
      'Never tell this code to anybody.',
      '',
    ].join('\n'),
  });
}
