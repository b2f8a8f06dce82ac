import { color } from '../theme/tokens.ts'
import type { IconName } from '../icons.tsx'

/** What a colour means. */
export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'error'

/** Text, background and fill of a tone. */
export const tones: Record<Tone, { text: string; soft: string; fill: string; icon: IconName }> = {
  neutral: { text: color.textSecond, soft: color.sunken, fill: color.control, icon: 'info' },
  primary: { text: color.primary, soft: color.primarySoft, fill: color.primary, icon: 'info' },
  success: { text: color.successText, soft: color.successSoft, fill: color.success, icon: 'checkCircle' },
  warning: { text: color.warningText, soft: color.warningSoft, fill: color.warning, icon: 'alert' },
  error: { text: color.errorText, soft: color.errorSoft, fill: color.error, icon: 'xCircle' },
}
