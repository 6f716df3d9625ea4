// The doses a patient was given in their newest version, the latest first; voided doses stay readable.
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import type { Dose } from './vaccine-plan.ts';

/** Says of each whether it has to be repeated. */
export function DosesGiven(props: {
  readonly doses: readonly Dose[];
  readonly onOpen: ((dose: Dose) => void) | undefined;
}) {
  const doses = props.doses.filter(({ isReplaced }) => !isReplaced);
  const { onOpen } = props;
  const { t } = useTranslation('immunization');
  return (
    <Stack gap="xs">
      <Title order={3}>{t('given')}</Title>
      {doses.length === 0 && <Text c="dimmed">{t('noneGiven')}</Text>}
      {doses.map((dose) => (
        <Group key={dose.immunizationId} gap="sm" wrap="nowrap" justify="space-between">
          <Text td={dose.isActive ? undefined : 'line-through'} style={{ overflowWrap: 'anywhere' }}>
            <Text span fw={600} inherit>
              {dose.doseKey}
            </Text>
            <Text span c="dimmed" inherit>{` · ${factsOf(dose, t(`sources.${dose.source}`)).join(' · ')}`}</Text>
            {dose.fault && <Text span c="red" inherit>{` · ${t(`faults.${dose.fault}`)}`}</Text>}
            {dose.adverseEvent && (
              <Text span c="red" inherit>{` · ${t('adverseEventWas', { text: dose.adverseEvent })}`}</Text>
            )}
          </Text>
          {onOpen && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPencil size={16} aria-hidden />}
              aria-label={t('changeOne', { dose: dose.doseKey })}
              onClick={() => onOpen(dose)}
            >
              {t('change')}
            </Button>
          )}
        </Group>
      ))}
    </Stack>
  );
}

function factsOf(dose: Dose, source: string): string[] {
  return [formatDay(dose.givenOn), source, dose.batchNumber, dose.site, dose.notedByName, dose.changeReason].filter(
    (fact): fact is string => Boolean(fact),
  );
}
