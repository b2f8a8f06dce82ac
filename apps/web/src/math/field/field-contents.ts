import type { MathfieldElement } from 'mathlive'
import type { AuthorSpelling } from './author-spelling.ts'
import { dropArgumentBrackets } from '../typing/typed-brackets.ts'

/** What stands in a field, in the spelling it is stored in. */
export interface FieldContents {
  readonly show: (latex: string) => void
  readonly latex: () => string
  /** Whether something else stands there than when this was last asked, or shown. */
  readonly hasChanged: () => boolean
  /** Whether something was typed that `hasChanged` has not been asked about. */
  readonly isPending: () => boolean
  /** Shows what stands there as it is stored. */
  readonly settle: () => void
  /** Shows the stored formula again where the letters in the field have come to mean something else. */
  readonly respell: (stored: string) => void
}

export function contentsOf(field: MathfieldElement, spelling: () => AuthorSpelling | undefined): FieldContents {
  let known = ''
  const typed = (): string => field.getValue('latex')
  const read = (latex: string): string => spelling()?.fromField(latex) ?? latex
  const written = (stored: string): string => spelling()?.toField(stored) ?? stored
  const latex = (): string => read(dropArgumentBrackets(typed()))
  function show(shown: string): void {
    field.setValue(written(shown), { silenceNotifications: true })
    known = typed()
  }
  return {
    show,
    latex,
    hasChanged() {
      const now = typed()
      const isOther = now !== known
      known = now
      return isOther
    },
    isPending: () => typed() !== known,
    settle() {
      if (dropArgumentBrackets(typed()) !== typed()) show(latex())
    },
    respell(stored) {
      if (typed() === known && read(typed()) !== read(written(stored))) show(stored)
    },
  }
}
