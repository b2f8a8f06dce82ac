import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Icon, type IconName } from '../icons.tsx'
import { uiText } from '../texts.ts'
import { color } from '../theme/tokens.ts'

export interface RowAction {
  readonly label: string
  readonly icon?: IconName
  readonly isDestructive?: boolean
  readonly onSelect: () => void
}

/** What can be done with one row. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (actions.length === 0) return null
  return (
    <>
      <IconButton
        size="small"
        aria-label={uiText('ui.table.actionsFor', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            onClick={() => {
              setAnchor(null)
              action.onSelect()
            }}
            sx={{ gap: 2, color: action.isDestructive ? color.errorText : color.text }}
          >
            {action.icon && <Icon name={action.icon} size={18} />}
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
