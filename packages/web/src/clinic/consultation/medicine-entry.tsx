// Medicines, one line each: what is typed is shown as it will be prescribed before Enter takes it (OP019, OP020).

import { doseByWeight, mgADay } from '@charaka/rules/clinic/dose-by-weight';
import { isMuch, medicineOf } from '@charaka/rules/clinic/medicine-line';
import { strengthQuestion } from '@charaka/rules/clinic/read-medicine';
import { isBareNumber } from '@charaka/rules/clinic/strength';
import { isWeightOld } from '@charaka/rules/clinic/vital-signs';
import { weeklyQuestion } from '@charaka/rules/clinic/weekly-medicine';
import { Button, CloseButton, Group, Kbd, Stack, Text, TextInput } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../ui/field/form-fields.tsx';
import type { Alert } from '../order/basket.ts';
import { OrderAlerts } from '../order/order-alerts.tsx';
import classes from './consult.module.css';
import { medicineWords, useInstruction } from './instruction.ts';
import type { ChangeNote, NoteContent, Opened, PrescribedLine } from './opened.ts';
import { type Candidate, type ListedMedicine, readTypedLine, useMedicines } from './use-medicines.ts';
import { useMedicineAlerts } from './use-note-alerts.ts';

const ADULT_YEARS = 18;

interface MedicineEntryProps {
  readonly opened: Opened;
  readonly content: NoteContent;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly change: ChangeNote;
}

/** Up and Down choose among medicines of that name, Enter takes the line. */
export function MedicineEntry({ opened, content, inputRef, change }: MedicineEntryProps) {
  const { medicines } = content;
  const { t } = useTranslation('consultation');
  const known = useMedicines();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const alerts = useMedicineAlerts(opened, medicines);
  const candidates = readTypedLine(typed, known);
  const chosen = candidates[Math.min(place, candidates.length - 1)];
  const type = (text: string) => {
    setTyped(text);
    setPlace(0);
  };
  const take = () => {
    // Open questions are answered first; the typed text stays (Q253).
    if (!chosen || chosen.questions.length > 0) return;
    change({ medicines: [...medicines, chosen.line] });
    type('');
  };
  return (
    <Stack gap={4}>
      <TextInput
        ref={inputRef}
        label={t('medicines')}
        placeholder={t('medicineHint')}
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey) return;
          if (event.key === 'Enter') take();
          else if (event.key === 'ArrowDown') setPlace(Math.min(place + 1, candidates.length - 1));
          else if (event.key === 'ArrowUp') setPlace(Math.max(place - 1, 0));
          else return;
          event.preventDefault();
        }}
      />
      <Preview candidates={candidates} place={place} />
      {medicines.map((line, index) => (
        <MedicineRow
          // Two lines may say the same while one is being changed.
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no number before they are signed
          key={index}
          alerts={alerts[index] ?? []}
          opened={opened}
          known={known}
          weightKg={content.vitals?.weightKg ?? null}
          line={line}
          onChange={(next) => change({ medicines: medicines.map((one, other) => (other === index ? next : one)) })}
          onRemove={() => change({ medicines: medicines.filter((_, other) => other !== index) })}
        />
      ))}
    </Stack>
  );
}

/** Words that answer a question, as they are typed in every language. */
const answers: Partial<Record<Candidate['questions'][number]['kind'], readonly string[]>> = {
  form: ['tab', 'cap', 'syp', 'inj', 'drops'],
  doseUnit: ['units', 'ml', 'drops'],
};

/** The line that Enter would add, with the key beside it, and below it the other readings of the name; the broken border keeps it apart from entered lines. */
function Preview({ candidates, place }: { candidates: readonly Candidate[]; place: number }) {
  const { t } = useTranslation('consultation');
  const words = useInstruction('en');
  return (
    <div aria-live="polite" className={candidates.length > 0 ? classes.preview : undefined}>
      {candidates.map(({ key, line, lacking, questions }, index) => (
        <div key={key}>
          {index === place && (
            <Kbd size="xs" aria-hidden style={{ float: 'inline-end' }}>
              Enter
            </Kbd>
          )}
          <Text size="sm" fw={index === place ? 600 : 400} c={index === place ? undefined : 'dimmed'}>
            {[
              medicineWords(line),
              words(line),
              line.quantity && t('quantityIs', { quantity: line.quantity }),
              lacking.map((lack) => t(`lacking.${lack}`)).join(', '),
            ]
              .filter(Boolean)
              .join(' — ')}
          </Text>
          {index === place &&
            questions.map(({ kind, about, readings }) => (
              <Text key={kind} size="sm" c="red" role="alert">
                {t(`asks.${kind}`, { about, readings: (answers[kind] ?? readings).join(' / ') })}
              </Text>
            ))}
        </div>
      ))}
    </div>
  );
}

interface MedicineRowProps {
  readonly alerts: readonly Alert[];
  readonly opened: Opened;
  readonly known: readonly ListedMedicine[];
  readonly weightKg: number | null;
  readonly line: PrescribedLine;
  onChange(line: PrescribedLine): void;
  onRemove(): void;
}

