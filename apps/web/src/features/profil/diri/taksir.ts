import {
  DEKAT_BUKA_MS,
  type Giliran,
  type PunchPonsel,
  type Taksiran,
  decideTaksir,
  giliranBekal,
} from '@rekan/domain/presensi/luring/bekal'
import { jendelaPresensi, statusHari } from '@rekan/domain/presensi/hari/presensi'
import { type Instan, SEHARI, tanggalLokal } from '@rekan/domain/waktu'
import type { EntriRingkas } from '../../../lib/kotak/entri.ts'
import { type Kejadian, type Office, type Presensi, langkahFrom } from '../../hari/hari.wire.ts'
import { type KabarPunch, isKabarPunch, kejadianPonsel, kalimatMenunggu } from '../../hari/tertunda.wire.ts'
import type { Bekal, HariKeping } from './bekal.queries.ts'
import type { Profile } from './profil.wire.ts'

/** What the day is reckoned by. */
export type Keadaan = {
  readonly saat: Instan
  /** The phone's clock is known to be wrong */
  readonly isKeliru: boolean
  /** Of this person, in the order they were made: what waits in the outbox, and what was sent since the profile came */
  readonly entri: readonly EntriRingkas[]
  readonly mengirim: string | null
}

type GiliranKeping = Giliran<HariKeping, EntriRingkas>

/** Nothing is known of where somebody works who has never been here with a network; the phone's own zone is the likeliest. */
function composeOffice(): Office {
  const geser = new Date().getTimezoneOffset()
  return {
    id: 0,
    name: 'Tempat tugas Anda',
    address: '',
    timezone: { code: geser === -540 ? 'WIT' : geser === -480 ? 'WITA' : 'WIB' },
    area: { center: null, boundaries: [] },
    kebijakanLokasi: 'catat',
  }
}

/** The profile with the day that the phone reckons, where the server's is over by now; null where that still stands. */
export function withTaksir(asal: Profile, bekal: Bekal | null, keadaan: Keadaan): Profile | null {
  const { presensi } = asal
  if (presensi === null) return null
  const { saat, isKeliru } = keadaan
  const punch = kejadianTertunda(keadaan)
  const hari = bekal === null ? [] : withTercatat(bekal, asal)
  const kini = giliranBekal(hari, punch, saat)
  const saatItu = giliranBekal(
    hari,
    punch.filter((satu) => satu.saat <= asal.pada),
    Math.max(asal.pada, 0),
  )
  // Where nothing is kept of today, what the server said stands until it is over: a night goes on past midnight.
  const isSama =
    kini.hari === null
      ? asal.pada > 0
      : kini.tanggal === saatItu.tanggal && kini.ke === saatItu.ke && isTampil(kini.dipakai, presensi)
  if (isSama && !isBerakhir(presensi, saat)) return null
  const taksiran = decideTaksir(kini, saat, isKeliru)
  if (kini.hari === null) return { ...asal, jadwal: null, presensi: tanpaBekal(asal, keadaan, taksiran) }
  return profilTaksir(asal, { ...kini, hari: kini.hari }, keadaan, taksiran)
}

/** Whether the day shows what was taken here for it: a clock that ran ahead has named another. */
function isTampil({ checkIn, checkOut }: GiliranKeping['dipakai'], presensi: Presensi): boolean {
  return (
    (checkIn === undefined || presensi.checkIn !== null) &&
    (checkOut === undefined || presensi.checkOut !== null)
  )
}

/** Who has signed in here and of whom nothing else is kept. */
export function profilTanpaBekal(akun: number, saat: Instan): Profile {
  const office = composeOffice()
  return {
    id: akun,
    name: 'Karyawan',
    email: null,
    isActive: true,
    role: { id: 0, name: 'karyawan' },
    boleh: { tindakan: {}, mengurus: [], memberi: [] },
    karyawanId: 0,
    avatarUrl: null,
    code: '',
    job: '',
    jobUnit: '',
    office,
    jadwal: null,
    presensi: {
      ...HARI_KOSONG,
      tanggal: tanggalLokal(saat, office.timezone.code),
      offices: [office],
      taksir: decideTaksir({ hari: null, kerja: null, dipakai: {} }, saat, false),
    },
    joinedAt: null,
    karyawan: null,
    isKept: true,
    pada: 0,
  }
}

