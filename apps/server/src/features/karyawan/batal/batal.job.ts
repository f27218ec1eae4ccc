import { maskEmail, maskNomor } from '@rekan/domain/teks/samar'
import { formatSaat } from '@rekan/domain/waktu'
import { hashToken } from '../../../platform/auth.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import type { Letter } from '../../../platform/mail.ts'
import { type KabarUbah, countKabar, finishKabar, takeKabar, updateTautan } from './batal.queries.ts'

/** A link puts a change back this long after it was mailed. */
const BERLAKU_MS = 72 * 3_600_000
/** A try that hasn't reported back by then is lost, its server with it. */
const ANGGAP_HILANG_MS = 2 * 60_000

/** Mails word of each changed address and bank account, with a link that puts it back. */
export function batalJob({ db, clock, random, mail, publicUrl }: Deps): Job<KabarUbah> {
  return {
    name: 'batal-ubah',
    atOnce: 1,
    depth: () => countKabar(db),
    claim: () => takeKabar(db, clock.now(), clock.now() + ANGGAP_HILANG_MS),
    async work(kabar) {
      const token = random.token()
      const kedaluwarsa_pada = new Date(clock.now() + BERLAKU_MS)
      await updateTautan(db, kabar.id, { token_hash: hashToken(token), kedaluwarsa_pada })
      await mail.send(composeKabar(kabar, `${publicUrl}/auth/batal-ubah?token=${token}`))
      await finishKabar(db, kabar.id)
    },
  }
}

function composeKabar(kabar: KabarUbah, tautan: string): Letter {
  const { subject, apa, kembali } = ISI[kabar.jenis](kabar)
  const baris = [
    `Halo ${kabar.nama},`,
    `Pada ${formatSaat(kabar.dibuat_pada, 'WIB')} ${apa}`,
    'Bila Anda sendiri yang menggantinya, abaikan surat ini. Bila bukan, buka tautan ini dalam 72 jam:',
    tautan,
    `Tautan itu mengembalikan ${kembali}, mengeluarkan semua perangkat dari akun Anda, dan mengirim tautan untuk membuat kata sandi baru.`,
  ]
  return { to: kabar.alamat, subject, text: baris.join('\n\n') }
}

const ISI: Readonly<
  Record<KabarUbah['jenis'], (kabar: KabarUbah) => { subject: string; apa: string; kembali: string }>
> = {
  email: ({ sesudah: { email } }) => ({
    subject: 'Alamat email akun Rekan Anda diganti',
    apa: `alamat email akun Rekan Anda diganti menjadi ${maskEmail(email ?? '')}. Alamat baru itulah yang kini dipakai untuk masuk.`,
    kembali: 'alamat email yang lama',
  }),
  rekening: ({ sesudah: { nama_bank, nomor_rekening } }) => ({
    subject: 'Rekening bank Anda di Rekan diganti',
    apa: `rekening untuk gaji Anda di Rekan diganti menjadi ${nama_bank ?? '-'} ${maskNomor(nomor_rekening ?? '')}.`,
    kembali: 'rekening yang lama',
  }),
}
