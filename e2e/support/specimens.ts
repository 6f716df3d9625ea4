// The scene of journeys of the laboratory: an order of an inpatient whose specimen is collected and received.
import { findOrderables } from '../../packages/contract/src/clinic/order/order.ts';
import { signOrders } from '../../packages/contract/src/clinic/order/sign-orders.ts';
import {
  collectSpecimens,
  makeLabels,
  receiveSpecimen,
  specimenWorklist,
} from '../../packages/contract/src/diagnostics/laboratory/specimen.ts';
import { getAdmission } from '../../packages/contract/src/stay/admission/admission.ts';
import type { Api } from './api.ts';

/** Orders the first test that the words find at the bed; answers the numbers of its orders. */
export async function orderTest(
  api: Api,
  admissionId: number,
  searchText: string,
  { isRepeatConfirmed = false } = {},
): Promise<number[]> {
  const { orderables } = await api.ask(findOrderables, { admissionId, searchText });
  const { doctorId } = (await api.ask(getAdmission, { admission: { admissionId } })).admission;
  const line = { chargeId: orderables[0]?.chargeId ?? 0, quantity: 1, priority: 'Routine' as const, isRepeatConfirmed };
  const group = { admissionId, orderedById: doctorId, isVerbal: true, readBackBy: 'Dr. on duty', lines: [line] };
  return (await api.ask(signOrders, { group })).group.orders.map(({ orderId }) => orderId);
}

/** Orders the first test that the words find, collects and receives its specimen; answers the number of the specimen. */
export async function receivedSpecimenOf(
  api: Api,
  admissionId: number,
  searchText: string,
  { isRepeatConfirmed = false } = {},
): Promise<string> {
  const orderIds = await orderTest(api, admissionId, searchText, { isRepeatConfirmed });
  const { specimenIds } = await api.ask(makeLabels, { orderIds });
  await api.ask(collectSpecimens, { specimenIds, identifiedBy: 'Wristband' });
  const { rows } = await api.ask(specimenWorklist.list, { pageNumber: 0, pageSize: 0 });
  const specimenNo = rows.find(({ specimenId }) => specimenId === specimenIds[0])?.specimenNo ?? '';
  await api.ask(receiveSpecimen, { specimenNo });
  return specimenNo;
}
