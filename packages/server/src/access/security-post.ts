// Tells a user by mail what was changed about the log-in, once the change is kept (PS034).
import sql from 'sql-template-tag';
import type { AfterAnswer } from '../kernel/after-answer.ts';
import type { Call } from '../kernel/handler.ts';
import type { Mail } from '../kernel/mail.ts';

/** Writes such letters; without mail it does nothing. */
export class SecurityPost {
  readonly #mail: Mail | undefined;
  readonly #later: AfterAnswer | undefined;

  constructor(mail?: Mail, later?: AfterAnswer) {
    this.#mail = mail;
    this.#later = later;
  }

  /** Sends one sentence about the log-in to its owner after the call; nothing is sent when the call fails. */
  async tell(
    call: Pick<Call, 'tx' | 'tenantId' | 'ip' | 'afterCommit'>,
    userId: number,
    sentence: string,
  ): Promise<void> {
    const [mail, later] = [this.#mail, this.#later];
    if (!mail || !later) return;
    const user = await call.tx.row<{ name: string; email: string | null; displayName: string }>(sql`
      select u.name, u.email, t.display_name from app_user u join tenant t using (tenant_id)
      where u.tenant_id = ${call.tenantId} and u.user_id = ${userId}`);
    const { name, email, displayName } = user ?? {};
    if (!email) return;
    const text = [
      ...[`${name},`, '', sentence, `It was done from the address ${call.ip}.`, ''],
      ...['If this was not you, please tell your administrator at once.', ''],
    ].join('\n');
    call.afterCommit(() => later.add(() => mail.send({ to: email, subject: `Your log-in at ${displayName}`, text })));
  }
}
