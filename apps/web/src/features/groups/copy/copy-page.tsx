import { isAllowed } from '@isomorph/access'
import type { Group, GroupAssessmentSummary, Term } from '@isomorph/contract'
import Typography from '@mui/material/Typography'
import { Button, ErrorPanel, Page, PageHeader, PageSkeleton } from '@isomorph/ui'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { useGetExternalTermsQuery } from '../../../data/core-api.ts'
import { useCourseTimeZone, useIsAllowed, useUserInfo } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { nameOfTimeZone } from '../../../dates/time-zones.ts'
import {
  useGetGroupQuery,
  useListGroupAssessmentsQuery,
  useListGroupsQuery,
} from '../../../entities/group/courses.api.ts'
import { SelectField, TextField } from '../../../forms/field.tsx'
import { summaryOf } from '../../../forms/form-issues.ts'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { useSaveShortcut } from '../../../screen/save-shortcut.ts'
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { CourseFields } from '../course-fields.tsx'
import { weeksOf } from './copy-draft.ts'
import { CopyAssessments } from './copy-rows.tsx'
import { CopyCard, CopyForm, CopyNote } from './copy.styles.ts'
import { useCopyForm } from './use-copy-form.ts'

interface Loaded {
  readonly group: Group
  readonly items: readonly GroupAssessmentSummary[]
  readonly terms: readonly Term[]
  /** Courses that assessments can be copied into. */
  readonly groups: readonly Group[]
  readonly canMakeCourses: boolean
}

const noCourse =
  'There is no course that you can copy into: you may not make courses, and manage assessments in no current one. Ask an administrator for a course.'

function TargetFields({ form, groups, canMakeCourses }: Loaded & { form: ReturnType<typeof useCopyForm> }) {
  const isNew = form.values.into === ''
  if (!canMakeCourses && groups.length === 0)
    return (
      <CopyCard>
        <Typography variant="h2">Where to</Typography>
        <CopyNote>{noCourse}</CopyNote>
      </CopyCard>
    )
  return (
    <CopyCard>
      <Typography variant="h2">Where to</Typography>
      <SelectField
        control={form.control}
        name="into"
        id="copy-into"
        label="Copy into"
        options={[
          ...(canMakeCourses ? [{ value: '', label: 'A new course' }] : []),
          ...groups.map(({ id, name, term }) => ({ value: String(id), label: term ? `${name}, ${term.name}` : name })),
        ]}
      />
      {isNew && <CourseFields />}
      <CopyNote>
        Settings, problems and rubrics are copied; problems in the version that was given, with the keys that a regrade
        put right. People, their work, accommodations, access codes and releases by hand are not. Nothing is published.
      </CopyNote>
    </CopyCard>
  )
}

function DatesFields({ form, items }: Loaded & { form: ReturnType<typeof useCopyForm> }) {
  const timeZone = useCourseTimeZone()
  const isWrong = weeksOf(form.values.weeks) === null
  return (
    <CopyCard>
      <Typography variant="h2">Assessments and their dates</Typography>
      {items.length === 0 ? (
        <CopyNote>This course has no assessments.</CopyNote>
      ) : (
        <>
          <TextField
            control={form.control}
            name="weeks"
            id="copy-weeks"
            label="Weeks later"
            input={{ inputMode: 'numeric' }}
            hint={
              isWrong
                ? 'Type a whole number of weeks; the dates below stay as they are until then.'
                : 'Dates keep their weekday and time. Another number sets all dates below anew.'
            }
          />
          <CopyNote>{`Dates are in the time of ${nameOfTimeZone(timeZone)}.`}</CopyNote>
          <CopyAssessments items={items} />
        </>
      )}
    </CopyCard>
  )
}

function CopyFields(loaded: Loaded) {
  const { group } = loaded
  const [search] = useSearchParams()
  const form = useCopyForm({ ...loaded, only: Number(search.get('assessment')) || null })
  const hasTarget = loaded.canMakeCourses || loaded.groups.length > 0
  const chosen = form.values.rows.filter(({ isChosen }) => isChosen).length
  useSaveShortcut(() => {
    if (hasTarget) form.submit()
  })
  return (
    <Page>
      <UnsavedGuard isDirty={form.isDirty} />
      <Form form={form}>
        <PageHeader
          title={`Copy ${group.name}`}
          breadcrumbs={[
            { label: 'Courses', href: '/courses' },
            { label: group.name, href: `/courses/${group.id}` },
          ]}
          actions={
            <Button type="submit" variant="contained" disabled={form.isBusy || !hasTarget}>
              {`Copy ${chosen === 1 ? '1 assessment' : `${chosen} assessments`}`}
            </Button>
          }
        />
        <CopyForm>
          <FormNotes form={form} errors={summaryOf(form.issues, 'copy')} />
          <TargetFields form={form} {...loaded} />
          <DatesFields form={form} {...loaded} />
        </CopyForm>
      </Form>
    </Page>
  )
}

function CopyOf({ group }: { group: Group }) {
  const userInfo = useUserInfo() ?? { activities: [] }
  const canMakeCourses = useIsAllowed('GroupCreate')
  const given = useListGroupAssessmentsQuery({ query: { groupId: group.id } })
  const terms = useGetExternalTermsQuery(undefined)
  const listed = useListGroupsQuery({ query: { tab: 'CURRENT', pageSize: 200 } })
  const failed = [given, terms, listed].find(({ error, data }) => error && !data)
  if (!isAllowed({ requiredActivity: 'GroupUpdate', entity: group, userInfo }))
    return <Navigate to={`/courses/${group.id}`} replace />
  if (failed) return <ErrorPanel error={requestErrorOf(failed.error)} onRetry={() => void failed.refetch()} />
  if (!given.data || !terms.data || !listed.data) return <PageSkeleton />
  const groups = listed.data.items.filter((entity) =>
    isAllowed({ requiredActivity: 'GroupAssessmentCreate', entity, userInfo }),
  )
  const items = given.data.filter(({ isDeleted }) => !isDeleted)
  return <CopyFields {...{ group, items, groups, canMakeCourses }} terms={terms.data} />
}

/** /courses/{groupId}/copy: a course, or the assessment that the address names, with other dates. */
export function CopyPage() {
  const { groupId } = useParams()
  const fetched = useGetGroupQuery({ params: { groupId: Number(groupId) } })
  usePageTitle(fetched.data && `Copy ${fetched.data.name}`)
  return (
    <DetailGuard fetched={fetched} fallback="/courses">
      {(group) => <CopyOf key={group.id} group={group} />}
    </DetailGuard>
  )
}
