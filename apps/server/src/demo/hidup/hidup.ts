import { type Instan, addHari, hariBarat } from '@rekan/domain/waktu'
import { fetchHariOrang } from '../../features/presensi/hari/hari.banyak.service.ts'
import { type Db, transaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Log } from '../../platform/log.ts'
import { selesaiPada } from '../orang/orang.ts'
import { type Catatan, fetchOrang, insertCatatan } from '../hari/presensi.ts'
import { hariDalam } from '../hari/rentang.ts'
import { type HariDemo, kejadianSampai, giliranHari } from './harian.ts'

/** So often the demo goes on. */
const SETIAP_MS = 60_000
/** A night that began two days ago may still be open; a demo that was away so long finds its people at work as it left them. */
const SEDANG_JALAN = 2
const SEJAK_BERHENTI = 40

/**
 * Brings the demo company's days up to this minute: who has come since the morning, who has gone home, some late, one
 * outside, one not at all. What people punched themselves stays; a day of somebody by whose account the demo is tried is theirs until it is over.
 * Gives how many punches it wrote. Does nothing in any other company. `hariLalu`: so many days back somebody may still be
 * without a check-out.
 */
export async function seedHariIni(
  db: Db,
  { clock, files }: Pick<Deps, 'clock' | 'files'>,
  hariLalu = SEJAK_BERHENTI,
): Promise<number> {
  const saat = clock.now()
  return transaction(db, async (tx) => {
    const isDemo = await tx.selectFrom('demo').select('dibuat_pada').limit(1).executeTakeFirst()
    if (isDemo === undefined) return 0
    const dari = addHari(hariBarat(saat), -hariLalu)
    const semua = await fetchOrang(tx, { dari, sampai: saat })
    const diminta = semua.flatMap((orang) =>
      hariDalam(dari, saat).map((tanggal) => ({ orang, karyawanId: orang.karyawanId, tanggal })),
    )
    const dibaca = await fetchHariOrang(tx, diminta, saat)
    const hari = dibaca.flatMap((satu, ke): HariDemo[] => {
      const orang = diminta[ke]?.orang
      return satu === null || orang === undefined ? [] : [{ orang, hari: satu }]
    })
    const catatan = hariDalam(dari, saat).flatMap((tanggal) => {
      const seharian = hari.filter((satu) => satu.hari.tanggal === tanggal)
      const peran = giliranHari(tanggal, seharian)
      return seharian
        .filter((satu) => !satu.orang.khusus || selesaiPada(satu.hari) <= saat)
        .flatMap((satu) =>
          catatanBaru(satu, kejadianSampai(tanpaPunch(satu), peran.get(satu.orang.kode), saat)),
        )
    })
    if (catatan.length === 0) return 0
    await insertCatatan(tx, catatan, files)
    return catatan.reduce((n, { kejadian }) => n + kejadian.length, 0)
  })
}

/** A plan is made as if nobody had punched yet. */
function tanpaPunch({ orang, hari }: HariDemo): HariDemo {
  return { orang, hari: { ...hari, fakta: { ...hari.fakta, checkIn: false, checkOut: false } } }
}

/** Of what has happened by now, what is not written yet; nothing on a day on which they punched themselves. */
function catatanBaru({ orang, hari }: HariDemo, kejadian: Catatan['kejadian']): Catatan[] {
  const [masuk, keluar] = [kejadian.find(isMasuk), kejadian.find((satu) => !isMasuk(satu))]
  if (masuk === undefined) return []
  if (hari.checkIn === null) return [{ orang, tanggal: hari.tanggal, kejadian }]
  const isSendiri = Date.parse(hari.checkIn.waktu) !== saatOf(masuk)
  if (isSendiri || keluar === undefined || hari.checkOut !== null) return []
  return [{ orang, tanggal: hari.tanggal, kejadian: [keluar] }]
}

function isMasuk({ jenis }: Catatan['kejadian'][number]): boolean {
  return jenis === 'check_in'
}

function saatOf({ waktu }: Catatan['kejadian'][number]): Instan {
  return new Date(waktu).getTime()
}

/** Goes on with the demo company's day, minute by minute, until it is stopped. */
export function startHidup(deps: Pick<Deps, 'db' | 'clock' | 'files'>, log: Log): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = seedHariIni(deps.db, deps, SEDANG_JALAN).catch((error: unknown) =>
      log.warn({ err: error }, 'the demo company stands still'),
    )
  }, SETIAP_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
