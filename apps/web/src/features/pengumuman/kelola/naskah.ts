import type { StatusPengumuman } from '@rekan/domain/pengumuman/pengumuman'
import type { KeadaanPengumuman, PeranSasaran } from '@rekan/domain/pengumuman/siaran'
import type { Instan } from '@rekan/domain/waktu'
import type { ApiError } from '../../../lib/api-error.ts'
import type { CallData } from '../../../lib/query.ts'
import { type Pengumuman, pengumumanFrom } from '../baca/pengumuman.api.ts'

/** An announcement as HR keeps it. */
export type Naskah = Pick<Pengumuman, 'id' | 'title' | 'body' | 'image'> & {
  readonly status: StatusPengumuman
  readonly keadaan: KeadaanPengumuman
  readonly sasaran: { readonly kantor: readonly { readonly nama: string }[] } & Omit<SasaranIsian, 'kantor'>
  readonly siaran: Siaran
  readonly dibuatPada: Instan
  readonly terbitPada: Instan | null
  /** Who acts upon another version is refused */
  readonly versi: number
  readonly oleh: string
  /** How many have read it and said that they understood, of how many it is for */
  readonly dibacaOleh: number
  readonly dipahamiOleh: number
  readonly penerima: number
}

/** Whom it is for; no site or no job: any */
export type SasaranIsian = {
  readonly role: readonly PeranSasaran[]
  readonly kantor: readonly number[]
  readonly jabatan: readonly string[]
  /** Only who is on duty as it is published */
  readonly bertugas: boolean
}

/** Whom it is for, from when to when (null: at once, for good), and what is asked of its reader. */
export type Siaran = SasaranIsian & {
  readonly mulai: Instan | null
  readonly berakhir: Instan | null
  readonly disematkan: boolean
  readonly wajib: boolean
}

export type Tulisan = { readonly judul: string; readonly body: string; readonly siaran: Siaran }
export type WireNaskah = CallData<'GET /pengumuman/{id}'>

/** How it stands now, as a refusal (409) tells; undefined for any other failure. */
export function terbaruFrom(error: ApiError): Naskah | undefined {
  return error.status === 409 && error.data !== null ? naskahFrom(error.data as WireNaskah) : undefined
}

export function wireTulisan({ judul, body, siaran }: Tulisan) {
  const { role, kantor, jabatan, bertugas, mulai, berakhir, disematkan, wajib } = siaran
  return {
    judul,
    body,
    siaran: {
      role: [...role],
      kantor: [...kantor],
      jabatan: [...jabatan],
      bertugas,
      mulai: mulai === null ? null : new Date(mulai).toISOString(),
      berakhir: berakhir === null ? null : new Date(berakhir).toISOString(),
      disematkan,
      wajib,
    },
  }
}

export function naskahFrom(wire: WireNaskah): Naskah {
  const { id, title, body, image } = pengumumanFrom(wire)
  const { kelola, disematkan, wajib, berakhir_pada: berakhir } = wire
  const sasaran = kelola?.sasaran ?? { role: ['karyawan'], kantor: [], jabatan: [], bertugas: false }
  return {
    id,
    title,
    body,
    image,
    status: wire.status,
    keadaan: kelola?.keadaan ?? 'DRAFT',
    sasaran,
    siaran: {
      ...sasaran,
      kantor: sasaran.kantor.map((satu) => satu.id),
      mulai: saatFrom(kelola?.mulai ?? null),
      berakhir: saatFrom(berakhir),
      disematkan,
      wajib,
    },
    dibuatPada: Date.parse(wire.created_at),
    terbitPada: saatFrom(wire.terbit_pada),
    versi: kelola?.versi ?? 1,
    oleh: kelola?.oleh.nama ?? '',
    dibacaOleh: kelola?.dibaca_oleh ?? 0,
    dipahamiOleh: kelola?.dipahami_oleh ?? 0,
    penerima: kelola?.penerima ?? 0,
  }
}

function saatFrom(iso: string | null): Instan | null {
  return iso === null ? null : Date.parse(iso)
}
