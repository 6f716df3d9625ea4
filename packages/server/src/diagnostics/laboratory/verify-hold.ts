// The place where areas that watch over how values were measured say that works must not be verified (LB074).
import type { Sentence } from '@charaka/rules/message/sentence';
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** The reason why works must not be verified now; undefined when they may be. */
type HoldVerify = (call: Call, labWorkIds: readonly number[]) => Promise<Sentence | undefined>;

/** Called behind the locks of the works. */
export const verifyHold = new Port<HoldVerify>('what holds results back');
