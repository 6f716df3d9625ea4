// Walks every call that changes something: the audit log has a name for it in each language, and few share one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@charaka/contract/composition/areas';
import { languagesMayLack } from '@charaka/contract/composition/open-parts';
import { masters } from '@charaka/contract/foundation/masters/all';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { noParts } from '../../test-support/server/no-parts.ts';
import { handlersOf, openHandlersOf } from '../composition/areas.ts';

const locales = join(import.meta.dirname, '../../../web/public/locales');
const languages = readdirSync(locales);
const mayLack = languagesMayLack();
const calls = [...handlersOf(noParts), ...openHandlersOf(noParts)]
  .map(({ endpoint }) => endpoint)
  .filter(({ effect }) => effect !== 'read');

interface AuditTexts {
  readonly tables: Readonly<Record<string, string>>;
  readonly verbs: Readonly<Record<string, string>>;
}
const textsOf = (language: string) =>
  JSON.parse(readFileSync(join(locales, language, 'audit.json'), 'utf8')) as AuditTexts;
/** Lists of values are called by their label, which `masters.json` has in every language. */
const lists = new Set(masters.map(({ name }) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)));

/** The name of a call in a language; a list of values takes the label of its table. */
function nameOf({ logAs }: Endpoint, { tables, verbs }: AuditTexts): string | null {
  if (!logAs) return null;
  const [record, effect] = logAs;
  const thing = tables[record] ?? (lists.has(record) ? record : undefined);
  const verb = verbs[effect];
  return thing && verb ? `${thing}: ${verb}` : null;
}

/** Calls that have the name of another, with the reason. */
const sharing: Readonly<Record<string, string>> = {
  '/Allergy/SetAllergyStatus as /ListOfValues/UpdateAllergyValueById':
    'the table says whether a patient or a list is meant',
  '/Bed/AddBeds as /Bed/AddBed': 'many of the same at once',
  '/IPD/AddIPDServiceCharge as /IPD/AddMultipleServiceCharges': 'many of the same at once',
  '/Inventory/AddGeneralItem as /Pharmacy/AddPharmacyItemMaster':
    'the type of the item says whether it is medicine or general goods',
  '/Inventory/DeleteGeneralItem as /Pharmacy/DeletePharmacyItemMaster':
    'the type of the item says whether it is medicine or general goods',
  '/Inventory/UpdateGeneralItem as /Pharmacy/UpdatePharmacyItemMaster':
    'the type of the item says whether it is medicine or general goods',
  '/Lab/AddCriticalCall as /ClinicalOrder/AddCriticalCall': 'the documented path of the same deed (Q248)',
  '/Pharmacy/AddDirectSale as /Pharmacy/AddSale':
    'the type of the memo says whether it is of an inpatient or an outpatient',
  '/Organisation/UpdateAssociateChargeAmount as /Organisation/UpdateAssociationCharge': 'another way to the same rate',
  '/Organisation/UpdateAssociateCharges as /Organisation/UpdateAssociationCharge': 'many of the same at once',
  '/Security/EndUserSessions as /Security/EndSession': 'many of the same at once',
  '/Security/RemoveLostFactors as /Security/RemoveFactor': 'many of the same at once',
};

describe('the name of a call in the audit log', () => {
  it.each(languages)('is there for every call that changes something, in %s (R026, R012)', (language) => {
    const texts = textsOf(language);
    expect(calls.length).toBeGreaterThan(450);
    const isOpen = ({ logAs }: Endpoint) => language !== 'en' && mayLack('audit', `tables.${logAs?.[0]}`);
    const nameless = calls.filter((call) => nameOf(call, texts) === null && !isOpen(call));
    expect(nameless.map(({ path }) => path)).toEqual([]);
  });

  it('names records that an area declares, and no others', () => {
    const declared = [...new Set(areas.flatMap(({ auditNames = [] }) => auditNames))];
    expect(Object.keys(textsOf('en').tables).toSorted()).toEqual(declared.toSorted());
  });

  it('is of one call, or another says why it shares it (R026, Q282)', () => {
    const names = calls.map((call) => nameOf(call, textsOf('en')));
    const shared = calls.flatMap((call, index) => {
      const first = calls[names.indexOf(names[index] ?? null)];
      return first === call ? [] : [`${call.path} as ${first?.path}`];
    });
    expect(shared.toSorted()).toEqual(Object.keys(sharing).toSorted());
  });
});
