// The changes that a migration may make while servers of the previous release run: checked in its SQL, for every file since the law (SC035,
// SC037).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { concurrentIndexOf } from '../kernel/migrate.ts';

const folder = join(import.meta.dirname, '../../db/migrations');
/** Files before are of the time when every server was stopped for an update. */
const SINCE = '20261125';

/** Files since then that do not keep the law, with the reason why they may stay as they are. */
const known: Readonly<Record<string, string>> = {
  'm0670_20261130_counter_returns.sql':
    'writes two checks of returns anew and wider; what servers of before write passes both',
  'm0660_20261129_counter_sales.sql':
    'writes a check of memos and one of tax documents anew and wider; what servers of before write passes both',
  'm0570_20261129_report_schedules.sql':
    'writes the check of the times of tasks anew and wider; servers of before write those they know',
  '20261125_charts_log_batches.sql':
    'not marked: written beside the law; the function it replaces is none that 1.4.0 has',
  '20261125_patients_numbers.sql': 'not marked: written beside the law',
  '20261127_documents_removal_index.sql': 'builds nothing; 20261128_documents_remover_index.sql builds it',
  '20261219_orders_of_visits.sql':
    'writes the check of the kinds of orders anew and wider; servers of before write the kinds they know',
  '20270109_analyser_1_messages.sql':
    'writes the check of the sources of results anew and wider; servers of before write those they know',
  'm0210_20261128_analyser_reading.sql':
    'writes the checks of remarks and of states of messages anew and wider; servers of before write those they know',
  '20270203_outsource_1_dispatch.sql':
    'writes the check of the states of lab work anew and wider; servers of before write those they know',
  'm0341_20261128_lab_kinds_of_value.sql':
    'writes the check of kinds of values wider, and that against overlapping ranges by hours; what servers of before write passes both',
  'm0440_20261128_print_counter_papers.sql':
    'writes the check of the kinds of papers anew and wider; servers of before write the kinds they know',
  'm0230_20261128_counter_claims.sql':
    'writes the check of the due of a counter bill anew and wider; servers of before write dues within it',
  '20261126_files_2_indexes.sql':
    'written before the law; a stay has a few documents, so the build is short where it is not concurrent',
  '20270105_opdmoney_1_fees.sql': 'drops a check of transfers for a wider one: what servers before write passes both',
  'm0750_20261130_print_label_75x50.sql':
    'writes the check of small sheets anew with one more; servers of before write those they know',
  'm0790_20261130_outside_sales.sql':
    'writes the checks of memos and returns anew and wider; what servers of before write passes both',
  '20261218_counter_2_documents.sql': 'drops two checks for wider ones: what servers before write passes both',
};

/** Tables that pass 100,000 rows in a hospital of some years. */
const large = new Set(
  `admission admission_document admission_note audit_log bed_stay bill bill_document bill_line chart_access chart_access_batch
   consultant_instruction encounter exchange gst_document gst_document_line hms_notification idempotency_key known_device opd_visit outgoing_message
   patient patient_name_use payment pharmacy_return pharmacy_return_line pharmacy_sale pharmacy_sale_line security_event
   service_charge session staff_document stored_file file_part tpa_receipt voucher voucher_entry`.split(/\s+/),
);

/** The statements without comments, texts and bodies of functions, in small letters. */
function statementsOf(text: string): string[] {
  return text
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}

