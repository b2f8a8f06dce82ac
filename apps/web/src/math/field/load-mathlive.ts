import { loadAreas } from '@isomorph/messages'
import type * as MathLiveModule from 'mathlive'

type MathLive = typeof MathLiveModule

let loading: Promise<MathLive> | undefined

async function load(): Promise<MathLive> {
  const [mathlive, { keyboardLayoutsFor }, { provideLayouts }] = await Promise.all([
    import('mathlive'),
    import('../keyboard/keyboard-layouts.ts'),
    import('../keyboard/math-keyboard.ts'),
    import('mathlive/fonts.css'),
    loadAreas(['math', 'math-keyboard']),
  ])
  provideLayouts(keyboardLayoutsFor)
  const { MathfieldElement } = mathlive
  // The style sheet above brings the fonts along; null keeps MathLive from asking a server for them again.
  MathfieldElement.fontsDirectory = null
  MathfieldElement.soundsDirectory = null
  MathfieldElement.keypressSound = null
  MathfieldElement.plonkSound = null
  return mathlive
}

/** Loads MathLive with its fonts once, on first need; after a failure the next call tries again. */
export function loadMathLive(): Promise<MathLive> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
