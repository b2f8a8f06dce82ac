export {
  createMetrics,
  metricsContentType,
  type Label,
  type Labels,
  type Measure,
  type Metrics,
  type Timer,
} from './metrics.ts'
