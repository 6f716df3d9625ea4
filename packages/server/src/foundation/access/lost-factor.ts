// Takes away the factors that somebody has lost, when two administrators say so (PS036).

import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import {
  removeLostFactors as removeLostFactorsEndpoint,
  SECURITY_MENU_PATH,
} from '@charaka/contract/foundation/access/security';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { mayGiveRole } from '@charaka/rules/access/permission';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { HttpError, refuse } from '../../kernel/refusal.ts';
import { notifyUsers } from '../message/notify-users.ts';
import { readUserName } from './access-store.ts';
import { askForLoss, closeLoss, findLoss, otherAdministrators, takeFactorsAway } from './factor-loss-store.ts';
import { listFactors } from './factor-store.ts';
import { isFrozen } from './frozen.ts';
import { takeTurn } from './log-in-guard.ts';
import { refuseNoAdministrator } from './refuse-no-administrator.ts';
import { noteSecurityEvent } from './security-event.ts';
import type { SecurityPost } from './security-post.ts';

const TOLD =
  'Your second factors were taken away, because you had lost them. You cannot approve anything for the next 24 hours.';

/**
 * The first administrator's call makes the request, another one's removes the factors; all sessions of the user end.
 * When there is no second administrator to agree, the only one acts alone; the answer and the log say so (Q233).
 */
export function removeLostFactors(post: SecurityPost): Handler {
  return handle(removeLostFactorsEndpoint, async (call, { userId }) => {
    const { tx, tenantId } = call;
    const user = await refuseUnfit(call, userId);
    const loss = await findLoss(tx, tenantId, userId);
    if (loss?.askedById === call.userId) refuse(accessSentences.askedAlready);
    const others = loss ? [] : await otherAdministrators(tx, tenantId, { ...user, besides: [call.userId, userId] });
    if (others.length > 0) {
      await ask(call, { userId, name: user.name, others }, post);
      return { isDone: false };
    }
    const { lossId } = loss ?? (await askForLoss(tx, tenantId, userId, call.userId));
    await takeFactorsAway(tx, tenantId, userId);
    await closeLoss(tx, tenantId, lossId, loss ? call.userId : null);
    await note(call, userId, loss ? 'taken away' : 'taken away by the only administrator');
    await post.alert(call, userId, TOLD);
    const { name } = user;
    call.say(loss ? accessSentences.factorTakenAway({ name }) : accessSentences.factorTakenAwayAlone({ name }));
    return { isDone: true };
  });
}

/** The owner of the factors. Refuses a caller who may not remove them, the caller's own, and a user who has none. */
async function refuseUnfit(call: Call, userId: number): Promise<{ name: string; roleId: number }> {
  const { tx, tenantId, session } = call;
  refuseNoAdministrator(session);
  if (await isFrozen(call)) refuse(accessSentences.resetTooRecently);
  if (userId === call.userId) refuse(accessSentences.ownFactorsByOthers);
  await takeTurn(tx, tenantId, ['lost factor', String(userId)]);
  const user = await readUserName(tx, tenantId, userId);
  if (!user) refuse(accessSentences.noSuchUser);
  if (!mayGiveRole(session.roleId, user.roleId)) throw new HttpError(403, kernelSentences.notPermitted);
  if ((await listFactors(tx, tenantId, userId)).length === 0)
    refuse(accessSentences.noSecondFactor({ name: user.name }));
  return user;
}

async function ask(
  call: Call,
  { userId, name, others }: { userId: number; name: string; others: readonly number[] },
  post: SecurityPost,
): Promise<void> {
  await askForLoss(call.tx, call.tenantId, userId, call.userId);
  await note(call, userId, 'asked for');
  await notifyUsers(call, others, {
    title: `${name} has lost the second factor, says ${call.session.userName}: do you agree?`,
    path: `${SECURITY_MENU_PATH}/user`,
  });
  await post.alert(
    call,
    userId,
    'An administrator says that you have lost your second factor. A second one has to agree.',
  );
  call.say(accessSentences.secondAdministratorNeeded);
}

async function note(
  { tx, tenantId, userId: byUserId, userAgent }: Call,
  userId: number,
  result: string,
): Promise<void> {
  await noteSecurityEvent(tx, { tenantId, kind: 'factor lost', userId, byUserId, agent: userAgent, result });
}
