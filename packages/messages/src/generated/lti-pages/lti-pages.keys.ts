// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface LtiPagesMessages {
  /** Connect */
  readonly 'lti-pages.asking.connect': undefined
  /** People can then open assessments here from their courses there. Before that, an administrator of this site has to switch the platform on. */
  readonly 'lti-pages.asking.explain': undefined
  /** Connect {product} with {host}? */
  readonly 'lti-pages.asking.title': { readonly host: string; readonly product: string }
  /** The platform calls itself {platform} and registers tools at {host}. */
  readonly 'lti-pages.asking.who': { readonly host: string; readonly platform: string }
  /** In Blackboard, approve the tool. */
  readonly 'lti-pages.connected.blackboard': undefined
  /** In Brightspace, switch the tool on and add a deployment for your organisation. */
  readonly 'lti-pages.connected.brightspace': undefined
  /** In Canvas, look at what the app may do, and switch it on. */
  readonly 'lti-pages.connected.canvas': undefined
  /** Close */
  readonly 'lti-pages.connected.close': undefined
  /** Here, an administrator switches it on: Installation, Learning platforms, {name}. */
  readonly 'lti-pages.connected.here': { readonly name: string }
  /** The platform does not allow: {missing}. Allow it there, if you want it. */
  readonly 'lti-pages.connected.missing': { readonly missing: string }
  /** In Moodle, activate the tool in the list of tools. */
  readonly 'lti-pages.connected.moodle': undefined
  /** At the platform, switch the tool on if it is not. */
  readonly 'lti-pages.connected.other': undefined
  /** In Sakai, save the tool and say where it is offered. */
  readonly 'lti-pages.connected.sakai': undefined
  /** Two steps are left: */
  readonly 'lti-pages.connected.steps': undefined
  /** {name} is registered */
  readonly 'lti-pages.connected.title': { readonly name: string }
  /** Ask an administrator of this site. */
  readonly 'lti-pages.launch.accountDisabled.text': undefined
  /** This account is disabled */
  readonly 'lti-pages.launch.accountDisabled.title': undefined
  /** Enable the account on the page of the person, if it is to be used. */
  readonly 'lti-pages.launch.accountDisabled.toDo': undefined
  /** The link was opened outside of a course. */
  readonly 'lti-pages.launch.contextMissing.text': undefined
  /** Open this from a course */
  readonly 'lti-pages.launch.contextMissing.title': undefined
  /** The link stands outside of a course: move it into one. */
  readonly 'lti-pages.launch.contextMissing.toDo': undefined
  /** It does not say where links go, or takes none. Tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.deepLinkingIncomplete.text': undefined
  /** The learning platform takes no links here */
  readonly 'lti-pages.launch.deepLinkingIncomplete.title': undefined
  /** Allow links of the kind “LTI resource link” for this place at the platform. */
  readonly 'lti-pages.launch.deepLinkingIncomplete.toDo': undefined
  /** Tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.deploymentMissing.text': undefined
  /** The launch names no deployment */
  readonly 'lti-pages.launch.deploymentMissing.title': undefined
  /** Make a deployment of the tool at the platform. */
  readonly 'lti-pages.launch.deploymentMissing.toDo': undefined
  /** Tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.foreignTarget.text': undefined
  /** The link leads to another site */
  readonly 'lti-pages.launch.foreignTarget.title': undefined
  /** The target link URI at the platform has to be the launch address of this site. */
  readonly 'lti-pages.launch.foreignTarget.toDo': undefined
  /** Go back to your course and open the link again. */
  readonly 'lti-pages.launch.incompleteLaunch.text': undefined
  /** The launch is not complete */
  readonly 'lti-pages.launch.incompleteLaunch.title': undefined
  /** The platform sent no token or no state: its redirect address has to be the launch address of this site. */
  readonly 'lti-pages.launch.incompleteLaunch.toDo': undefined
  /** Go back to your course and open the link again. Tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.incompleteLogin.text': undefined
  /** The link is not complete */
  readonly 'lti-pages.launch.incompleteLogin.title': undefined
  /** The login came without issuer, login hint or target: the login initiation address at the platform has to be the one that its page here shows. */
  readonly 'lti-pages.launch.incompleteLogin.toDo': undefined
  /** What the learning platform sent could not be accepted. Go back to your course and open the link again. If it happens again, tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.keyMissing.text': undefined
  /** The launch does not name its key */
  readonly 'lti-pages.launch.keyMissing.title': undefined
  /** The platform does not follow the standard: its tokens name no key (kid). */
  readonly 'lti-pages.launch.keyMissing.toDo': undefined
  /** What the learning platform sent could not be accepted. Go back to your course and open the link again. If it happens again, tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.keyUnknown.text': undefined
  /** The launch is signed with an unknown key */
  readonly 'lti-pages.launch.keyUnknown.title': undefined
  /** The key set of the platform lacks the key of the launch: check the address of its keys here. Where the platform has just made new keys, the next launch works. */
  readonly 'lti-pages.launch.keyUnknown.toDo': undefined
  /** Wait a minute. Go back to your course and open the link again. If it happens again, tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.keysUnreachable.text': undefined
  /** The learning platform cannot be asked for its keys */
  readonly 'lti-pages.launch.keysUnreachable.title': undefined
  /** Press “Check the connection” on the page of the platform: it says what the address of its keys answers. A private network needs TRUSTED_NETWORKS. */
  readonly 'lti-pages.launch.keysUnreachable.toDo': undefined
  /** What the learning platform sent could not be accepted. Go back to your course and open the link again. If it happens again, tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.malformedToken.text': undefined
  /** The launch cannot be read */
  readonly 'lti-pages.launch.malformedToken.title': undefined
  /** What came is no signed token: set the tool up as LTI 1.3 at the platform. */
  readonly 'lti-pages.launch.malformedToken.toDo': undefined
  /** They differ, so nobody is logged in. Tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.numberOfOthers.text': undefined
  /** The learning platform sends two university numbers */
  readonly 'lti-pages.launch.numberOfOthers.title': undefined
  /** The custom parameter and the field of the person hold two numbers: say under People which one counts, and mend the other at the platform. */
  readonly 'lti-pages.launch.numberOfOthers.toDo': undefined
  /** A launch counts in the browser alone in which it began. Browsers that block cookies in frames open it in a new tab. */
  readonly 'lti-pages.launch.otherBrowser.text': undefined
  /** Your browser did not bring its cookie */
  readonly 'lti-pages.launch.otherBrowser.title': undefined
  /** The browser keeps no cookies in frames, and the platform keeps nothing for it: people press “Open in a new tab”. */
  readonly 'lti-pages.launch.otherBrowser.toDo': undefined
  /** An operator sets PUBLIC_ORIGINS. Until then no launch can be taken. */
  readonly 'lti-pages.launch.ownAddressUnknown.text': undefined
  /** This site does not know its own address */
  readonly 'lti-pages.launch.ownAddressUnknown.title': undefined
  /** Set PUBLIC_ORIGINS. */
  readonly 'lti-pages.launch.ownAddressUnknown.toDo': undefined
  /** Anonymous launches open nothing here. Log in at the learning platform and open the link again. */
  readonly 'lti-pages.launch.personMissing.text': undefined
  /** The learning platform does not say who you are */
  readonly 'lti-pages.launch.personMissing.title': undefined
  /** Let the platform say who people are: it launches without names of any kind. */
  readonly 'lti-pages.launch.personMissing.toDo': undefined
  /** It reported an error. Go back to your course and open the link again. */
  readonly 'lti-pages.launch.platformError.text': undefined
  /** The learning platform ended the launch */
  readonly 'lti-pages.launch.platformError.title': undefined
  /** The platform ended the launch itself: its own log says why. */
  readonly 'lti-pages.launch.platformError.toDo': undefined
  /** An administrator has removed it or switched it off. */
  readonly 'lti-pages.launch.platformRemoved.text': undefined
  /** This learning platform is not connected any more */
  readonly 'lti-pages.launch.platformRemoved.title': undefined
  /** Connect the platform again, or switch it on, if that was not meant. */
  readonly 'lti-pages.launch.platformRemoved.toDo': undefined
  /** It registered by itself. An administrator of this site switches it on under Installation, Learning platforms. */
  readonly 'lti-pages.launch.platformWaiting.text': undefined
  /** This learning platform is not switched on yet */
  readonly 'lti-pages.launch.platformWaiting.title': undefined
  /** Look at the platform under Installation, Learning platforms, and switch it on. */
  readonly 'lti-pages.launch.platformWaiting.toDo': undefined
  /** What the learning platform sent could not be accepted. Go back to your course and open the link again. If it happens again, tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.resourceLinkMissing.text': undefined
  /** The launch names no link */
  readonly 'lti-pages.launch.resourceLinkMissing.title': undefined
  /** The platform does not follow the standard: its launches name no link. */
  readonly 'lti-pages.launch.resourceLinkMissing.toDo': undefined
  /** What the learning platform sent could not be accepted. Go back to your course and open the link again. If it happens again, tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.rolesMissing.text': undefined
  /** The launch names no roles */
  readonly 'lti-pages.launch.rolesMissing.title': undefined
  /** The platform does not follow the standard: its launches name no roles. */
  readonly 'lti-pages.launch.rolesMissing.toDo': undefined
  /** Several registrations have this issuer. An administrator of the platform types in the login address that its page here shows. */
  readonly 'lti-pages.launch.severalRegistrations.text': undefined
  /** The launch does not say which registration it is for */
  readonly 'lti-pages.launch.severalRegistrations.title': undefined
  /** Use the login address with the number, which the page of the platform here shows. */
  readonly 'lti-pages.launch.severalRegistrations.toDo': undefined
  /** It took longer than ten minutes. Go back to your course and open the link again. */
  readonly 'lti-pages.launch.stateUnknown.text': undefined
  /** This launch is not known any more */
  readonly 'lti-pages.launch.stateUnknown.title': undefined
  /** Nothing is to be done where it happens once. Where it always does, the platform goes to another server than its login did. */
  readonly 'lti-pages.launch.stateUnknown.toDo': undefined
  /** Each launch opens this site once. Go back to your course and open the link again. */
  readonly 'lti-pages.launch.stateUsed.text': undefined
  /** The launch was used already */
  readonly 'lti-pages.launch.stateUsed.title': undefined
  /** Nothing is to be done: somebody went back in the browser, or repeated a launch. */
  readonly 'lti-pages.launch.stateUsed.toDo': undefined
  /** It took too long. Go back to your course and open the link again. */
  readonly 'lti-pages.launch.tokenExpired.text': undefined
  /** The launch has expired */
  readonly 'lti-pages.launch.tokenExpired.title': undefined
  /** Compare the clocks of the platform and of this server where it happens often. */
  readonly 'lti-pages.launch.tokenExpired.toDo': undefined
  /** Wait a minute. Go back to your course and open the link again. */
  readonly 'lti-pages.launch.tooManyLaunches.text': undefined
  /** Too many people open this site at once */
  readonly 'lti-pages.launch.tooManyLaunches.title': undefined
  /** Very many people opened links from one address at the same time. A minute later they get in. */
  readonly 'lti-pages.launch.tooManyLaunches.toDo': undefined
  /** An administrator adds its deployment id to the platform under Installation, Learning platforms. */
  readonly 'lti-pages.launch.unknownDeployment.text': undefined
  /** This deployment is not known here */
  readonly 'lti-pages.launch.unknownDeployment.title': undefined
  /** Add this deployment ID to the platform here, and open the link again. */
  readonly 'lti-pages.launch.unknownDeployment.toDo': undefined
  /** This site opens links to assessments. Add it to the course as an external tool, and open it from there. */
  readonly 'lti-pages.launch.unknownMessage.text': undefined
  /** This kind of launch is not known here */
  readonly 'lti-pages.launch.unknownMessage.title': undefined
  /** The platform opens this site from a place that is not for links to assessments: remove that placement there. */
  readonly 'lti-pages.launch.unknownMessage.toDo': undefined
  /** An administrator of this site connects it under Installation, Learning platforms. */
  readonly 'lti-pages.launch.unknownPlatform.text': undefined
  /** This learning platform is not connected */
  readonly 'lti-pages.launch.unknownPlatform.title': undefined
  /** Connect the platform, or correct its issuer and client ID here, letter by letter. */
  readonly 'lti-pages.launch.unknownPlatform.toDo': undefined
  /** What the learning platform sent could not be accepted. Go back to your course and open the link again. If it happens again, tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.wrongAlgorithm.text': undefined
  /** The launch is not signed as it must be */
  readonly 'lti-pages.launch.wrongAlgorithm.title': undefined
  /** Launches have to be signed with RS256: set that at the platform. */
  readonly 'lti-pages.launch.wrongAlgorithm.toDo': undefined
  /** What the learning platform sent could not be accepted. Go back to your course and open the link again. If it happens again, tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.wrongAudience.text': undefined
  /** The launch is meant for another site */
  readonly 'lti-pages.launch.wrongAudience.title': undefined
  /** The client ID here has to be that of the platform, letter by letter. */
  readonly 'lti-pages.launch.wrongAudience.toDo': undefined
  /** The clocks of the learning platform and of this site are apart. Tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.wrongClock.text': undefined
  /** The launch has a wrong time */
  readonly 'lti-pages.launch.wrongClock.title': undefined
  /** Compare the clocks of the platform and of this server. */
  readonly 'lti-pages.launch.wrongClock.toDo': undefined
  /** What the learning platform sent could not be accepted. Go back to your course and open the link again. If it happens again, tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.wrongDeployment.text': undefined
  /** The launch names another deployment than its login */
  readonly 'lti-pages.launch.wrongDeployment.title': undefined
  /** The platform has the tool twice, or does not follow the standard: look at its deployments. */
  readonly 'lti-pages.launch.wrongDeployment.toDo': undefined
  /** What the learning platform sent could not be accepted. Go back to your course and open the link again. If it happens again, tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.wrongIssuer.text': undefined
  /** The launch comes from another platform */
  readonly 'lti-pages.launch.wrongIssuer.title': undefined
  /** The issuer here has to be that of the platform, letter by letter. */
  readonly 'lti-pages.launch.wrongIssuer.toDo': undefined
  /** Go back to your course and open the link again. */
  readonly 'lti-pages.launch.wrongNonce.text': undefined
  /** The launch belongs to another login */
  readonly 'lti-pages.launch.wrongNonce.title': undefined
  /** Two launches were mixed up. Nothing is to be done where it happens once. */
  readonly 'lti-pages.launch.wrongNonce.toDo': undefined
  /** What the learning platform sent could not be accepted. Go back to your course and open the link again. If it happens again, tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.wrongSignature.text': undefined
  /** The signature of the launch is wrong */
  readonly 'lti-pages.launch.wrongSignature.title': undefined
  /** The signature does not fit the keys at the address that is known here: check the address of the platform’s keys. */
  readonly 'lti-pages.launch.wrongSignature.toDo': undefined
  /** What the learning platform sent could not be accepted. Go back to your course and open the link again. If it happens again, tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.wrongTarget.text': undefined
  /** The launch leads elsewhere than its login */
  readonly 'lti-pages.launch.wrongTarget.title': undefined
  /** The target link URI at the platform has to be the launch address of this site. */
  readonly 'lti-pages.launch.wrongTarget.toDo': undefined
  /** Tell the administrator of this site what this page says. */
  readonly 'lti-pages.launch.wrongVersion.text': undefined
  /** This is no launch of LTI 1.3 */
  readonly 'lti-pages.launch.wrongVersion.title': undefined
  /** Set the tool up as LTI 1.3 at the platform, not as 1.1 or 2.0. */
  readonly 'lti-pages.launch.wrongVersion.toDo': undefined
  /** {title}. {toDo} */
  readonly 'lti-pages.ledger.plain': { readonly title: string; readonly toDo: string }
  /** {title}: “{value}”. {toDo} */
  readonly 'lti-pages.ledger.value': { readonly title: string; readonly toDo: string; readonly value: string }
  /** Open in a new tab */
  readonly 'lti-pages.newTab': undefined
  /** Switch scripts on to go on. */
  readonly 'lti-pages.noScript': undefined
  /** Opening your assessment… */
  readonly 'lti-pages.opening': undefined
  /** Wait a minute, and look under Installation, Learning platforms. */
  readonly 'lti-pages.registration.addressBusy.text': undefined
  /** A registration by this address is under way */
  readonly 'lti-pages.registration.addressBusy.title': undefined
  /** It counts for seven days. Make a new registration address under Installation, Learning platforms, Connect a platform. */
  readonly 'lti-pages.registration.addressUnknown.text': undefined
  /** This registration address has ended */
  readonly 'lti-pages.registration.addressUnknown.title': undefined
  /** A platform has registered by it. Make a new registration address under Installation, Learning platforms, Connect a platform. */
  readonly 'lti-pages.registration.addressUsed.text': undefined
  /** This registration address was used */
  readonly 'lti-pages.registration.addressUsed.title': undefined
  /** It does not name a client ID. Remove the tool there if it is listed, and connect it by hand. */
  readonly 'lti-pages.registration.answerWrong.text': undefined
  /** The answer of the learning platform is not complete */
  readonly 'lti-pages.registration.answerWrong.title': undefined
  /** Its OpenID configuration cannot be read from here. Check that this site reaches the platform; one in a private network needs TRUSTED_NETWORKS. Begin the registration at the learning platform again, with the same address. */
  readonly 'lti-pages.registration.configurationUnreachable.text': undefined
  /** The learning platform cannot be asked what it is */
  readonly 'lti-pages.registration.configurationUnreachable.title': undefined
  /** Its OpenID configuration is not that of a platform that registers tools. If this keeps happening, connect it by hand. */
  readonly 'lti-pages.registration.configurationWrong.text': undefined
  /** What the learning platform says of itself is not complete */
  readonly 'lti-pages.registration.configurationWrong.title': undefined
  /** Another learning platform here has this issuer with this client ID. Change that one under Installation, Learning platforms. */
  readonly 'lti-pages.registration.connectedAlready.text': undefined
  /** This registration is connected already */
  readonly 'lti-pages.registration.connectedAlready.title': undefined
  /** It does nothing in a browser alone. Copy it, and paste it where the platform asks for the registration URL of a tool. The platform then opens it and says who it is. */
  readonly 'lti-pages.registration.incompleteRegistration.text': undefined
  /** Paste this address into your learning platform */
  readonly 'lti-pages.registration.incompleteRegistration.title': undefined
  /** Look whether it lists this tool now, and remove it there if so. Begin the registration at the learning platform again, with the same address. */
  readonly 'lti-pages.registration.noAnswer.text': undefined
  /** The learning platform did not answer the registration */
  readonly 'lti-pages.registration.noAnswer.title': undefined
  /** Anybody could register under the name of a platform otherwise. Check the address of the site in the settings of the platform. If this keeps happening, connect it by hand. */
  readonly 'lti-pages.registration.otherHost.text': undefined
  /** The configuration comes from another host than the platform */
  readonly 'lti-pages.registration.otherHost.title': undefined
  /** An operator sets PUBLIC_ORIGINS. Until then no platform can be connected. */
  readonly 'lti-pages.registration.ownAddressUnknown.text': undefined
  /** This site does not know its own address */
  readonly 'lti-pages.registration.ownAddressUnknown.title': undefined
  /** Anybody on the way could read and change what is sent. Set the platform up with https, and begin again. */
  readonly 'lti-pages.registration.plainAddress.text': undefined
  /** The learning platform is not reached by https */
  readonly 'lti-pages.registration.plainAddress.title': undefined
  /** It says why below. If this keeps happening, connect it by hand. */
  readonly 'lti-pages.registration.registrationRefused.text': undefined
  /** The learning platform refuses the registration */
  readonly 'lti-pages.registration.registrationRefused.title': undefined
  /** The address of the configuration is missing, or is no address of the web. */
  readonly 'lti-pages.registration.said.configurationAddressMissing': undefined
  /** The address of the configuration begins with http://. */
  readonly 'lti-pages.registration.said.configurationAddressPlain': undefined
  /** The answer is no JSON. */
  readonly 'lti-pages.registration.said.configurationNoJson': undefined
  /** The answer is no object. */
  readonly 'lti-pages.registration.said.configurationNoObject': undefined
  /** It answers {status}. */
  readonly 'lti-pages.registration.said.configurationStatus': { readonly status: string }
  /** The request names no openid_configuration. */
  readonly 'lti-pages.registration.said.configurationUnnamed': undefined
  /** The address {field} is missing, or is no address of the web. */
  readonly 'lti-pages.registration.said.endpointMissing': { readonly field: string }
  /** The address {field} begins with http://. */
  readonly 'lti-pages.registration.said.endpointPlain': { readonly field: string }
  /** {host} does not belong to {issuer}. */
  readonly 'lti-pages.registration.said.hostOfOthers': { readonly host: string; readonly issuer: string }
  /** The issuer is missing, or is no address of the web. */
  readonly 'lti-pages.registration.said.issuerMissing': undefined
  /** The issuer begins with http://. */
  readonly 'lti-pages.registration.said.issuerPlain': undefined
  /** The answer of the platform is no JSON. */
  readonly 'lti-pages.registration.said.registeredNoJson': undefined
  /** The answer of the platform names no client id. */
  readonly 'lti-pages.registration.said.registeredWithoutClientId': undefined
  /** Each registration there counts once and for a short time. If the platform lists this tool already, remove it there. Begin the registration at the learning platform again, with the same address. */
  readonly 'lti-pages.registration.tokenRefused.text': undefined
  /** The learning platform does not accept its own token any more */
  readonly 'lti-pages.registration.tokenRefused.title': undefined
  /** Wait a minute. Begin the registration at the learning platform again, with the same address. */
  readonly 'lti-pages.registration.tooManyAttempts.text': undefined
  /** Too many attempts */
  readonly 'lti-pages.registration.tooManyAttempts.title': undefined
  /** columns of the gradebook */
  readonly 'lti-pages.scope.lineItem': undefined
  /** the list of columns */
  readonly 'lti-pages.scope.lineItemRead': undefined
  /** the roster */
  readonly 'lti-pages.scope.membership': undefined
  /** reading grades back */
  readonly 'lti-pages.scope.result': undefined
  /** sending grades */
  readonly 'lti-pages.scope.score': undefined
  /** Reason: {reason}. Trace id: {traceId}. */
  readonly 'lti-pages.trace': { readonly reason: string; readonly traceId: string }
}
