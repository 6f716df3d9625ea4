// Notifiable cases on the wire: the one list of cases to report to the authorities, with their state (OP042).
import { endpoint, may } from '../../kernel/endpoint.ts';
import { id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { chartChecks } from './chart-sentences.ts';
import { chartTopic } from './topics.ts';

/** The menu path of the list, also the key of its rights. */
export const notifiableMenu = 'notifiable-cases';

/** Sources of a case; the laboratory and deaths add theirs to the same list. */
const notifiableSources = ['Diagnosis', 'Laboratory', 'Death'] as const;

const spellings = {
  patientId: 'patientUid',
  firstName: 'firstname',
  middleName: 'middlename',
  lastName: 'lastname',
  noticedAt: 'noticedOn',
  reportedAt: 'reportedOn',
};

const notifiableCase = shape(
  {
    notifiableCaseId: id(),
    encounterId: id(),
    diseaseName: text(),
    diseaseCode: text(),
    source: oneOf(notifiableSources),
    noticedAt: instant(),
    patientId: id(),
    salutation: text(),
    firstName: text(),
    middleName: optional(text()),
    lastName: text(),
    contactNo: text(),
    reportedAt: optional(instant()),
    reportedTo: optional(text()),
    acknowledgementNo: optional(text()),
  },
  spellings,
);

/** Those that are not told yet, or all; the latest first. */
export const listNotifiableCases = endpoint({
  path: '/NotifiableCase/GetAllNotifiableCases',
  summary: 'Lists notifiable cases with what was reported.',
  permission: may('view', notifiableMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput({ standing: optional(oneOf(['Open', 'Reported'])) }, spellings),
  output: listOutput(notifiableCase, 'notifiableCaseList'),
});

/** Records the authority that received the report, and its number. The first report stays; only a missing number is added. */
export const reportNotifiableCase = endpoint({
  path: '/NotifiableCase/ReportNotifiableCase',
  logAs: ['notifiable_case', 'reported'],
  summary: 'Notes to whom a notifiable case was reported.',
  permission: may('edit', notifiableMenu),
  effect: 'write',
  changes: [chartTopic],
  input: shape({
    notifiableCaseId: id(),
    reportedTo: requiredText(chartChecks.enterAuthority, 200),
    acknowledgementNo: optional(text(60)),
  }),
  output: shape({ notifiableCaseId: id() }),
});
