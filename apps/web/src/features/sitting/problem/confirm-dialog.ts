export { ConfirmDialog } from '@isomorph/ui'
