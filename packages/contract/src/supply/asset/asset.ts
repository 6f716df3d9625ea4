// Assets on the wire: accepted with number and serial number, put into the books, handed over, lost, found and retired
// (IN020, IN038, IN039, IN041 to IN044).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { statesOf } from '@charaka/rules/step/steps';
import { assetSteps } from '@charaka/rules/supply/asset-steps';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, money, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape, withChecks } from '../../kernel/shape.ts';
import { assetAuditMenu, assetMenu, gatePassMenu } from './asset-menus.ts';
import { assetChecks } from './asset-sentences.ts';
import { assetTopic } from './topics.ts';

/** The way of an asset into the register: received from a supplier, or a row of the opening books. */
const assetBirths = ['Receipt', 'Opening'] as const;

/** Kinds of events in the history of an asset. */
export const assetEventKinds = [
  'Accepted',
  'Capitalised',
  'HandedOver',
  'Confirmed',
  'Audited',
  'Misplaced',
  'Missing',
  'Lost',
  'Found',
  'SentOut',
  'CameBack',
  'Retired',
] as const;

const spellings: Spellings = {
  status: 'state',
  acceptedByName: 'acceptedBy',
  supplierPaperNo: 'invoiceNo',
  outPassNo: 'passNo',
};

const assetRow = {
  assetId: id(),
  assetNo: text(),
  assetName: text(),
  maker: text(),
  model: optional(text()),
  serialNo: text(),
  udi: optional(text()),
  status: oneOf(statesOf(assetSteps)),
  departmentId: optional(id()),
  bedGroupId: optional(id()),
  /** The department or the ward. */
  placeName: text(),
  /** The room or the shelf there. */
  placeText: optional(text()),
  custodianId: optional(id()),
  custodianName: optional(text()),
  /** Null until the custodian confirmed. */
  custodyConfirmedAt: optional(instant()),
  /** The caller is the custodian and has not confirmed. */
  mayConfirm: flag(),
  parentAssetId: optional(id()),
  parentAssetNo: optional(text()),
  /** The number of the gate pass by which it is out. */
  outPassNo: optional(text()),
  acceptedOn: day(),
  warrantyTo: optional(day()),
  /** The day of use; null until the asset is in the books. */
  capitalisedOn: optional(day()),
  lastVerifiedOn: optional(day()),
  /** Null for readers who do not keep the register (IN060). */
  cost: optional(money()),
};

const assetEvent = shape(
  {
    assetEventId: id(),
    kind: oneOf(assetEventKinds),
    fromPlace: optional(text()),
    toPlace: optional(text()),
    custodianName: optional(text()),
    documentNo: optional(text()),
    reason: optional(text()),
    happenedAt: instant(),
    createdByName: text(),
  },
  { happenedAt: 'createdOn', createdByName: 'createdBy' },
);

/** An asset with its components and its history, the newest event first. */
const asset = shape(
  {
    ...assetRow,
    birth: oneOf(assetBirths),
    supplierId: optional(id()),
    supplierName: optional(text()),
    supplierPaperNo: optional(text()),
    acceptedByName: text(),
    warrantyFrom: optional(day()),
    components: z.array(
      shape({ assetId: id(), assetNo: text(), assetName: text(), status: oneOf(statesOf(assetSteps)) }, spellings),
    ),
    events: z.array(assetEvent),
  },
  { ...spellings, events: 'assetEventList', components: 'componentList' },
);

/** Parts of the register that a user may ask for. */
export const assetSelections = ['toCapitalise', 'toConfirm'] as const;

/** The assets of the hospital, the newest first. */
export const listAssets = endpoint({
  path: '/Asset/GetAllAsset',
  summary: 'Lists the assets of the hospital.',
  permission: may('view', assetMenu),
  effect: 'read',
  input: listInput({
    status: optional(oneOf(statesOf(assetSteps))),
    only: optional(oneOf(assetSelections)),
    departmentId: optional(id()),
    bedGroupId: optional(id()),
  }),
  output: listOutput(shape(assetRow, spellings), 'assetList'),
});

