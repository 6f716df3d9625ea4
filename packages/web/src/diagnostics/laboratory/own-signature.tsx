// The dialog in which a pathologist keeps the picture of their own signature (LB042).
import { getOwnSignature, setOwnSignature } from '@charaka/contract/diagnostics/laboratory/signature';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../foundation/tenancy/picture-field.tsx';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';

/** Mounted while it is open; the picture is saved the moment it is chosen. */
export function OwnSignature({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('laboratory');
  const answer = useAnswer(laboratoryTopic, getOwnSignature, {});
  const command = useCommand(setOwnSignature);
  return (
    <Dialog isOpen title={t('ownSignature')} onClose={onClose}>
      <Stack>
        <Text size="sm">{t('ownSignatureHelp')}</Text>
        <PictureField
          label={t('ownSignature')}
          picture={answer.data?.picture ?? null}
          isSaving={answer.isPending || command.isPending}
          onPicture={(picture) => command.mutate({ picture })}
        />
      </Stack>
    </Dialog>
  );
}
