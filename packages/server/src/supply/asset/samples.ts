// Samples of the area for the walks over every call: assets that are accepted, put into use, handed over, lost and retired.
import {
  acceptCapital,
  capitalise,
  findLostAsset,
  handOverAsset,
  loseAsset,
  retireAsset,
} from '@charaka/contract/supply/asset/asset';
import {
  approveAssetAudit,
  finishAssetAudit,
  reopenAssetAudit,
  scanAsset,
  startAssetAudit,
} from '@charaka/contract/supply/asset/asset-audit';
import {
  addGatePass,
  approveGatePass,
  cancelGatePass,
  closeGatePass,
  returnGatePass,
  sendGatePass,
} from '@charaka/contract/supply/asset/gate-pass';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { acceptOne, capitalOf, passOf, sentPass } from '../../../test-support/record/asset-register.ts';
import { addSupplier } from '../../../test-support/record/purchase-desk.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const withReason = async (tenant: TestTenant) => ({
  asset: { assetId: (await acceptOne(tenant)).assetId, reason: 'Broken' },
});

/** An audit of the first department with one scan, whose scanning has ended where `isFinished` says so. */
async function makeAudit(tenant: TestTenant, isFinished: boolean) {
  const { assetNo } = await acceptOne(tenant);
  const { assetAudit } = await tenant.ask(startAssetAudit, { assetAudit: { departmentId: 1 } });
  const { assetAuditId } = assetAudit;
  await tenant.ask(scanAsset, { assetAuditId, codes: [{ code: assetNo }] });
  if (isFinished) await tenant.ask(finishAssetAudit, { assetAuditId });
  return { assetAuditId };
}

async function makePass(tenant: TestTenant) {
  const { gatePassId } = (await tenant.ask(addGatePass, { gatePass: passOf() })).gatePass;
  return { gatePassId };
}

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  nested: [
    {
      endpoint: acceptCapital,
      make: async (tenant) => {
        const supplierId = await addSupplier(tenant);
        const { assetId } = await acceptOne(tenant);
        return {
          capital: capitalOf({
            birth: 'Receipt',
            supplierId,
            supplierPaperNo: 'INV 1',
            parentAssetId: assetId,
            custodianId: 1,
          }),
        };
      },
    },
    {
      endpoint: capitalise,
      make: async (tenant) => ({
        asset: { assetId: (await acceptOne(tenant)).assetId, capitalisedOn: dayOf(-1) },
      }),
    },
    {
      endpoint: handOverAsset,
      make: async (tenant) => ({
        asset: { assetId: (await acceptOne(tenant)).assetId, departmentId: 1, custodianId: 1, takenBy: 'Anna' },
      }),
    },
    { endpoint: loseAsset, make: withReason },
    { endpoint: retireAsset, make: withReason },
    {
      endpoint: findLostAsset,
      make: async (tenant) => {
        const { asset } = await withReason(tenant);
        await tenant.ask(loseAsset, { asset });
        return { asset };
      },
    },
    { endpoint: startAssetAudit, make: async () => ({ assetAudit: { departmentId: 1 } }) },
    {
      endpoint: scanAsset,
      make: async (tenant) => ({ ...(await makeAudit(tenant, false)), codes: [{ code: 'XYZ' }] }),
    },
    { endpoint: finishAssetAudit, make: (tenant) => makeAudit(tenant, false) },
    { endpoint: reopenAssetAudit, make: (tenant) => makeAudit(tenant, true) },
    { endpoint: approveAssetAudit, as: 'admin', make: (tenant) => makeAudit(tenant, true) },
    { endpoint: addGatePass, make: async () => ({ gatePass: passOf() }) },
    { endpoint: approveGatePass, as: 'admin', make: makePass },
    {
      endpoint: sendGatePass,
      make: async (tenant) => {
        const { gatePassId } = await makePass(tenant);
        await tenant.ask(approveGatePass, { gatePassId }, { as: 'admin' });
        return { gatePassId };
      },
    },
    {
      endpoint: returnGatePass,
      make: async (tenant) => {
        const { gatePassId, lines } = await sentPass(tenant);
        return { gatePass: { gatePassId, lines: [{ gatePassLineId: lines[0]?.gatePassLineId ?? 0, quantity: 1 }] } };
      },
    },
    {
      endpoint: closeGatePass,
      make: async (tenant) => {
        const { gatePassId } = await sentPass(tenant, { kind: 'NonReturnable', dueBack: null });
        return { gatePassId };
      },
    },
    {
      endpoint: cancelGatePass,
      make: async (tenant) => ({ gatePass: { ...(await makePass(tenant)), reason: 'Not needed' } }),
    },
  ],
};
