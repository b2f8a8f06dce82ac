import type { MapEntry } from '@isomorph/contract'
import { color, fontSize, Icon, radius, type IconName } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { NavLink, useParams } from 'react-router'
import { formatPoints } from '../../../numbers/points.ts'
import { stillToBeMarked } from '../../../numbers/still-to-be-marked.ts'

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  '@media (max-width: 899px)': { flexDirection: 'row', overflowX: 'auto', paddingBottom: 4 },
})

const Item = styled(NavLink)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: radius.control,
  color: color.text,
  fontSize: fontSize.table,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: color.sunken },
  '&.active': { backgroundColor: color.primarySoft, fontWeight: 620 },
})

const states: Record<MapEntry['state'], { icon: IconName; color: string; word: string }> = {
  untouched: { icon: 'circle', color: color.control, word: 'not begun' },
  draft: { icon: 'edit', color: color.primary, word: 'answers typed, not submitted' },
  attempted: { icon: 'check', color: color.primary, word: 'submitted' },
  correct: { icon: 'checkCircle', color: color.successText, word: 'correct' },
  partial: { icon: 'half', color: color.warningText, word: 'partly correct' },
  incorrect: { icon: 'xCircle', color: color.errorText, word: 'incorrect' },
  needsPerson: { icon: 'person', color: color.primary, word: 'waits for a grader' },
}

const notSent = { icon: 'hourglass', color: color.warningText, word: 'submission waits to be sent' } as const

interface ProblemMapProps {
  readonly problems: readonly MapEntry[]
  readonly basePath: string
  /** Problem instances whose submission has not been sent yet. */
  readonly waiting: readonly number[]
}

/** The problems of a sitting, each with where it stands. */
export function ProblemMap({ problems, basePath, waiting }: ProblemMapProps) {
  const { problemInstanceId } = useParams()
  const nav = useRef<HTMLElement>(null)
  // On a narrow screen the map is a row that scrolls; the problem at hand stays in sight.
  useEffect(() => {
    const shown = nav.current?.querySelector(`a[href$="/problems/${problemInstanceId}"]`)
    shown?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [problemInstanceId])
  return (
    <nav aria-label="Problems" ref={nav}>
      <List>
        {problems.map((problem) => {
          const state = waiting.includes(problem.problemInstanceId) ? notSent : states[problem.state]
          const earned = problem.earnedPoints === null ? '' : `${formatPoints(problem.earnedPoints)}/`
          return (
            <li key={problem.problemInstanceId}>
              <Item
                to={`${basePath}/problems/${problem.problemInstanceId}`}
                aria-label={`Problem ${problem.position}, ${state.word}, ${earned ? `${formatPoints(problem.earnedPoints ?? 0)} of ` : ''}${formatPoints(problem.points)} points${stillToBeMarked(problem.pending)}`}
              >
                <span style={{ minWidth: '1.4em', fontVariantNumeric: 'tabular-nums' }}>{problem.position}</span>
                <span style={{ color: state.color, display: 'inline-flex' }}>
                  <Icon name={state.icon} size={18} />
                </span>
                <span style={{ color: color.textSecond, fontVariantNumeric: 'tabular-nums' }}>
                  {earned}
                  {formatPoints(problem.points)}
                </span>
                {problem.pending > 0 && (
                  <span style={{ flexBasis: '100%', color: color.textSecond, fontSize: fontSize.small }}>
                    {problem.pending} still to be marked
                  </span>
                )}
              </Item>
            </li>
          )
        })}
      </List>
    </nav>
  )
}
