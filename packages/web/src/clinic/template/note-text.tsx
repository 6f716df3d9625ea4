// A long text of a note, in which `.shortcut` and a blank write out a phrase (OP039).
import { TextAreaField } from '../../ui/field/form-fields.tsx';
import { usePhrases } from './use-phrases.ts';

interface NoteTextProps {
  readonly label: string;
  readonly description?: string;
  readonly maxLength?: number;
  readonly value: string | null | undefined;
  onChange(value: string): void;
}

/** One line that grows. */
export function NoteText({ label, description, maxLength = 10_000, value, onChange }: NoteTextProps) {
  const expand = usePhrases();
  return (
    <TextAreaField
      label={label}
      description={description}
      rows={1}
      maxLength={maxLength}
      value={value}
      onChange={(text) => onChange(expand(text ?? ''))}
    />
  );
}
