// One message of an analyser: what became of each line, its text as it came, and what a person does about it (LB086).
import {
  getAnalyserMessage,
  matchMessage,
  refuseMessage,
  replayMessage,
  statusLetters,
} from '@charaka/contract/diagnostics/analyser/analyser-message';
import { analyserMessageTopic } from '@charaka/contract/diagnostics/analyser/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Code, Group, ScrollArea, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';

const MIN_WIDTH = 520;

interface LookMessageProps {
  readonly analyserMessageId: number;
  readonly canSettle: boolean;
  onClose(): void;
}

/** Mounted while it is open. */
export function LookMessage({ analyserMessageId, canSettle, onClose }: LookMessageProps) {
  const { t } = useTranslation('analyser');
  const message = useAnswer(analyserMessageTopic, getAnalyserMessage, { analyserMessageId }).data?.analyserMessage;
  const replay = useCommand(replayMessage);
  const [asked, setAsked] = useState<'match' | 'refuse' | null>(null);
  const isOpen = message?.status === 'Unmatched' || message?.status === 'PartlyMatched';
  const deeds = (
    <Group gap="xs">
      <Button onClick={() => setAsked('match')}>{t('match')}</Button>
      <Button variant="default" loading={replay.isPending} onClick={() => replay.mutate({ analyserMessageId })}>
        {t('replay')}
      </Button>
      <Button variant="default" onClick={() => setAsked('refuse')}>
        {t('refuse')}
      </Button>
    </Group>
  );
  return (
    <>
      <Dialog
        isOpen
        size="wide"
        title={message ? `${message.analyserName}, ${formatDateTime(message.receivedAt)}` : t('message')}
        onClose={onClose}
        footer={isOpen && canSettle ? deeds : undefined}
      >
        {message ? (
          <Stack>
            <Text size="sm">
              {[t(`statuses.${message.status}`), message.fault, message.resolvedByName, message.resolveReason]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <LinesTable findings={message.findings} />
            <RawText text={message.rawText} />
          </Stack>
        ) : (
          <Skeleton h={200} radius="sm" />
        )}
      </Dialog>
      {asked === 'match' && message && (
        <MatchDialog
          analyserMessageId={analyserMessageId}
          samples={samplesWithoutSpecimen(message.findings)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'refuse' && <RefuseDialog analyserMessageId={analyserMessageId} onClose={() => setAsked(null)} />}
    </>
  );
}

/** The message as it came; hidden where it tells a confidential value. */
function RawText({ text }: { readonly text: string | null | undefined }) {
  const { t } = useTranslation('analyser');
  if (text == null) return <Text size="sm">{t('rawTextHidden')}</Text>;
  return (
    <ScrollArea.Autosize mah={240} viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('rawText') }}>
      <Code block>{text.replaceAll('\r', '\n')}</Code>
    </ScrollArea.Autosize>
  );
}

type Finding = OutputOf<typeof getAnalyserMessage>['analyserMessage']['findings'][number];

/** Outcome of each line. */
function LinesTable({ findings }: { readonly findings: readonly Finding[] }) {
  const { t } = useTranslation('analyser');
  const statusOf = (status: string) => {
    const letter = statusLetters.find((one) => one === status.trim().toUpperCase());
    return letter ? t(`statusWords.${letter}`) : t('statusWords.none', { status });
  };
  return (
    <WideTable label={t('lines')} minWidth={MIN_WIDTH}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('sample')}</Table.Th>
          <Table.Th>{t('code')}</Table.Th>
          <Table.Th>{t('value')}</Table.Th>
          <Table.Th>{t('remark')}</Table.Th>
          <Table.Th>{t('outcome')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {findings.map((line) => (
          <Table.Tr key={`${line.specimenNo}/${line.code}/${line.value}`}>
            <Table.Td>{line.specimenNo}</Table.Td>
            <Table.Td>{line.code}</Table.Td>
            <Table.Td>
              {line.isConfidential ? t('confidentialValue') : `${line.value ?? ''} ${line.unit}`.trim()}
            </Table.Td>
            <Table.Td>{line.comment}</Table.Td>
            <Table.Td>{t(`outcomes.${line.outcome}`, { status: statusOf(line.status ?? '') })}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

interface SettleProps {
  readonly analyserMessageId: number;
  onClose(): void;
}

/** The samples that fit no specimen, as the message calls them. */
function samplesWithoutSpecimen(findings: readonly Finding[]): string[] {
  return [...new Set(findings.filter(({ outcome }) => outcome === 'NoSpecimen').map(({ specimenNo }) => specimenNo))];
}

function MatchDialog({ analyserMessageId, samples, onClose }: SettleProps & { readonly samples: readonly string[] }) {
  const { t } = useTranslation('analyser');
  const isAsked = samples.length > 1;
  const form = useForm({
    initialValues: { specimenNo: '', sampleNo: isAsked ? null : (samples[0] ?? null) },
    validate: {
      specimenNo: (no) => (no.trim() === '' ? t('specimenNeeded') : null),
      sampleNo: (no) => (isAsked && no === null ? t('sampleNeeded') : null),
    },
  });
  const command = useCommand(matchMessage, { onDone: onClose });
  return (
    <FormDialog
      title={t('matchTitle')}
      form={form}
      submitLabel={t('match')}
      isSubmitting={command.isPending}
      onSave={({ specimenNo, sampleNo }) =>
        command.mutate({ analyserMessageId, specimenNo: specimenNo.trim(), sampleNo })
      }
      onClose={onClose}
    >
      {isAsked && (
        <SelectField
          label={t('sample')}
          isRequired
          isFirst
          choices={samples.map((one) => ({ value: one, label: one || '–' }))}
          {...form.getInputProps('sampleNo')}
        />
      )}
      <TextField
        label={t('specimenNo')}
        isRequired
        isFirst={!isAsked}
        maxLength={20}
        {...form.getInputProps('specimenNo')}
      />
    </FormDialog>
  );
}

function RefuseDialog({ analyserMessageId, onClose }: SettleProps) {
  const { t } = useTranslation('analyser');
  const command = useCommand(refuseMessage, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('refuseTitle')}
      submitLabel={t('refuse')}
      isDangerous
      atLeast={5}
      isSubmitting={command.isPending}
      onSave={(reason) => command.mutate({ analyserMessageId, reason })}
      onClose={onClose}
    />
  );
}
