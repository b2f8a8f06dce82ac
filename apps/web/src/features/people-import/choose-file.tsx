import { groupRoles, nameOfBaseRole, type GroupRole } from '@isomorph/access'
import { importMaximumBytes } from '@isomorph/contract'
import { Button, Card, color, ErrorSummary, fontSize, ProgressLine, SelectInput, TextInput } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { requestErrorOf } from '../../data/request-error.ts'
import { RestoredBackupBand } from '../../unsaved-work/restored-backup-band.tsx'
import { useFormBackup } from '../../unsaved-work/use-form-backup.ts'
import { FileInput, sizeOf } from './file-input.tsx'
import { useReadPeopleMutation } from './people-import.api.ts'

const roles = groupRoles.map((role) => ({ value: role, label: nameOfBaseRole(role) }))

const nothing = { text: '', role: 'GroupLearner' as GroupRole }

interface ChooseFileProps {
  readonly roster: { readonly groupId: number } | null
  /** Where the preview of an import is shown. */
  readonly pathOf: (importId: number) => string
}

interface FileIssue {
  readonly title?: string
  readonly errors: readonly { readonly message: string }[]
}

/** Why what was chosen cannot be sent; null where it can. */
function issueOf(chosen: File | null): FileIssue | null {
  if (!chosen) return { errors: [{ message: 'Choose a file, or paste what it would hold.' }] }
  if (chosen.size <= importMaximumBytes) return null
  const limit = importMaximumBytes / 1024 / 1024
  return {
    title: 'The file is too large',
    errors: [{ message: `At most ${limit} MB. “${chosen.name}” has ${sizeOf(chosen)}.` }],
  }
}

/** A file, or text pasted from a spreadsheet; nothing happens before its preview has been looked at. */
export function ChooseFile({ roster, pathOf }: ChooseFileProps) {
  const [file, setFile] = useState<File | null>(null)
  const [text, setText] = useState('')
  const [role, setRole] = useState<GroupRole>('GroupLearner')
  const [isTried, setIsTried] = useState(false)
  const [read, { isLoading, error, reset }] = useReadPeopleMutation()
  const navigate = useNavigate()
  const back = useFormBackup({ form: 'paste', draft: { text, role }, saved: nothing, restore })
  const chosen = file ?? (text.trim() ? new File([text], 'pasted text') : null)
  const issue = issueOf(chosen)
  const refused = error && requestErrorOf(error)
  const told =
    chosen || isTried ? (issue ?? (refused && { title: refused.title, errors: [{ message: refused.detail }] })) : null
  function choose(change: () => void) {
    change()
    setIsTried(false)
    reset()
  }
  function restore(backup: typeof nothing | null) {
    setText((backup ?? nothing).text)
    setRole((backup ?? nothing).role)
  }
  async function preview(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!chosen || issue || isLoading) return
    const outcome = await read({ file: chosen, roster: roster && { ...roster, role } })
    if (outcome.data) void navigate(pathOf(outcome.data.id))
  }
  return (
    <form noValidate onSubmit={(event) => void preview(event)}>
      <Card sx={{ display: 'grid', gap: 5, maxWidth: 720 }}>
        <RestoredBackupBand back={back} />
        <Columns isRoster={roster !== null} />
        {told && <ErrorSummary {...told} />}
        <FileInput file={file} onChange={(next) => choose(() => setFile(next))} />
        {!file && (
          <TextInput
            label="Or paste from a spreadsheet"
            isMultiline
            minRows={5}
            value={text}
            onChange={(next) => choose(() => setText(next))}
            placeholder={'email\tfirst name\tlast name'}
            input={{ spellCheck: false, autoCapitalize: 'none' }}
          />
        )}
        {roster && (
          <SelectInput
            label="Role"
            value={role}
            options={roles}
            onChange={setRole}
            hint="Of everybody whose line names no role."
          />
        )}
        <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Button type="submit" variant="contained" disabled={isLoading}>
            Preview
          </Button>
          {isLoading && <ProgressLine />}
        </div>
      </Card>
    </form>
  )
}

function Columns({ isRoster }: { isRoster: boolean }) {
  const needed = isRoster ? 'email, uid or puid' : 'email'
  const others = isRoster ? 'role, first name, last name' : 'first name, last name, uid, puid, user name'
  return (
    <p style={{ margin: 0, fontSize: fontSize.table, color: color.textSecond, maxWidth: '64ch' }}>
      The first line names the columns: <strong>{needed}</strong>, and as far as there are {others}. Each further line
      is one person. Nothing happens before you have seen what would happen.
    </p>
  )
}
