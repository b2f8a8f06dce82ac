import { styled } from '@mui/material/styles'
import { Card } from '@isomorph/ui'

export const RolesCard = styled(Card)({ padding: '0 !important', maxWidth: 880 })

export const RoleList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })
