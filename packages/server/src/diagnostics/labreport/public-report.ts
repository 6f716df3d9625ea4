// The page a patient opens without a log-in: genuine or not, a one-time code, and the newest version of the report (section 8).

import { randomInt, timingSafeEqual } from 'node:crypto';
import { labreportSentences } from '@charaka/contract/diagnostics/labreport/labreport-sentences';
import * as page from '@charaka/contract/diagnostics/labreport/public-report';
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { isPhone } from '@charaka/rules/person/phone';
import { post, secretSign } from '../../foundation/gateway/outbox-store.ts';
import { RefusedAnswer } from '../../kernel/refusal.ts';
import { AnswerWithSentence, type OpenCall, type OpenHandler } from '../../kernel/serve-open.ts';
import type { ReportContent } from '../laboratory/report-store.ts';
import {
  findCode,
  findLink,
  hashOf,
  insertCode,
  type LivingLink,
  lockLink,
  notePublicView,
  noteTry,
  readRecentCodes,
} from './link-store.ts';

const CODE_MINUTES = 5;
const MOST_CODES_AN_HOUR = 3;
const MOST_TRIES = 5;
/** Seconds that an opened report stays on the page. */
const OPEN_SECONDS = 15 * 60;
const HOUR_MINUTES = 60;
const MINUTE_MILLISECONDS = 60_000;

/** The same words, whether a link was never made, was revoked or is past its day. */
const notAvailable = () => new RefusedAnswer(labreportSentences.notAvailable);

/** Every look is a view of the report. */
export const getPublicReport: OpenHandler = {
  endpoint: page.getPublicReport,
  run: async (call: OpenCall, { secret }: ParsedOf<typeof page.getPublicReport>) => {
    const link = await findLink(call, secret);
    if (!link) return notAvailable();
    await notePublicView(call, link.reportId);
    const { hospitalName, reportNo, finYear, versionNo, status, verifiedAt, initials } = link;
    return { hospitalName, reportNo, finYear, versionNo, status, verifiedAt, initials };
  },
};

/** A valid link, locked until the transaction ends and checked again behind the lock: it may have been revoked, or its report amended. */
async function holdLink(call: OpenCall, secret: string): Promise<LivingLink | undefined> {
  const found = await findLink(call, secret);
  if (!found) return undefined;
  const [, link] = await call.tx.behind([() => lockLink(call, found.linkId)], () => [findLink(call, secret)]);
  return link;
}

/** Each one may send a message, so every try counts towards the limit of the address. */
export const askReportCode: OpenHandler = {
  endpoint: page.askReportCode,
  isEveryTryCounted: true,
  run: async (call: OpenCall, { secret }: ParsedOf<typeof page.askReportCode>) => {
    const link = await holdLink(call, secret);
    if (!link) return notAvailable();
    const sent = await readRecentCodes(call, link.linkId);
    if (sent.length >= MOST_CODES_AN_HOUR) {
      const passed = (call.now.getTime() - Date.parse(sent[0] ?? '')) / MINUTE_MILLISECONDS;
      return new RefusedAnswer(labreportSentences.tooManyCodes({ count: Math.ceil(HOUR_MINUTES - passed) }));
    }
    const way = wayTo(link);
    if (!way) return new RefusedAnswer(labreportSentences.noWayToSend);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await insertCode(call, { linkId: link.linkId, codeHash: hashOf(secret, code), minutes: CODE_MINUTES });
    await post(senderOf(call, link), {
      ...way,
      subject: link.hospitalName,
      secret: code,
      body: `${secretSign} is your code to open a laboratory report of ${link.hospitalName}. It is good for ${CODE_MINUTES} minutes. Never tell it to anybody.`,
    });
    const sentTo = masked(way.recipient);
    return new AnswerWithSentence({ sentTo }, labreportSentences.codeSent({ contact: sentTo }));
  },
};

/**
 * Used when no code is valid: the work is the same as for a wrong code, so that timing does not reveal whether one was sent. No code has
 * this hash.
 */
const noCode = { codeId: 0, codeHash: '-'.repeat(hashOf().length), wrongTries: 0 };

/** Behind the lock of the link: tries are counted one by one, and a code opens the report once. */
export const openPublicReport: OpenHandler = {
  endpoint: page.openPublicReport,
  run: async (call: OpenCall, { secret, code }: ParsedOf<typeof page.openPublicReport>) => {
    const link = await holdLink(call, secret);
    if (!link) return notAvailable();
    const kept = (await findCode(call, link.linkId)) ?? noCode;
    if (kept.wrongTries >= MOST_TRIES) return new RefusedAnswer(labreportSentences.tooManyTries);
    const isRight = timingSafeEqual(Buffer.from(kept.codeHash), Buffer.from(hashOf(secret, code)));
    await noteTry(call, kept.codeId, isRight);
    if (!isRight) {
      const isLast = kept.wrongTries + 1 >= MOST_TRIES;
      return new RefusedAnswer(isLast ? labreportSentences.tooManyTries : accessSentences.codeNotRight);
    }
    await notePublicView(call, link.reportId);
    const { hospitalName, reportNo, finYear, versionNo, status, verifiedAt, sectionName } = link;
    const content = JSON.parse(link.content) as ReportContent;
    const head = { hospitalName, reportNo, finYear, versionNo, status, verifiedAt, sectionName };
    return { report: { ...head, content, replacesEarlier: content.replacesAt != null, openSeconds: OPEN_SECONDS } };
  },
};

/** A message to the mobile, else a mail; undefined when the hospital sends neither, or the patient has no address. */
function wayTo({ isSms, isMail, phone, email }: LivingLink) {
  if (isSms && phone && isPhone(phone)) return { channel: 'sms', recipient: phone } as const;
  return isMail && email ? ({ channel: 'mail', recipient: email } as const) : undefined;
}

const SHOWN_AT_END = 3;

/** Enough to recognise one's own number or address: the last three digits, or the first letter and the part after '@'. */
function masked(recipient: string): string {
  const [name = '', domain] = recipient.split('@');
  return domain === undefined ? `••••••${recipient.slice(-SHOWN_AT_END)}` : `${name.slice(0, 1)}•••@${domain}`;
}

/** The user who made the link is the sender. */
function senderOf({ tx, tenant: { tenantId } }: OpenCall, { hospitalId, createdBy }: LivingLink) {
  return {
    tx,
    tenantId,
    hospital: { hospitalId },
    userId: createdBy,
    announce: (topic: Parameters<typeof tx.announce>[0], id?: number) =>
      tx.announce(topic, { tenantId, hospitalId, id }),
  };
}
