// The options after `npm run bench --`.
import { parseArgs } from 'node:util';

/** How large the hospital group is, how long is measured, and whether a missed target fails the run. */
export interface Arguments {
  readonly admissions: number;
  /** Seconds of one round of one endpoint on one server. */
  readonly seconds: number;
  readonly rounds: number;
  readonly isChecking: boolean;
  /** Random histories of money are played against their oracle, and nothing is measured. */
  readonly isHistories: boolean;
  /** The memory of backup and restore is measured, and nothing else. */
  readonly isMemory: boolean;
  /** So many payments are made while the product is killed again and again, and nothing is measured. */
  readonly crashKeys: number | undefined;
  /** So many orders are signed and done while the product is killed again and again, and nothing is measured. */
  readonly crashOrders: number | undefined;
  /** Measures only the cost of the log of charts and of the wall. */
  readonly isChartAccess: boolean;
  /** Registrations of one hospital group without a pause are measured, and nothing else. */
  readonly isRegistering: boolean;
  /** When given, measures only the worklist among this many orders, and plays their histories. */
  readonly orders: number | undefined;
  /** When given, measures only this many patients coming to two hundred desks and screens of one doctor. */
  readonly visits: number | undefined;
  /** When given, measures only the laboratory among this many results. */
  readonly results: number | undefined;
  /** Given, analysers send for as long as rounds take, then so many broken frames, and nothing else is measured. */
  readonly frames: number | undefined;
  /** The reports among the admissions are measured, and nothing else. */
  readonly isReports: boolean;
  /** A day of 70 users is measured, and nothing else. */
  readonly isMix: boolean;
  /** When given, measures only the patient search among this many patients. */
  readonly patients: number | undefined;
  /** Of the patient search: how many clerks search, and how many milliseconds each types on after an answer. */
  readonly clerks: number;
  readonly pauseMs: number;
}

const names = [
  'histories',
  'memory',
  'chart-access',
  'registering',
  'crash',
  'crash-orders',
  'orders',
  'opd',
  'laboratory',
  'analyser',
  'reports',
];

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`--${name} is a whole number from ${least} to ${most}, not '${text}'`);
  return value;
}

/** Reads the command line. Throws one sentence for an unknown option or value. */
export function readArguments(args: string[]): Arguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      admissions: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '3' },
      mix: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      patients: { type: 'string' },
      clerks: { type: 'string', default: '20' },
      keys: { type: 'string', default: '10000' },
      orders: { type: 'string', default: '1000000' },
      visits: { type: 'string', default: '500' },
      frames: { type: 'string', default: '100000' },
      results: { type: 'string', default: '1000000' },
      pause: { type: 'string', default: '500' },
    },
  });
  const [name] = positionals;
  if (name !== undefined && !names.includes(name)) throw new Error(`There is no bench named '${name}'`);
  return {
    isHistories: name === 'histories',
    isMemory: name === 'memory',
    crashOrders: name === 'crash-orders' ? wholeNumber('keys', values.keys, 100, 1_000_000) : undefined,
    crashKeys: name === 'crash' ? wholeNumber('keys', values.keys, 100, 1_000_000) : undefined,
    isChartAccess: name === 'chart-access',
    isRegistering: name === 'registering',
    orders: name === 'orders' ? wholeNumber('orders', values.orders, 10_000, 10_000_000) : undefined,
    visits: name === 'opd' ? wholeNumber('visits', values.visits, 100, 500) : undefined,
    frames: name === 'analyser' ? wholeNumber('frames', values.frames, 100, 10_000_000) : undefined,
    results: name === 'laboratory' ? wholeNumber('results', values.results, 20_000, 10_000_000) : undefined,
    admissions: wholeNumber('admissions', values.admissions, 2000, 10_000_000),
    seconds: wholeNumber('seconds', values.seconds, 1, 600),
    rounds: wholeNumber('rounds', values.rounds, 1, 99),
    isReports: name === 'reports',
    isMix: values.mix,
    isChecking: values.check,
    clerks: wholeNumber('clerks', values.clerks, 1, 200),
    pauseMs: wholeNumber('pause', values.pause, 0, 60_000),
    patients: values.patients === undefined ? undefined : wholeNumber('patients', values.patients, 1000, 10_000_000),
  };
}
