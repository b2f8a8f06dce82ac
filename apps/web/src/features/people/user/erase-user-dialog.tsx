import { styled } from '@mui/material/styles'
import type { Erasure, UserDetail } from '@isomorph/contract'
import { ErrorPanel, fontSize, MessageBand, SkeletonBar } from '@isomorph/ui'
import { useState } from 'react'
import { z } from 'zod'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { displayName } from '../../../entities/person/names.ts'
import { useErasePersonMutation, useGetErasureQuery } from '../../../entities/personal-data/personal-data.api.ts'
import { TextField } from '../../../forms/field.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { counted } from '../../../numbers/counts.ts'

const Effects = styled('ul')({
  margin: 0,
  paddingInlineStart: 20,
  display: 'grid',
  gap: 6,
  fontSize: fontSize.table,
})

/** What happens, as far as it happens to this person. */
function effectsOf(erasure: Erasure, userId: number): string[] {
  const { sittings, courses, soleCourses, soleEntities } = erasure
  return [
    'Name, user name, e-mail address, numbers, passwords and accounts at identity providers go.',
    'Nobody can sign in as this person any more. Sessions end at once.',
    'Written answers, drafts, appeals, comments on the work and reasons of accommodations go.',
    ...(sittings > 0
      ? [
          `Marks of ${counted(sittings, 'assessment', 'assessments')} stay, under a number that names nobody. Totals and statistics hold.`,
        ]
      : []),
    ...(courses > 0
      ? [`“Erased person ${userId}” stands in ${counted(courses, 'course', 'courses')} instead of the name.`]
      : []),
    ...(soleCourses > 0 ? [`${counted(soleCourses, 'course', 'courses')} will have no other instructor.`] : []),
    ...(soleEntities > 0
      ? [
          `${counted(soleEntities, 'problem, assessment or library', 'problems, assessments and libraries')} will have no other owner.`,
        ]
      : []),
    'Problems and assessments that the person wrote stay.',
  ]
}

function useErasureForm(user: UserDetail, userName: string, onClose: () => void) {
  const [erase] = useErasePersonMutation()
  const notify = useNotify()
  return useSchemaForm({
    schema: z.object({
      confirmation: z.string().refine((typed) => typed.trim() === userName, `Type the user name: ${userName}`),
    }),
    saved: { confirmation: '' },
    async save(body) {
      const outcome = await erase({ params: { userId: user.id }, body })
      if (outcome.error) return outcome
      notify('SUCCESS', 'The person was erased')
      onClose()
      return {}
    },
  })
}

function ErasureForm({ user, erasure, onClose }: { user: UserDetail; erasure: Erasure; onClose: () => void }) {
  const form = useErasureForm(user, erasure.userName, onClose)
  return (
    <FormDialog form={form} title={`Erase ${displayName(user)}?`} submitLabel="Erase for good" onClose={onClose}>
      <FormNotes form={form} title="Nothing was erased" />
      <MessageBand tone="warning">This cannot be undone. Backups hold the data until they are deleted.</MessageBand>
      <Effects>
        {effectsOf(erasure, user.id).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </Effects>
      <TextField
        control={form.control}
        name="confirmation"
        label={`Type the user name ${erasure.userName} to confirm`}
        autoComplete="off"
      />
    </FormDialog>
  )
}

/** Erases somebody for good, once it was said what happens and the user name was typed. */
export function EraseUser({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const params = { userId: user.id }
  const { data: erasure, error, refetch } = useGetErasureQuery({ params }, { refetchOnMountOrArgChange: true })
  // The form goes on with what it began with, also once the person is erased.
  const [known, setKnown] = useState<Erasure | null>(null)
  if (known === null && erasure) setKnown(erasure)
  if (known) return <ErasureForm user={user} erasure={known} onClose={onClose} />
  return error ? <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} /> : <SkeletonBar />
}
