export { managementLists } from './roles/management-lists.ts'
