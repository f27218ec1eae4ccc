import { randomUUID } from 'node:crypto'
import { insertSesi } from '../hubungan.tulis.ts'
import type { Person } from '../people.ts'
import { type Entri, Ponsel } from '../ponsel.ts'
import type { Reply, TestServer } from '../server.ts'
import { type Acak, createAcak } from './acak.ts'

/** An entry of the phone's outbox, and what the story knows of it that no server is told. */
export type Kotak = {
  readonly entri: Entri
  /** When it truly was taken */
  readonly saat: number
  /** How far the clock was moved off what it was at the last hearing, until it was taken, in ms */
  geser: number
  /** No server time was kept that the phone had asked for, or a clock was set: it may be weak */
  jujur: boolean
  /** It is with the server, whatever the phone knows of it */
  tiba: boolean
  /** The last answer; null: none yet. Once it is taken, nothing of it stays on the phone. */
  jawaban: Reply | null
}

/** What a story left: all that was ever taken. */
export type HasilCerita = { readonly benih: number; readonly kotak: readonly Kotak[] }

const MENIT = 60_000
const JAM = 60 * MENIT
/** The day's work is 08:00 to 17:00; check-in opens at five, check-out closes at nine in the evening. */
const MULAI = Date.parse('2026-11-20T05:10:00+07:00')
const AKHIR_MASUK = Date.parse('2026-11-20T12:00:00+07:00')
const AKHIR = Date.parse('2026-11-20T20:30:00+07:00')

/**
 * Lives through one story: a phone that hears the time, punches, and sends what it keeps, while answers are lost, pages killed,
 * clocks set and set back, while it sleeps, while two tabs send at once, while its person signs out and in, and while the
 * server is started anew. In the end it is online, and sends until nothing of it waits.
 */
export async function live(server: TestServer, orang: Person, benih: number): Promise<HasilCerita> {
  return new Cerita(server, orang, benih).live()
}

class Cerita {
  readonly #server: TestServer
  readonly #acak: Acak
  readonly #benih: number
  readonly #ponsel: Ponsel
  readonly #kotak: Kotak[] = []
  #orang: Person
  #daring = true
  #masuk = true
  /** By how much the clock is off what it was at the last hearing, and how far it has been */
  #geser = 0
  #terjauh = 0
  #jujur = true

  constructor(server: TestServer, orang: Person, benih: number) {
    this.#server = server
    this.#orang = orang
    this.#benih = benih
    this.#acak = createAcak(benih)
    this.#ponsel = new Ponsel(this.#jalan(), MULAI, this.#acak.bulat(-2 * JAM, 2 * JAM))
  }

  async live(): Promise<HasilCerita> {
    this.#pada(0)
    await this.#ponsel.registerLama(this.#server, this.#orang)
    await this.#hear()
    const banyak = this.#acak.bulat(4, 16)
    for (let ke = 0; ke < banyak; ke += 1) await this.#langkah()
    if (this.#kotak.length === 0) this.#take('check_in')
    this.#daring = true
    if (!this.#masuk) await this.#signIn()
    // Each round some are lost again, but for the last.
    for (let ke = 0; ke < 4 && this.#menunggu().length > 0; ke += 1) {
      this.#wait(this.#acak.bulat(1, 5) * MENIT)
      await this.#send(ke < 3)
    }
    return { benih: this.#benih, kotak: this.#kotak }
  }

  async #langkah(): Promise<void> {
    const langkah = this.#acak.pilih([
      'lewat',
      'lewat',
      'lewat',
      'punch',
      'punch',
      'kirim',
      'kirim',
      'dengar',
      'jaringan',
      'jaringan',
      'geser',
      'kembali',
      'tidur',
      'bunuh',
      'keluar',
      'ulang',
    ] as const)
    switch (langkah) {
      case 'lewat':
        return this.#wait(this.#acak.bulat(1, 100) * MENIT)
      case 'tidur':
        return this.#sleep(this.#acak.bulat(1, 180) * MENIT)
      case 'jaringan':
        this.#daring = !this.#daring
        return
      case 'dengar':
        return this.#daring && this.#masuk ? this.#hear() : undefined
      case 'geser':
        this.#set(this.#acak.pilih([-1, 1]) * this.#acak.bulat(5, 3 * 3600) * 1000)
        // There and back, as who wants to hide it would.
        if (!this.#acak.mungkin(40)) return
        this.#wait(this.#acak.bulat(1, 20) * MENIT)
        return this.#set(-this.#geser)
      case 'kembali':
        return this.#geser === 0 ? undefined : this.#set(-this.#geser)
      case 'bunuh':
        return this.#ponsel.reload()
      case 'punch':
        return this.#punch()
      case 'kirim':
        return this.#daring ? this.#send(true) : undefined
      case 'keluar':
        return this.#masuk ? this.#signOut() : this.#signIn()
      case 'ulang':
        // Dear: a few of a hundred stories.
        return this.#acak.mungkin(10) ? this.#server.restart() : undefined
    }
  }

  /** A person does nothing by night: the day ends before its check-out closes. */
  #wait(ms: number): void {
    this.#ponsel.goTo(Math.min(this.#ponsel.kini + ms, Math.max(AKHIR, this.#ponsel.kini)))
  }

