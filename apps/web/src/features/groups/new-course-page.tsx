import { Button, Card, ErrorSummary, Page, PageHeader } from '@isomorph/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useGetExternalTermsQuery } from '../../data/core-api.ts'
import { useServerNow, useTimeZone } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { RestoredBackupBand } from '../../unsaved-work/restored-backup-band.tsx'
import { useFormBackup } from '../../unsaved-work/use-form-backup.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { useSaveShortcut } from '../../screen/save-shortcut.ts'
import { afterSaving, UnsavedGuard } from '../../screen/unsaved-guard.tsx'
import {
  checkCourse,
  courseOfTerm,
  noCourse,
  groupBodyOf,
  type CourseDraft,
  type CourseErrors,
} from './course-draft.ts'
import { CourseForm } from './course-form.tsx'
import { useCreateGroupMutation } from '../../entities/group/courses.api.ts'

/** What is wrong before anybody has typed a name: everything but the missing name. */
function untyped({ endDay }: CourseErrors): CourseErrors {
  return endDay ? { endDay } : {}
}

/** /courses/new */
export function NewCoursePage() {
  usePageTitle('New course')
  const { data: terms = [] } = useGetExternalTermsQuery(undefined)
  const serverNow = useServerNow()
  const [typed, setTyped] = useState<CourseDraft | null>(null)
  const draft = typed ?? courseOfTerm(terms, serverNow())
  const [isTried, setIsTried] = useState(false)
  const [create, { isLoading, error }] = useCreateGroupMutation()
  // The same key for every try: a course is made once, however often the request has to be sent.
  const clientKey = useRef(crypto.randomUUID())
  const timeZone = useTimeZone()
  const navigate = useNavigate()
  const errors = checkCourse(draft)
  const back = useFormBackup({ form: 'course', draft: typed, saved: noCourse, restore: setTyped })

  async function save(event?: FormEvent) {
    event?.preventDefault()
    setIsTried(true)
    if (Object.keys(errors).length > 0 || isLoading) return
    const made = await create({ body: { ...groupBodyOf(draft, timeZone), clientKey: clientKey.current } })
    if (made.data) void navigate(`/courses/${made.data.id}`, afterSaving)
  }
  useSaveShortcut(() => void save())
  const shown = [
    ...(isTried && errors.name ? [{ fieldId: 'course-name', message: errors.name }] : []),
    ...(errors.endDay ? [{ fieldId: 'course-end', message: errors.endDay }] : []),
    ...(error ? [{ message: requestErrorOf(error).detail }] : []),
  ]
  return (
    <Page>
      <UnsavedGuard isDirty={typed !== null} />
      <form noValidate onSubmit={(event) => void save(event)}>
        <PageHeader
          title="New course"
          breadcrumbs={[{ label: 'Courses', href: '/courses' }]}
          actions={
            <Button type="submit" variant="contained" disabled={isLoading}>
              Make course
            </Button>
          }
        />
        <Card sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
          <RestoredBackupBand back={back} />
          {isTried && <ErrorSummary errors={shown} />}
          <CourseForm
            draft={draft}
            onChange={setTyped}
            errors={isTried || draft.name !== '' ? errors : untyped(errors)}
          />
        </Card>
      </form>
    </Page>
  )
}
