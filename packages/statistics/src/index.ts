export { intraclassOf, kappaOf, type Pair } from './agreement.ts'
export { benjaminiHochberg } from './benjamini-hochberg.ts'
export { discriminationOf, pearson, residualsOn } from './correlation.ts'
export { fQuantile, normalQuantile975, tQuantile } from './distributions.ts'
export type { Condition, DrawnValue } from './drawn-splits.ts'
export { isMet } from './drawn-splits.ts'
export {
  drawnMinimum,
  drawnValues,
  drawnValuesInSteps,
  type DrawnCase,
  type DrawnFinding,
  type DrawnValues,
} from './drawn-values.ts'
export { fifthsOf, type Fifth } from './fifths.ts'
export { correlationEstimate, difficultyOf, meanEstimate, shareEstimate, type Estimate } from './intervals.ts'
export { deviationOf, meanOf, quantileOf, quartilesOf, sumOf, varianceOf } from './moments.ts'
export { centredByProblem, centringMinimum, reliabilityOf, type Reliability } from './reliability.ts'
export { riskRatio, type RiskRatio } from './risk-ratio.ts'
export {
  fairnessMinimum,
  permutations,
  variantFairness,
  variantFairnessInSteps,
  variantMinimum,
  type Fairness,
  type VariantDifference,
} from './variant-fairness.ts'
export type { Steps } from './steps.ts'
