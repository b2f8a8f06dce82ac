import Typography from '@mui/material/Typography'
import { Button, Card, ErrorPanel, Icon } from '@isomorph/ui'
import { useState } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import { SafeHtml } from '../../../statement/safe-html.tsx'
import { usePreviewAssessmentStatementsQuery } from '../../../entities/assessment/assessments.api.ts'
import { PreviewHead, PreviewSection, PreviewSkeleton, Second, StatementTitle } from './editor.styles.ts'

function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
}

/** All statements of one variant, as a student would read them; of the saved version. */
export function PreviewPanel({ assessmentId }: { assessmentId: number }) {
  const [seed, setSeed] = useState(1)
  const { data, error, isFetching, refetch } = usePreviewAssessmentStatementsQuery({
    params: { assessmentId },
    body: { seed },
  })
  return (
    <PreviewSection aria-label="Preview">
      <PreviewHead>
        <Typography variant="h2">Preview of the saved version</Typography>
        <Button
          variant="outlined"
          startIcon={<Icon name="refresh" size={18} />}
          disabled={isFetching}
          onClick={() => setSeed(newSeed())}
        >
          New variant
        </Button>
      </PreviewHead>
      {error && <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <PreviewSkeleton />}
      {data?.map((statement, position) => (
        <Card key={statement.itemKey}>
          <StatementTitle variant="h3">
            <Second>{position + 1}.</Second> {statement.name}
          </StatementTitle>
          <SafeHtml html={statement.html} />
        </Card>
      ))}
    </PreviewSection>
  )
}
