// Readers of a chart in words: day, person, part and reason (PS016).

import { listAccessOfPatient } from '@charaka/contract/people/privacy/privacy';
import { privacyTopic } from '@charaka/contract/people/privacy/topics';
import { Button, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { chartPart } from './chart-part.ts';

/** Reads the log only when it is asked for: looking at it is written down, too. */
export function WhoSaw({ patientId }: { readonly patientId: number }) {
  const { t } = useTranslation('privacy');
  const [isAsked, setAsked] = useState(false);
  return (
    <Paper withBorder p="md">
      <Stack gap="sm" align="start">
        <Title order={2}>{t('whoSaw')}</Title>
        {isAsked ? (
          <Readings patientId={patientId} />
        ) : (
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('showReadings')}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}

function Readings({ patientId }: { readonly patientId: number }) {
  const { t } = useTranslation('privacy');
  const answer = useAnswer(privacyTopic, listAccessOfPatient, { patientId }).data;
  if (!answer) return null;
  if (answer.readings.length === 0) return <Text>{t('nobody')}</Text>;
  const partsOf = (paths: readonly string[]) =>
    [...new Set(paths.map((path) => t(`part.${chartPart(path)}`)))].join(', ');
  return (
    <Table.ScrollContainer minWidth={320} w="100%">
      <Table aria-label={t('whoSaw')}>
        <Table.Thead>
          <Table.Tr>
            {['day', 'user', 'parts', 'why'].map((name) => (
              <Table.Th key={name}>{t(name)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {answer.readings.map((reading) => (
            <Table.Tr key={`${reading.day} ${reading.userName} ${reading.reason} ${reading.isBreakGlass}`}>
              <Table.Td>{formatDay(reading.day)}</Table.Td>
              <Table.Td>{`${reading.userName} (${reading.roleName})`}</Table.Td>
              <Table.Td>{partsOf(reading.parts)}</Table.Td>
              <Table.Td>{t(`reasons.${reading.reason}`)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {answer.isCut && <Text size="sm">{t('older')}</Text>}
    </Table.ScrollContainer>
  );
}
