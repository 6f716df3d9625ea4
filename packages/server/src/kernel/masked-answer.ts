// Takes out of an answer what its reader may not see, whichever handler made it (Q235, Q273).
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { type HiddenFromReader, hiddenFields, maskOf } from '@charaka/contract/kernel/sensitive';
import { LongList } from './long-list.ts';
import { does, hasRight, type Session } from './session.ts';

/** The handler's answer with hidden fields masked for the session. */
export function maskedAnswer({ output: shape }: Endpoint, session: Session, output: unknown): unknown {
  const mask = maskOf(shape);
  if (!mask) return output;
  const hidden = hiddenFrom(session);
  if (!(output instanceof LongList)) return mask(output, hidden);
  const rowsOf = (rows: readonly unknown[]) => (mask({ rows }, hidden) as { rows: readonly unknown[] }).rows;
  return new LongList(output.totalCount, output.pageNumber, each(output.batches, rowsOf));
}

/** The facts and menus hidden from a session. */
export function hiddenFrom(session: Session): HiddenFromReader {
  const sees = (menu: string) => hasRight(session, menu, 'view') || hasRight(session, menu, 'edit');
  return {
    facts: hiddenFields((deed) => does(session, deed)),
    seesNone: (menus) => !menus.some(sees),
  };
}

async function* each(
  batches: AsyncIterable<readonly unknown[]>,
  rowsOf: (rows: readonly unknown[]) => readonly unknown[],
) {
  for await (const rows of batches) yield rowsOf(rows);
}
