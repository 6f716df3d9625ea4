// A dialog: a modal on desktop, the whole screen on a phone, with a sticky footer; Esc closes only the top one.
import { Box, Button, Group, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawByValue } from '../field/draw-by-value.ts';
import { confirm } from './confirm-request.ts';
import { DialogLayer } from './dialog-layer.ts';
import { useIsTopDialog } from './dialog-order.ts';
import { DialogSubject } from './dialog-subject.ts';
import { useFocusBack } from './focus-back.ts';
import { useFocusKept } from './focus-kept.ts';
import { useSubmitKey } from './submit-key.ts';

interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Called when the user leaves; a changed form has been asked about by then. */
  onClose(): void;
  /** 'small' for a question or a short form, 'capture' for the camera (R266), 'wide' for a form with sections. */
  readonly size?: 'small' | 'capture' | 'medium' | 'wide';
  /** The form inside was changed: closing asks once. */
  readonly isChanged?: boolean;
  /** Given, the content is a form: Enter and the Save button send it. */
  onSubmit?(event: FormEvent<HTMLFormElement>): void;
  readonly submitLabel?: string;
  /** Label of the cancel button; 'Cancel' by default. */
  readonly cancelLabel?: string;
  /** The deed cannot simply be undone: its button is red. */
  readonly isDangerous?: boolean;
  /** The Save button shows it is working and cannot be pressed twice. */
  readonly isSubmitting?: boolean;
  readonly isSubmitDisabled?: boolean;
  /** Further buttons at the left of the footer. */
  readonly footerStart?: ReactNode;
  /** Buttons that stay in sight at the bottom of content that is no form; `leave` asks about changes before it closes. */
  readonly footer?: ReactNode | ((leave: () => void) => ReactNode);
  readonly children: ReactNode;
}

const widths = { small: 420, capture: 500, medium: 640, wide: 1080 };

/** A form or some content in a dialog; the first field is focused, focus returns when it closes. */
export function Dialog(props: DialogProps) {
  const { isOpen, title, onClose, size = 'small', isChanged = false, onSubmit, children } = props;
  const { t } = useTranslation('kernel');
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false;
  const isTop = useIsTopDialog(isOpen);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const subject = useContext(DialogSubject);
  const layer = useContext(DialogLayer);
  useFocusBack(isOpen);
  useFocusKept(content, isTop);
  useSubmitKey(content, isTop);
  const leave = async () => {
    if (props.isSubmitting) return;
    if (!isChanged || (await confirm({ kind: 'discard' }))) onClose();
  };
  const footer = typeof props.footer === 'function' ? props.footer(() => void leave()) : props.footer;
  const inside = (
    <>
      {/* Where nothing asks to be first the focus rests here, not on the cross: Enter must not close what was just opened. */}
      <span tabIndex={-1} data-autofocus data-focus-rest />
      <Box p="md" pt={4} ref={setContent}>
        {subject}
        {children}
      </Box>
      {onSubmit && (
        <FormFooter
          start={props.footerStart}
          cancelLabel={props.cancelLabel}
          submitLabel={props.submitLabel}
          isDangerous={props.isDangerous}
          isSubmitting={props.isSubmitting}
          isSubmitDisabled={props.isSubmitDisabled}
          onCancel={() => void leave()}
        />
      )}
      {footer && <Footer>{footer}</Footer>}
    </>
  );
  return (
    <Modal
      opened={isOpen}
      {...(layer === undefined ? {} : { zIndex: layer })}
      onClose={() => void leave()}
      title={title}
      size={widths[size]}
      fullScreen={isPhone && size !== 'small'}
      closeOnEscape={isTop}
      closeOnClickOutside={!isChanged}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
      styles={{ body: { padding: 0 }, title: { fontWeight: 600 } }}
    >
      {onSubmit ? (
        <form
          noValidate
          onSubmit={(event) => {
            // React lets events of a dialog pass to the form it was opened from.
            event.stopPropagation();
            submitForm(event, onSubmit);
          }}
        >
          {inside}
        </form>
      ) : (
        inside
      )}
    </Modal>
  );
}

/** Sends the form; when its checks find a fault the cursor goes to the first faulty field. */
function submitForm(event: FormEvent<HTMLFormElement>, onSubmit: (event: FormEvent<HTMLFormElement>) => void): void {
  const form = event.currentTarget;
  // A dialog opened from a field stands inside the form of that field, which is not what is being saved.
  event.stopPropagation();
  onSubmit(event);
  // The sentences of the checks are on the screen after the next paint.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
  );
}

function Footer({ children }: { children: ReactNode }) {
  return (
    <Group
      justify="flex-end"
      p="md"
      pos="sticky"
      bottom={0}
      bg="var(--mantine-color-body)"
      style={{ borderTop: '1px solid var(--charaka-border)', zIndex: 2 }}
    >
      {children}
    </Group>
  );
}

interface FormFooterProps {
  readonly start: ReactNode;
  readonly cancelLabel: string | undefined;
  readonly submitLabel: string | undefined;
  readonly isDangerous: boolean | undefined;
  readonly isSubmitting: boolean | undefined;
  readonly isSubmitDisabled: boolean | undefined;
  onCancel(): void;
}

const FormFooter = drawByValue(function FormFooter(props: FormFooterProps) {
  const { t } = useTranslation('kernel');
  return (
    <Footer>
      {props.start && <Box me="auto">{props.start}</Box>}
      <Button variant="default" onClick={props.onCancel} disabled={props.isSubmitting ?? false}>
        {props.cancelLabel ?? t('dialog.cancel')}
      </Button>
      <Button
        type="submit"
        color={props.isDangerous ? 'red' : 'primary'}
        loading={props.isSubmitting ?? false}
        disabled={props.isSubmitDisabled ?? false}
      >
        {props.submitLabel ?? t('dialog.save')}
      </Button>
    </Footer>
  );
});
