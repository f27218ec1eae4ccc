import {
  type Browser,
  type BrowserContext,
  type Frame,
  type Page,
  type Request,
  expect,
} from '@playwright/test'

/** A Friday on which everybody of the demo company works. */
export const JUMAT_PAGI = '2026-11-20T07:52:13+07:00'

/**
 * The one clock of a test: the server's and, in every context of the browser, the phone's. Both begin at the test's
 * `waktu`; the server's stands there (with `berjalan` it goes on), the phone's goes on from there.
 */
export type Jam = {
  /** Sets both to a moment. A page whose timers are taken sleeps until then: each that came due fires once. */
  set(iso: string): Promise<void>
  /** Lets so much time pass as if one had slept: both go on by it, and each timer that came due fires once */
  skip(ms: number): Promise<void>
  /** Takes the timers of all pages, so that time can be made to pass and to stand: before the app opens in one of them. */
  take(): Promise<void>
  /** Lets so much time pass, every timer of the pages in its turn; 0 runs what is due */
  pass(ms: number): Promise<void>
  /** Lets `afterMs` pass and then time stand, timers and server alike, until it is told to pass or to go on. */
  hold(afterMs?: number): Promise<void>
  /** Both go on after a hold. */
  goOn(): Promise<void>
  /** What the pages read on the clock stands as the server's does, for a picture; their timers go on. */
  stand(): Promise<void>
  /** The phone of this page is wrong by so much, and stays so whatever is set: for tests that are about that alone */
  setWrongPhone(page: Page, byMs: number): Promise<void>
  /** What both say */
  now(): number
}

/** Moves the server to a moment, from where it stands or goes on. */
type MoveServer = (moment: number, goesOn: boolean) => Promise<unknown>

type Ponsel = {
  readonly context: BrowserContext
  salahMs: number
  isTaken: boolean
  /** Sets the clock of pages to come */
  script: { dispose(): Promise<void> } | null
}

