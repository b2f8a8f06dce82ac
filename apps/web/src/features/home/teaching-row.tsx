import type { GroupAssessmentSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { StatusChip } from '@isomorph/ui'
import { Link } from 'react-router'
import { stateLookOf } from '../../entities/group/assessment-state.ts'
import { sittingPath } from '../../entities/group/learner-row.tsx'
import { MomentFact } from '../../entities/group/moment-fact.tsx'
import { formatCount } from '../../numbers/counts.ts'

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
            {t('home.row.started', {
              started: formatCount(item.counts.started),
              learners: formatCount(item.counts.learners),
            })}
          </span>
        )}
        {item.counts && item.counts.needsPerson > 0 && (
          <Link to={`${sittingPath(item)}/grading`}>
            <strong>{t('home.row.toGrade', { count: formatCount(item.counts.needsPerson) })}</strong>
          </Link>
        )}
        {item.counts && item.counts.lateWork > 0 && (
          <strong>{t('home.row.late', { count: formatCount(item.counts.lateWork) })}</strong>
        )}
      </div>
    </li>
  )
}
