// The dialog behind `confirm()`: one question, the deed by its own name; Enter does it, unless it cannot be undone.
import { Box, Button, Group, Modal, Text } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentSession, onSessionChange } from '../../kernel/session.ts';
import { type OpenQuestion, onQuestion } from './confirm-request.ts';
import { useIsTopDialog } from './dialog-order.ts';
import { useFocusKept } from './focus-kept.ts';
import { useSubmitKey } from './submit-key.ts';

const discardWords = (t: TFunction<'kernel'>) => ({
  title: t('discard.title'),
  about: null,
  text: t('discard.text'),
  confirmLabel: t('discard.confirm'),
  cancelLabel: t('discard.keep'),
  isDangerous: true,
});

/** Stands once near the root of the program and shows what `confirm()` asks. */
export function ConfirmDialog() {
  const { t } = useTranslation('kernel');
  const [open, setOpen] = useState<OpenQuestion | null>(null);
  const [isShown, setShown] = useState(false);
  const isTop = useIsTopDialog(isShown);
  const [content, setContent] = useState<HTMLElement | null>(null);
  useFocusKept(content, isTop);
  useSubmitKey(content, isTop);
  useEffect(
    () =>
      onQuestion((question) => {
        setOpen(question);
        setShown(true);
      }),
    [],
  );
  // A question of one session must not appear to the next user (R101).
  useEffect(
    () =>
      onSessionChange(() => {
        if (currentSession() !== null) return;
        setShown(false);
        open?.answer(false);
      }),
    [open],
  );
  const settle = (isConfirmed: boolean) => {
    setShown(false);
    open?.answer(isConfirmed);
  };
  const question = open?.question;
  const isDiscard = question !== undefined && 'kind' in question;
  const words = isDiscard ? discardWords(t) : question;
  return (
    <Modal
      opened={isShown}
      onClose={() => settle(false)}
      title={words?.title}
      size={420}
      zIndex={400}
      closeOnEscape={isTop}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <Box mb="lg" ref={setContent}>
        {words?.about}
        <Text>{words?.text}</Text>
      </Box>
      {/* The Enter that asked, held a moment too long, is no answer. */}
      <Group justify="flex-end" onKeyDownCapture={(event) => event.repeat && event.preventDefault()}>
        <Button variant="default" onClick={() => settle(false)} data-autofocus={words?.isDangerous || undefined}>
          {words?.cancelLabel ?? t('dialog.cancel')}
        </Button>
        <Button
          color={words?.isDangerous ? 'red' : 'primary'}
          onClick={() => settle(true)}
          data-autofocus={!words?.isDangerous || undefined}
        >
          {words?.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
