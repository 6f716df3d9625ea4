// The place where areas say what follows when works are finished: a rule may verify them at once (LB046).
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';
import type { LockedWork } from './work-store.ts';

/** Called with the works in their state before they were finished, behind their locks. */
type FollowFinish = (call: Call, works: readonly LockedWork[]) => Promise<void>;

/** Called behind the locks of orders and works, in the transaction that finished them. */
export const afterFinish = new Port<FollowFinish>('what follows when works are finished');
