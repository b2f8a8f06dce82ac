/** Where mathematics is computed: in this thread under a counted budget, in worker threads beyond it. */
export interface Evaluation {
  readonly gauges: () => Readonly<Record<string, number>>
  readonly close: () => Promise<void>
}

export function createEvaluation(): Evaluation {
  return { gauges: () => ({}), close: async () => undefined }
}
