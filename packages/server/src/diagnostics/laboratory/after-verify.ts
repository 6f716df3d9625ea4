// The place where areas say what follows when results are verified or amended: a protocol may ask for a further test (LB058).
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';
import type { LockedWork } from './work-store.ts';

/** Called with the works whose results are verified now, behind their locks and those of their orders and stays. */
type FollowVerify = (call: Call, works: readonly LockedWork[]) => Promise<void>;

/** Called before the report is signed, so that tests added to its group appear as open. */
export const afterVerify = new Port<FollowVerify>('what follows when results are verified');
