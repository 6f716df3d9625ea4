// Refuses to filter or sort a list by a column hidden from its reader: the rows found would reveal its values (Q273).

import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { ListRequest } from '@charaka/contract/kernel/list';
import { ownFieldsOf } from '@charaka/contract/kernel/pick-row';
import { acceptedNames } from '@charaka/contract/kernel/shape';
import { unwrap } from '@charaka/contract/kernel/wire';
import { z } from 'zod';
import { askedSort } from './list-query.ts';
import { hiddenFrom } from './masked-answer.ts';
import { HttpError } from './refusal.ts';
import type { Session } from './session.ts';

/** The row of a list's answer; undefined for an answer that is no list. */
function rowOf({ output }: Endpoint): z.ZodType | undefined {
  const rows = output instanceof z.ZodObject ? output.shape.rows : undefined;
  return rows instanceof z.ZodArray ? unwrap(rows.element as z.ZodType) : undefined;
}

/** Throws 403 for a request that names a hidden column. */
export function refuseHiddenColumns(endpoint: Endpoint, input: unknown, session: Session): void {
  const row = rowOf(endpoint);
  const own = row && ownFieldsOf(row);
  if (!own || !hiddenFrom(session).seesNone(own.menus)) return;
  const request = input as ListRequest;
  const hidden = new Set(own.names.flatMap((name) => acceptedNames(row, name).map((one) => one.toLowerCase())));
  const sort = askedSort(request);
  const asked = [...(request.filterParams ?? []).map(({ columnName }) => columnName), ...(sort ? [sort.column] : [])];
  const wireColumn = asked.find((column) => hidden.has(column.toLowerCase()));
  if (wireColumn) throw new HttpError(403, kernelSentences.columnNotShown({ wireColumn }));
}