/** One asset with its components and history. */
export const getAsset = endpoint({
  path: '/Asset/GetAssetById',
  summary: 'Reads an asset with its components and its history.',
  permission: may('view', assetMenu),
  effect: 'read',
  input: shape({ assetId: id() }),
  output: shape({ asset }),
});

/** The asset of a scanned or typed asset number, serial number or UDI (IN038). */
export const getAssetByCode = endpoint({
  path: '/Asset/GetAssetByCode',
  summary: 'Finds an asset by its number, serial number or UDI.',
  permission: may('view', assetMenu),
  effect: 'read',
  input: shape({ code: text(120) }),
  output: shape({ assetId: id(), assetNo: text() }),
});

const place = shape({ departmentId: optional(id()), bedGroupId: optional(id()), placeName: text() });

/** Places, staff and suppliers to choose from: departments, wards, active staff and suppliers of the hospital. */
export const getAssetChoices = endpoint({
  path: '/Inventory/GetAssetChoices',
  summary: 'Reads the places, custodians and suppliers that forms of assets offer.',
  permission: { menu: assetMenu, action: 'view', orMenus: [assetAuditMenu, gatePassMenu] },
  effect: 'read',
  input: shape({}),
  output: shape(
    {
      places: z.array(place),
      custodians: z.array(shape({ custodianId: id(), custodianName: text() })),
      suppliers: z.array(shape({ supplierId: id(), supplierName: text() })),
    },
    { places: 'placeList', custodians: 'custodianList', suppliers: 'supplierList' },
  ),
});

const placed = {
  departmentId: optional(id()),
  bedGroupId: optional(id()),
  placeText: optional(text(80)),
};

/** Adds the fault where not exactly one place is chosen. */
export function checkPlace(
  { departmentId, bedGroupId }: { departmentId?: number | null | undefined; bedGroupId?: number | null | undefined },
  context: z.RefinementCtx,
): void {
  if ((departmentId == null) === (bedGroupId == null))
    context.addIssue({ code: 'custom', path: ['departmentId'], message: assetChecks.selectPlace.text });
}

/** Capital goods as they are accepted: each serial number becomes an asset of quantity 1. */
const typedCapital = withChecks(
  shape(
    {
      assetName: requiredText(assetChecks.enterAssetName, 120),
      maker: requiredText(assetChecks.enterMaker, 80),
      model: optional(text(80)),
      pieces: z
        .array(shape({ serialNo: requiredText(assetChecks.enterSerial, 60), udi: optional(text(120)) }))
        .min(1, assetChecks.addASerial.text)
        .max(200, assetChecks.tooManySerials.text),
      birth: oneOf(assetBirths),
      supplierId: optional(id()),
      supplierPaperNo: optional(text(40)),
      acceptedOn: day(assetChecks.enterAcceptedOn),
      /** Of each piece, with installation and with the tax of which no credit was taken (IN039). */
      cost: money(),
      /** Months of warranty; null for none. */
      warrantyMonths: optional(count().min(1).max(600)),
      /** The first day of the warranty; that of the acceptance where the order says nothing (IN044). */
      warrantyFrom: optional(day()),
      parentAssetId: optional(id()),
      custodianId: optional(id()),
      ...placed,
    },
    { ...spellings, pieces: 'serialList' },
  ),
  (typed, context) => {
    checkPlace(typed, context);
    const fault = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    const { birth, supplierId, supplierPaperNo } = typed;
    if (birth === 'Receipt' && supplierId == null) fault('supplierId', assetChecks.selectAssetSupplier.text);
    if (birth === 'Receipt' && !supplierPaperNo?.trim()) fault('supplierPaperNo', assetChecks.enterPaperNo.text);
    if (birth === 'Opening' && (supplierId != null || supplierPaperNo?.trim()))
      fault('supplierId', assetChecks.noSupplierOfOpening.text);
  },
);

const labelOf = shape({
  assetId: id(),
  assetNo: text(),
  assetName: text(),
  maker: text(),
  model: optional(text()),
  serialNo: text(),
  placeName: text(),
});

