import { styled } from '@mui/material/styles'
import type { Erasure, UserDetail } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { ErrorPanel, fontSize, MessageBand, SkeletonBar } from '@isomorph/ui'
import { useState } from 'react'
import { z } from 'zod'
import { courseOutcome, courseRefusalOf } from '../../../entities/course-refusal/refusal.ts'
import { useNotify } from '../../../data/hooks.ts'
import { displayName } from '../../../entities/person/names.ts'
import { useErasePersonMutation, useGetErasureQuery } from '../../../entities/personal-data/personal-data.api.ts'
import { TextField } from '../../../forms/field.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'

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
    t('people.erase.effect.identity'),
    t('people.erase.effect.signIn'),
    t('people.erase.effect.writing'),
    ...(sittings > 0 ? [t('people.erase.effect.marks', { count: sittings })] : []),
    ...(courses > 0 ? [t('people.erase.effect.courses', { count: courses, id: String(userId) })] : []),
    ...(soleCourses > 0 ? [t('people.erase.effect.soleCourses', { count: soleCourses })] : []),
    ...(soleEntities > 0 ? [t('people.erase.effect.soleEntities', { count: soleEntities })] : []),
    t('people.erase.effect.stays'),
  ]
}

function useErasureForm(user: UserDetail, userName: string, onClose: () => void) {
  const [erase] = useErasePersonMutation()
  const notify = useNotify()
  return useSchemaForm({
    schema: z.object({
      confirmation: z
        .string()
        .refine((typed) => typed.trim() === userName, { error: () => t('people.erase.confirm.wrong', { userName }) }),
    }),
    saved: { confirmation: '' },
    async save(body) {
      const outcome = await erase({ params: { userId: user.id }, body })
      if (outcome.error) return courseOutcome(outcome)
      notify('SUCCESS', t('people.erase.done'))
      onClose()
      return {}
    },
  })
}

function ErasureForm({ user, erasure, onClose }: { user: UserDetail; erasure: Erasure; onClose: () => void }) {
  const form = useErasureForm(user, erasure.userName, onClose)
  return (
    <FormDialog
      form={form}
      title={t('people.erase.title', { name: displayName(user) })}
      submitLabel={t('people.erase.forGood')}
      onClose={onClose}
    >
      <FormNotes form={form} title={t('people.erase.notErased')} />
      <MessageBand tone="warning">{t('people.erase.cannotBeUndone')}</MessageBand>
      <Effects>
        {effectsOf(erasure, user.id).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </Effects>
      <TextField
        control={form.control}
        name="confirmation"
        label={t('people.erase.confirm', { userName: erasure.userName })}
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
  return error ? <ErrorPanel error={courseRefusalOf(error)} onRetry={() => void refetch()} /> : <SkeletonBar />
}
