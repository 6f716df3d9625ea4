// Orders that a department works on with means of its own: the worklist leaves their steps to it.
import type { Sentence } from '@charaka/rules/message/sentence';
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';
import { refuse } from '../../kernel/refusal.ts';

/** Says why orders are not moved by hand, where one of them is worked on elsewhere. */
type FindDepartmentWork = (call: Call, orderIds: readonly number[]) => Promise<Sentence | undefined>;

/** Filled by departments with works of their own, as the laboratory. */
export const departmentWork = new Port<FindDepartmentWork>('orders that a department works on');

/** Refuses to move by hand what a department works on. */
export async function refuseDepartmentWork(call: Call, orderIds: readonly number[]): Promise<void> {
  for (const find of departmentWork.partsIn(call.ports)) {
    const said = await find(call, orderIds);
    if (said) refuse(said);
  }
}
