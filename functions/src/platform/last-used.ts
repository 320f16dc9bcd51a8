/** One thing for each key, made when it is first asked for; of more than `most` those asked for last are kept. */
export function lastUsed<Value>(most: number, make: () => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    for (const old of [...kept.keys()].slice(0, -most)) kept.delete(old);
    return value;
  };
}
