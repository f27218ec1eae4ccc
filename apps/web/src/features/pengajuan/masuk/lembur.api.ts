import { type CallAnswer, call } from '../../../lib/http.ts'
import type { Keputusan } from '../antrean/antrean.ts'
import type { Halaman } from '../antrean/menyusut.ts'
import { pengajuanFrom, queryFrom } from '../antrean/pengajuan.api.ts'
import type { Saringan } from '../antrean/pengajuan.search.ts'
import type { HalamanDiminta, Segmen } from '../antrean/pengajuan.ts'

type WireLembur = CallAnswer<'GET /lembur'>['data'][number]

/** Overtime as who decides sees it; clock times are `HH:mm:ss` in the office's zone */
export type Lembur = ReturnType<typeof lemburFrom>

export async function fetchLembur(
  segmen: Segmen,
  saringan: Saringan,
  halaman: HalamanDiminta,
  signal: AbortSignal,
): Promise<Halaman<Lembur>> {
  const { data, meta } = await call('GET /lembur', {
    signal,
    query: { ...queryFrom(segmen, saringan, halaman), lingkup: 'tim' },
  })
  return { items: data.map(lemburFrom), isLast: meta.current_page >= meta.last_page }
}

export async function fetchSatuLembur(id: number): Promise<Lembur> {
  return lemburFrom((await call('GET /lembur/{id}', { params: { id } })).data)
}

/** Past the end of the page as well: what was decided is not lost. */
export async function decideLembur(
  id: number,
  { putusan }: Keputusan,
  idempotencyKey: string,
): Promise<Lembur> {
  const { data } = await call(
    putusan === 'disetujui' ? 'POST /lembur/{id}/approve' : 'POST /lembur/{id}/reject',
    { params: { id }, body: {}, idempotencyKey, keepalive: true },
  )
  return lemburFrom(data)
}

export function lemburFrom(wire: WireLembur) {
  const { waktu, batas } = wire
  return {
    ...pengajuanFrom(wire),
    tanggal: wire.tanggal,
    mulai: wire.jam_mulai,
    selesai: wire.jam_selesai,
    durasi: wire.durasi,
    keterangan: wire.keterangan,
    zona: wire.zona_waktu.kode,
    masuk: waktu.check_in && { jam: waktu.check_in.waktu, telat: waktu.check_in.telat },
    pulang: waktu.check_out && { jam: waktu.check_out.waktu, lebihAwal: waktu.check_out.lebih_awal },
    isBersedia: wire.bersedia_pada !== null,
    diAtasBatas: wire.di_atas_batas,
    pemutusBatas: wire.pemutus_batas,
    batas: batas && {
      hari: batas.hari,
      minggu: batas.minggu,
      hariLibur: batas.hari_libur,
      lewat: batas.lewat,
    },
    perkiraanUpah: wire.perkiraan_upah,
  }
}
