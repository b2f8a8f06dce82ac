import Link from '@mui/material/Link'
import { t } from '@isomorph/messages'
import { ErrorPanel, TableSkeleton } from '@isomorph/ui'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useListAssessmentReferencesQuery } from '../../../entities/assessment/assessments.api.ts'
import { useListProblemReferencesQuery } from '../../../entities/problem/problems.api.ts'
import { Detail, Name, Row, Rows } from '../sharing.styles.ts'

interface Use {
  readonly path: string
  readonly name: string
  readonly detail?: string
}

interface UsesProps {
  readonly fetched: { readonly error?: unknown; readonly refetch: () => unknown }
  readonly uses: readonly Use[] | undefined
  /** What is said where there is none that this person may see. */
  readonly nowhere: string
}

function Uses({ fetched, uses, nowhere }: UsesProps) {
  if (fetched.error && !uses) {
    return <ErrorPanel error={requestErrorOf(fetched.error)} onRetry={() => void fetched.refetch()} />
  }
  if (!uses) return <TableSkeleton rows={1} />
  if (uses.length === 0) return <Detail>{nowhere}</Detail>
  return (
    <Rows aria-label={t('sharing.uses')}>
      {uses.map(({ path, name, detail }) => (
        <Row key={path}>
          <span>
            <Name>
              <Link href={path}>{name}</Link>
            </Name>
            {detail && <Detail>{detail}</Detail>}
          </span>
        </Row>
      ))}
    </Rows>
  )
}

/** The assessments that use a problem, of those that somebody may read. */
export function UsesOfProblem({ problemId }: { problemId: number }) {
  const fetched = useListProblemReferencesQuery({ params: { problemId } })
  const uses = fetched.data?.map(({ assessmentId, name }) => ({ path: `/assessments/${assessmentId}`, name }))
  return <Uses fetched={fetched} uses={uses} nowhere={t('sharing.uses.noAssessment')} />
}

/** The courses that were given an assessment, of those whose assessments somebody may read. */
export function UsesOfAssessment({ assessmentId }: { assessmentId: number }) {
  const fetched = useListAssessmentReferencesQuery({ params: { assessmentId } })
  const uses = fetched.data?.map(({ groupId, groupAssessmentId, groupName, name }) => ({
    path: `/courses/${groupId}/groupAssignments/${groupAssessmentId}`,
    name: groupName,
    detail: name,
  }))
  return <Uses fetched={fetched} uses={uses} nowhere={t('sharing.uses.noCourse')} />
}
