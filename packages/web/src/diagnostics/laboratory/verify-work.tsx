// The dialog in which the second person looks at one work: values with those before, calls, and verify, give back or repeat (LB040-LB045).
import { repeatWork, returnWork } from '@charaka/contract/diagnostics/laboratory/bench';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { getWork, verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { isCriticalFlag } from '@charaka/rules/diagnostics/reference-range';
import { Button, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { fullName } from '../../people/patient/patient-facts.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { AddLabCall } from './add-lab-call.tsx';
import { CallList } from './call-list.tsx';
import { FlagMark } from './flag-mark.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReportParts } from './report-parts.tsx';

type Work = OutputOf<typeof getWork>['work'];

interface VerifyWorkProps {
  readonly labWorkId: number;
  readonly canVerify: boolean;
  onClose(): void;
}

/** Mounted while it is open. */
export function VerifyWork({ labWorkId, canVerify, onClose }: VerifyWorkProps) {
  const { t } = useTranslation('laboratory');
  const work = useAnswer(laboratoryTopic, getWork, { labWorkId }).data?.work;
  const [asked, setAsked] = useState<'call' | 'return' | 'repeat' | null>(null);
  const verify = useCommand(verifyWork, { onDone: onClose });
  const back = useCommand(returnWork, { onDone: onClose });
  const repeat = useCommand(repeatWork, { onDone: onClose });
  const title = work && `${work.testNames}: ${work.infantName || fullName(work)}`;
  const isCritical = work?.values.some(({ flag }) => isCriticalFlag(flag ?? null)) ?? false;
  if (asked === 'call') return <AddLabCall labWorkId={labWorkId} onClose={() => setAsked(null)} />;
  if (asked !== null)
    return (
      <ReasonDialog
        title={t(asked === 'return' ? 'returnTitle' : 'repeatTitle', { name: work?.testNames ?? '' })}
        submitLabel={t(asked)}
        isSubmitting={back.isPending || repeat.isPending}
        onSave={(reason) => (asked === 'return' ? back : repeat).mutate({ labWorkId, reason })}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      isOpen
      size="wide"
      title={title ?? t('verification')}
      onClose={onClose}
      footer={
        canVerify && (
          <>
            <Button variant="default" onClick={() => setAsked('repeat')}>
              {t('repeat')}
            </Button>
            <Button variant="default" onClick={() => setAsked('return')}>
              {t('return')}
            </Button>
            {isCritical && (
              <Button variant="default" onClick={() => setAsked('call')}>
                {t('logCall')}
              </Button>
            )}
            <Button loading={verify.isPending} onClick={() => verify.mutate({ labWorkIds: [labWorkId] })}>
              {t('verify')}
            </Button>
          </>
        )
      }
    >
      {work ? <Values work={work} /> : <Skeleton h={200} radius="sm" />}
    </Dialog>
  );
}

function Values({ work }: { work: Work }) {
  const { t } = useTranslation('laboratory');
  const facts = [
    work.sex,
    work.ageYears == null ? '' : t('years', { count: work.ageYears }),
    work.specimenNo,
    work.collectedAt && t('collectedOn', { at: formatDateTime(work.collectedAt) }),
    work.finishedByName && t('finishedByName', { name: work.finishedByName }),
    t('clocks', {
      ordered: work.minutes.sinceOrdered,
      collected: work.minutes.sinceCollected ?? 0,
      received: work.minutes.sinceReceived ?? 0,
    }),
  ];
  return (
    <Stack>
      <Text size="sm">{facts.filter(Boolean).join(' · ')}</Text>
      {work.values.length > 0 && <ValueTable work={work} />}
      <ReportParts parts={work.parts} changedLabel={t('paper.changed')} level={3} />
      <CallList calls={work.calls} />
    </Stack>
  );
}

function ValueTable({ work }: { work: Work }) {
  const { t } = useTranslation('laboratory');
  return (
    <WideTable label={t('values')} minWidth={620}>
      <Table.Thead>
        <Table.Tr>
          {(['parameter', 'value', 'range', 'before'] as const).map((heading) => (
            <Table.Th key={heading}>{t(`heading.${heading}`)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {work.values.map((one) => (
          <Table.Tr key={one.labParameterId}>
            <Table.Td>{one.parameterName}</Table.Td>
            <Table.Td fw={one.flag && one.flag !== 'N' ? 700 : undefined}>
              {one.valueText ?? (one.note ? '–' : t('notCalculated'))} {one.unit} <FlagMark flag={one.flag} />
              {one.remark && (
                <Text span size="xs">
                  {` ${t(`remarks.${one.remark}`)}`}
                </Text>
              )}
              {one.note && (
                <Text size="xs" c="dimmed">
                  {`${t('note')}: ${one.note}`}
                </Text>
              )}
              {one.isDelta && (
                <Text span size="xs">
                  {` ${t('findings.jump')}`}
                </Text>
              )}
            </Table.Td>
            <Table.Td>{one.rangeText}</Table.Td>
            <Table.Td>
              {one.before.map(({ valueText, takenAt }) => `${valueText} (${formatDateTime(takenAt)})`).join(', ')}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
