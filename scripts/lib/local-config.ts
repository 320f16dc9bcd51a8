import type usual from '../../firebase.json';

/** Ports of addresses on this computer. */
const ADDRESSES = /(?<=127\.0\.0\.1:)(?=\d)/g;

/** Writes a digit before the port of each local address in a text. */
export function withPortPrefix(text: string, prefix: string): string {
  return text.replace(ADDRESSES, prefix);
}

/** Makes the firebase.json of emulators with a digit before every port; `configDir` holds the functions' settings. */
export function localConfig(config: typeof usual, prefix: string, configDir: string): typeof usual {
  const moved = JSON.parse(withPortPrefix(JSON.stringify(config), prefix), (key, value) =>
    key === 'port' || key === 'websocketPort' ? Number(`${prefix}${value}`) : value,
  );
  return { ...moved, functions: config.functions.map((each) => ({ ...each, configDir })) };
}
