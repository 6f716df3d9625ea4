// What the specimenstore area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { addAliquot, listWorksToSplit } from './add-aliquot.ts';
import { discardSpecimens, listKeptSpecimens, moveSpecimen } from './keep-specimens.ts';

/** Specimens that are kept: split into aliquots, put into a place, thrown away when their day has come. */
export const specimenstoreArea: ServerArea = {
  handlers: () => [listKeptSpecimens, moveSpecimen, discardSpecimens, addAliquot, listWorksToSplit],
};
