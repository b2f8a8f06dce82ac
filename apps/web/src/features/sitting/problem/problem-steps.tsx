import { t } from '@isomorph/messages'
import { Button, Icon } from '@isomorph/ui'
import { useParams } from 'react-router'
import { useSitting } from '../assessment/sitting-context.ts'
import { StepRow } from './problem-page.styles.ts'

/** The problem before this one and the next; after the last the overview. */
export function ProblemSteps() {
  const { sitting, basePath } = useSitting()
  const { problemInstanceId } = useParams()
  const at = sitting.problems.findIndex((problem) => problem.problemInstanceId === Number(problemInstanceId))
  const pathOf = (index: number) => {
    const problem = sitting.problems[index]
    return problem && `${basePath}/problems/${problem.problemInstanceId}`
  }
  const previous = pathOf(at - 1)
  const next = pathOf(at + 1)
  return (
    <StepRow aria-label={t('sitting.steps')}>
      {previous && (
        <Button href={previous} startIcon={<Icon name="chevronLeft" size={18} />}>
          {t('sitting.steps.previous')}
        </Button>
      )}
      <Button data-next-step href={next ?? basePath}>
        {t(next ? 'sitting.steps.next' : 'sitting.steps.overview')} <Icon name="chevronRight" size={18} />
      </Button>
    </StepRow>
  )
}
