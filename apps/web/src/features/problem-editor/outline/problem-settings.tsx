import { optionsOf } from '../../../forms/message-options.ts'
import type { Licensing, ProblemOrigin } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import type { ProblemContent } from '@isomorph/problem'
import { SelectInput, TextInput } from '@isomorph/ui'
import { memo, useState, type ReactNode } from 'react'
import { readTags } from '../../../entities/problem/read-tags.ts'
import { LicenceSettings } from './licence-settings.tsx'
import { OutlineSection } from './outline-section.tsx'
import { Fields } from './outline.styles.ts'

type DecimalSign = NonNullable<ProblemContent['decimalSign']>

const decimalSigns: readonly (readonly [DecimalSign, PlainKey])[] = [
  ['point', 'problem-editor.outline.decimalSign.point'],
  ['comma', 'problem-editor.outline.decimalSign.comma'],
]

export interface ProblemSettingsProps {
  readonly tags: readonly string[]
  readonly onTagsChange: (tags: readonly string[]) => void
  readonly decimalSign: ProblemContent['decimalSign']
  readonly onDecimalSignChange: (decimalSign: DecimalSign) => void
  readonly licensing: Licensing
  readonly onLicensingChange: (licensing: Licensing) => void
  readonly origin: ProblemOrigin | null
  readonly isDraftedByAi: boolean
  readonly isReadOnly: boolean
}

function TagsInput({ tags, onTagsChange }: Pick<ProblemSettingsProps, 'tags' | 'onTagsChange'>): ReactNode {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      label={t('problem-editor.outline.tags')}
      hint={t('problem-editor.outline.tags.hint')}
      value={typed ?? tags.join(', ')}
      onChange={(text) => {
        setTyped(text)
        onTagsChange(readTags(text))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

/** What helps to find the problem again, how it writes numbers, and under which conditions others use it. */
export const ProblemSettings = memo(function ProblemSettings({
  tags,
  onTagsChange,
  decimalSign = 'point',
  onDecimalSignChange,
  licensing,
  onLicensingChange,
  origin,
  isDraftedByAi,
  isReadOnly,
}: ProblemSettingsProps): ReactNode {
  return (
    <OutlineSection title={t('problem-editor.outline.settings')}>
      <Fields>
        <TagsInput tags={tags} onTagsChange={onTagsChange} />
        <SelectInput
          label={t('problem-editor.outline.decimalSign')}
          hint={t('problem-editor.outline.decimalSign.hint')}
          value={decimalSign}
          options={optionsOf(decimalSigns)}
          isDisabled={isReadOnly}
          onChange={onDecimalSignChange}
        />
        <LicenceSettings
          licensing={licensing}
          onChange={onLicensingChange}
          origin={origin}
          isDraftedByAi={isDraftedByAi}
          isReadOnly={isReadOnly}
        />
      </Fields>
    </OutlineSection>
  )
})
