import { Button, MessageBand } from '@isomorph/ui'

/** Said where a page has stopped asking for what the server should have worked out. */
export function NotReadyBand({ onAskAgain }: { readonly onAskAgain: () => void }) {
  return (
    <MessageBand tone="warning" role="status" action={<Button onClick={onAskAgain}>Ask again</Button>}>
      This takes much longer than it should, and the page has stopped asking. If it is not there later either, tell an
      administrator.
    </MessageBand>
  )
}
