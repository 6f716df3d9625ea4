// Names of calls in the audit log: the action of the user, as 'Patient: registered'.
import { callWords } from '@charaka/rules/access/call-words';
import { useTranslation } from 'react-i18next';
import { useTableWord } from './use-table-word.ts';

/** Tells a call: by what it does to which record; work without a call the product does by itself, and a call of old keeps its path. */
export function useCallName(): (call: string | null | undefined) => string {
  const { t } = useTranslation('audit');
  const tableWord = useTableWord();
  return (call) => {
    if (!call?.startsWith('/')) return t('byItself');
    const words = callWords(call);
    return words ? t('callName', { thing: tableWord(words.thing), verb: t(`verbs.${words.verb}`) }) : call;
  };
}

/** The calls by name and in its order; two of one name tell their technical names apart. */
export function callChoices(calls: readonly string[], nameOf: (call: string) => string) {
  const named = calls.map((value) => ({ value, label: nameOf(value) }));
  return named
    .map(({ value, label }) => {
      const isAlone = named.filter((other) => other.label === label).length === 1;
      return { value, label: isAlone ? label : `${label} (${value.slice(value.lastIndexOf('/') + 1)})` };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
