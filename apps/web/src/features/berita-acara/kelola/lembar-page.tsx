import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, ReceiptText, Send } from 'lucide-react'
import { formatBulan } from '@rekan/domain/bulan'
import { formatTanggal } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { may } from '../../../lib/boleh.ts'
import { fetchFile, openDownload } from '../../../lib/download.ts'
import { call } from '../../../lib/http.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { RecordFailure } from '../../../ui/wide/record-failure.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { ToolButton, toolClass } from '../../../ui/wide/tool-button.tsx'
import { useDesk } from '../../../ui/wide/use-desk.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { BarisPonsel } from '../lembar/baris-ponsel.tsx'
import { BarisTabel } from '../lembar/baris-tabel.tsx'
import { HariLembar } from '../lembar/hari-lembar.tsx'
import { Jawaban } from '../lembar/jawaban.tsx'
import { Legenda } from '../lembar/legenda.tsx'
import type { Dipilih, Keberatan, Lembar } from '../lembar/lembar.wire.ts'
import { sebutanPenanda } from '../lembar/penanda.ts'
import { formatJamKerja, formatPersen, formatSaatIso } from '../lembar/tanda.ts'
import { hariQuery, lembarQuery, useInvalidateBeritaAcara } from './berita-acara.queries.ts'
import { JawabSheet } from './jawab-sheet.tsx'
import { StatusLembar } from './status-lembar.tsx'
import { TagihanSheet } from './tagihan-sheet.tsx'

type LembarPageProps = {
  readonly id: number
  /** The newest where it is left out */
  readonly revisi: number | undefined
}

/** One sheet as HR prepares it, sends it and answers what the client says against it. */
export function LembarPage({ id, revisi }: LembarPageProps) {
  const { data: lembar, error, isFetching, refetch } = useQuery(lembarQuery(id, revisi))
  if (lembar !== undefined) return <Isi lembar={lembar} />
  return (
    <DeskPage title="Berita acara">
      {error !== null && !isFetching ? (
        <RecordFailure what="Berita acara" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={6} />
      )}
    </DeskPage>
  )
}

