// One message to read.

import { getMessage } from '@charaka/contract/foundation/message/message';
import { messageTopic } from '@charaka/contract/foundation/message/topics';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RichText } from '../../ui/field/rich-text.tsx';

interface ViewMessageProps {
  readonly messageId: number;
  /** Tells whom it is for. */
  readonly isWriter: boolean;
  onClose(): void;
}

/** Mounted while it is open; a message that is gone says so. */
export function ViewMessage({ messageId, isWriter, onClose }: ViewMessageProps) {
  const { t } = useTranslation('message');
  const answer = useAnswer(messageTopic, getMessage, { message: { messageId } }, { isSilent: true });
  const message = answer.data?.message;
  return (
    <Dialog
      isOpen
      size="medium"
      title={message?.title ?? t('message')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {answer.isPending && <Skeleton height={120} />}
      {answer.isError && <Text role="alert">{answer.error.message}</Text>}
      {message && (
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t('published', { day: formatDay(message.publishDate), name: message.createdByName })}
          </Text>
          {isWriter && (
            <Text size="sm" c="dimmed">
              {t('publishedFor', { roles: message.roleMappings.map(({ roleName }) => roleName).join(', ') })}
            </Text>
          )}
          <RichText html={message.body} />
        </Stack>
      )}
    </Dialog>
  );
}
