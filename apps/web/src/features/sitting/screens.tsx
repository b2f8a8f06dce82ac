import { ProblemPage } from './problem-page.tsx'
import { SittingFrame } from './sitting-frame.tsx'
import { StartPage } from './start-page.tsx'

export function StartScreen() {
  return (
    <SittingFrame>
      <StartPage />
    </SittingFrame>
  )
}

export function ProblemScreen() {
  return (
    <SittingFrame>
      <ProblemPage />
    </SittingFrame>
  )
}
