// The second factors of the calling user: set up, listed, taken away, and the recovery codes beside them (PS033, PS034).
import { accessChecks } from '@charaka/contract/foundation/access/access-checks';
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import {
  beginFactor,
  finishFactor,
  getOwnFactors,
  makeRecoveryCodes,
  removeFactor,
} from '@charaka/contract/foundation/access/security';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Vault } from '../../kernel/vault.ts';
import { addTotp, countRecoveryCodes, dropFactor, dropRecoveryCodes, listFactors } from './factor-store.ts';
import { keepNewFactor, noteFactorChange, refuseTooMany } from './new-factor.ts';
import { renewRecoveryCodes, secretPlace } from './prove-factor.ts';
import type { SecurityPost } from './security-post.ts';
import { addressOf, newSecret, stepOfCode } from './totp.ts';

/** So long may pass between the shown secret and its first code. */
const TICKET_MINUTES = 15;

interface Ticket {
  readonly secret: string;
  readonly until: number;
}

const ticketPlace = ({ tenantId, userId }: Call) => [tenantId, 'factor ticket', userId];

/** The calls of one's own factors. Changes are told by mail where the product can send any. */
export function ownFactorHandlers(vault: Vault, post: SecurityPost): Handler[] {
  return [
    handle(getOwnFactors, async ({ tx, tenantId, userId, session }) => ({
      factors: await listFactors(tx, tenantId, userId),
      recoveryCodesLeft: await countRecoveryCodes(tx, tenantId, userId),
      isDemanded: session.isFactorDemanded,
    })),
    handle(beginFactor, async (call) => {
      const secret = newSecret();
      const until = call.now.getTime() + TICKET_MINUTES * 60_000;
      const ticket = vault.seal(JSON.stringify({ secret, until } satisfies Ticket), ticketPlace(call));
      const address = addressOf(secret, call.hospital.hospitalName, call.session.userName);
      return { ticket: ticket.toString('base64'), secret, address };
    }),
    handle(finishFactor, async (call, { ticket, code, label }) => {
      const { tx, tenantId, userId } = call;
      const secret = openTicket(vault, call, ticket);
      const step = stepOfCode(secret, code.replace(/[\s-]/g, ''), call.now);
      if (step === undefined) refuse(accessSentences.codeNotRight, { code: accessSentences.codeNotRight });
      const before = await listFactors(tx, tenantId, userId);
      refuseTooMany(before);
      const sealed = vault.seal(secret, secretPlace(call));
      const factor = await addTotp(tx, { tenantId, userId, label: label || 'App', sealed, step });
      return {
        factor,
        recoveryCodes: await keepNewFactor(call, post, { kind: factor.kind, isFirst: before.length === 0 }),
      };
    }),
    handle(removeFactor, async (call, { factorId }) => {
      const { tx, tenantId, userId, session } = call;
      const factors = await listFactors(tx, tenantId, userId);
      const isLast = factors.length === 1 && factors[0]?.factorId === factorId;
      if (isLast && session.isFactorDemanded) refuse(accessSentences.lastNeededFactor);
      if (!(await dropFactor(tx, tenantId, userId, factorId))) refuse(accessSentences.factorNotYours);
      if (isLast) await dropRecoveryCodes(tx, tenantId, userId);
      await noteFactorChange(call, 'factor removed', 'own');
      await post.tell(call, userId, 'A second factor was removed from your log-in.');
      call.say(accessSentences.secondFactorRemoved);
      return {};
    }),
    handle(makeRecoveryCodes, async (call) => {
      if (!call.session.hasFactor) refuse(accessSentences.recoveryNeedsFactor);
      const recoveryCodes = await renewRecoveryCodes(call.tx, call);
      await noteFactorChange(call, 'factor added', 'recovery codes');
      await post.tell(
        call,
        call.userId,
        'New recovery codes were made for your log-in; the old ones are worth nothing.',
      );
      return { recoveryCodes };
    }),
  ];
}

function openTicket(vault: Vault, call: Call, ticket: string): string {
  const { secret, until } = readTicket(vault, call, ticket);
  return until > call.now.getTime() ? secret : refuse(accessSentences.tookTooLong);
}

function readTicket(vault: Vault, call: Call, ticket: string): Ticket {
  try {
    return JSON.parse(vault.open(Buffer.from(ticket, 'base64'), ticketPlace(call))) as Ticket;
  } catch {
    return refuse(accessChecks.beginAgain);
  }
}
