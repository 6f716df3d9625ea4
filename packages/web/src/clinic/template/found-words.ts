// Findings of a template in words: a line for each field, scores with their sum and parts (OP037, OP038).
import { type FoundValue, fieldsOf, sumOfScore, type TemplateSection } from '@charaka/rules/clinic/note-template';
import { useFieldLabel, usePartLabel } from './template-fields.tsx';

/** In the order of the template. */
export function useFoundWords(): (sections: readonly TemplateSection[], found: readonly FoundValue[]) => string[] {
  const partLabel = usePartLabel();
  const labelOf = useFieldLabel();
  return (sections, found) =>
    fieldsOf(sections).flatMap((field) => {
      const value = found.find((one) => one.fieldKey === field.fieldKey)?.value;
      if (!value) return [];
      const label = labelOf(field);
      if (field.kind === 'flag') return [label];
      if (field.kind !== 'score' || !field.scoreKey) return [`${label}: ${value}`];
      const parts = value
        .split(' ')
        .map((word) => word.split('='))
        .map(([part, points]) => `${partLabel(part ?? '')} ${points}`);
      return [`${label}: ${sumOfScore(field.scoreKey, value) ?? ''} (${parts.join(', ')})`];
    });
}
