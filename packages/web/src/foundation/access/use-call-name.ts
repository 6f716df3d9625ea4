// Names of calls in the audit log: the action of the user, as 'Patient: registered'.
import type { listAuditChoices } from '@charaka/contract/foundation/access/audit';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { useTableWord } from './use-table-word.ts';

type LoggedCall = OutputOf<typeof listAuditChoices>['calls'][number];

/** A call as a line of the log has it: without a path where the product works by itself. */
type CallOfLine = Omit<LoggedCall, 'operation'> & { readonly operation?: string | null | undefined };

/** The name of a call: its verb and its record. Work without a call is done by the system; a removed call keeps its path as name. */
export function useCallName(): (call: CallOfLine) => string {
  const { t } = useTranslation('audit');
  const tableWord = useTableWord();
  return ({ operation, loggedRecord, loggedVerb }) => {
    if (!operation?.startsWith('/')) return t('byItself');
    if (!loggedRecord || !loggedVerb) return operation;
    return t('callName', { thing: tableWord(loggedRecord), verb: t(`verbs.${loggedVerb}`) });
  };
}

/** The calls by name and in its order; two of one name tell their technical names apart. */
export function callChoices(calls: readonly LoggedCall[], nameOf: (call: LoggedCall) => string) {
  const named = calls.map((call) => ({ value: call.operation, label: nameOf(call) }));
  return named
    .map(({ value, label }) => {
      const isAlone = named.filter((other) => other.label === label).length === 1;
      return { value, label: isAlone ? label : `${label} (${value.slice(value.lastIndexOf('/') + 1)})` };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
