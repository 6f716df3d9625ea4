// Takes what the last visit prescribed into the note; what stands against a line is said beside it (OP023).
import { repeatLast } from '@charaka/contract/clinic/consultation/consultation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { medicineWords } from './instruction.ts';
import type { ChangeNote, NoteContent, Opened } from './opened.ts';

/** The content of the note stays; a medicine that the note already lists is not added twice. */
export function useRepeat(visit: Opened['visit'], content: NoteContent, change: ChangeNote) {
  const { t } = useTranslation('consultation');
  const [marked, setMarked] = useState<readonly string[]>([]);
  const command = useCommand(repeatLast, {
    isQuietWhenDone: true,
    onDone: ({ diagnoses, advice, medicines }) => {
      const present = new Set(content.medicines.map(medicineWords));
      const added = medicines.filter(({ line }) => !present.has(medicineWords(line)));
      change({
        medicines: [...content.medicines, ...added.map(({ line }) => line)],
        diagnoses: content.diagnoses.length > 0 ? content.diagnoses : diagnoses,
        advice: content.advice || advice,
      });
      setMarked(
        added.flatMap(({ line, marks }) => marks.map((mark) => t(`marks.${mark}`, { name: medicineWords(line) }))),
      );
    },
  });
  return {
    marked,
    isPending: command.isPending,
    repeat: () => command.mutate({ visitId: visit.visitId, patientId: visit.patientId }),
  };
}
