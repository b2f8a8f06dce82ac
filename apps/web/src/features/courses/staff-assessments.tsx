import Button from '@mui/material/Button'
import type { Group, GroupAssessmentSummary } from '@isomorph/contract'
import { ConfirmDialog, EmptyState, ErrorPanel, Icon, TableSkeleton } from '@isomorph/ui'
import { lazy, Suspense, useState } from 'react'
import { useIsAllowed } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { bandsOf } from './assessment-state.ts'
import { Band } from './band.tsx'
import { useListGroupAssessmentsQuery } from './courses.api.ts'
import { StaffRow } from './staff-row.tsx'
import { useDeliveryActions } from './use-delivery-actions.ts'

const AddAssessmentDialog = lazy(async () => ({
  default: (await import('./delivery-settings/add-assessment-dialog.tsx')).AddAssessmentDialog,
}))

function AddButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button variant="contained" startIcon={<Icon name="add" size={18} />} onClick={onOpen}>
      Add assessment
    </Button>
  )
}

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
      <Band title="Now" none="Nothing is open at the moment.">
        {bands.now.map(rowOf)}
      </Band>
      <Band title="Needs you">{bands.needsYou.map(rowOf)}</Band>
      <Band title="Coming and past">{[...bands.coming, ...bands.past].map(rowOf)}</Band>
      <ConfirmDialog
        isOpen={removing !== null}
        title={`Remove ${removing?.name ?? ''} from this course?`}
        confirmLabel="Remove"
        isDestructive
        onCancel={() => setRemoving(null)}
        onConfirm={() => {
          if (removing) void remove(removing)
          setRemoving(null)
        }}
      >
        Students will no longer see it. Work already done stays in the records.
      </ConfirmDialog>
    </>
  )
}

/** A course as its staff see it: Now, Needs you, Coming and past. */
export function StaffAssessments({ group }: { group: Group }) {
  const { data, error, refetch } = useListGroupAssessmentsQuery({ query: { groupId: group.id } })
  const canCreate = useIsAllowed('GroupAssessmentCreate', { entity: group })
  const canUpdate = useIsAllowed('GroupAssessmentUpdate', { entity: group })
  const [isAdding, setIsAdding] = useState(false)
  if (error && !data) return <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={5} />
  return (
    <>
      {canCreate && data.length > 0 && (
        <div style={{ display: 'flex', justifyContent: 'flex-end', marginBottom: 8 }}>
          <AddButton onOpen={() => setIsAdding(true)} />
        </div>
      )}
      {data.length === 0 ? (
        <EmptyState picture="assessments" action={canCreate && <AddButton onOpen={() => setIsAdding(true)} />}>
          Nothing has been given to this course yet. Choose an assessment and say when it is due.
        </EmptyState>
      ) : (
        <Bands items={data} canUpdate={canUpdate} />
      )}
      {isAdding && (
        <Suspense>
          <AddAssessmentDialog group={group} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
