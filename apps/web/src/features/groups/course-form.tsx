import { styled } from '@mui/material/styles'
import { SelectInput, TextInput } from '@isomorph/ui'
import { useGetExternalTermsQuery } from '../../data/core-api.ts'
import { useTimeZone } from '../../data/hooks.ts'
import { formatDay } from '../../dates/dates.ts'
import type { CourseDraft, CourseErrors } from './course-draft.ts'

const Grid = styled('div')({
  display: 'grid',
  gap: 20,
  maxWidth: 640,
  '& .dates': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 16 },
})

/** Name, term and dates of a course. */
export function CourseForm({
  draft,
  errors,
  onChange,
  isDisabled = false,
}: {
  draft: CourseDraft
  errors: CourseErrors
  onChange: (draft: CourseDraft) => void
  isDisabled?: boolean
}) {
  const { data: terms = [] } = useGetExternalTermsQuery(undefined)
  const timeZone = useTimeZone()
  const term = terms.find(({ id }) => String(id) === draft.termId)
  return (
    <Grid>
      <TextInput
        id="course-name"
        label="Name"
        isRequired
        isDisabled={isDisabled}
        value={draft.name}
        onChange={(name) => onChange({ ...draft, name })}
        error={errors.name}
      />
      <SelectInput
        label="Term"
        value={draft.termId}
        isDisabled={isDisabled}
        options={[
          { value: '', label: 'No term' },
          ...terms.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(termId) => onChange({ ...draft, termId })}
        hint={
          term
            ? `The course runs with its term: ${formatDay(term.startDate, timeZone)} – ${formatDay(term.endDate, timeZone)}.`
            : 'Without a term, the course has dates of its own.'
        }
      />
      {!term && (
        <div className="dates">
          <TextInput
            id="course-start"
            label="First day"
            type="date"
            isDisabled={isDisabled}
            value={draft.startDay}
            onChange={(startDay) => onChange({ ...draft, startDay })}
          />
          <TextInput
            id="course-end"
            label="Last day"
            type="date"
            isDisabled={isDisabled}
            value={draft.endDay}
            onChange={(endDay) => onChange({ ...draft, endDay })}
            error={errors.endDay}
          />
        </div>
      )}
    </Grid>
  )
}
