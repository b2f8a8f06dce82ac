// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface LearningPlatformsMessages {
  /** Register an application in the Developer Portal, then in Blackboard: Administrator Panel, LTI Tool Providers, Register LTI 1.3 Tool by its application ID. */
  readonly 'learning-platforms.begin.blackboard': undefined
  /** Admin Tools, Manage Extensibility, LTI Advantage, Register Tool, Standard. Then add a deployment. */
  readonly 'learning-platforms.begin.brightspace': undefined
  /** Admin, Developer Keys, + Developer Key, LTI Key. With the method “Enter URL” the first address brings all the others; with “Manual Entry” type them in. Then switch the key on and install it by its client ID. */
  readonly 'learning-platforms.begin.canvas': undefined
  /** Site administration, Plugins, Activity modules, External tool, Manage tools, Configure a tool manually: LTI version 1.3, public key type “Keyset URL”. */
  readonly 'learning-platforms.begin.moodle': undefined
  /** Register this site as an LTI 1.3 tool. */
  readonly 'learning-platforms.begin.other': undefined
  /** Administration Workspace, External Tools, Install LTI 1.x Tool, LTI 1.3. */
  readonly 'learning-platforms.begin.sakai': undefined
  /** Or connect it by hand */
  readonly 'learning-platforms.byHand': undefined
  /** First register this site at the platform with the values below. The platform then shows values of its own: type them in under “What the platform shows”. */
  readonly 'learning-platforms.byHand.explain': undefined
  /** Asks the platform at the addresses above, without launching anything. */
  readonly 'learning-platforms.check.explain': undefined
  /** Connect a platform */
  readonly 'learning-platforms.connect': undefined
  /** {name} is connected. Next, an instructor opens a link to this site in a course there. */
  readonly 'learning-platforms.connected.next': { readonly name: string }
  /** Then somebody here with the same address is taken for the same person. Leave it off where administrators or people themselves can write any address there; addresses are not stored then. */
  readonly 'learning-platforms.emailTrusted.hint': undefined
  /** Issuer */
  readonly 'learning-platforms.issuer': undefined
  /** What is sent to platforms is signed with it from now on. The former key stays in the key set for a day, so that nothing breaks meanwhile. */
  readonly 'learning-platforms.keys.consequences': undefined
  /** Platforms read them at {address}. Private keys are stored encrypted. */
  readonly 'learning-platforms.keys.intro': { readonly address: string }
  /** From where people open assessments by LTI 1.3. */
  readonly 'learning-platforms.lead': undefined
  /** Instructors who come from it may make a course here */
  readonly 'learning-platforms.mayCreate': undefined
  /** For the course of the platform that they connect. Otherwise they need a course, or the role Creator. */
  readonly 'learning-platforms.mayCreate.hint': undefined
  /** Campus Moodle */
  readonly 'learning-platforms.name.example': undefined
  /** No platform is connected. Once one is, people open assessments from their courses there. */
  readonly 'learning-platforms.none': undefined
  /** Custom parameters */
  readonly 'learning-platforms.other.custom': undefined
  /** Domain */
  readonly 'learning-platforms.other.domain': undefined
  /** Address of the tool’s keys (JWKS) */
  readonly 'learning-platforms.other.keys': undefined
  /** Target link URI (launch address) */
  readonly 'learning-platforms.other.launch': undefined
  /** Login initiation address (OpenID Connect) */
  readonly 'learning-platforms.other.login': undefined
  /** Redirect URI */
  readonly 'learning-platforms.other.redirect': undefined
  /** Developer Portal, Register with Dynamic Registration. */
  readonly 'learning-platforms.place.blackboard': undefined
  /** Admin Tools, Manage Extensibility, LTI Advantage, Register Tool: Dynamic. */
  readonly 'learning-platforms.place.brightspace': undefined
  /** Admin, Apps, Manage, Install a New App: Dynamic Registration. */
  readonly 'learning-platforms.place.canvas': undefined
  /** Site administration, Plugins, Activity modules, External tool, Manage tools: Tool URL, then “Add LTI Advantage”. */
  readonly 'learning-platforms.place.moodle': undefined
  /** Administration Workspace, External Tools, Install LTI 1.x Tool: LTI Advantage Auto Provision. */
  readonly 'learning-platforms.place.sakai': undefined
  /** Product */
  readonly 'learning-platforms.product': undefined
  /** Blackboard */
  readonly 'learning-platforms.product.blackboard': undefined
  /** Brightspace */
  readonly 'learning-platforms.product.brightspace': undefined
  /** Canvas */
  readonly 'learning-platforms.product.canvas': undefined
  /** Moodle */
  readonly 'learning-platforms.product.moodle': undefined
  /** Another one */
  readonly 'learning-platforms.product.other': undefined
  /** Another one that speaks LTI 1.3 */
  readonly 'learning-platforms.product.other.lti': undefined
  /** Sakai */
  readonly 'learning-platforms.product.sakai': undefined
  /** University number */
  readonly 'learning-platforms.puid': undefined
  /** In the custom parameter puid */
  readonly 'learning-platforms.puid.custom': undefined
  /** Not sent */
  readonly 'learning-platforms.puid.none': undefined
  /** In lis.person_sourcedid */
  readonly 'learning-platforms.puid.sourcedId': undefined
  /** Let the platform register itself */
  readonly 'learning-platforms.register': undefined
  /** Copy the registration address */
  readonly 'learning-platforms.register.copy': undefined
  /** The platform has registered. It waits for you to switch it on. */
  readonly 'learning-platforms.register.done': undefined
  /** Most platforms connect by one address (dynamic registration): paste it there, agree, and switch the platform on here. Nothing else on this page is needed then. */
  readonly 'learning-platforms.register.explain': undefined
  /** Look at it */
  readonly 'learning-platforms.register.look': undefined
  /** Make a registration address */
  readonly 'learning-platforms.register.make': undefined
  /** One platform can use it, until {moment}. Give it to nobody but the administrator of the platform. */
  readonly 'learning-platforms.register.once': { readonly moment: string }
  /** Waiting for the platform. You may leave this page: what registers is listed under Learning platforms. */
  readonly 'learning-platforms.register.waiting': undefined
  /** Links there open nothing here any more. The people who came by it stay, and so do their courses and their work. To pause it, switch it off instead: connected again, it is a new platform. */
  readonly 'learning-platforms.remove.explain': undefined
  /** What the platform shows */
  readonly 'learning-platforms.shows': undefined
  /** Address at which people use the platform */
  readonly 'learning-platforms.shows.address': undefined
  /** Only where it differs from the authorization address, as in Canvas and Blackboard: its pages may show ours in a frame. */
  readonly 'learning-platforms.shows.address.hint': undefined
  /** Token audience */
  readonly 'learning-platforms.shows.audience': undefined
  /** Only where the platform names one, as Brightspace does. */
  readonly 'learning-platforms.shows.audience.hint': undefined
  /** Authorization address (authentication request URL) */
  readonly 'learning-platforms.shows.authorization': undefined
  /** Client ID */
  readonly 'learning-platforms.shows.clientId': undefined
  /** Deployment IDs */
  readonly 'learning-platforms.shows.deployments': undefined
  /** One in each line. A launch from one that is missing is refused, and its page shows the deployment ID. */
  readonly 'learning-platforms.shows.deployments.hint': undefined
  /** Issuer (platform ID) */
  readonly 'learning-platforms.shows.issuer': undefined
  /** Exactly as the platform writes it, with or without a slash at the end. */
  readonly 'learning-platforms.shows.issuer.hint': undefined
  /** Address of its keys (public keyset URL, JWKS) */
  readonly 'learning-platforms.shows.keys': undefined
  /** Token address (access token URL) */
  readonly 'learning-platforms.shows.token': undefined
  /** Switch it on */
  readonly 'learning-platforms.switchOn': undefined
  /** Take launches from it */
  readonly 'learning-platforms.takeLaunches': undefined
  /** Copy {label} */
  readonly 'learning-platforms.values.copy': { readonly label: string }
  /** The custom parameter is only needed for university numbers: Person.sourcedId stands for what your platform calls it. */
  readonly 'learning-platforms.values.custom': undefined
  /** What the platform knows of this site */
  readonly 'learning-platforms.values.known': undefined
  /** Nothing is to be typed in again: a platform that registered by itself has these values too. Compare them where launches fail. Only where one issuer has several registrations the login address with the number is needed. They stand there at: */
  readonly 'learning-platforms.values.known.explain': undefined
  /** What to type in at the platform */
  readonly 'learning-platforms.values.type': undefined
  /** This platform registered by itself, as {issuer}, with keys at {host}. Switch it on if it is yours. Until then nobody comes from it. */
  readonly 'learning-platforms.waiting': { readonly host: string; readonly issuer: string }
  /** Waits for you */
  readonly 'learning-platforms.waitsForYou': undefined
}
