import { styled } from '@mui/material/styles'
import { Card, color, fontSize } from '@isomorph/ui'

const Bar = styled('progress')({
  width: '100%',
  height: 8,
  appearance: 'none',
  border: 0,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: color.line,
  '&::-webkit-progress-bar': { backgroundColor: color.line },
  '&::-webkit-progress-value': { backgroundColor: color.primary, transition: 'width 180ms ease-out' },
  '&::-moz-progress-bar': { backgroundColor: color.primary },
})

/** How far an import is. */
export function ImportProgress({ doneCount, rowCount }: { doneCount: number; rowCount: number }) {
  const words = `${doneCount.toLocaleString('en-US')} of ${rowCount.toLocaleString('en-US')} lines`
  return (
    <Card sx={{ display: 'grid', gap: 3 }}>
      <div role="status" style={{ fontWeight: 620 }}>
        Importing: {words}
      </div>
      <Bar aria-label="Progress of the import" value={doneCount} max={rowCount} />
      <p style={{ margin: 0, fontSize: fontSize.table, color: color.textSecond }}>
        All of it happens or nothing. You can leave this page and come back to it.
      </p>
    </Card>
  )
}