/** Makes an asset of each serial number, each with number and label, all of them or none (IN020). */
export const acceptCapital = endpoint({
  path: '/Inventory/AcceptCapital',
  logAs: ['asset', 'added'],
  summary: 'Accepts capital goods: each serial number becomes an asset with its number.',
  bodyBytes: bodySize.long,
  permission: may('add', assetMenu),
  effect: 'once',
  changes: [assetTopic],
  input: shape({ capital: typedCapital }),
  output: shape({ assets: z.array(labelOf) }, { assets: 'assetList' }),
});

/** The facts of labels of assets, in the order of their numbers. */
export const getAssetLabels = endpoint({
  path: '/Inventory/PrintAssetLabels',
  logAs: ['asset', 'printed'],
  summary: 'Reads what the labels of assets say.',
  permission: may('view', assetMenu),
  effect: 'read',
  input: shape({ assetIds: z.array(id()).min(1).max(200) }, { assetIds: 'assetIdList' }),
  output: shape({ assets: z.array(labelOf) }, { assets: 'assetList' }),
});

/** Puts an asset into use and into the books, once: its cost is posted from the day of use (IN039, IN041). */
export const capitalise = endpoint({
  path: '/Inventory/Capitalise',
  logAs: ['asset', 'saved'],
  summary: 'Puts an asset into use and posts its cost.',
  permission: may('edit', assetMenu),
  effect: 'once',
  changes: [assetTopic],
  input: shape({ asset: shape({ assetId: id(), capitalisedOn: day(assetChecks.enterDayOfUse) }) }),
  output: shape({ asset }),
});

/** Hands an asset over: to a place, a custodian, and the person who took it; the custodian confirms afterwards (IN043). */
export const handOverAsset = endpoint({
  path: '/Asset/HandOverAsset',
  logAs: ['asset', 'moved'],
  summary: 'Hands an asset over to a place and a custodian.',
  permission: may('edit', assetMenu),
  effect: 'once',
  changes: [assetTopic],
  input: shape({
    asset: withChecks(
      shape({
        assetId: id(),
        ...placed,
        custodianId: id(assetChecks.selectCustodian),
        takenBy: requiredText(assetChecks.enterTakenBy, 120),
        reason: optional(text(300)),
      }),
      checkPlace,
    ),
  }),
  output: shape({ asset }),
});

/** The custodian confirms to have the asset (IN043). */
export const confirmCustody = endpoint({
  path: '/Asset/ConfirmCustody',
  logAs: ['asset', 'confirmed'],
  summary: 'Confirms that the caller has the asset in custody.',
  permission: { menu: assetMenu, action: 'add', orMenus: [assetAuditMenu] },
  effect: 'once',
  changes: [assetTopic],
  input: shape({ assetId: id() }),
  output: shape({ asset }),
});

const withReason = shape({
  asset: shape({ assetId: id(), reason: requiredText(entrySentences.enterReasonShort, 300) }),
});

/** Records that an asset is lost. */
export const loseAsset = endpoint({
  path: '/Asset/LoseAsset',
  logAs: ['asset', 'closed'],
  summary: 'Records an asset as lost.',
  permission: may('edit', assetMenu),
  effect: 'once',
  changes: [assetTopic],
  input: withReason,
  output: shape({ asset }),
});

/** Records that a lost asset is found; it is as before. */
export const findLostAsset = endpoint({
  path: '/Asset/FindAsset',
  logAs: ['asset', 'reopened'],
  summary: 'Records that a lost asset is found.',
  permission: may('edit', assetMenu),
  effect: 'once',
  changes: [assetTopic],
  input: withReason,
  output: shape({ asset }),
});

/** Retires an asset, as a component that was replaced; it stays in the register (IN042). Refuses one with components in use. */
export const retireAsset = endpoint({
  path: '/Asset/RetireAsset',
  logAs: ['asset', 'discarded'],
  summary: 'Retires an asset; it stays in the register.',
  permission: may('delete', assetMenu),
  effect: 'once',
  changes: [assetTopic],
  input: withReason,
  output: shape({ asset }),
});
