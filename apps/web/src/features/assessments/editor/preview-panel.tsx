import { t } from '@isomorph/messages'
import Typography from '@mui/material/Typography'
import { Button, Card, CheckboxInput, ErrorPanel, Icon } from '@isomorph/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import { StaticMath } from '../../../math/index.ts'
import { SafeHtml } from '../../../statement/safe-html.tsx'
import { usePreviewAssessmentStatementsQuery } from '../../../entities/assessment/assessments.api.ts'
import { usePreviewAssessmentSolutionsQuery } from './assessment-previews.api.ts'
import { PreviewHead, PreviewSection, PreviewSkeleton, Second, SolutionRoom, StatementTitle } from './editor.styles.ts'

function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
}

/** Below a long form nobody would see that it opened: its heading takes the focus and comes to the top, with what it is filled with. */
function useHeadingInView(isFilled: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const shown = heading.current
    if (document.activeElement === shown) shown?.scrollIntoView({ block: isFilled ? 'start' : 'nearest' })
  }, [isFilled])
  return heading
}

/** All statements of one variant, as a student would read them; of the saved version. */
export function PreviewPanel({ assessmentId, canUpdate }: { assessmentId: number; canUpdate: boolean }) {
  const [seed, setSeed] = useState(1)
  const [isSolved, setIsSolved] = useState(false)
  const { data, error, isFetching, refetch } = usePreviewAssessmentStatementsQuery({
    params: { assessmentId },
    body: { seed },
  })
  const heading = useHeadingInView(data !== undefined)
  return (
    <PreviewSection aria-label={t('assessments.preview')}>
      <PreviewHead>
        <Typography variant="h2" ref={heading} tabIndex={-1}>
          {t('assessments.preview.title')}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<Icon name="refresh" size={18} />}
          disabled={isFetching}
          onClick={() => setSeed(newSeed())}
        >
          {t('assessments.preview.variant')}
        </Button>
        {canUpdate && (
          <CheckboxInput label={t('assessments.preview.solutions')} isChecked={isSolved} onChange={setIsSolved} />
        )}
      </PreviewHead>
      {error && <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <PreviewSkeleton />}
      {data?.map((statement, position) => (
        <Card key={statement.itemKey}>
          <StatementTitle variant="h3">
            <Second>{position + 1}.</Second> {statement.name}
          </StatementTitle>
          <SafeHtml html={statement.html} />
          {isSolved && <Solution assessmentId={assessmentId} seed={seed} itemKey={statement.itemKey} />}
        </Card>
      ))}
    </PreviewSection>
  )
}

interface SolutionProps {
  readonly assessmentId: number
  readonly seed: number
  readonly itemKey: number
}

/** The right answers and the worked solution of one problem; all problems of a variant are asked for at once. */
function Solution({ assessmentId, seed, itemKey }: SolutionProps) {
  const { data, error, refetch } = usePreviewAssessmentSolutionsQuery({ params: { assessmentId }, body: { seed } })
  const solution = data?.find((each) => each.itemKey === itemKey)
  if (error) return <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
  if (!solution) return <PreviewSkeleton />
  return (
    <SolutionRoom>
      {solution.answers.length > 0 && (
        <>
          <h4>{t('assessments.preview.answers', { count: solution.answers.length })}</h4>
          <ol>
            {solution.answers.map(({ questionKey, latex }) => (
              <li key={questionKey}>
                <StaticMath latex={latex} />
              </li>
            ))}
          </ol>
        </>
      )}
      <h4>{t('assessments.preview.solution')}</h4>
      <SafeHtml html={solution.html} />
    </SolutionRoom>
  )
}
