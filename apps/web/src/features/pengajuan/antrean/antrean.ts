import { messageOf } from '../../../lib/api-error.ts'
import { createKunci } from '../../../lib/use-kunci.ts'

export type Putusan = 'disetujui' | 'ditolak'
/** `catatan` is '' where there is nothing to say. */
export type Keputusan = { readonly putusan: Putusan; readonly catatan: string }

/** How far a decision has come: to be taken back, on its way, taken by the server, or refused with the reason. */
export type Tahap =
  | (Keputusan & { readonly tahap: 'ditunda' | 'dikirim' | 'selesai' })
  | (Keputusan & { readonly tahap: 'gagal'; readonly pesan: string })

/** The decisions of one visit by the request's id. */
export type SemuaTahap = ReadonlyMap<number, Tahap>

export type Antrean = {
  readonly putuskan: (ids: readonly number[], keputusan: Keputusan) => void
  /** Takes back what has not gone yet. */
  readonly urungkan: (ids: readonly number[]) => void
  /** Sends what waits; `pergi` where the page may end the next moment: then all at once. */
  readonly kirimSemua: (pergi?: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => SemuaTahap
}

type AntreanOptions = {
  /** One call; throws what refused it. */
  readonly kirim: (id: number, keputusan: Keputusan, kunci: string) => Promise<unknown>
  /** A refusal that nobody is there to see. */
  readonly onTakTerlihat: (id: number, pesan: string) => void
  /** Whose decisions an earlier page could not see through: they stand as refused. */
  readonly tertinggal?: readonly number[]
  /** Told which decisions are not through, those refused as well, whenever that changes */
  readonly onBelum?: (ids: readonly number[]) => void
  /** How long a decision may be taken back */
  readonly jedaMs?: number
  /** Calls under way at a time */
  readonly serentak?: number
}

const TERTINGGAL: Tahap = {
  tahap: 'gagal',
  putusan: 'disetujui',
  catatan: '',
  pesan: 'Keputusan Anda sebelumnya tidak sempat tersimpan. Putuskan lagi.',
}
const MASIH_JALAN = new Set(['ditunda', 'dikirim', 'selesai'])

/** The queue of decisions: each waits a moment in which it may be taken back, then is sent by a call of its own. */
export function createAntrean(options: AntreanOptions): Antrean {
  const { kirim, onTakTerlihat, tertinggal = [], onBelum, jedaMs = 5000, serentak = 3 } = options
  const listeners = new Set<() => void>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  // One a request, kept past a failure: the same decision sent again is the same write.
  const kunci = new Map<number, ReturnType<typeof createKunci>>()
  const antre: number[] = []
  let semua: SemuaTahap = new Map(tertinggal.map((id) => [id, TERTINGGAL]))
  let berjalan = 0

  function set(changes: Iterable<readonly [number, Tahap | undefined]>) {
    const next = new Map(semua)
    for (const [id, tahap] of changes) {
      if (tahap === undefined) next.delete(id)
      else next.set(id, tahap)
    }
    semua = next
    onBelum?.([...next].flatMap(([id, { tahap }]) => (tahap === 'selesai' ? [] : [id])))
    for (const listener of listeners) listener()
  }

  function dorong(ids: readonly number[], batas: number) {
    for (const id of ids) {
      clearTimeout(timers.get(id))
      timers.delete(id)
    }
    antre.push(...ids)
    while (berjalan < batas) {
      const id = antre.shift()
      if (id === undefined) return
      void jalankan(id)
    }
  }

  async function jalankan(id: number) {
    const tahap = semua.get(id)
    if (tahap?.tahap !== 'ditunda') return
    const keputusan: Keputusan = { putusan: tahap.putusan, catatan: tahap.catatan }
    const kunciDari = kunci.get(id) ?? createKunci()
    kunci.set(id, kunciDari)
    berjalan += 1
    set([[id, { ...keputusan, tahap: 'dikirim' }]])
    try {
      await kirim(id, keputusan, kunciDari(keputusan))
      set([[id, { ...keputusan, tahap: 'selesai' }]])
    } catch (cause) {
      const pesan = messageOf(cause, 'Keputusan belum tersimpan. Coba lagi.')
      set([[id, { ...keputusan, tahap: 'gagal', pesan }]])
      if (listeners.size === 0) onTakTerlihat(id, pesan)
    } finally {
      berjalan -= 1
      dorong([], serentak)
    }
  }

  return {
    putuskan(ids, keputusan) {
      const baru = ids.filter((id) => !MASIH_JALAN.has(semua.get(id)?.tahap ?? ''))
      set(baru.map((id) => [id, { ...keputusan, tahap: 'ditunda' }]))
      for (const id of baru)
        timers.set(
          id,
          setTimeout(() => dorong([id], serentak), jedaMs),
        )
    },
    urungkan(ids) {
      const masih = ids.filter((id) => timers.has(id))
      for (const id of masih) {
        clearTimeout(timers.get(id))
        timers.delete(id)
      }
      set(masih.map((id) => [id, undefined]))
    },
    kirimSemua: (pergi = false) => dorong([...timers.keys()], pergi ? Number.POSITIVE_INFINITY : serentak),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => semua,
  }
}
