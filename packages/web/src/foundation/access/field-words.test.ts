// Walks every column of every table the audit log keeps: each has a word, and nearly all have one of the screens in each language (R026).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagesMayLack } from '@charaka/contract/composition/open-parts';
import { masters } from '@charaka/contract/foundation/masters/all';
import { describe, expect, it } from 'vitest';
import { plainColumns } from '../../../test-support/plain-columns.ts';
import { type FieldTexts, fieldWord, labelIndex, type Texts } from './field-words.ts';

const root = join(import.meta.dirname, '../../../../..');
const locales = join(root, 'packages/web/public/locales');
const languages = readdirSync(locales);

const schemaFolder = join(root, 'docs/schema');
const tableFiles = readdirSync(schemaFolder).filter((name) => name.endsWith('.sql'));
const schema = tableFiles.map((name) => readFileSync(join(schemaFolder, name), 'utf8')).join('\n');
const audited = [...schema.matchAll(/TRIGGER audit AFTER INSERT OR UPDATE ON public\.(\w+)/g)].map(
  ([, table = '']) => table,
);

function columnsOf(table: string): string[] {
  const [, body = ''] = new RegExp(`^create table ${table} \\(\n([\\s\\S]*?)\n\\)`, 'm').exec(schema) ?? [];
  return [...body.matchAll(/^ {2}(?!constraint )([a-z]\w*) [a-z]/gm)].map(([, column = '']) => column);
}

function textsOf(language: string): Readonly<Record<string, Texts>> {
  const files = readdirSync(join(locales, language));
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(locales, language, file), 'utf8')) as Texts,
    ]),
  );
}

const labels = labelIndex(textsOf('en'));
const listNames = new Map(
  masters.map(({ name, label }) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), label]),
);

/** The texts that the screen gets from i18next, read from the files. */
function fieldTexts(language: string): FieldTexts {
  const texts = textsOf(language);
  const find = (key: string) => {
    const [namespace = '', path = ''] = key.split(/:(.*)/s);
    const found = path
      .split('.')
      .reduce<string | Texts | undefined>(
        (part, step) => (typeof part === 'object' ? part[step] : undefined),
        texts[namespace],
      );
    return typeof found === 'string' ? found : undefined;
  };
  return {
    labels,
    find,
    tableWord: (table) => find(`audit:tables.${table}`) ?? find(`masters:label.${listNames.get(table)}`),
    tell: (key, values) => (find(`audit:${key}`) ?? '').replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? ''),
  };
}

const known = Object.entries(plainColumns)
  .flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))
  .toSorted();
const english = fieldTexts('en');
const word = (table: string, column: string) => fieldWord(table, column, english).label;

describe('the word for a changed column', () => {
  it.each(languages)(
    'is there for each of an audited table, and that of the database only where it is named, in %s (R026, R012, Q282)',
    (language) => {
      const texts = fieldTexts(language);
      const mayLack = (table: string) => language !== 'en' && languagesMayLack()('audit', `tables.${table}`);
      const columns = audited
        .filter((table) => !mayLack(table))
        .flatMap((table) => columnsOf(table).map((column) => [table, column] as const));
      expect(columns.length).toBeGreaterThan(2000);
      const told = columns.map(([table, column]) => ({
        column: `${table}.${column}`,
        ...fieldWord(table, column, texts),
      }));
      expect(told.filter(({ label }) => label.trim() === '' || /_|{{/.test(label))).toEqual([]);
      const plain = told.filter(({ isPlain, isTechnical }) => isPlain && !isTechnical).map(({ column }) => column);
      const wanted = known.filter((column) => !mayLack(column.slice(0, column.indexOf('.'))));
      expect(plain.toSorted()).toEqual(wanted);
    },
  );

  it('is that of the field on the form (R026)', () => {
    const forms = textsOf('en');
    expect(word('patient', 'blood_group')).toBe(forms.patient?.bloodGroup);
    expect(word('admission', 'patient_category')).toBe(forms.admission?.patientCategory);
    expect(word('hospital', 'credit_limit_paise')).toBe(forms.tenancy?.creditLimit);
    expect(word('ot_master', 'charge_category_id')).toBe('Charge category');
  });

  it('is put together where a deed left it behind, or where it is of something (R026)', () => {
    expect(word('chart_mark', 'marked_by')).toBe('Marked: user');
    expect(word('lab_report_link', 'revoked_at')).toBe('Revoked: time');
    expect(word('tissue_block', 'block_no')).toBe('Number');
    expect(word('tpa_transfer', 'from_association_id')).toMatch(/: before$/);
    expect(fieldWord('no_table', 'no_such_word', english)).toEqual({
      label: 'No such word',
      isTechnical: false,
      isPlain: true,
    });
  });

  it('is left out where a column says nothing to a reader (R026)', () => {
    const isTechnical = (table: string, column: string) => fieldWord(table, column, english).isTechnical;
    expect(isTechnical('patient', 'patient_id')).toBe(true);
    expect(isTechnical('bill', 'patient_id')).toBe(false);
    expect(isTechnical('patient', 'updated_at')).toBe(true);
    expect(isTechnical('app_user', 'password_hash')).toBe(true);
  });
});
