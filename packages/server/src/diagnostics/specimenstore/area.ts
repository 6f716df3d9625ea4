// The declaration of the specimenstore area to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { addAliquot, listWorksToSplit } from './add-aliquot.ts';
import { discardSpecimens, listKeptSpecimens, moveSpecimen } from './keep-specimens.ts';

/** Stored specimens: split into aliquots, put into a place, discarded on their date. */
export const specimenstoreArea: ServerArea = {
  handlers: () => [listKeptSpecimens, moveSpecimen, discardSpecimens, addAliquot, listWorksToSplit],
};
