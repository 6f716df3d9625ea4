// The OPD rooms of the hospital, each with the address of its display.

import { opdRooms } from '@charaka/contract/clinic/queue/opd-room';
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTenant } from '../../kernel/tenant.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { RecordScreen } from '../../resource/record-screen.tsx';
import type { FieldProps } from '../../ui/field/field-props.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';

/** Route opdRoomSetup. */
export default function ListOpdRooms() {
  const { t } = useTranslation('queue');
  const tenantName = useTenant()?.tenantName ?? '';
  return (
    <RecordScreen
      record={opdRooms}
      fields={{
        displayWithRoomId: (input, opened) => <OtherRoomField {...input} ownId={opened?.opdRoomId} />,
      }}
      columns={{
        displayCode: {
          cell: ({ displayCode, roomName }) => (
            <Anchor
              fz="sm"
              href={`/display/${displayCode}?tenant=${tenantName}`}
              target="_blank"
              rel="noopener"
              aria-label={t('opdRoom.openDisplay', { name: roomName })}
            >
              {displayCode}
            </Anchor>
          ),
        },
      }}
    />
  );
}

/** Chooses another room of the hospital, whose display shows this one as well. */
function OtherRoomField({
  ownId,
  ...input
}: FieldProps<number | null | undefined> & { readonly ownId: number | undefined }) {
  const rooms = useAnswer(opdRooms.topic, opdRooms.list, { pageNumber: 1, pageSize: 0 });
  const others = (rooms.data?.rows ?? []).filter(({ isActive, opdRoomId }) => isActive && opdRoomId !== ownId);
  return (
    <SelectField
      {...input}
      choices={others.map(({ opdRoomId, roomName }) => ({ value: opdRoomId, label: roomName }))}
    />
  );
}
