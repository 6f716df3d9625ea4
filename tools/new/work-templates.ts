// Templates of work on orders, with its steps: states, declaration and sentences.

import { menuPath } from './contract-templates.ts';
import { kinds } from './fields.ts';
import type { BornList } from './list-templates.ts';
import type { Name } from './names.ts';

/** A step of the work by its verb, and the state that it leads to, as it is written in the code: Started. */
export interface BornStep {
  readonly verb: Name;
  readonly state: string;
  /** The column prefix of the state, as started of started_at. */
  readonly column: string;
}

/** Work on the orders of an orderable; the last step writes its fields. */
export interface BornWork extends BornList {
  readonly orderable: Name;
  readonly orderables: Name;
  readonly steps: readonly BornStep[];
}

/** The state of an order that waits. */
export const FIRST = 'Waiting';
/** The last of a list that is not empty. */
export const lastOf = <T>(of: readonly T[]): T => of[of.length - 1] as T;
const capital = (camel: string) => camel.charAt(0).toUpperCase() + camel.slice(1);
const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** The states before the last one, in their order. */
export const openStates = ({ steps }: BornWork): string[] => [FIRST, ...steps.slice(0, -1).map(({ state }) => state)];

/** The name of the call of a step. */
export const callOf = ({ noun }: BornWork, verb: string): string => `${verb}${noun.pascal}`;

/** The verbs of the calls: the steps, and the cancellation. */
export const verbsOf = ({ steps }: BornWork): string[] => [...steps.map(({ verb }) => verb.camel), 'cancel'];

/** The constant with the steps. */
export const stepsName = ({ noun }: BornWork): string => `${noun.camel}Steps`;

/** The file that the steps are imported from. */
export const stepsFile = ({ home, noun }: BornWork): string => `@charaka/rules/${home.wing}/${noun.kebab}-steps`;

/** The states and steps, in the rules. */
export function workSteps(work: BornWork): string {
  const { home, noun, fields, steps } = work;
  const open = openStates(work);
  const last = lastOf(steps);
  const taken = new Set(['x']);
  const letterOf = ({ verb }: BornStep) => {
    const letter = verb.camel.charAt(0);
    if (taken.has(letter)) return '';
    taken.add(letter);
    return ` letter: '${letter}',`;
  };
  const states = steps.map(
    (step) =>
      `    ${step.state}: { name: '${step.state}', tone: '${step === last ? 'done' : 'info'}', at: '${step.column}_at', by: '${step.column}_by' },`,
  );
  const actions = steps.map((step, place) => {
    const writes = step === last ? fields.map(({ column }) => column) : [];
    return `    ${step.verb.camel}: { from: ['${open[place]}'], to: '${step.state}', writes: [${quoted(writes)}],${letterOf(step)} isNext: true },`;
  });
  return `// The states of a ${noun.lower} and the steps between them.
import { steps } from '../step/steps.ts';

/** From the signed order to the last step; the order follows. */
export const ${stepsName(work)} = steps({
  table: '${noun.snake}',
  key: '${noun.snake}_id',
  column: 'status',
  texts: '${home.area.camel}:${noun.camel}.statuses',
  states: {
    ${FIRST}: { name: '${FIRST}', tone: 'waiting' },
${states.join('\n')}
    Cancelled: { name: 'Cancelled', tone: 'past', at: 'cancelled_at', by: 'cancelled_by' },
  },
  actions: {
${actions.join('\n')}
    cancel: { from: [${quoted(open)}], to: 'Cancelled', writes: ['cancel_reason'], letter: 'x', isDangerous: true },
    /** By the trigger of orders, when a finished order is struck out. */
    strike: { from: ['${last.state}'], to: 'Cancelled', writes: ['cancel_reason'] },
  },
});
`;
}

