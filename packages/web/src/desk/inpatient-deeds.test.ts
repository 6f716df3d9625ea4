// Actions of a row on each list of inpatients, by the rights on that list and on the list of all inpatients, and on the ward.
import { admissionPages } from '@charaka/contract/stay/admission/admission-pages';
import type { Viewer } from '@charaka/rules/stay/admission-state';
import { describe, expect, it } from 'vitest';
import type { DecidedRow, RowViewers, WardViewers } from '../stay/admission/admission-deed.ts';
import { nextDeedOf, offeredOnDesk, offeredOnWard } from './inpatient-deeds.ts';

const deskActions = (viewers: RowViewers, row: DecidedRow) => offeredOnDesk(viewers, row).map(({ name }) => name);
const wardActions = (viewers: WardViewers, row: DecidedRow) => offeredOnWard(viewers, row).map(({ name }) => name);

const nobody: Viewer = { canView: false, canEdit: false, does: () => false };
const looking: Viewer = { ...nobody, canView: true };
const changing: Viewer = { canView: true, canEdit: true, does: (deed) => deed !== 'cancel-admission' };
const administrating: Viewer = { ...changing, does: () => true };

const lying: DecidedRow = {
  admissionMode: 'General',
  isMaternity: false,
  isBabyBirth: false,
  isDischargeInitiated: false,
  isFinalBill: false,
  isDischarged: false,
  associationId: null,
  finalAuthorized: null,
};
const states = {
  lying,
  leaving: { ...lying, isDischargeInitiated: true },
  billed: { ...lying, isDischargeInitiated: true, isFinalBill: true },
  gone: { ...lying, isDischargeInitiated: true, isFinalBill: true, isDischarged: true },
};
const virtualModes = ['Dental', 'IVF'];

describe.each(admissionPages)('on the list of $source', ({ mode }) => {
  const rowIn = (state: keyof typeof states) => ({ ...states[state], admissionMode: mode ?? 'General' });
  const isVirtual = virtualModes.includes(mode ?? '');
  const bed = isVirtual ? [] : ['changeBed'];
  const own = (viewer: Viewer, state: keyof typeof states) =>
    deskActions({ own: viewer, desk: nobody, discharger: nobody, settler: nobody }, rowIn(state));

  it('the right on that list alone looks at an admission, and changes who and where it is (R006, R008, R009, R332, R333, R336)', () => {
    expect(own(looking, 'lying')).toEqual(['view', 'printForm', 'printLabels']);
    expect(own(changing, 'lying')).toEqual(['view', 'edit', ...bed, 'updateAge', 'printForm', 'printLabels']);
    expect(own(changing, 'billed')).toEqual(['view', 'edit', 'updateAge', 'printForm', 'printLabels']);
    expect(own(changing, 'gone')).toEqual(['view', 'updateAge', 'printForm', 'printLabels']);
    expect(own(administrating, 'lying')).toContain('cancelAdmission');
    expect(own(administrating, 'leaving')).not.toContain('cancelAdmission');
  });

  it('papers, money and the way out hang on the list of all inpatients (R006, R329, R333, R334, R335, Q33)', () => {
    const all = (viewer: Viewer, state: keyof typeof states) =>
      deskActions({ own: viewer, desk: viewer, discharger: viewer, settler: viewer }, rowIn(state));
    const papers = ['documents', 'note', 'bedNotes'];
    expect(all(looking, 'lying')).toEqual(['view', ...papers, 'summary', 'printForm', 'printLabels']);
    expect(all(looking, 'gone')).toEqual(['view', ...papers, 'finalBill', 'summary', 'printForm', 'printLabels']);
    const money = ['tpaTransfer', 'payment', 'charges'];
    const rest = ['summary', 'updateAge', 'printForm', 'printLabels'];
    expect(all(changing, 'lying')).toEqual([
      'view',
      'edit',
      ...papers,
      ...money,
      ...bed,
      'provisionalBill',
      'initiateDischarge',
      ...rest,
    ]);
    expect(all(changing, 'leaving')).toEqual([
      'view',
      'edit',
      ...papers,
      ...money,
      ...bed,
      'provisionalBill',
      'finalBill',
      ...rest,
    ]);
    expect(all(changing, 'billed')).toEqual(['view', 'edit', ...papers, 'payment', 'finalBill', 'discharge', ...rest]);
    expect(all(changing, 'gone')).toEqual(['view', ...papers, 'finalBill', ...rest]);
  });

  it('tells of babies where there may be some (R330, Q35)', () => {
    const viewers = { own: looking, desk: looking, discharger: nobody, settler: nobody };
    expect(deskActions(viewers, { ...rowIn('lying'), isMaternity: true })).toContain('babyInfo');
    expect(deskActions(viewers, { ...rowIn('lying'), isBabyBirth: true })).toContain('babyInfo');
  });
});

describe('versions of the bill for payers', () => {
  const offered = (settler: Viewer, row: DecidedRow) =>
    deskActions({ own: changing, desk: changing, discharger: nobody, settler }, row).includes('billVersions');

  it('are offered with the right on the settlement, to a case with a payer, until the final bill (Q33, Q48)', () => {
    const insured = { ...lying, associationId: 4 };
    expect(offered(looking, insured)).toBe(true);
    expect(offered(nobody, insured)).toBe(false);
    expect(offered(looking, lying)).toBe(false);
    expect(offered(looking, { ...states.billed, associationId: 4 })).toBe(false);
  });
});

describe('on the nursing station', () => {
  it('its own right looks only, whatever more it allows there (R304, Q31)', () => {
    for (const row of Object.values(states))
      expect(wardActions({ own: administrating, desk: nobody }, row)).toEqual(['view', 'printForm', 'printLabels']);
  });

  it('offers what a ward does, and neither money nor changes of the admission (R009, R331, Q31)', () => {
    const deeds = (state: keyof typeof states, admissionMode = 'General') =>
      wardActions({ own: looking, desk: administrating }, { ...states[state], admissionMode });
    const papers = ['view', 'documents', 'note', 'orders', 'bedNotes'];
    expect(deeds('lying')).toEqual([
      ...papers,
      'charges',
      'changeBed',
      'initiateDischarge',
      'printForm',
      'printLabels',
    ]);
    expect(deeds('lying', 'Dental')).toEqual([...papers, 'charges', 'initiateDischarge', 'printForm', 'printLabels']);
    expect(deeds('leaving')).toEqual([...papers, 'charges', 'changeBed', 'printForm', 'printLabels']);
    expect(deeds('gone')).toEqual([...papers, 'printForm', 'printLabels']);
  });
});

it('a row has the next deed by its state: charges, then the final bill, then the discharge; whoever may do none has none (R329, R334, R335)', () => {
  const nextOf = (viewer: Viewer, state: keyof typeof states) =>
    nextDeedOf(
      offeredOnDesk({ own: viewer, desk: viewer, discharger: viewer, settler: viewer }, states[state]),
      states[state],
    )?.name;
  expect(nextOf(changing, 'lying')).toBe('charges');
  expect(nextOf(changing, 'leaving')).toBe('finalBill');
  expect(nextOf(changing, 'billed')).toBe('discharge');
  expect(nextOf(changing, 'gone')).toBeUndefined();
  expect(nextOf(looking, 'lying')).toBeUndefined();
});
