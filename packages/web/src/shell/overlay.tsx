// A window of the shell above the screen: the search, the list of shortcuts; Esc closes only the top one.
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsTopDialog } from '../ui/dialog/dialog-order.ts';

interface OverlayProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** In pixels; as wide as a question by default. */
  readonly width?: number;
  /** Whether Esc means something inside first. */
  readonly keepsEscape?: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/** Small on a phone too, unlike a dialog: nothing is filled in here. */
export function Overlay({ isOpen, title, width, keepsEscape = false, onClose, children }: OverlayProps) {
  const { t } = useTranslation('shell');
  const isTop = useIsTopDialog(isOpen);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      {...(width ? { size: width } : {})}
      closeOnEscape={isTop && !keepsEscape}
      closeButtonProps={{ 'aria-label': t('search.close') }}
    >
      {children}
    </Modal>
  );
}
