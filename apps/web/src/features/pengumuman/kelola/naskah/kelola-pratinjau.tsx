import { useEffect, useRef } from 'react'
import { tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../../../lib/clock.ts'
import { formatTanggal } from '../../../../lib/format.ts'
import { SectionTitle } from '../../../../ui/section-title.tsx'
import { IsiDetail } from '../../baca/detail-pengumuman.tsx'
import type { Naskah } from '../naskah.ts'

type PratinjauProps = {
  readonly judul: string
  readonly body: string
  /** Chosen and not sent yet */
  readonly berkas: File | null
  readonly naskah: Naskah | null
}

/** What phones show of the text as it stands in the form. */
export function Pratinjau({ judul, body, berkas, naskah }: PratinjauProps) {
  const pada = naskah?.terbitPada ?? serverNow()
  return (
    <section className="min-w-0">
      <SectionTitle>Seperti di ponsel</SectionTitle>
      <div className="column rounded-card border border-line bg-ground p-4">
        {berkas !== null && <GambarBerkas berkas={berkas} />}
        <IsiDetail
          pengumuman={{
            title: judul.trim() === '' ? 'Judul' : judul,
            body: body.trim() === '' ? 'Isi pengumuman.' : body,
            image: berkas === null ? (naskah?.image ?? null) : null,
          }}
          tanggal={formatTanggal(tanggalLokal(pada, 'WIB'))}
        />
      </div>
    </section>
  )
}

/** A picture that has not been sent yet. */
function GambarBerkas({ berkas }: { readonly berkas: File }) {
  const gambar = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (gambar.current === null) return
    const url = URL.createObjectURL(berkas)
    gambar.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [berkas])
  return <img ref={gambar} alt="Gambar yang dipilih" className="mx-auto mb-4 block rounded-card bg-sunken" />
}
