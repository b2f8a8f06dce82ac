import type { Group, GroupAssessmentSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { ConfirmDialog, EmptyState, ErrorPanel, TableSkeleton } from '@isomorph/ui'
import { useState } from 'react'
import { courseRefusalOf } from '../../entities/course-refusal/refusal.ts'
import { useIsAllowed } from '../../data/hooks.ts'
import { bandsOf } from '../../entities/group/assessment-state.ts'
import { Band } from './band.tsx'
import { useListGroupAssessmentsQuery } from '../../entities/group/courses.api.ts'
import { StaffRow } from './staff-row.tsx'
import { useDeliveryActions } from './use-delivery-actions.ts'

function Bands({ items, canUpdate }: { items: readonly GroupAssessmentSummary[]; canUpdate: boolean }) {
  const { setPublished, remove } = useDeliveryActions()
  const [removing, setRemoving] = useState<GroupAssessmentSummary | null>(null)
  const bands = bandsOf(items)
  function rowOf(item: GroupAssessmentSummary) {
    return (
      <StaffRow
        key={item.id}
        item={item}
        canUpdate={canUpdate}
        onPublish={(isPublished) => void setPublished(item, isPublished)}
        onRemove={() => setRemoving(item)}
      />
    )
  }
  return (
    <>
      <Band title={t('groups.band.now')} none={t('groups.band.nothingOpen')}>
        {bands.now.map(rowOf)}
      </Band>
      <Band title={t('groups.band.needsYou')}>{bands.needsYou.map(rowOf)}</Band>
      <Band title={t('groups.band.comingAndPast')}>{[...bands.coming, ...bands.past].map(rowOf)}</Band>
      <ConfirmDialog
        isOpen={removing !== null}
        title={t('groups.staff.remove.title', { name: removing?.name ?? '' })}
        confirmLabel={t('groups.staff.remove.confirm')}
        isDestructive
        onCancel={() => setRemoving(null)}
        onConfirm={() => {
          if (removing) void remove(removing)
          setRemoving(null)
        }}
      >
        {t('groups.staff.remove.explain')}
      </ConfirmDialog>
    </>
  )
}

/** A course as its staff see it: Now, Needs you, Coming and past. */
export function StaffAssessments({ group }: { group: Group }) {
  const { data, error, refetch } = useListGroupAssessmentsQuery({ query: { groupId: group.id } })
  const canCreate = useIsAllowed('GroupAssessmentCreate', { entity: group })
  const canUpdate = useIsAllowed('GroupAssessmentUpdate', { entity: group })
  if (error && !data) return <ErrorPanel error={courseRefusalOf(error)} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={5} />
  return (
    <>
      {data.length === 0 ? (
        <EmptyState picture="assessments">
          {canCreate ? t('groups.staff.noneYetAdd') : t('groups.staff.noneYet')}
        </EmptyState>
      ) : (
        <Bands items={data} canUpdate={canUpdate} />
      )}
    </>
  )
}
