/** Work that stops every few milliseconds, for a process that has others to serve meanwhile. It returns the result in the end. */
export type Steps<T> = Generator<undefined, T, undefined>

/** Numbers that are handled in one step: some five milliseconds. */
const numbersInStep = 500_000

/** After how many deals a step ends, where each takes so many numbers. */
export function dealsInStep(numbers: number): number {
  return Math.max(1, Math.floor(numbersInStep / Math.max(1, numbers)))
}

/** All steps at once. */
export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
