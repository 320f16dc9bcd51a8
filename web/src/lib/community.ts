import { communityCurrency, moneyText } from '@arena/domain';

/** Settings of a community that the first view doesn't need. */
export const community = {
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
    {
      name: 'Telegram',
      icon: 'telegram',
      purpose: 'Los mismos avisos, para quien no usa WhatsApp',
      action: 'Unirme al grupo',
      href: 'https://t.me/ArenaLibreAvisos',
    },
  ],
  contact: {
    phone: { text: '+52 55 5010 2030', href: 'tel:+525550102030' },
    email: { text: 'hola@arenalibre.example', href: 'mailto:hola@arenalibre.example' },
  },
  achievements: { tournaments: 3, players: 300, prizes: 300, support: '24/7' },
  /** Ways to sign in that are enabled at the identity provider; the deployment configures Google's. */
  signIn: { emailLink: true },
  /** True to show once on the home page that the site is being built. */
  underDevelopment: true as boolean,
  /** First year of the copyright line. */
  since: 2023,
} as const;

/** Returns the entry fee to show, or null for a free tournament. */
export function entryFeeText(entryFee: string): string | null {
  const amount = Number(entryFee);
  return amount > 0 ? moneyText({ cents: Math.round(amount * 100), currency: communityCurrency }) : null;
}
