import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { AssessmentSummary, Problem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Dialog } from '@isomorph/ui'
import { useId, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useIsAllowed } from '../../../data/hooks.ts'
import { PeopleWithRoles } from '../people/people-with-roles.tsx'
import { useAssessmentRoles, useProblemRoles } from '../people/use-entity-roles.ts'
import { DialogBody, Section } from '../sharing.styles.ts'
import { LibrariesOfProblem } from './libraries-of-problem.tsx'
import { UsesOfAssessment, UsesOfProblem } from './where-used.tsx'

function Frame({ name, onClose, children }: { name: string; onClose: () => void; children: ReactNode }) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('sharing.share.title', { name })}</DialogTitle>
      <DialogContent>
        <DialogBody>{children}</DialogBody>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('sharing.share.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Who may use a problem: people, and everybody who reads a library that holds it; and where it is used. */
export function ShareProblemDialog({ problem, onClose }: { problem: Problem; onClose: () => void }) {
  const roles = useProblemRoles(problem.id)
  const canModify = useIsAllowed('UserRoleModify', { entityType: 'Problem', entity: problem })
  const navigate = useNavigate()
  return (
    <Frame name={problem.name} onClose={onClose}>
      <Section>
        <h3>{t('sharing.people')}</h3>
        <PeopleWithRoles
          roles={roles}
          entityName={problem.name}
          canModify={canModify}
          onLeft={() => void navigate('/problems')}
        />
      </Section>
      <Section>
        <h3>{t('shared.libraries')}</h3>
        <LibrariesOfProblem problem={problem} canModify={canModify} />
      </Section>
      <Section>
        <h3>{t('sharing.uses')}</h3>
        <UsesOfProblem problemId={problem.id} />
      </Section>
    </Frame>
  )
}

/** Who may use an assessment, and where it is used. */
export function ShareAssessmentDialog({ assessment, onClose }: { assessment: AssessmentSummary; onClose: () => void }) {
  const roles = useAssessmentRoles(assessment.id)
  const canModify = useIsAllowed('UserRoleModify', { entityType: 'Assessment', entity: assessment })
  const navigate = useNavigate()
  return (
    <Frame name={assessment.name} onClose={onClose}>
      <Section>
        <h3>{t('sharing.people')}</h3>
        <PeopleWithRoles
          roles={roles}
          entityName={assessment.name}
          canModify={canModify}
          onLeft={() => void navigate('/assessments')}
        />
      </Section>
      <Section>
        <h3>{t('sharing.uses')}</h3>
        <UsesOfAssessment assessmentId={assessment.id} />
      </Section>
    </Frame>
  )
}
