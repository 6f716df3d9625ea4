// The phrases that expand in the notes of the current user (OP039).
import { listPhrases } from '@charaka/contract/clinic/template/phrase';
import { templateTopic } from '@charaka/contract/clinic/template/topics';
import { expandPhrases } from '@charaka/rules/clinic/note-template';
import { useMemo } from 'react';
import { useAnswer } from '../../kernel/use-answer.ts';

const freshMilliseconds = 10 * 60_000;

/** Writes out what is typed; an own phrase wins over the department's. */
export function usePhrases(): (text: string) => string {
  const answer = useAnswer(templateTopic, listPhrases, {}, { freshMilliseconds, isOnlyLogged: true });
  return useMemo(() => {
    const phrases = new Map((answer.data?.phrases ?? []).map(({ shortcut, text }) => [shortcut.toLowerCase(), text]));
    return (text) => expandPhrases(text, phrases);
  }, [answer.data]);
}
