import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** A stretch in which one session called again and again. */
export type RentangPanggilan = {
  /** The session, as `namaSesi` names it */
  readonly sesi: string
  /** It sent what had waited on its phone */
  readonly kiriman: boolean
  readonly dari: Instan
  readonly sampai: Instan
  /** By which phone, where that is known */
  readonly ponselId: number | null
}

/** One call of an account. */
type Dipanggil = Pick<RentangPanggilan, 'sesi' | 'kiriman'> & {
  readonly penggunaId: number
  readonly saat: Instan
  readonly ponselId?: number
}

/** When accounts called: noted in memory, so that a call costs no statement, and brought to the database together. */
export type Panggilan = {
  record(call: Dipanggil): void
  /** What of an account this server has not brought there yet, and what it had just before */
  list(penggunaId: number): readonly RentangPanggilan[]
  isDirty(): boolean
  /** Brings all of it there. */
  store(): Promise<void>
}

/** Calls with less between them are one stretch. */
const JEDA_MS = 120_000
/** So many stretches wait at most; a database that is away longer loses the oldest. */
const PALING_BANYAK = 100_000
const SEKALI = 2000

type Catatan = { -readonly [K in keyof RentangPanggilan]: RentangPanggilan[K] } & { isDirty: boolean }

/** By which a session is told from others. */
export function namaSesi(tokenHash: Buffer): string {
  return tokenHash.toString('hex', 0, 8)
}

export function createPanggilan(db: Db): Panggilan {
  const semua = new Map<number, Catatan[]>()
  let jumlah = 0

  const dirty = () =>
    [...semua].flatMap(([penggunaId, milik]) =>
      milik.filter(({ isDirty }) => isDirty).map((satu) => ({ penggunaId, satu })),
    )

  return {
    record({ penggunaId, sesi, kiriman, saat, ponselId }) {
      const milik = semua.get(penggunaId) ?? []
      const kini = milik.findLast(
        (satu) =>
          satu.sesi === sesi &&
          satu.kiriman === kiriman &&
          saat >= satu.dari &&
          saat - satu.sampai <= JEDA_MS,
      )
      if (kini !== undefined) {
        kini.isDirty ||= saat > kini.sampai || (ponselId !== undefined && ponselId !== kini.ponselId)
        kini.sampai = Math.max(kini.sampai, saat)
        kini.ponselId = ponselId ?? kini.ponselId
        return
      }
      if (jumlah >= PALING_BANYAK) {
        const [pertama] = semua.keys()
        jumlah -= semua.get(pertama ?? 0)?.length ?? 0
        semua.delete(pertama ?? 0)
      }
      jumlah += 1
      semua.set(penggunaId, [
        ...milik,
        { sesi, kiriman, dari: saat, sampai: saat, ponselId: ponselId ?? null, isDirty: true },
      ])
    },
    list: (penggunaId) => semua.get(penggunaId) ?? [],
    isDirty: () => dirty().length > 0,
    async store() {
      const kini = dirty()
      for (let dari = 0; dari < kini.length; dari += SEKALI) {
        const bagian = kini.slice(dari, dari + SEKALI)
        for (const { satu } of bagian) satu.isDirty = false
        await upsertPanggilan(db, bagian).catch((error: unknown) => {
          for (const { satu } of bagian) satu.isDirty = true
          throw error
        })
      }
      // Only what goes on is added to; the rest is in the database.
      const terakhir = [...semua.values()].flat().reduce((besar, { sampai }) => Math.max(besar, sampai), 0)
      for (const [penggunaId, milik] of semua) {
        const sisa = milik.filter(({ sampai, isDirty }) => isDirty || terakhir - sampai <= JEDA_MS)
        jumlah -= milik.length - sisa.length
        if (sisa.length > 0) semua.set(penggunaId, sisa)
        else semua.delete(penggunaId)
      }
    },
  }
}

async function upsertPanggilan(
  db: Db,
  bagian: readonly { readonly penggunaId: number; readonly satu: Catatan }[],
): Promise<void> {
  const baris = bagian.map(({ penggunaId, satu: { sesi, kiriman, dari, sampai, ponselId } }) => ({
    pengguna_id: penggunaId,
    dari: new Date(dari),
    sampai: new Date(sampai),
    sesi,
    kiriman,
    ponsel_id: ponselId,
  }))
  await sql`
    insert into akun_panggilan as a (pengguna_id, dari, sampai, sesi, kiriman, ponsel_id)
    select b.pengguna_id, b.dari, b.sampai, b.sesi, b.kiriman, b.ponsel_id
    from json_to_recordset(${JSON.stringify(baris)}) as b (pengguna_id integer, dari timestamptz, sampai timestamptz,
      sesi text, kiriman boolean, ponsel_id integer)
      join pengguna u on u.id = b.pengguna_id
    on conflict (pengguna_id, dari, sesi, kiriman) do update set sampai = greatest(a.sampai, excluded.sampai),
      ponsel_id = coalesce(excluded.ponsel_id, a.ponsel_id)`.execute(db)
}
