// Templates of the screen of work on orders: the list with its steps, the dialog of the last step, and the English words.
import { kinds, LONGEST_TITLE } from './fields.ts';
import { columnText } from './web-templates.ts';
import { type BornWork, callOf } from './work-templates.ts';

/** The list, the steps of its rows, the dialog of the last step and that of the reason. */
export function workScreen(work: BornWork): string {
  const { home, noun, nouns, fields, steps } = work;
  const one = noun.camel;
  const last = steps.at(-1);
  const before = steps.slice(0, -1);
  const inputs = [...new Set(fields.map(({ kind }) => kinds[kind].input))].toSorted();
  const dated = inputs.includes('DateField') ? "import { DateField } from '../../ui/field/date-fields.tsx';\n" : '';
  const plain = inputs.filter((input) => input !== 'DateField');
  const formats = ['formatDateTime', ...fields.flatMap(({ kind }) => kinds[kind].format ?? [])];
  const empty = { flag: 'false', day: 'null as string | null' } as Readonly<Record<string, string>>;
  const blank = fields.map(
    ({ name, kind }) =>
      `${name}: ${empty[kind] ?? (kinds[kind].columnType === 'text' ? "''" : "'' as number | string")}`,
  );
  const shown = fields.map(
    ({ name, kind }, place) =>
      `<${kinds[kind].input} label={t('${one}.${name}')}${place === 0 ? ' isFirst' : ''}${kind === 'text' ? ` maxLength={${LONGEST_TITLE}}` : ''} {...form.getInputProps('${name}')} />`,
  );
  const finish = callOf(work, last?.verb.camel ?? '');
  return `// ${nouns.words} with their patients, and their steps.
import * as calls from '@charaka/contract/${home.path}/${noun.kebab}';
import { ${one}Steps } from '@charaka/rules/${home.wing}/${noun.kebab}-steps';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck, ${before.length > 0 ? 'IconPlayerPlay, ' : ''}IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { ${[...new Set(formats)].toSorted().join(', ')} } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
${dated}${plain.length > 0 ? `import { ${plain.join(', ')} } from '../../ui/field/form-fields.tsx';\n` : ''}import { StateChip } from '../../ui/page/state-chip.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { stepActions } from '../../ui/table/step-actions.ts';

type Row = RowOf<typeof calls.${one}Worklist.list>;

interface DialogProps {
  readonly row: Row;
  onClose(): void;
}

/** Route ${home.area.kebab}/${noun.kebab}. */
export default function List${nouns.pascal}() {
  const { t } = useTranslation(['${home.area.camel}', 'masters']);
  const work = useWorklist(calls.${one}Worklist);
  const [done, setDone] = useState<Row | null>(null);
  const [cancelled, setCancelled] = useState<Row | null>(null);
  const actionsOf = useActions(setDone, setCancelled);
  return (
    <Worklist
      work={work}
      name="${nouns.words}"
      title={t('${one}.all')}
      searchLabel={t('masters:search', { name: t('${one}.all') })}
      columns={useColumns()}
      rowActions={actionsOf}
    >
      {done && <Last row={done} onClose={() => setDone(null)} />}
      {cancelled && <Cancel row={cancelled} onClose={() => setCancelled(null)} />}
    </Worklist>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('${home.area.camel}');
  return [
    ...usePatientColumns<Row>(),
    { id: 'orderName', title: t('${one}.orderName'), value: (row) => row.orderName, minWidth: 160 },
    { id: 'orderedAt', title: t('${one}.orderedAt'), value: (row) => formatDateTime(row.orderedAt) },
    {
      id: 'status',
      title: t('${one}.status'),
      value: (row) => t(\`${one}.statuses.\${row.status}\`),
      cell: (row) => <StateChip steps={${one}Steps} state={row.status} />,
    },
    ${fields.map((field) => `${columnText(one, { ...field, isTitle: false })},`).join('\n    ')}
    { id: 'cancelReason', title: t('${one}.cancelReason'), value: (row) => row.cancelReason },
  ];
}

/** The steps that the state of a row allows, for whoever may change it. */
function useActions(onDone: (row: Row) => void, onCancel: (row: Row) => void): (row: Row) => RowAction[] {
  const { t } = useTranslation('${home.area.camel}');
  const { canEdit } = useRights(calls.${one}Worklist.menu);
${before.map(({ verb }) => `  const ${verb.camel} = useCommand(calls.${callOf(work, verb.camel)});\n`).join('')}  return (row) => {
    if (!canEdit) return [];
    return stepActions(${one}Steps, row.status, {
${before
  .map(
    ({ verb }) => `      ${verb.camel}: {
        label: t('${one}.${verb.camel}'),
        icon: <IconPlayerPlay size={16} aria-hidden />,
        onSelect: () => ${verb.camel}.mutate({ ${one}Id: row.${one}Id }),
      },
`,
  )
  .join('')}      ${last?.verb.camel}: {
        label: t('${one}.${last?.verb.camel}'),
        icon: <IconCheck size={16} aria-hidden />,
        onSelect: () => onDone(row),
      },
      cancel: { label: t('${one}.cancel'), icon: <IconX size={16} aria-hidden />, onSelect: () => onCancel(row) },
    });
  };
}

const check = formChecks(calls.${finish}.input.omit({ ${one}Id: true }));

/** Mounted while it is open. */
function Last({ row, onClose }: DialogProps) {
  const { t } = useTranslation('${home.area.camel}');
  const form = useForm({ initialValues: { ${blank.join(', ')} }, validate: check });
  const command = useCommand(calls.${finish}, { onDone: onClose });
  return (
    <FormDialog
      title={t('${one}.${last?.verb.camel}')}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      submitLabel={t('${one}.${last?.verb.camel}')}
      onSave={(values) => command.mutate(inputOf({ ...values, ${one}Id: row.${one}Id }))}
      onClose={onClose}
    >
      <Stack>
        ${shown.join('\n        ')}
      </Stack>
    </FormDialog>
  );
}

/** Mounted while it is open. */
function Cancel({ row, onClose }: DialogProps) {
  const { t } = useTranslation('${home.area.camel}');
  const command = useCommand(calls.${callOf(work, 'cancel')}, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('${one}.cancel')}
      submitLabel={t('${one}.cancel')}
      isSubmitting={command.isPending}
      onSave={(reason) => command.mutate({ ${one}Id: row.${one}Id, reason })}
      onClose={onClose}
    />
  );
}
`;
}

/** The English words of the list, its states and its steps. */
export function workWords({ noun, nouns, fields, steps }: BornWork) {
  return {
    one: noun.words,
    all: nouns.words,
    orderName: 'Order',
    orderedAt: 'Ordered at',
    status: 'State',
    statuses: Object.fromEntries(
      ['Waiting', ...steps.map(({ state }) => state), 'Cancelled'].map((state) => [state, state]),
    ),
    cancelReason: 'Reason of the cancellation',
    ...Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    ...Object.fromEntries(steps.map(({ verb }) => [verb.camel, verb.words])),
    cancel: `Cancel ${noun.lower}`,
  };
}
