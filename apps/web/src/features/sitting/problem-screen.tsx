import { SittingFrame } from './assessment/sitting-frame.tsx'
import { ProblemPage } from './problem/problem-page.tsx'

export function ProblemScreen() {
  return (
    <SittingFrame>
      <ProblemPage />
    </SittingFrame>
  )
}
