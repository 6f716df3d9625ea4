// The button of the views of a list, named by the view that is shown, and the lines behind it.
import { Button, Popover, Stack } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

interface ViewsMenuProps {
  /** The name of the view that is shown; undefined for none. */
  readonly shown: string | undefined;
  readonly isOpen: boolean;
  /** The button, which takes the focus after a dialog that the menu opened. */
  readonly button?: RefObject<HTMLButtonElement | null>;
  onToggle(): void;
  onClose(): void;
  readonly children: ReactNode;
}

/** Opens a list of views. */
export function ViewsMenu({ shown, isOpen, button, onToggle, onClose, children }: ViewsMenuProps) {
  const { t } = useTranslation('kernel');
  return (
    <Popover position="bottom-end" shadow="md" trapFocus opened={isOpen} onDismiss={onClose} returnFocus>
      <Popover.Target>
        <Button
          ref={button}
          variant="default"
          size="xs"
          leftSection={<IconBookmark size={16} aria-hidden />}
          onClick={onToggle}
        >
          {shown ?? t('table.views')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('table.views')} maw={340}>
        <Stack gap="xs">{children}</Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ViewButtonProps {
  readonly title: string;
  /** Undefined for the list without a view. */
  readonly isPresent?: boolean;
  onShow(): void;
}

/** Shows a view. */
export function ViewButton({ title, isPresent, onShow }: ViewButtonProps) {
  return (
    <Button
      variant={isPresent ? 'light' : 'subtle'}
      size="compact-sm"
      justify="flex-start"
      flex={1}
      aria-pressed={isPresent}
      onClick={onShow}
    >
      {title}
    </Button>
  );
}
