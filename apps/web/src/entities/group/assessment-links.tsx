import { t } from '@isomorph/messages'
import { SectionLinks } from '../../screen/section-links.tsx'
import { sittingPath } from './learner-row.tsx'

/** What staff can look at of one assessment of a course. */
export function AssessmentLinks({ groupId, groupAssessmentId }: { groupId: number; groupAssessmentId: number }) {
  const path = sittingPath({ groupId, id: groupAssessmentId })
  return (
    <SectionLinks
      label={t('assessment-state.links.label')}
      links={[
        { label: t('assessment-state.links.live'), href: `${path}/live` },
        { label: t('assessment-state.links.grading'), href: `${path}/grading`, hasPagesBelow: true },
        { label: t('assessment-state.links.paper'), href: `${path}/paper`, hasPagesBelow: true },
        { label: t('assessment-state.links.results'), href: `${path}/results` },
        { label: t('assessment-state.links.scores'), href: `${path}/scores` },
        { label: t('assessment-state.links.statistics'), href: `${path}/statistics`, hasPagesBelow: true },
        { label: t('assessment-state.links.settings'), href: `${path}/settings` },
        { label: t('assessment-state.links.asStudent'), href: path },
      ]}
    />
  )
}