  #sleep(ms: number): void {
    this.#ponsel.sleep(Math.min(ms, Math.max(0, AKHIR - this.#ponsel.kini)))
  }

  #set(ms: number): void {
    this.#ponsel.setJam(ms)
    this.#geser += ms
    this.#terjauh = Math.max(this.#terjauh, Math.abs(this.#geser))
    for (const satu of this.#menunggu().filter(({ tiba }) => !tiba)) {
      satu.geser = Math.max(satu.geser, Math.abs(this.#geser))
      satu.jujur = false
    }
    this.#jujur = false
  }

  /** What the phone asks for when it is seen; its answer may be lost, and takes its time. */
  async #hear(): Promise<void> {
    this.#pada(0)
    const { token } = this.#orang
    const reply = await this.#call(`POST /ponsel/${this.#ponsel.id}/waktu`, { token, body: {} })
    this.#ponsel.goTo(this.#ponsel.kini + this.#acak.bulat(0, 1500))
    if (reply === null || reply.status !== 200 || this.#acak.mungkin(15)) {
      // It was heard, and does not know it: what it takes from here on looks like an older one's.
      this.#jujur = false
      return
    }
    this.#ponsel.keepWaktu(reply)
    this.#geser = 0
    this.#terjauh = 0
    this.#jujur = true
  }

  #punch(): void {
    const jenis = this.#kotak.some(({ entri }) => entri.jenis === 'check_in') ? 'check_out' : 'check_in'
    const akhir = jenis === 'check_in' ? AKHIR_MASUK : AKHIR
    // Two of a kind are somebody's two phones: that is another test's.
    if (this.#kotak.some(({ entri }) => entri.jenis === jenis) || this.#ponsel.kini > akhir || !this.#masuk)
      return
    this.#take(jenis)
  }

  #take(jenis: Entri['jenis']): void {
    const entri = this.#ponsel.take(this.#orang, jenis)
    const { kini: saat } = this.#ponsel
    this.#kotak.push({ entri, saat, geser: this.#terjauh, jujur: this.#jujur, tiba: false, jawaban: null })
    this.#ponsel.goTo(saat + this.#acak.bulat(500, 90_000))
  }

  /** What is still on the phone, in its order. */
  #menunggu(): Kotak[] {
    return this.#kotak.filter(({ jawaban }) => jawaban === null || jawaban.status >= 400)
  }

  /** Sends what waits, in order, once; some never arrive, of others the answer is lost, some are sent by two tabs at once. */
  async #send(isBuruk: boolean): Promise<void> {
    for (const satu of this.#menunggu()) {
      const nasib = isBuruk ? this.#acak.bulat(0, 9) : 9
      if (nasib === 0) return
      this.#pada(this.#acak.bulat(0, 20_000))
      const send = () => this.#ponsel.send(this.#orang, satu.entri).catch(() => null)
      const semua = nasib === 2 ? [send(), send()] : [send()]
      // It is ended while it answers: what it has taken on it finishes.
      if (nasib === 3 && this.#acak.mungkin(10)) await this.#server.restart()
      const [jawaban = null] = await Promise.all(semua)
      satu.tiba ||= jawaban !== null && jawaban.status < 400
      if (nasib === 1) {
        // The page was killed before its answer came.
        this.#ponsel.reload()
        return
      }
      satu.jawaban = jawaban ?? satu.jawaban
      this.#ponsel.goTo(this.#ponsel.kini + this.#acak.bulat(100, 2000))
    }
  }

  async #signOut(): Promise<void> {
    this.#pada(0)
    await this.#call('POST /logout', { token: this.#orang.token, body: {} })
    this.#masuk = false
  }

  async #signIn(): Promise<void> {
    const token = `cerita-${randomUUID()}-${randomUUID()}`
    await insertSesi(this.#server.owner, this.#ponsel.kini, [[this.#orang.penggunaId, token]])
    this.#orang = { ...this.#orang, token }
    this.#masuk = true
  }

  /** The server's clock is the true one; a request arrives so much later than it was sent. */
  #pada(jalan: number): void {
    this.#server.setClock(new Date(this.#ponsel.kini + jalan).toISOString())
  }

  #call(...args: Parameters<TestServer['call']>): Promise<Reply | null> {
    return this.#server.call(...args).catch(() => null)
  }

  #jalan(): Pick<TestServer, 'call'> {
    return { call: (...args) => this.#server.call(...args) }
  }
}