function profilTaksir(
  asal: Profile,
  giliran: GiliranKeping & { readonly hari: HariKeping },
  { saat, mengirim }: Keadaan,
  taksir: Taksiran,
): Profile {
  const { hari, kerja, dipakai, tanggal } = giliran
  const offices = kerja?.offices ?? hari.offices
  const office = offices[0] ?? asal.office
  const shift = kerja?.rencana.shift ?? null
  const jendela = kerja && jendelaPresensi(kerja.rencana)
  const kejadian = (jenis: KabarPunch['jenis'], pada: Instan | null | undefined): Kejadian | null =>
    pada == null
      ? null
      : kejadianPonsel({ jenis, tanggal, saat: pada, zona: office?.timezone.code ?? hari.zona }, shift)
  // As it is told, by the phone's clock of then.
  const dikata = (punch: PunchPonsel<EntriRingkas> | undefined) =>
    punch && (punch.tentang.kabar as KabarPunch).saat
  const checkIn = kejadian('checkIn', dikata(dipakai.checkIn) ?? kerja?.masuk)
  const checkOut = kejadian('checkOut', dikata(dipakai.checkOut) ?? kerja?.pulang)
  const { izin } = hari
  const rencana = kerja?.rencana ?? { tanggal, shift: null, lembur: [] }
  const status = statusHari({ rencana, izin, checkIn: checkIn !== null, checkOut: checkOut !== null }, saat)
  const menunggu = dipakai.checkOut ?? dipakai.checkIn
  const presensi: Presensi = {
    tanggal,
    status,
    checkIn,
    checkOut,
    offices,
    bebasArea: hari.bebasArea,
    bukaPada: jendela?.buka ?? null,
    tutupPada: jendela?.tutup ?? null,
    tugas: kerja?.tugas ?? null,
    istirahat: null,
    langkah: langkahFrom(status, checkIn !== null, checkOut !== null),
    ...(menunggu !== undefined && kalimatMenunggu(menunggu.tentang, mengirim)),
    taksir,
  }
  const jadwal = shift && { ...shift.jam, toleransi: shift.toleransi }
  return { ...asal, presensi, office, jadwal }
}

/** What the server said, where it still stands and cannot be asked anew: with what is offered besides. */
export function withPilihan(
  presensi: Presensi,
  { saat, isKeliru }: Pick<Keadaan, 'saat' | 'isKeliru'>,
): Presensi {
  const { langkah, bukaPada } = presensi
  const taksir = (sebab: Taksiran['sebab'], utama: 'checkIn' | 'checkOut' | null) => ({
    ...presensi,
    taksir: { sebab, utama, buka: bukaPada, isDariServer: true },
  })
  if (isKeliru) return taksir('jam_keliru', langkah === 'checkOut' ? langkah : 'checkIn')
  if (langkah === 'selesai') return taksir('selesai', null)
  if (langkah === 'tutup') return taksir(SEBAB_TUTUP[presensi.status] ?? 'izin', null)
  if (langkah === 'checkIn' && bukaPada !== null && saat < bukaPada)
    return taksir('belum_buka', bukaPada - saat <= DEKAT_BUKA_MS ? 'checkIn' : null)
  return taksir('jadwal', langkah)
}

const SEBAB_TUTUP: Partial<Record<Presensi['status'], 'libur' | 'tutup'>> = { LIBUR: 'libur', ALPA: 'tutup' }

const HARI_KOSONG = {
  status: 'BELUM_PRESENSI',
  checkIn: null,
  checkOut: null,
  bebasArea: false,
  bukaPada: null,
  tutupPada: null,
  tugas: null,
  istirahat: null,
  langkah: 'checkIn',
} as const satisfies Partial<Presensi>

