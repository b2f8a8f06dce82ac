import type { InstructorSchedule, TaughtTerm } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { MessageBand, SelectInput } from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { exchangeWords } from '../../entities/exchange/exchange-words.ts'
import { Facts } from './timetable-courses.styles.ts'

export const keyOfTerm = ({ externalProviderId, sessionId }: TaughtTerm): string => `${externalProviderId} ${sessionId}`

/** The term that is looked at, `first` unless somebody chooses another one, with the field to choose it where there are several. */
export function useTerm(
  terms: readonly TaughtTerm[],
  first: TaughtTerm | undefined = terms[0],
): [TaughtTerm | undefined, ReactNode] {
  const [key, setKey] = useState<string>()
  const term = terms.find((each) => keyOfTerm(each) === key) ?? first
  if (!term || terms.length < 2) return [term, null]
  const hasSeveral = new Set(terms.map(({ providerName }) => providerName)).size > 1
  const options = terms.map((each) => ({
    value: keyOfTerm(each),
    label: hasSeveral ? t('timetable-courses.term.of', { term: each.name, provider: each.providerName }) : each.name,
  }))
  const label = t('timetable-courses.term')
  return [term, <SelectInput key="term" label={label} value={keyOfTerm(term)} options={options} onChange={setKey} />]
}

function nothingToSay({ hasUniversityNumber, terms, problems }: InstructorSchedule): string | null {
  if (!hasUniversityNumber) return t('timetable-courses.noNumber')
  if (terms.length > 0 || problems.length > 0) return null
  return t('timetable-courses.noClass')
}

/** What is missing in a schedule, and why. */
export function ScheduleNotes({ schedule }: { schedule: InstructorSchedule }) {
  const nothing = nothingToSay(schedule)
  return (
    <>
      {schedule.problems.map(({ externalProviderId, providerName, message, said }) => (
        <MessageBand key={externalProviderId} tone="warning">
          {t('timetable-courses.problem', { provider: providerName, message: exchangeWords(said, message) })}
        </MessageBand>
      ))}
      {nothing !== null && <Facts>{nothing}</Facts>}
    </>
  )
}
