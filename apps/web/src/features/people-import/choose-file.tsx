import { groupRoles, nameOfBaseRole } from '@isomorph/access'
import { Button, ProgressLine } from '@isomorph/ui'
import { useController, useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { requestErrorOf } from '../../data/request-error.ts'
import { SelectField, TextField } from '../../forms/field.tsx'
import { Form, FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { csvFile, FileInput } from '../../forms/file-input.tsx'
import { importSchema, nothingChosen, type ImportDraft } from './file-schema.ts'
import { useReadPeopleMutation } from './people-import.api.ts'
import { ChoiceActions, ChoiceCard, ColumnsNote } from './people-import.styles.ts'

const roles = groupRoles.map((role) => ({ value: role, label: nameOfBaseRole(role) }))

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
      label="Or paste from a spreadsheet"
      isMultiline
      minRows={5}
      placeholder={'email\tfirst name\tlast name'}
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
      label="Role"
      options={roles}
      hint="Of everybody whose line names no role."
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
      return outcome
    },
  })
  const { values, isBusy } = form
  return (
    <Form form={form}>
      <ChoiceCard>
        <Columns isRoster={roster !== null} />
        <FormNotes form={form} {...(error ? { title: requestErrorOf(error).title } : {})} />
        <FileField />
        {!values.file && <PasteField />}
        {roster && <RoleField />}
        <ChoiceActions>
          <Button type="submit" variant="contained" disabled={isBusy}>
            Preview
          </Button>
          {isBusy && <ProgressLine />}
        </ChoiceActions>
      </ChoiceCard>
    </Form>
  )
}

function Columns({ isRoster }: { isRoster: boolean }) {
  const needed = isRoster ? 'email, uid or puid' : 'email'
  const others = isRoster ? 'role, first name, last name' : 'first name, last name, uid, puid, user name'
  return (
    <ColumnsNote>
      The first line names the columns: <strong>{needed}</strong>, and as far as there are {others}. Each further line
      is one person. Nothing happens before you have seen what would happen.
    </ColumnsNote>
  )
}
