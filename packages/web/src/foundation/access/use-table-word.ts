// Names of database tables in the audit log.
import { areas } from '@charaka/contract/composition/areas';
import { masters } from '@charaka/contract/foundation/masters/all';
import { useTranslation } from 'react-i18next';

/** The names of records that have a word of their own. */
const named: ReadonlySet<string> = new Set(areas.flatMap(({ auditNames = [] }) => auditNames));

/** 'bed_type', the table of the list that is declared as `bedType`. */
const tableOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Tells a table: by its own word, by that of the list of values it holds, or in plain letters. */
export function useTableWord(): (table: string) => string {
  const { t } = useTranslation(['audit', 'masters']);
  return (table) => {
    if (named.has(table)) return t(`tables.${table}`, table);
    const master = masters.find(({ name }) => tableOf(name) === table);
    return master ? t(`masters:label.${master.label}`, master.label) : table.replaceAll('_', ' ');
  };
}
