import { styled } from '@mui/material/styles'
import { Card, color } from '@isomorph/ui'

export const SettingsSections = styled('div')({ display: 'grid', gap: 24, maxWidth: 720 })

export const SettingsActions = styled('div')({ display: 'flex', gap: 8 })

export const SettingsGroups = styled('div')({ display: 'grid', gap: 16 })

/** What belongs together, with a heading and a sentence about it. */
export const SettingsGroup = styled(Card)({
  display: 'grid',
  gap: 20,
  '& h2': { margin: 0, fontSize: 16, lineHeight: 1.5 },
  '& h2 + p': { margin: '-16px 0 0', color: color.textSecond },
})
