// Draws the rows of the tables that records are written to as types, from the drawn schema.

/** The tables whose column lists in a store the compiler checks against the schema. */
const recordTables = [
  'admission',
  'auto_verify_rule',
  'birth_record',
  'consultation_template_version',
  'death_record',
  'growth_table',
  'mortuary_admission',
  'paper_layout',
  'patient',
  'referral',
  'reflex_rule',
  'staff',
  'vaccine_schedule',
] as const;

const heading = `// The rows of tables that records are written to, drawn from docs/schema by \`npm run draw:schema\`; not written by hand.

/** Tables by name, their columns by theirs. Amounts are in paise, days and instants are text. */
export interface RecordRows {
`;

function typeOf(column: string): string {
  if (/^(text|bigint)\[\]/.test(column)) return column.startsWith('text') ? 'readonly string[]' : 'readonly number[]';
  if (column.startsWith('jsonb')) return 'unknown';
  if (/^(bigint|integer|smallint|numeric|double precision)/.test(column)) return 'number';
  return column.startsWith('boolean') ? 'boolean' : 'string';
}

function rowOf(schema: Readonly<Record<string, string>>, table: string): string {
  const body = /^create table \w+ \(\n(.*?)^\);/ms.exec(schema[`${table}.sql`] ?? '')?.[1];
  if (body === undefined) throw new Error(`The drawn schema has no table ${table}`);
  const lines = body.split('\n').flatMap((line) => {
    const [, name, type = ''] = /^ {2}(?!constraint )(\w+) (.*?),?$/.exec(line) ?? [];
    if (name === undefined || / generated always as \(/.test(type)) return [];
    return [`    ${name}: ${typeOf(type)}${type.includes(' not null') ? '' : ' | null'};\n`];
  });
  return `  ${table}: {\n${lines.join('')}  };\n`;
}

/** The source of `record-rows.ts` for a drawn schema. Columns that the database works out are left out. */
export function drawRows(schema: Readonly<Record<string, string>>): string {
  return `${heading}${recordTables.map((table) => rowOf(schema, table)).join('')}}\n`;
}
