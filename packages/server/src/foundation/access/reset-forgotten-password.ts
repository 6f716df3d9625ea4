// Sets a new password with the one-time code that was mailed; all sessions of the user end (R086, Q159, Q187).

import { randomUUID } from 'node:crypto';
import { resetForgottenPassword as resetForgottenPasswordEndpoint } from '@charaka/contract/foundation/access/access';
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { passwordFault } from '@charaka/rules/access/password-strength';
import type { AfterAnswer } from '../../kernel/after-answer.ts';
import type { Letter, Mail } from '../../kernel/mail.ts';
import { RefusedAnswer } from '../../kernel/refusal.ts';
import { AnswerWithSentence, type OpenCall, type OpenHandler } from '../../kernel/serve-open.ts';
import { endSessionsOf } from './access-store.ts';
import { listFactors } from './factor-store.ts';
import { takeTurn } from './log-in-guard.ts';
import { hashPassword, isPassword, openPassword } from './password.ts';
import { changeForgottenPassword, countWrongTry, findForgetfulUser, findLivingCode } from './password-reset-store.ts';
import { noteSecurityEvent } from './security-event.ts';

/** So many wrong codes are forgiven; then a new code has to be asked for. */
export const MOST_WRONG_TRIES = 5;
/** After this many wrong tries within a day, over any number of codes, the user must ask an administrator or wait for the next day. */
export const MOST_WRONG_TRIES_IN_DAY = 15;

const WRONG = accessSentences.oneTimeCodeNotRight;
/** Checked when there is no such user or code, so that the answer takes as long as for a wrong one. */
const decoy = hashPassword(randomUUID());

/** The parts that the reset needs. */
export interface ResetParts {
  readonly privateKey: string;
  readonly mail: Mail | undefined;
  readonly later: AfterAnswer;
}

/** The reset. One sentence for every reason that a code does not count; the user is notified of the change by mail. */
export function resetForgottenPassword({ privateKey, mail, later }: ResetParts): OpenHandler {
  return {
    endpoint: resetForgottenPasswordEndpoint,
    run: async (
      call: OpenCall,
      input: ParsedOf<typeof resetForgottenPasswordEndpoint>,
    ): Promise<AnswerWithSentence | RefusedAnswer> => {
      const { otp, encryptedPassword } = input.user;
      const { tx } = call;
      const { tenantId } = call.tenant;
      const password = openPassword(encryptedPassword, privateKey);
      if (password === undefined) return new RefusedAnswer(accessSentences.passwordNotRead);
      // Before the code is checked: a weak password must not cost a try. The user's own minimum length is shown only to a user with the
      // right code.
      const weakness = passwordFault(password, { hasFactor: true });
      if (weakness) return new RefusedAnswer(weakness);
      // Known names wait for one another's tries, so unknown ones do too.
      const name = input.user.emailAddress || input.user.contactNo || '';
      await takeTurn(tx, tenantId, ['reset', name.toLowerCase()]);
      const user = await findForgetfulUser(tx, tenantId, input.user);
      const most = { tries: MOST_WRONG_TRIES, triesInDay: MOST_WRONG_TRIES_IN_DAY };
      const code = user && (await findLivingCode(tx, tenantId, user.userId, most));
      const fits = await isPassword(otp, code?.codeHash ?? (await decoy));
      if (!user || !code) return new RefusedAnswer(WRONG);
      if (!fits) {
        await countWrongTry(tx, tenantId, code.codeId);
        return new RefusedAnswer(WRONG);
      }
      const fault = passwordFault(password, { hasFactor: (await listFactors(tx, tenantId, user.userId)).length > 0 });
      if (fault) return new RefusedAnswer(fault);
      const passwordHash = await hashPassword(password);
      await changeForgottenPassword(tx, { tenantId, userId: user.userId, codeId: code.codeId, passwordHash });
      await noteSecurityEvent(tx, {
        tenantId,
        kind: 'password changed',
        userId: user.userId,
        agent: call.userAgent,
        result: 'one-time code',
      });
      for (const sessionId of await endSessionsOf(tx, tenantId, user.userId))
        await tx.announce(accessTopic, { tenantId, sessionId });
      const { email } = user;
      if (mail && email) call.afterCommit(() => later.add(() => mail.send(noticeOfChange(call, user.name, email))));
      return new AnswerWithSentence({}, accessSentences.passwordChangedLogIn);
    },
  };
}

function noticeOfChange({ tenant, ip }: OpenCall, name: string, email: string): Letter {
  return {
    to: email,
    subject: `Your password at ${tenant.displayName} was changed`,
    text: [
      `${name},`,
      '',
      `your password at ${tenant.displayName} was just changed with a one-time code, from the address ${ip}.`,
      'You are logged out on all devices.',
      '',
      'If this was not you, please tell your administrator at once.',
      '',
    ].join('\n'),
  };
}
