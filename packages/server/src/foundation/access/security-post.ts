// Tells a user by mail what was changed about the log-in, once the change is kept (PS034).
import sql from 'sql-template-tag';
import type { AfterAnswer } from '../../kernel/after-answer.ts';
import type { Call } from '../../kernel/handler.ts';
import type { Mail } from '../../kernel/mail.ts';
import { notifyUsers } from '../message/notify-users.ts';

/** The parts of a call that a notice to a user needs. */
type Told = Pick<Call, 'tx' | 'tenantId' | 'ip' | 'afterCommit'>;

/** The page of one's own settings, where sessions and factors stand. */
export const OWN_SECURITY_PATH = 'profile/setting';

/** The letter that says one sentence about the log-in; `where` names its address, or who did it. */
export function securityLetter(
  { name, email, displayName }: { name: string; email: string; displayName: string },
  sentence: string,
  where: string,
): { to: string; subject: string; text: string } {
  const lines = [
    `${name},`,
    '',
    sentence,
    where,
    '',
    'If this was not you, please tell your administrator at once.',
    '',
  ];
  return { to: email, subject: `Your log-in at ${displayName}`, text: lines.join('\n') };
}

/** Writes such letters; without mail it does nothing. */
export class SecurityPost {
  readonly #mail: Mail | undefined;
  readonly #later: AfterAnswer | undefined;

  constructor(mail?: Mail, later?: AfterAnswer) {
    this.#mail = mail;
    this.#later = later;
  }

  /** Sends one sentence about the log-in to its owner after the call; nothing is sent when the call fails. Answers whether there is a way. */
  async tell(call: Told, userId: number, sentence: string): Promise<boolean> {
    const [mail, later] = [this.#mail, this.#later];
    if (!mail || !later) return false;
    const user = await call.tx.row<{ name: string; email: string | null; displayName: string }>(sql`
      select u.name, u.email, t.display_name from app_user u join tenant t using (tenant_id)
      where u.tenant_id = ${call.tenantId} and u.user_id = ${userId}`);
    if (!user?.email) return false;
    const letter = securityLetter({ ...user, email: user.email }, sentence, `It was done from the address ${call.ip}.`);
    call.afterCommit(() => later.add(() => mail.send(letter)));
    return true;
  }

  /** Tells by mail and in the bell what somebody else did to the log-in. */
  async alert(call: Told & Pick<Call, 'userId'>, userId: number, sentence: string): Promise<void> {
    await notifyUsers(call, [userId], { title: sentence, path: OWN_SECURITY_PATH });
    await this.tell(call, userId, sentence);
  }

  /** Tells by mail what happened to one's own log-in; in the bell where there is no mail or no address. */
  async warn(call: Told & Pick<Call, 'userId'>, sentence: string): Promise<void> {
    if (!(await this.tell(call, call.userId, sentence)))
      await notifyUsers(call, [call.userId], { title: sentence, path: OWN_SECURITY_PATH });
  }
}
