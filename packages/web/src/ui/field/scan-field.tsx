// The box of a scanner: it has the cursor on arrival and keeps it, takes the next scan while the one before is answered, and loses none.
import { Button, Group, Kbd, Loader, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ScanQueue } from './scan-queue.ts';

interface ScanFieldProps {
  readonly label: string;
  readonly width?: number;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric' | 'text';
  /** Label of a button that does the same as Enter on the empty box; without it Enter there does nothing. */
  readonly emptyLabel?: string | undefined;
  /** Does what a scan asks for; answers a sentence where it does nothing. A refusal that was shown already is thrown. */
  onScan(text: string): Promise<string | null>;
  onEscape?(): void;
}

/** Enter sends a scan and empties the box at once; scans are done in their order. */
export function ScanField({ label, onScan, onEscape, emptyLabel, width = 240, ...input }: ScanFieldProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  // A scan that waits is done as the screen is then: the wristband before it has chosen the patient.
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  const [queue] = useState(() => new ScanQueue(setWaiting));
  useEffect(() => field.current?.focus(), []);
  const send = () => {
    const text = typed.trim();
    if (text === '' && (emptyLabel === undefined || waiting > 0)) return;
    setFault(null);
    setTyped('');
    void queue
      .add(async () => {
        const said = await latest.current(text);
        if (said) setFault(text ? `${text}: ${said}` : said);
      })
      .then(() => {
        // The scan may have moved the focus away; a dialog that opened keeps it.
        if (document.activeElement === document.body) field.current?.focus();
      });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setTyped('');
      onEscape?.();
    }
    // A scanner sends the separator of GS1 as Ctrl and ], which a browser does not put into the box.
    if (event.key === ']' && event.ctrlKey) {
      event.preventDefault();
      setTyped((before) => `${before}\u001d`);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      send();
    }
  };
  return (
    <Group gap="xs" align="start">
      <TextInput
        ref={field}
        aria-label={label}
        placeholder={label}
        w={width}
        value={typed}
        error={fault}
        rightSection={waiting > 0 ? <Loader size="xs" aria-hidden /> : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        {...input}
      />
      {emptyLabel !== undefined && (
        <EmptyScan
          label={emptyLabel}
          isDisabled={typed !== '' || waiting > 0}
          onClick={() => {
            // The next scan is typed into the box.
            field.current?.focus();
            send();
          }}
        />
      )}
    </Group>
  );
}

interface EmptyScanProps {
  readonly label: string;
  readonly isDisabled: boolean;
  onClick(): void;
}

/** Enter on the empty box, for mouse and touch. */
function EmptyScan({ label, isDisabled, onClick }: EmptyScanProps) {
  return (
    <Button
      variant="default"
      disabled={isDisabled}
      rightSection={
        <Kbd size="xs" aria-hidden>
          Enter
        </Kbd>
      }
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
