// The place where areas say what follows when results are verified or amended: a protocol may ask for a further test (LB058).
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';
import type { LockedWork } from './work-store.ts';

/** With the works whose results are verified now, behind their locks and those of their orders and stays. */
type FollowVerify = (call: Call, works: readonly LockedWork[]) => Promise<void>;

/** Asked before the report is signed: what is added to its group is still open on it. */
export const afterVerify = new Port<FollowVerify>('what follows when results are verified');