/** The breaches of the law in a migration; empty for a good one. */
function breachesOf(text: string): string[] {
  const mark = /^-- (expand|contract)( concurrently)?\n/.exec(text);
  const statements = statementsOf(text);
  const made = new Set(
    statements.flatMap((statement) => /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? []),
  );
  // As the migrator reads them: with their letters and spaces as they are written.
  const built = new Set(
    text
      .replaceAll(/--[^\n]*/g, '')
      .split(';')
      .map(concurrentIndexOf),
  );
  const isOld = (table: string | undefined) => table !== undefined && !made.has(table);
  const isLarge = (table: string | undefined) => isOld(table) && large.has(table ?? '');
  const breaches = mark ? [] : ['its first line is neither "-- expand" nor "-- contract"'];
  for (const statement of statements) {
    const index = /^create (?:unique )?index (concurrently )?(?:if not exists )?(\w+) on (?:only )?(\w+)/.exec(
      statement,
    );
    if (index && !index[1] && isLarge(index[3])) breaches.push(`indexes ${index[3]} without concurrently`);
    if (mark?.[2] && index?.[1] && !built.has(index[2])) breaches.push(`names ${index[2]} in words that build nothing`);
    if (mark?.[2] && !index?.[1]) breaches.push('does something besides indexes outside of a transaction');
    if (!mark?.[2] && index?.[1]) breaches.push('builds an index concurrently and is not marked so');
    if (mark?.[1] !== 'contract' && /^drop (table|view|function|column|type|schema)/.test(statement))
      breaches.push('drops what servers before may use');
    const [, table, changes = ''] = /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/.exec(statement) ?? [];
    if (!isOld(table)) continue;
    if (/\brename\b/.test(changes)) breaches.push(`renames in ${table}`);
    if (/alter (column )?\w+ (set data )?type\b/.test(changes)) breaches.push(`changes a type in ${table}`);
    if (mark?.[1] !== 'contract' && /\bdrop (column|constraint)\b/.test(changes)) breaches.push(`drops in ${table}`);
    for (const change of changes.split(/, (?=add|alter|drop|validate)/)) {
      if (
        /^add (?!constraint)/.test(change) &&
        /\bnot null\b/.test(change) &&
        !/\bdefault\b|\bgenerated\b/.test(change)
      )
        breaches.push(`adds a column to ${table} that must be given and has no default`);
      if (isLarge(table) && /\bset not null\b/.test(change)) breaches.push(`looks through ${table} for nulls`);
      const isKey = /\b(references|foreign key)\b/.test(change) || /^add (constraint \w+ )?check\b/.test(change);
      if (isLarge(table) && isKey && !/\bnot valid\b/.test(change))
        breaches.push(`looks through ${table} for a key or check`);
    }
  }
  return breaches;
}

describe('a migration', () => {
  it('lets servers of the release before go on, and says when it does not (SC035, SC037)', () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= SINCE);
    expect(names.length).toBeGreaterThan(5);
    const breaking = names.filter((name) => breachesOf(readFileSync(join(folder, name), 'utf8')).length > 0);
    expect(
      breaking
        .filter((name) => !known[name])
        .map((name) => [name, breachesOf(readFileSync(join(folder, name), 'utf8'))]),
    ).toEqual([]);
    expect(Object.keys(known).filter((name) => !breaking.includes(name))).toEqual([]);
  });

  it.each([
    ['create table a (b text);', 'its first line is neither "-- expand" nor "-- contract"'],
    ['-- expand\ncreate index a on patient (b);', 'indexes patient without concurrently'],
    ['-- expand\ncreate unique index a on payment (b) where c;', 'indexes payment without concurrently'],
    ['-- expand\ncreate index concurrently a on patient (b);', 'builds an index concurrently and is not marked so'],
    ['-- expand concurrently\ncreate index concurrently a on patient (b);', 'names a in words that build nothing'],
    [
      '-- expand concurrently\nCREATE INDEX CONCURRENTLY IF NOT EXISTS a ON bill (b);',
      'names a in words that build nothing',
    ],
    ['-- expand concurrently\nupdate patient set a = 1;', 'does something besides indexes outside of a transaction'],
    ['-- expand\nalter table ward rename to station;', 'renames in ward'],
    ['-- expand\nalter table ward rename column a to b;', 'renames in ward'],
    ['-- expand\nalter table ward alter column a type text;', 'changes a type in ward'],
    ['-- expand\nalter table ward alter a set data type text;', 'changes a type in ward'],
    ['-- expand\nalter table ward drop column a;', 'drops in ward'],
    ['-- expand\ndrop table ward;', 'drops what servers before may use'],
    [
      '-- expand\nalter table ward add column a text not null;',
      'adds a column to ward that must be given and has no default',
    ],
    ['-- expand\nalter table bill alter column a set not null;', 'looks through bill for nulls'],
    ['-- expand\nalter table bill add foreign key (a) references b;', 'looks through bill for a key or check'],
    ['-- expand\nalter table bill add column a int references b;', 'looks through bill for a key or check'],
    ['-- expand\nalter table bill add constraint c check (a > 0);', 'looks through bill for a key or check'],
  ])('is refused: %s', (text, breach) => {
    expect(breachesOf(text)).toEqual([breach]);
  });

  it.each([
    "-- expand\n-- alter table ward rename to x;\ncreate table a (b text not null);\ncreate index c on a (b);\nalter table a add check (b <> 'drop table ward;');",
    "-- expand\nalter table bill add column a text not null default 'x', add column b int;",
    '-- expand\nalter table bill add constraint k foreign key (a) references b not valid, add column c text;',
    '-- expand\ncreate function f() returns void language plpgsql as $$ begin drop table ward; end $$;',
    '-- contract\nalter table ward drop column a;\ndrop table b;',
    '-- expand concurrently\ncreate index concurrently if not exists a on patient (b);',
  ])('is taken: %s', (text) => {
    expect(breachesOf(text)).toEqual([]);
  });
});
