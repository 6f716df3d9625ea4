// The checklist of a discharge: which departments have cleared the patient, who and when, and every step so far (Q47).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { dischargeMenu } from '@charaka/contract/stay/admission/admission-pages';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { getDischarge, setClearance } from '@charaka/contract/stay/discharge/discharge';
import { dischargeTopic } from '@charaka/contract/stay/discharge/topics';
import { mayClear } from '@charaka/rules/stay/admission-state';
import { Button, Group, Paper, Skeleton, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { factsOf } from '../admission/admission-facts.ts';
import { PatientBanner } from '../admission/patient-banner.tsx';

type Progress = OutputOf<typeof getDischarge>;
type Clearance = Progress['clearances'][number];

/** Opens at once. What colleagues tick shows by itself. */
export default function SetClearance({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('discharge');
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const progress = useAnswer(dischargeTopic, getDischarge, { admission: { admissionId } }).data;
  const { canAdd } = useRights(dischargeMenu);
  const command = useCommand(setClearance);
  const mayTick = admission !== undefined && mayClear({ canAdd }, factsOf(admission));
  const tick = ({ department, isCleared }: Clearance) =>
    command.mutate({ clearance: { admissionId, department, isCleared: !isCleared } });
  return (
    <Dialog isOpen size="medium" title={t('checklist.title')} onClose={onClose}>
      {admission && progress ? (
        <Stack gap="sm">
          <PatientBanner admission={admission} place="dialog" />
          {!admission.isDischarged && (
            <Text size="sm" c="dimmed">
              {t(`checklist.modes.${progress.checklist}`)}
            </Text>
          )}
          {progress.clearances.map((clearance) => (
            <Department
              key={clearance.department}
              clearance={clearance}
              isBusy={command.isPending}
              {...(mayTick ? { onTick: () => tick(clearance) } : {})}
            />
          ))}
          <Steps steps={progress.events} />
        </Stack>
      ) : (
        <Skeleton h={260} />
      )}
    </Dialog>
  );
}

function Department(props: { clearance: Clearance; isBusy: boolean; onTick?: () => void }) {
  const { t } = useTranslation('discharge');
  const { department, isCleared, clearedByName, clearedAt } = props.clearance;
  const name = t(`checklist.departments.${department}`);
  return (
    <Paper withBorder p="sm" component="section" aria-label={name}>
      <Group justify="space-between" wrap="nowrap">
        <Group gap="sm" wrap="nowrap">
          <ThemeIcon variant="light" color={isCleared ? 'green' : 'orange'} radius="xl" aria-hidden>
            {isCleared ? <IconCheck size={16} /> : <IconClock size={16} />}
          </ThemeIcon>
          <div>
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed">
              {isCleared
                ? t('checklist.clearedBy', { name: clearedByName, at: formatDateTime(clearedAt) })
                : t('checklist.open')}
            </Text>
          </div>
        </Group>
        {props.onTick && (
          <Button
            size="xs"
            variant={isCleared ? 'subtle' : 'light'}
            disabled={props.isBusy}
            aria-label={t(isCleared ? 'checklist.takeBackOf' : 'checklist.clearFor', { department: name })}
            onClick={props.onTick}
          >
            {t(isCleared ? 'checklist.takeBack' : 'checklist.clear')}
          </Button>
        )}
      </Group>
    </Paper>
  );
}

/** Clearances given and withdrawn, with user, time and reason. */
function Steps({ steps }: { steps: Progress['events'] }) {
  const { t } = useTranslation('discharge');
  if (steps.length === 0) return null;
  return (
    <Stack gap={4} component="section" aria-label={t('steps.title')}>
      <Title order={3} size="h5">
        {t('steps.title')}
      </Title>
      {steps.map((step) => (
        <Text key={step.eventId} size="sm" style={{ overflowWrap: 'anywhere' }}>
          <strong>{t(`steps.${step.kind}`)}</strong>
          {` · ${step.createdByName}, ${formatDateTime(step.createdAt)}`}
          {step.reason && ` · ${step.reason}`}
          {step.uncleared.length > 0 &&
            ` · ${t('steps.uncleared', { departments: step.uncleared.map((name) => t(`checklist.departments.${name}`)).join(', ') })}`}
        </Text>
      ))}
    </Stack>
  );
}
