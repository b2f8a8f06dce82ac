import type { Term } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useFormContext, useWatch } from 'react-hook-form'
import { useGetExternalTermsQuery } from '../../data/core-api.ts'
import { useCourseTimeZone } from '../../data/hooks.ts'
import { formatDay } from '../../dates/dates.ts'
import { SelectField, TextField } from '../../forms/field.tsx'
import type { CourseDraft } from './course-draft.ts'
import { CourseDays, CourseFieldRows } from './groups.styles.ts'

function useTermHint(term: Term | undefined): string {
  const timeZone = useCourseTimeZone()
  if (!term) return t('groups.fields.noTerm.hint')
  const { startDate, endDate } = term
  return t('groups.fields.term.hint', { start: formatDay(startDate, timeZone), end: formatDay(endDate, timeZone) })
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
      <TextField control={control} name="name" id="course-name" label={t('groups.fields.name')} isRequired />
      <SelectField
        control={control}
        name="termId"
        label={t('groups.fields.term')}
        options={[
          { value: '', label: t('groups.fields.noTerm') },
          ...terms.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        hint={hint}
      />
      {!term && (
        <CourseDays>
          <TextField
            control={control}
            name="startDay"
            id="course-startDay"
            label={t('groups.fields.firstDay')}
            type="date"
          />
          <TextField
            control={control}
            name="endDay"
            id="course-endDay"
            label={t('groups.fields.lastDay')}
            type="date"
          />
        </CourseDays>
      )}
    </CourseFieldRows>
  )
}
