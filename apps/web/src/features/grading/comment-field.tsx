import { snippetMaximum } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, TextInput } from '@isomorph/ui'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import { useNotify } from '../../data/index.ts'
import { useGetSnippetsQuery, useSaveSnippetsMutation } from './grading.api.ts'
import { Buttons, Quiet, Rows, Snippet, SnippetList } from './grading.styles.ts'
import type { DeskQuestion } from './use-desk.ts'

interface CommentFieldProps {
  readonly question: DeskQuestion
  readonly value: string
  readonly hint: string | undefined
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly onChange: (value: string) => void
  /** Enter: the mark is to be saved. */
  readonly onSave: () => void
  /** Escape: back to the answer. */
  readonly onLeave: () => void
}

/** What follows a slash at the end of a comment; null where none is typed. */
function searchIn(value: string): string | null {
  return /(?:^|\s)\/([^/\n]*)$/.exec(value)?.[1] ?? null
}

/** The comments that the slash offers, and the keys that choose among them. */
function useOfferedSnippets(texts: readonly string[], { value, onChange, onSave, onLeave }: CommentFieldProps) {
  const [place, setPlace] = useState(0)
  const search = searchIn(value)
  const found = search === null ? [] : texts.filter((text) => text.toLowerCase().includes(search.toLowerCase()))
  const chosen = Math.min(place, found.length - 1)
  const take = (text: string) => {
    onChange(`${value.slice(0, value.length - (search ?? '').length - 1)}${text}`)
    setPlace(0)
  }
  const move = (by: number) => setPlace((chosen + found.length + by) % found.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const text = found[chosen]
    const isEnter = event.key === 'Enter' && !event.shiftKey
    if (event.key === 'Escape') onLeave()
    else if (isEnter && text === undefined) onSave()
    else if (isEnter && text !== undefined) take(text)
    else if (text !== undefined && event.key === 'ArrowDown') move(1)
    else if (text !== undefined && event.key === 'ArrowUp') move(-1)
    else return
    event.preventDefault()
  }
  return { isSearching: search !== null, found, chosen, take, onKeyDown }
}

interface KeepButtonProps {
  /** Comments that are kept for the question. */
  readonly texts: readonly string[]
  readonly text: string
  readonly onChange: (kept: string[]) => void
}

/** Keeps a comment for reuse, or forgets one that is kept; says so where no more can be kept. */
function KeepButton({ texts, text, onChange }: KeepButtonProps) {
  const isKept = texts.includes(text)
  if (!isKept && texts.length >= snippetMaximum)
    return <Quiet>{t('grading.comment.full', { most: String(snippetMaximum) })}</Quiet>
  const change = () => onChange(isKept ? texts.filter((each) => each !== text) : [...texts, text])
  return (
    <Buttons>
      <Button size="small" onClick={change}>
        {isKept ? t('grading.comment.forget') : t('grading.comment.keep')}
      </Button>
    </Buttons>
  )
}

/** A comment for the learner; a slash offers those that were kept for the question. */
export function CommentField(props: CommentFieldProps) {
  const { question, value, hint, inputRef, onChange } = props
  const { data } = useGetSnippetsQuery({ params: question })
  const [saveSnippets] = useSaveSnippetsMutation()
  const texts = data?.texts ?? []
  const { isSearching, found, chosen, take, onKeyDown } = useOfferedSnippets(texts, props)
  const plain = value.trim()
  const notify = useNotify()
  const keep = async (kept: string[]) => {
    const { error } = await saveSnippets({ params: question, body: { texts: kept } })
    if (error) notify('ERROR', t('grading.comment.notKept'))
  }
  return (
    <Rows onKeyDown={onKeyDown}>
      <TextInput
        label={t('grading.comment')}
        value={value}
        onChange={onChange}
        hint={hint}
        inputRef={inputRef}
        input={{ maxLength: 5000 }}
        isMultiline
        minRows={2}
      />
      {found.length > 0 && (
        <SnippetList role="listbox" aria-label={t('grading.comment.kept')}>
          {found.map((text, index) => (
            <Snippet key={text} role="option" aria-selected={index === chosen} onClick={() => take(text)}>
              {text}
            </Snippet>
          ))}
        </SnippetList>
      )}
      {plain !== '' && !isSearching && <KeepButton texts={texts} text={plain} onChange={(kept) => void keep(kept)} />}
    </Rows>
  )
}
