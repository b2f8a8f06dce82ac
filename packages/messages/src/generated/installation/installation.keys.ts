// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface InstallationMessages {
  /** Address */
  readonly 'installation.address': undefined
  /** Up to and with the version; /chat/completions is added. */
  readonly 'installation.ai.address.hint': undefined
  /** Check the endpoint */
  readonly 'installation.ai.check': undefined
  /** Drafts of one person within 24 hours */
  readonly 'installation.ai.draftsPerDay': undefined
  /** Endpoint */
  readonly 'installation.ai.endpoint': undefined
  /** Any server that speaks streaming chat completions as OpenAI does. It gets what an author types, our rules and the drafted problem; never anything of students. */
  readonly 'installation.ai.endpoint.about': undefined
  /** Key */
  readonly 'installation.ai.key': undefined
  /** Empty where the endpoint asks for none. */
  readonly 'installation.ai.key.hint': undefined
  /** It is stored, encrypted. Another address needs a new key. */
  readonly 'installation.ai.key.stored': undefined
  /** Limits */
  readonly 'installation.ai.limits': undefined
  /** A draft takes about 5,000 to 20,000 tokens. What is under way is finished. */
  readonly 'installation.ai.limits.about': undefined
  /** Model */
  readonly 'installation.ai.model': undefined
  /** Offer drafts by AI to AI Problem Creators */
  readonly 'installation.ai.offer': undefined
  /** Type a whole number from {least} to {most}. */
  readonly 'installation.ai.range': { readonly least: string; readonly most: string }
  /** Tokens of all people in a month */
  readonly 'installation.ai.tokensPerMonth': undefined
  /** The database does not guard the audit log: the application works with the rights of the database’s owner. Let the owner make roles, and restart. */
  readonly 'installation.auditUnguarded': undefined
  /** Check the connection */
  readonly 'installation.check': undefined
  /** {step}: does not work */
  readonly 'installation.check.fails': { readonly step: string }
  /** {step}: works */
  readonly 'installation.check.works': { readonly step: string }
  /** Checking… */
  readonly 'installation.checking': undefined
  /** The clock of the database is {seconds} s ahead. Set it right before you restart anything. Deadlines have not moved. */
  readonly 'installation.clock.ahead': { readonly seconds: string }
  /** The clock of the database is {seconds} s behind. Set it right before you restart anything. Deadlines have not moved. */
  readonly 'installation.clock.behind': { readonly seconds: string }
  /** A clock was set since the server started, and is right again. Deadlines have not moved. */
  readonly 'installation.clock.right': undefined
  /** Connect */
  readonly 'installation.connect': undefined
  /** {name} is connected */
  readonly 'installation.connected': { readonly name: string }
  /** Connection */
  readonly 'installation.connection': undefined
  /** Discard changes */
  readonly 'installation.discard': undefined
  /** Begin downtime */
  readonly 'installation.downtime.begin': undefined
  /** Everybody else is shown the downtime screen at once. What they have saved is safe; what they are typing stays in their browser. Deadlines are not moved. */
  readonly 'installation.downtime.begin.explain': undefined
  /** Begin downtime? */
  readonly 'installation.downtime.begin.title': undefined
  /** Downtime has begun */
  readonly 'installation.downtime.begun': undefined
  /** End downtime */
  readonly 'installation.downtime.end': undefined
  /** Downtime has ended */
  readonly 'installation.downtime.ended': undefined
  /** Message */
  readonly 'installation.downtime.message': undefined
  /** When will it be back? Without a message the screen says that the product is being worked on. */
  readonly 'installation.downtime.message.hint': undefined
  /** Nothing was changed */
  readonly 'installation.downtime.notChanged': undefined
  /** The product is open to everybody. */
  readonly 'installation.downtime.off': undefined
  /** {on} Everybody else sees the downtime screen. Exams under way keep their deadlines. */
  readonly 'installation.downtime.on': { readonly on: string }
  /** Downtime is on. */
  readonly 'installation.downtime.on.on': undefined
  /** People who may go on */
  readonly 'installation.downtime.people': undefined
  /** User names or e-mail addresses, one per line. People who may change this page always get in. */
  readonly 'installation.downtime.people.hint': undefined
  /** Save without beginning */
  readonly 'installation.downtime.save.off': undefined
  /** Save without ending */
  readonly 'installation.downtime.save.on': undefined
  /** Downtime saved */
  readonly 'installation.downtime.saved': undefined
  /** Its e-mail addresses are verified */
  readonly 'installation.emailTrusted': undefined
  /** Our keys */
  readonly 'installation.keys': undefined
  /** Current, made {moment} */
  readonly 'installation.keys.current': { readonly moment: string }
  /** Current, made {moment}. It signs now. */
  readonly 'installation.keys.current.signs': { readonly moment: string }
  /** Former, in the key set until {moment} */
  readonly 'installation.keys.former': { readonly moment: string }
  /** Former, in the key set until {moment}. It signs now. */
  readonly 'installation.keys.former.signs': { readonly moment: string }
  /** There is a new key */
  readonly 'installation.keys.made': undefined
  /** Make a new key */
  readonly 'installation.keys.make': undefined
  /** Make a new key? */
  readonly 'installation.keys.make.title': undefined
  /** Every message to and from learning platforms, timetables and the event store, for 13 months. What went wrong can be tried again. */
  readonly 'installation.ledger.lead': undefined
  /** This could not be saved */
  readonly 'installation.notSaved': undefined
  /** People */
  readonly 'installation.people': undefined
  /** Remove {name}? */
  readonly 'installation.remove.title': { readonly name: string }
  /** {name} is removed */
  readonly 'installation.removed': { readonly name: string }
  /** Replace */
  readonly 'installation.replace': undefined
  /** How long records are kept */
  readonly 'installation.retention': undefined
  /** What is older is deleted by itself, within an hour or so, and cannot be brought back. Marks and answers stay. */
  readonly 'installation.retention.about': undefined
  /** Erase disabled accounts after */
  readonly 'installation.retention.accounts': undefined
  /** As if an administrator erased the person: names go, marks stay under a number. */
  readonly 'installation.retention.accounts.hint': undefined
  /** Journal of drafts */
  readonly 'installation.retention.drafts': undefined
  /** Every step of what students typed, which shows what became of it after a lost connection. */
  readonly 'installation.retention.drafts.hint': undefined
  /** Keep for good */
  readonly 'installation.retention.forGood': undefined
  /** {count, plural, one {# month} other {# months}} */
  readonly 'installation.retention.months': { readonly count: number }
  /** Never */
  readonly 'installation.retention.never': undefined
  /** {count, plural, one {# year} other {# years}} */
  readonly 'installation.retention.years': { readonly count: number }
  /** Save */
  readonly 'installation.save': undefined
  /** Saved */
  readonly 'installation.saved': undefined
  /** Drafts by AI */
  readonly 'installation.sections.ai': undefined
  /** The endpoint that drafts problems for AI Problem Creators, and how much of it they may use. */
  readonly 'installation.sections.ai.about': undefined
  /** Audit log */
  readonly 'installation.sections.audit': undefined
  /** Who signed in, granted roles, impersonated or changed something, and when. */
  readonly 'installation.sections.audit.about': undefined
  /** Downtime */
  readonly 'installation.sections.downtime': undefined
  /** Close the product while you work on it, and say when it is back. */
  readonly 'installation.sections.downtime.about': undefined
  /** Identity providers */
  readonly 'installation.sections.identityProviders': undefined
  /** Where people log in with an account that they have already: OpenID Connect and CAS. */
  readonly 'installation.sections.identityProviders.about': undefined
  /** Learning platforms */
  readonly 'installation.sections.learningPlatforms': undefined
  /** Moodle, Canvas, Brightspace and others, from which people open assessments by LTI 1.3. */
  readonly 'installation.sections.learningPlatforms.about': undefined
  /** Integration ledger */
  readonly 'installation.sections.ledger': undefined
  /** Every message to and from learning platforms and timetables, what came of it, and trying it again. */
  readonly 'installation.sections.ledger.about': undefined
  /** Settings */
  readonly 'installation.sections.settings': undefined
  /** Time zone, contact and institution, learning analytics. */
  readonly 'installation.sections.settings.about': undefined
  /** Terms */
  readonly 'installation.sections.terms': undefined
  /** What courses can belong to, with first and last day. */
  readonly 'installation.sections.terms.about': undefined
  /** Timetables */
  readonly 'installation.sections.timetables': undefined
  /** UniTime, from which instructors make courses of their classes, with rosters that follow it. */
  readonly 'installation.sections.timetables.about': undefined
  /** API tokens */
  readonly 'installation.sections.tokens': undefined
  /** With which other programs read people, rosters and results, or change rosters. */
  readonly 'installation.sections.tokens.about': undefined
  /** Webhooks */
  readonly 'installation.sections.webhooks': undefined
  /** Addresses of other programs that are told of scores, rosters, courses and regrades. */
  readonly 'installation.sections.webhooks.about': undefined
  /** Learning analytics */
  readonly 'installation.settings.analytics': undefined
  /** Events in the Caliper format for an event store of yours: who began, submitted and was marked, by number. */
  readonly 'installation.settings.analytics.about': undefined
  /** Send what people answer */
  readonly 'installation.settings.analytics.answers': undefined
  /** Host name of the event store */
  readonly 'installation.settings.analytics.host': undefined
  /** Send names and e-mail addresses of people */
  readonly 'installation.settings.analytics.names': undefined
  /** Namespace of people */
  readonly 'installation.settings.analytics.namespace': undefined
  /** People are named in events by this address and their id. It usually ends in a slash. */
  readonly 'installation.settings.analytics.namespace.hint': undefined
  /** Path at the event store */
  readonly 'installation.settings.analytics.path': undefined
  /** Where it takes events, such as /caliper/v1p2. */
  readonly 'installation.settings.analytics.path.hint': undefined
  /** Send Caliper events */
  readonly 'installation.settings.analytics.send': undefined
  /** Token of the event store */
  readonly 'installation.settings.analytics.token': undefined
  /** It is stored encrypted and never shown again. */
  readonly 'installation.settings.analytics.token.new': undefined
  /** One is stored, encrypted. What you type replaces it; another host name needs another one. */
  readonly 'installation.settings.analytics.token.stored': undefined
  /** Version */
  readonly 'installation.settings.analytics.version': undefined
  /** Caliper {version} */
  readonly 'installation.settings.analytics.version.caliper': { readonly version: string }
  /** Contact e-mail */
  readonly 'installation.settings.contact': undefined
  /** Crash reports and questions go there. */
  readonly 'installation.settings.contact.hint': undefined
  /** Dates */
  readonly 'installation.settings.dates': undefined
  /** Courses and terms begin and end in this time zone, and their dates are typed in it. People read times in their own. */
  readonly 'installation.settings.dates.about': undefined
  /** Who needs a second factor */
  readonly 'installation.settings.factor': undefined
  /** Administrators */
  readonly 'installation.settings.factor.administrators': undefined
  /** Nobody: whoever wants one sets it */
  readonly 'installation.settings.factor.nobody': undefined
  /** Institution */
  readonly 'installation.settings.institution': undefined
  /** Shown in the footer and where somebody needs help. What is empty is not shown. */
  readonly 'installation.settings.institution.about': undefined
  /** Language */
  readonly 'installation.settings.language': undefined
  /** Letters and calendars are written in it for people who have chosen none. Pages follow the browser, and are written in it where the browser asks for a language that is not offered. */
  readonly 'installation.settings.language.about': undefined
  /** Default language */
  readonly 'installation.settings.language.default': undefined
  /** Letters */
  readonly 'installation.settings.letters': undefined
  /** Students are told by e-mail what is due, released, corrected and answered, once a day or at once, as each of them chooses. Letters hold no marks. Without a mail server none are sent. */
  readonly 'installation.settings.letters.about': undefined
  /** Send letters about assessments */
  readonly 'installation.settings.letters.send': undefined
  /** Settings saved */
  readonly 'installation.settings.saved': undefined
  /** Signing in */
  readonly 'installation.settings.signIn': undefined
  /** People who sign in here with a password may set a second factor: codes of an authenticator app. Administrators who are asked for one set it when they sign in next. */
  readonly 'installation.settings.signIn.about': undefined
  /** Default time zone */
  readonly 'installation.settings.timeZone': undefined
  /** Settings of the installation */
  readonly 'installation.settings.title': undefined
  /** Website */
  readonly 'installation.settings.website': undefined
  /** State */
  readonly 'installation.state': undefined
  /** Connected */
  readonly 'installation.state.connected': undefined
  /** Switched off */
  readonly 'installation.state.off': undefined
  /** Change */
  readonly 'installation.terms.change': undefined
  /** Change the term */
  readonly 'installation.terms.change.title': undefined
  /** {count, plural, =0 {No course} one {# course} other {# courses}} */
  readonly 'installation.terms.courses': { readonly count: number }
  /** Days */
  readonly 'installation.terms.days': undefined
  /** No course uses it. This cannot be undone. */
  readonly 'installation.terms.delete.explain': undefined
  /** Delete {name}? */
  readonly 'installation.terms.delete.title': { readonly name: string }
  /** {name} deleted */
  readonly 'installation.terms.deleted': { readonly name: string }
  /** First day */
  readonly 'installation.terms.firstDay': undefined
  /** Last day */
  readonly 'installation.terms.lastDay': undefined
  /** Courses run with their term. A term that courses use can be changed, not deleted. */
  readonly 'installation.terms.lead': undefined
  /** Term made */
  readonly 'installation.terms.made': undefined
  /** Make term */
  readonly 'installation.terms.make': undefined
  /** New term */
  readonly 'installation.terms.new': undefined
  /** There are no terms yet. Courses can choose one as soon as there is. */
  readonly 'installation.terms.none': undefined
  /** {first} – {last} */
  readonly 'installation.terms.range': { readonly first: string; readonly last: string }
  /** Term saved */
  readonly 'installation.terms.saved': undefined
  /** Under way */
  readonly 'installation.terms.underWay': undefined
  /** Used by */
  readonly 'installation.terms.usedBy': undefined
  /** Installation */
  readonly 'installation.title': undefined
  /** Made by */
  readonly 'installation.tokens.by': undefined
  /** Copy token */
  readonly 'installation.tokens.copy': undefined
  /** Holds for */
  readonly 'installation.tokens.days': undefined
  /** {count, plural, one {# day} other {# days}} */
  readonly 'installation.tokens.days.option': { readonly count: number }
  /** End */
  readonly 'installation.tokens.end': undefined
  /** End token */
  readonly 'installation.tokens.end.confirm': undefined
  /** The program that uses it is refused from now on. A token that has ended cannot be brought back. */
  readonly 'installation.tokens.end.explain': undefined
  /** End {name} */
  readonly 'installation.tokens.end.of': { readonly name: string }
  /** End the token “{name}”? */
  readonly 'installation.tokens.end.title': { readonly name: string }
  /** The token “{name}” has ended */
  readonly 'installation.tokens.ended': { readonly name: string }
  /** What it is for */
  readonly 'installation.tokens.for': undefined
  /** Roster export of the registrar */
  readonly 'installation.tokens.for.example': undefined
  /** This is the token. It is shown only now: put it where the program finds it. */
  readonly 'installation.tokens.made': undefined
  /** Make token */
  readonly 'installation.tokens.make': undefined
  /** May */
  readonly 'installation.tokens.may': undefined
  /** Never */
  readonly 'installation.tokens.never': undefined
  /** New token */
  readonly 'installation.tokens.new': undefined
  /** No program has a token. */
  readonly 'installation.tokens.none': undefined
  /** No token was made */
  readonly 'installation.tokens.notMade': undefined
  /** Read courses */
  readonly 'installation.tokens.scope.coursesRead': undefined
  /** {label} ({code}) */
  readonly 'installation.tokens.scope.option': { readonly code: string; readonly label: string }
  /** Make, change and deactivate people by SCIM */
  readonly 'installation.tokens.scope.peopleProvision': undefined
  /** Search people */
  readonly 'installation.tokens.scope.peopleRead': undefined
  /** Read courses, assessments and results */
  readonly 'installation.tokens.scope.resultsRead': undefined
  /** Read courses and rosters */
  readonly 'installation.tokens.scope.rostersRead': undefined
  /** Read and change rosters */
  readonly 'installation.tokens.scope.rostersWrite': undefined
  /** What the program may do */
  readonly 'installation.tokens.scopes': undefined
  /** Expired */
  readonly 'installation.tokens.state.expired': undefined
  /** Holds */
  readonly 'installation.tokens.state.holds': undefined
  /** Rests: its maker may not do this any more */
  readonly 'installation.tokens.state.ownerGone': undefined
  /** Ended */
  readonly 'installation.tokens.state.revoked': undefined
  /** Until */
  readonly 'installation.tokens.until': undefined
  /** Last used */
  readonly 'installation.tokens.used': undefined
  /** Isomorph {version} “{name}” */
  readonly 'installation.version': { readonly name: string; readonly version: string }
}
