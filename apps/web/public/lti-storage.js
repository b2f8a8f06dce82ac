// Has the learning platform that frames this page store the proof of a login, or asks it for that proof (LTI 1.3
// platform storage, by postMessage). Browsers that keep no cookie of a framed page launch by it.
const { action, frame, origin, key, value = '', next } = document.currentScript.dataset
const patienceMilliseconds = 1000
let asked = 0
const platform = window.parent === window ? window.opener : window.parent

/** The frame that stores: the platform's page itself, or the one of that name in it. */
function storingFrame() {
  return frame === '_parent' ? platform : (platform?.frames[frame] ?? platform)
}

/** One message and its answer; rejects where none comes in time. */
function ask(subject, content) {
  return new Promise((resolve, reject) => {
    const message_id = `isomorph-${(asked += 1)}-${Date.now()}`
    const timer = setTimeout(() => reject(new Error('No answer')), patienceMilliseconds)
    addEventListener('message', ({ data, origin: from }) => {
      const isAnswer = data?.subject === `${subject}.response` && data.message_id === message_id
      if (!isAnswer || from !== origin) return
      clearTimeout(timer)
      if (data.error) reject(new Error(data.error.code))
      else resolve(data)
    })
    storingFrame().postMessage({ subject, message_id, ...content }, origin)
  })
}

async function store() {
  await ask('lti.put_data', { key, value }).catch(() => undefined)
  // The cookie may come back even where the platform does not store anything.
  window.location.replace(next)
}

/** The web app exchanges the code of the launch with it. A browser that stores nothing at all needs a tab of its own. */
function keepVerifier(verifier) {
  try {
    sessionStorage.setItem('persist:codeVerifier', verifier)
  } catch {
    document.querySelector('#launch').elements.binding.value = 'none'
  }
}

async function finish() {
  const form = document.querySelector('#launch')
  const answer = await ask('lti.get_data', { key }).catch(() => undefined)
  if (typeof answer?.value === 'string') {
    form.elements.binding.value = answer.value
    keepVerifier(answer.value)
  }
  form.submit()
}

if (action === 'put') void store()
else void finish()
