// Says that a deed is done, until it is closed.
import { Button, Group, Text } from '@mantine/core';
import { Dialog } from './dialog.tsx';

interface DoneDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  readonly closeLabel: string;
  onClose(): void;
}

/** Words are translated already. */
export function DoneDialog({ isOpen, title, text, closeLabel, onClose }: DoneDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose}>
      <Text mb="lg">{text}</Text>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {closeLabel}
        </Button>
      </Group>
    </Dialog>
  );
}
