// What is born on the screens: an area's declaration, and the list, the dialog and the English words of a record.
import type { BornRecord, Home } from './birth.ts';
import { menuPath } from './contract-templates.ts';
import { type Field, kinds, LONGEST_TITLE } from './fields.ts';

/** What a new area declares to the screens. */
export function webArea({ area }: Home): string {
  return `// What the ${area.kebab} area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** ${area.words}. */
export const ${area.camel}Area: WebArea = { screens: [] };
`;
}

/** The screen of a record as the area declares it. */
export function screenText(record: BornRecord): string {
  return `{ path: '${menuPath(record)}', load: () => import('./list-${record.nouns.kebab}.tsx') }`;
}

/** The English words of a record, below its own name in the file of the area. */
export function wordsOf({ noun, nouns, fields }: BornRecord): Readonly<Record<string, string>> {
  const ofFields = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  return { one: noun.words, all: nouns.words, ...ofFields };
}

/** A column of a list. */
export function columnText(one: string, { name, kind, isTitle }: Field): string {
  const opening = `{ id: '${name}', title: t('${one}.${name}')`;
  const { format } = kinds[kind];
  if (kind === 'flag')
    return `${opening}, value: (row) => (row.${name} == null ? '' : t(row.${name} ? 'masters:yes' : 'masters:no')) }`;
  if (kind === 'money' || kind === 'percent')
    return `${opening}, value: (row) => (row.${name} == null ? '' : row.${name} / 100), cell: (row) => (row.${name} == null ? '' : ${format}(row.${name})), isNumeric: true }`;
  if (kind === 'day') return `${opening}, value: (row) => (row.${name} ? ${format}(row.${name}) : '') }`;
  if (kind === 'count') return `${opening}, value: (row) => row.${name}, isNumeric: true }`;
  return `${opening}, value: (row) => row.${name}${isTitle ? ', minWidth: 180' : ''} }`;
}

/** The list of records: search, add, change, take out of use and back. */
export function listText(record: BornRecord): string {
  const { home, noun, nouns, fields, title } = record;
  const one = noun.camel;
  const formats = [...new Set(fields.flatMap(({ kind }) => kinds[kind].format ?? []))].toSorted();
  const formatting = formats.length > 0 ? `import { ${formats.join(', ')} } from '../../kernel/format.ts';\n` : '';
  return `// The ${nouns.lower} of the hospital: add, change, take out of use and back.

import { delete${noun.pascal}, ${one}Menu, list${nouns.pascal}, update${noun.pascal} } from '@charaka/contract/${home.path}/${noun.kebab}';
import { ${one}Topic } from '@charaka/contract/${home.path}/topics';
import { useTranslation } from 'react-i18next';
${formatting}import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { RecordList } from '../../resource/record-list.tsx';
import { Add${noun.pascal}, ${one}Values } from './add-${noun.kebab}.tsx';

/** Route ${menuPath(record)}. */
export default function List${nouns.pascal}() {
  const { t } = useTranslation(['${home.area.camel}', 'masters']);
  const list = useList({ defaultSort: { column: '${title.name}', direction: 'asc' } });
  const rows = useRows(${one}Topic, list${nouns.pascal}, list, { filterParams: activeFilters(list, '${title.name}') });
  const closing = useCommand(delete${noun.pascal});
  const changing = useCommand(update${noun.pascal});
  return (
    <RecordList
      menuPath={${one}Menu}
      name="${nouns.kebab}"
      noun={t('${one}.one')}
      nouns={t('${one}.all')}
      list={list}
      rows={rows}
      columns={[
        ${fields.map((field) => `${columnText(one, field)},`).join('\n        ')}
      ]}
      keyOf={(row) => row.${one}Id}
      nameOf={(row) => row.${title.name}}
      form={(row, onClose) => <Add${noun.pascal} opened={row} onClose={onClose} />}
      onClose={({ ${one}Id }) => closing.mutate({ ${one}: { ${one}Id } })}
      onReopen={(row) => changing.mutate({ ${one}: inputOf({ ...${one}Values(row), ${one}Id: row.${one}Id, isActive: true }) })}
    />
  );
}
`;
}

function inputText(one: string, { name, kind, isTitle }: Field): string {
  const { input } = kinds[kind];
  const label = `label={t('${one}.${name}')}`;
  const more = isTitle ? ` isRequired isFirst maxLength={${LONGEST_TITLE}}` : '';
  const most = kind === 'text' && !isTitle ? ' maxLength={200}' : kind === 'longText' ? ' maxLength={2000}' : '';
  return `<${input} ${label}${more}${most} {...form.getInputProps('${name}')} />`;
}

/** The dialog that adds a record or changes one. */
export function dialogText({ home, noun, fields }: BornRecord): string {
  const one = noun.camel;
  const inputs = [...new Set(fields.map(({ kind }) => kinds[kind].input))].toSorted();
  const plain = inputs.filter((input) => input !== 'DateField');
  const dated = inputs.includes('DateField') ? "import { DateField } from '../../ui/field/date-fields.tsx';\n" : '';
  return `// The dialog that adds a ${noun.lower} or changes one.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { add${noun.pascal}, get${noun.pascal}, new${noun.pascal}, update${noun.pascal} } from '@charaka/contract/${home.path}/${noun.kebab}';
import { ${one}Topic } from '@charaka/contract/${home.path}/topics';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
${dated}import { ${plain.join(', ')} } from '../../ui/field/form-fields.tsx';

type ${noun.pascal} = OutputOf<typeof add${noun.pascal}>['${one}'];

const check = formChecks(new${noun.pascal});

/** What stands in the fields; amounts and shares as they are typed. */
export const ${one}Values = (record: ${noun.pascal} | null) => ({
${fields.map(({ name, kind }) => `  ${name}: ${kinds[kind].value(name)},`).join('\n')}
});

/** Opens at once; null adds one. */
export function Add${noun.pascal}({ opened, onClose }: { opened: ${noun.pascal} | null; onClose(): void }) {
  const { t } = useTranslation(['${home.area.camel}', 'masters']);
  const record = useRecordForm({
    opened,
    wrapper: '${one}',
    key: '${one}Id',
    topic: ${one}Topic,
    get: get${noun.pascal},
    add: add${noun.pascal},
    update: update${noun.pascal},
    valuesOf: ${one}Values,
    check,
    sent: (values) => inputOf(values),
    onDone: onClose,
  });
  const { form } = record;
  return (
    <FormDialog {...record} title={t(opened ? 'masters:edit' : 'masters:add', { name: t('${one}.one') })} onClose={onClose}>
      <Stack>
        ${fields.map((field) => inputText(one, field)).join('\n        ')}
      </Stack>
    </FormDialog>
  );
}
`;
}
