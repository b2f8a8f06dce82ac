export { readEnvironment, type Environment } from './platform/environment.ts'
export { startProduct, type RunningProduct } from './start.ts'
