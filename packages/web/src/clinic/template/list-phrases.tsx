// One's phrases and those of the department: `.shortcut` and a blank write them out in a note (OP039).
import { addPhrase, deletePhrase, listPhrases, updatePhrase } from '@charaka/contract/clinic/template/phrase';
import { templateMenu } from '@charaka/contract/clinic/template/template';
import { templateTopic } from '@charaka/contract/clinic/template/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Badge, Button, EmptyState, Group, Paper, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus, IconQuote } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SwitchField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { Page } from '../../ui/page/page.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';

type Phrase = OutputOf<typeof listPhrases>['phrases'][number];

/** Route note-templates/phrases. */
export default function ListPhrases() {
  const { t } = useTranslation('template');
  const answer = useAnswer(templateTopic, listPhrases, {});
  const [open, setOpen] = useState<{ readonly phrase: Phrase | null } | null>(null);
  const phrases = answer.data?.phrases ?? [];
  return (
    <Page
      title={t('phrases')}
      crumbs={[{ label: t('title'), to: `/${templateMenu}` }]}
      action={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen({ phrase: null })}>
          {t('addPhrase')}
        </Button>
      }
    >
      {answer.isPending && <Skeleton height={160} />}
      {answer.data && phrases.length === 0 && (
        <EmptyState icon={<IconQuote size={28} aria-hidden />} title={t('noPhrases')} description={t('noPhrasesText')}>
          <Button onClick={() => setOpen({ phrase: null })}>{t('addPhrase')}</Button>
        </EmptyState>
      )}
      {phrases.length > 0 && <PhraseTable phrases={phrases} onChange={(phrase) => setOpen({ phrase })} />}
      {open && <PhraseDialog phrase={open.phrase} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function PhraseTable({ phrases, onChange }: { phrases: readonly Phrase[]; onChange(phrase: Phrase): void }) {
  const { t } = useTranslation('template');
  const removal = useCommand(deletePhrase);
  const remove = async ({ phraseId, shortcut }: Phrase) => {
    const title = t('removePhrase', { shortcut });
    if (await confirm({ title, text: t('removePhraseText'), confirmLabel: t('remove') })) removal.mutate({ phraseId });
  };
  return (
    <Paper withBorder p="md">
      <WideTable label={t('phrases')} minWidth={280}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('shortcut')}</Table.Th>
            <Table.Th>{t('text')}</Table.Th>
            <Table.Th aria-label={t('deeds')} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {phrases.map((one) => (
            <Table.Tr key={one.phraseId}>
              <Table.Th scope="row" fw={500}>
                <Group gap="xs">
                  {`.${one.shortcut}`}
                  {one.departmentName && <Badge variant="light">{one.departmentName}</Badge>}
                </Group>
              </Table.Th>
              <Table.Td>
                <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {one.text}
                </Text>
              </Table.Td>
              <Table.Td>
                {one.mayChange && (
                  <Group gap={4} justify="flex-end">
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={t('changeOne', { name: `.${one.shortcut}` })}
                      onClick={() => onChange(one)}
                    >
                      {t('change')}
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      color="red"
                      aria-label={t('removePhrase', { shortcut: one.shortcut })}
                      onClick={() => void remove(one)}
                    >
                      {t('remove')}
                    </Button>
                  </Group>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </Paper>
  );
}

function PhraseDialog({ phrase, onClose }: { phrase: Phrase | null; onClose(): void }) {
  const { t } = useTranslation('template');
  const keepsAll = useRights(templateMenu).canDelete;
  const adding = useCommand(addPhrase, { onDone: onClose });
  const changing = useCommand(updatePhrase, { onDone: onClose });
  const form = useForm({
    initialValues: { shortcut: phrase?.shortcut ?? '', text: phrase?.text ?? '', isOfDepartment: false },
    validate: formChecks(addPhrase.input.shape.phrase),
  });
  return (
    <FormDialog
      size="medium"
      title={phrase ? t('changeOne', { name: `.${phrase.shortcut}` }) : t('addPhrase')}
      submitLabel={phrase ? t('change') : t('addPhrase')}
      form={form}
      isSubmitting={adding.isPending || changing.isPending}
      onSave={({ shortcut, text, isOfDepartment }) =>
        phrase
          ? changing.mutate({ phrase: { phraseId: phrase.phraseId, shortcut, text } })
          : adding.mutate({ phrase: { shortcut, text, isOfDepartment } })
      }
      onClose={onClose}
    >
      <Stack gap="sm">
        <TextField
          label={t('shortcut')}
          description={t('shortcutHint')}
          isRequired
          isFirst
          maxLength={30}
          {...form.getInputProps('shortcut')}
        />
        <TextAreaField label={t('text')} isRequired maxLength={4000} {...form.getInputProps('text')} />
        {!phrase && keepsAll && <SwitchField label={t('ofDepartment')} {...form.getInputProps('isOfDepartment')} />}
      </Stack>
    </FormDialog>
  );
}
