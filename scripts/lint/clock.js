/**
 * Judges what a test does to time, or asks of it. A test moves time by its one fixture alone, so that page, server and
 * database say the same; it sleeps never; and what the machine's clock says is nothing to judge by. Returns what is wrong,
 * or null.
 */
export function judgeClock(file, deed) {
  if (!isTest(file) || FIXTURES.has(file)) return null
  if (CLOCK.test(deed))
    return `${deed} moves the page alone: the fixture \`jam\` moves server and page (e2e/jam.ts).`
  if (FAKE.test(deed)) return `${deed} is for test/jam.ts of the app alone: take \`jam\` from there.`
  if (file.startsWith('e2e/') && deed.endsWith('.setClock'))
    return `${deed} moves the server alone: the fixture \`jam\` moves server and page (e2e/jam.ts).`
  if (AMBIENT.has(deed))
    return `${deed} is the machine's clock: take the moment from \`jam\` or from deps, or say what it is for by \`machineNow\` (apps/server/test/jam.ts).`
  if (SLEEPS.test(deed)) return `${deed} sleeps: wait for a state (expect.poll, lookUntil).`
  return null
}

/** Judges who decides over what a page's calls are answered. Returns what is wrong, or null. */
export function judgeRoute(file, deed) {
  if (!file.startsWith('e2e/') || ROUTERS.has(file)) return null
  return /\.(un)?route(All|FromHAR)?$/.test(deed)
    ? `${deed} may race the real answer: \`intercept\` knows which call it is about (e2e/jawaban.ts).`
    : null
}

/** The fixture by the kind of test, and what looks again and again until it is so */
const FIXTURES = new Set([
  'e2e/jam.ts',
  'apps/server/test/jam.ts',
  'apps/server/test/tunggu.ts',
  'apps/web/test/jam.ts',
])
const ROUTERS = new Set(['e2e/jawaban.ts', 'e2e/test.ts'])
const CLOCK = /\.clock\.(install|fastForward|runFor|pauseAt|resume|setFixedTime|setSystemTime)$/
const FAKE = /^vi\.(use(Fake|Real)Timers|setSystemTime|(advance|run)\w*Timers?\w*)$/
const AMBIENT = new Set(['Date.now', 'new Date()', 'Date()'])
const SLEEPS = /\.waitForTimeout$|^node:timers\/promises$|^new Promise\(setTimeout\)$/

function isTest(file) {
  return /^e2e\/|^(apps|packages)\/\w+\/test\/|\.test\.tsx?$/.test(file)
}
