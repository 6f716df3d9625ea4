// Templates of the screens of a signed document: the panel on the page of a patient, and its English words.
import { type BornEntry, cellOf } from './entry-templates.ts';
import { kinds } from './fields.ts';

/** Each document with its content and its signed versions. */
export function documentPanel({ home, noun, nouns, fields }: BornEntry): string {
  const { camel } = noun;
  const lines = fields.map(
    ({ name, kind }) =>
      `          <Text key="${name}">{t('${camel}.${name}')}: {${cellOf('shown', name, kind)}}</Text>`,
  );
  const formats = [...new Set(fields.flatMap(({ kind }) => kinds[kind].format ?? []))].toSorted();
  return `// The ${nouns.lower} of a patient, on the page of the patient.
import { list${nouns.pascal} } from '@charaka/contract/${home.path}/${noun.kebab}';
import { ${camel}Topic } from '@charaka/contract/${home.path}/topics';
import { Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
${formats.length > 0 ? `import { ${formats.join(', ')} } from '../../kernel/format.ts';\n` : ''}import { useDeeds } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { SignedVersions } from '../../ui/page/signed-versions.tsx';

/** Renders nothing without the right to read charts. */
export function ${nouns.pascal}Panel({ patientId }: { readonly patientId: number }) {
  return useDeeds()('read-chart') ? <Documents patientId={patientId} /> : null;
}

function Documents({ patientId }: { readonly patientId: number }) {
  const { t } = useTranslation('${home.area.camel}');
  const read = useAnswer(${camel}Topic, list${nouns.pascal}, { patientId }, { isSilent: true }).data;
  const documents = read?.${nouns.camel} ?? [];
  return (
    <Paper withBorder p="md" component="section" aria-label={t('${camel}.all')}>
      <Title order={2}>{t('${camel}.all')}</Title>
      {documents.length === 0 && <Text c="dimmed">{t('${camel}.none')}</Text>}
      {documents.map(({ encounterId, draft: shown, versions }) => (
        <Stack key={encounterId} gap={2} mt="sm">
${lines.join('\n')}
          {versions.length === 0 && <Text c="dimmed">{t('${camel}.draft')}</Text>}
          <SignedVersions versions={versions.map((one) => ({ ...one, versionNo: one.version }))} />
        </Stack>
      ))}
    </Paper>
  );
}
`;
}

/** The English words of a document. */
export function documentWords({ nouns, fields }: BornEntry): Readonly<Record<string, string>> {
  const ofFields = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  return { all: nouns.words, none: `No ${nouns.lower}.`, draft: 'Draft, not signed', ...ofFields };
}
