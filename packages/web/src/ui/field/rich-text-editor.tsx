// The inside of RichTextField: tiptap in Mantine's frame, with the few marks a notice of a hospital needs.
import { RichTextEditor as Frame, type RichTextEditorLabels } from '@mantine/tiptap';
import '@mantine/tiptap/styles.css';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import {
  type FocusEvent as ReactFocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import './rich-text-editor.css';
import { LinkControl } from './rich-text-link.tsx';

interface RichTextEditorProps {
  readonly label: string;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly isReadOnly: boolean;
  readonly isFirst: boolean;
  readonly value: string;
  onChange(html: string): void;
  onBlur(): void;
  onFocus(): void;
}

/** Only markup that the server accepts can be entered; pasted text loses the rest. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { rel: 'noopener noreferrer' } },
  }),
];

function useLabels(): Partial<RichTextEditorLabels> {
  const { t } = useTranslation('kernel');
  return useMemo(
    () => ({
      boldControlLabel: t('richText.bold'),
      italicControlLabel: t('richText.italic'),
      underlineControlLabel: t('richText.underline'),
      h2ControlLabel: t('richText.heading'),
      h3ControlLabel: t('richText.subheading'),
      bulletListControlLabel: t('richText.bullets'),
      orderedListControlLabel: t('richText.numbers'),
      unlinkControlLabel: t('richText.unlink'),
      undoControlLabel: t('richText.undo'),
      redoControlLabel: t('richText.redo'),
    }),
    [t],
  );
}

/** The editor, with its value synchronised with the field's in both directions. */
function useHtmlEditor(props: RichTextEditorProps) {
  const { value, labelledBy, describedBy, isRequired, isInvalid, isReadOnly, isFirst } = props;
  const known = useRef(value);
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        dir: 'auto',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-required': String(isRequired),
        'aria-invalid': String(isInvalid),
        'aria-readonly': String(isReadOnly),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(isFirst ? { 'data-autofocus': 'true' } : {}),
      },
      // Tab leaves the field, as it leaves every other one; it does not indent lists.
      handleDOMEvents: { keydown: (_view: unknown, event: KeyboardEvent) => event.key === 'Tab' },
    }),
    [labelledBy, describedBy, isRequired, isInvalid, isReadOnly, isFirst],
  );
  const editor = useEditor({
    extensions,
    content: value,
    editable: !isReadOnly,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      known.current = changed.isEmpty ? '' : changed.getHTML();
      props.onChange(known.current);
    },
    onBlur: props.onBlur,
    onFocus: props.onFocus,
  });
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}

/** The tools as one stop of the Tab key, so that it leads from field to field; arrows lead from tool to tool. */
function useToolSteps() {
  const tools = (bar: Element) => [...bar.querySelectorAll<HTMLButtonElement>('button')];
  const keepOneStop = (bar: Element, wanted?: Element) => {
    const all = tools(bar);
    const stop = all.find((tool) => tool === wanted) ?? all[0];
    for (const tool of all) tool.tabIndex = tool === stop ? 0 : -1;
  };
  return {
    ref: (bar: HTMLDivElement | null) => void (bar && keepOneStop(bar)),
    onKeyDown: (event: ReactKeyboardEvent<HTMLDivElement>) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const all = tools(event.currentTarget);
      const place = event.target instanceof HTMLButtonElement ? all.indexOf(event.target) : -1;
      if (!step || place < 0) return;
      event.preventDefault();
      const next = all[(place + step + all.length) % all.length];
      keepOneStop(event.currentTarget, next);
      next?.focus();
    },
  };
}

/**
 * Whether the field is written in. It is left when a click that takes the focus away has ended: tools that went at its beginning would
 * move the button away from under the pointer.
 */
function useWriting() {
  const [isWriting, setWriting] = useState(false);
  const isPointerDown = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isPointerDown.current = type === 'pointerdown';
    };
    const types = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const type of types) window.addEventListener(type, note, true);
    return () => {
      for (const type of types) window.removeEventListener(type, note, true);
    };
  }, []);
  return {
    'data-writing': isWriting || undefined,
    onFocus: () => setWriting(true),
    onBlur: ({ currentTarget, relatedTarget }: ReactFocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      // A click on the field's own label has brought the focus back by then.
      const leave = () => void setTimeout(() => setWriting(currentTarget.contains(document.activeElement)));
      if (isPointerDown.current) window.addEventListener('pointerup', leave, { once: true });
      else leave();
    },
  };
}

/** Loaded by RichTextField; its tools are there while it is written in. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { t } = useTranslation('kernel');
  const editor = useHtmlEditor(props);
  const stepping = useToolSteps();
  return (
    <Frame
      editor={editor}
      labels={useLabels()}
      className="rich-text-editor"
      data-invalid={props.isInvalid || undefined}
      {...useWriting()}
    >
      <Frame.Content />
      {!props.isReadOnly && (
        <Frame.Toolbar role="toolbar" aria-label={t('richText.toolbar', { label: props.label })} {...stepping}>
          <Frame.ControlsGroup>
            <Frame.Bold />
            <Frame.Italic />
            <Frame.Underline />
          </Frame.ControlsGroup>
          <Frame.ControlsGroup>
            <Frame.H2 />
            <Frame.H3 />
          </Frame.ControlsGroup>
          <Frame.ControlsGroup>
            <Frame.BulletList />
            <Frame.OrderedList />
          </Frame.ControlsGroup>
          <Frame.ControlsGroup>
            <LinkControl editor={editor} />
            <Frame.Unlink />
          </Frame.ControlsGroup>
          <Frame.ControlsGroup>
            <Frame.Undo />
            <Frame.Redo />
          </Frame.ControlsGroup>
        </Frame.Toolbar>
      )}
    </Frame>
  );
}
