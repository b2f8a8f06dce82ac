import { color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const SettingsText = styled('p')({ margin: 0, fontSize: fontSize.table, color: color.textSecond })

export const SettingsForm = styled('div')({ display: 'grid', gap: 16, maxWidth: 800 })

export const SettingsTitle = styled('h2')({ margin: 0, fontSize: fontSize.h3 })

export const PanelRoom = styled('div')({ marginTop: 24, maxWidth: 880 })
