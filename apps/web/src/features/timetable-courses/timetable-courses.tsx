import { classesMaximum, nameMaximumLength, type InstructorSchedule, type TaughtTerm } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, MessageBand, SelectInput, TextInput } from '@isomorph/ui'
import { useState } from 'react'

import { ClassChoice } from './class-choice.tsx'
import { choicesOf, coursesApart, idsOf, keysOf, nameOfCourse, type CourseToMake } from './courses-to-make.ts'
import { useGetInstructorScheduleQuery } from './timetable-courses.api.ts'
import { CardTitle, Facts, TimetableCard } from './timetable-courses.styles.ts'
import { keyOfTerm, ScheduleNotes, useTerm } from './terms.tsx'
import { timetableRefusalOf } from './timetable-refusal.ts'
import { useMakeCourses } from './use-make-courses.ts'

const ways = [
  { value: 'together', label: 'timetable-courses.make.together' },
  { value: 'apart', label: 'timetable-courses.make.apart' },
] as const
type Way = (typeof ways)[number]['value']

function refusalOf(name: string, classes: number): string | undefined {
  if (classes > classesMaximum) return t('timetable-courses.tooMany', { count: classesMaximum })
  if (classes > 0 && name === '') return t('timetable-courses.make.noName')
  if (Array.from(name).length > nameMaximumLength)
    return t('timetable-courses.make.longName', { count: nameMaximumLength })
  return undefined
}

function WayField({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  return (
    <SelectInput<Way>
      label={t('timetable-courses.make.ofThem')}
      value={way}
      options={ways.map(({ value, label }) => ({ value, label: t(label) }))}
      onChange={onChange}
    />
  )
}

/** Why a course was not made, and which ones were before. */
function Outcome({ error, made }: { error: unknown; made: readonly CourseToMake[] }) {
  return (
    <div aria-live="polite">
      {error ? <MessageBand tone="error">{timetableRefusalOf(error).detail}</MessageBand> : null}
      {made.length > 0 && (
        <MessageBand tone="warning">
          {t('timetable-courses.make.some', { names: made.map((course) => course.name).join(', ') })}
        </MessageBand>
      )}
    </div>
  )
}

/** The classes of a term, and the courses that are made of them. */
function CoursesOfTerm({ term, onMade }: { term: TaughtTerm; onMade: () => void }) {
  const [chosenKeys, setChosenKeys] = useState<readonly string[]>([])
  const [way, setWay] = useState<Way>('together')
  const [typedName, setTypedName] = useState<string | null>(null)
  const [made, setMade] = useState<readonly CourseToMake[]>([])
  const { make, isLoading, error } = useMakeCourses()
  const choices = choicesOf(term)
  const chosen = choices.filter(({ key }) => chosenKeys.includes(key))
  const isApart = chosen.length > 1 && way === 'apart'
  const name = typedName ?? nameOfCourse(chosen)
  const courses = isApart ? coursesApart(chosen) : [{ name: name.trim(), ...idsOf(chosen) }]
  const refusal = isApart ? undefined : refusalOf(name.trim(), chosen.length)
  const isReady = chosen.length > 0 && refusal === undefined
  async function makeThem(): Promise<void> {
    setMade([])
    const done = await make(term, courses)
    if (done.length === 0) return
    // Some were made and one was not: what is still to do stays chosen.
    setMade(done)
    setChosenKeys(chosenKeys.filter((key) => !done.some((course) => keysOf(course).includes(key))))
    onMade()
  }
  return (
    <>
      <ClassChoice termName={term.name} choices={choices} chosen={chosenKeys} onChange={setChosenKeys} />
      {chosen.length > 1 && <WayField way={way} onChange={setWay} />}
      {chosen.length > 0 && !isApart && (
        <TextInput
          label={t('timetable-courses.make.name')}
          isRequired
          value={name}
          onChange={setTypedName}
          error={refusal}
        />
      )}
      <Outcome error={error} made={made} />
      <div>
        <Button variant="contained" disabled={!isReady || isLoading} onClick={() => void makeThem()}>
          {isApart ? t('timetable-courses.make.several', { count: courses.length }) : t('timetable-courses.make.one')}
        </Button>
      </div>
    </>
  )
}

function Terms({ terms, onMade }: { terms: readonly TaughtTerm[]; onMade: () => void }) {
  const [term, choice] = useTerm(terms)
  if (!term) return null
  return (
    <>
      <Facts>{t('timetable-courses.make.explain')}</Facts>
      {choice}
      <CoursesOfTerm key={keyOfTerm(term)} term={term} onMade={onMade} />
    </>
  )
}

function Schedule({ schedule, onMade }: { schedule: InstructorSchedule; onMade: () => void }) {
  return (
    <>
      <ScheduleNotes schedule={schedule} />
      <Terms terms={schedule.terms} onMade={onMade} />
    </>
  )
}

/** What somebody teaches by the timetable, to make courses of it. */
export function TimetableCourses() {
  const { data, error, refetch } = useGetInstructorScheduleQuery(undefined)
  return (
    <TimetableCard>
      <CardTitle>{t('timetable-courses.make.title')}</CardTitle>
      {!data && !error && <Facts role="status">{t('timetable-courses.asking')}</Facts>}
      {!data && error ? <MessageBand tone="error">{timetableRefusalOf(error).detail}</MessageBand> : null}
      {data && <Schedule schedule={data} onMade={() => void refetch()} />}
    </TimetableCard>
  )
}
