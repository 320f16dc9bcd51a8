/** What one community changes to make the site its own. Nothing else in the code names it. */
export const config = {
  product: 'Arena Libre',
  /** Names the keys and files that carry the product's name, e.g. `arenalibre_forms`. */
  productKey: 'arenalibre',
  tagline: 'Torneos gratis de Free Fire para toda Latinoamérica.',
  /** IANA name of the zone the organisers plan in. Screens show the viewer's own zone. */
  timeZone: 'America/Mexico_City',
  /** Language and region, as Open Graph names them. */
  locale: 'es_LA',
  /** ISO 4217 code of what entry fees are in. */
  currency: 'USD',
  community: [
    {
      name: 'Discord',
      purpose: 'Chat oficial: salas, resultados y soporte',
      action: 'Entrar al chat',
      href: 'https://discord.gg/arena-libre',
    },
    {
      name: 'WhatsApp',
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
  achievements: { tournaments: 3, players: 300, prizes: '$300+', support: '24/7' },
  /** Ways for admins to sign in that are switched on at the identity provider; Google's is told by the deployment. */
  signIn: { emailLink: true },
  /** First year of the copyright line. */
  since: 2023,
} as const;
