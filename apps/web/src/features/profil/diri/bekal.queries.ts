import { type QueryClient, hashKey, queryOptions } from '@tanstack/react-query'
import type { Shift } from '@rekan/domain/jadwal/jadwal'
import type { HariBekal } from '@rekan/domain/presensi/luring/bekal'
import { type Instan, type KodeZona, type Tanggal, jamLokal } from '@rekan/domain/waktu'
import type { StatusIzin } from '@rekan/domain/presensi/hari/presensi'
import type { PenugasanHadir } from '@rekan/domain/penugasan/penugasan'
import { readBacaan } from '../../../lib/kotak/simpan.ts'
import { sessionMark } from '../../../lib/session.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { type Office, type Presensi, officeFrom } from '../../hari/hari.wire.ts'

type Wire = CallAnswer<'GET /profile/bekal'>['data']
type WireKerja = Wire['hari'][number]['kerja'][number]

/** A contact with the server renews what is kept, though not each of a busy minute. */
const SEGAR_MS = 600_000

/** One's works of a fortnight with their places, which `features/beranda/baca.ts` keeps as the server said it. */
export const bekalQuery = queryOptions({
  queryKey: ['presensi', 'bekal'],
  queryFn: async ({ signal }) => (await call('GET /profile/bekal', { signal })).data,
  staleTime: SEGAR_MS,
})

/** A work of a day that is kept. */
export type KerjaKeping = PenugasanHadir & {
  /** Where it is worked */
  readonly offices: readonly Office[]
  readonly tugas: Presensi['tugas']
}
export type HariKeping = HariBekal<KerjaKeping> & {
  readonly bebasArea: boolean
  readonly offices: readonly Office[]
}

/** What is kept, as the rules read it. */
export type Bekal = { readonly akun: number; readonly pada: Instan; readonly hari: readonly HariKeping[] }

/** What this session keeps of its person's works; null where there is nothing that this version reads. */
export async function loadBekal(client: QueryClient): Promise<Bekal | null> {
  const known = client.getQueryData(bekalQuery.queryKey)
  if (known !== undefined) return bekalFrom(known)
  const kept = await readBacaan(hashKey(bekalQuery.queryKey))
  return kept?.sesi === sessionMark() ? bekalFrom(kept.data as Wire) : null
}

/** Another version of the app may have kept it. */
function bekalFrom(wire: Wire): Bekal | null {
  try {
    const kantor = new Map(wire.kantor.map((satu) => [satu.id, officeFrom(satu)]))
    const officesOf = (ids: readonly number[]) => ids.flatMap((id) => kantor.get(id) ?? [])
    return {
      akun: wire.akun,
      pada: Date.parse(wire.waktu_server),
      hari: wire.hari.map(({ tanggal, zona, izin, bebas_area, kantor_ids, kerja }) => {
        const offices = officesOf(kantor_ids)
        return {
          tanggal,
          zona,
          izin: izin as StatusIzin | null,
          bebasArea: bebas_area,
          offices,
          kerja: kerja.map((satu) => {
            const di = satu.kantor_id === null ? [] : officesOf([satu.kantor_id])
            return kerjaFrom(tanggal, satu, di[0]?.timezone.code ?? zona, di.length > 0 ? di : offices)
          }),
        }
      }),
    }
  } catch {
    return null
  }
}

function kerjaFrom(
  tanggal: Tanggal,
  wire: WireKerja,
  zona: KodeZona,
  offices: readonly Office[],
): KerjaKeping {
  const saat = (iso: string | null) => (iso === null ? null : Date.parse(iso))
  const rentang = ({ mulai, selesai }: { readonly mulai: string; readonly selesai: string }) => ({
    mulai: Date.parse(mulai),
    selesai: Date.parse(selesai),
  })
  const berikut = saat(wire.masuk_sebelum)
  return {
    rencana: {
      tanggal,
      shift: wire.shift && shiftFrom(tanggal, rentang(wire.shift), wire.shift.toleransi, zona),
      lembur: wire.lembur.map(rentang),
      ...(berikut !== null && { masukSebelum: berikut }),
    },
    masuk: saat(wire.check_in),
    pulang: saat(wire.check_out),
    offices,
    tugas: wire.tugas,
  }
}

function shiftFrom(
  tanggal: Tanggal,
  { mulai, selesai }: Pick<Shift, 'mulai' | 'selesai'>,
  toleransi: number,
  zona: KodeZona,
): Shift {
  const jam = { mulai: jamLokal(mulai, zona), selesai: jamLokal(selesai, zona) }
  return { tanggal, mulai, selesai, toleransi, jam }
}
