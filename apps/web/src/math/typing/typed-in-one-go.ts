import type { MathfieldElement } from 'mathlive'
import { givesCommand } from './field-keys.ts'
import { closesArgument, typedAfter } from './typed-brackets.ts'

/** What has been typed in one go, and what its last key leaves to be done. */
export interface TypedInOneGo {
  readonly text: () => string
  /** A key has been written here in place of what MathLive would write. */
  readonly add: (key: string) => void
  /** Does what the last key leaves to be done, so that it is done before the next key is taken, however fast that comes. */
  readonly finish: () => void
}

/** Follows the keys that MathLive takes; forgets them where the caret is moved or the field is left. */
export function typedInOneGo(field: MathfieldElement): TypedInOneGo {
  let typed = ''
  let left: (() => void) | undefined
  const finish = (): void => {
    const act = left
    left = undefined
    act?.()
  }
  const forget = (): void => {
    finish()
    typed = ''
  }
  field.addEventListener('focusout', forget)
  field.addEventListener('pointerdown', forget)
  field.addEventListener('keydown', (event) => {
    typed = typedAfter(typed, givesCommand(event) ? '' : event.key)
    if (!closesArgument(typed)) return
    left = () => field.executeCommand('moveAfterParent')
    // MathLive has closed the bracket already, or does so with the input that this key brings.
    if (event.defaultPrevented) finish()
    else setTimeout(finish)
  })
  return {
    text: () => typed,
    add: (key) => {
      typed = typedAfter(typed, key)
    },
    finish,
  }
}
