/** What else one community changes: what pages show below the first sight, or not at all. */
export const community = {
  /** Where its members talk. */
  links: [
    {
      name: 'Discord',
      icon: 'discord',
      purpose: 'Chat oficial: salas, resultados y soporte',
      action: 'Entrar al chat',
      href: 'https://discord.gg/arena-libre',
    },
    {
      name: 'WhatsApp',
      icon: 'whatsapp',
      purpose: 'Avisos de torneos y recordatorios',
      action: 'Unirme al grupo',
      href: 'https://chat.whatsapp.com/ArenaLibreAvisos',
    },
  ],
  contact: {
    phone: { text: '+52 55 5010 2030', href: 'tel:+525550102030' },
    email: { text: 'hola@arenalibre.example', href: 'mailto:hola@arenalibre.example' },
  },
  /** What the home page shows until the API counts more. */
  achievements: { tournaments: 3, players: 300, prizes: 300, support: '24/7' },
  /** Ways for admins to sign in that are switched on at the identity provider; Google's is told by the deployment. */
  signIn: { emailLink: true },
  /** Country calling code of phone numbers that were written without one. */
  callingCode: '52',
  /** ISO 4217 code of what entry fees are in. */
  currency: 'USD',
  /** First year of the copyright line. */
  since: 2023,
} as const;
