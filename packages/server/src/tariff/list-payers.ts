// Who may pay for a patient, and for what at a fixed sum: associations and packages.
import {
  listAssociations as listAssociationsEndpoint,
  listPackages as listPackagesEndpoint,
} from '@charaka/contract/tariff';
import { handle } from '../kernel/handler.ts';
import { readList } from '../kernel/list-query.ts';
import { associationList, packageList } from './tariff-store.ts';

const rowOf = (endpoint: typeof listAssociationsEndpoint | typeof listPackagesEndpoint) =>
  endpoint.output.shape.rows.element;

/** TPAs and corporates by name (R294). */
export const listAssociations = handle(listAssociationsEndpoint, (call, input) =>
  readList(call.tx, associationList(call.tenantId), rowOf(listAssociationsEndpoint), input),
);

/** Packages of the hospital by name, with their totals (Q210). */
export const listPackages = handle(listPackagesEndpoint, (call, input) =>
  readList(call.tx, packageList(call.tenantId, call.hospital.hospitalId), rowOf(listPackagesEndpoint), input),
);
