import type { ReactNode } from 'react'
import { AssessmentList } from '../../entities/group/assessment-rows.tsx'
import { BandEmpty, BandSection, BandTitle } from './groups.styles.ts'

/** One band of a course: its name, and what stands in it. */
export function Band({ title, none, children }: { title: string; none?: string; children: readonly ReactNode[] }) {
  if (children.length === 0 && !none) return null
  return (
    <BandSection aria-label={title}>
      <BandTitle variant="h2">{title}</BandTitle>
      {children.length > 0 ? <AssessmentList>{children}</AssessmentList> : <BandEmpty>{none}</BandEmpty>}
    </BandSection>
  )
}
