// Consultation fees of the hospital.
import { listConsultationFees as listConsultationFeesEndpoint } from '@charaka/contract/clinic/counter/consultation-fee';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { consultationFeeList } from './consultation-fee-store.ts';

const row = listConsultationFeesEndpoint.output.shape.rows.element;

/** By name; deactivated ones are told from the others by `isActive`. */
export const listConsultationFees = handle(listConsultationFeesEndpoint, (call, input) =>
  readList(call.tx, consultationFeeList(call), row, input),
);
