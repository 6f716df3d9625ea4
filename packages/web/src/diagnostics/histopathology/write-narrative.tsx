// The dialog in which a report is written section by section: `;code` becomes its phrase, coded fields are chosen (LB066, LB067).
import { amendNarrative, getNarrative, saveNarrative } from '@charaka/contract/diagnostics/histopathology/narrative';
import { finishWork } from '@charaka/contract/diagnostics/laboratory/bench';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { emptySections, readTemplate, type TemplateSection, withPhrases } from '@charaka/rules/diagnostics/narrative';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { patientLine } from '../../people/patient/patient-facts.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, TextAreaField } from '../../ui/field/form-fields.tsx';
import { AmendReasonField, useAmendReasonCheck } from '../laboratory/amend-reason-field.tsx';
import { AmendmentWaits } from '../laboratory/amendment-waits.tsx';
import type { Narrative } from './shown-narrative.ts';

interface WriteNarrativeProps {
  readonly labWorkId: number;
  /** A verified report is written anew, with a reason (LB048). */
  readonly isAmending: boolean;
  onClose(): void;
}

/** Mounted while it is open; the report is read first as it is now. */
export function WriteNarrative(props: WriteNarrativeProps) {
  const { t } = useTranslation('histopathology');
  const read = useAnswer(laboratoryTopic, getNarrative, { labWorkId: props.labWorkId }).data?.narrative;
  if (read) return <SectionForm {...props} narrative={read} />;
  return (
    <Dialog isOpen size="wide" title={t('write')} onClose={props.onClose}>
      <Skeleton h={240} radius="sm" />
    </Dialog>
  );
}

interface Values {
  readonly sections: readonly { readonly text: string; readonly choiceCode: string | null }[];
  readonly amendReason: string;
}

function valuesOf(asked: readonly TemplateSection[], { versionNo, sections }: Narrative): Values {
  const begun = asked.map(({ code, defaultText }) => {
    const own = sections.find((one) => one.code === code);
    return { text: own?.text ?? (versionNo === 0 ? defaultText : ''), choiceCode: own?.choiceCode ?? null };
  });
  return { sections: begun, amendReason: '' };
}

/** Actions on the text: save, save and finish, or amend with a reason. */
function useDeeds(asked: readonly TemplateSection[], narrative: Narrative, isAmending: boolean, onClose: () => void) {
  const finish = useCommand(finishWork, { onDone: onClose });
  const saving = useCommand(saveNarrative);
  const amending = useCommand(amendNarrative, { onDone: onClose });
  const { labWorkId, versionNo } = narrative;
  const sent = ({ sections }: Values) => ({
    labWorkId,
    versionNo,
    sections: asked.map(({ code }, index) => ({
      code,
      text: sections[index]?.text ?? '',
      choiceCode: sections[index]?.choiceCode ?? null,
    })),
  });
  return {
    isSubmitting: saving.isPending || amending.isPending || finish.isPending,
    save: (values: Values) =>
      isAmending
        ? amending.mutate({ ...sent(values), amendReason: values.amendReason.trim() })
        : saving.mutate(sent(values), { onSuccess: onClose }),
    saveAndFinish: (values: Values) =>
      saving.mutate(sent(values), { onSuccess: () => finish.mutate({ labWorkIds: [labWorkId] }) }),
  };
}

function SectionForm({ narrative, isAmending, onClose }: WriteNarrativeProps & { narrative: Narrative }) {
  const { t } = useTranslation('histopathology');
  const asked = readTemplate(narrative.templateText);
  const checkReason = useAmendReasonCheck();
  const check = (values: Values) => (isAmending ? checkReason(values) : {});
  const form = useForm<Values>({ initialValues: valuesOf(asked, narrative), validate: check });
  const { save, saveAndFinish, isSubmitting } = useDeeds(asked, narrative, isAmending, onClose);
  const written = asked.map(({ code, label, isRequired, choices }, index) => {
    const own = form.values.sections[index];
    return { code, label, isRequired, text: (choices.length > 0 ? own?.choiceCode : own?.text) ?? '' };
  });
  const empty = emptySections(written);
  return (
    <FormDialog
      title={`${t('write')}: ${narrative.testNames}, ${patientLine(narrative)}`}
      size="wide"
      form={form}
      check={check}
      submitLabel={t(isAmending ? 'amend' : 'saveDraft')}
      isSubmitting={isSubmitting}
      onSave={save}
      onClose={onClose}
      {...(!isAmending && {
        footerStart: (
          <Button variant="default" disabled={empty.length > 0} onClick={() => saveAndFinish(form.values)}>
            {t('saveAndFinish')}
          </Button>
        ),
      })}
    >
      <Stack>
        <AmendmentWaits amendment={narrative.amendment} />
        {isAmending && <AmendReasonField isFirst {...form.getInputProps('amendReason')} />}
        {asked.map((section, index) => (
          <SectionField
            key={section.code}
            section={section}
            isFirst={index === 0 && !isAmending}
            value={form.values.sections[index]?.text ?? ''}
            choice={form.values.sections[index]?.choiceCode ?? null}
            onText={(text) => form.setFieldValue(`sections.${index}.text`, text)}
            onChoice={(code) => form.setFieldValue(`sections.${index}.choiceCode`, code)}
          />
        ))}
        {empty.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('stillEmpty', { names: empty.join(', ') })}
          </Text>
        )}
      </Stack>
    </FormDialog>
  );
}

interface SectionFieldProps {
  readonly section: TemplateSection;
  readonly isFirst: boolean;
  readonly value: string;
  readonly choice: string | null;
  onText(text: string): void;
  onChoice(code: string | null): void;
}

function SectionField({ section, isFirst, value, choice, onText, onChoice }: SectionFieldProps) {
  const { t } = useTranslation('histopathology');
  const { label, isRequired, choices, phrases } = section;
  if (choices.length > 0)
    return (
      <SelectField
        label={label}
        isRequired={isRequired}
        isFirst={isFirst}
        choices={choices.map((one) => ({ value: one.code, label: one.label }))}
        value={choice}
        onChange={(code) => onChoice(code ?? null)}
      />
    );
  return (
    <div>
      <TextAreaField
        label={label}
        isRequired={isRequired}
        isFirst={isFirst}
        maxLength={20_000}
        value={value}
        onChange={(text) => onText(withPhrases(text ?? '', phrases))}
      />
      {phrases.length > 0 && (
        <Text size="xs" c="dimmed">
          {t('phrases', { codes: phrases.map(({ code }) => `;${code}`).join(' ') })}
        </Text>
      )}
    </div>
  );
}
