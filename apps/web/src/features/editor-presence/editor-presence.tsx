import { editorPresenceCalls, presenceIntervalMilliseconds, type EditorPresence as Presence } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { color, fontSize, Icon } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { useEffect, useState, type ReactNode } from 'react'
import { askHeld } from '../../data/held-request.ts'
import { useAppDispatch } from '../../data/hooks.ts'
import { randomUuid } from '../../data/uuid.ts'
import { useStableCallback } from '../../screen/stable-callback.ts'

const Root = styled('span')({ display: 'flex', minWidth: 0, '&:empty': { display: 'none' } })
const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: 260,
  minWidth: 0,
  color: color.textSecond,
  fontSize: fontSize.small,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

interface EditorPresenceProps {
  readonly entity: 'Problem' | 'Assessment'
  readonly entityId: number
}

const nobody: Presence = { others: [], isOpenElsewhere: false }

function wordsOf({ others, isOpenElsewhere }: Presence): string {
  const names = others.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
  if (isOpenElsewhere) names.push(t('editor-presence.ownOtherWindow'))
  return names.length === 0 ? '' : t('editor-presence.alsoOpen', { names: names.join(', ') })
}

function useAnnouncement({ entity, entityId }: EditorPresenceProps) {
  const dispatch = useAppDispatch()
  const [editorKey] = useState(randomUuid)
  return useStableCallback(async (isLeaving: boolean, signal: AbortSignal) => {
    const body = { editorKey, isLeaving }
    const options = { outlivesPage: isLeaving }
    return entity === 'Problem'
      ? await askHeld(
          editorPresenceCalls.announceProblemEditor,
          { params: { problemId: entityId }, body },
          signal,
          options,
        )(dispatch)
      : await askHeld(
          editorPresenceCalls.announceAssessmentEditor,
          { params: { assessmentId: entityId }, body },
          signal,
          options,
        )(dispatch)
  })
}

/** Who else has a problem or an assessment open to change it; for those who may change it. */
export function EditorPresence(props: EditorPresenceProps): ReactNode {
  const announce = useAnnouncement(props)
  const [presence, setPresence] = useState(nobody)
  useEffect(() => {
    let asking = new AbortController()
    const ask = async (): Promise<void> => {
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      const answer = await announce(false, signal)
      if (answer && !signal.aborted) setPresence(answer)
    }
    const leave = (): void => {
      asking.abort()
      void announce(true, new AbortController().signal)
    }
    const askIfShown = (): void => void (document.visibilityState === 'visible' && ask())
    void ask()
    const timer = setInterval(() => void ask(), presenceIntervalMilliseconds)
    document.addEventListener('visibilitychange', askIfShown)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askIfShown)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [announce])
  const words = wordsOf(presence)
  return (
    <Root role="status">
      {words !== '' && (
        <Line title={words}>
          <Icon name="people" size={16} />
          <span>{words}</span>
        </Line>
      )}
    </Root>
  )
}
