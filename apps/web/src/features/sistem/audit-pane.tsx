import { errorFrom } from '../../lib/api-error.ts'
import { formatSaat } from '../../lib/format-hari.ts'
import { DetailList } from '../../ui/detail-list.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonCard } from '../../ui/skeleton.tsx'
import { RecordPane } from '../../ui/wide/record-pane.tsx'
import { type Jejak, useJejak } from './meja/audit.queries.ts'
import { namaOleh, namaTentang } from './meja/kolom.tsx'

type AuditPaneProps = { readonly id: string; readonly onClose: () => void }

/** One entry of the trail beside the list: who, whose, when, and what each field was and became. */
export function AuditPane({ id, onClose }: AuditPaneProps) {
  const { data: jejak, error, isFetching, refetch } = useJejak(id)
  return (
    <RecordPane
      title={jejak?.keterangan ?? 'Catatan jejak audit'}
      subtitle={jejak && `${formatSaat(Date.parse(jejak.waktu), 'WIB')} WIB`}
      onClose={onClose}
    >
      {jejak !== undefined ? (
        <Isi jejak={jejak} />
      ) : error ? (
        <LoadError message={errorFrom(error).message} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonCard lines={3} />
      )}
    </RecordPane>
  )
}

function Isi({ jejak }: { readonly jejak: Jejak }) {
  const { isian, objek, objek_id: objekId, tindakan } = jejak
  const terbuka = isian.filter((satu) => satu.terbuka)
  const tertutup = isian.filter((satu) => !satu.terbuka)
  return (
    <div className="space-y-5">
      <DetailList
        items={[
          { label: 'Oleh', value: namaOleh(jejak) },
          { label: 'Tentang', value: namaTentang(jejak) },
          { label: 'Rekaman', value: `${objek.replaceAll('_', ' ')} ${objekId}` },
          { label: 'Panggilan', value: tindakan },
        ]}
      />
      {terbuka.length > 0 && (
        <section className="space-y-2">
          <h3 className="text-sm font-bold">{jejak.jenis === 'LIHAT' ? 'Yang dilihat' : 'Perubahan'}</h3>
          <dl className="space-y-2 text-sm">
            {terbuka.map((satu) => (
              <Perubahan key={satu.nama} isian={satu} />
            ))}
          </dl>
        </section>
      )}
      {tertutup.length > 0 && (
        <section className="space-y-1 text-sm">
          <h3 className="font-bold">Isian yang berubah</h3>
          <p className="wrap-anywhere">{tertutup.map(({ label }) => label).join(', ')}</p>
          <p className="text-ink-muted">Isinya hanya untuk yang berhak membaca data itu.</p>
        </section>
      )}
    </div>
  )
}

function Perubahan({ isian }: { readonly isian: Jejak['isian'][number] }) {
  const { label, sebelum, sesudah } = isian
  return (
    <div>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="font-medium wrap-anywhere">
        {sebelum !== null && (
          <>
            <span className="sr-only">dari </span>
            <s className="font-normal text-ink-muted">{sebelum}</s>
            <span className="sr-only"> menjadi </span>{' '}
          </>
        )}
        {sesudah ?? 'dikosongkan'}
      </dd>
    </div>
  )
}
