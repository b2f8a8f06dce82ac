export { installationActivities } from './activities.ts'
