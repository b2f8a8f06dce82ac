import type { Term } from '@isomorph/contract'
import { useFormContext, useWatch } from 'react-hook-form'
import { useGetExternalTermsQuery } from '../../data/core-api.ts'
import { useCourseTimeZone } from '../../data/hooks.ts'
import { formatDay } from '../../dates/dates.ts'
import { SelectField, TextField } from '../../forms/field.tsx'
import type { CourseDraft } from './course-draft.ts'
import { CourseDays, CourseFieldRows } from './groups.styles.ts'

function useTermHint(term: Term | undefined): string {
  const timeZone = useCourseTimeZone()
  if (!term) return 'Without a term, the course has dates of its own.'
  const { startDate, endDate } = term
  return `The course runs with its term: ${formatDay(startDate, timeZone)} – ${formatDay(endDate, timeZone)}.`
}

/** Name, term and dates of a course. */
export function CourseFields() {
  const { control } = useFormContext<CourseDraft>()
  const { data: terms = [] } = useGetExternalTermsQuery(undefined)
  const termId = useWatch({ control, name: 'termId' })
  const term = terms.find(({ id }) => String(id) === termId)
  const hint = useTermHint(term)
  return (
    <CourseFieldRows>
      <TextField control={control} name="name" id="course-name" label="Name" isRequired />
      <SelectField
        control={control}
        name="termId"
        label="Term"
        options={[
          { value: '', label: 'No term' },
          ...terms.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        hint={hint}
      />
      {!term && (
        <CourseDays>
          <TextField control={control} name="startDay" id="course-startDay" label="First day" type="date" />
          <TextField control={control} name="endDay" id="course-endDay" label="Last day" type="date" />
        </CourseDays>
      )}
    </CourseFieldRows>
  )
}
