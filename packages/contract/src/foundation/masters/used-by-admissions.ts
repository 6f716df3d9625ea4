// How a master says that admissions point at it.

import type { MasterUse } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';

/** The admissions of those in hospital that name a record in that column; with a title a refusal names them by it. */
export function usedByAdmissions(column: string, title?: string): MasterUse {
  const active = 'not is_discharged and not is_cancelled';
  return { table: 'admission', column, called: words.admissions, active, ...(title && { title }) };
}
