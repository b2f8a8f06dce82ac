import { styled } from '@mui/material/styles'

/** Scoring by hand: percent beside the comment, the buttons below. */
export const ScoreRows = styled('div')({ display: 'grid', gap: 12 })
export const ScoreFields = styled('div')({ display: 'grid', gridTemplateColumns: '120px 1fr', gap: 12 })
export const ScoreActions = styled('div')({ display: 'flex', gap: 8 })
/** Pushes what follows to the other end. */
export const Spacer = styled('span')({ flex: 1 })
