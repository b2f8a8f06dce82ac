import type { Group } from '@isomorph/contract'
import { Button, Card, ConfirmDialog, ErrorSummary } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useIsAllowed, useNotify, useTimeZone } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { RestoredBackupBand } from '../../unsaved-work/restored-backup-band.tsx'
import { useFormBackup } from '../../unsaved-work/use-form-backup.ts'
import { useSaveShortcut } from '../../screen/save-shortcut.ts'
import { afterSaving, UnsavedGuard } from '../../screen/unsaved-guard.tsx'
import { checkCourse, draftOfGroup, groupBodyOf } from './course-draft.ts'
import { CourseForm } from './course-form.tsx'
import { useDeleteGroupMutation, useUpdateGroupMutation } from '../../entities/group/courses.api.ts'

function DeleteCourse({ group }: { group: Group }) {
  const [isAsking, setIsAsking] = useState(false)
  const [remove, { isLoading }] = useDeleteGroupMutation()
  const notify = useNotify()
  const navigate = useNavigate()
  async function removeNow() {
    const outcome = await remove({ params: { groupId: group.id } })
    setIsAsking(false)
    if (outcome.error) return notify('ERROR', requestErrorOf(outcome.error).detail)
    notify('SUCCESS', `${group.name} moved to Deleted`)
    void navigate('/courses', afterSaving)
  }
  return (
    <>
      <Button color="error" onClick={() => setIsAsking(true)}>
        Delete course
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete ${group.name}?`}
        confirmLabel="Delete"
        isDestructive
        isBusy={isLoading}
        onConfirm={() => void removeNow()}
        onCancel={() => setIsAsking(false)}
      >
        Students will no longer see it. It can be restored from the Deleted tab of your courses.
      </ConfirmDialog>
    </>
  )
}

/** Name, term and dates of a course; deleting it. */
export function CourseSettings({ group }: { group: Group }) {
  const timeZone = useTimeZone()
  const saved = draftOfGroup(group, timeZone)
  const [typed, setTyped] = useState<typeof saved | null>(null)
  const draft = typed ?? saved
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)
  const [update, { isLoading, error }] = useUpdateGroupMutation()
  const canDelete = useIsAllowed('GroupDelete', { entity: group })
  const notify = useNotify()
  const errors = checkCourse(draft)
  const back = useFormBackup({ form: 'course', draft: typed, saved, restore: setTyped })

  async function save(event?: FormEvent) {
    event?.preventDefault()
    if (Object.keys(errors).length > 0 || isLoading || !isDirty) return
    const outcome = await update({ params: { groupId: group.id }, body: groupBodyOf(draft, timeZone) })
    if (outcome.error) return
    setTyped(null)
    notify('SUCCESS', 'Course saved')
  }
  useSaveShortcut(() => void save())
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <UnsavedGuard isDirty={isDirty} />
      <Card sx={{ display: 'grid', gap: 5, maxWidth: 720 }}>
        <RestoredBackupBand back={back} />
        {error && <ErrorSummary title="This could not be saved" errors={[{ message: requestErrorOf(error).detail }]} />}
        <CourseForm draft={draft} errors={errors} onChange={setTyped} />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button type="submit" variant="contained" disabled={!isDirty || isLoading}>
            Save
          </Button>
          {canDelete && <DeleteCourse group={group} />}
        </div>
      </Card>
    </form>
  )
}
