// Shares of the doctor and the hospital in a charge, by charge type or charge, for one doctor or for all (B§3, Q231).

import { endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, optional, percent, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { tariffMenu } from './tariff.ts';
import { tariffChecks } from './tariff-checks.ts';
import { priceItemTopic } from './topics.ts';

const place = {
  chargeTypeId: id(tariffChecks.selectChargeType),
  /** One charge of the type; without it every charge of the type. */
  chargeId: optional(id()),
  /** One doctor; without it every doctor. */
  staffId: optional(id()),
};

/** A saved share; the doctor's and the hospital's part add up to the whole. */
export const chargeMapping = shape(
  {
    mappingId: id(),
    ...place,
    chargeTypeName: text(),
    chargeName: optional(text(300)),
    doctorName: optional(text()),
    doctorShare: percent(100),
    hospitalShare: percent(100),
    isActive: flag(),
  },
  { chargeTypeName: 'chargeType' },
);

const item = shape({ chargeMapping });

/** The shares of the hospital, by charge type; the nearer one counts: charge before type, doctor before all. */
export const listChargeMappings = endpoint({
  path: '/Charge/GetAllChargeMapping',
  summary: "Lists what of charges is the doctors' and what the hospital's.",
  permission: may('view', tariffMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(chargeMapping, 'chargeMappingList'),
});

/** Sets a share: a new one, or with its number another value. The hospital's part is the rest; told, it must be that. */
export const saveChargeMapping = endpoint({
  path: '/Charge/SaveChargeMapping',
  logAs: ['charge_mapping', 'saved'],
  summary: "Sets what of a charge is the doctor's and what the hospital's.",
  permission: may('edit', tariffMenu),
  effect: 'write',
  changes: [priceItemTopic],
  input: shape({
    chargeMapping: shape({
      mappingId: optional(id()),
      ...place,
      doctorShare: percent(100),
      hospitalShare: optional(percent(100)),
      isActive: optional(flag()),
    }),
  }),
  output: item,
});

/** Deactivates a share; it is not deleted. */
export const deleteChargeMapping = endpoint({
  path: '/Charge/DeleteChargeMapping',
  logAs: ['charge_mapping', 'removed'],
  summary: 'Takes a share out of use; nothing is deleted.',
  permission: may('delete', tariffMenu),
  effect: 'write',
  changes: [priceItemTopic],
  input: shape({ chargeMapping: shape({ mappingId: id() }) }),
  output: shape({}),
});
