// The dialog in which the second person reads what a report says and what it will say, and signs or declines the amendment (LB040, LB044, LB048).

import { declineAmendment, getAmendment, signAmendment } from '@charaka/contract/diagnostics/laboratory/lab-amendment';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { isCriticalFlag } from '@charaka/rules/diagnostics/reference-range';
import { Button, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
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

type Amendment = OutputOf<typeof getAmendment>['amendment'];
type Test = Amendment['tests'][number];

interface OpenAmendmentProps {
  readonly labAmendmentId: number;
  readonly canSign: boolean;
  onClose(): void;
}

/** Mounted while it is open. */
export function OpenAmendment({ labAmendmentId, canSign, onClose }: OpenAmendmentProps) {
  const { t } = useTranslation('laboratory');
  const amendment = useAnswer(laboratoryTopic, getAmendment, { labAmendmentId }).data?.amendment;
  const [asked, setAsked] = useState<{ readonly callAbout: number } | 'decline' | null>(null);
  const sign = useCommand(signAmendment, { onDone: onClose });
  const decline = useCommand(declineAmendment, { onDone: onClose });
  const number = amendment?.reportNo ?? '';
  if (asked === 'decline')
    return (
      <OfPatient patient={amendment}>
        <ReasonDialog
          atLeast={5}
          title={t('declineTitle', { number })}
          submitLabel={t('decline')}
          isSubmitting={decline.isPending}
          onSave={(reason) => decline.mutate({ labAmendmentId, reason })}
          onClose={() => setAsked(null)}
        />
      </OfPatient>
    );
  if (asked !== null && amendment) {
    const test = amendment.tests.find(({ labWorkId }) => labWorkId === asked.callAbout);
    return (
      <AddLabCall
        labWorkId={asked.callAbout}
        patient={amendment}
        doctor={amendment}
        testName={test?.testName ?? ''}
        values={(test?.values ?? []).filter(({ flag }) => isCriticalFlag(flag ?? null))}
        onClose={() => setAsked(null)}
      />
    );
  }
  return (
    <Dialog
      isOpen
      size="wide"
      title={amendment ? `${t('amendTitle', { number })}: ${patientLine(amendment)}` : t('amendments')}
      onClose={onClose}
      footer={
        canSign &&
        amendment?.isWaiting && (
          <>
            <Button variant="default" onClick={() => setAsked('decline')}>
              {t('decline')}
            </Button>
            {amendment.criticalWorkIds.map((labWorkId) => (
              <Button key={labWorkId} variant="default" onClick={() => setAsked({ callAbout: labWorkId })}>
                {t('logCall')}
              </Button>
            ))}
            {amendment.isForCaller && (
              <Button loading={sign.isPending} onClick={() => sign.mutate({ labAmendmentId })}>
                {t('signAmendment')}
              </Button>
            )}
          </>
        )
      }
    >
      {amendment ? <Shown amendment={amendment} /> : <Skeleton h={200} radius="sm" />}
    </Dialog>
  );
}

function Shown({ amendment }: { amendment: Amendment }) {
  const { t } = useTranslation('laboratory');
  const { amendReason, proposedByName, proposedAt, isForCaller, isWaiting, before, tests, calls } = amendment;
  return (
    <Stack>
      <Text size="sm">
        {t('amendmentWaitsOf', { reason: amendReason, name: proposedByName, at: formatDateTime(proposedAt) })}
      </Text>
      {isWaiting && !isForCaller && <Text fw={600}>{t('anotherSigns')}</Text>}
      {tests.map((test) => (
        <TestAmended
          key={test.labWorkId}
          test={test}
          before={before.find(({ labWorkId }) => labWorkId === test.labWorkId)}
        />
      ))}
      <CallList calls={calls} />
    </Stack>
  );
}

/** New values beside the present ones; text is shown once as it is and once as it will be. */
function TestAmended({ test, before }: { test: Test; before: Test | undefined }) {
  const { t } = useTranslation('laboratory');
  return (
    <section aria-label={test.testName}>
      <Title order={3} size="h5">
        {test.testName}
      </Title>
      {test.values.length > 0 && <ValuesAmended test={test} before={before} />}
      {test.parts && (
        <Stack>
          <Text fw={600}>{t('heading.now')}</Text>
          <ReportParts parts={before?.parts ?? []} changedLabel={t('paper.changed')} level={3} />
          <Text fw={600}>{t('heading.then')}</Text>
          <ReportParts parts={test.parts} changedLabel={t('paper.changed')} level={3} />
        </Stack>
      )}
    </section>
  );
}

function ValuesAmended({ test, before }: { test: Test; before: Test | undefined }) {
  const { t } = useTranslation('laboratory');
  return (
    <WideTable label={test.testName} minWidth={560}>
      <Table.Thead>
        <Table.Tr>
          {(['parameter', 'now', 'then', 'range'] as const).map((heading) => (
            <Table.Th key={heading}>{t(`heading.${heading}`)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {test.values.map((one) => (
          <Table.Tr key={one.labParameterId}>
            <Table.Td>{one.parameterName}</Table.Td>
            <Table.Td>
              {valueShown(t, before?.values.find(({ labParameterId }) => labParameterId === one.labParameterId) ?? {})}
            </Table.Td>
            <Table.Td fw={one.isChanged ? 700 : undefined}>
              {valueShown(t, one)} {one.unit} <FlagMark flag={one.flag} />
              {one.isChanged && ` (${t('paper.changed')})`}
            </Table.Td>
            <Table.Td>{one.rangeText}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
