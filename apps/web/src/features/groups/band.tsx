import Typography from '@mui/material/Typography'
import { color, fontSize } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { AssessmentList } from '../../entities/group/assessment-rows.tsx'

/** One band of a course: its name, and what stands in it. */
export function Band({ title, none, children }: { title: string; none?: string; children: readonly ReactNode[] }) {
  if (children.length === 0 && !none) return null
  return (
    <section aria-label={title} style={{ marginBottom: 32 }}>
      <Typography variant="h2" sx={{ marginBottom: 3 }}>
        {title}
      </Typography>
      {children.length > 0 ? (
        <AssessmentList>{children}</AssessmentList>
      ) : (
        <p style={{ margin: 0, color: color.textSecond, fontSize: fontSize.table }}>{none}</p>
      )}
    </section>
  )
}
