import { styled } from '@mui/material/styles'
import { Card } from '@isomorph/ui'

/** Fields of a course, and its days beside each other where there is room. */
export const CourseFieldRows = styled('div')({ display: 'grid', gap: 20, maxWidth: 640 })
export const CourseDays = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: 16,
})
export const CourseCard = styled(Card)({ display: 'grid', gap: 20, maxWidth: 720 })
export const CourseActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
