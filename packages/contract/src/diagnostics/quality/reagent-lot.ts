// Lots of reagents on the wire: what came, that it was compared with the lot before, and since when it is used (LB081).
import { endpoint, may } from '../../kernel/endpoint.ts';
import { day, flag, id, instant, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { qualityChecks } from './quality-sentences.ts';
import { qualityMenu, qualitySpellings } from './quality-words.ts';
import { qualityTopic } from './topics.ts';

const works = may('edit', qualityMenu);
const changes = [qualityTopic];
const fields = {
  analyserId: id(),
  reagentName: requiredText(qualityChecks.enterReagent, 100),
  lotNo: requiredText(qualityChecks.enterLot, 40),
  expiry: day(),
};
/** A lot that has just come. */
export const newReagentLot = shape(fields);

/** The lots of the hospital, by reagent, lot and analyser: those not yet in use first, then the last opened. */
export const listReagentLots = endpoint({
  path: '/Quality/GetReagentLots',
  summary: 'Lists lots of reagents with their verification and the day they were opened. An extension.',
  permission: may('view', qualityMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(
    shape(
      {
        reagentLotId: id(),
        ...fields,
        analyserName: text(),
        isExpired: flag(),
        /** The section of the analyser lets nobody use a lot before it is verified. */
        isCheckDemanded: flag(),
        checkText: optional(text(1000)),
        checkedAt: optional(instant()),
        checkedByName: optional(text()),
        openedAt: optional(instant()),
      },
      qualitySpellings,
    ),
    'reagentLotList',
  ),
});

/** Keeps a lot that came. */
export const addReagentLot = endpoint({
  path: '/Quality/AddReagentLot',
  logAs: ['reagent_lot', 'added'],
  summary: 'Adds a lot of a reagent of an analyser. An extension.',
  permission: works,
  effect: 'write',
  changes,
  input: shape({ lot: newReagentLot }),
  output: shape({ reagentLotId: id() }),
});

/** How the new lot was compared with the one in use. */
export const newLotCheck = shape({
  reagentLotId: id(),
  checkText: requiredText(qualityChecks.enterCheck, 1000),
});
export const checkReagentLot = endpoint({
  path: '/Quality/VerifyReagentLot',
  logAs: ['reagent_lot', 'verified'],
  summary: 'Notes how a lot of a reagent was verified. An extension.',
  permission: works,
  effect: 'write',
  changes,
  input: newLotCheck,
  output: shape({}),
});

/** From now on results come from this lot. */
export const openReagentLot = endpoint({
  path: '/Quality/OpenReagentLot',
  logAs: ['reagent_lot', 'opened'],
  summary: 'Takes a lot of a reagent into use; not before it is verified where the section demands it. An extension.',
  permission: works,
  effect: 'write',
  changes,
  input: shape({ reagentLotId: id() }),
  output: shape({}),
});
