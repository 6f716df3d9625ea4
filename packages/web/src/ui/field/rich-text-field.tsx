// A field for text with headings, lists and links; its editor is big and is loaded when the first such field is shown.
import { Input, Skeleton } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { drawByValue } from './draw-by-value.ts';
import type { FieldProps } from './field-props.ts';

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

/** `value` and `onChange` are html; an empty field is ''. Whoever shows it uses `RichText` (Q158). */
export const RichTextField = drawByValue(function RichTextField(props: FieldProps<string | null | undefined>) {
  const id = useId();
  return (
    <Input.Wrapper
      label={props.label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      withAsterisk={props.isRequired ?? false}
      description={props.description}
      descriptionProps={{ id: `${id}-description`, mt: 4 }}
      error={props.error}
      errorProps={{ id: `${id}-error` }}
    >
      <Suspense fallback={<Skeleton height={190} />}>
        <RichTextEditor
          label={props.label}
          labelledBy={`${id}-label`}
          describedBy={[props.description && `${id}-description`, props.error && `${id}-error`]
            .filter(Boolean)
            .join(' ')}
          isRequired={props.isRequired ?? false}
          isInvalid={Boolean(props.error)}
          isReadOnly={(props.isReadOnly ?? false) || (props.isDisabled ?? false)}
          isFirst={props.isFirst ?? false}
          value={props.value ?? ''}
          onChange={(html) => props.onChange?.(html)}
          onBlur={() => props.onBlur?.()}
          onFocus={() => props.onFocus?.()}
        />
      </Suspense>
    </Input.Wrapper>
  );
});
