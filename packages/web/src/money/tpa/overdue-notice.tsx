// How many requests are beyond their limit now, above the list whatever it shows.

import { listAuthorizations } from '@charaka/contract/money/tpa/authorization';
import { tpaTopic } from '@charaka/contract/money/tpa/topics';
import { Alert, Button, Group } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconAlarm } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshTopics } from '../../kernel/topics.ts';
import { useAnswer } from '../../kernel/use-answer.ts';

/** Becoming overdue is no news that anybody announces, so the server is asked again every minute. */
const everyMilliseconds = 60_000;

/** Nothing while everybody is in time. */
export function OverdueNotice({ onShow }: { onShow(): void }) {
  const { t } = useTranslation('tpa');
  const queryClient = useQueryClient();
  useInterval(() => refreshTopics(queryClient, [tpaTopic]), everyMilliseconds, { autoInvoke: true });
  const input = { only: 'overdue' as const, pageNumber: 1, pageSize: 1 };
  const count = useAnswer(tpaTopic, listAuthorizations, input, { isSilent: true }).data?.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <Alert color="red" icon={<IconAlarm aria-hidden />} role="status" p="xs">
      <Group gap="sm">
        {t('overdueCount', { count })}
        <Button size="compact-sm" variant="default" onClick={onShow}>
          {t('showOverdue')}
        </Button>
      </Group>
    </Alert>
  );
}
