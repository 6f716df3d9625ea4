// The operator's way out where nobody of the tenant can take a lost factor away, as that of its only administrator (PS036).
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { CommandRefusal } from '../../kernel/command-refusal.ts';
import { inOneTransaction } from '../../kernel/database.ts';
import type { Letter } from '../../kernel/mail.ts';
import { Transaction } from '../../kernel/transaction.ts';
import { notifyUsers } from '../message/notify-users.ts';
import { findNamedUser } from './access-store.ts';
import { noteOperatorsLoss, takeFactorsAway } from './factor-loss-store.ts';
import { noteSecurityEvent } from './security-event.ts';
import { OWN_SECURITY_PATH, securityLetter } from './security-post.ts';

/** The owner of the factors, and the reason; all as the operator types them. */
export interface ResetWish {
  /** The name in the address, as in `?tenant=aster`. */
  readonly tenantName: string;
  /** E-mail or phone, as at the log-in. */
  readonly user: string;
  readonly reason: string;
}

const SENTENCE =
  'Your second factors were taken away by whoever runs the server. You cannot approve anything for the next 24 hours.';
const MOST_LETTERS_OF_REASON = 300;

/**
 * Takes every factor of the user away, ends the sessions, freezes approvals for a day and tells the user in the bell. Answers the name and
 * the letter to send, where there is an address. Refuses without a reason, and where there is no such user or no factor.
 */
export async function resetFactor(
  owner: pg.Client,
  wish: ResetWish,
): Promise<{ name: string; letter: Letter | undefined }> {
  const reason = wish.reason.trim();
  if (reason === '' || reason.length > MOST_LETTERS_OF_REASON)
    throw new CommandRefusal(`Please enter the reason, in at most ${MOST_LETTERS_OF_REASON} letters`);
  return inOneTransaction(owner, async () => {
    const tx = new Transaction(owner);
    const tenant = await tx.row<{ tenantId: number }>(
      sql`select tenant_id from tenant where lower(tenant_name) = lower(${wish.tenantName})`,
    );
    if (!tenant) throw new CommandRefusal(`There is no tenant named ${wish.tenantName}`);
    const { tenantId } = tenant;
    await tx.rows(sql`select set_config('app.tenant_id', ${String(tenantId)}, true),
      set_config('app.operation', 'factor:reset', true)`);
    const { userId } = await namedUser(tx, tenantId, wish.user.trim());
    const user = await tx.one<{ name: string; email: string | null; displayName: string }>(
      sql`select u.name, u.email, t.display_name from app_user u join tenant t using (tenant_id)
        where u.tenant_id = ${tenantId} and u.user_id = ${userId}`,
      accessSentences.noSuchUser,
    );
    if ((await takeFactorsAway(tx, tenantId, userId)) === 0)
      throw new CommandRefusal(`${user.name} has no second factor; nothing was changed`);
    await noteOperatorsLoss(tx, tenantId, userId, reason);
    await noteSecurityEvent(tx, { tenantId, kind: 'factor lost', userId, result: 'taken away by the operator' });
    await notifyUsers({ tx, tenantId, userId }, [userId], { title: SENTENCE, path: OWN_SECURITY_PATH });
    const { name, email, displayName } = user;
    const where = 'It was done on the server itself.';
    return { name, letter: email ? securityLetter({ name, email, displayName }, SENTENCE, where) : undefined };
  });
}

async function namedUser(tx: Transaction, tenantId: number, name: string): Promise<{ userId: number }> {
  const user = await findNamedUser(tx, tenantId, name.includes('@') ? { email: name } : { phone: name });
  if (!user) throw new CommandRefusal(`Nobody logs in as ${name}`);
  return user;
}
