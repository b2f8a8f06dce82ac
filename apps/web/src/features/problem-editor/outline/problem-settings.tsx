import { tagMaximumLength, tagsMaximum } from '@isomorph/contract'
import { TextInput } from '@isomorph/ui'
import { memo, useState, type ReactNode } from 'react'
import { OutlineSection } from './outline-section.tsx'

function readTags(text: string): readonly string[] {
  const tags = text.split(',').map((tag) => tag.trim().slice(0, tagMaximumLength))
  return [...new Set(tags)].filter((tag) => tag !== '').slice(0, tagsMaximum)
}

/** What helps to find the problem again. */
export const ProblemSettings = memo(function ProblemSettings({
  tags,
  onTagsChange,
}: {
  tags: readonly string[]
  onTagsChange: (tags: readonly string[]) => void
}): ReactNode {
  const [typed, setTyped] = useState<string>()
  return (
    <OutlineSection title="Settings">
      <TextInput
        label="Tags"
        hint="Separated by commas; they help to find the problem."
        value={typed ?? tags.join(', ')}
        onChange={(text) => {
          setTyped(text)
          onTagsChange(readTags(text))
        }}
        onBlur={() => setTyped(undefined)}
      />
    </OutlineSection>
  )
})
