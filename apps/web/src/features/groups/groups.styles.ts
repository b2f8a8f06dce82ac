import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { Card, color, fontSize } from '@isomorph/ui'

/** Fields of a course, and its days beside each other where there is room. */
export const CourseFieldRows = styled('div')({ display: 'grid', gap: 20, maxWidth: 640 })
export const CourseDays = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: 16,
})
export const CourseCard = styled(Card)({ display: 'grid', gap: 20, maxWidth: 720 })
export const CourseActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

export const BandSection = styled('section')({ marginBottom: 32 })

export const BandTitle = styled(Typography)({ marginBottom: 12 })

export const BandEmpty = styled('p')({ margin: 0, color: color.textSecond, fontSize: fontSize.table })

export const CourseFacts = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
})
