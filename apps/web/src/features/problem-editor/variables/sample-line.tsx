import { styled } from '@mui/material/styles'
import { t } from '@isomorph/messages'
import { color, fontSize } from '@isomorph/ui'
import { useContext, type ReactNode } from 'react'
import { RichTextView } from '../../../rich-text-view/index.ts'
import { InsightContext } from '../draft/editor-context.ts'
import type { VariableSample } from '../engine/protocol.ts'

const Line = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: 8,
  color: color.textSecond,
  fontSize: fontSize.small,
  overflow: 'hidden',
  '& .rich-text': { display: 'inline' },
  '& .rich-text-paragraph': { display: 'inline', margin: 0 },
})

function SampledValue({ value }: { value: VariableSample['values'][number] }): ReactNode {
  if (value.type !== 'picture') return <RichTextView document={value} />
  return value.description === ''
    ? t('problem-editor.variable.sample.undescribed')
    : t('problem-editor.variable.sample.picture', { description: value.description })
}

/** The first values of a variable, up to three and an ellipsis. */
export function SampleLine({ variableId, prefix = '' }: { variableId: number; prefix?: string }): ReactNode {
  const { samples } = useContext(InsightContext)
  const sample = samples.find(({ id }) => id === variableId)
  if (!sample || sample.values.length === 0) return null
  return (
    <Line>
      {prefix}
      {sample.values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- samples are listed in a fixed order
        <SampledValue key={index} value={value} />
      ))}
      {sample.hasMore && '…'}
    </Line>
  )
}
