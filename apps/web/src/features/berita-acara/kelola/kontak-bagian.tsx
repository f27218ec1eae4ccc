import { type ReactNode, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { formatBulan } from '@rekan/domain/bulan'
import { serverNow } from '../../../lib/clock.ts'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ToolButton, toolClass } from '../../../ui/wide/tool-button.tsx'
import type { LembarRingkas } from '../lembar/lembar.wire.ts'
import { formatSaatIso } from '../lembar/tanda.ts'
import {
  type DiPintu,
  type KontakKontrak,
  kontakQuery,
  masukQuery,
  useInvalidateBeritaAcara,
} from './berita-acara.queries.ts'
import { KontakSheet } from './kontak-sheet.tsx'

type KontakBagianProps = { readonly kontrakId: number; readonly lembar: readonly LembarRingkas[] }
type Terbuka =
  | { readonly jenis: 'isi'; readonly kontak: KontakKontrak | null }
  | { readonly jenis: 'cabut'; readonly kontak: KontakKontrak }

/** Who at the client is sent sheets: added, replaced, signed out, written to once more. */
export function KontakBagian({ kontrakId, lembar }: KontakBagianProps) {
  const [terbuka, setTerbuka] = useState<Terbuka>()
  const [isSibuk, setSibuk] = useState(false)
  const invalidate = useInvalidateBeritaAcara()
  const { data: dibaca, error, isFetching, refetch } = useQuery(kontakQuery(kontrakId))
  const semua = dibaca?.data
  const { data: pintu = [] } = useQuery(masukQuery(kontrakId))
  const terkirim = lembar.find(({ dikirim_pada }) => dikirim_pada !== null)
  const act = async (pesan: string, deed: () => Promise<unknown>) => {
    setSibuk(true)
    try {
      await deed()
      toast.success(pesan, 'kontak')
    } catch (cause) {
      toast.error(errorFrom(cause).message, 'kontak')
    } finally {
      await invalidate()
      setSibuk(false)
      setTerbuka(undefined)
    }
  }
  return (
    <section aria-label="Kontak" className="card space-y-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold">Kontak penerima berita acara</h2>
        <ToolButton icon={UserPlus} onClick={() => setTerbuka({ jenis: 'isi', kontak: null })}>
          Kontak Baru
        </ToolButton>
      </div>
      {semua === undefined ? (
        error !== null && !isFetching ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={2} />
        )
      ) : semua.length === 0 ? (
        <p className="text-sm text-ink-muted">
          Belum ada kontak. Berita acara baru dapat dikirim setelah ada yang menandatanganinya.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {semua.map((kontak) => (
            <li
              key={kontak.id}
              aria-label={kontak.nama}
              className="flex flex-wrap items-center gap-2 py-3 text-sm"
            >
              <Isi kontak={kontak} pintu={pintu.find(({ kontak_id }) => kontak_id === kontak.id)} />
              {kontak.dicabut_pada === null && (
                <div className="flex flex-wrap gap-2">
                  <Tombol onClick={() => setTerbuka({ jenis: 'isi', kontak })}>Ubah</Tombol>
                  <Tombol
                    disabled={isSibuk}
                    onClick={() =>
                      void act(`Tautan dikirim ke ${kontak.email}.`, () =>
                        call('POST /kelola/kontak-kontrak/{id}/kirim-lagi', {
                          params: { id: kontak.id },
                          // Null: of what the running period comes to.
                          body: { berita_acara_id: terkirim?.id ?? null },
                        }),
                      )
                    }
                  >
                    {terkirim === undefined
                      ? 'Kirim Tautan Hitungan Berjalan'
                      : `Kirim Tautan ${formatBulan(terkirim)}`}
                  </Tombol>
                  <Tombol
                    disabled={isSibuk}
                    onClick={() =>
                      void act('Kontak dikeluarkan dari semua perangkat.', () =>
                        call('POST /kelola/kontak-kontrak/{id}/cabut-sesi', {
                          params: { id: kontak.id },
                          body: {},
                        }),
                      )
                    }
                  >
                    Cabut Sesi
                  </Tombol>
                  <Tombol onClick={() => setTerbuka({ jenis: 'cabut', kontak })}>Cabut Kontak</Tombol>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {terbuka?.jenis === 'isi' && (
        <KontakSheet
          kontrakId={kontrakId}
          kontak={terbuka.kontak}
          pilihan={dibaca?.meta.pilihan ?? []}
          onClose={() => setTerbuka(undefined)}
        />
      )}
      {terbuka?.jenis === 'cabut' && (
        <ConfirmDialog
          title={`Cabut ${terbuka.kontak.nama}?`}
          confirm="Cabut"
          tone="danger"
          busy={isSibuk}
          onConfirm={() =>
            void act('Kontak dicabut.', () =>
              call('POST /kelola/kontak-kontrak/{id}/cabut', { params: { id: terbuka.kontak.id }, body: {} }),
            )
          }
          onCancel={() => setTerbuka(undefined)}
        >
          Tautannya tidak terbuka lagi dan sesinya berakhir sekarang juga. Penggantinya ditambahkan sebagai
          kontak baru dan menerima berita acara yang menunggu.
        </ConfirmDialog>
      )}
    </section>
  )
}

function Isi({ kontak, pintu }: { readonly kontak: KontakKontrak; readonly pintu: DiPintu | undefined }) {
  const { nama, jabatan, email, hp, lihat_harga, tanda_tangan, penanda, dicabut_pada } = kontak
  const mulai = penanda?.mulai ?? null
  const isDitahan = mulai !== null && Date.parse(mulai) > serverNow()
  const [surat] = pintu?.surat ?? []
  const keterangan = [
    tanda_tangan ? 'menandatangani' : 'hanya membaca',
    ...(lihat_harga ? ['melihat harga'] : []),
    ...(dicabut_pada === null
      ? [`${pintu?.sesi.length ?? 0} sesi`]
      : [`dicabut ${formatSaatIso(dicabut_pada)}`]),
  ]
  return (
    <div className="min-w-60 flex-1">
      <b>{nama}</b> {[jabatan, email, hp].filter((isi) => isi !== null).join(' · ')}
      <span className="block text-ink-muted">
        {keterangan.join(' · ')}
        {surat !== undefined && ` · surat terakhir ${kataSurat(surat)}`}
      </span>
      {isDitahan && dicabut_pada === null && (
        <span className="block text-ink-muted">
          Dapat menandatangani mulai {formatSaatIso(mulai)}, atau segera setelah penanda tangan lain
          menyetujuinya lewat tautan di suratnya.
        </span>
      )}
    </div>
  )
}

function kataSurat({ terkirim_pada, ditolak }: DiPintu['surat'][number]): string {
  if (terkirim_pada === null) return 'menunggu dikirim'
  const saat = formatSaatIso(terkirim_pada)
  return ditolak === null
    ? saat
    : `ditolak server surat klien ${saat}: periksa alamatnya, atau hubungi kontak ini`
}

type TombolProps = { readonly disabled?: boolean; readonly onClick: () => void; readonly children: ReactNode }

function Tombol(props: TombolProps) {
  return <button type="button" {...props} className={toolClass()} />
}
