import { classesMaximum, nameMaximumLength, type InstructorSchedule, type TaughtTerm } from '@isomorph/contract'
import { Button, MessageBand, SelectInput, TextInput } from '@isomorph/ui'
import { useState } from 'react'
import { requestErrorOf } from '../../data/request-error.ts'
import { counted } from '../../numbers/counts.ts'
import { ClassChoice } from './class-choice.tsx'
import { choicesOf, coursesApart, idsOf, keysOf, nameOfCourse, type CourseToMake } from './courses-to-make.ts'
import { useGetInstructorScheduleQuery } from './timetable-courses.api.ts'
import { CardTitle, Facts, TimetableCard } from './timetable-courses.styles.ts'
import { keyOfTerm, ScheduleNotes, useTerm } from './terms.tsx'
import { useMakeCourses } from './use-make-courses.ts'

const ways = [
  { value: 'together', label: 'One course for all of them' },
  { value: 'apart', label: 'A course for each' },
] as const
type Way = (typeof ways)[number]['value']

function refusalOf(name: string, classes: number): string | undefined {
  if (classes > classesMaximum) return `A course has at most ${classesMaximum} classes.`
  if (classes > 0 && name === '') return 'A name is required.'
  if (Array.from(name).length > nameMaximumLength) return `A name has at most ${nameMaximumLength} characters.`
  return undefined
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
      {chosen.length > 1 && <SelectInput<Way> label="Make of them" value={way} options={ways} onChange={setWay} />}
      {chosen.length > 0 && !isApart && (
        <TextInput label="Name of the course" isRequired value={name} onChange={setTypedName} error={refusal} />
      )}
      <div aria-live="polite">
        {error ? <MessageBand tone="error">{requestErrorOf(error).detail}</MessageBand> : null}
        {made.length > 0 && (
          <MessageBand tone="warning">
            Made: {made.map((course) => course.name).join(', ')}. The others were not: try again.
          </MessageBand>
        )}
      </div>
      <div>
        <Button variant="contained" disabled={!isReady || isLoading} onClick={() => void makeThem()}>
          {isApart ? `Make ${counted(courses.length, 'course', 'courses')}` : 'Make the course'}
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
      <Facts>
        People who are enrolled join as students, those who teach with you as instructors. The roster follows the
        timetable from then on.
      </Facts>
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
      <CardTitle>Or from the timetable</CardTitle>
      {!data && !error && <Facts role="status">The timetable is being asked…</Facts>}
      {!data && error ? <MessageBand tone="error">{requestErrorOf(error).detail}</MessageBand> : null}
      {data && <Schedule schedule={data} onMade={() => void refetch()} />}
    </TimetableCard>
  )
}
