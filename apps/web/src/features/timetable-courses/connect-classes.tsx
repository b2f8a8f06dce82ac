import { classesMaximum, type InstructorSchedule, type TaughtTerm } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import { useState } from 'react'
import { ClassChoice } from './class-choice.tsx'
import { choicesOf, idsOf, type Choice } from './courses-to-make.ts'
import { keyOfTerm, ScheduleNotes, useTerm } from './terms.tsx'
import { useConnectTimetableClassesMutation, useGetScheduleForGroupQuery } from './timetable-courses.api.ts'
import { Actions, CardTitle, Facts, TimetableCard } from './timetable-courses.styles.ts'
import { timetableRefusalOf } from './timetable-refusal.ts'

interface ConnectProps {
  readonly groupId: number
  readonly onDone: () => void
}

const follows = (groupId: number, { groups }: Pick<Choice, 'groups'>): boolean =>
  groups.some(({ id }) => id === groupId)

/** The classes of a term, those ticked that the course follows already. */
function ClassesOfTerm({ term, groupId, onDone }: ConnectProps & { term: TaughtTerm }) {
  const choices = choicesOf(term)
  const [chosenKeys, setChosenKeys] = useState<readonly string[]>(
    choices.filter((choice) => follows(groupId, choice)).map(({ key }) => key),
  )
  const [connect, { isLoading, error }] = useConnectTimetableClassesMutation()
  const chosen = choices.filter(({ key }) => chosenKeys.includes(key))
  const isTooMany = chosen.length > classesMaximum
  async function connectThem(): Promise<void> {
    const { externalProviderId, sessionId } = term
    const { classIds, courseIds } = idsOf(chosen)
    const body = { externalProviderId, sessionId, classIds: [...classIds], courseIds: [...courseIds] }
    const answer = await connect({ params: { groupId }, body })
    if (!answer.error) onDone()
  }
  return (
    <>
      <ClassChoice termName={term.name} choices={choices} chosen={chosenKeys} onChange={setChosenKeys} />
      <div aria-live="polite">
        {isTooMany && (
          <MessageBand tone="error">{t('timetable-courses.tooMany', { count: classesMaximum })}</MessageBand>
        )}
        {error ? <MessageBand tone="error">{timetableRefusalOf(error).detail}</MessageBand> : null}
      </div>
      <Actions>
        <Button
          variant="contained"
          disabled={chosen.length === 0 || isTooMany || isLoading}
          onClick={() => void connectThem()}
        >
          {t('timetable-courses.follow')}
        </Button>
        <Button variant="text" onClick={onDone}>
          {t('timetable-courses.cancel')}
        </Button>
      </Actions>
    </>
  )
}

function Schedule({ schedule, groupId, onDone }: ConnectProps & { schedule: InstructorSchedule }) {
  const { terms } = schedule
  const followed = terms.find((each) => choicesOf(each).some((choice) => follows(groupId, choice)))
  const [term, choice] = useTerm(terms, followed ?? terms[0])
  return (
    <>
      <ScheduleNotes schedule={schedule} />
      {choice}
      {term && <ClassesOfTerm key={keyOfTerm(term)} term={term} groupId={groupId} onDone={onDone} />}
      {!term && (
        <Actions>
          <Button variant="outlined" onClick={onDone}>
            {t('timetable-courses.close')}
          </Button>
        </Actions>
      )}
    </>
  )
}

/** Lets a course that is there follow classes of the timetable. */
export function ConnectClasses({ groupId, onDone }: ConnectProps) {
  const { data, error } = useGetScheduleForGroupQuery({ params: { groupId } })
  return (
    <TimetableCard>
      <CardTitle>{t('timetable-courses.connect.title')}</CardTitle>
      <Facts>{t('timetable-courses.connect.explain')}</Facts>
      {!data && !error && <Facts role="status">{t('timetable-courses.asking')}</Facts>}
      {!data && error ? <MessageBand tone="error">{timetableRefusalOf(error).detail}</MessageBand> : null}
      {data && <Schedule schedule={data} groupId={groupId} onDone={onDone} />}
    </TimetableCard>
  )
}
