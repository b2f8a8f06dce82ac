export { EmbeddedDatabaseError, type EmbeddedDatabaseErrorReason } from './errors.ts'
export { distributionFolders } from './binaries.ts'
export {
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  findRunningDatabase,
  startEmbeddedDatabase,
} from './start.ts'
