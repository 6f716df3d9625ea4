// Charts opened without a relation of care that nobody has judged yet, each with the three verdicts beside it (PS008).

import {
  breakGlassVerdicts,
  chartAccessMenu,
  listBreakGlass,
  reviewBreakGlass,
} from '@charaka/contract/people/privacy/privacy';
import { privacyTopic } from '@charaka/contract/people/privacy/topics';
import { Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { uhidOf } from '../patient/patient-facts.ts';

const MOST_SHOWN = 50;

/** The newest first; nobody judges what they opened themselves. */
export function ReviewGlass() {
  const { t } = useTranslation('privacy');
  const { canEdit } = useRights(chartAccessMenu);
  const { userId } = useSignedIn().user;
  const input = { isOnlyOpen: true, pageNumber: 1, pageSize: MOST_SHOWN };
  const rows = useAnswer(privacyTopic, listBreakGlass, input).data?.rows;
  const command = useCommand(reviewBreakGlass);
  return (
    <Paper withBorder p="md" mb="md">
      <Stack gap="sm">
        <Title order={2}>{t('glass')}</Title>
        {!rows && <Skeleton h={24} />}
        {rows?.length === 0 && <Text c="dimmed">{t('noGlass')}</Text>}
        <Stack gap="sm" role="list">
          {rows?.map((row) => (
            <Group key={row.breakGlassId} justify="space-between" gap="sm" role="listitem">
              <Text size="sm">
                {[
                  formatDateTime(row.openedAt),
                  row.userName,
                  `${uhidOf(row.patientId)} ${row.patientName}`,
                  [t(`kind.${row.kind}`), row.reason].filter(Boolean).join(': '),
                ].join(' · ')}
              </Text>
              {canEdit && row.userId !== userId && (
                <Group gap="xs">
                  {breakGlassVerdicts.map((verdict) => (
                    <Button
                      key={verdict}
                      size="compact-sm"
                      variant="default"
                      loading={command.isPending}
                      onClick={() => command.mutate({ breakGlassId: row.breakGlassId, verdict })}
                    >
                      {t(`verdict.${verdict}`)}
                    </Button>
                  ))}
                </Group>
              )}
            </Group>
          ))}
        </Stack>
      </Stack>
    </Paper>
  );
}
