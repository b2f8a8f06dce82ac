export { writeBackup, type BackupSource } from './write-backup.ts'
export { restoreBackup, type RestoreTarget } from './restore-backup.ts'
export { BackupError, missingFiles } from './archive.ts'
export { backupFileName, startBackups, type BackupPlan } from './scheduled-backups.ts'
