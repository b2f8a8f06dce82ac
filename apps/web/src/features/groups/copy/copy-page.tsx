import { isAllowed } from '@isomorph/access'
import type { Group, GroupAssessmentSummary, Term } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import Typography from '@mui/material/Typography'
import { Button, ErrorPanel, MessageBand, Page, PageHeader, PageSkeleton } from '@isomorph/ui'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { courseRefusalOf } from '../../../entities/course-refusal/refusal.ts'
import { useGetExternalTermsQuery } from '../../../data/core-api.ts'
import { useCourseTimeZone, useIsAllowed, useUserInfo } from '../../../data/hooks.ts'
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
import { countOutside, datesOfTarget, weeksOf } from './copy-draft.ts'
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

function TargetFields({ form, groups, canMakeCourses }: Loaded & { form: ReturnType<typeof useCopyForm> }) {
  const isNew = form.values.into === ''
  if (!canMakeCourses && groups.length === 0)
    return (
      <CopyCard>
        <Typography variant="h2">{t('group-copy.whereTo')}</Typography>
        <CopyNote>{t('group-copy.noCourse')}</CopyNote>
      </CopyCard>
    )
  return (
    <CopyCard>
      <Typography variant="h2">{t('group-copy.whereTo')}</Typography>
      <SelectField
        control={form.control}
        name="into"
        id="copy-into"
        label={t('group-copy.into')}
        options={[
          ...(canMakeCourses ? [{ value: '', label: t('group-copy.into.new') }] : []),
          ...groups.map(({ id, name, term }) => ({
            value: String(id),
            label: term ? t('group-copy.into.course', { course: name, term: term.name }) : name,
          })),
        ]}
      />
      {isNew && <CourseFields />}
      <CopyNote>{t('group-copy.explain')}</CopyNote>
    </CopyCard>
  )
}

function DatesFields({ form, items, terms, groups }: Loaded & { form: ReturnType<typeof useCopyForm> }) {
  const timeZone = useCourseTimeZone()
  const outside = countOutside(form.values.rows, datesOfTarget(form.values, { terms, groups, timeZone }), timeZone)
  const isWrong = weeksOf(form.values.weeks) === null
  return (
    <CopyCard>
      <Typography variant="h2">{t('group-copy.dates')}</Typography>
      {items.length === 0 ? (
        <CopyNote>{t('group-copy.dates.none')}</CopyNote>
      ) : (
        <>
          <TextField
            control={form.control}
            name="weeks"
            id="copy-weeks"
            label={t('group-copy.weeks')}
            input={{ inputMode: 'numeric' }}
            hint={isWrong ? t('group-copy.weeks.wrong') : t('group-copy.weeks.hint')}
          />
          <CopyNote>{t('group-copy.timeZone', { timeZone: nameOfTimeZone(timeZone) })}</CopyNote>
          {outside > 0 && <MessageBand tone="warning">{t('group-copy.outside', { count: outside })}</MessageBand>}
          <CopyAssessments items={items} />
        </>
      )}
    </CopyCard>
  )
}

function CopyFields(loaded: Loaded) {
  const { group } = loaded
  const [search] = useSearchParams()
  const only = Number(search.get('assessment')) || null
  const form = useCopyForm({ ...loaded, only })
  const copied = loaded.items.find(({ id }) => id === only) ?? group
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
          title={t('group-copy.title', { name: copied.name })}
          breadcrumbs={[
            { label: t('group-copy.courses'), href: '/courses' },
            { label: group.name, href: `/courses/${group.id}` },
          ]}
          actions={
            <Button type="submit" variant="contained" disabled={form.isBusy || !hasTarget}>
              {t('group-copy.copy', { count: chosen })}
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
  if (failed) return <ErrorPanel error={courseRefusalOf(failed.error)} onRetry={() => void failed.refetch()} />
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
  usePageTitle(fetched.data && t('group-copy.title', { name: fetched.data.name }))
  return (
    <DetailGuard fetched={fetched} fallback="/courses">
      {(group) => <CopyOf key={group.id} group={group} />}
    </DetailGuard>
  )
}
