export { parseDsn, type Dsn } from './dsn.ts'
export { createErrorReports, noErrorReports, type ErrorReports } from './error-reports.ts'
