// Finds orderables of a stay or visit by name, synonym or code (OR002, OR011, OR014, OR040).
import { findOrderables as findOrderablesEndpoint } from '@charaka/contract/clinic/order/order';
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findEncounter } from '../encounter/encounter-store.ts';
import { readOrderables } from './priced-orderables.ts';

const MOST_FOUND = 20;

/** Names that begin with what is typed come first. */
export const findOrderables = handle(
  findOrderablesEndpoint,
  async (call, { admissionId, encounterId, searchText, kind }) => {
    const unknown = encounterId ? orderSentences.visitDoesNotExist({ encounterId }) : orderSentences.chooseVisit;
    const encounter = (await findEncounter(call, { admissionId, encounterId })) ?? refuse(unknown);
    const asked = { searchText, kind, limit: MOST_FOUND };
    const orderables = await readOrderables(call, encounter.encounterId, asked);
    return { patientId: encounter.patientId, orderables };
  },
);
