import type { GroupAssessmentSummary } from '@isomorph/contract'
import { Button, type RowAction, RowMenu, StatusChip } from '@isomorph/ui'
import { Link, useNavigate } from 'react-router'
import { nameOfMinutes } from '../../dates/dates.ts'
import { stateLookOf } from '../../entities/group/assessment-state.ts'
import { sittingPath } from '../../entities/group/learner-row.tsx'
import { MomentFact } from '../../entities/group/moment-fact.tsx'

function Progress({ counts }: { counts: NonNullable<GroupAssessmentSummary['counts']> }) {
  return (
    <>
      <span>
        {counts.started} of {counts.learners} started
      </span>
      {counts.finished > 0 && <span>{counts.finished} finished</span>}
      {counts.needsPerson > 0 && <strong>{counts.needsPerson} to grade</strong>}
      {counts.lateWork > 0 && <strong>{counts.lateWork} late to decide</strong>}
    </>
  )
}

interface StaffRowProps {
  readonly item: GroupAssessmentSummary
  readonly canUpdate: boolean
  readonly onPublish?: (isPublished: boolean) => void
  readonly onRemove?: () => void
}

function useActions({ item, canUpdate, onPublish, onRemove }: StaffRowProps): readonly RowAction[] {
  const navigate = useNavigate()
  const path = sittingPath(item)
  const actions: RowAction[] = [
    { label: 'Results', icon: 'people', onSelect: () => void navigate(`${path}/results`) },
    { label: 'View as a student', icon: 'eye', onSelect: () => void navigate(path) },
  ]
  if (canUpdate) {
    actions.push({ label: 'Settings', icon: 'settings', onSelect: () => void navigate(`${path}/settings`) })
    actions.push({
      label: 'Copy to another course',
      icon: 'copy',
      onSelect: () => void navigate(`/courses/${item.groupId}/copy?assessment=${item.id}`),
    })
    if (onPublish && item.isPublished) {
      actions.push({ label: 'Unpublish', icon: 'lock', onSelect: () => onPublish(false) })
    }
    if (onRemove) actions.push({ label: 'Remove from course', icon: 'trash', isDestructive: true, onSelect: onRemove })
  }
  return actions
}

/** An assessment as staff see it; leads to its results. */
export function StaffRow(props: StaffRowProps) {
  const { item, canUpdate, onPublish } = props
  const look = stateLookOf(item)
  const path = sittingPath(item)
  const actions = useActions(props)
  return (
    <li>
      <div className="what">
        <Link to={item.isPublished || !canUpdate ? `${path}/results` : `${path}/settings`}>{item.name}</Link>
        <StatusChip tone={look.tone} icon={look.icon} label={look.label} />
      </div>
      <div className="facts">
        <MomentFact item={item} />
        {item.timeLimitMinutes !== null && <span>{nameOfMinutes(item.timeLimitMinutes)}</span>}
        {item.counts && item.isPublished && <Progress counts={item.counts} />}
      </div>
      <div className="do">
        {canUpdate && onPublish && !item.isPublished && (
          <Button variant="outlined" onClick={() => onPublish(true)} aria-label={`Publish ${item.name}`}>
            Publish
          </Button>
        )}
        <RowMenu name={item.name} actions={actions} />
      </div>
    </li>
  )
}
