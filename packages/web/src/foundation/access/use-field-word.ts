// Names of changed columns in the audit log: as on the screens, in the reader's language (R026).
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { knownText } from '../../kernel/i18n.ts';
import { type FieldWord, fieldWord, labelIndex } from './field-words.ts';
import { useTableWord } from './use-table-word.ts';

/** Tells a column of a table. The texts of every screen are loaded before the first one is shown. */
export function useFieldWord(): (table: string, column: string) => FieldWord {
  const { t, i18n } = useTranslation('audit');
  const tableWord = useTableWord();
  const labels = useMemo(() => labelIndex(i18n.getDataByLanguage('en') ?? {}), [i18n]);
  return (table, column) =>
    fieldWord(table, column, {
      labels,
      find: knownText,
      tableWord: (name) => {
        const word = tableWord(name);
        return word === name.replaceAll('_', ' ') ? undefined : word;
      },
      tell: (key, values) => t(key, values),
    });
}
