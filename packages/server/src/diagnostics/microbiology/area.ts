// The declaration of the microbiology area to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { labWorkKinds } from '../laboratory/lab-work-kind.ts';
import { listAlertIsolates, noteAlertIsolate } from './alert-isolates.ts';
import { amendCulture } from './amend-culture.ts';
import { getAntibiogram } from './antibiogram.ts';
import { cultureKind } from './culture-report.ts';
import { addCultureStage, addIsolate, updateIsolate } from './enter-culture.ts';
import { getCulture } from './get-culture.ts';
import { listCultures } from './list-cultures.ts';
import { releasePreliminary } from './release-preliminary.ts';
import { releaseSusceptibility, saveSusceptibilities } from './susceptibilities.ts';

/** Cultures: what grows, what it is susceptible to, and who has to know. */
export const microbiologyArea: ServerArea = {
  handlers: () => [
    listCultures,
    getCulture,
    addCultureStage,
    addIsolate,
    updateIsolate,
    saveSusceptibilities,
    releaseSusceptibility,
    releasePreliminary,
    amendCulture,
    getAntibiogram,
    listAlertIsolates,
    noteAlertIsolate,
  ],
  fills: [labWorkKinds.filledBy(cultureKind)],
  recordNames: { isolate: null },
};
