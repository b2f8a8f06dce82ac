import { TextInput, type TextInputProps } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { nameOfTimeZone } from '../dates/time-zones.ts'

type DateType = 'date' | 'datetime-local'

export function isDateType(type: TextInputProps['type']): type is DateType {
  return type === 'date' || type === 'datetime-local'
}

/** What stands below a field for a date: its hint, and the time zone unless the hint names it. */
export function hintWithZone(hint: ReactNode, timeZone: string): ReactNode {
  const zone = nameOfTimeZone(timeZone)
  if (hint === undefined || hint === null || hint === '') return zone
  if (typeof hint === 'string' && hint.includes(zone)) return hint
  return (
    <>
      {hint} · {zone}
    </>
  )
}

interface DateInputProps extends Omit<TextInputProps, 'type'> {
  readonly type: DateType
  /** In which the date is typed: the field says so. */
  readonly timeZone: string
}

/** A field for a date that is not part of a form, such as the filter of a list. */
export function DateInput({ timeZone, hint, ...input }: DateInputProps) {
  return <TextInput {...input} hint={hintWithZone(hint, timeZone)} />
}
