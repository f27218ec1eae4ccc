import type { Pelaku } from '@rekan/domain/akses/akses'
import { type Instan, addHari, hariBarat } from '@rekan/domain/waktu'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { hashToken } from '../../platform/auth.ts'
import type { Db } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse } from '../../platform/errors.ts'
import { tell } from '../notifikasi/notifikasi.service.ts'
import { fetchHariRentang } from '../presensi/hari/hari.service.ts'
import { kerjaHari } from './jadwal.service.ts'
import { deleteKalender, findKalender, findPemilik, replaceKalender } from './kalender.queries.ts'
import { type PerbuatanPelaku, record } from '../../platform/perbuatan.ts'

/** A calendar holds the days behind that one still asks about, and as far ahead as rosters are published. */
const RENTANG = { lewat: 14, depan: 62 }

/** Since when a person's calendar has an address. */
export async function showKalender(db: Db, { karyawanId }: Pelaku): Promise<{ sejak: string | null }> {
  const sejak = karyawanId === null ? null : await findKalender(db, karyawanId)
  return { sejak: sejak === null ? null : new Date(sejak).toISOString() }
}

/** Opens one's calendar by a new secret address; the one before leads nowhere. Throws 422 for who is no employee. */
export async function createKalender(
  perbuatan: PerbuatanPelaku,
  { random, publicUrl }: Pick<Deps, 'random' | 'publicUrl'>,
): Promise<{ readonly alamat: string; readonly sejak: string }> {
  const { tx, pelaku, saat } = perbuatan
  const { karyawanId } = pelaku
  if (karyawanId === null) throw refuse('TANPA_KARYAWAN')
  const token = random.token()
  await replaceKalender(tx, karyawanId, hashToken(token), saat)
  await recordKalender(perbuatan, karyawanId, true)
  return {
    alamat: `${publicUrl.replace(/\/$/, '')}/kalender/${token}.ics`,
    sejak: new Date(saat).toISOString(),
  }
}

/** Its address leads nowhere from now on. */
export async function closeKalender(perbuatan: PerbuatanPelaku): Promise<void> {
  const { karyawanId } = perbuatan.pelaku
  if (karyawanId === null || !(await deleteKalender(perbuatan.tx, karyawanId))) return
  await recordKalender(perbuatan, karyawanId, false)
}

/** The shifts of whose address it is (RFC 5545); null where it is nobody's, or its person has left. */
export async function writeKalender(db: Db, token: string, saat: Instan): Promise<string | null> {
  const pemilik = await findPemilik(db, hashToken(token))
  if (pemilik === null) return null
  const hariIni = hariBarat(saat)
  const hari = await fetchHariRentang(
    db,
    pemilik,
    addHari(hariIni, -RENTANG.lewat),
    addHari(hariIni, RENTANG.depan),
  )
  const kalender = ical({
    name: 'Jadwal kerja',
    prodId: { company: 'Rekan', product: 'Jadwal', language: 'ID' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  })
  for (const { tanggal, mulai, selesai, kantor, alamat, pos } of hari.flatMap(kerjaHari)) {
    kalender.createEvent({
      id: `${pemilik}-${tanggal}-${mulai}@rekan`,
      start: new Date(mulai),
      end: new Date(selesai),
      stamp: new Date(saat),
      summary: `Kerja di ${kantor.nama}`,
      location: { title: kantor.nama, address: alamat },
      ...(pos !== null && { description: `Pos: ${pos.nama}` }),
    })
  }
  return kalender.toString()
}

async function recordKalender(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  isBaru: boolean,
): Promise<void> {
  const { penggunaId } = perbuatan.pelaku
  await record(perbuatan, 'karyawan', karyawanId, {
    sesudah: { kalender: isBaru ? 'alamat baru' : 'ditutup' },
  })
  await tell(perbuatan, {
    kepada: [penggunaId],
    jenis: 'KEAMANAN_DIUBAH',
    detailId: penggunaId,
    judul: isBaru ? 'Alamat kalender Anda dibuat' : 'Alamat kalender Anda ditutup',
    isi: isBaru
      ? 'Siapa pun yang punya alamat itu dapat membaca jadwal Anda. Bila bukan Anda yang membuatnya, tutup di Akun, Perangkat Saya, lalu ganti kata sandi.'
      : 'Kalender yang memakai alamat lama tidak lagi menerima jadwal Anda. Bila bukan Anda yang menutupnya, ganti kata sandi Anda.',
  })
}
