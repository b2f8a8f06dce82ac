import type { Group } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Icon } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useIsAllowed } from '../../data/hooks.ts'
import { AddAssessmentDialog } from '../group-assessments/index.ts'

/** The one primary action of a course, for whom may give assessments to it. */
export function AddAssessmentButton({ group }: { group: Group }) {
  const canCreate = useIsAllowed('GroupAssessmentCreate', { entity: group })
  const [isAdding, setIsAdding] = useState(false)
  if (!canCreate) return null
  return (
    <>
      <Button variant="contained" startIcon={<Icon name="add" size={18} />} onClick={() => setIsAdding(true)}>
        {t('groups.add')}
      </Button>
      {isAdding && (
        <Suspense>
          <AddAssessmentDialog group={group} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