function Isi({ lembar }: { readonly lembar: Lembar }) {
  const [hari, setHari] = useState<Dipilih>()
  const [dijawab, setDijawab] = useState<Keberatan>()
  const [isMengirim, setMengirim] = useState(false)
  const [isSibuk, setSibuk] = useState(false)
  const [isTagihan, setTagihan] = useState(false)
  // HR of branches reads it; what is done with it is the company's.
  const isPusat = may(useProfil(), 'POST /kelola/klien')
  const invalidate = useInvalidateBeritaAcara()
  const send = async () => {
    setSibuk(true)
    try {
      await call('POST /kelola/berita-acara/{id}/kirim', {
        params: { id: lembar.id },
        body: { revisi: lembar.revisi },
      })
      toast.success('Berita acara dikirim kepada klien.', 'berita-acara')
    } catch (cause) {
      toast.error(errorFrom(cause).message, 'berita-acara')
    } finally {
      await invalidate()
      setSibuk(false)
      setMengirim(false)
    }
  }
  const download = async (format: 'pdf' | 'xlsx') => {
    try {
      const query = { format, revisi: String(lembar.revisi) }
      openDownload(
        await fetchFile('GET /kelola/berita-acara/{id}/berkas', { params: { id: lembar.id }, query }),
      )
    } catch (cause) {
      toast.error(errorFrom(cause).message, 'berita-acara')
    }
  }
  const { kontrak, klien, total, terbaru } = lembar
  const Daftar = useDesk() ? BarisTabel : BarisPonsel
  const isTertagih = isPusat && lembar.tanda_tangan !== null
  const isTerkirim = lembar.status !== 'draf' || lembar.revisi !== terbaru
  return (
    <DeskPage
      title={`${klien.nama} · ${formatBulan(lembar)}`}
      actions={
        <>
          <Link
            to="/kelola/klien/kontrak/$kontrakId"
            params={{ kontrakId: String(kontrak.id) }}
            className={toolClass()}
          >
            Kontrak {kontrak.nomor}
          </Link>
          {(['pdf', 'xlsx'] as const).map((format) => (
            <ToolButton key={format} icon={Download} onClick={() => void download(format)}>
              {format.toUpperCase()}
            </ToolButton>
          ))}
          {isTertagih && (
            <ToolButton icon={ReceiptText} isMain onClick={() => setTagihan(true)}>
              Rancangan Tagihan
            </ToolButton>
          )}
          {isPusat && !isTerkirim && (
            <ToolButton icon={Send} isMain onClick={() => setMengirim(true)}>
              Kirim ke Klien
            </ToolButton>
          )}
        </>
      }
      filters={
        <>
          <StatusLembar status={lembar.status} />
          <span className="text-sm text-ink-muted">
            {lembar.tenggat !== null && `batas ${formatTanggal(lembar.tenggat)}`}
          </span>
          {terbaru === 1 && <span className="text-sm text-ink-muted">revisi 1</span>}
          {Array.from({ length: terbaru === 1 ? 0 : terbaru }, (_, ke) => ke + 1).map((ke) => (
            <Link
              key={ke}
              to="/kelola/klien/berita-acara/$beritaAcaraId"
              params={{ beritaAcaraId: String(lembar.id) }}
              search={{ revisi: ke }}
              aria-current={ke === lembar.revisi ? 'page' : undefined}
              className={toolClass(ke === lembar.revisi)}
            >
              Revisi {ke}
            </Link>
          ))}
        </>
      }
    >
      <div className="space-y-4">
        <p className="card p-4 text-sm">
          <b>{total.hari_orang}</b> dari {total.janji} hari-orang
          {total.pemenuhan !== null && ` (${formatPersen(total.pemenuhan)})`} · <b>{total.kosong}</b>{' '}
          kekosongan · <b>{formatJamKerja(total.detik)}</b> jam kerja · {formatJamKerja(total.lembur_detik)}{' '}
          jam lembur
          {lembar.tanda_tangan !== null && (
            <span className="block">
              {lembar.tanda_tangan.pasal_diam === null
                ? `Ditandatangani ${formatSaatIso(lembar.tanda_tangan.pada)} lewat kontak ${sebutanPenanda(lembar.tanda_tangan)}. Nama yang diketik: ${lembar.tanda_tangan.nama}.`
                : `Dianggap setuju menurut kontrak: “${lembar.tanda_tangan.pasal_diam}”. Pengingat sudah dikirim.`}
            </span>
          )}
        </p>
        {lembar.alasan !== null && <Perubahan lembar={lembar} />}
        {lembar.daftar_keberatan.length > 0 && (
          <section aria-label="Keberatan" className="card space-y-3 p-4">
            <h2 className="font-bold">Keberatan klien</h2>
            {lembar.daftar_keberatan.map((satu) => (
              <div key={satu.id} className="space-y-2">
                <p className="text-sm font-semibold">
                  {formatTanggal(satu.tanggal)} · {satu.pos.nama} ·{' '}
                  {satu.petugas?.nama ?? 'belum ada petugas'}
                </p>
                <Jawaban keberatan={satu} />
                {satu.jawaban === null && (
                  <div className="flex flex-wrap gap-2">
                    {isPusat && (
                      <button type="button" onClick={() => setDijawab(satu)} className={toolClass(true)}>
                        Jawab
                      </button>
                    )}
                    <Link
                      to="/kelola/presensi"
                      search={{ hari: satu.tanggal, ...(satu.petugas && { cari: satu.petugas.nama }) }}
                      className={toolClass()}
                    >
                      Lihat Presensi Hari Itu
                    </Link>
                  </div>
                )}
              </div>
            ))}
          </section>
        )}
        <div className="card overflow-hidden p-0">
          <Daftar lembar={lembar} baris={lembar.baris} onOpen={setHari} />
          <p className="px-4 py-3 text-sm text-ink-muted">
            <Legenda />. Ketuk sebuah hari untuk waktu masuk dan pulang.
          </p>
        </div>
      </div>
      {hari !== undefined && <HariSheet lembar={lembar} hari={hari} onClose={() => setHari(undefined)} />}
      {dijawab !== undefined && <JawabSheet keberatan={dijawab} onClose={() => setDijawab(undefined)} />}
      {isTagihan && <TagihanSheet id={lembar.id} onClose={() => setTagihan(false)} />}
      {isMengirim && (
        <ConfirmDialog
          title={`Kirim revisi ${lembar.revisi}?`}
          confirm="Kirim"
          busy={isSibuk}
          onConfirm={() => void send()}
          onCancel={() => setMengirim(false)}
        >
          Semua kontak kontrak ini menerima tautannya. Setelah dikirim isinya tetap; koreksi menjadi revisi
          berikutnya.
        </ConfirmDialog>
      )}
    </DeskPage>
  )
}

function Perubahan({ lembar: { revisi, alasan, perubahan } }: { readonly lembar: Lembar }) {
  return (
    <section aria-label={`Revisi ${revisi}`} className="card space-y-2 p-4 text-sm">
      <h2 className="font-bold">
        Revisi {revisi}: {alasan}
      </h2>
      <ul className="space-y-1">
        {perubahan.map((satu) => (
          <li key={[satu.pos, satu.tanggal, satu.petugas, satu.sebelum].join(' ')}>
            <span className="text-ink-muted">
              {[satu.pos, satu.tanggal && formatTanggal(satu.tanggal), satu.petugas]
                .filter((bagian) => bagian !== null)
                .join(' · ') || 'Keseluruhan'}
              :
            </span>{' '}
            {satu.sebelum} → <b>{satu.sesudah}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

type HariSheetProps = { readonly lembar: Lembar; readonly hari: Dipilih; readonly onClose: () => void }

function HariSheet({ lembar, hari, onClose }: HariSheetProps) {
  const { data, error } = useQuery(hariQuery(lembar, hari))
  return (
    <SideSheet title={formatTanggal(hari.tanggal)} onClose={onClose}>
      <div className="space-y-3">
        {data === undefined ? (
          error === null ? (
            <SkeletonList count={2} />
          ) : (
            <p className="text-sm text-destructive">{errorFrom(error).message}</p>
          )
        ) : (
          <HariLembar butuh={data} />
        )}
      </div>
    </SideSheet>
  )
}
