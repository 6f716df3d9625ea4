// What can be ordered on a stay or visit, found by name, synonym or code (OR002, OR011, OR014, OR040).
import { findOrderables as findOrderablesEndpoint } from '@charaka/contract/clinic/order/order';
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import { orderableTypes, orderKindOf } from '@charaka/rules/clinic/order-step';
import sql from 'sql-template-tag';
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
    const typed = searchText.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
    const types = orderableTypes.filter((type) => !kind || orderKindOf(type) === kind);
    const isOfKind = sql`(b.order_kind = ${kind ?? null} or ((b.order_kind is null or ${!kind})
      and c.charge_type_id = any(${types}::bigint[])))`;
    const orderables = await readOrderables(call, encounter.encounterId, {
      where: sql`${isOfKind} and (lower(c.charge_name) like '%' || ${typed} || '%' or lower(c.charge_code) like ${typed} || '%'
        or lower(b.order_name) like '%' || ${typed} || '%' or lower(b.synonyms) like '%' || ${typed} || '%')`,
      order: sql`(lower(coalesce(b.order_name, c.charge_name)) like ${typed} || '%') desc,
        coalesce(b.order_name, c.charge_name), c.charge_id`,
      limit: MOST_FOUND,
    });
    return { patientId: encounter.patientId, orderables };
  },
);
