import type { AturanPresensi } from '@rekan/domain/presensi/tinjauan/tanda'
import type { ModeKodePos } from '@rekan/domain/presensi/kode-pos/kode'
import type { Tanggal } from '@rekan/domain/waktu'
import type { AturanDiubah } from '../hari/hari.queries.ts'
import type { HariMentah } from '../hari/hari.sql.ts'
import { type Dahulu, mentahDahulu } from '../luring/dahulu.ts'

/** Changes that somebody made themselves to the rules of a site and of weeks. */
export type AturanSendiri = {
  readonly apa: readonly AturanPresensi[]
  /** The last time */
  readonly tanggal: Tanggal
  /** What the site's code and its hours without a network were; absent: as they are */
  readonly sebelum: { readonly kode_pos?: ModeKodePos; readonly luring_jam?: number | null }
}

/** Days as they would follow from the rules without what their person changed of them themselves. */
export function mentahTanpaSendiri(mentah: HariMentah, aturan: readonly AturanDiubah[]): HariMentah {
  const { izin, lembur } = mentah
  const sendiri = listSendiri(aturan)
  return mentahDahulu(mentah, {
    izin,
    lembur,
    roster_baru: [],
    penugasan_baru: [],
    penugasan_lama: [],
    penempatan_baru: [],
    penempatan_lama: [],
    kantor: sendiri.flatMap(({ objek, objek_id: kantor_id, sebelum }) =>
      objek === 'kantor' ? [{ kantor_id, sebelum }] : [],
    ),
    jadwal: sendiri.flatMap(({ objek, objek_id: jadwal_id, berlaku_dari, sebelum }) =>
      objek === 'jadwal' && berlaku_dari !== null ? [{ jadwal_id, berlaku_dari, sebelum }] : [],
    ),
  })
}

/** Returns the changes that bear on a punch at a site; null for none. */
export function findAturanSendiri(aturan: readonly AturanDiubah[], kantorId: number): AturanSendiri | null {
  const sendiri = listSendiri(aturan).filter(
    ({ objek, objek_id }) => objek === 'jadwal' || objek_id === kantorId,
  )
  const terakhir = sendiri.at(-1)
  if (terakhir === undefined) return null
  const apa = sendiri.flatMap(({ objek, sebelum }) =>
    objek === 'jadwal' ? (['jadwal'] as const) : KOLOM_LOKASI.filter((kolom) => kolom in sebelum),
  )
  const lokasi = sendiri.filter(({ objek }) => objek === 'kantor').toReversed()
  const sebelum = Object.assign({}, ...lokasi.map((satu) => satu.sebelum)) as AturanSendiri['sebelum']
  return { apa: [...new Set(apa)], tanggal: terakhir.tanggal, sebelum }
}

const KOLOM_LOKASI = ['area', 'kebijakan_lokasi', 'toleransi_meter', 'kode_pos', 'luring_jam'] as const

type Sebelum = Dahulu['kantor'][number]['sebelum'] & Dahulu['jadwal'][number]['sebelum']
type Diubah = Omit<AturanDiubah, 'sebelum'> & { readonly sebelum: Sebelum }

/** Returns their own changes, the earliest first, without what somebody else has changed since. */
function listSendiri(aturan: readonly AturanDiubah[]): readonly Diubah[] {
  const lain = new Set<string>()
  return aturan
    .toReversed()
    .flatMap((satu): Diubah[] => {
      const alamat = (kolom: string) => [satu.objek, satu.objek_id, satu.berlaku_dari, kolom].join(' ')
      const isi = Object.entries(satu.sebelum).filter(([kolom]) => !lain.has(alamat(kolom)))
      if (!satu.sendiri) for (const [kolom] of isi) lain.add(alamat(kolom))
      return satu.sendiri && isi.length > 0 ? [{ ...satu, sebelum: Object.fromEntries(isi) }] : []
    })
    .toReversed()
}
