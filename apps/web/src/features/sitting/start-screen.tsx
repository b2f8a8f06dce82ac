import { SittingFrame } from './assessment/sitting-frame.tsx'
import { StartPage } from './assessment/start-page.tsx'

export function StartScreen() {
  return (
    <SittingFrame>
      <StartPage />
    </SittingFrame>
  )
}