function MedicineRow({ opened, known, weightKg, alerts, line, onChange, onRemove }: MedicineRowProps) {
  const { t } = useTranslation('consultation');
  const words = useInstruction('en');
  const name = medicineWords(line);
  return (
    <Stack gap={2}>
      <Group gap={4} wrap="nowrap" align="start">
        <Text size="sm" style={{ flex: 1, overflowWrap: 'anywhere' }}>
          <Text span fw={600} inherit>
            {name}
          </Text>
          {` — ${[words(line), line.quantity && t('quantityIs', { quantity: line.quantity })].filter(Boolean).join(' · ')}`}
        </Text>
        <CloseButton size="sm" aria-label={t('remove', { name })} onClick={onRemove} />
      </Group>
      <OpenUnit line={line} known={known} onChange={onChange} />
      <WeightDose opened={opened} weightKg={weightKg} line={line} />
      {isMuch(medicineOf(line), line.quantity ?? 0) && (
        <SwitchField
          label={t('muchIsRight', { quantity: line.quantity })}
          value={line.isMuchConfirmed ?? false}
          onChange={(isMuchConfirmed) => onChange({ ...line, isMuchConfirmed: isMuchConfirmed ?? false })}
        />
      )}
      {weeklyQuestion(medicineOf(line)) && (
        <SwitchField
          label={t('dailyIsRight', { name: line.genericName })}
          value={line.isDailyConfirmed ?? false}
          onChange={(isDailyConfirmed) => onChange({ ...line, isDailyConfirmed: isDailyConfirmed ?? false })}
        />
      )}
      <OrderAlerts
        alerts={alerts}
        name={name}
        reason={line.overrideReason ?? ''}
        onReason={(overrideReason) => onChange({ ...line, overrideReason })}
        isRepeatConfirmed={line.isRepeatConfirmed ?? false}
        onRepeat={(isRepeatConfirmed) => onChange({ ...line, isRepeatConfirmed })}
      />
    </Stack>
  );
}

interface OpenUnitProps {
  readonly line: PrescribedLine;
  readonly known: readonly ListedMedicine[];
  onChange(line: PrescribedLine): void;
}

/** A strength of before without a unit: one of its readings is chosen before the note is signed (Q253). */
function OpenUnit({ line, known, onChange }: OpenUnitProps) {
  const { t } = useTranslation('consultation');
  const strength = line.strength ?? '';
  if (!isBareNumber(strength)) return null;
  const { genericName, form } = line;
  const asked = strengthQuestion({ genericName, form, strength }, known)?.readings ?? [];
  const readings = asked.length > 0 ? asked : [`${strength} mg`, `${strength} mcg`];
  return (
    <Group gap="xs" role="alert">
      <Text size="sm" c="red">
        {t('asks.unit', { readings: readings.join(' / ') })}
      </Text>
      {readings.map((reading) => (
        <Button
          key={reading}
          size="compact-sm"
          variant="default"
          onClick={() => onChange({ ...line, strength: reading })}
        >
          {reading}
        </Button>
      ))}
    </Group>
  );
}

/** A warning above the hospital's maximum of a day for adults (OP021). */
function AdultDose({ line, most }: { line: PrescribedLine; most: number }) {
  const { t } = useTranslation('consultation');
  const daily = mgADay(medicineOf(line));
  if (daily === null || daily <= most) return null;
  return (
    <Text size="sm" c="red" role="alert">
      {t('doseAboveOfAdults', { daily, most })}
    </Text>
  );
}

/** Dose by weight for a child, a warning above the hospital's maximum dose, and when to weigh again (OP021). */
function WeightDose({ opened, weightKg, line }: { opened: Opened; weightKg: number | null; line: PrescribedLine }) {
  const { t } = useTranslation('consultation');
  const { visit, vitalsTrend, doseLimits } = opened;
  const isChild = (visit.ageYears ?? ADULT_YEARS) < ADULT_YEARS;
  const name = line.genericName.toLowerCase();
  const known = doseLimits.find(({ genericName }) => genericName.toLowerCase() === name);
  const limit = known?.mostMgPerKgDay;
  if (!isChild && limit === undefined) return null;
  if (!isChild && known?.mostMgDay != null) return <AdultDose line={line} most={known.mostMgDay} />;
  const last = vitalsTrend.find(({ vitals }) => vitals.weightKg != null);
  const weight = weightKg ?? last?.vitals.weightKg ?? null;
  const isOld = weightKg === null && last && isWeightOld(new Date(last.takenAt), new Date(), visit.ageYears ?? 0);
  if (weight === null || isOld)
    return (
      <Text size="sm" c="red" role="status">
        {t(isOld ? 'doseNeedsNewWeight' : 'doseNeedsWeight')}
      </Text>
    );
  const dose = doseByWeight(medicineOf(line), weight);
  if (!dose) return null;
  const isAbove = limit !== undefined && dose.mgPerKgDay > limit;
  return (
    <Text size="sm" {...(isAbove ? { c: 'red', role: 'alert' } : { c: 'dimmed' })}>
      {t('doseByWeight', { single: dose.mgPerKg, daily: dose.mgPerKgDay })}
      {isAbove && ` · ${t('doseAbove', { most: limit })}`}
    </Text>
  );
}
