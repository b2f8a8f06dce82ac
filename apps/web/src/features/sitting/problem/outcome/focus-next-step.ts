import type { ProblemInstance } from '@isomorph/contract'
import { focusWithoutKeyboard } from '../../../../math/keyboard/keyboard-visibility.ts'

/** The question to go on with: the first that is not right, while it can be answered again. */
function questionToMend({ attempts, closedReason }: ProblemInstance): number | undefined {
  if (closedReason !== null) return undefined
  const isMissed = (verdict: string | null) => verdict === 'incorrect' || verdict === 'partial'
  // A regrade may have given full credit to a question, or dropped it: there is nothing to gain.
  return attempts.at(-1)?.responses.find(({ verdict, credit }) => credit === undefined && isMissed(verdict))
    ?.questionKey
}

/** Who has gone on to do something else meanwhile is not interrupted. */
function isFocusFree(page: HTMLElement): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement === page.querySelector('[data-submit]')
}

/** Moves the focus from the submit button to the first field that is not right, else to the next problem. */
export function focusNextStep(page: HTMLElement, instance: ProblemInstance): void {
  if (!isFocusFree(page)) return
  const questionKey = questionToMend(instance)
  const field = page.querySelector<HTMLElement>(
    `[data-question="${questionKey}"] :is(math-field, .math-field-early, input:not([disabled]), textarea)`,
  )
  const step = field ?? page.querySelector<HTMLElement>('[data-next-step]')
  if (!step) return
  focusWithoutKeyboard(step)
  // With its verdict, and why.
  field?.closest('[data-question]')?.scrollIntoView({ block: 'nearest' })
}
