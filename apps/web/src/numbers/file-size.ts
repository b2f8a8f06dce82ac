import { t } from '@isomorph/messages'
import { activeTag } from '@isomorph/messages/language'
import { formatCount } from './counts.ts'

/** `12 kB`, `1.5 MB` */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return t('shared.file.kilobytes', { size: formatCount(Math.ceil(bytes / 1000)) })
  const format = new Intl.NumberFormat(activeTag(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return t('shared.file.megabytes', { size: format.format(bytes / 1_000_000) })
}
