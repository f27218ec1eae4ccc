import type { QueryClient } from '@tanstack/react-query'
import { type KodeZona, type Tanggal, isoLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { readJam } from '../../../lib/kotak/jam.ts'
import { storeEntri } from '../../../lib/kotak/kotak.ts'
import type { KabarPunch } from '../../hari/tertunda.wire.ts'
import { connectTertunda } from '../../profil/diri/tertunda.queries.ts'
import type { PunchBaru } from './punch-baru.ts'
import { composeBukti } from './bukti.ts'

export type PunchEntri = {
  readonly punch: PunchBaru
  /** Who makes it */
  readonly akun: number
  readonly tanggal: Tanggal
  /** For whom; null for oneself */
  readonly orang: string | null
  /** How it stands to the area, in words */
  readonly letak: string
}

/** Puts a punch into the outbox, from where it is sent. Resolves once it is kept: false where only this page has it. */
export async function storePunch(client: QueryClient, entri: PunchEntri): Promise<boolean> {
  connectTertunda(client)
  const { punch, akun, tanggal, orang, letak } = entri
  const { jenis, kunci, diambilPada, mono } = punch
  const zona = punch.tempat.timezone.code
  const selfie = await punch.selfie
  const isi = await selfie.arrayBuffer()
  const ambil = { ...readJam(), jam: diambilPada, mono }
  const { bidang, dengar } = await composeBukti(punch, ambil, akun, isi)
  const kabar: KabarPunch = {
    tentang: 'presensi',
    jenis,
    orang,
    ...(orang !== null && punch.karyawanId !== undefined && { karyawanId: punch.karyawanId }),
    tanggal,
    // Of the device's clock as it was at the shutter: what passed since is not the punch's.
    saat: diambilPada + serverNow() - Date.now(),
    zona,
    tempat: letak,
    dengar: dengar && { saat: dengar.waktu, selisih: dengar.jam - dengar.waktu },
  }
  return storeEntri(
    {
      kunci,
      jalur: jenis === 'checkIn' ? '/presensi/check-in' : '/presensi/check-out',
      isi: {
        bidang: { ...bidangFrom(punch, zona), ...bidang },
        berkas: {
          selfie: { nama: 'selfie.png', jenis: selfie.type, isi },
        },
      },
      dibuat: kabar.saat,
      kabar,
    },
    akun,
  )
}

function bidangFrom(punch: PunchBaru, zona: KodeZona): Readonly<Record<string, string>> {
  const {
    bacaan,
    keterangan,
    tempat,
    isTempatPasti,
    karyawanId,
    penugasanId,
    reguKantorId,
    pin,
    kode,
    diambilPada,
  } = punch
  const semua = {
    latitude: bacaan?.titik.lat.toFixed(4),
    longitude: bacaan?.titik.lng.toFixed(4),
    akurasi: bacaan?.akurasi.toString(),
    keterangan,
    kode_pos: kode?.kode,
    kata_hari: kode?.kata || undefined,
    // A crew's site may be nobody's placement; where nothing is kept, none is known.
    kantor_penempatan_id:
      reguKantorId === undefined && tempat.id !== 0 && isTempatPasti ? String(tempat.id) : undefined,
    regu_kantor_id: reguKantorId?.toString(),
    pin,
    karyawan_id: karyawanId?.toString(),
    penugasan_id: penugasanId?.toString(),
    waktu_perangkat: isoLokal(diambilPada, zona),
  }
  return Object.fromEntries(
    Object.entries(semua).filter((satu): satu is [string, string] => satu[1] !== undefined),
  )
}
