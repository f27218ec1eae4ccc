import type { Pelaku } from '@rekan/domain/akses/akses'
import { saranSurat } from '@rekan/domain/sistem/uji-surat'
import type { Deps } from '../../platform/deps.ts'
import { invalid } from '../../platform/errors.ts'
import { findEmail } from './sistem.queries.ts'

/** Sends a letter to who asks, and says what the mail server answered and what to look at. Throws 422 without an address. */
export async function tryMail(
  { db, mail, publicUrl }: Pick<Deps, 'db' | 'mail' | 'publicUrl'>,
  pelaku: Pelaku,
) {
  const email = await findEmail(db, pelaku.penggunaId)
  if (email === null) throw invalid({ email: ['Akun Anda belum punya alamat email.'] })
  const dijawab = await mail.try({
    to: email,
    subject: 'Surat uji dari Rekan',
    text: `Surat ini dikirim dari ${publicUrl} atas permintaan Anda. Bila Anda membacanya, surat perusahaan sampai.`,
  })
  if (dijawab.hasil !== 'gagal') return { hasil: dijawab.hasil, kepada: email, jawaban: null, saran: null }
  const { sebab, jawaban } = dijawab
  return { hasil: 'gagal' as const, kepada: email, jawaban, saran: saranSurat(sebab) }
}
