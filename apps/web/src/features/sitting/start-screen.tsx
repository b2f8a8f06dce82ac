import type { Sitting } from '@isomorph/contract'
import { Suspense } from 'react'
import { lazyPart } from '../../screen/load-screen.ts'
import { SittingFrame } from './assessment/sitting-frame.tsx'
import { StartPage } from './assessment/start-page.tsx'

const StartPreview = lazyPart(
  async () => (await import('./assessment/start-preview.tsx')).StartPreview,
  ['sitting-later', 'assessment-state'],
)

function leadOf(sitting: Sitting) {
  return (
    sitting.isPreview && (
      <Suspense fallback={null}>
        <StartPreview sitting={sitting} />
      </Suspense>
    )
  )
}

export function StartScreen() {
  return (
    <SittingFrame lead={leadOf}>
      <StartPage />
    </SittingFrame>
  )
}
