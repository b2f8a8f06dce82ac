import { groupRoles } from '@isomorph/access'
import { t } from '@isomorph/messages'
import { Button, ProgressLine } from '@isomorph/ui'
import { useController, useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { courseOutcome, courseRefusalOf } from '../../entities/course-refusal/refusal.ts'
import { nameOfRole } from '../../entities/role/role-names.ts'
import { SelectField, TextField } from '../../forms/field.tsx'
import { Form, FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { csvFile, FileInput } from '../../forms/file-input.tsx'
import { importSchema, nothingChosen, type ImportDraft } from './file-schema.ts'
import { useReadPeopleMutation } from './people-import.api.ts'
import { inParts } from '../../messages/in-parts.tsx'
import { ChoiceActions, ChoiceCard, ColumnsNote } from './people-import.styles.ts'

interface ChooseFileProps {
  readonly roster: { readonly groupId: number } | null
  /** Where the preview of an import is shown. */
  readonly pathOf: (importId: number) => string
}

function FileField() {
  const { control, trigger } = useFormContext<ImportDraft>()
  const { field, fieldState } = useController({ control, name: 'file' })
  function choose(file: File | null) {
    field.onChange(file)
    // A file that is too large is said at once.
    if (file) void trigger('file')
  }
  return (
    <FileInput
      file={field.value}
      kind={csvFile}
      error={fieldState.error?.message}
      inputRef={field.ref}
      onChange={choose}
    />
  )
}

function PasteField() {
  const { control } = useFormContext<ImportDraft>()
  return (
    <TextField
      control={control}
      name="text"
      label={t('people-import.paste')}
      isMultiline
      minRows={5}
      placeholder={t('people-import.columns.example').replaceAll(', ', '\t')}
      input={{ spellCheck: false, autoCapitalize: 'none' }}
    />
  )
}

function RoleField() {
  const { control } = useFormContext<ImportDraft>()
  return (
    <SelectField
      control={control}
      name="role"
      label={t('people-import.role')}
      options={groupRoles.map((role) => ({ value: role, label: nameOfRole(role) }))}
      hint={t('people-import.role.hint')}
    />
  )
}

/** A file, or text pasted from a spreadsheet; nothing happens before its preview has been looked at. */
export function ChooseFile({ roster, pathOf }: ChooseFileProps) {
  const [read, { error }] = useReadPeopleMutation()
  const navigate = useNavigate()
  const form = useSchemaForm({
    schema: importSchema,
    saved: nothingChosen,
    backup: 'paste',
    transient: ['file'],
    async save({ file, role }) {
      const outcome = await read({ file, roster: roster && { ...roster, role } })
      if (outcome.data) void navigate(pathOf(outcome.data.id))
      return courseOutcome(outcome)
    },
  })
  const { values, isBusy } = form
  return (
    <Form form={form}>
      <ChoiceCard>
        <Columns isRoster={roster !== null} />
        <FormNotes form={form} {...(error ? { title: courseRefusalOf(error).title } : {})} />
        <FileField />
        {!values.file && <PasteField />}
        {roster && <RoleField />}
        <ChoiceActions>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {t('people-import.preview')}
          </Button>
          {isBusy && <ProgressLine />}
        </ChoiceActions>
      </ChoiceCard>
    </Form>
  )
}

function Columns({ isRoster }: { isRoster: boolean }) {
  const needed = isRoster ? t('people-import.columns.neededForRoster') : t('people-import.columns.needed')
  const others = isRoster ? t('people-import.columns.othersForRoster') : t('people-import.columns.others')
  return <ColumnsNote>{inParts('people-import.columns', { needed: <strong>{needed}</strong>, others })}</ColumnsNote>
}
