import { useMutation } from '@tanstack/react-query'
import { BellRing, MailCheck, MailWarning } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { may } from '../../../lib/boleh.ts'
import { call } from '../../../lib/http.ts'
import type { CallData } from '../../../lib/query.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'

type HasilSurat = CallData<'POST /kelola/pengaturan/uji-surat'>
type HasilPush = CallData<'POST /kelola/pengaturan/uji-push'>

/** Whether letters and pushes arrive, tried on oneself. */
export function SurelBagian() {
  const profile = useProfil()
  return (
    <div className="max-w-3xl space-y-4">
      {may(profile, 'POST /kelola/pengaturan/uji-surat') ? (
        <UjiSurel />
      ) : (
        <Notice icon={MailCheck} title="Surel">
          <p>Server surel dipasang dan diuji admin. Bila undangan tidak sampai, hubungi admin.</p>
        </Notice>
      )}
      {may(profile, 'POST /kelola/pengaturan/uji-push') ? (
        <UjiPush />
      ) : (
        <Notice icon={BellRing} title="Notifikasi di perangkat">
          <p>Tidak dapat diuji: fiturnya dimatikan di Modul, atau bukan tugas peran Anda.</p>
        </Notice>
      )}
    </div>
  )
}

function UjiSurel() {
  const uji = useMutation({ mutationFn: () => call('POST /kelola/pengaturan/uji-surat', { body: {} }) })
  return (
    <section aria-label="Uji surel" className="card space-y-3 p-4">
      <h2 className="font-bold">Surel</h2>
      <p className="text-sm text-ink-muted">
        Mengirim satu surat uji ke alamat akun Anda lewat server surel perusahaan (SMTP_URL).
      </p>
      <div className="flex *:w-auto">
        <Button tone="outline" busy={uji.isPending} onClick={() => uji.mutate()}>
          Kirim surat uji
        </Button>
      </div>
      <div aria-live="polite">
        {uji.data !== undefined && <JawabanSurel hasil={uji.data.data} />}
        {uji.error !== null && <p className="text-sm text-destructive">{errorFrom(uji.error).message}</p>}
      </div>
    </section>
  )
}

function JawabanSurel({ hasil: { hasil, kepada, jawaban, saran } }: { readonly hasil: HasilSurat }) {
  if (hasil === 'terkirim')
    return (
      <Notice icon={MailCheck} title={`Terkirim ke ${kepada}`}>
        <p>Server surel menerimanya. Periksa kotak masuk Anda, juga folder spam.</p>
      </Notice>
    )
  if (hasil === 'berkas')
    return (
      <Notice icon={MailWarning} tone="accent" title="Server surel belum dipasang">
        <p>Surat uji menjadi berkas di outbox server. Pasang SMTP_URL supaya surat sampai kepada orang.</p>
      </Notice>
    )
  return (
    <Notice icon={MailWarning} tone="destructive" title="Tidak terkirim">
      {jawaban !== null && (
        <p>
          Jawaban server surel: <code className="wrap-anywhere">{jawaban}</code>
        </p>
      )}
      {saran !== null && <p>{saran}</p>}
    </Notice>
  )
}

function UjiPush() {
  const uji = useMutation({ mutationFn: () => call('POST /kelola/pengaturan/uji-push', { body: {} }) })
  return (
    <section aria-label="Uji notifikasi" className="card space-y-3 p-4">
      <h2 className="font-bold">Notifikasi di perangkat</h2>
      <p className="text-sm text-ink-muted">
        Mengirim satu notifikasi uji ke perangkat Anda yang notifikasinya menyala.
      </p>
      <div className="flex *:w-auto">
        <Button tone="outline" busy={uji.isPending} onClick={() => uji.mutate()}>
          Kirim notifikasi uji
        </Button>
      </div>
      <p aria-live="polite" className="text-sm font-medium">
        {uji.data !== undefined && pushTeks(uji.data.data)}
        {uji.error !== null && errorFrom(uji.error).message}
      </p>
    </section>
  )
}

function pushTeks({ terkirim, mati, gagal }: HasilPush): string {
  if (terkirim + mati + gagal === 0)
    return 'Belum ada perangkat Anda yang notifikasinya menyala. Nyalakan dulu di Akun, lalu uji lagi.'
  return [
    ...(terkirim > 0 ? [`Terkirim ke ${terkirim} perangkat.`] : []),
    ...(mati > 0 ? [`${mati} perangkat tidak menerima lagi dan dilepas.`] : []),
    ...(gagal > 0 ? [`Layanan notifikasi ${gagal} perangkat tidak menjawab; coba lagi nanti.`] : []),
  ].join(' ')
}
