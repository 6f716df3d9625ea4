// How far the first run is: a bar, and every step with a mark on what is done; each can be gone to.
import { type FirstRunStep, firstRunSteps } from '@charaka/contract/office/setup/setup';
import { Button, Group, Progress as ProgressBar, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Progress } from './progress.ts';

/** Which steps have what they are there for. */
function doneSteps(progress: Progress): ReadonlySet<FirstRunStep> {
  const isDone: Readonly<Record<FirstRunStep, boolean>> = {
    hospital: !progress.isStateMissing,
    wards: progress.bedCount > 0,
    people: progress.userCount > 0 && progress.doctorCount > 0,
    prices: progress.chargeCount > 0,
    clinic: progress.opdDayCount > 0 && progress.consultationFeeCount > 0,
    laboratory: progress.labParameterCount > 0,
    letterhead: progress.hasLetterhead,
    ready: progress.isFinished,
  };
  return new Set(firstRunSteps.filter((step) => isDone[step]));
}

interface StepBarProps {
  readonly progress: Progress;
  readonly step: FirstRunStep;
  onStep(step: FirstRunStep): void;
}

/** A list of buttons, the present one marked for screen readers too. */
export function StepBar({ progress, step, onStep }: StepBarProps) {
  const { t } = useTranslation('setup');
  const done = doneSteps(progress);
  const number = firstRunSteps.indexOf(step) + 1;
  const count = firstRunSteps.length;
  return (
    <Stack gap={6} component="nav" aria-label={t('steps')}>
      <Text size="sm" c="dimmed">
        {t('progress', { number, total: count })}
      </Text>
      <ProgressBar value={(number / count) * 100} size="sm" aria-hidden />
      <Group component="ol" gap={4} p={0} m={0} style={{ listStyle: 'none' }}>
        {firstRunSteps.map((name, index) => (
          <li key={name}>
            <Button
              size="compact-md"
              variant={name === step ? 'light' : 'subtle'}
              aria-current={name === step ? 'step' : undefined}
              leftSection={done.has(name) ? <IconCheck size={16} aria-hidden /> : `${index + 1}.`}
              onClick={() => onStep(name)}
            >
              {t(`step.${name}`)}
              {done.has(name) && <VisuallyHidden> {t('done')}</VisuallyHidden>}
            </Button>
          </li>
        ))}
      </Group>
    </Stack>
  );
}
