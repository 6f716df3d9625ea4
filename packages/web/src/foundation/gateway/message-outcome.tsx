// Outcome of a message just sent: on its way, sent, or failed with its reason.

import { listOutbox } from '@charaka/contract/foundation/gateway/outbox';
import { outboxTopic } from '@charaka/contract/foundation/gateway/topics';
import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isEqualTo } from '../../kernel/filters.ts';
import { useAnswer } from '../../kernel/use-answer.ts';

const colors = { waiting: 'blue', sent: 'green', failed: 'red' } as const;

/** Follows the message without a reload; screen readers announce each change. */
export function MessageOutcome({ messageId }: { messageId: number }) {
  const { t } = useTranslation('gateway');
  const answer = useAnswer(outboxTopic, listOutbox, {
    pageSize: 1,
    filterParams: [isEqualTo('mailSmsInfoId', messageId)],
  });
  const message = answer.data?.rows[0];
  if (!message) return null;
  return (
    <Alert color={colors[message.state]} title={t(`outbox.outcome.${message.state}`)} role="status">
      {message.fault}
    </Alert>
  );
}
