// Gives a Mantine form the checks of a contract schema: the sentence of each fault goes beside its field.
import type { FormErrors } from '@mantine/form';
import type { z } from 'zod';
import { Refusal } from './call.ts';
import { translate } from './i18n.ts';
import { loadSentences, spokenText } from './spoken.ts';
import { stripEmpty } from './strip-empty.ts';

/**
 * A Mantine `validate` function over a contract schema with plain names. Values are the typed side (rupees); they are
 * stripped first as the request is, so '' counts as missing. `useForm({ validate: formChecks(addPatient.input.shape.patient) })`.
 * Throws where a form has fields that the schema does not know: no field could show that fault, and saving would do nothing at all.
 */
export function formChecks(schema: z.ZodType): (values: unknown) => FormErrors {
  void loadSentences();
  return (values) => {
    const result = schema.safeParse(stripEmpty(values) ?? {}, { error: plainSentence });
    if (result.success) return {};
    const errors: Record<string, string> = {};
    for (const issue of result.error.issues) {
      const path = issue.path.join('.');
      if (issue.code === 'unrecognized_keys')
        throw new Error(`The form has fields that its call has not: ${issue.keys.join(', ')}`);
      errors[path] ??= spokenText(issue.message);
    }
    return errors;
  };
}

/** For a fault whose field has no sentence of its own. */
function plainSentence(issue: { input?: unknown; code?: string | undefined }): string | undefined {
  if (issue.input === undefined || issue.input === null) return translate('form.required');
  return issue.code === 'invalid_type' ? translate('form.invalid') : undefined;
}

/**
 * The sentences a refusal has about single fields, for `form.setErrors`; `wrapper` is the key of the record in the
 * request, as 'patient'. Nothing for any other failure.
 */
export function refusedFields(error: unknown, wrapper: string): FormErrors {
  if (!(error instanceof Refusal)) return {};
  const start = `${wrapper}.`;
  const own = Object.entries(error.fields).filter(([path]) => path.startsWith(start));
  return Object.fromEntries(own.map(([path, sentence]) => [path.slice(start.length), sentence]));
}
