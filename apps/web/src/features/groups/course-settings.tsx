import type { Group } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, ConfirmDialog } from '@isomorph/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { courseOutcome, courseRefusalOf } from '../../entities/course-refusal/refusal.ts'
import { useIsAllowed, useNotify, useCourseTimeZone } from '../../data/hooks.ts'
import { Form, FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { useSaveShortcut } from '../../screen/save-shortcut.ts'
import { afterSaving, UnsavedGuard } from '../../screen/unsaved-guard.tsx'
import { courseSchemaOf, draftOfGroup } from './course-draft.ts'
import { CourseFields } from './course-fields.tsx'
import { CourseActions, CourseCard } from './groups.styles.ts'
import { useDeleteGroupMutation, useUpdateGroupMutation } from '../../entities/group/courses.api.ts'

function DeleteCourse({ group }: { group: Group }) {
  const [isAsking, setIsAsking] = useState(false)
  const [remove, { isLoading }] = useDeleteGroupMutation()
  const notify = useNotify()
  const navigate = useNavigate()
  async function removeNow() {
    const outcome = await remove({ params: { groupId: group.id } })
    setIsAsking(false)
    if (outcome.error) return notify('ERROR', courseRefusalOf(outcome.error).detail)
    notify('SUCCESS', t('groups.settings.deleted', { course: group.name }))
    void navigate('/courses', afterSaving)
  }
  return (
    <>
      <Button color="error" onClick={() => setIsAsking(true)}>
        {t('groups.settings.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('groups.settings.delete.title', { course: group.name })}
        confirmLabel={t('groups.settings.delete.confirm')}
        isDestructive
        isBusy={isLoading}
        onConfirm={() => void removeNow()}
        onCancel={() => setIsAsking(false)}
      >
        {t('groups.settings.delete.explain')}
      </ConfirmDialog>
    </>
  )
}

function useCourseForm(group: Group) {
  const timeZone = useCourseTimeZone()
  const [update] = useUpdateGroupMutation()
  const notify = useNotify()
  return useSchemaForm({
    schema: courseSchemaOf(timeZone),
    saved: draftOfGroup(group, timeZone),
    backup: 'course',
    isLive: true,
    async save(body) {
      const outcome = await update({ params: { groupId: group.id }, body })
      if (!outcome.error) notify('SUCCESS', t('groups.settings.saved'))
      return courseOutcome(outcome)
    },
  })
}

/** Name, term and dates of a course; deleting it. */
export function CourseSettings({ group }: { group: Group }) {
  const form = useCourseForm(group)
  const canDelete = useIsAllowed('GroupDelete', { entity: group })
  useSaveShortcut(() => {
    if (form.isDirty) form.submit()
  })
  return (
    <Form form={form}>
      <UnsavedGuard isDirty={form.isDirty} />
      <CourseCard>
        <FormNotes form={form} title={t('groups.settings.notSaved')} />
        <CourseFields />
        <CourseActions>
          <Button type="submit" variant="contained" disabled={!form.isDirty || form.isBusy}>
            {t('groups.settings.save')}
          </Button>
          <Button href={`/courses/${group.id}/copy`}>{t('groups.settings.copy')}</Button>
          {canDelete && <DeleteCourse group={group} />}
        </CourseActions>
      </CourseCard>
    </Form>
  )
}
