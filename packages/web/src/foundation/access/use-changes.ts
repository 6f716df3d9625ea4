// The changed fields of a line of the audit log as its reader is told of them: by their label, with values in words.
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import type { AuditLine } from './audit-line.ts';
import { useFieldWord } from './use-field-word.ts';

/** A field before and after, in the reader's words. */
export interface ToldChange {
  readonly column: string;
  readonly label: string;
  /** Whether it tells a reader nothing, as the number of the row. */
  readonly isTechnical: boolean;
  readonly before: string;
  readonly after: string;
}

/** Tells the changes of a line: those that say something first, each part by its label. */
export function useChanges(): (line: AuditLine) => ToldChange[] {
  const { t } = useTranslation('audit');
  const fieldWord = useFieldWord();
  const shown = (value: string | null | undefined, name: string | null | undefined) => {
    if (value == null) return '–';
    // Two may have one name: the number tells which.
    if (name) return `${name} (${value})`;
    if (value === 'Yes') return t('yes');
    if (value === 'No') return t('no');
    return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) ? formatDateTime(value) : value;
  };
  return ({ tableName, changes }) =>
    changes
      .map(({ field, before, after, beforeName, afterName }) => {
        const { label, isTechnical } = fieldWord(tableName, field);
        return { column: field, label, isTechnical, before: shown(before, beforeName), after: shown(after, afterName) };
      })
      .toSorted(
        (one, other) => Number(one.isTechnical) - Number(other.isTechnical) || one.label.localeCompare(other.label),
      );
}
