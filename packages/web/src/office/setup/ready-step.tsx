// Step 8: what is still missing, where the first patient is taken in, and how the others log in.

import { type FirstRunStep, updateFirstRun } from '@charaka/contract/office/setup/setup';
import { Alert, Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconBed, IconCheck, IconUserPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ScreenAddress } from '../../kernel/screen-address.ts';
import { useTenant } from '../../kernel/tenant.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { NEW_PATIENT } from '../../people/patient/new-patient.ts';
import type { Progress } from './progress.ts';

interface ReadyStepProps {
  readonly progress: Progress;
  onStep(step: FirstRunStep): void;
  /** The first run is over. */
  onFinish(): void;
}

interface Lack {
  readonly what: string;
  readonly step: FirstRunStep;
}

const lacking = (all: readonly [isMissing: boolean, what: string, step: FirstRunStep][]): Lack[] =>
  all.filter(([isMissing]) => isMissing).map(([, what, step]) => ({ what, step }));

/** Items missing for a first admission and its bill, each with the step that adds it. */
function missingOf(progress: Progress): Lack[] {
  const { isStateMissing, bedCount, userCount, doctorCount, chargeCount, hasLetterhead } = progress;
  return lacking([
    [isStateMissing, 'state', 'hospital'],
    [bedCount === 0, 'beds', 'wards'],
    [doctorCount === 0, 'doctor', 'people'],
    [userCount === 0, 'users', 'people'],
    [chargeCount === 0, 'charges', 'prices'],
    [!hasLetterhead, 'letterhead', 'letterhead'],
  ]);
}

/** Items missing for a clinic and a laboratory; not every hospital has them. */
function missingElsewhere({ opdDayCount, consultationFeeCount, labParameterCount }: Progress): Lack[] {
  return lacking([
    [opdDayCount === 0, 'opdDays', 'clinic'],
    [consultationFeeCount === 0, 'fees', 'clinic'],
    [labParameterCount === 0, 'parameters', 'laboratory'],
  ]);
}

/** It can be finished with things missing: they can be put in on their own screens at any time. */
export function ReadyStep({ progress, onStep, onFinish }: ReadyStepProps) {
  const { t } = useTranslation('setup');
  const navigate = useNavigate();
  const tenantName = useTenant()?.tenantName ?? '';
  const elsewhere = missingElsewhere(progress);
  const finishing = useCommand(updateFirstRun, { onDone: onFinish });
  const finish = (to: ScreenAddress, hash = '') =>
    finishing.mutate(
      { firstRun: { step: 'ready', isFinished: true } },
      { onSuccess: () => void navigate({ to, hash }) },
    );
  return (
    <Stack gap="md">
      <Missing progress={progress} onStep={onStep} />
      {elsewhere.length > 0 && (
        <div>
          <Text>{t('ready.elsewhere')}</Text>
          <LackList lacks={elsewhere} onStep={onStep} />
        </div>
      )}
      <Text>{t('ready.others', { address: `${window.location.origin}/?tenant=${tenantName}` })}</Text>
      <Text>
        {t('ready.payers')}{' '}
        <Anchor component={Link} to="/tpa/organisation">
          {t('ready.payersLink')}
        </Anchor>
      </Text>
      <Group gap="sm">
        <Button
          leftSection={<IconUserPlus size={18} aria-hidden />}
          loading={finishing.isPending}
          onClick={() => finish('/patient_registration', NEW_PATIENT)}
        >
          {t('ready.register')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconBed size={18} aria-hidden />}
          disabled={finishing.isPending}
          onClick={() => finish('/ipd/ipd_registration')}
        >
          {t('ready.admit')}
        </Button>
        <Button variant="subtle" disabled={finishing.isPending} onClick={() => finish('/')}>
          {t('ready.finish')}
        </Button>
      </Group>
    </Stack>
  );
}

function Missing({ progress, onStep }: Pick<ReadyStepProps, 'progress' | 'onStep'>) {
  const { t } = useTranslation('setup');
  const missing = missingOf(progress);
  const { bedCount, userCount, chargeCount } = progress;
  if (missing.length === 0)
    return (
      <Alert color="green" icon={<IconCheck aria-hidden />} title={t('ready.all')} role="status">
        {t('ready.counts', { beds: bedCount, users: userCount, charges: chargeCount })}
      </Alert>
    );
  return (
    <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title={t('ready.missing')} role="status">
      <LackList lacks={missing} onStep={onStep} />
    </Alert>
  );
}

function LackList({ lacks, onStep }: Pick<ReadyStepProps, 'onStep'> & { readonly lacks: readonly Lack[] }) {
  const { t } = useTranslation('setup');
  return (
    <List size="sm">
      {lacks.map(({ what, step }) => (
        <List.Item key={what}>
          {t(`ready.lack.${what}`)}{' '}
          <Anchor component="button" type="button" size="sm" onClick={() => onStep(step)}>
            {t(`step.${step}`)}
          </Anchor>
        </List.Item>
      ))}
    </List>
  );
}
