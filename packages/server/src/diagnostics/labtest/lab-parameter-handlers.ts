// Every call on the laboratory's catalogue.
import type { Handler } from '../../kernel/handler.ts';
import { fileHandlers } from '../../resource/master-file-handlers.ts';
import { addLabParameter, updateLabParameter } from './add-lab-parameter.ts';
import { addReferenceRange } from './add-reference-range.ts';
import { addStartingCatalogue } from './add-starting-catalogue.ts';
import { confirmAdultRange, listRangesFromBirth } from './adult-ranges.ts';
import { deleteLabParameter } from './delete-lab-parameter.ts';
import { getLabParameter } from './get-lab-parameter.ts';
import { labTestSource } from './lab-test-file-source.ts';
import { addLabTest, deleteLabTest, getLabTest, listInvestigations, listLabTests, updateLabTest } from './lab-tests.ts';
import { listLabParameters } from './list-lab-parameters.ts';
import { decideChoice, listUndecidedChoices } from './undecided-choices.ts';

/** Served by the area. */
export const labParameterHandlers: readonly Handler[] = [
  ...[listLabParameters, getLabParameter, addLabParameter, updateLabParameter, deleteLabParameter],
  ...[
    addReferenceRange,
    listRangesFromBirth,
    confirmAdultRange,
    listUndecidedChoices,
    decideChoice,
    addStartingCatalogue,
  ],
  ...[listLabTests, getLabTest, addLabTest, updateLabTest, deleteLabTest, listInvestigations],
  ...fileHandlers(labTestSource),
];
