// One message of an analyser: what became of each line, its text as it came, and what a person does about it (LB086).
import {
  getAnalyserMessage,
  matchMessage,
  refuseMessage,
  replayMessage,
} from '@charaka/contract/diagnostics/analyser/analyser-message';
import { analyserMessageTopic } from '@charaka/contract/diagnostics/analyser/topics';
import { Button, Code, Group, ScrollArea, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';

const LEAST_LETTERS = 5;
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
            <WideTable label={t('lines')} minWidth={MIN_WIDTH}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('sample')}</Table.Th>
                  <Table.Th>{t('code')}</Table.Th>
                  <Table.Th>{t('value')}</Table.Th>
                  <Table.Th>{t('outcome')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {message.findings.map((line) => (
                  <Table.Tr key={`${line.specimenNo}/${line.code}/${line.value}`}>
                    <Table.Td>{line.specimenNo}</Table.Td>
                    <Table.Td>{line.code}</Table.Td>
                    <Table.Td>{`${line.value} ${line.unit}`.trim()}</Table.Td>
                    <Table.Td>{t(`outcomes.${line.outcome}`)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </WideTable>
            <ScrollArea.Autosize mah={240} viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('rawText') }}>
              <Code block>{message.rawText.replaceAll('\r', '\n')}</Code>
            </ScrollArea.Autosize>
          </Stack>
        ) : (
          <Skeleton h={200} radius="sm" />
        )}
      </Dialog>
      {asked === 'match' && <MatchDialog analyserMessageId={analyserMessageId} onClose={() => setAsked(null)} />}
      {asked === 'refuse' && <RefuseDialog analyserMessageId={analyserMessageId} onClose={() => setAsked(null)} />}
    </>
  );
}

interface SettleProps {
  readonly analyserMessageId: number;
  onClose(): void;
}

function MatchDialog({ analyserMessageId, onClose }: SettleProps) {
  const { t } = useTranslation('analyser');
  const form = useForm({
    initialValues: { specimenNo: '' },
    validate: { specimenNo: (no) => (no.trim() === '' ? t('specimenNeeded') : null) },
  });
  const command = useCommand(matchMessage, { onDone: onClose });
  return (
    <FormDialog
      title={t('matchTitle')}
      form={form}
      submitLabel={t('match')}
      isSubmitting={command.isPending}
      onSave={({ specimenNo }) => command.mutate({ analyserMessageId, specimenNo: specimenNo.trim() })}
      onClose={onClose}
    >
      <TextField label={t('specimenNo')} isRequired isFirst maxLength={20} {...form.getInputProps('specimenNo')} />
    </FormDialog>
  );
}

function RefuseDialog({ analyserMessageId, onClose }: SettleProps) {
  const { t } = useTranslation('analyser');
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim().length < LEAST_LETTERS ? t('reasonNeeded') : null) },
  });
  const command = useCommand(refuseMessage, { onDone: onClose });
  return (
    <FormDialog
      title={t('refuseTitle')}
      form={form}
      submitLabel={t('refuse')}
      isDangerous
      isSubmitting={command.isPending}
      onSave={({ reason }) => command.mutate({ analyserMessageId, reason: reason.trim() })}
      onClose={onClose}
    >
      <TextField label={t('reason')} isRequired isFirst maxLength={300} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
