import type { MapEntry, Sitting } from '@isomorph/contract'
import { Icon, type IconName } from '@isomorph/ui'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { useUserInfo } from '../../../data/index.ts'
import { formatPoints, nameOfPoints } from '../../../numbers/points.ts'
import { stillToBeMarked } from '../../../numbers/still-to-be-marked.ts'
import { useUnsentDrafts } from '../drafts/use-unsent-drafts.ts'
import { MapLink, MapList, MapPoints, MapRemark, MapSection, Position, StateIcon } from './assessment.styles.ts'

const states: Record<MapEntry['state'] | 'notSent', { icon: IconName; word: string }> = {
  untouched: { icon: 'circle', word: 'not begun' },
  draft: { icon: 'edit', word: 'not submitted yet' },
  attempted: { icon: 'check', word: 'submitted' },
  correct: { icon: 'checkCircle', word: 'correct' },
  partial: { icon: 'half', word: 'partly correct' },
  incorrect: { icon: 'xCircle', word: 'incorrect' },
  needsPerson: { icon: 'person', word: 'waits for a grader' },
  notSent: { icon: 'hourglass', word: 'submission waits to be sent' },
}

/** Says what is typed and has come no further; the empty string: nothing. */
function remarkOnTyped(
  { problemInstanceId, hasDraft }: MapEntry,
  unsent: readonly number[],
  submitted: readonly number[],
): string {
  if (submitted.includes(problemInstanceId)) return ''
  if (unsent.includes(problemInstanceId)) return 'typed, not sent'
  return hasDraft ? 'typed, not submitted' : ''
}

interface ProblemMapProps {
  readonly problems: readonly MapEntry[]
  readonly sections: Sitting['sections']
  readonly basePath: string
  /** Problem instances whose submission has not been sent yet. */
  readonly waiting: readonly number[]
  /** Problem instances whose submission waits or is being sent. */
  readonly submitted: readonly number[]
  /** Whether what is typed in the problem at hand reaches the server. */
  readonly isSaved: boolean
}

interface MapItemProps {
  readonly problem: MapEntry
  readonly name: keyof typeof states
  readonly path: string
  /** What is typed and has come no further; the empty string: nothing. */
  readonly typed: string
}

/** What a screen reader says of a problem: everything that its link shows. */
function labelOf({ position, earnedPoints, points, isBonus, pending }: MapEntry, word: string, typed: string): string {
  const answers = typed && `, answers ${typed.replace(',', ' and')}`
  const earned = earnedPoints === null ? '' : `${formatPoints(earnedPoints)} of `
  const bonus = isBonus ? ', bonus' : ''
  return `Problem ${position}, ${word}${answers}, ${earned}${nameOfPoints(points)}${bonus}${stillToBeMarked(pending)}`
}

function MapItem({ problem, name, path, typed }: MapItemProps) {
  const { position, earnedPoints, points, isBonus, pending } = problem
  const { icon, word } = states[name]
  return (
    <MapLink to={path} aria-label={labelOf(problem, word, typed)}>
      <Position>{position}</Position>
      <StateIcon data-state={name}>
        <Icon name={icon} size={18} />
      </StateIcon>
      <MapPoints>
        {earnedPoints === null ? '' : `${formatPoints(earnedPoints)}/`}
        {formatPoints(points)}
      </MapPoints>
      {isBonus && <MapRemark>bonus</MapRemark>}
      {typed && <MapRemark>{typed}</MapRemark>}
      {pending > 0 && <MapRemark>{pending} still to be marked</MapRemark>}
    </MapLink>
  )
}

/** On a narrow screen the map is a row that scrolls; the problem at hand stays in sight. */
function useKeptInSight(problemInstanceId: string | undefined) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = nav.current?.querySelector(`a[href$="/problems/${problemInstanceId}"]`)
    shown?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [problemInstanceId])
  return nav
}

/** The problems of a sitting, each with where it stands. */
export function ProblemMap({ problems, sections, basePath, waiting, submitted, isSaved }: ProblemMapProps) {
  const { problemInstanceId } = useParams()
  const userId = useUserInfo()?.id ?? 0
  const ids = problems.map((problem) => problem.problemInstanceId)
  const unsent = useUnsentDrafts(userId, ids).filter((id) => !isSaved || id !== Number(problemInstanceId))
  const nav = useKeptInSight(problemInstanceId)
  return (
    <nav aria-label="Problems" ref={nav}>
      <MapList>
        {problems.map((problem, index) => {
          const isFirst = problem.sectionKey !== problems[index - 1]?.sectionKey
          const section = isFirst ? sections.find(({ sectionKey }) => sectionKey === problem.sectionKey) : undefined
          const id = problem.problemInstanceId
          return (
            <li key={id}>
              {section && <MapSection>{section.title}</MapSection>}
              <MapItem
                problem={problem}
                name={waiting.includes(id) ? 'notSent' : problem.state}
                path={`${basePath}/problems/${id}`}
                typed={remarkOnTyped(problem, unsent, submitted)}
              />
            </li>
          )
        })}
      </MapList>
    </nav>
  )
}
