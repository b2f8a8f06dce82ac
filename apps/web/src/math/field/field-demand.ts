/** A page is read first. Where nobody turns to a field, the fields are made this long after the first one is shown. */
export const readingMilliseconds = 4000

export interface FieldDemand {
  /** Somebody turns to a field, or a field has something to show. */
  readonly ask: () => void
  /** Resolves once a field is asked for, or there was time to read. */
  readonly whenAsked: () => Promise<void>
}

export function createFieldDemand(): FieldDemand {
  let ask = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    ask = resolve
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    ask,
    async whenAsked() {
      timer ??= setTimeout(ask, readingMilliseconds)
      await asked
    },
  }
}

/** The fields of a page share MathLive: with the first that is asked for, all are made. */
export const fieldDemand = createFieldDemand()
