import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Icon, TextInput } from '@isomorph/ui'
import type { RichTextVariable, VariableArtifact } from '@isomorph/problem'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { pickerAccept, issueOfImage } from '../../../rich-text-editor/index.ts'
import { useEditorActions, useFieldError } from '../draft/editor-context.ts'
import { useUploadImage } from '../problem-editor.api.ts'

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 4, alignItems: 'end' })
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 })

interface FormProps {
  readonly variable: RichTextVariable
  readonly path: string
  readonly onChange: (variable: RichTextVariable) => void
}

function renumbered(artifacts: readonly VariableArtifact[]): readonly VariableArtifact[] {
  return artifacts.map((artifact, ordinal) => ({ ...artifact, ordinal }))
}

interface ArtifactFieldProps {
  readonly artifact: VariableArtifact
  readonly index: number
  readonly path: string
  readonly onChange: (artifact: VariableArtifact) => void
}

function ArtifactField({ artifact, index, path, onChange }: ArtifactFieldProps): ReactNode {
  const error = useFieldError(`${path}.variableArtifacts.${index}`)
  const number = String(index + 1)
  switch (artifact.artifactType) {
    case 'TextArtifact':
      return (
        <TextInput
          label={t('problem-editor.variable.value', { number })}
          value={artifact.text}
          error={error}
          onChange={(text) => onChange({ ...artifact, text })}
        />
      )
    case 'FileArtifact':
      return (
        <TextInput
          label={t('problem-editor.variable.value.picture', { number })}
          value={artifact.alt}
          error={artifact.alt.trim() === '' ? t('problem-editor.variable.picture.undescribed') : error}
          onChange={(alt) => onChange({ ...artifact, alt })}
        />
      )
    case 'UrlArtifact':
      return (
        <TextInput
          label={t('problem-editor.variable.value.page', { number })}
          value={artifact.url}
          error={error}
          placeholder="https://"
          onChange={(url) => onChange({ ...artifact, url })}
        />
      )
  }
}

/** Buttons that add a value of each kind; a picture is uploaded first. */
function AddArtifact({ onAdd: add }: { onAdd: (artifact: VariableArtifact) => void }): ReactNode {
  const { nextId } = useEditorActions()
  const uploadImage = useUploadImage()
  const picker = useRef<HTMLInputElement>(null)
  const [issue, setIssue] = useState<string>()
  const upload = async (file: File): Promise<void> => {
    const found = issueOfImage(file)
    setIssue(found)
    if (found !== undefined) return
    try {
      const { url } = await uploadImage(file)
      add({ artifactType: 'FileArtifact', id: nextId(), ordinal: 0, url, alt: '' })
    } catch (error) {
      setIssue(error instanceof Error ? error.message : t('problem-editor.variable.picture.failed'))
    }
  }
  return (
    <>
      <Actions>
        <Button size="small" onClick={() => add({ artifactType: 'TextArtifact', id: nextId(), ordinal: 0, text: '' })}>
          {t('problem-editor.variable.add.text')}
        </Button>
        <Button size="small" onClick={() => picker.current?.click()}>
          {t('problem-editor.variable.add.picture')}
        </Button>
        <Button
          size="small"
          onClick={() => add({ artifactType: 'UrlArtifact', id: nextId(), ordinal: 0, url: 'https://' })}
        >
          {t('problem-editor.variable.add.page')}
        </Button>
      </Actions>
      {issue !== undefined && <p role="alert">{issue}</p>}
      <PicturePicker picker={picker} onPick={(file) => void upload(file)} />
    </>
  )
}

interface PicturePickerProps {
  readonly picker: RefObject<HTMLInputElement | null>
  readonly onPick: (file: File) => void
}

function PicturePicker({ picker, onPick }: PicturePickerProps): ReactNode {
  return (
    <input
      ref={picker}
      type="file"
      hidden
      accept={pickerAccept}
      aria-label={t('problem-editor.variable.picture.choose')}
      onChange={(event) => {
        const file = event.target.files?.[0]
        event.target.value = ''
        if (file) onPick(file)
      }}
    />
  )
}

/** Several texts, pictures or pages of which one is drawn. */
export function RichTextForm({ variable, path, onChange }: FormProps): ReactNode {
  const artifacts = variable.variableArtifacts
  const set = (changed: readonly VariableArtifact[]): void =>
    onChange({ ...variable, variableArtifacts: renumbered(changed) })
  const add = (artifact: VariableArtifact): void => set([...artifacts, artifact])
  return (
    <>
      {artifacts.map((artifact, index) => (
        <Row key={artifact.id}>
          <ArtifactField
            artifact={artifact}
            index={index}
            path={path}
            onChange={(changed) => set(artifacts.map((each) => (each.id === changed.id ? changed : each)))}
          />
          <IconButton
            aria-label={t('problem-editor.variable.value.remove', { number: String(index + 1) })}
            onClick={() => set(artifacts.filter((each) => each.id !== artifact.id))}
          >
            <Icon name="close" size={18} />
          </IconButton>
        </Row>
      ))}
      <AddArtifact onAdd={add} />
    </>
  )
}
