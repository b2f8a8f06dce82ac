import type { Sitting } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { MessageBand } from '@isomorph/ui'
import { AssessmentLinks } from '../../../entities/group/assessment-links.tsx'

/** What staff find on the start page: the ways to their other pages, and what starting means for them. */
export function StartPreview({ sitting, groupId }: { readonly sitting: Sitting; readonly groupId: number }) {
  return (
    <>
      <AssessmentLinks groupId={groupId} groupAssessmentId={sitting.groupAssessment.id} />
      <MessageBand tone="neutral" icon="info">
        {t('sitting-later.preview')}
      </MessageBand>
    </>
  )
}
