// One's phrases and those of departments: `.shortcut` and a blank write them out in a note (OP039).
import { addPhrase, deletePhrase, listPhrases, updatePhrase } from '@charaka/contract/clinic/template/phrase';
import { templateMenu } from '@charaka/contract/clinic/template/template';
import { templateTopic } from '@charaka/contract/clinic/template/topics';
import { department } from '@charaka/contract/foundation/masters/department';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Box, Button, EmptyState, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus, IconQuote } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { type List, useList } from '../../kernel/use-list.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';

type Phrase = OutputOf<typeof listPhrases>['phrases'][number];

/** Route note-templates/phrases. */
export default function ListPhrases() {
  const { t } = useTranslation('template');
  const list = useList();
  const answer = useAnswer(templateTopic, listPhrases, { isOfAll: useRights(templateMenu).canDelete });
  const [open, setOpen] = useState<{ readonly phrase: Phrase | null } | null>(null);
  const phrases = answer.data?.phrases ?? [];
  const found = phrases.filter((phrase) => isWanted(phrase, list.filters));
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
      {phrases.length > 0 && (
        <Stack gap="md">
          <PhraseFilters phrases={phrases} list={list} />
          {found.length > 0 ? (
            <PhraseLines phrases={found} onChange={(phrase) => setOpen({ phrase })} />
          ) : (
            <Text c="dimmed">{t('noPhraseFound')}</Text>
          )}
        </Stack>
      )}
      {open && <PhraseDialog phrase={open.phrase} onClose={() => setOpen(null)} />}
    </Page>
  );
}

/** Choosing what is one's own. */
const MINE = 'mine';

/** By whose it is, and by words of its shortcut or text. */
function isWanted({ departmentId, shortcut, text }: Phrase, { of, q }: List['filters']): boolean {
  if (of && of !== (departmentId == null ? MINE : String(departmentId))) return false;
  return !q || `.${shortcut} ${text}`.toLocaleLowerCase().includes(q.toLocaleLowerCase());
}

function PhraseFilters({ phrases, list }: { phrases: readonly Phrase[]; list: List }) {
  const { t } = useTranslation('template');
  const owners = new Map(
    phrases.map(({ departmentId, departmentName }) =>
      departmentId == null ? [MINE, t('mine')] : [String(departmentId), departmentName ?? ''],
    ),
  );
  const choices = [...owners].map(([value, label]) => ({ value, label }));
  return (
    <Group align="flex-end">
      <SearchField label={t('searchPhrases')} list={list} />
      {choices.length > 1 && (
        <SelectField
          label={t('whose')}
          choices={choices}
          placeholder={t('everyPhrase')}
          value={list.filters.of ?? null}
          onChange={(to) => list.setFilter('of', to ?? '')}
        />
      )}
    </Group>
  );
}

function PhraseLines({ phrases, onChange }: { phrases: readonly Phrase[]; onChange(phrase: Phrase): void }) {
  const { t } = useTranslation('template');
  const removal = useCommand(deletePhrase);
  const remove = async ({ phraseId, shortcut }: Phrase) => {
    const title = t('removePhrase', { shortcut });
    if (await confirm({ title, text: t('removePhraseText'), confirmLabel: t('remove') })) removal.mutate({ phraseId });
  };
  return (
    <Paper component="ul" withBorder p={0} m={0} style={{ listStyle: 'none' }} aria-label={t('phrases')}>
      {phrases.map((one, place) => (
        <Group
          key={one.phraseId}
          component="li"
          px="md"
          py="xs"
          gap="sm"
          align="flex-start"
          style={place > 0 ? { borderBlockStart: '1px solid var(--charaka-border)' } : undefined}
        >
          <Box w={190}>
            <Text size="sm" fw={500}>
              {`.${one.shortcut}`}
            </Text>
            <Text size="xs" c="dimmed">
              {one.departmentName ?? t('mine')}
            </Text>
          </Box>
          <Text size="sm" flex="1 1 240px" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {one.text}
          </Text>
          {one.mayChange && (
            <Group gap={4} wrap="nowrap" ms="auto">
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
        </Group>
      ))}
    </Paper>
  );
}

interface TypedPhrase {
  readonly shortcut: string;
  readonly text: string;
  /** Null for one's own. */
  readonly departmentId: number | null;
}

function PhraseDialog({ phrase, onClose }: { phrase: Phrase | null; onClose(): void }) {
  const { t } = useTranslation('template');
  const keepsAll = useRights(templateMenu).canDelete;
  const { choices: departments } = useMasterChoices(department);
  const adding = useCommand(addPhrase, { onDone: onClose });
  const changing = useCommand(updatePhrase, { onDone: onClose });
  const form = useForm<TypedPhrase>({
    initialValues: { shortcut: phrase?.shortcut ?? '', text: phrase?.text ?? '', departmentId: null },
    validate: formChecks(addPhrase.input.shape.phrase),
  });
  return (
    <FormDialog
      size="medium"
      title={phrase ? t('changeOne', { name: `.${phrase.shortcut}` }) : t('addPhrase')}
      submitLabel={phrase ? t('change') : t('addPhrase')}
      form={form}
      isSubmitting={adding.isPending || changing.isPending}
      onSave={({ shortcut, text, departmentId }) =>
        phrase
          ? changing.mutate({ phrase: { phraseId: phrase.phraseId, shortcut, text } })
          : adding.mutate({ phrase: { shortcut, text, departmentId } })
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
        {!phrase && keepsAll && (
          <SelectField
            label={t('ofDepartment')}
            description={t('ofDepartmentHint')}
            choices={departments}
            {...form.getInputProps('departmentId')}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