/** A day of which no work is known: by what was punched on the phone of late alone. */
function tanpaBekal({ presensi, office }: Profile, keadaan: Keadaan, taksir: Taksiran): Presensi {
  const { saat, mengirim } = keadaan
  const offices =
    presensi !== null && presensi.offices.length > 0 ? presensi.offices : [office ?? composeOffice()]
  const zona = offices[0]?.timezone.code ?? 'WIB'
  const baru = kejadianTertunda(keadaan).filter((satu) => Math.abs(saat - satu.saat) < SEHARI * 1000)
  const masuk = baru.findLast(({ jenis }) => jenis === 'checkIn')
  const pulang = baru.findLast(({ jenis }) => jenis === 'checkOut')
  const isPulang = pulang !== undefined && pulang.saat >= (masuk?.saat ?? -Infinity)
  // A day without hours ends at midnight, and what was begun on it does not.
  const begun = presensi?.tutupPada === null && presensi.checkOut === null ? presensi.checkIn : null
  const lama = begun !== null && saat - begun.saat < SEHARI * 1000 ? begun : null
  const hari = {
    ...HARI_KOSONG,
    tanggal: tanggalLokal(masuk?.saat ?? lama?.saat ?? saat, zona),
    offices,
  }
  const kejadian = (punch: (typeof baru)[number] | undefined) =>
    punch === undefined
      ? null
      : kejadianPonsel({ jenis: punch.jenis, tanggal: hari.tanggal, saat: punch.saat, zona }, null)
  const checkIn = kejadian(masuk) ?? lama
  const checkOut = isPulang ? kejadian(pulang) : null
  const status = checkIn === null ? hari.status : 'HADIR'
  const terakhir = isPulang ? pulang : masuk
  return {
    ...hari,
    status,
    checkIn,
    checkOut,
    langkah: langkahFrom(status, checkIn !== null, checkOut !== null),
    ...(terakhir !== undefined && kalimatMenunggu(terakhir.tentang, mengirim)),
    taksir: { ...taksir, utama: isPulang ? null : checkIn === null ? taksir.utama : 'checkOut' },
  }
}

/** Whether what the server said is over by itself, whatever else is kept. */
function isBerakhir({ tanggal, tutupPada, offices }: Presensi, saat: Instan): boolean {
  if (tutupPada !== null) return saat > tutupPada
  return tanggalLokal(saat, offices[0]?.timezone.code ?? 'WIB') !== tanggal
}

/** The days kept, with the punches of a profile that came after them. */
function withTercatat({ hari, pada }: Bekal, { presensi, pada: padaProfil }: Profile): readonly HariKeping[] {
  if (presensi === null || padaProfil < pada) return hari
  return hari.map((satu) => {
    if (satu.tanggal !== presensi.tanggal) return satu
    const ke = satu.kerja.findIndex(
      ({ rencana }, _, semua) =>
        semua.length === 1 || (jendelaPresensi(rencana)?.buka ?? null) === presensi.bukaPada,
    )
    const kerja = satu.kerja[ke]
    if (kerja === undefined) return satu
    const [masuk, pulang] = [presensi.checkIn, presensi.checkOut].map((kejadian) =>
      kejadian === null || kejadian.id === 0 ? null : kejadian.saat,
    )
    return {
      ...satu,
      kerja: satu.kerja.with(ke, { ...kerja, masuk: masuk ?? null, pulang: pulang ?? null }),
    }
  })
}

/** None was made later than now: one that says so was made by a clock that ran ahead. */
function kejadianTertunda({ entri, saat }: Keadaan): readonly PunchPonsel<EntriRingkas>[] {
  return entri.flatMap((satu) => {
    const { kabar, ditolak } = satu
    return ditolak === null && isKabarPunch(kabar) && kabar.orang === null
      ? [{ jenis: kabar.jenis, saat: Math.min(kabar.saat, saat), tentang: satu }]
      : []
  })
}
