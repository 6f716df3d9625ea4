// Fields of a teleconsultation: its medium, the patient's consent, and how the patient was identified (OP031).
import { teleConsents, teleModes } from '@charaka/contract/clinic/consultation/note';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { ChangeNote, NoteContent, Opened } from './opened.ts';

interface TeleFieldsProps {
  readonly opened: Opened;
  readonly content: NoteContent;
  readonly change: ChangeNote;
}

/** Renders nothing when the visit is not a teleconsultation. */
export function TeleFields({ opened, content, change }: TeleFieldsProps) {
  const { t } = useTranslation('consultation');
  if (opened.visit.visitKind !== 'Tele') return null;
  const tele = content.tele ?? {};
  const put = (part: NonNullable<NoteContent['tele']>) => change({ tele: { ...tele, ...part } });
  return (
    <Columns cols={{ base: 1, sm: 3 }} spacing="xs">
      <SelectField
        label={t('tele.mode')}
        isRequired
        choices={teleModes.map((value) => ({ value, label: t(`tele.modes.${value}`) }))}
        value={tele.mode ?? null}
        onChange={(mode) => put({ mode: mode as (typeof teleModes)[number] | null })}
      />
      <SelectField
        label={t('tele.consent')}
        isRequired
        choices={teleConsents.map((value) => ({ value, label: t(`tele.consents.${value}`) }))}
        value={tele.consent ?? null}
        onChange={(consent) => put({ consent: consent as (typeof teleConsents)[number] | null })}
      />
      <TextField
        label={t('tele.identifiedBy')}
        isRequired
        maxLength={200}
        value={tele.identifiedBy}
        onChange={(identifiedBy) => put({ identifiedBy: identifiedBy || null })}
      />
    </Columns>
  );
}
