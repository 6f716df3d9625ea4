// Step 6: what the laboratory measures: the starting catalogue at one press, or none where the hospital has no laboratory.
import { addStartingCatalogue } from '@charaka/contract/diagnostics/labtest/lab-test';
import { firstRunTopic } from '@charaka/contract/office/setup/topics';
import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { IconCheck, IconFlask } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { refreshTopics } from '../../kernel/topics.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { Progress } from './progress.ts';
import { StepButtons, type Ways } from './step-buttons.tsx';

/** The laboratory confirms every range before its results are used. */
export function LaboratoryStep({ progress, onBack, onNext }: Ways & { readonly progress: Progress }) {
  const { t } = useTranslation('setup');
  const queryClient = useQueryClient();
  const adding = useCommand(addStartingCatalogue, { onDone: () => refreshTopics(queryClient, [firstRunTopic]) });
  const { labParameterCount } = progress;
  return (
    <>
      {labParameterCount > 0 ? (
        <Alert
          color="green"
          icon={<IconCheck aria-hidden />}
          title={t('laboratory.added', { count: labParameterCount })}
        >
          {t('laboratory.confirm')}{' '}
          <Anchor component={Link} to="/lab-settings/parameter">
            {t('laboratory.open')}
          </Anchor>
        </Alert>
      ) : (
        <Group gap="sm">
          <Button
            leftSection={<IconFlask size={18} aria-hidden />}
            loading={adding.isPending}
            onClick={() => adding.mutate({})}
          >
            {t('laboratory.add')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('laboratory.none')}
          </Text>
        </Group>
      )}
      <StepButtons onBack={onBack} onNext={onNext} />
    </>
  );
}
