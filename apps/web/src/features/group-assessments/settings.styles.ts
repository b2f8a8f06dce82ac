import { styled } from '@mui/material/styles'
import { Card, SkeletonBar, color, fontSize } from '@isomorph/ui'

/** Fields that belong together, beside each other where there is room. */
export const SettingsGroup = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: 12, fontWeight: 650 },
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))', gap: 16 },
})
export const SettingsNote = styled('p')({ margin: '8px 0 0', fontSize: fontSize.small, color: color.textSecond })
export const FullWidth = styled('div')({ gridColumn: '1 / -1' })
export const Choices = styled(FullWidth)({ display: 'grid', gap: 12, alignContent: 'start' })

export const SettingsCard = styled(Card)({ maxWidth: 880 })
/** Switches all fields off at once. */
export const SettingsFieldset = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 })
export const SettingsSections = styled('div')({ display: 'grid', gap: 32, maxWidth: 800 })
export const SaveBar = styled('div')({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  padding: '12px 0',
  margin: '24px 0 -24px',
  backgroundColor: color.surface,
  borderTop: `1px solid ${color.line}`,
})
export const WrongCount = styled('span')({ color: color.errorText })
export const RevisionChoice = styled('div')({ marginTop: 8 })

/** Settings that few need, to be opened. */
export const MoreSettings = styled('details')({
  borderTop: `1px solid ${color.line}`,
  paddingTop: 12,
  '& summary': {
    cursor: 'pointer',
    fontWeight: 620,
    fontSize: fontSize.table,
    color: color.primary,
    width: 'fit-content',
  },
  '& > div': { boxSizing: 'border-box', display: 'grid', gap: 24, marginTop: 16 },
})

/** The assessments to choose from. */
export const ChoiceFrame = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& > legend': { padding: 0, marginBottom: 4, fontSize: fontSize.table, fontWeight: 620 },
})

/** Errors in some variants, and why they are accepted. */
export const Faults = styled('div')({ display: 'grid', gap: 12 })
export const FaultList = styled('ul')({ margin: 0, paddingInlineStart: 20 })

export const ChoiceSkeleton = styled(SkeletonBar)({ height: 20, margin: 12 })

export const BreakingText = styled('span')({ overflowWrap: 'anywhere' })

export const BandRoom = styled('div')({ marginBottom: 16 })

export const ReleaseList = styled('ul')({ margin: '4px 0 0', paddingInlineStart: 20 })

/** Problems with points and weight. */
export const StructureTable = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.table,
  '& caption': { textAlign: 'start', fontWeight: 620, paddingBottom: 4 },
  '& th, & td': { padding: '4px 0', borderBottom: `1px solid ${color.line}`, textAlign: 'start', fontWeight: 400 },
  '& thead th': { color: color.textSecond },
  '& th[scope="rowgroup"]': { fontWeight: 620 },
  '& th[scope="row"]': { overflowWrap: 'anywhere' },
  '& th:not(:first-of-type), & td': { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: 12 },
})
