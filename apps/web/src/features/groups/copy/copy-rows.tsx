import type { GroupAssessmentSummary } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCourseTimeZone, useServerNow } from '../../../data/hooks.ts'
import { formatDeadline, formatLongDayBeside, fromWallClock } from '../../../dates/dates.ts'
import { CheckboxField, TextField } from '../../../forms/field.tsx'
import { dateFields, datesOfSummary, type CopyDraft, type DateField } from './copy-draft.ts'
import { CopyDates, CopyRowFrame, CopyRows } from './copy.styles.ts'

const labels: Readonly<Record<DateField, PlainKey>> = {
  opensAt: 'group-copy.date.opens',
  dueAt: 'group-copy.date.due',
  closesAt: 'group-copy.date.closes',
}

interface DateProps {
  readonly index: number
  readonly field: DateField
  readonly original: string | null
}

/** One date of a copy: its day of the week, and what it was. */
function CopyDate({ index, field, original }: DateProps) {
  const { control } = useFormContext<CopyDraft>()
  const serverNow = useServerNow()
  const timeZone = useCourseTimeZone()
  const name = `rows.${index}.${field}` as const
  const typed = useWatch({ control, name })
  const moment = typed === '' ? null : fromWallClock(typed, timeZone)
  const was =
    original === null
      ? t('group-copy.date.noneHere')
      : t('group-copy.date.was', { moment: formatDeadline(original, timeZone) })
  const day = moment && formatLongDayBeside(moment, original ?? serverNow(), timeZone)
  return (
    <TextField
      control={control}
      name={name}
      id={`copy-${name}`}
      label={t(labels[field])}
      type="datetime-local"
      hint={day === null ? was : t('group-copy.date.day', { day, was })}
    />
  )
}

function CopyRow({ item, index }: { item: GroupAssessmentSummary; index: number }) {
  const { control } = useFormContext<CopyDraft>()
  const isChosen = useWatch({ control, name: `rows.${index}.isChosen` })
  const dates = datesOfSummary(item)
  return (
    <CopyRowFrame aria-label={item.name}>
      <CheckboxField control={control} name={`rows.${index}.isChosen`} label={item.name} />
      {isChosen && (
        <CopyDates>
          {dateFields.map((field) => (
            <CopyDate key={field} index={index} field={field} original={dates[field]} />
          ))}
        </CopyDates>
      )}
    </CopyRowFrame>
  )
}

/** Every assessment of the course with its dates. */
export function CopyAssessments({ items }: { items: readonly GroupAssessmentSummary[] }) {
  return (
    <CopyRows>
      {items.map((item, index) => (
        <CopyRow key={item.id} item={item} index={index} />
      ))}
    </CopyRows>
  )
}
