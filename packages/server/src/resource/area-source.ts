// The import file of an area's list: each row goes through the area's own calls, so all their rules apply.
import type { FileTable } from '@charaka/contract/kernel/file-table';
import { naturalKey } from '@charaka/contract/kernel/master-file';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { type BadRow, badCell } from '../kernel/bad-cell.ts';
import type { Call, Handler } from '../kernel/handler.ts';
import { Refusal, sentenceOf } from '../kernel/refusal.ts';
import type { FileSource, NamedRecords, PlannedRow } from './file-source.ts';
import type { MasterRecord } from './master-store.ts';

/** The calls and readings of an area for the file of one of its lists. */
interface AreaParts extends Pick<FileSource, 'read'> {
  /** The calls that add and change a record, and the plain name of the record in what they take. */
  readonly add: Handler;
  readonly update: Handler;
  readonly item: string;
  readonly targets?: Readonly<Record<string, NamedRecords>>;
  /** The checks of a row, when rows differ from the input of the calls; `inputOf` then converts a row to that input. */
  readonly checks?: FileSource['checks'];
  inputOf?(call: Call, record: MasterRecord): Promise<MasterRecord>;
}

/** The shape of the record that a call takes. */
function itemOf({ endpoint }: Handler, item: string): z.ZodType<MasterRecord> {
  const input = endpoint.input;
  const shape = input instanceof z.ZodObject ? input.shape[item] : undefined;
  if (!shape) throw new Error(`${endpoint.path} takes no '${item}'`);
  return shape as z.ZodType<MasterRecord>;
}

/** Makes the file source of an area's list. */
export function areaSource(table: FileTable, parts: AreaParts): FileSource {
  const { add, update, item, read, targets = {}, inputOf } = parts;
  const write = async (call: Call, planned: readonly PlannedRow[]) => {
    const badRows: BadRow[] = [];
    // Messages of the calls for single records are dropped; the import has its own message.
    const silent: Call = { ...call, say: () => undefined };
    for (const one of planned) {
      const { run } = one.before ? update : add;
      const refusal = await attempt(call, async () => {
        const record = inputOf ? await inputOf(call, one.record) : one.record;
        await run(silent, { [item]: record });
      });
      if (refusal) badRows.push(...faultsOf(table, one, refusal));
    }
    return badRows;
  };
  return {
    table,
    checks: parts.checks ?? { new: itemOf(add, item), changed: itemOf(update, item) },
    targets,
    read,
    write,
    async findFaults(call, planned) {
      if (planned.length === 0) return [];
      await call.tx.rows(sql`savepoint rehearsal`);
      const faults = await write(call, planned);
      await call.tx.rows(sql`rollback to savepoint rehearsal`);
      return faults;
    },
  };
}

/** Why a row was turned down, with a sentence for each field it is about. */
type RowRefusal = Pick<Refusal, 'sentence' | 'fields'>;

/** Does one row; when it is refused what it wrote is taken back, and the rows after it can still be looked at. */
async function attempt({ tx }: Call, work: () => Promise<unknown>): Promise<RowRefusal | undefined> {
  await tx.rows(sql`savepoint imported_row`);
  try {
    await work();
    await tx.rows(sql`release savepoint imported_row`);
    return undefined;
  } catch (error) {
    const sentence = error instanceof Refusal ? error.sentence : sentenceOf(error);
    if (sentence === undefined) throw error;
    await tx.rows(sql`rollback to savepoint imported_row`);
    return { sentence, fields: error instanceof Refusal ? error.fields : undefined };
  }
}

/** The refusal of a row, below the column it concerns; without a column, below the first one that identifies the record. */
function faultsOf(table: FileTable, { row, name, changes }: PlannedRow, { sentence, fields }: RowRefusal): BadRow[] {
  const about = Object.entries(fields ?? {}).flatMap(([path, said]) => {
    const label = table.fields[path.split('.').at(-1) ?? '']?.label;
    const value = changes.find(({ field }) => field === label)?.after ?? name;
    return label ? [badCell(row, label, value, said)] : [];
  });
  const keyLabel = table.fields[naturalKey(table)[0] ?? '']?.label ?? '';
  return about.length > 0 ? about : [badCell(row, keyLabel, name, sentence)];
}
