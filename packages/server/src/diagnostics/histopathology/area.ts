// The declaration of the histopathology area to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { labWorkKinds } from '../laboratory/lab-work-kind.ts';
import { addAddendum, amendNarrative } from './amend-narrative.ts';
import { getNarrative } from './get-narrative.ts';
import { listNarratives } from './list-narratives.ts';
import { narrativeKind } from './narrative-report.ts';
import { saveNarrative } from './save-narrative.ts';
import { addSlidePicture, dropSlidePicture, getReportPictures, getSlidePictures } from './slide-pictures.ts';
import { addSlide, addTissueBlock } from './tissue.ts';

/** Reports in words: sections of a template, blocks and slides, addenda. */
export const histopathologyArea: ServerArea = {
  handlers: () => [
    listNarratives,
    getNarrative,
    saveNarrative,
    addTissueBlock,
    addSlide,
    addAddendum,
    amendNarrative,
    addSlidePicture,
    dropSlidePicture,
    getSlidePictures,
    getReportPictures,
  ],
  fills: [labWorkKinds.filledBy(narrativeKind)],
};
