import { type Aturan, berbentuk, isBlank, paling, urut } from '../aturan.ts'
import { aturanEmail } from '../auth/auth.ts'

/* What stands on the company's papers beside its name and address. */

/** Bytes of a logo at the most */
export const LOGO_TERBESAR = 2 * 1024 * 1024

const TELEPON = /^[-0-9 ()+./,]*[0-9][-0-9 ()+./,]*$/

/** As people write it, one number or two; empty for none. */
export const aturanTelepon: Aturan<string> = urut(
  paling(60, 'Telepon tidak boleh lebih dari 60 karakter.'),
  berbentuk({ pattern: TELEPON.source }, (isi) =>
    isBlank(isi) || TELEPON.test(isi)
      ? undefined
      : 'Telepon hanya boleh berisi angka, spasi, dan tanda + - ( ) . / ,',
  ),
)

/** Empty for none. */
export const aturanEmailPerusahaan: Aturan<string> = berbentuk(aturanEmail.bentuk ?? {}, (isi) =>
  isBlank(isi) ? undefined : aturanEmail(isi),
)

/** At the foot of each page; empty for none. */
export const aturanKakiSurat: Aturan<string> = paling(200, 'Teks kaki tidak boleh lebih dari 200 karakter.')
