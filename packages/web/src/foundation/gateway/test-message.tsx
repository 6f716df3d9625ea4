// Sends a test message and follows it.
import { Button, Group, Stack } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../ui/field/form-section.tsx';
import { MessageOutcome } from './message-outcome.tsx';

interface TestMessageProps {
  readonly title: string;
  readonly isSending: boolean;
  readonly messageId: number | null;
  readonly isDisabled: boolean;
  onSend(recipient: string): void;
  /** The field for the recipient. */
  readonly field: (recipient: string, setRecipient: (text: string) => void) => ReactNode;
}

/** A field, a button, and below them what became of it. */
export function TestMessage({ title, isSending, messageId, isDisabled, onSend, field }: TestMessageProps) {
  const { t } = useTranslation('gateway');
  const [recipient, setRecipient] = useState('');
  const send = () => onSend(recipient);
  return (
    <FormSection title={title}>
      <Stack gap="sm">
        <Group align="end" gap="sm">
          <div style={{ flexGrow: 1, maxWidth: 340 }}>{field(recipient, setRecipient)}</div>
          <Button
            variant="default"
            leftSection={<IconSend size={16} aria-hidden />}
            loading={isSending}
            disabled={isDisabled || recipient === ''}
            onClick={send}
          >
            {t('sendTest')}
          </Button>
        </Group>
        {messageId !== null && <MessageOutcome messageId={messageId} />}
      </Stack>
    </FormSection>
  );
}
