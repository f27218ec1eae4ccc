import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { type Instan, formatJam, formatTanggal, jamLokal, namaHari } from '@rekan/domain/waktu'
import type { Deps } from '../../../platform/deps.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { readKop } from '../../../platform/kop.ts'
import type { Hari } from '../hari/hari.service.ts'
import { type OrangBulan, listOrang } from '../meja/bulan.queries.ts'
import { TERHITUNG_TERBANYAK, fetchSebulan } from '../meja/bulan.service.ts'
import { isDi } from '../meja/hari-orang.ts'
import { type BarisHadir, type LokasiHadir, drawDaftarHadir } from './daftar-hadir.print.ts'

const DAFTAR = 'GET /kelola/presensi/daftar-hadir'

/**
 * The list to sign on paper when the network is down: each site's people who are to work there that day, by the start of their
 * shift. Throws 422 at `kantor_id` for too many people.
 */
export async function writeDaftarHadir(
  deps: Pick<Deps, 'db' | 'files'>,
  pelaku: Pelaku,
  { tanggal, kantor_id }: Context<typeof DAFTAR>['query'],
  saat: Instan,
): Promise<Answer<typeof DAFTAR>['data']> {
  const saringan = {
    dari: tanggal,
    sampai: tanggal,
    siapa: lingkup(pelaku, DAFTAR),
    denganNonaktif: false,
    denganNanti: true,
    kantor_id,
  }
  const orang = await listOrang(deps.db, saringan, saat)
  if (orang.length > TERHITUNG_TERBANYAK)
    throw invalid({ kantor_id: [`Pilih lokasi: paling banyak ${TERHITUNG_TERBANYAK} orang sekali cetak.`] })
  const hari = new Map<number, Hari>()
  await fetchSebulan(deps.db, saringan, orang, saat, (id, satu) => hari.set(id, satu))
  const lokasi = perLokasi(orang, hari, kantor_id)
  const isi = await drawDaftarHadir({
    hari: `${namaHari(tanggal)}, ${formatTanggal(tanggal)}`,
    lokasi,
    dibuat: saat,
    kop: await readKop(deps),
  })
  return { nama: `daftar-hadir-${tanggal}.pdf`, tipe: 'application/pdf', isi: isi.toString('base64') }
}

/** Sites by name, each with its works by their start; whoever is on leave, or has somebody stand in, is not there. */
function perLokasi(
  semua: readonly OrangBulan[],
  hari: ReadonlyMap<number, Hari>,
  kantorId: number | undefined,
): LokasiHadir[] {
  const lokasi = new Map<number, { nama: string; baris: (BarisHadir & { readonly mulai: Instan })[] }>()
  for (const orang of semua) {
    const satu = hari.get(orang.id)
    if (satu === undefined || satu.fakta.izin !== null) continue
    for (const kerja of satu.penugasan) {
      const { shift } = kerja.rencana
      if (shift === null || kerja.pengganti !== null || !isDi(kerja, satu, kantorId)) continue
      const tempat = kerja.kantor ?? satu.penempatan[0]
      const jam = (pada: Instan) => formatJam(jamLokal(pada, tempat.zona_waktu)).slice(0, 'HH:mm'.length)
      const di = lokasi.get(tempat.kantor_id) ?? { nama: tempat.kantor_nama, baris: [] }
      di.baris.push({
        nama: orang.nama,
        kode: orang.kode,
        shift: `${jam(shift.mulai)}–${jam(shift.selesai)}`,
        pos: kerja.pos?.nama ?? '',
        mulai: shift.mulai,
      })
      lokasi.set(tempat.kantor_id, di)
    }
  }
  return [...lokasi.values()]
    .map(({ nama, baris }) => ({
      nama,
      baris: baris.toSorted((a, b) => a.mulai - b.mulai || a.nama.localeCompare(b.nama, 'id')),
    }))
    .toSorted((a, b) => a.nama.localeCompare(b.nama, 'id'))
}