/** The declaration: the list, and a call for each step. */
export function workContract(work: BornWork): string {
  const { home, noun, nouns, fields, steps, topic } = work;
  const [one, last] = [noun.camel, lastOf(steps)];
  const used = ['id', 'instant', 'oneOf', 'optional', 'requiredText', 'text'];
  const functions = [...used, ...fields.map(({ kind }) => kinds[kind].schema.replace(/\(.*/, ''))];
  const typed = fields.map(({ name, kind }) => `${name}: optional(${kinds[kind].schema})`);
  const named = (listKind: string, besides: readonly string[]) => [
    ...besides,
    ...fields.filter(({ kind }) => kinds[kind].listKind === listKind).map(({ name }) => name),
  ];
  const listed = [
    ['text', ['status', 'firstName', 'placeName', 'orderName']],
    ['number', ['patientId']],
    ['money', []],
    ['percent', []],
    ['day', []],
    ['flag', []],
    ['instant', ['orderedAt']],
  ] as const;
  const calls = steps.map((step, place) => {
    const isLast = step === last;
    const effect = isLast
      ? 'its order is done and charged'
      : place === 0
        ? 'its order begins'
        : 'its order stays as it is';
    const logged = isLast ? 'finished' : place === 0 ? 'begun' : 'moved';
    return `
/** ${capital(step.verb.lower)}: ${effect}. */
export const ${callOf(work, step.verb.camel)} = endpoint({
  ...step,
  path: '/${home.area.pascal}/${step.verb.pascal}${noun.pascal}',
  logAs: ['${noun.snake}', '${logged}'],
  summary: 'Moves a ${noun.lower} to ${step.state}; ${effect}.',
  input: shape({ ...named${isLast ? `, ${typed.join(', ')}` : ''} }),
});
`;
  });
  return `// ${nouns.words} on the wire: work on orders, with its steps.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { ${stepsName(work)} } from '${stepsFile(work)}';
import { statesOf } from '@charaka/rules/step/steps';
import { orderTopic } from '../../clinic/order/topics.ts';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { ${[...new Set(functions)].toSorted().join(', ')} } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { chargeTopic } from '../../money/charge/topics.ts';
import { stateFilter } from '../../people/worklist/work-filters.ts';
import { workPatient, workSpellings } from '../../people/worklist/work-patient.ts';
import { worklist } from '../../people/worklist/worklist.ts';
import { ${topic} } from './topics.ts';

/** ${nouns.words} of the hospital, each with its patient and its order. */
export const ${one}Worklist = worklist({
  path: '/${home.area.pascal}/GetAll${nouns.pascal}',
  summary: 'Lists ${nouns.lower} with their patients.',
  menu: '${menuPath(work)}',
  topic: ${topic},
  wire: '${one}List',
  fields: {
    ${one}Id: id(),
    status: oneOf(statesOf(${stepsName(work)})),
    ...workPatient,
    orderName: text(),
    orderedAt: instant(),
${typed.map((field) => `    ${field},`).join('\n')}
    cancelReason: optional(text(300)),
  },
  spellings: workSpellings,
  key: '${one}Id',
  listed: {
${listed.flatMap(([kind, besides]) => (named(kind, besides).length > 0 ? [`    ${kind}: [${quoted(named(kind, besides))}],`] : [])).join('\n')}
  },
  searched: ['firstName', 'orderName'],
  filters: { status: stateFilter(${stepsName(work)}, 'worklist:all') },
});

const step = {
  permission: may('edit', ${one}Worklist.menu),
  effect: 'once',
  changes: [${topic}, orderTopic, chargeTopic],
  output: shape({}),
} as const;
const named = { ${one}Id: id() };
${calls.join('')}
/** Cancelled with its order. */
export const ${callOf(work, 'cancel')} = endpoint({
  ...step,
  permission: may('delete', ${one}Worklist.menu),
  path: '/${home.area.pascal}/Cancel${noun.pascal}',
  logAs: ['${noun.snake}', 'cancelled'],
  summary: 'Cancels a ${noun.lower} with its order.',
  input: shape({ ...named, reason: requiredText(entrySentences.enterReason, 300) }),
});
`;
}

/** The sentences of the steps. */
export function workSentences(work: BornWork): string {
  const { home, noun, nouns, steps } = work;
  const said = steps.map(({ state }) => `  ${noun.camel}${state}: '${noun.words} is now ${state}',`);
  return `// Messages to the user from the steps of one kind of work: ${noun.lower}.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of answers and refusals; codes never change. */
export const ${noun.camel}Sentences = sentences('${home.area.camel}', {
${said.join('\n')}
  ${noun.camel}Cancelled: '${noun.words} cancelled',
  ${noun.camel}InList: '{orderName} is worked on in the list of ${nouns.lower}',
});
`;
}
