// Breakpoint: from which zone or MIC on an antibiotic counts as susceptible or resistant; imported by the laboratory from the guideline it follows (LB060-LB063).
import { areLimitsCrossed } from '@charaka/rules/diagnostics/susceptibility';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { master } from '../../kernel/resource.ts';

/** Breakpoints; the newest that is valid on a day is judged by, one of the organism itself before one of its group. */
export const breakpoint = master({
  name: 'breakpoint',
  label: 'Breakpoint',
  labelPlural: 'Breakpoints',
  menu: 'lab-settings',
  lookedUpBelow: ['Patients'],
  route: 'lab-settings/breakpoint',
  key: 'breakpointId',
  title: 'guideline',
  knownBy: ['organismGroupId', 'organismId', 'specimenTypeId', 'antibioticId', 'method', 'validFrom'],
  fields: {
    organismGroupId: { kind: 'reference', label: 'Organism group', to: 'organismGroup', isRequired: true },
    organismId: { kind: 'reference', label: 'Only this organism', to: 'organism' },
    specimenTypeId: { kind: 'reference', label: 'Only this specimen', to: 'specimenType' },
    antibioticId: { kind: 'reference', label: 'Antibiotic', to: 'antibiotic', isRequired: true },
    method: {
      kind: 'choice',
      label: 'Method',
      isRequired: true,
      options: [
        { value: 1, label: 'MIC' },
        { value: 2, label: 'Disk' },
        { value: 3, label: 'Intrinsic resistance' },
      ],
    },
    // Of a MIC at most, of a zone at least.
    susceptibleLimit: { kind: 'decimal', label: 'Susceptible to' },
    resistantLimit: { kind: 'decimal', label: 'Resistant from' },
    // CLSI reads R at the limit itself, EUCAST beyond it (LB061).
    isResistantAtLimit: { kind: 'flag', label: 'Resistant at the limit itself' },
    // Of CLSI: between the limits a higher dose is effective.
    isDoseDependent: { kind: 'flag', label: 'Susceptible-dose dependent between the limits' },
    // Suppressed while this narrower one is susceptible (LB062).
    cascadeAfterId: { kind: 'reference', label: 'Hidden while susceptible to', to: 'antibiotic' },
    guideline: { kind: 'text', label: 'Guideline', isRequired: true, maxLength: 40 },
    guidelineVersion: { kind: 'text', label: 'Version of the guideline', isRequired: true, maxLength: 40 },
    validFrom: { kind: 'day', label: 'Valid from', isRequired: true },
  },
  calls: {
    list: '/Breakpoint/GetAllBreakpoints',
    get: '/Breakpoint/GetBreakpointById',
    add: '/Breakpoint/AddBreakpoint',
    update: '/Breakpoint/UpdateBreakpoint',
    deactivate: '/Breakpoint/DeleteBreakpoint',
  },
  item: 'breakpoint',
  list: 'breakpointList',
  usedBy: [],
  check: (values) => {
    const method = ([null, 'Mic', 'Disk', 'Intrinsic'] as const)[Number(values.method)] ?? 'Intrinsic';
    const limit = (of: 'susceptibleLimit' | 'resistantLimit') => (values[of] == null ? null : Number(values[of]));
    const limits = { susceptibleLimit: limit('susceptibleLimit'), resistantLimit: limit('resistantLimit') };
    const isCrossed = areLimitsCrossed({ method, ...limits, isResistantAtLimit: values.isResistantAtLimit === true });
    return isCrossed ? { field: 'resistantLimit', message: fieldSentences.limitsCross.text } : undefined;
  },
});
