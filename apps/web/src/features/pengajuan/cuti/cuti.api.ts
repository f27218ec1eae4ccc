import { type CallAnswer, call } from '../../../lib/http.ts'

/** The ledger of annual leave; `hak` newest first, `saldo` what may be taken today */
export type BukuCuti = ReturnType<typeof bukuFrom>
/** Annual leave of one year of service */
export type HakCuti = BukuCuti['hak'][number]
export type MutasiCuti = HakCuti['mutasi'][number]

/** @param karyawanId whose; the reader's own without it */
export async function fetchBukuCuti(karyawanId: string | null, signal: AbortSignal): Promise<BukuCuti> {
  const { data } =
    karyawanId === null
      ? await call('GET /rekap/cuti', { signal })
      : await call('GET /karyawan/{id}/cuti', { params: { id: karyawanId }, signal })
  return bukuFrom(data)
}

export function bukuFrom({ saldo, hak }: CallAnswer<'GET /rekap/cuti'>['data']) {
  return {
    saldo,
    hak: hak.map(({ mutasi, ...satu }) => ({
      ...satu,
      mutasi: mutasi.map(({ oleh, pada, ...isi }) => ({
        ...isi,
        oleh: oleh?.nama ?? null,
        pada: Date.parse(pada),
      })),
    })),
  }
}

/** A kind of leave as one chooses among them */
export type JenisCuti = ReturnType<typeof jenisFrom>

/** By name; none where the answer holds no list. */
export async function fetchJenisCuti(nama: string, signal: AbortSignal): Promise<readonly JenisCuti[]> {
  const query = { sort: 'nama,asc', nama: nama === '' ? '' : `%${nama}%` }
  const { data } = await call('GET /reference/jenis-cuti', { query, signal })
  return ((data as typeof data | null) ?? []).map(jenisFrom)
}

function jenisFrom(wire: CallAnswer<'GET /reference/jenis-cuti'>['data'][number]) {
  return {
    id: wire.id,
    nama: wire.nama,
    sisa: wire.sisa,
    satuan: wire.satuan,
    dokumenWajib: wire.dokumen_wajib,
    contohDokumen: wire.contoh_dokumen,
    isBolehSetengah: wire.boleh_setengah,
  }
}
