import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Halaman } from '../../../platform/paging.ts'
import { rentangDiminta } from '../putusan/rentang.service.ts'
import { avatarUrl } from '../../../platform/avatars.ts'
import { listPemutusHrd } from '../../penempatan/urusan.service.ts'
import { fetchUpah } from '../../upah/upah.service.ts'
import { batasFrom, fetchFakta, perkiraanUpah } from './fakta.service.ts'
import { type Lembur, type Saringan, findLembur, listLembur } from './lembur.queries.ts'
import { wireLembur } from './lembur.wire.ts'
import { refuse } from '../pengajuan.refusals.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

type Berkas = Pick<Deps, 'files' | 'clock'>

type Diminta = Omit<Saringan, 'rentang' | 'lingkup'> &
  Halaman & {
    readonly lingkup?: Saringan['lingkup'] | undefined
    readonly bulan?: number | undefined
    readonly tahun?: number | undefined
  }

/** A page of overtime, one's own or that of one's people, and how much of it there is. */
export async function showDaftar(db: Db, deps: Berkas, pelaku: Pelaku, diminta: Diminta) {
  const saat = deps.clock.now()
  const lingkup = diminta.lingkup ?? (pelaku.role === 'karyawan' ? 'saya' : 'tim')
  const saringan = { ...diminta, lingkup, rentang: rentangDiminta(diminta, saat) }
  const { baris, jumlah } = await listLembur({ db, pelaku, saat }, saringan)
  return { data: await wireSemua({ db, pelaku, saat }, deps, baris), jumlah }
}

/** Overtime of one request. Throws 404 for what is not there or not the reader's to see. */
export async function showLembur(db: Db | Tx, deps: Berkas, pelaku: Pelaku, id: number) {
  const saat = deps.clock.now()
  const satu = await findLembur({ db, pelaku, saat }, id)
  const [data] = satu === undefined ? [] : await wireSemua({ db, pelaku, saat }, deps, [satu])
  if (data === undefined) throw refuse('PENGAJUAN_TIDAK_ADA')
  return data
}

/** However much it is, it costs the same few statements, and one for each that waits above the limits. */
export async function wireSemua({ db, pelaku, saat }: Pandangan, deps: Berkas, semua: readonly Lembur[]) {
  const pada = semua.map((l) => ({ karyawanId: l.karyawan_id, tanggal: l.hari_presensi }))
  const fakta = await fetchFakta(db, pada)
  const melihatUpah = cakupan(pelaku, 'GET /karyawan/{id}/upah') !== null
  const upah = melihatUpah ? await fetchUpah(db, pada) : []
  const wired = []
  for (const [i, l] of semua.entries()) {
    const miliknya = fakta[i] ?? { hari: new Map(), libur: [], lain: [] }
    const disetujui = miliknya.lain.filter(({ id, status }) => id !== l.id && status === 'disetujui')
    const melihatBatas = l.berhak || l.diajukan_oleh.id === pelaku.penggunaId
    const batas = melihatBatas ? batasFrom(miliknya, l, disetujui) : null
    const isLewat = l.status === 'menunggu' && batas !== null && (batas.lewat || batas.lewatTabel)
    const dasar = {
      avatarUrl: avatarUrl(deps, l.avatar, 'kecil', saat),
      hari: miliknya.hari.get(l.hari_presensi),
      batas,
      // Little overtime is above the limits, and less of it of HR.
      pemutusBatas: isLewat ? await listPemutusHrd(db, pelaku, l.karyawan_id) : [],
      perkiraan: melihatUpah ? perkiraanUpah(miliknya, l, disetujui, upah[i] ?? null) : null,
    }
    wired.push(wireLembur(l, dasar, saat))
  }
  return wired
}
