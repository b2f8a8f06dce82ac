import { styled } from '@mui/material/styles'
import { Button } from '@isomorph/ui'

/** Fields below each other. */
export const FieldRows = styled('div')({ display: 'grid', gap: 16 })

/** As wide as its text, below the fields. */
export const RowButton = styled(Button)({ justifySelf: 'start' })
