/** The fewest learners for which a figure is shown. Below, it would tell of chance or of single people. */
export const fewestLearners = {
  difficulty: 5,
  time: 5,
  discrimination: 30,
  fifths: 30,
  reliability: 30,
} as const

/** Fairness and drawn values: a finding is one when its adjusted p is not above. */
export const falseDiscoveryRate = 0.05

/** Wrong answers and variants of a problem that are listed. */
export const wrongAnswersShown = 10
export const variantsShown = 200
