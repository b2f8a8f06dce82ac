import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { t } from '@isomorph/messages'
import { Button, ConfirmCloseDialog, Dialog } from '@isomorph/ui'
import { useId, useState, type ReactNode, type Ref } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form } from './form.tsx'
import type { SchemaForm } from './use-schema-form.ts'
import { DialogRows } from './forms.styles.ts'

interface FormDialogProps<In extends FieldValues, Out> {
  readonly form: SchemaForm<In, Out>
  readonly title: string
  readonly submitLabel: string
  /** Something has been typed that would be lost; by default, when anything has. */
  readonly isChanged?: boolean
  readonly maxWidth?: 'xs' | 'sm'
  /** Takes the whole page, for more fields than a dialog has room for. */
  readonly isWholePage?: boolean
  readonly submitButton?: Ref<HTMLButtonElement>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog. Escape and a click beside it ask before they take away what was typed; Cancel says that it may go. */
export function FormDialog<In extends FieldValues, Out>(props: FormDialogProps<In, Out>) {
  const { form, title, submitLabel, isChanged = form.isDirty, maxWidth = 'sm', submitButton, onClose } = props
  const { isWholePage = false } = props
  const titleId = useId()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Dialog
        open
        onClose={isChanged ? () => setIsAsking(true) : onClose}
        fullWidth
        fullScreen={isWholePage}
        maxWidth={isWholePage ? false : maxWidth}
        aria-labelledby={titleId}
      >
        <Form form={form}>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogRows>{props.children}</DialogRows>
          <DialogActions>
            <Button onClick={onClose}>{t('shared.cancel')}</Button>
            <Button
              {...(submitButton ? { ref: submitButton } : {})}
              type="submit"
              variant="contained"
              disabled={form.isBusy}
            >
              {submitLabel}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
      <ConfirmCloseDialog isOpen={isAsking} onClose={onClose} onStay={() => setIsAsking(false)}>
        {t('shared.form.unsaved')}
      </ConfirmCloseDialog>
    </>
  )
}
