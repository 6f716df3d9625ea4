// The declaration of the labtest area to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { fileHandlers } from '../../resource/master-file-handlers.ts';
import { addReferenceRange } from './add-reference-range.ts';
import { addStartingCatalogue } from './add-starting-catalogue.ts';
import { confirmAdultRange, listRangesFromBirth } from './adult-ranges.ts';
import { analyserHandlers } from './analysers.ts';
import { labParameterHandlers } from './lab-parameters.ts';
import { labTestSource } from './lab-test-file-source.ts';
import { addLabTest, deleteLabTest, getLabTest, listInvestigations, listLabTests, updateLabTest } from './lab-tests.ts';
import { decideChoice, listUndecidedChoices } from './undecided-choices.ts';

/** The laboratory's catalogue. */
export const labtestArea: ServerArea = {
  handlers: () => [
    ...labParameterHandlers,
    addReferenceRange,
    listRangesFromBirth,
    confirmAdultRange,
    listUndecidedChoices,
    decideChoice,
    addStartingCatalogue,
    listLabTests,
    getLabTest,
    addLabTest,
    updateLabTest,
    deleteLabTest,
    listInvestigations,
    ...fileHandlers(labTestSource),
    ...analyserHandlers,
  ],
  recordNames: { lab_test: null },
};
