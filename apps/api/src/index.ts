export { readEnvironment, type Environment } from './start/environment.ts'
export { startProduct, type RunningProduct } from './start/start.ts'
