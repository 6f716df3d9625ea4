// The button of the rich text field that makes a link of the selected text; Mantine's own has a button without a name.
import { Button, Group, Popover, TextInput } from '@mantine/core';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkAddress } from './link-address.ts';

/** Escape here closes the little window, not the dialog around the field as well. */
const keepsEscape = { 'data-mantine-stop-propagation': 'true' };

/** Asks for an address; an empty one takes the link away. What is no address of the web or of mail is not taken. */
export function LinkControl({ editor }: { editor: Editor }) {
  const { t } = useTranslation('kernel');
  const [address, setAddress] = useState<string | null>(null);
  const isActive = useEditorState({ editor, selector: (state) => state.editor.isActive('link') });
  const close = () => setAddress(null);
  const save = () => {
    const href = linkAddress(address ?? '');
    const selected = editor.chain().focus().extendMarkRange('link');
    close();
    if (!href) selected.unsetLink().run();
    else if (editor.state.selection.empty && !isActive) {
      selected.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else selected.setLink({ href }).run();
  };
  return (
    <Popover
      opened={address !== null}
      onChange={(isOpen) => !isOpen && close()}
      trapFocus
      returnFocus
      shadow="md"
      width={300}
    >
      <Popover.Target>
        <Frame.Control
          aria-label={t('richText.link')}
          title={t('richText.link')}
          active={isActive}
          onClick={() => setAddress(String(editor.getAttributes('link').href ?? ''))}
        >
          <IconLink size={16} aria-hidden />
        </Frame.Control>
      </Popover.Target>
      <Popover.Dropdown>
        <Group align="flex-end" gap="sm" wrap="nowrap">
          <TextInput
            flex={1}
            miw={0}
            label={t('richText.address')}
            inputMode="url"
            autoComplete="off"
            data-autofocus
            {...keepsEscape}
            value={address ?? ''}
            onChange={(event) => setAddress(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter would otherwise send the form around the field.
              event.preventDefault();
              save();
            }}
          />
          <Button onClick={save} {...keepsEscape}>
            {t('richText.setLink')}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
