// Packages of the hospital, each at a fixed sum, by name with their totals (Q210).
import { listPackages as listPackagesEndpoint } from '@charaka/contract/money/tariff/tariff';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { packageList } from './tariff-store.ts';

/** The total is the sum of the parts. */
export const listPackages = handle(listPackagesEndpoint, (call, input) =>
  readList(
    call.tx,
    packageList(call.tenantId, call.hospital.hospitalId),
    listPackagesEndpoint.output.shape.rows.element,
    input,
  ),
);
