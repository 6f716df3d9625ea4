// The note while it is typed: saved on the server two seconds after the last key, never over a colleague's change (OP014).
import { getConsultation, saveDraft } from '@charaka/contract/clinic/consultation/consultation';
import { consultationTopic } from '@charaka/contract/clinic/consultation/topics';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { answerKey } from '../../kernel/use-answer.ts';
import { toastError } from '../../ui/page/toast.ts';
import { type NoteContent, type Opened, typedContent } from './opened.ts';

const restMilliseconds = 2000;

/** How the draft stands: as the server has it, changed since, on its way, or refused. */
export type DraftState = 'saved' | 'changed' | 'saving' | 'refused';

/** The note of a page. An amendment is sent whole when it is signed, and not kept before. */
export function useNote({ visit, consultation }: Opened, isAmending: boolean) {
  const { visitId, patientId } = visit;
  const queries = useQueryClient();
  const [content, setContent] = useState<NoteContent>(() => typedContent(consultation.content));
  const [state, setState] = useState<DraftState>('saved');
  const revision = useRef(consultation.revision);
  const latest = useRef(content);
  const isDirty = useRef(false);
  const running = useRef<Promise<void> | null>(null);

  const save = useCallback(async (): Promise<void> => {
    if (running.current) await running.current;
    if (!isDirty.current || isAmending) return;
    isDirty.current = false;
    setState('saving');
    const send = async () => {
      try {
        const saved = await call(saveDraft, {
          visitId,
          patientId,
          revision: revision.current,
          content: latest.current,
        });
        revision.current = saved.revision;
        setState(isDirty.current ? 'changed' : 'saved');
        // A user who returns to this page finds the typed text, not the answer the page first opened with.
        await queries.invalidateQueries({
          queryKey: answerKey(consultationTopic, getConsultation, { visitId }),
          refetchType: 'none',
        });
      } catch (error) {
        isDirty.current = true;
        setState('refused');
        if (error instanceof Error) toastError(error.message);
        else reportFailure(error);
      }
    };
    running.current = send();
    await running.current;
    running.current = null;
  }, [visitId, patientId, isAmending, queries]);

  const change = useCallback((parts: Partial<NoteContent>) => {
    latest.current = { ...latest.current, ...parts };
    isDirty.current = true;
    setContent(latest.current);
    setState('changed');
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the rest anew
  useEffect(() => {
    if (state !== 'changed' || isAmending) return;
    const timer = setTimeout(() => void save(), restMilliseconds);
    return () => clearTimeout(timer);
  }, [content, state, save, isAmending]);
  // Leaving the page saves the text typed in the last two seconds.
  useEffect(() => () => void save(), [save]);

  return { content, change, state, save, revision, latest };
}
