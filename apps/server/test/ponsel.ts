import { type KeyObject, createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { type FieldsPresensi, DI_DALAM, fotoBaru, formPresensi } from './selfie.ts'
import type { Reply, TestServer } from './server.ts'

type Akun = { readonly penggunaId: number; readonly token: string }
type Jam = { readonly jam: number; readonly mono: number; readonly hidup: string }
type Dengar = { readonly token: string; readonly dengar: Jam }
/** What is heard and taken as a phone keeps it until it is sent. */
export type Entri = {
  readonly kunci: string
  readonly jenis: 'check_in' | 'check_out'
  readonly foto: Buffer
  readonly luring: string
  readonly tanda: string
  readonly fields: Readonly<Record<string, string>>
}

/** A phone with clocks of its own beside the true time, which its test sets; it does what the web app does. */
export class Ponsel {
  readonly #server: Pick<TestServer, 'call'>
  readonly #kunci: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
  /** Milliseconds: the true time, by how much the phone's clock is off it, and since when its page lives */
  #kini: number
  #beda = 0
  #lahir: number
  #hidup = 1
  /** By how much its clock has moved since each hearing that this page knows of, by their tokens */
  readonly #pantau = new Map<string, { acuan: number; bergeser: number }>()
  id = 0
  terdengar: Dengar | null = null

  constructor(server: Pick<TestServer, 'call'>, kini: number, beda = 0) {
    this.#server = server
    this.#kunci = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#kini = kini
    this.#beda = beda
    this.#lahir = kini - 5000
  }

  get kini(): number {
    return this.#kini
  }

  /** Time passes while its page lives. */
  goTo(saat: string | number): void {
    this.#kini = typeof saat === 'string' ? Date.parse(saat) : saat
    this.#look()
  }

  /** Somebody sets its clock. */
  setJam(beda: number): void {
    this.#beda += beda
    this.#look()
  }

  /** It sleeps, and its page's clock stands still. */
  sleep(ms: number): void {
    this.#kini += ms
    this.#lahir += ms
    this.#look()
  }

  /** Its page is killed and loaded anew; what was kept stays. */
  reload(): void {
    this.#hidup += 1
    this.#lahir = this.#kini - 300
    const lama = this.terdengar && this.#pantau.get(this.terdengar.token)
    this.#pantau.clear()
    // What was seen is kept with what was heard; how both clocks stood to each other is not.
    if (this.terdengar && lama)
      this.#pantau.set(this.terdengar.token, { acuan: this.#geser(), bergeser: lama.bergeser })
  }

  /** As `register`, with a key that has been known for long: what is new is believed less. */
  async registerLama(server: Pick<TestServer, 'owner'>, akun: Akun): Promise<void> {
    await this.register(akun)
    await server.owner
      .updateTable('ponsel')
      .set({ dibuat_pada: new Date('2026-01-02T08:00:00+07:00') })
      .where('id', '=', this.id)
      .execute()
  }

  /** Signs in on it and hears the time. */
  async register({ token }: Akun): Promise<Reply> {
    const jwk = this.#kunci.publicKey.export({ format: 'jwk' })
    const reply = await this.#server.call('POST /ponsel', { token, body: { kunci: jwk } })
    this.id = reply.body['data']?.id ?? this.id
    return reply
  }

  async hear({ token }: Akun): Promise<Reply> {
    const reply = await this.#server.call(`POST /ponsel/${this.id}/waktu`, { token, body: {} })
    if (reply.status === 200) this.keepWaktu(reply)
    return reply
  }

  keepWaktu({ body }: Reply): void {
    const token = body['data'].token as string
    this.terdengar = { token, dengar: this.jam() }
    this.#pantau.set(token, { acuan: this.#geser(), bergeser: 0 })
  }

  jam(): Jam {
    return { jam: this.#kini + this.#beda, mono: this.#kini - this.#lahir, hidup: `hidup-${this.#hidup}` }
  }

  /** What is taken at this moment, signed; `palsu` is put into it before, `lain` signs in its place. */
  take(
    { penggunaId }: Akun,
    jenis: Entri['jenis'],
    opsi: { palsu?: object; lain?: Ponsel; fields?: FieldsPresensi; foto?: Buffer } = {},
  ): Entri {
    const { palsu = {}, lain = this, fields = DI_DALAM, foto = fotoBaru() } = opsi
    const kunci = randomUUID()
    const isi = {
      v: 1,
      ponsel: this.id,
      akun: penggunaId,
      kunci,
      jenis,
      foto: createHash('sha256').update(foto).digest('hex'),
      latitude: fields['latitude'] === undefined ? null : Number(fields['latitude']),
      longitude: fields['longitude'] === undefined ? null : Number(fields['longitude']),
      akurasi: 12,
      posisi_umur: 3,
      tempat_versi: null,
      kamera: 'kamera uji',
      token: this.terdengar?.token ?? null,
      dengar: this.terdengar?.dengar ?? null,
      ambil: this.jam(),
      bergeser: this.#bergeserSejak(this.terdengar?.token),
      ...palsu,
    }
    const luring = JSON.stringify(isi)
    return { kunci, jenis, foto, luring, tanda: lain.sign(luring), fields }
  }

  sign(teks: string): string {
    const key = this.#kunci.privateKey
    return sign('sha256', Buffer.from(teks), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  }

  /** `Rekan-Jam` as its page says it now, of an entry. */
  jamKirim({ luring }: Entri): string {
    const { jam, mono, hidup } = this.jam()
    const { token } = JSON.parse(luring) as { token: string | null }
    return `${jam} ${mono} ${hidup} ${this.#bergeserSejak(token)}`
  }

  /** Sends what was taken, as often as one likes. */
  send({ token }: Akun, entri: Entri, headers: Record<string, string> = {}): Promise<Reply> {
    const { jenis, foto, luring, tanda, fields, kunci } = entri
    const form = formPresensi(foto, { ...fields, luring, luring_tanda: tanda })
    const key = jenis === 'check_in' ? 'POST /presensi/check-in' : 'POST /presensi/check-out'
    return this.#server.call(key, {
      token,
      form,
      headers: { 'idempotency-key': kunci, 'rekan-jam': this.jamKirim(entri), ...headers },
    })
  }

  #geser(): number {
    return this.#beda + this.#lahir
  }

  #bergeserSejak(token: string | null | undefined): number {
    return this.#pantau.get(token ?? '')?.bergeser ?? 0
  }

  #look(): void {
    for (const satu of this.#pantau.values())
      satu.bergeser = Math.max(satu.bergeser, Math.abs(this.#geser() - satu.acuan))
  }
}
