import type { GroupAssessmentSummary } from '@isomorph/contract'
import { StatusChip } from '@isomorph/ui'
import { Link } from 'react-router'
import { stateLookOf } from '../../entities/group/assessment-state.ts'
import { sittingPath } from '../../entities/group/learner-row.tsx'
import { MomentFact } from '../../entities/group/moment-fact.tsx'

/** An assessment of a course one teaches, on the home page. */
export function TeachingRow({ item, courseName }: { item: GroupAssessmentSummary; courseName: string }) {
  const look = stateLookOf(item)
  return (
    <li>
      <div className="what">
        <Link to={`${sittingPath(item)}/results`}>{item.name}</Link>
        <StatusChip tone={look.tone} icon={look.icon} label={look.label} />
      </div>
      <div className="facts">
        <span>{courseName}</span>
        <MomentFact item={item} />
        {item.counts && (
          <span>
            {item.counts.started} of {item.counts.learners} started
          </span>
        )}
        {item.counts && item.counts.needsPerson > 0 && <strong>{item.counts.needsPerson} to grade</strong>}
        {item.counts && item.counts.lateWork > 0 && <strong>{item.counts.lateWork} late to decide</strong>}
      </div>
    </li>
  )
}
