// Places of the values in an analyser's messages: the default of its family, or the places of the standard (Q247).
import { analyserFamilies } from '@charaka/rules/diagnostics/analyser-family';
import { type AnalyserPlaces, plainPlaces, specimenTrims } from '@charaka/rules/diagnostics/analyser-place';
import { Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';

const PLAIN = 'plain';
const LONGEST_PLACE = 20;

type KeptPlaces = { readonly [K in keyof AnalyserPlaces]?: AnalyserPlaces[K] | null | undefined } & {
  readonly decimalComma?: boolean | null | undefined;
};

/** Field values of the places. */
export const placeValues = (record: KeptPlaces) => ({
  specimenPlace: record.specimenPlace ?? '',
  specimenTrim: record.specimenTrim ?? ('Blanks' as const),
  codePlace: record.codePlace ?? '',
  unitPlace: record.unitPlace ?? '',
  statusPlace: record.statusPlace ?? '',
  questionPlace: record.questionPlace ?? '',
  /** A mark a line. */
  controlMarks: (record.controlMarks ?? []).join('\n'),
  decimalComma: record.decimalComma ?? false,
});
type PlaceValues = ReturnType<typeof placeValues>;

/** The marks as they are sent. */
export const marksIn = (text: string) => text.split('\n').flatMap((one) => one.trim() || []);

/** Fields of a form that has these values among others. */
export function AnalyserPlaceFields<V extends PlaceValues>({ form }: { readonly form: UseFormReturnType<V> }) {
  const { t } = useTranslation('labtest');
  const [family, setFamily] = useState<string | null>(null);
  const field = form.getInputProps;
  const begin = (name: string | null | undefined) => {
    setFamily(name ?? null);
    const places = analyserFamilies.find((one) => one.name === name)?.places ?? plainPlaces;
    form.setValues((before) => ({ ...before, ...placeValues(places), decimalComma: before.decimalComma }));
  };
  const source = analyserFamilies.find((one) => one.name === family)?.source;
  return (
    <Stack gap="xs">
      <SelectField
        label={t('analyser.family')}
        description={source ?? t('analyser.plainHelp')}
        choices={[
          { value: PLAIN, label: t('analyser.plain') },
          ...analyserFamilies.map(({ name }) => ({ value: name, label: name })),
        ]}
        value={family}
        onChange={begin}
      />
      <Text size="xs" c="dimmed">
        {t('analyser.placesHelp')}
      </Text>
      <Columns cols={{ base: 1, xs: 2, sm: 3 }}>
        <TextField label={t('analyser.specimenPlace')} maxLength={LONGEST_PLACE} {...field('specimenPlace')} />
        <SelectField
          label={t('analyser.specimenTrim')}
          isRequired
          choices={specimenTrims.map((value) => ({ value, label: t(`analyser.trims.${value}`) }))}
          {...field('specimenTrim')}
        />
        <TextField label={t('analyser.questionPlace')} maxLength={LONGEST_PLACE} {...field('questionPlace')} />
        <TextField label={t('analyser.codePlace')} maxLength={LONGEST_PLACE} {...field('codePlace')} />
        <TextField label={t('analyser.unitPlace')} maxLength={LONGEST_PLACE} {...field('unitPlace')} />
        <TextField label={t('analyser.statusPlace')} maxLength={LONGEST_PLACE} {...field('statusPlace')} />
      </Columns>
      <TextAreaField
        label={t('analyser.controlMarks')}
        description={t('analyser.controlMarksHelp')}
        maxLength={1200}
        {...field('controlMarks')}
      />
      <SwitchField label={t('analyser.decimalComma')} {...field('decimalComma')} />
    </Stack>
  );
}
