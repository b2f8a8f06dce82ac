import type { MapEntry, Sitting } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { Icon, type IconName } from '@isomorph/ui'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { useUserInfo } from '../../../data/index.ts'
import { formatPoints, nameOfPoints } from '../../../numbers/points.ts'
import { stillToBeMarked } from '../../../numbers/still-to-be-marked.ts'
import { useUnsentDrafts } from '../drafts/use-unsent-drafts.ts'
import { MapLink, MapList, MapPoints, MapRemark, MapSection, Position, StateIcon } from './assessment.styles.ts'

const states: Record<MapEntry['state'] | 'notSent', { icon: IconName; word: PlainKey }> = {
  untouched: { icon: 'circle', word: 'sitting.map.untouched' },
  draft: { icon: 'edit', word: 'sitting.map.draft' },
  attempted: { icon: 'check', word: 'sitting.map.attempted' },
  correct: { icon: 'checkCircle', word: 'sitting.map.correct' },
  partial: { icon: 'half', word: 'sitting.map.partial' },
  incorrect: { icon: 'xCircle', word: 'sitting.map.incorrect' },
  needsPerson: { icon: 'person', word: 'sitting.map.needsPerson' },
  notSent: { icon: 'hourglass', word: 'sitting.map.notSent' },
}

type Typed = 'notSent' | 'notSubmitted' | 'other'

const remarks: Record<Typed, PlainKey | null> = {
  notSent: 'sitting.map.typedNotSent',
  notSubmitted: 'sitting.map.typedNotSubmitted',
  other: null,
}

/** What is typed and has come no further. */
function remarkOnTyped(
  { problemInstanceId, hasDraft }: MapEntry,
  unsent: readonly number[],
  submitted: readonly number[],
): Typed {
  if (submitted.includes(problemInstanceId)) return 'other'
  if (unsent.includes(problemInstanceId)) return 'notSent'
  return hasDraft ? 'notSubmitted' : 'other'
}

/** A problem of the map in one line, for screen readers. */
function nameOf({ position, points, earnedPoints, isBonus, pending }: MapEntry, state: string, typed: Typed): string {
  const all = nameOfPoints(points)
  return t('sitting.map.problem', {
    position: String(position),
    state,
    typed,
    points: earnedPoints === null ? all : t('sitting.pointsOf', { earned: formatPoints(earnedPoints), points: all }),
    isBonus: isBonus ? 'yes' : 'other',
    pending: stillToBeMarked(pending),
  })
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
  readonly typed: Typed
}

function MapItem({ problem, name, path, typed }: MapItemProps) {
  const { position, earnedPoints, points, isBonus, pending } = problem
  const { icon, word } = states[name]
  const remark = remarks[typed]
  return (
    <MapLink to={path} aria-label={nameOf(problem, t(word), typed)}>
      <Position>{position}</Position>
      <StateIcon data-state={name}>
        <Icon name={icon} size={18} />
      </StateIcon>
      <MapPoints>
        {earnedPoints !== null && `${formatPoints(earnedPoints)}/`}
        {formatPoints(points)}
      </MapPoints>
      {isBonus && <MapRemark>{t('sitting.map.bonus')}</MapRemark>}
      {remark && <MapRemark>{t(remark)}</MapRemark>}
      {pending > 0 && <MapRemark>{t('sitting.map.pending', { points: formatPoints(pending) })}</MapRemark>}
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
    <nav aria-label={t('sitting.map')} ref={nav}>
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
