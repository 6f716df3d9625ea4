// Makes a session complete before the shell shows: hospital, financial year and rights, and what the frame will ask (R047, R059, R081, R137).

import { getEntry } from '@charaka/contract/foundation/entry/entry';
import { listMessages, listNotifications } from '@charaka/contract/foundation/message/message';
import { messageTopic, notificationTopic } from '@charaka/contract/foundation/message/topics';
import { getOwnAuthority } from '@charaka/contract/foundation/staff/delegation';
import { delegationTopic } from '@charaka/contract/foundation/staff/topics';
import { getHospital, listFinancialYears, listHospitals } from '@charaka/contract/foundation/tenancy/tenancy';
import { financialYearTopic, hospitalTopic } from '@charaka/contract/foundation/tenancy/topics';
import type { Endpoint, InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import type { Topic } from '@charaka/contract/kernel/topic';
import { call, SessionEnded, TransportFailure } from '../../kernel/call.ts';
import { queryClient } from '../../kernel/query-client.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { knownRights, rightsInput, rightsQuery } from '../../kernel/rights.ts';
import { changeSession, currentSession, endSession } from '../../kernel/session.ts';
import type { Session } from '../../kernel/session-state.ts';
import { answerKey } from '../../kernel/use-answer.ts';
import { ownHospitals } from '../../shell/own-hospitals.ts';
import { recentMessages, unreadNotifications } from '../message/entry-questions.ts';
import { activeYears } from '../tenancy/use-hospital-watch.ts';

/** Several guards ask at once; one call serves them all. */
let entering: Promise<void> | undefined;

/** Reads what is missing. A hospital that cannot be read ends the session; a broken line throws and may be retried. */
export async function prepareSession(): Promise<void> {
  try {
    await prepare();
  } catch (error) {
    if (error instanceof SessionEnded) return;
    if (error instanceof TransportFailure) throw error;
    reportFailure(error);
    endSession();
  }
}

async function prepare(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const isEntered = queryClient.getQueryData(rightsQuery().queryKey) !== undefined;
  const { mustChangePassword, factorNeed } = session.user;
  if (isEntered || mustChangePassword || factorNeed !== 'none') return prepareParts(session);
  entering ??= enter(session).finally(() => {
    entering = undefined;
  });
  try {
    await entering;
  } catch (error) {
    if (error instanceof SessionEnded) throw error;
    // One part that fails takes the others with it. Asked one by one, each fails for itself: messages disturb nobody (R150).
    await prepareParts(session);
  }
}

/** Files an answer where `useAnswer` looks for it. */
function file<E extends Endpoint>(
  topic: Topic,
  endpoint: E,
  input: InputOf<E>,
  answer: OutputOf<E> | null | undefined,
) {
  if (answer) queryClient.setQueryData(answerKey(topic, endpoint, input), answer);
}

/** Everything in one call. */
async function enter({ hospitalId, user }: Session): Promise<void> {
  const hospitalInput = { hospital: { hospitalId } };
  const [messages, notifications] = [recentMessages(), unreadNotifications()];
  const entry = await call(getEntry, {
    rights: rightsInput(user.roleId),
    hospital: hospitalInput,
    hospitals: ownHospitals,
    financialYears: activeYears,
    messages,
    notifications,
  });
  const session = currentSession();
  if (session?.hospitalId !== hospitalId || session.user.userId !== user.userId) return;
  if (entry.rights) queryClient.setQueryData(rightsQuery().queryKey, knownRights(entry.rights));
  file(hospitalTopic, getHospital, hospitalInput, entry.hospital);
  file(hospitalTopic, listHospitals, ownHospitals, entry.hospitals);
  file(financialYearTopic, listFinancialYears, activeYears, entry.financialYears);
  file(delegationTopic, getOwnAuthority, {}, entry.authority);
  file(notificationTopic, listNotifications, notifications, entry.notifications);
  const finYear = entry.financialYears?.rows[0]?.finYear ?? null;
  if (entry.hospital) changeSession({ hospital: entry.hospital.hospital, finYear: session.finYear ?? finYear });
  // Which messages are recent goes by the clock of the hospital, which is known only now: with another one they are asked for again.
  if (JSON.stringify(messages) === JSON.stringify(recentMessages()))
    file(messageTopic, listMessages, messages, entry.messages);
}

/** The parts that are open before the user has proved who they are, and those that were lost since the entry. */
async function prepareParts({ hospitalId, hospital, finYear }: Session): Promise<void> {
  await Promise.all([
    hospital ? undefined : prepareHospital(hospitalId),
    finYear ? undefined : prepareFinancialYear(),
    queryClient.ensureQueryData(rightsQuery()),
  ]);
}

async function prepareHospital(hospitalId: number): Promise<void> {
  const { hospital } = await call(getHospital, { hospital: { hospitalId } });
  changeSession({ hospital });
}

async function prepareFinancialYear(): Promise<void> {
  const { rows } = await call(listFinancialYears, activeYears);
  changeSession({ finYear: rows[0]?.finYear ?? null });
}
