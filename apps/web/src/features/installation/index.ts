export { installationActivities } from './pages.ts'
