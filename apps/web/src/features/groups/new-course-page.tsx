import { t } from '@isomorph/messages'
import { Button, Page, PageHeader } from '@isomorph/ui'
import { Suspense, useRef } from 'react'
import { useNavigate } from 'react-router'
import { courseOutcome } from '../../entities/course-refusal/refusal.ts'
import { useGetExternalProvidersQuery, useGetExternalTermsQuery } from '../../data/core-api.ts'
import { useServerNow, useCourseTimeZone } from '../../data/hooks.ts'
import { randomUuid } from '../../data/uuid.ts'
import { useCreateGroupMutation } from '../../entities/group/courses.api.ts'
import { summaryOf } from '../../forms/form-issues.ts'
import { Form, FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { lazyPart } from '../../screen/load-screen.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { useSaveShortcut } from '../../screen/save-shortcut.ts'
import { afterSaving, UnsavedGuard } from '../../screen/unsaved-guard.tsx'
import { courseOfTerm, courseSchemaOf } from './course-draft.ts'
import { CourseFields } from './course-fields.tsx'
import { CourseCard } from './groups.styles.ts'

function useNewCourseForm() {
  const { data: terms = [] } = useGetExternalTermsQuery(undefined)
  const serverNow = useServerNow()
  const timeZone = useCourseTimeZone()
  const [create] = useCreateGroupMutation()
  // The same key for every try: a course is made once, however often the request has to be sent.
  const clientKey = useRef(randomUuid())
  const navigate = useNavigate()
  return useSchemaForm({
    schema: courseSchemaOf(timeZone),
    saved: courseOfTerm(terms, serverNow()),
    backup: 'course',
    hasSummary: true,
    async save(body) {
      const made = await create({ body: { ...body, clientKey: clientKey.current } })
      if (made.data) void navigate(`/courses/${made.data.id}`, afterSaving)
      return courseOutcome(made)
    },
  })
}

// Only where the institution has connected a timetable.
const TimetableCourses = lazyPart(async () => (await import('../timetable-courses/index.ts')).TimetableCourses)

function FromTimetable() {
  const { data: providers } = useGetExternalProvidersQuery(undefined)
  if (!providers?.some(({ type }) => type === 'timetabling')) return null
  return (
    <Suspense>
      <TimetableCourses />
    </Suspense>
  )
}

/** /courses/new */
export function NewCoursePage() {
  usePageTitle(t('groups.new.title'))
  const form = useNewCourseForm()
  useSaveShortcut(form.submit)
  return (
    <Page>
      <UnsavedGuard isDirty={form.isDirty} />
      <Form form={form}>
        <PageHeader
          title={t('groups.new.title')}
          breadcrumbs={[{ label: t('groups.courses'), href: '/courses' }]}
          actions={
            <Button type="submit" variant="contained" disabled={form.isBusy}>
              {t('groups.new.make')}
            </Button>
          }
        />
        <CourseCard>
          <FormNotes form={form} errors={summaryOf(form.issues, 'course')} />
          <CourseFields />
        </CourseCard>
      </Form>
      <FromTimetable />
    </Page>
  )
}
