// Amounts that patients still owe on bills of every desk: the list, and the sums by age.
import {
  dueAges,
  listDues as listDuesEndpoint,
  sumDues as sumDuesEndpoint,
} from '@charaka/contract/money/bill/bill-due';
import { handle } from '../../kernel/handler.ts';
import { readPatientRows } from '../../kernel/patient-rows.ts';
import { type Due, dueList, sumDuesOf } from './due-store.ts';

const row = listDuesEndpoint.output.shape.rows.element;

/** A page of the bills with a due, the oldest first. */
export const listDues = handle(listDuesEndpoint, (call, { age, ...request }) =>
  readPatientRows<Due>(call, dueList(call, age), row, request),
);

/** Every age has its row, also with nothing in it. */
export const sumDues = handle(sumDuesEndpoint, async (call) => ({
  ages: await Promise.all(dueAges.map(async (age) => ({ age, ...(await sumDuesOf(call, age)) }))),
}));
