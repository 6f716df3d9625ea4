// How many requests are beyond their limit now, above the list whatever it shows.

import { listAuthorizations } from '@charaka/contract/money/tpa/authorization';
import { tpaTopic } from '@charaka/contract/money/tpa/topics';
import { Alert, Box, Button, Group, Skeleton, Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconAlarm, IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshTopics } from '../../kernel/topics.ts';
import { useAnswer } from '../../kernel/use-answer.ts';

/** Becoming overdue is no news that anybody announces, so the server is asked again every minute. */
const everyMilliseconds = 60_000;

/** One height whatever it says, so that the list below never moves; on a phone two lines of any language have room. */
const height = { base: 66, xs: 48 };

/** Says so too while everybody is in time. */
export function OverdueNotice({ onShow }: { onShow(): void }) {
  const { t } = useTranslation('tpa');
  const queryClient = useQueryClient();
  useInterval(() => refreshTopics(queryClient, [tpaTopic]), everyMilliseconds, { autoInvoke: true });
  const input = { only: 'overdue' as const, pageNumber: 1, pageSize: 1 };
  const overdue = useAnswer(tpaTopic, listAuthorizations, input, { isSilent: true });
  const count = overdue.data?.totalCount;
  // The list below says itself that it could not be read.
  if (count === undefined) return overdue.isError ? <Box h={height} /> : <Skeleton h={height} />;
  if (count === 0)
    return (
      <Group mih={height} gap="xs">
        <IconCheck size={18} aria-hidden />
        <Text size="sm" c="dimmed">
          {t('overdueNone')}
        </Text>
      </Group>
    );
  return (
    <Alert color="red" icon={<IconAlarm aria-hidden />} role="status" p="xs" mih={height}>
      <Group gap="sm" mih={26} wrap="nowrap">
        <Text size="sm" lineClamp={2} title={t('overdueCount', { count })}>
          {t('overdueCount', { count })}
        </Text>
        <Button size="compact-sm" variant="default" flex="none" onClick={onShow}>
          {t('showOverdue')}
        </Button>
      </Group>
    </Alert>
  );
}
