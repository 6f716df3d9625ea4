// The place where departments say whose a number of theirs is, so that the search of the shell finds the patient by it.
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** The patients of a number that the caller may look for; none where it is no number of the department. */
export const numberedPatients = new Port<(call: Call, typed: string) => Promise<readonly number[]>>(
  'patients of a number',
);
