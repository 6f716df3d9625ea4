// Takes away the factors that somebody has lost, when two administrators say so (PS036).
import { removeLostFactors as removeLostFactorsEndpoint } from '@charaka/contract/security';
import { mayGiveRole } from '@charaka/rules/permission';
import { type Call, type Handler, handle } from '../kernel/handler.ts';
import { refuse, Turned } from '../kernel/refusal.ts';
import { endSessionsOf, readUserName } from './access-store.ts';
import { askForLoss, closeLoss, dropAllFactors, findLoss, listFactors } from './factor-store.ts';
import { takeTurn } from './log-in-guard.ts';
import { refuseNoAdministrator } from './refuse-no-administrator.ts';
import { noteSecurityEvent } from './security-event.ts';
import type { SecurityPost } from './security-post.ts';

/** The first administrator's call asks, another one's takes the factors away; all sessions of the user end. */
export function removeLostFactors(post: SecurityPost): Handler {
  return handle(removeLostFactorsEndpoint, async (call, { userId }) => {
    const { tx, tenantId, session } = call;
    refuseNoAdministrator(session);
    if (userId === call.userId) refuse('Your own factors are taken away by two other administrators');
    await takeTurn(tx, tenantId, ['lost factor', String(userId)]);
    const user = await readUserName(tx, tenantId, userId);
    if (!user) refuse('There is no such user');
    if (!mayGiveRole(session.roleId, user.roleId)) throw new Turned(403, 'You are not permitted to do this');
    if ((await listFactors(tx, tenantId, userId)).length === 0) refuse(`${user.name} has no second factor`);
    const loss = await findLoss(tx, tenantId, userId);
    if (!loss) {
      await askForLoss(tx, tenantId, userId, call.userId);
      await note(call, userId, 'asked for');
      await post.tell(
        call,
        userId,
        'An administrator says that you have lost your second factor. A second one has to agree.',
      );
      call.say('A second administrator has to agree within a day');
      return { isDone: false };
    }
    if (loss.askedById === call.userId) refuse('A second administrator has to agree: you have asked already');
    await dropAllFactors(tx, tenantId, userId);
    await closeLoss(tx, tenantId, loss.lossId, call.userId);
    for (const sessionId of await endSessionsOf(tx, tenantId, userId))
      await tx.announce({ topic: 'access', tenantId, sessionId });
    await note(call, userId, 'taken away');
    await post.tell(call, userId, 'Two administrators took your second factors away, because you had lost them.');
    call.say(`${user.name} logs in without a second factor now, and is logged out everywhere`);
    return { isDone: true };
  });
}

async function note(
  { tx, tenantId, userId: byUserId, userAgent }: Call,
  userId: number,
  result: string,
): Promise<void> {
  await noteSecurityEvent(tx, { tenantId, kind: 'factor lost', userId, byUserId, agent: userAgent, result });
}
