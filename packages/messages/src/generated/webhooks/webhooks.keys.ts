// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface WebhooksMessages {
  /** Address */
  readonly 'webhooks.address': undefined
  /** Change */
  readonly 'webhooks.change': undefined
  /** Change {name} */
  readonly 'webhooks.change.title': { readonly name: string }
  /** Deliveries */
  readonly 'webhooks.deliveries': undefined
  /** Send again */
  readonly 'webhooks.deliveries.again': undefined
  /** Send all that failed again */
  readonly 'webhooks.deliveries.again.all': undefined
  /** It is sent again within seconds */
  readonly 'webhooks.deliveries.again.done': undefined
  /** Nothing has failed */
  readonly 'webhooks.deliveries.again.none': undefined
  /** Send {id} again */
  readonly 'webhooks.deliveries.again.of': { readonly id: string }
  /** All */
  readonly 'webhooks.deliveries.all': undefined
  /** Event */
  readonly 'webhooks.deliveries.event': undefined
  /** Nothing was sent within the last 30 days. */
  readonly 'webhooks.deliveries.none': undefined
  /** Outcome */
  readonly 'webhooks.deliveries.outcome': undefined
  /** What is sent */
  readonly 'webhooks.deliveries.sent': undefined
  /** What is sent of {id} */
  readonly 'webhooks.deliveries.sent.of': { readonly id: string }
  /** When */
  readonly 'webhooks.deliveries.when': undefined
  /** A course was made */
  readonly 'webhooks.event.courseCreated': undefined
  /** A course was deleted */
  readonly 'webhooks.event.courseDeleted': undefined
  /** A regrade was applied */
  readonly 'webhooks.event.regradeApplied': undefined
  /** A roster changed */
  readonly 'webhooks.event.rosterChanged': undefined
  /** Scores changed */
  readonly 'webhooks.event.scoresChanged': undefined
  /** Scores were released */
  readonly 'webhooks.event.scoresReleased': undefined
  /** Test */
  readonly 'webhooks.event.test': undefined
  /** What it is told of */
  readonly 'webhooks.events': undefined
  /** {label} ({code}) */
  readonly 'webhooks.events.option': { readonly code: string; readonly label: string }
  /** It has taken nothing since {moment}. */
  readonly 'webhooks.failing': { readonly moment: string }
  /** Gradebook of the registrar */
  readonly 'webhooks.for.example': undefined
  /** Last delivered */
  readonly 'webhooks.lastDelivered': undefined
  /** Make webhook */
  readonly 'webhooks.make': undefined
  /** Never */
  readonly 'webhooks.never': undefined
  /** New webhook */
  readonly 'webhooks.new': undefined
  /** No other program is told of anything. */
  readonly 'webhooks.none': undefined
  /** The webhook was not saved */
  readonly 'webhooks.notSaved': undefined
  /** On */
  readonly 'webhooks.on': undefined
  /** Waiting, failed */
  readonly 'webhooks.open': undefined
  /** {waiting}, {failed} */
  readonly 'webhooks.open.counts': { readonly failed: string; readonly waiting: string }
  /** Next try {moment}. */
  readonly 'webhooks.outcome.next': { readonly moment: string }
  /** Answered with {status}. */
  readonly 'webhooks.outcome.status': { readonly status: string }
  /** {tries, plural, one {{time} ms, # try.} other {{time} ms, # tries.}} */
  readonly 'webhooks.outcome.tries': { readonly time: string; readonly tries: number }
  /** Nothing is sent to it any more, and its log goes with it. To pause it, switch it off instead. */
  readonly 'webhooks.remove.explain': undefined
  /** Copy secret */
  readonly 'webhooks.secret.copy': undefined
  /** The former secret signs until {moment}. */
  readonly 'webhooks.secret.former': { readonly moment: string }
  /** The webhook is made. This is its secret, with which the receiver verifies what comes. It is shown only now. */
  readonly 'webhooks.secret.made': undefined
  /** New secret */
  readonly 'webhooks.secret.new': undefined
  /** Make secret */
  readonly 'webhooks.secret.new.confirm': undefined
  /** For a day deliveries are signed with both, so that the receiver can change over. */
  readonly 'webhooks.secret.new.explain': undefined
  /** This is the new secret. It is shown only now. */
  readonly 'webhooks.secret.new.made': undefined
  /** Make another secret? */
  readonly 'webhooks.secret.new.title': undefined
  /** Delivered */
  readonly 'webhooks.state.delivered': undefined
  /** Failed */
  readonly 'webhooks.state.failed': undefined
  /** Waits */
  readonly 'webhooks.state.waiting': undefined
  /** Takes nothing */
  readonly 'webhooks.takesNothing': undefined
  /** Send a test */
  readonly 'webhooks.test': undefined
  /** The test is sent within seconds; the log says what came of it */
  readonly 'webhooks.test.sent': undefined
}
