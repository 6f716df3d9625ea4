// The papers of births and deaths, as they are declared.
import { always, paper } from '../../kernel/paper.ts';

/** The words of a certificate are printed whole. */
export const birthRecordPaper = paper('birth_record', {
  title: 'record:printed.birth',
  blocks: [always('words'), always('facts', 'createdBy'), always('end')],
});

/** The record of a death. */
export const deathRecordPaper = paper('death_record', {
  title: 'record:printed.death',
  blocks: [always('facts', 'createdBy'), always('end')],
});
