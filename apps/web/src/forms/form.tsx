import { ErrorSummary, type FieldError } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { RestoredBackupBand } from '../unsaved-work/restored-backup-band.tsx'
import type { SchemaForm } from './use-schema-form.ts'

interface FormProps<In extends FieldValues, Out> {
  readonly form: SchemaForm<In, Out>
  readonly className?: string
  readonly children: ReactNode
}

/** The element of a form; fields further down find the form by `useFormContext`. */
export function Form<In extends FieldValues, Out>({ form, className, children }: FormProps<In, Out>) {
  return (
    <FormProvider {...form.methods}>
      <form noValidate onSubmit={form.submit} className={className}>
        {children}
      </form>
    </FormProvider>
  )
}

interface FormNotesProps<In extends FieldValues, Out> {
  readonly form: Pick<SchemaForm<In, Out>, 'back' | 'general' | 'tries'>
  /** Above what the server said of the whole: “The password was not changed”. */
  readonly title?: string
  /** Errors of fields that are listed too. */
  readonly errors?: readonly FieldError[]
}

/** What stands at the top of a form: that what was typed came back, and what is wrong with the whole. */
export function FormNotes<In extends FieldValues, Out>({ form, title, errors = [] }: FormNotesProps<In, Out>) {
  return (
    <>
      <RestoredBackupBand back={form.back} />
      <ErrorSummary
        // Each try that leaves something wrong takes the focus there.
        key={form.tries}
        errors={[...errors, ...form.general]}
        {...(title === undefined ? {} : { title })}
      />
    </>
  )
}
