// Templates of a verb: a call with fields, its handler, the screen or the dialog for it, and its test.
import type { BornRecord } from './birth.ts';
import { kinds, LONGEST_TITLE } from './fields.ts';

/** A verb in its area, with the screen it stands below. Its fields are what it asks for. */
export interface BornVerb extends BornRecord {
  readonly menu: string;
}

/** The sentences of the call and its checks for the user. */
export function verbSentences({ home, noun: verb, title }: BornVerb): string {
  return `// Messages to the user from the call: ${verb.lower}.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences of refusals and of answers; a code is kept for ever. */
export const ${verb.camel}Sentences = sentences('${home.area.camel}', {
  ${verb.camel}Done: 'Done: ${verb.lower}',
});

/** Sentences beside fields. */
export const ${verb.camel}Checks = foundByText(
  sentences('${home.area.camel}', {
    enter${title.name.charAt(0).toUpperCase()}${title.name.slice(1)}Of${verb.pascal}: 'Please enter the ${title.label.toLowerCase()} (${verb.lower})',
  }),
);
`;
}

/** The call on the wire. */
export function verbContract({ home, noun: verb, fields, title, menu }: BornVerb): string {
  const functions = fields.flatMap(({ kind, isTitle }) =>
    isTitle ? [] : ['optional', kinds[kind].schema.replace(/\(.*/, '')],
  );
  const check = `${verb.camel}Checks.enter${title.name.charAt(0).toUpperCase()}${title.name.slice(1)}Of${verb.pascal}`;
  const lines = fields.map(({ name, kind, isTitle }) =>
    isTitle
      ? `    ${name}: requiredText(${check}, ${LONGEST_TITLE}),`
      : `    ${name}: optional(${kinds[kind].schema}),`,
  );
  return `// ${verb.words}, on the wire.

import { endpoint, may } from '../../kernel/endpoint.ts';
import { ${[...new Set(['requiredText', ...functions])].toSorted().join(', ')} } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { ${verb.camel}Checks } from './${verb.kebab}-sentences.ts';

/** ${verb.words}. Say in \`changes\` which topics are others afterwards. */
export const ${verb.camel} = endpoint({
  path: '/${home.area.pascal}/${verb.pascal}',
  summary: '${verb.words}.',
  permission: may('edit', '${menu}'),
  effect: 'write',
  logAs: ['${verb.snake}', 'saved'],
  changes: [],
  input: shape({
${lines.join('\n')}
  }),
  output: shape({}),
});
`;
}

/** The server's handler. */
export function verbHandler({ home, noun: verb }: BornVerb): string {
  return `// ${verb.words}: one intention, one transaction.
import { ${verb.camel} as ${verb.camel}Endpoint } from '@charaka/contract/${home.path}/${verb.kebab}';
import { ${verb.camel}Sentences } from '@charaka/contract/${home.path}/${verb.kebab}-sentences';
import { handle } from '../../kernel/handler.ts';

/** ${verb.words}. */
export const ${verb.camel} = handle(${verb.camel}Endpoint, async (call) => {
  call.say(${verb.camel}Sentences.${verb.camel}Done);
  return {};
});
`;
}

/** The first values of a form of a verb, its fields, and the imports of both. */
function formParts({ noun: verb, fields }: BornVerb): { blank: string; shown: string; imports: string } {
  const inputs = [...new Set(fields.map(({ kind }) => kinds[kind].input))].toSorted();
  const dated = inputs.includes('DateField') ? "import { DateField } from '../../ui/field/date-fields.tsx';\n" : '';
  const plain = inputs.filter((input) => input !== 'DateField').join(', ');
  const empty = { flag: 'false', day: 'null as string | null' } as Readonly<Record<string, string>>;
  const numeric = (kind: keyof typeof kinds) => kinds[kind].columnType !== 'text';
  const values = fields.map(
    ({ name, kind }) => `${name}: ${empty[kind] ?? (numeric(kind) ? "'' as number | string" : "''")}`,
  );
  const shown = fields.map(
    ({ name, kind, isTitle }) =>
      `<${kinds[kind].input} label={t('${verb.camel}.${name}')}${isTitle ? ` isRequired isFirst maxLength={${LONGEST_TITLE}}` : ''} {...form.getInputProps('${name}')} />`,
  );
  return {
    blank: `const blank = { ${values.join(', ')} };`,
    shown: shown.join('\n          '),
    imports: `${dated}import { ${plain} } from '../../ui/field/form-fields.tsx';`,
  };
}

/** The screen that asks for it; its words stand in the texts of the area. */
export function verbScreen(told: BornVerb): string {
  const { home, noun: verb, menu } = told;
  const { blank, shown, imports } = formParts(told);
  return `// ${verb.words}: the screen that asks for it.
import { ${verb.camel} } from '@charaka/contract/${home.path}/${verb.kebab}';
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
${imports}
import { Page } from '../../ui/page/page.tsx';

${blank}

/** Route ${menu}/${verb.kebab}. */
export default function ${verb.pascal}() {
  const { t } = useTranslation('${home.area.camel}');
  const form = useForm({ initialValues: blank, validate: formChecks(${verb.camel}.input) });
  const command = useCommand(${verb.camel}, { onDone: form.reset });
  return (
    <Page title={t('${verb.camel}.title')}>
      <form noValidate onSubmit={form.onSubmit((values) => command.mutate(inputOf(values)))}>
        <Stack>
          ${shown}
          <Group>
            <Button type="submit" loading={command.isPending}>
              {t('${verb.camel}.title')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
`;
}

/** The dialog that asks for it, and the button that opens the dialog. */
export function verbDialog(told: BornVerb): string {
  const { home, noun: verb, menu } = told;
  const { blank, shown, imports } = formParts(told);
  return `// ${verb.words}: the dialog that asks for it, and its button.
import { ${verb.camel} } from '@charaka/contract/${home.path}/${verb.kebab}';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRights } from '../../kernel/rights.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
${imports}

${blank}
const check = formChecks(${verb.camel}.input);

/** Renders nothing without the right. */
export function ${verb.pascal}Button() {
  const { t } = useTranslation('${home.area.camel}');
  const { canEdit } = useRights('${menu}');
  const [isOpen, setOpen] = useState(false);
  if (!canEdit) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('${verb.camel}.title')}
      </Button>
      {isOpen && <${verb.pascal} onClose={() => setOpen(false)} />}
    </>
  );
}

function ${verb.pascal}({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('${home.area.camel}');
  const form = useForm({ initialValues: blank, validate: check });
  const command = useCommand(${verb.camel}, { onDone: onClose });
  return (
    <FormDialog
      title={t('${verb.camel}.title')}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      submitLabel={t('${verb.camel}.title')}
      onSave={(values) => command.mutate(inputOf(values))}
      onClose={onClose}
    >
        <Stack>
          ${shown}
        </Stack>
    </FormDialog>
  );
}
`;
}

/** The English words of a verb. */
export function verbWords({ noun: verb, fields }: BornVerb): Readonly<Record<string, string>> {
  return { title: verb.words, ...Object.fromEntries(fields.map(({ name, label }) => [name, label])) };
}

/** Tests the answer, the refusals and the rights of the call, through HTTP. */
export function verbTest({ home, noun: verb, fields, title }: BornVerb): string {
  const typed = fields.map(({ name, kind }) => `${name}: ${kinds[kind].sample[0]}`);
  return `// ${verb.words}: what it answers, what it refuses, and who may.
import { ${verb.camel} } from '@charaka/contract/${home.path}/${verb.kebab}';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const typed = { ${typed.join(', ')} };

describe('${verb.lower}', () => {
  it('is done and says so', async () => {
    const tenant = await makeTenant(parts);
    expect(await tenant.call(${verb.camel}, typed)).toMatchObject({ isFailure: false, message: 'Done: ${verb.lower}' });
  });

  it('says beside the field what is missing, and needs the right', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(${verb.camel}, { ...typed, ${title.name}: '' });
    expect(answer).toMatchObject({ status: 400, isFailure: true, fields: { ${title.name}: answer.message } });
    expect((await tenant.call(${verb.camel}, typed, { as: 'viewer' })).status).toBe(403);
  });
});
`;
}
