import Tooltip from '@mui/material/Tooltip'
import { t } from '@isomorph/messages'
import { Icon } from '@isomorph/ui'
import { useAppDispatch, useAppSelector } from '../data/hooks.ts'
import { compactChosen } from '../data/slices/preferences-slice.ts'
import { WideOnlyButton } from './lists.styles.ts'

/** Rows of 44 or 36 px, for all lists. */
export function DensityButton() {
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const dispatch = useAppDispatch()
  return (
    <Tooltip title={isCompact ? t('shared.rows.roomy') : t('shared.rows.compact')}>
      <WideOnlyButton
        aria-label={t('shared.rows.compact')}
        aria-pressed={isCompact}
        onClick={() => dispatch(compactChosen(!isCompact))}
      >
        <Icon name="menu" />
      </WideOnlyButton>
    </Tooltip>
  )
}
