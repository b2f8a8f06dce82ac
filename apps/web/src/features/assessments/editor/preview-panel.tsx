import Typography from '@mui/material/Typography'
import { Button, Card, color, ErrorPanel, Icon, SkeletonBar } from '@isomorph/ui'
import { useState } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import { SafeHtml } from '../../../statement/safe-html.tsx'
import { usePreviewAssessmentStatementsQuery } from '../../../entities/assessment/assessments.api.ts'

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
    <section aria-label="Preview" style={{ display: 'grid', gap: 16 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
        <Typography variant="h2">Preview of the saved version</Typography>
        <Button
          variant="outlined"
          startIcon={<Icon name="refresh" size={18} />}
          disabled={isFetching}
          onClick={() => setSeed(newSeed())}
        >
          New variant
        </Button>
      </div>
      {error && <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonBar style={{ height: 120 }} />}
      {data?.map((statement, position) => (
        <Card key={statement.itemKey}>
          <Typography variant="h3" sx={{ marginBottom: 2 }}>
            <span style={{ color: color.textSecond }}>{position + 1}.</span> {statement.name}
          </Typography>
          <SafeHtml html={statement.html} />
        </Card>
      ))}
    </section>
  )
}
