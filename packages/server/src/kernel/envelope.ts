// Compares tenant, hospital and user sent by the request with those of the session; they are never trusted.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './refusal.ts';
import type { HospitalFacts, Session } from './session.ts';

type Body = Record<string, unknown>;

/** Fields any request may carry beside its own (R018-R024); they are checked here and then fall away. */
const baseFields = new Set([
  'tenantid',
  'hospitalid',
  'finyear',
  'timezone',
  'createdbyid',
  'updatedbyid',
  'ip',
  'token',
  'totalcount',
  'usertoken',
]);

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields at the top of the body and in objects up to two levels deep, with their depth. */
function* claims(body: Body, depth = 0): Generator<{ key: string; value: unknown; depth: number }> {
  for (const [name, value] of Object.entries(body)) {
    if (isBody(value) && depth < 2) yield* claims(value, depth + 1);
    else if (value !== null && value !== undefined && value !== '') yield { key: name.toLowerCase(), value, depth };
  }
}

/** The body without the base fields. */
export function withoutBaseFields(body: Body): Body {
  return Object.fromEntries(Object.entries(body).filter(([key]) => !baseFields.has(key.toLowerCase())));
}

/** The object a request must be. Throws 400 for anything else. */
export function bodyOf(value: unknown): Body {
  if (value === undefined || value === null) return {};
  if (!isBody(value)) throw new HttpError(400, kernelSentences.notAnObject);
  return value;
}

/**
 * The hospital a request is for: the one at the top of the body, else one named inside it, else the user's own (Q18, Q179).
 * Throws 403 for a foreign tenant or hospital named anywhere, and for another user or an unknown financial year at the top;
 * inside a record these two are facts about the record.
 */
export function hospitalOf(body: Body, session: Session): HospitalFacts {
  let named: { hospital: HospitalFacts; depth: number } | undefined;
  for (const { key, value, depth } of claims(body)) {
    if (key === 'tenantid' && Number(value) !== session.tenantId)
      throw new HttpError(403, kernelSentences.ofAnotherTenant);
    if (key === 'hospitalid') {
      const hospital = hospitalNamed(session, Number(value));
      if (!named || depth < named.depth) named = { hospital, depth };
    }
    if (depth > 0) continue;
    if ((key === 'createdbyid' || key === 'updatedbyid') && Number(value) !== session.userId)
      throw new HttpError(403, kernelSentences.anotherUserNamed);
    if (key === 'finyear' && !session.financialYears.some((year) => year.finYear === String(value)))
      throw new HttpError(403, kernelSentences.financialYearNotOpen);
  }
  return named?.hospital ?? hospitalNamed(session, session.homeHospitalId);
}

function hospitalNamed(session: Session, hospitalId: number): HospitalFacts {
  const hospital = session.hospitals.get(hospitalId);
  if (!hospital) throw new HttpError(403, kernelSentences.notYourHospital);
  return hospital;
}

/** The user agent of the caller, cut to 300 letters. */
export function agentOf(request: FastifyRequest): string {
  return String(request.headers['user-agent'] ?? '').slice(0, 300);
}