/** `berjalan`: whether the server's clock goes on. Whoever starts it calls `end` when the test is over. */
export function startJam(
  browser: Browser,
  { waktu, berjalan, moveServer }: { waktu: string; berjalan: boolean; moveServer: MoveServer },
): { jam: Jam; attach: (context: BrowserContext) => Promise<void>; end: () => void } {
  const semua = new Map<BrowserContext, Ponsel>()
  const datang = new Set<Promise<void>>()
  const dijalan = new Set<Request>()
  let saat = Date.parse(waktu)
  let saatServer = saat
  /** Since when the phones' clock goes on; null: it stands */
  let sejak: number | null = performance.now()
  let isTaken = false

  const now = () => Math.round(sejak === null ? saat : saat + performance.now() - sejak)
  const isHeld = () => isTaken && sejak === null
  const setSaat = (moment: number, goesOn: boolean) => {
    saat = moment
    sejak = goesOn ? performance.now() : null
  }
  const each = async (act: (ponsel: Ponsel) => Promise<unknown>) => {
    await Promise.all(datang)
    await Promise.all(Array.from(semua.values(), act))
  }

  /** A phone's clock says what the test's does, or is wrong by as much as it was told. */
  const setPonsel = async (ponsel: Ponsel) => {
    const { context, salahMs } = ponsel
    const moment = now() + salahMs
    if (ponsel.isTaken) {
      const { clock } = context
      // Back in time no timer can go: the clock alone is set.
      await clock.pauseAt(moment).catch(() => clock.setSystemTime(moment))
      if (sejak !== null) await clock.resume()
      return
    }
    const given: Geser = sejak === null ? { tetap: moment } : { geser: moment - Date.now() }
    await ponsel.script?.dispose()
    ponsel.script = await context.addInitScript(shiftDate, given)
    await evaluateAll(context, (frame) => frame.evaluate(shiftDate, given))
  }

  const takePonsel = async (ponsel: Ponsel) => {
    if (ponsel.isTaken) return
    // While they are taken, a page reads the machine's clock for a moment: an app that takes the server's time then keeps days between the two.
    const opened = ponsel.context.pages().find((page) => !/^about:|\/favicon\.svg$/.test(page.url()))
    if (opened !== undefined) throw new Error(`take the timers before ${opened.url()} opens`)
    await ponsel.script?.dispose()
    await ponsel.context.clock.install({ time: now() + ponsel.salahMs })
    ponsel.isTaken = true
    if (isHeld()) await setPonsel(ponsel)
  }

  const add = async (context: BrowserContext) => {
    if (semua.has(context)) return
    const ponsel: Ponsel = { context, salahMs: 0, isTaken: false, script: null }
    semua.set(context, ponsel)
    context.on('close', () => semua.delete(context))
    context.on('request', (request) => isAsking(request) && dijalan.add(request))
    context.on('requestfinished', (request) => dijalan.delete(request))
    context.on('requestfailed', (request) => dijalan.delete(request))
    await (isTaken ? takePonsel(ponsel) : setPonsel(ponsel))
  }
  const attach = async (context: BrowserContext) => {
    const adding = add(context)
    datang.add(adding)
    await adding.finally(() => datang.delete(adding))
  }
  const onContext = (context: BrowserContext) => void attach(context).catch(() => undefined)
  browser.on('context', onContext)

  const setServer = async () => {
    saatServer = now()
    await moveServer(saatServer, berjalan && sejak !== null)
  }
  /** An answer from before the clock moved would set a phone by the server's clock of before. */
  const untilAnswered = async () => {
    // Who asks for what a test holds back waits longer than that, and is told nothing of a clock.
    const answered = expect.poll(() => dijalan.size, { intervals: [20], timeout: TENANG_MS }).toBe(0)
    await answered.catch(() => dijalan.clear())
  }
  const setBoth = async (moment: number) => {
    setSaat(moment, sejak !== null)
    await setServer()
    await each(setPonsel)
  }
  const jam: Jam = {
    now,
    async set(iso) {
      await untilAnswered()
      await setBoth(Date.parse(iso))
    },
    async skip(ms) {
      await untilAnswered()
      await setBoth(now() + ms)
    },
    async take() {
      isTaken = true
      await each(takePonsel)
    },
    async pass(ms) {
      if (!isTaken) throw new Error('take the timers first: what runs already is not to be had')
      setSaat(now() + ms, sejak !== null)
      // What opens at a moment is open when the page's timer asks for it.
      await setServer()
      await each(({ context }) => context.clock.runFor(ms))
    },
    async hold(afterMs = 10_000) {
      if (!isTaken) throw new Error('take the timers first: what runs already is not to be had')
      await untilAnswered()
      setSaat(now() + afterMs, false)
      await setServer()
      await each(setPonsel)
    },
    async goOn() {
      setSaat(now(), true)
      await setServer()
      await each(({ context }) => context.clock.resume())
    },
    async stand() {
      if (isTaken) throw new Error('hold it: timers that are taken stand with the clock')
      setSaat(berjalan ? now() : saatServer, false)
      await setServer()
      await each(setPonsel)
    },
    async setWrongPhone(page, byMs) {
      await each(async (ponsel) => {
        if (ponsel.context !== page.context()) return
        ponsel.salahMs = byMs
        if (ponsel.isTaken) await ponsel.context.clock.setSystemTime(now() + byMs)
        else await setPonsel(ponsel)
      })
    },
  }
  return { jam, attach, end: () => browser.off('context', onContext) }
}

/** Longer no answer is waited for before the clock is moved */
const TENANG_MS = 2000

/** A call that is answered once, and soon. */
function isAsking(request: Request): boolean {
  return request.resourceType() === 'fetch' && /\/api\/(?!.*peristiwa)/.test(request.url())
}

/** Milliseconds between the machine's clock and the page's; or where the page's stands. */
type Geser = { readonly geser: number } | { readonly tetap: number }

/** What a page reads on the clock is moved, its timers are its own. Runs in the page. */
function shiftDate(given: Geser): void {
  type Moved = { given: Geser }
  const page = globalThis as unknown as { jamUji?: Moved; Date: DateConstructor }
  if (page.jamUji !== undefined) {
    page.jamUji.given = given
    return
  }
  const Asli = page.Date
  const asli = Asli.now.bind(Asli)
  const moved: Moved = { given }
  const now = () => ('tetap' in moved.given ? moved.given.tetap : asli() + moved.given.geser)
  Asli.now = now
  page.Date = new Proxy(Asli, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as object,
    apply: () => new Asli(now()).toString(),
  })
  Asli.prototype.constructor = page.Date
  page.jamUji = moved
}

/** In every document of its pages that is there; one that is just being left has nothing to be told. */
async function evaluateAll(context: BrowserContext, act: (frame: Frame) => Promise<void>): Promise<void> {
  const frames = context.pages().flatMap((page) => page.frames())
  await Promise.all(frames.map((frame) => act(frame).catch(() => undefined)))
}
