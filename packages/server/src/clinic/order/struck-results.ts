// Results that are struck out as entered in error, for departments that told them elsewhere: the place they fill (OR045).
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** Takes results back from wherever a department told them; behind the locks of their orders. */
type TakeBackResults = (call: Call, orderIds: readonly number[], reason: string) => Promise<void>;

/** Filled by departments that sign reports of their own, as the laboratory. */
export const struckResults = new Port<TakeBackResults>('results that are struck out');
