import type { Sitting } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { MessageBand } from '@isomorph/ui'
import { AssessmentLinks } from '../../../entities/group/assessment-links.tsx'

/** What staff find on the start page: the ways to their other pages, and what starting means for them. */
export function StartPreview({ sitting }: { readonly sitting: Sitting }) {
  const { groupId, id } = sitting.groupAssessment
  return (
    <>
      <AssessmentLinks groupId={groupId} groupAssessmentId={id} />
      <MessageBand tone="neutral" icon="info">
        {t('sitting-later.preview')}
      </MessageBand>
    </>
  )
}
