// A sheet at the side of a board: what is known of the thing chosen and what can be done, while the board stays where it is.
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsTopDialog } from '../dialog/dialog-order.ts';
import { useFocusBack } from '../dialog/focus-back.ts';

interface SideSheetProps {
  readonly title: string;
  /** Key of the content: a new key moves the focus to the beginning of the sheet. */
  readonly of: string | number;
  onClose(): void;
  readonly children: ReactNode;
}

/** Mounted while it is open. On a desk the board beside it can be used meanwhile; on a phone it covers the screen. Esc closes it. */
export function SideSheet({ title, of, onClose, children }: SideSheetProps) {
  const { t } = useTranslation('kernel');
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false;
  const isTop = useIsTopDialog(true);
  const start = useRef<HTMLDivElement>(null);
  useFocusBack(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing shown is what the focus follows.
  useEffect(() => start.current?.focus({ preventScroll: true }), [of]);
  return (
    <Drawer
      opened
      onClose={onClose}
      title={title}
      position="right"
      size={isPhone ? '100%' : 440}
      withOverlay={isPhone}
      lockScroll={isPhone}
      returnFocus={false}
      closeOnEscape={isTop}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
      styles={{ title: { fontWeight: 600, fontSize: 16 } }}
    >
      <div ref={start} tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
        {children}
      </div>
    </Drawer>
  );
}
