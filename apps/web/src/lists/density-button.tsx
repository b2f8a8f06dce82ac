import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Icon } from '@isomorph/ui'
import { useAppDispatch, useAppSelector } from '../data/hooks.ts'
import { compactChosen } from '../data/slices/preferences-slice.ts'

/** Rows of 44 or 36 px, for all lists. */
export function DensityButton() {
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const dispatch = useAppDispatch()
  return (
    <Tooltip title={isCompact ? 'Roomy rows' : 'Compact rows'}>
      <IconButton
        aria-label="Compact rows"
        aria-pressed={isCompact}
        onClick={() => dispatch(compactChosen(!isCompact))}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <Icon name="menu" />
      </IconButton>
    </Tooltip>
  )
}
