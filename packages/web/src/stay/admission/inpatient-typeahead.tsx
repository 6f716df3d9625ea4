// The search for an inpatient of this hospital by name.

import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { contains } from '../../kernel/filters.ts';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import { type AdmissionRow, admissionNumberOf } from './admission-facts.ts';
import { patientName } from './paper-facts.tsx';

const mostMatches = 20;

async function findInpatients(name: string, signal: AbortSignal): Promise<readonly AdmissionRow[]> {
  const filterParams = [contains('name', name)];
  const input = { isDischarged: false, filterParams, pageNumber: 1, pageSize: mostMatches };
  return (await call(listAdmissions, input, { signal })).rows;
}

interface InpatientTypeaheadProps {
  readonly label: string;
  readonly placeholder: string;
  readonly error: ReactNode;
  /** The note beside the number, and whether the row is shown but cannot be chosen. */
  readonly noteOf?: (row: AdmissionRow) => { readonly note: string; readonly isDisabled: boolean };
  /** Null while nobody is chosen. */
  onPick(row: AdmissionRow | null): void;
}

/** The first field of its form. */
export function InpatientTypeahead({ noteOf, onPick, ...field }: InpatientTypeaheadProps) {
  const [text, setText] = useState('');
  const matchOf = (row: AdmissionRow) => {
    const known = noteOf?.(row);
    return {
      key: row.admissionId,
      label: patientName(row),
      details: known ? `${admissionNumberOf(row)} · ${known.note}` : admissionNumberOf(row),
      isDisabled: known?.isDisabled ?? false,
      item: row,
    };
  };
  return (
    <TypeaheadField<AdmissionRow>
      {...field}
      isRequired
      isFirst
      topic={admissionTopic}
      minLetters={2}
      value={text}
      search={async (typed, signal) => (await findInpatients(typed, signal)).map(matchOf)}
      onPick={(row, typed) => {
        setText(typed);
        onPick(row);
      }}
    />
  );
}
