export const DEMO_PASSWORD = 'RekanDemo2026'

/**
 * The accounts by which the demo is tried, each one of the invented people. Everybody else signs in with the address
 * in the data.
 */
export const DEMO_ACCOUNTS: Readonly<Record<string, { readonly email: string; readonly kantor?: string }>> = {
  // Siti and her coordinator sit at the head office, Rizky coordinates Bandung from there.
  KBN0031: { email: 'karyawan@rekan.example', kantor: 'JKT01' },
  KBN0001: { email: 'koordinator@rekan.example', kantor: 'JKT01' },
  KBN0009: { email: 'hrd@rekan.example' },
  KBN0042: { email: 'wita@rekan.example' },
  KBN0056: { email: 'wit@rekan.example' },
  KBN0016: { email: 'malam@rekan.example' },
  KBN0060: { email: 'kosong@rekan.example' },
}

export const DEMO_ADMIN = { email: 'admin@rekan.example', nama: 'Administrator Rekan' }
/** The two by whose accounts asking and deciding are tried. */
export const KODE_KARYAWAN = 'KBN0031'
export const KODE_KOORDINATOR = 'KBN0001'
/** Forgets to check out now and then. */
export const KODE_LUPA = 'KBN0059'
/** Works nights, 19:00-07:00. */
export const KODE_MALAM = 'KBN0016'
/** Has nothing: no placement, and nothing that follows from one. */
export const KODE_KOSONG = 'KBN0060'
/** Offices at which people were before they came to where they are, oldest first. */
export const PERNAH_DI: Readonly<Record<string, readonly string[]>> = {
  KBN0001: ['BDG01', 'SMG01'],
  KBN0005: ['JKT01'],
  KBN0009: ['SBY01'],
  KBN0010: ['SBY01', 'MKS01', 'PLG01'],
  KBN0013: ['JKT01'],
  KBN0017: ['MDN01', 'PLG01', 'BDG01'],
  KBN0024: ['AMB01', 'MKS01'],
  KBN0031: ['BDG01'],
  KBN0042: ['SBY01', 'MKS01'],
  KBN0046: ['PLG01'],
  KBN0053: ['AMB01'],
}
/** Is to move to another office soon. */
export const AKAN_PINDAH = { kode: 'KBN0004', ke: 'JKT01' }
