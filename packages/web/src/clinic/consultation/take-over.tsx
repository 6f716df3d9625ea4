// Asks a doctor who opens a colleague's visit whether to take it over; without it the note is only read (OP012).
import { takeOverVisit } from '@charaka/contract/clinic/consultation/consultation';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';

interface TakeOverProps {
  readonly visitId: number;
  readonly patientId: number;
  readonly doctorName: string;
}

/** Shown above the note until the visit is taken over. */
export function TakeOver({ visitId, patientId, doctorName }: TakeOverProps) {
  const { t } = useTranslation('consultation');
  const command = useCommand(takeOverVisit);
  return (
    <Alert color="yellow" title={t('takeOverAsk')}>
      <Stack gap="xs">
        <Text size="sm">{t('takeOverText', { doctor: doctorName })}</Text>
        <Group>
          <Button size="xs" loading={command.isPending} onClick={() => command.mutate({ visitId, patientId })}>
            {t('takeOver')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
