import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { may } from '../../lib/boleh.ts'
import { formatTanggalAngka } from '../../lib/format.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { RecordFailure } from '../../ui/wide/record-failure.tsx'
import { RecordPane } from '../../ui/wide/record-pane.tsx'
import { toolClass } from '../../ui/wide/tool-button.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { KeadaanBadge } from './kolom.tsx'
import { KlienSheet } from './klien-sheet.tsx'
import { KontrakSheet } from './kontrak-sheet.tsx'
import { PosSheet } from './pos-sheet.tsx'
import { type Klien, type KontrakKlien, type Pos, klienQuery } from './klien.queries.ts'
import { SyaratBagian } from './syarat-bagian.tsx'

type KlienPaneProps = {
  readonly id: number
  readonly onClose: () => void
}
type Terbuka =
  | { readonly jenis: 'klien' }
  | { readonly jenis: 'kontrak'; readonly kontrak: KontrakKlien | null }
  | { readonly jenis: 'pos'; readonly kontrak: KontrakKlien; readonly pos: Pos | null }

/** One client beside the list: whom one talks to, what was agreed, which posts are to be filled. */
export function KlienPane({ id, onClose }: KlienPaneProps) {
  const profil = useProfil()
  const mayWrite = may(profil, 'POST /kelola/klien')
  const mayPrice = may(profil, 'GET /kelola/kontrak-klien/{id}/syarat')
  const { data: klien, error, isFetching, refetch } = useQuery(klienQuery(id))
  const [terbuka, setTerbuka] = useState<Terbuka>()
  const close = () => setTerbuka(undefined)
  if (klien === undefined)
    return (
      <RecordPane title="Klien" onClose={onClose}>
        {error !== null && !isFetching ? (
          <RecordFailure what="Klien" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={4} />
        )}
      </RecordPane>
    )
  return (
    <RecordPane
      title={klien.nama}
      subtitle={klien.kode}
      onClose={onClose}
      actions={
        <>
          {may(profil, 'biayaLokasi') && (
            <Link to="/kelola/klien/margin/$klienId" params={{ klienId: String(id) }} className={toolClass()}>
              Margin
            </Link>
          )}
          {mayWrite && <Tombol onClick={() => setTerbuka({ jenis: 'klien' })}>Ubah</Tombol>}
        </>
      }
    >
      <div className="space-y-6">
        <Data klien={klien} />
        <section className="space-y-3">
          <div className="flex items-center justify-between">
            <h3 className="font-bold">Kontrak</h3>
            {mayWrite && (
              <Tombol onClick={() => setTerbuka({ jenis: 'kontrak', kontrak: null })}>Kontrak Baru</Tombol>
            )}
          </div>
          {klien.kontrak.length === 0 && <p className="text-sm text-ink-muted">Belum ada kontrak.</p>}
          {klien.kontrak.map((kontrak) => (
            <Kontrak
              key={kontrak.id}
              kontrak={kontrak}
              mayPrice={mayPrice}
              onUbah={mayWrite ? () => setTerbuka({ jenis: 'kontrak', kontrak }) : undefined}
              onPos={mayWrite ? (pos) => setTerbuka({ jenis: 'pos', kontrak, pos }) : undefined}
            />
          ))}
        </section>
      </div>
      {terbuka?.jenis === 'klien' && <KlienSheet klien={klien} onTersimpan={close} onClose={close} />}
      {terbuka?.jenis === 'kontrak' && (
        <KontrakSheet klien={klien} kontrak={terbuka.kontrak} onClose={close} />
      )}
      {terbuka?.jenis === 'pos' && (
        <PosSheet klien={klien} kontrak={terbuka.kontrak} pos={terbuka.pos} onClose={close} />
      )}
    </RecordPane>
  )
}

function Tombol({ onClick, children }: { readonly onClick: () => void; readonly children: string }) {
  return (
    <button type="button" onClick={onClick} className={toolClass()}>
      {children}
    </button>
  )
}

function Data({ klien }: { readonly klien: Klien }) {
  const baris = [
    ['Alamat', klien.alamat],
    ['NPWP', klien.npwp],
    ['Catatan', klien.catatan],
  ].filter(([, isi]) => isi !== null)
  return (
    <dl className="space-y-2 text-sm">
      {baris.map(([judul, isi]) => (
        <div key={judul}>
          <dt className="text-ink-muted">{judul}</dt>
          <dd>{isi}</dd>
        </div>
      ))}
      {klien.kontak.map(({ nama, jabatan, email, hp }) => (
        <div key={nama + email}>
          <dt className="text-ink-muted">{jabatan ?? 'Kontak'}</dt>
          <dd>{[nama, email, hp].filter((isi) => isi !== null).join(' · ')}</dd>
        </div>
      ))}
    </dl>
  )
}

type KontrakProps = {
  readonly kontrak: KontrakKlien
  /** The reader sees what is paid for it */
  readonly mayPrice: boolean
  readonly onUbah: (() => void) | undefined
  readonly onPos: ((pos: Pos | null) => void) | undefined
}

function Kontrak({ kontrak, mayPrice, onUbah, onPos }: KontrakProps) {
  return (
    <article aria-label={`Kontrak ${kontrak.nomor}`} className="card space-y-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold">{kontrak.nomor}</h4>
        <KeadaanBadge keadaan={kontrak.keadaan} />
      </div>
      <p className="text-sm text-ink-muted">
        {formatTanggalAngka(kontrak.mulai)} sampai {formatTanggalAngka(kontrak.sampai)}
        {kontrak.toleransi_kosong_menit > 0 && ` · pos boleh kosong ${kontrak.toleransi_kosong_menit} menit`}
      </p>
      <ul aria-label={`Pos ${kontrak.nomor}`} className="divide-y divide-line">
        {kontrak.pos.map((pos) => (
          <li key={pos.id} className="flex items-center justify-between gap-2 py-2 text-sm">
            <span>
              <b>{pos.nama}</b> · {pos.kantor.nama}
              <span className="block text-ink-muted">
                {pos.jabatan} · {perPekan(pos)} orang per pekan
                {pos.sertifikat.length > 0 && ` · ${pos.sertifikat.map(({ nama }) => nama).join(', ')}`}
                {pos.tutup_mulai !== null && ` · tutup ${formatTanggalAngka(pos.tutup_mulai)}`}
              </span>
            </span>
            {onPos !== undefined && (
              <button
                type="button"
                aria-label={`Ubah pos ${pos.nama}`}
                onClick={() => onPos(pos)}
                className="min-h-9 rounded-control px-3 font-semibold text-primary hover:bg-primary-soft"
              >
                Ubah
              </button>
            )}
          </li>
        ))}
        {kontrak.pos.length === 0 && <li className="py-2 text-sm text-ink-muted">Belum ada pos.</li>}
      </ul>
      {mayPrice && <SyaratBagian kontrak={kontrak} />}
      {mayPrice && (
        <Link
          to="/kelola/klien/kontrak/$kontrakId"
          params={{ kontrakId: String(kontrak.id) }}
          className={toolClass()}
        >
          Berita Acara & Kontak
        </Link>
      )}
      {onUbah !== undefined && onPos !== undefined && (
        <div className="flex gap-2">
          <Tombol onClick={() => onPos(null)}>Pos Baru</Tombol>
          <Tombol onClick={onUbah}>Ubah Kontrak</Tombol>
        </div>
      )}
    </article>
  )
}

/** How many people a post needs in a week by what was last written of it. */
function perPekan({ kebutuhan }: Pos): number {
  return (kebutuhan.at(-1)?.isi ?? []).reduce((n, { jumlah }) => n + jumlah, 0)
}
