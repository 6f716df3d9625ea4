// Walks the refusals of every area in Hindi and Bengali: translated by their codes, without any English word.
import { cancelAppointment } from '@charaka/contract/clinic/opd/appointment';
import { cancelProvisionalBooking } from '@charaka/contract/clinic/theatre/provisional';
import { languagesMayLack } from '@charaka/contract/composition/open-parts';
import { approveRequest, refuseRequest } from '@charaka/contract/foundation/approval/approval';
import { bedType } from '@charaka/contract/foundation/masters/bed-type';
import { addPrintSetting } from '@charaka/contract/foundation/tenancy/print-setting';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { dischargePatient } from '@charaka/contract/stay/discharge/discharge';
import { saidSentence } from '@charaka/rules/message/said-sentence';
import type { ToldSentence } from '@charaka/rules/message/sentence';
import { beforeAll, describe, expect, it } from 'vitest';
import { addColleague, queueGift } from '../../test-support/money/approvals.ts';
import { answer, frozen, makeCase } from '../../test-support/money/payer-versions.ts';
import { leavingPatient, setChecklist } from '../../test-support/patient/leaving-patient.ts';
import { book, holdOpd } from '../../test-support/patient/opd-day.ts';
import { catalogues } from '../../test-support/record/catalogues.ts';
import { openTheatres, plan } from '../../test-support/record/theatre.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { englishLeft, translatedInto } from '../../test-support/server/said-in.ts';
import { sampleBody } from '../../test-support/server/sample-body.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, openSessions, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();
const languages = { Hindi: translatedInto('hi'), Bengali: translatedInto('bn') };
const endpoints = handlersOf(noParts).map(({ endpoint }) => endpoint);

interface Told {
  readonly _message: string;
  readonly _code?: string;
  readonly _params?: ToldSentence['params'];
  readonly _fields?: Readonly<Record<string, string>>;
  readonly _fieldCodes?: Readonly<Record<string, Omit<ToldSentence, 'text'>>>;
}

/** The sentences in an answer, about itself and about its fields. */
function toldBy(wire: Record<string, unknown>): ToldSentence[] {
  const { _message: text, _code: code, _params: params = {}, _fields = {}, _fieldCodes = {} } = wire as unknown as Told;
  const ofFields = Object.entries(_fieldCodes).map(([path, coded]) => ({ ...coded, text: _fields[path] ?? '' }));
  return code === undefined ? ofFields : [{ code, params, text }, ...ofFields];
}

async function refusalsOf(tenant: TestTenant, endpoint: Endpoint, body: unknown): Promise<ToldSentence[]> {
  const answer = await tenant.call(endpoint, {}, { body, as: 'admin' });
  return answer.isFailure ? toldBy(answer.wire) : [];
}

const mayLack = languagesMayLack();

/** Whether a sentence, or a word in it, is of an area under construction (decision 0114). */
function waitsForLanguages({ code, params }: ToldSentence): boolean {
  const [, area = '', name = ''] = /^(\w+)[.:](.*)$/.exec(code) ?? [];
  const inner = Object.values(params).flatMap<ToldSentence>((value) => (typeof value === 'object' ? value : []));
  return mayLack(area, name) || inner.some(waitsForLanguages);
}

describe('the refusals of all calls', () => {
  const told: ToldSentence[] = [];

  beforeAll(async () => {
    const tenant = await makeTenant(parts);
    for (const endpoint of endpoints) {
      // Some calls end sessions.
      await openSessions(tenant);
      told.push(...(await refusalsOf(tenant, endpoint, {})));
      told.push(...(await refusalsOf(tenant, endpoint, sampleBody(endpoint.input, {}))));
    }
  }, 400_000);

  it('come from nearly every area', () => {
    const areas = new Set(catalogues.flatMap((catalogue) => Object.values(catalogue).map(({ code }) => areaOf(code))));
    const reached = new Set(told.map(({ code }) => areaOf(code)));
    // Some areas refuse no request this simple: files, approvals, figures.
    const missed = [...areas].filter((area) => !reached.has(area));
    expect(missed.length, missed.join(', ')).toBeLessThan(areas.size / 4);
  });

  it.each(Object.entries(languages))('leave no English word in %s (R010)', (_language, translated) => {
    const finished = told.filter((sentence) => !waitsForLanguages(sentence));
    const english = finished.flatMap((sentence) =>
      englishLeft(translated, sentence).map((word) => `${sentence.code}: ${word}`),
    );
    expect([...new Set(english)]).toEqual([]);
  });
});

const areaOf = (code: string) => code.split('.')[0] ?? '';

describe('words of the product inside a sentence', () => {
  const hindi = async (asked: Promise<{ wire: Record<string, unknown> }>) => {
    const [sentence] = toldBy((await asked).wire);
    if (!sentence) throw new Error('Nothing was said');
    expect(englishLeft(languages.Hindi, sentence)).toEqual([]);
    return saidSentence(languages.Hindi, sentence);
  };

  it('are said in Hindi: the state of an appointment and of a planned operation (R010, R023)', async () => {
    const tenant = await makeTenant(parts);
    await holdOpd(tenant, 5);
    const { appointmentId } = (await book(tenant)).output.appointment;
    const cancelled = { appointmentId, cancelReason: 'Ill' };
    await tenant.ask(cancelAppointment, { appointment: cancelled });
    expect(await hindi(tenant.call(cancelAppointment, { appointment: cancelled }))).toContain('रद्द');
    await openTheatres(tenant);
    const { provisionalBookingId } = (await plan(tenant)).output.booking;
    const called = { provisionalBookingId, cancelReason: 'Ill' };
    await tenant.ask(cancelProvisionalBooking, { booking: called });
    expect(await hindi(tenant.call(cancelProvisionalBooking, { booking: called }))).toContain('रद्द');
  });

  it('are said in Hindi: how a request was decided, what a payer answered (R010, R023)', async () => {
    const tenant = await makeTenant(parts);
    const checker = await addColleague(tenant, { userId: 50, staffId: 2, isApprover: true });
    const approvalRequest = { approvalRequestId: await queueGift(tenant), note: 'Too much' };
    await tenant.ask(refuseRequest, { approvalRequest }, { as: checker });
    const late = tenant.call(approveRequest, { approvalRequest }, { as: checker });
    expect(await hindi(late)).toContain('अस्वीकृत');
    const payer = await makeCase(parts);
    const versionId = await frozen(payer.tenant, payer.admissionId);
    expect(await hindi(answer(payer.tenant, versionId))).toContain('पुष्टि की गई');
  });

  it('are said in Hindi: departments, labels of lists, kinds of paper (R010, R023)', async () => {
    const leaving = await makeTenant(parts);
    await setChecklist(leaving, 'bar');
    await leavingPatient(leaving);
    expect(await hindi(leaving.call(dischargePatient, { admission: { admissionId: 1 } }))).toContain('फ़ार्मेसी');
    const tenant = await makeTenant(parts);
    const { deactivate, get, update } = masterEndpoints(bedType);
    expect(await hindi(tenant.call(deactivate, { item: { bedTypeId: 1 } }))).toContain('बेड');
    const { item } = (await tenant.ask(get, { item: { bedTypeId: 1 } })) as { item: object };
    expect(await hindi(tenant.call(update, { item: { ...item, version: 9 } }))).toContain('बेड का प्रकार');
    const printSetting = { settingFor: 'ipd_bill' } as const;
    await tenant.ask(addPrintSetting, { printSetting });
    expect(await hindi(tenant.call(addPrintSetting, { printSetting }))).not.toContain('ipd_bill');
  });
});
