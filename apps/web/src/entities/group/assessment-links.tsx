import { SectionLinks } from '../../screen/section-links.tsx'
import { sittingPath } from './learner-row.tsx'

/** What staff can look at of one assessment of a course. */
export function AssessmentLinks({ groupId, groupAssessmentId }: { groupId: number; groupAssessmentId: number }) {
  const path = sittingPath({ groupId, id: groupAssessmentId })
  return (
    <SectionLinks
      label="Assessment"
      links={[
        { label: 'Live', href: `${path}/live` },
        { label: 'Grading', href: `${path}/grading` },
        { label: 'Paper', href: `${path}/paper` },
        { label: 'Results', href: `${path}/results` },
        { label: 'Scores', href: `${path}/scores` },
        { label: 'Statistics', href: `${path}/statistics` },
        { label: 'Settings', href: `${path}/settings` },
        { label: 'View as a student', href: path },
      ]}
    />
  )
}
