import type { MathfieldElement } from 'mathlive'
import type * as LiveFieldModule from './live-field.ts'
import { loadMathLive } from './load-mathlive.ts'

/** MathLive and everything that needs it: a page can be read before they arrive. */
export interface FieldParts {
  readonly MathfieldElement: new () => MathfieldElement
  readonly live: typeof LiveFieldModule
}

export async function loadField(): Promise<FieldParts> {
  const [{ MathfieldElement }, live] = await Promise.all([loadMathLive(), import('./live-field.ts')])
  await live.followLanguage(MathfieldElement)
  return { MathfieldElement, live }
}
