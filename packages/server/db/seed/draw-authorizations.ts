// The requests to payers of the demo: asked at admission, for more during the stay, and at discharge; some still open.
import { type AuthorizationKind, DEFAULT_LIMIT_MINUTES } from '@charaka/rules/stay/authorization-clock';
import { userIdFor } from './access-data.ts';
import type { Draws } from './draws.ts';
import type { Row } from './insert-rows.ts';
import type { NumberedAdmission } from './numbered-admission.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Answers older than this were of no use on the desk any more. */
const KEPT_DAYS = 45;
const SHARE_ASKING_FOR_MORE = 0.18;
const queries = [
  'Please send the investigation reports',
  'Kindly share the line of treatment',
  'First consultation note needed',
];

interface Request {
  readonly kind: AuthorizationKind;
  readonly askedAt: Date;
  readonly askedPaise: number;
  /** Null while the payer has not answered. */
  readonly approvedPaise: number | null;
}

/** Requests of a tenant, in the order they were made. */
export function authorizationRows(draws: Draws, admissions: readonly NumberedAdmission[], now: Date): Row[] {
  return admissions
    .filter(({ planned, account }) => account.payer.associationId !== null && planned.state !== 'cancelled')
    .flatMap((admission) => requestsOf(draws, admission, now).map((request) => rowOf(draws, admission, request, now)))
    .toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime());
}

function requestsOf(draws: Draws, { planned, account }: NumberedAdmission, now: Date): Request[] {
  const { admittedAt, initiatedAt, billedAt } = planned;
  const after = (moment: Date, least: number, most: number) =>
    new Date(Math.min(moment.getTime() + draws.whole(least, most) * MINUTE, now.getTime()));
  const { estimatedPaise, authorizedPaise, finalAuthorizedPaise } = account;
  const requests: Request[] = [];
  if (now.getTime() - admittedAt.getTime() < KEPT_DAYS * DAY) {
    const askedPaise = Math.max(estimatedPaise, authorizedPaise);
    requests.push({ kind: 'pre', askedAt: after(admittedAt, 10, 40), askedPaise, approvedPaise: authorizedPaise });
  }
  if (initiatedAt === null && draws.happens(SHARE_ASKING_FOR_MORE)) {
    const askedAt = new Date(Math.max(now.getTime() - draws.whole(5, 150) * MINUTE, admittedAt.getTime()));
    requests.push({ kind: 'pre', askedAt, askedPaise: Math.round(estimatedPaise * 1.4), approvedPaise: null });
  }
  if (initiatedAt !== null && now.getTime() - initiatedAt.getTime() < KEPT_DAYS * DAY) {
    const askedPaise = Math.max(estimatedPaise, finalAuthorizedPaise ?? 0);
    const approvedPaise = billedAt === null ? finalAuthorizedPaise : (finalAuthorizedPaise ?? authorizedPaise);
    requests.push({ kind: 'discharge', askedAt: after(initiatedAt, 5, 25), askedPaise, approvedPaise });
  }
  return requests;
}

type RequestRow = Row & { readonly askedAt: Date };

function rowOf(draws: Draws, admission: NumberedAdmission, request: Request, now: Date): RequestRow {
  const { planned, account } = admission;
  const { kind, askedAt, askedPaise, approvedPaise } = request;
  const limitMinutes = DEFAULT_LIMIT_MINUTES[kind];
  // Most payers keep their time; one in six does not.
  const took = draws.happens(1 / 6)
    ? draws.whole(limitMinutes + 1, limitMinutes * 2)
    : draws.whole(8, limitMinutes - 5);
  const answeredAt = new Date(Math.min(askedAt.getTime() + took * MINUTE, now.getTime()));
  const isQuery = approvedPaise === null && draws.happens(0.3);
  const status =
    approvedPaise === null ? (isQuery ? 'query' : 'asked') : approvedPaise < askedPaise ? 'partly' : 'approved';
  return {
    hospitalId: planned.hospital.hospitalId,
    admissionId: admission.admissionId,
    associationId: account.payer.associationId,
    insuranceId: account.payer.insuranceId,
    kind,
    status,
    askedAt,
    askedPaise,
    limitMinutes,
    answeredAt: approvedPaise === null ? null : answeredAt,
    approvedPaise,
    referenceNo: `AL-${draws.digits(7)}`,
    remark: isQuery ? draws.pick(queries) : null,
    createdBy: userIdFor('billing', planned.hospital.hospitalId),
    createdAt: askedAt,
  };
}
