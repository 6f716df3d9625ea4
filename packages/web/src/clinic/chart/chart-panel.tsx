// Allergies and problems of a patient, to be seen and changed: on the page of the patient, and in the consultation.

import { getPatientChart, setAllergyStatus } from '@charaka/contract/clinic/chart/chart';
import { chartTopic } from '@charaka/contract/clinic/chart/topics';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { patientMenu } from '@charaka/contract/people/patient/patient';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { AllergyDialog } from './allergy-dialog.tsx';
import { ProblemDialog } from './problem-dialog.tsx';

/** The chart as it is answered. */
type Chart = OutputOf<typeof getPatientChart>;
type Allergy = Chart['allergies'][number];
type Problem = Chart['problems'][number];
type Open = { readonly allergy: Allergy | null } | { readonly problem: Problem | null };

/** Renders nothing without the right to read charts. */
export function ChartPanel({ patientId }: { readonly patientId: number }) {
  return useDeeds()('read-chart') ? <Known patientId={patientId} /> : null;
}

function Known({ patientId }: { readonly patientId: number }) {
  const { t } = useTranslation('chart');
  const chart = useAnswer(chartTopic, getPatientChart, { patientId }, { isSilent: true }).data;
  const [open, setOpen] = useState<Open | null>(null);
  const mayNote = useMayNote();
  const isClinical = useDeeds()('clinical-note') && mayNote;
  if (!chart) return null;
  const close = () => setOpen(null);
  return (
    <Paper withBorder p="md" component="section" aria-label={t('title')}>
      <Stack gap="md">
        <Allergies
          chart={chart}
          isChanged={isClinical}
          onOpen={mayNote ? (allergy) => setOpen({ allergy }) : undefined}
        />
        <Problems chart={chart} onOpen={isClinical ? (problem) => setOpen({ problem }) : undefined} />
      </Stack>
      {open && 'allergy' in open && (
        <OfPatient patient={{ patientId }}>
          <AllergyDialog patientId={patientId} allergy={open.allergy} onClose={close} />
        </OfPatient>
      )}
      {open && 'problem' in open && (
        <OfPatient patient={{ patientId }}>
          <ProblemDialog patientId={patientId} problem={open.problem} onClose={close} />
        </OfPatient>
      )}
    </Paper>
  );
}

/** The front desk may record what a patient reports, so edit rights on visits or patients suffice. */
function useMayNote(): boolean {
  const ofVisits = useRights(visitMenu).canEdit;
  const ofPatients = useRights(patientMenu).canEdit;
  return ofVisits || ofPatients;
}

interface AllergiesProps {
  readonly chart: Chart;
  /** Whether those that stand may be changed and refuted. */
  readonly isChanged: boolean;
  readonly onOpen: ((allergy: Allergy | null) => void) | undefined;
}

function Allergies({ chart, isChanged, onOpen }: AllergiesProps) {
  const { t } = useTranslation('chart');
  const { standing, allergies, patientId } = chart;
  const command = useCommand(setAllergyStatus);
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={2}>{t('allergies')}</Title>
        {onOpen && (
          <Group gap="xs">
            {standing.status === 'Unknown' && (
              <Button
                variant="default"
                loading={command.isPending}
                onClick={() => command.mutate({ patientId, status: 'NoneKnown' })}
              >
                {t('noneKnown')}
              </Button>
            )}
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onOpen(null)}>
              {t('addAllergy')}
            </Button>
          </Group>
        )}
      </Group>
      {standing.status !== 'Has' && (
        <Text fw={600} {...(standing.status === 'Unknown' ? { c: 'red' } : {})}>
          {t(`status.${standing.status}`)}
        </Text>
      )}
      {allergies.map((one) => (
        <Entry
          key={one.allergyId}
          isOver={one.state === 'Refuted'}
          title={one.substance}
          details={[
            t(`kinds.${one.kind}`),
            one.severity && t(`severities.${one.severity}`),
            one.reaction,
            one.since && t('sinceDay', { day: formatDay(one.since) }),
            one.state === 'Refuted' && t('states.Refuted'),
          ]}
          onEdit={isChanged && onOpen ? () => onOpen(one) : undefined}
        />
      ))}
    </Stack>
  );
}

function Problems({ chart, onOpen }: { chart: Chart; onOpen: ((problem: Problem | null) => void) | undefined }) {
  const { t } = useTranslation('chart');
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={2}>{t('problems')}</Title>
        {onOpen && (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onOpen(null)}>
            {t('addProblem')}
          </Button>
        )}
      </Group>
      {chart.problems.length === 0 && <Text c="dimmed">{t('noProblems')}</Text>}
      {chart.problems.map((one) => (
        <Entry
          key={one.problemId}
          isOver={one.state === 'Resolved'}
          title={[one.problemName, one.code].filter(Boolean).join(' · ')}
          details={[
            t(`problemStates.${one.state}`),
            one.since && t('sinceDay', { day: formatDay(one.since) }),
            one.resolvedOn && t('overSince', { day: formatDay(one.resolvedOn) }),
          ]}
          onEdit={onOpen && (() => onOpen(one))}
        />
      ))}
    </Stack>
  );
}

interface EntryProps {
  readonly title: string;
  readonly details: readonly (string | null | undefined | false)[];
  readonly isOver: boolean;
  readonly onEdit: (() => void) | undefined;
}

function Entry({ title, details, isOver, onEdit }: EntryProps) {
  const { t } = useTranslation('chart');
  return (
    <Group gap="sm" wrap="nowrap" justify="space-between">
      <Text td={isOver ? 'line-through' : undefined} style={{ overflowWrap: 'anywhere' }}>
        <Text span fw={600} inherit>
          {title}
        </Text>
        <Text span c="dimmed" inherit>{` · ${details.filter(Boolean).join(' · ')}`}</Text>
      </Text>
      {onEdit && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil size={16} aria-hidden />}
          aria-label={t('changeOne', { name: title })}
          onClick={onEdit}
        >
          {t('change')}
        </Button>
      )}
    </Group>
  );
}
