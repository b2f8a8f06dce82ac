/** Ends what was started, the last first, each even when another could not be ended. */
export interface EndStack {
  readonly push: (end: () => Promise<unknown>) => void
  readonly end: () => Promise<void>
}

export function createEndStack(): EndStack {
  const ends: (() => Promise<unknown>)[] = []
  return {
    push: (end) => void ends.push(end),
    end: async () => {
      for (const end of ends.splice(0).toReversed()) await end().catch(() => undefined)
    },
  }
}

/** Runs what pushes its ends as it starts things; whatever fails, nothing is left running. */
export async function startOrEnd<T>(
  begin: (stack: EndStack) => Promise<T>,
): Promise<{ started: T; end: () => Promise<void> }> {
  const stack = createEndStack()
  try {
    return { started: await begin(stack), end: stack.end }
  } catch (error) {
    await stack.end()
    throw error
  }
}
