// The dialog in which the second person looks at one work: values with those before, calls, and verify, give back or repeat (LB040-LB045).

import { repeatWork, returnWork } from '@charaka/contract/diagnostics/laboratory/bench';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { getWork, verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { isCriticalFlag } from '@charaka/rules/diagnostics/reference-range';
import { Skeleton, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMinutes } from '../../kernel/format.ts';
import { currentLanguage } from '../../kernel/i18n.ts';
import type { VerifyDeed } from '../../kernel/keys.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { patientLine } from '../../people/patient/patient-facts.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { AddLabCall } from './add-lab-call.tsx';
import { CallList } from './call-list.tsx';
import { FlagMark } from './flag-mark.tsx';
import { ReportParts } from './report-parts.tsx';
import { valueShown } from './reported-value.ts';
import { VerifyButtons } from './verify-buttons.tsx';

type Work = OutputOf<typeof getWork>['work'];

interface VerifyWorkProps {
  readonly labWorkId: number;
  /** The works before and after it in the list. */
  readonly beside: { readonly previous: number | null; readonly next: number | null };
  readonly canVerify: boolean;
  /** Goes on to another work; without one the dialog closes. */
  onOpen(labWorkId: number | null): void;
}

/** Mounted while it is open. After a work is verified, returned or to be repeated, the next one of the list opens. */
export function VerifyWork({ labWorkId, beside, canVerify, onOpen }: VerifyWorkProps) {
  const { t } = useTranslation('laboratory');
  const work = useAnswer(laboratoryTopic, getWork, { labWorkId }).data?.work;
  const [asked, setAsked] = useState<'call' | 'return' | 'repeat' | null>(null);
  const verify = useCommand(verifyWork);
  const back = useCommand(returnWork);
  const repeat = useCommand(repeatWork);
  const title = work && `${work.testNames}: ${patientLine(work)}`;
  const goOn = {
    onSuccess: () => {
      setAsked(null);
      onOpen(beside.next);
    },
  };
  const act = (deed: VerifyDeed) => {
    if (deed === 'verify') return verify.isPending ? undefined : verify.mutate({ labWorkIds: [labWorkId] }, goOn);
    if (deed !== 'next' && deed !== 'previous') return setAsked(deed);
    const other = beside[deed];
    if (other !== null) onOpen(other);
  };
  if (asked === 'call' && work)
    return (
      <AddLabCall
        labWorkId={labWorkId}
        patient={work}
        doctor={work}
        testName={work.testNames}
        values={work.values.filter(({ flag }) => isCriticalFlag(flag ?? null))}
        onClose={() => setAsked(null)}
      />
    );
  if (asked === 'return' || asked === 'repeat')
    return (
      <OfPatient patient={work}>
        <ReasonDialog
          atLeast={5}
          title={t(asked === 'return' ? 'returnTitle' : 'repeatTitle', { name: work?.testNames ?? '' })}
          submitLabel={t(asked)}
          isSubmitting={back.isPending || repeat.isPending}
          onSave={(reason) => (asked === 'return' ? back : repeat).mutate({ labWorkId, reason }, goOn)}
          onClose={() => setAsked(null)}
        />
      </OfPatient>
    );
  return (
    <Dialog
      isOpen
      size="wide"
      title={title ?? t('verification')}
      onClose={() => onOpen(null)}
      footer={
        <VerifyButtons
          shown={work && labWorkId}
          deeds={deedsOn(work, beside, canVerify)}
          isVerifying={verify.isPending}
          onAct={act}
        />
      }
    >
      {work ? <Values work={work} /> : <Skeleton h={200} radius="sm" />}
    </Dialog>
  );
}

/** Actions on a work, in the order of the buttons; only moving on until the work is on screen. */
function deedsOn(work: Work | undefined, beside: VerifyWorkProps['beside'], canVerify: boolean): readonly VerifyDeed[] {
  const moves = (['previous', 'next'] as const).filter((one) => beside[one] !== null);
  if (!work || !canVerify) return moves;
  const isCritical = work.values.some(({ flag }) => isCriticalFlag(flag ?? null));
  return [...moves, 'repeat', 'return', ...(isCritical ? (['call'] as const) : []), 'verify'];
}

function Values({ work }: { work: Work }) {
  const { t } = useTranslation('laboratory');
  const since = (minutes: number) => formatMinutes(minutes, currentLanguage());
  const facts = [
    work.specimenNo,
    work.collectedAt && t('collectedOn', { at: formatDateTime(work.collectedAt) }),
    work.finishedByName && t('finishedByName', { name: work.finishedByName }),
    t('clocks', {
      ordered: since(work.minutes.sinceOrdered),
      collected: since(work.minutes.sinceCollected ?? 0),
      received: since(work.minutes.sinceReceived ?? 0),
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
              {valueShown(t, { ...one, isEmpty: !one.notCalculated })} {one.isHeading ? '' : one.unit}{' '}
              <FlagMark flag={one.flag} />
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
