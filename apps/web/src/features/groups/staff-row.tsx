import type { GroupAssessmentSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, type RowAction, RowMenu, StatusChip } from '@isomorph/ui'
import { Link, useNavigate } from 'react-router'

import { nameOfMinutes } from '../../dates/dates.ts'
import { stateLookOf } from '../../entities/group/assessment-state.ts'
import { formatCount } from '../../numbers/counts.ts'
import { sittingPath } from '../../entities/group/learner-row.tsx'
import { MomentFact } from '../../entities/group/moment-fact.tsx'

interface ProgressProps {
  readonly counts: NonNullable<GroupAssessmentSummary['counts']>
  readonly path: string
}

function Progress({ counts, path }: ProgressProps) {
  return (
    <>
      <span>
        {t('groups.staff.started', { started: formatCount(counts.started), learners: formatCount(counts.learners) })}
      </span>
      {counts.finished > 0 && <span>{t('groups.staff.finished', { count: counts.finished })}</span>}
      {counts.needsPerson > 0 && (
        <Link to={`${path}/grading`}>
          <strong>{t('groups.staff.toGrade', { count: counts.needsPerson })}</strong>
        </Link>
      )}
      {counts.lateWork > 0 && <strong>{t('groups.staff.lateToDecide', { count: counts.lateWork })}</strong>}
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
    { label: t('groups.staff.results'), icon: 'people', onSelect: () => void navigate(`${path}/results`) },
    { label: t('groups.staff.viewAsStudent'), icon: 'eye', onSelect: () => void navigate(path) },
  ]
  if (canUpdate) {
    actions.push({
      label: t('groups.staff.settings'),
      icon: 'settings',
      onSelect: () => void navigate(`${path}/settings`),
    })
    actions.push({
      label: t('groups.staff.copy'),
      icon: 'copy',
      onSelect: () => void navigate(`/courses/${item.groupId}/copy?assessment=${item.id}`),
    })
    if (onPublish && item.isPublished) {
      actions.push({ label: t('groups.staff.unpublish'), icon: 'lock', onSelect: () => onPublish(false) })
    }
    if (onRemove) {
      actions.push({ label: t('groups.staff.remove'), icon: 'trash', isDestructive: true, onSelect: onRemove })
    }
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
        {item.counts && item.isPublished && <Progress counts={item.counts} path={path} />}
      </div>
      <div className="do">
        {canUpdate && onPublish && !item.isPublished && (
          <Button
            variant="outlined"
            onClick={() => onPublish(true)}
            aria-label={t('groups.staff.publish.of', { name: item.name })}
          >
            {t('groups.staff.publish')}
          </Button>
        )}
        <RowMenu name={item.name} actions={actions} />
      </div>
    </li>
  )
}
