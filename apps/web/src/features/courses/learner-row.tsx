import type { GroupAssessmentSummary } from '@isomorph/contract'
import { Button, StatusChip } from '@isomorph/ui'
import { Link } from 'react-router'
import { learnerActionOf, ownLookOf } from './assessment-state.ts'
import { MomentFact } from './moment-fact.tsx'
import { formatPoints } from '../../numbers/points.ts'

/** Where a sitting stands. */
export function sittingPath({ groupId, id }: { groupId: number; id: number }): string {
  return `/courses/${groupId}/groupAssignments/${id}`
}

function Score({ item }: { item: GroupAssessmentSummary }) {
  const { own, points } = item
  if (!own || own.status === 'NotStarted') return <span>{formatPoints(points)} points</span>
  if (own.points === null) return <span>Score not released yet</span>
  return (
    <span>
      <strong>
        {formatPoints(own.points)} / {formatPoints(points)}
      </strong>{' '}
      points{own.pending > 0 && `, ${formatPoints(own.pending)} still to be marked`}
    </span>
  )
}

/** An assessment as somebody who takes the course sees it. */
export function LearnerRow({ item, courseName }: { item: GroupAssessmentSummary; courseName?: string }) {
  const look = ownLookOf(item)
  const action = learnerActionOf(item)
  const path = sittingPath(item)
  return (
    <li>
      <div className="what">
        <Link to={path}>{item.name}</Link>
        <StatusChip tone={look.tone} icon={look.icon} label={look.label} />
      </div>
      <div className="facts">
        {courseName && <span>{courseName}</span>}
        <MomentFact item={item} />
        {item.timeLimitMinutes !== null && <span>{item.timeLimitMinutes} minutes</span>}
        <Score item={item} />
      </div>
      {action && (
        <div className="do">
          <Button href={path} variant={action === 'Review' ? 'text' : 'outlined'} aria-label={`${action} ${item.name}`}>
            {action}
          </Button>
        </div>
      )}
    </li>
  )
}
