// The dialog of an isolate: which organism grew, how much, whether it probably means nothing, and resistances (LB064).

import { addIsolate, newIsolate, updateIsolate } from '@charaka/contract/diagnostics/microbiology/culture';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { IsolateFields, typedIsolate } from './isolate-fields.tsx';
import type { Isolate } from './shown-culture.ts';

type Sent = InputOf<typeof addIsolate>['isolate'];

const valuesOf = (labWorkId: number, isolate: Isolate | null) => ({ labWorkId, ...typedIsolate(isolate) });
type Values = ReturnType<typeof valuesOf>;

const checkSent = formChecks(newIsolate);
const sent = (values: Values) => inputOf<Sent>(values);
const check = (values: Values) => checkSent(sent(values));

interface SaveIsolateProps {
  readonly labWorkId: number;
  /** The isolate to change; null adds one. */
  readonly isolate: Isolate | null;
  onClose(): void;
}

/** Mounted while it is open. */
export function SaveIsolate({ labWorkId, isolate, onClose }: SaveIsolateProps) {
  const { t } = useTranslation('microbiology');
  const form = useForm<Values>({ initialValues: valuesOf(labWorkId, isolate), validate: check });
  const adding = useCommand(addIsolate, { onDone: onClose });
  const changing = useCommand(updateIsolate, { onDone: onClose });
  const save = (values: Values, isRemoved: boolean) => {
    const { labWorkId: _work, ...rest } = sent(values);
    if (isolate) changing.mutate({ isolate: { ...rest, isolateId: isolate.isolateId, isRemoved } });
    else adding.mutate({ isolate: sent(values) });
  };
  const remove = async () => {
    const isSure = await confirm({
      title: t('removeIsolate'),
      text: t('removeText'),
      confirmLabel: t('removeIsolate'),
    });
    if (isSure) save(form.values, true);
  };
  return (
    <FormDialog
      title={isolate ? t('changeTitle', { number: isolate.isolateNo }) : t('addIsolate')}
      submitLabel={isolate ? t('changeIsolate') : t('addIsolate')}
      form={form}
      check={check}
      isSubmitting={adding.isPending || changing.isPending}
      onSave={(values) => save(values, false)}
      onClose={onClose}
      {...(isolate && {
        footerStart: (
          <Button variant="default" color="red" onClick={() => void remove()}>
            {t('removeIsolate')}
          </Button>
        ),
      })}
    >
      <Stack>
        <IsolateFields isFirst field={form.getInputProps} />
      </Stack>
    </FormDialog>
  );
}
