import { styled } from '@mui/material/styles'
import { versionNoteMaximumLength } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, TextInput } from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useNoteProblemRevisionMutation } from '../problem-editor.api.ts'

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 8,
  '& > div': { flex: '1 1 200px' },
  // As high as the field beside it.
  '& > button': { minHeight: 40 },
})

interface VersionNoteProps {
  readonly problemId: number
  readonly number: number
  readonly note: string
}

/** A note on a version, stored apart from its content. */
export function VersionNote({ problemId, number, note }: VersionNoteProps): ReactNode {
  const [typed, setTyped] = useState(note)
  const [save, { isLoading }] = useNoteProblemRevisionMutation()
  const notify = useNotify()
  const words = typed.trim().replaceAll(/\s+/g, ' ')
  async function store(): Promise<void> {
    const { error } = await save({ params: { problemId, revisionNumber: number }, body: { note: words } })
    if (error) notify('ERROR', requestErrorOf(error).detail)
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (words !== note) void store()
      }}
    >
      <TextInput
        label={t('problem-history.note', { number: String(number) })}
        value={typed}
        onChange={setTyped}
        input={{ maxLength: versionNoteMaximumLength }}
      />
      <Button type="submit" variant="outlined" disabled={words === note || isLoading}>
        {t('problem-history.note.save')}
      </Button>
    </Form>
  )
}
