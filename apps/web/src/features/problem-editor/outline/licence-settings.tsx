import { inParts } from '../../../messages/in-parts.tsx'
import {
  attributionMaximumLength,
  licences,
  licenceTextMaximumLength,
  type Licensing,
  type ProblemOrigin,
} from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { SelectInput, TextInput } from '@isomorph/ui'
import type { ReactNode } from 'react'
import Link from '@mui/material/Link'
import { licenceNames } from '../../../entities/problem/licence.tsx'
import { Quiet } from './outline-section.tsx'

function licenceOptions() {
  const names = licenceNames()
  return licences.map((licence) => ({ value: licence, label: names[licence] }))
}

/** Where a copy is from: the version, whose it was, and under which licence. */
function OriginLine({ origin }: { origin: ProblemOrigin }): ReactNode {
  const { problemId, revisionNumber, authors, licence, current } = origin
  return (
    <Quiet>
      {inParts('problem-editor.outline.copiedFrom', {
        problem:
          current && problemId !== null ? (
            <Link href={`/problems/${problemId}`}>{current.name}</Link>
          ) : (
            t('problem-editor.outline.copiedFrom.unknown')
          ),
        number: revisionNumber,
        authors: authors.join(', '),
        licence: licenceNames()[licence],
      })}
    </Quiet>
  )
}

interface LicenceSettingsProps {
  readonly licensing: Licensing
  readonly onChange: (licensing: Licensing) => void
  readonly origin: ProblemOrigin | null
  readonly isDraftedByAi: boolean
  readonly isReadOnly: boolean
}

/** The conditions of an author who takes none of the usual licences. */
function OwnLicenceText({ licensing, onChange, isReadOnly }: LicenceSettingsProps): ReactNode {
  const { licenceText } = licensing
  return (
    <TextInput
      label={t('problem-editor.outline.licence.text')}
      value={licenceText}
      isMultiline
      isDisabled={isReadOnly}
      input={{ maxLength: licenceTextMaximumLength }}
      {...(licenceText.trim() === '' ? { error: t('problem-editor.outline.licence.text.missing') } : {})}
      onChange={(text) => onChange({ ...licensing, licenceText: text })}
    />
  )
}

/** Under which conditions others may use the problem, whom they name, and what it began as. */
export function LicenceSettings(props: LicenceSettingsProps): ReactNode {
  const { licensing, onChange, origin, isDraftedByAi, isReadOnly } = props
  const { licence, licenceText, attribution } = licensing
  return (
    <>
      <SelectInput
        label={t('problem-editor.outline.licence')}
        value={licence}
        options={licenceOptions()}
        isDisabled={isReadOnly}
        onChange={(chosen) =>
          onChange({ ...licensing, licence: chosen, licenceText: chosen === 'Own' ? licenceText : '' })
        }
      />
      {licence === 'Own' && <OwnLicenceText {...props} />}
      <TextInput
        label={t('problem-editor.outline.attribution')}
        hint={t('problem-editor.outline.attribution.hint')}
        value={attribution}
        isDisabled={isReadOnly}
        input={{ maxLength: attributionMaximumLength }}
        onChange={(text) => onChange({ ...licensing, attribution: text })}
      />
      {origin && <OriginLine origin={origin} />}
      {isDraftedByAi && (
        <Quiet>{t(origin ? 'problem-editor.outline.byAi.original' : 'problem-editor.outline.byAi')}</Quiet>
      )}
    </>
  )
}
