// Meaning of a key in a cell of the bench (laboratory, section 11): navigation and commands until the cell is edited, then text.
import { benchKeys } from '../../kernel/keys.ts';

/** A key as it is pressed. */
interface BenchPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
}

/** State of the cell when the key is pressed. */
interface BenchStanding {
  /** Typed into, or opened: arrows to the sides move within the text, and signs are written. */
  readonly isEdited: boolean;
  /** Its value follows from those of others. */
  readonly isWorkedOut: boolean;
  /** True when no value may be entered. */
  readonly isReadOnly: boolean;
}

/** Action of a key; a move by Enter skips calculated cells. */
export type BenchDeed =
  | { readonly name: 'move'; readonly down: number; readonly right: number; readonly isPassing: boolean }
  | { readonly name: 'takeBack' | 'finish' | 'edit' | 'formula' | 'above' | 'trend' | 'note' };

const move = (down: number, right: number, isPassing = false): BenchDeed => ({ name: 'move', down, right, isPassing });

/** Null when the key is text, or belongs to the browser. */
export function benchDeed({ key, ctrlKey, altKey }: BenchPress, standing: BenchStanding): BenchDeed | null {
  const { isEdited, isWorkedOut, isReadOnly } = standing;
  if (altKey) return key.toLowerCase() === benchKeys.note ? { name: 'note' } : null;
  if (key === 'Enter') return ctrlKey ? { name: 'finish' } : move(0, 1, true);
  if (ctrlKey) return null;
  if (key === 'Escape') return { name: 'takeBack' };
  if (key === 'ArrowDown') return move(1, 0);
  if (key === 'ArrowUp') return move(-1, 0);
  if (isEdited) return null;
  if (key === 'ArrowRight') return move(0, 1);
  if (key === 'ArrowLeft') return move(0, -1);
  if (key === benchKeys.trend) return { name: 'trend' };
  if (key === benchKeys.formula && isWorkedOut) return { name: 'formula' };
  if (isReadOnly) return null;
  if (key === benchKeys.edit) return { name: 'edit' };
  return key === benchKeys.above ? { name: 'above' } : null;
}
