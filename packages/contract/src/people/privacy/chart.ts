// Patients whose charts an answer shows: found by the shapes of a call, so that every call is logged (PS012).
import { z } from 'zod';
import type { Endpoint } from '../../kernel/endpoint.ts';
import { unwrap } from '../../kernel/wire.ts';

/** Why charts are read, as the access log says it. */
export const chartReasons = [
  'Care',
  'Billing',
  'Claim',
  'Report',
  'Export',
  'Portal',
  'Integration',
  'Emergency',
  'Other',
] as const;
/** Why charts are read. */
export type ChartReason = (typeof chartReasons)[number];
/** Relations of a reader with a patient. */
export const chartRelationships = ['Treating', 'Ward', 'Department', 'Desk', 'None'] as const;
/** Relation of a reader with a patient. */
export type ChartRelationship = (typeof chartRelationships)[number];

/** A chart that something speaks of: the patient, or an admission whose patient is looked up, or both. */
export interface ShownChart {
  readonly patientId: number | null;
  readonly admissionId: number | null;
}

type Tell = (chart: ShownChart) => void;
type Finder = (value: unknown, tell: Tell) => void;

/** The keys that name a chart, and those of the admission that belongs to each. */
const chartKeys: readonly { readonly patient: string; readonly admissions: readonly string[] }[] = [
  { patient: 'patientId', admissions: ['admissionId', 'openAdmissionId'] },
  { patient: 'infantPatientId', admissions: ['infantAdmissionId'] },
  { patient: 'keptPatientId', admissions: [] },
  { patient: 'mergedPatientId', admissions: [] },
  { patient: 'holdPatientId', admissions: [] },
];
const numberOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null);

const made = new WeakMap<z.ZodType, { finder: Finder | undefined }>();

/** Finds the charts in a value of a shape by its keys; undefined for a shape that can speak of none. Made once for each shape. */
export function chartFinder(schema: z.ZodType): Finder | undefined {
  const inner = unwrap(schema);
  const known = made.get(inner);
  if (known) return known.finder;
  const finder = makeFinder(inner);
  made.set(inner, { finder });
  return finder;
}

function makeFinder(inner: z.ZodType): Finder | undefined {
  if (inner instanceof z.ZodObject) return objectFinder(inner);
  if (inner instanceof z.ZodUnion) {
    const finders = inner.options.flatMap((option) => chartFinder(option as z.ZodType) ?? []);
    const findIn: Finder = (value, tell) => {
      for (const finder of finders) finder(value, tell);
    };
    return finders.length === 0 ? undefined : findIn;
  }
  const element = inner instanceof z.ZodArray ? chartFinder(inner.element as z.ZodType) : undefined;
  if (!element) return undefined;
  return (value, tell) => {
    if (Array.isArray(value)) for (const one of value) element(one, tell);
  };
}

function objectFinder(inner: z.ZodObject): Finder | undefined {
  const names = Object.keys(inner.shape);
  const named = chartKeys.filter(({ patient, admissions }) =>
    [patient, ...admissions].some((key) => key in inner.shape),
  );
  const nested = names.flatMap((name) => {
    const finder = chartFinder(inner.shape[name] as z.ZodType);
    return finder ? [{ name, finder }] : [];
  });
  if (named.length + nested.length === 0) return undefined;
  return (value, tell) => {
    if (typeof value !== 'object' || value === null) return;
    const record = value as Record<string, unknown>;
    for (const { patient, admissions } of named) {
      const patientId = numberOf(record[patient]);
      const admissionId = admissions.map((key) => numberOf(record[key])).find((number) => number !== null) ?? null;
      if (patientId !== null || admissionId !== null) tell({ patientId, admissionId });
    }
    for (const { name, finder } of nested) finder(record[name], tell);
  };
}

/** Whether a call can show a chart at all: its answer names patients, or, where it reads, its question does. */
export function canShowCharts({ effect, input, output }: Endpoint): boolean {
  return Boolean(chartFinder(output)) || (effect === 'read' && Boolean(chartFinder(input)));
}

const billing = /^(bill\/|Pharmacy\/|tariff|hospital-charges)|Bill|Payment|Charge|Deposit|Due/;

/** Why a call reads charts, by its purpose. */
export function chartReasonOf({ path, permission }: Endpoint): ChartReason {
  const menu = typeof permission === 'object' ? permission.menu : '';
  if (menu.startsWith('tpa/')) return 'Claim';
  if (path.startsWith('/Report/') || path.startsWith('/Finance/')) return 'Report';
  if (billing.test(menu) || billing.test(path)) return 'Billing';
  return 'Care';
}
