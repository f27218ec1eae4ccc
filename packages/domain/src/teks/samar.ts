/** Of a number, only what tells one from another: `••••••••5970`. */
export function maskNomor(nomor: string): string {
  const tampak = Math.min(4, Math.floor(nomor.length / 2))
  return '•'.repeat(nomor.length - tampak) + nomor.slice(nomor.length - tampak)
}

/** Of an address, its first letter and its domain: `s•••@rekan.example`. */
export function maskEmail(email: string): string {
  const [nama = '', domain = ''] = email.split('@')
  return `${nama.slice(0, 1)}•••@${domain}`
}
