// The audit log: who did what to which record, before and after (R026).

import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { listAuditLog as listAuditLogEndpoint } from '@charaka/contract/foundation/access/audit';
import { auditChanges } from '@charaka/rules/access/audit-change';
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import { endOfDay, startOfDay } from '@charaka/rules/stay/hospital-day';
import { handle } from '../../kernel/handler.ts';
import { askedSort, columnNamed, filterConditions, pageOf } from '../../kernel/list-query.ts';
import { LongList } from '../../kernel/long-list.ts';
import { HttpError } from '../../kernel/refusal.ts';
import { withNames } from './audit-names.ts';
import { hideSecrets } from './audit-secrets.ts';
import { type AuditRow, auditColumns, BATCH_LINES, readAuditLog } from './audit-store.ts';
import { callWordsOf, type LoggedNames } from './call-words.ts';

const row = listAuditLogEndpoint.output.shape.rows.element;
const source = { columns: auditColumns };

/** Lines of the user's hospitals, role 0 sees those of all; newest first, or oldest first when asked so. Throws 400 for another sort. */
export const listAuditLog = (names: LoggedNames) =>
  handle(listAuditLogEndpoint, async (call, input) => {
    const { tx, tenantId, session } = call;
    const { timezone } = call.hospital;
    const sort = askedSort(input);
    if (sort && columnNamed(source, row, sort.column) !== auditColumns.at)
      throw new HttpError(400, accessSentences.auditLogSortedByTime);
    const { number, limit, offset } = pageOf(input);
    const { first, more, totalCount } = await readAuditLog(
      tx,
      {
        tenantId,
        hospitalIds: session.roleId === SUPER_ADMINISTRATOR_ROLE_ID ? undefined : [...session.hospitals.keys()],
        from: input.fromDate ? startOfDay(input.fromDate, timezone) : undefined,
        to: input.toDate ? endOfDay(input.toDate, timezone) : undefined,
        userId: input.userId ?? undefined,
        tableName: input.tableName || undefined,
        recordId: input.recordId || undefined,
        operation: input.operation || undefined,
        action: input.action ?? undefined,
        further: filterConditions(source, row, input),
      },
      { limit, offset, isOldestFirst: sort !== undefined && !sort.isDescending },
    );
    const named = async (rows: readonly AuditRow[]) => {
      const lines = rows.map(({ before, after, ...line }) => ({
        ...line,
        ...callWordsOf(names, line.operation),
        changes: auditChanges(before, after),
      }));
      return withNames(tx, tenantId, await hideSecrets(call, lines), names.recordNames);
    };
    const firstLines = await named(first);
    if (first.length >= limit || first.length < BATCH_LINES)
      return { rows: firstLines, totalCount, pageNumber: number };
    const batches = (async function* () {
      yield firstLines;
      for await (const batch of more) yield await named(batch);
    })();
    return new LongList(totalCount, number, batches);
  });
