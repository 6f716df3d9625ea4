// `npm run bench -- crash-orders`: orders are signed by double clicks and done by two departments at once while everything is killed.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findOrderables, listOrders } from '@charaka/contract/clinic/order/order';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import { cancelOrders, completeOrders, startOrders } from '@charaka/contract/clinic/order/work-on-orders';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { getBill } from '@charaka/contract/money/bill/bill';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { openApi, sharedLogIn } from '../e2e/support/api.ts';
import { admitSomebody } from '../e2e/support/inpatients.ts';
import { type Answered, eachOfMany, playStorm, type Sender, sendUntilAnswered } from './crash-product.ts';

const ADMISSIONS = 20;
const AT_ONCE = 12;
/** One order in so many is cancelled by one department at the instant in which another ends its work. */
const CANCELLED = 4;

/** An intended order, and its result. */
interface Meant {
  readonly key: string;
  readonly admissionId: number;
  readonly doctorId: number;
  readonly chargeId: number;
  readonly isDisputed: boolean;
  /** The numbers that its clicks were answered with: one, however often it was sent. */
  readonly orderIds: Set<number>;
  /** How many of two departments were let do each of the two steps: one of each. */
  readonly winners: number[];
  /** The sentences of the other refusals. */
  readonly refusals: Set<string>;
}

function noteWinners({ winners, refusals }: Meant, answers: readonly Answered<Endpoint>[]): void {
  const refused = answers.flatMap((answer) => ('refusal' in answer ? answer.refusal : []));
  winners.push(answers.length - refused.length);
  for (const refusal of refused) refusals.add(refusal);
}

/** Signs by two clicks at the same instant. */
async function sign(one: Meant, doctor: Sender): Promise<void> {
  const lines = [{ chargeId: one.chargeId, quantity: 1, priority: 'Routine' as const, isRepeatConfirmed: true }];
  const said = { orderedById: one.doctorId, isVerbal: true, readBackBy: 'Nurse on duty' };
  const click = async () => {
    const answer = await sendUntilAnswered(
      signOrders,
      { group: { admissionId: one.admissionId, ...said, lines } },
      one.key,
      doctor,
    );
    if ('refusal' in answer) throw new Error(`An order was refused: ${answer.refusal}`);
    for (const { orderId } of answer.output.group.orders) one.orderIds.add(orderId);
  };
  await Promise.all([click(), click()]);
}

/** Two departments begin the order at the same instant, then both end it, or one cancels what the other ends. */
async function work(one: Meant, [first, second]: readonly [Sender, Sender]): Promise<void> {
  const orderIds = [...one.orderIds];
  const begin = (by: Sender) => sendUntilAnswered(startOrders, { orderIds }, randomUUID(), by);
  const end = (by: Sender) =>
    sendUntilAnswered(completeOrders, { orderIds, resultSummary: 'Nothing abnormal' }, randomUUID(), by);
  const cancel = (by: Sender) =>
    sendUntilAnswered(cancelOrders, { orderIds, reason: 'The patient left', charge: 'TakeBack' }, randomUUID(), by);
  noteWinners(one, await Promise.all([begin(first), begin(second)]));
  noteWinners(one, await Promise.all([end(first), one.isDisputed ? cancel(second) : end(second)]));
}

/**
 * Compares the saved rows of a stay with the intended ones: one order for a key, a charge for each order done and none
 * for a cancelled one.
 */
async function compareStay(admissionId: number, own: readonly Meant[]): Promise<string[]> {
  const api = await openApi('admin');
  const missed: string[] = [];
  const { orders } = await api.ask(listOrders, { admissionId });
  const { lines } = await api.ask(getBill, { admissionId });
  const charged = lines.filter(({ chargeId }) => chargeId === own[0]?.chargeId).length;
  const done = orders.filter(({ status }) => status === 'Done').length;
  if (orders.length !== own.length)
    missed.push(`stay ${admissionId} has ${orders.length} orders, meant were ${own.length}`);
  if (charged !== done) missed.push(`stay ${admissionId} has ${charged} charges for ${done} orders done`);
  for (const { key, orderIds, winners, isDisputed, refusals } of own) {
    if (orderIds.size !== 1) missed.push(`${key} was answered with ${orderIds.size} orders`);
    if (winners.some((howMany) => howMany !== 1))
      missed.push(`${key} was begun and ended by ${winners.join(' and ')}: ${[...refusals].join(' ')}`);
    const status = orders.find(({ orderId }) => orderIds.has(orderId))?.status;
    if (status !== 'Done' && !(isDisputed && status === 'Cancelled')) missed.push(`${key} ended as ${status}`);
  }
  return missed;
}

/** A department with a session that lives: a storm may last longer than one. Asks until the product stands again. */
async function senderOf(user: string): Promise<Sender> {
  for (;;) {
    try {
      const { user: known, token } = await sharedLogIn(user, 'demo', 'calls');
      return { token, hospitalId: known.hospitalId };
    } catch {
      await sleep(200);
    }
  }
}

/** Plays the storm with the given number of orders. Returns sentences about lost, doubled or half done work; empty when there are none. */
export function playOrderCrashes(keys: number): Promise<string[]> {
  let meant: Meant[] = [];
  return playStorm(keys, {
    async prepare() {
      const api = await openApi('admin');
      const stays: { admissionId: number; doctorId: number }[] = [];
      for (let count = 0; count < ADMISSIONS; count += 1) {
        const { admissionId } = await admitSomebody(api, 'Storm');
        stays.push({
          admissionId,
          doctorId: (await api.ask(getAdmission, { admission: { admissionId } })).admission.doctorId,
        });
      }
      const [stay] = stays;
      if (!stay) throw new Error('Nobody was admitted');
      const { admissionId } = stay;
      const { orderables } = await api.ask(findOrderables, { admissionId, searchText: 'x-ray', kind: 'Imaging' });
      const chargeId = orderables[0]?.chargeId;
      if (chargeId === undefined) throw new Error('The demo has no X-ray that can be ordered');
      meant = Array.from({ length: keys }, (_, index) => ({
        key: randomUUID(),
        ...(stays[index % ADMISSIONS] ?? stay),
        chargeId,
        isDisputed: randomInt(CANCELLED) === 0,
        orderIds: new Set(),
        winners: [],
        refusals: new Set(),
      }));
    },
    play: () =>
      eachOfMany(meant, AT_ONCE, async (one) => {
        const departments = [await senderOf('admin'), await senderOf('manager')] as const;
        await sign(one, departments[0]);
        await work(one, departments);
      }),
    async compare() {
      const missed: string[] = [];
      for (const [admissionId, own] of Map.groupBy(meant, (one) => one.admissionId))
        missed.push(...(await compareStay(admissionId, own)));
      return missed;
    },
  });
}
