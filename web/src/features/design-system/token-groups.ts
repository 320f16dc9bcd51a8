export interface Token {
  name: string;
  value: string;
}

export interface TokenGroup {
  title: string;
  tokens: readonly Token[];
}

/** The groups of the stylesheet: each begins with a comment that says what it is for. */
export function tokenGroups(css: string): readonly TokenGroup[] {
  const [root = ''] = css.slice(css.indexOf(':root')).split('\n}', 1);
  return root
    .split('/*')
    .slice(1)
    .map((part) => {
      const [title = '', declarations = ''] = part.split('*/');
      const found = [...declarations.matchAll(/(--[\w-]+):\s*([^;]+);/g)];
      return { title: title.trim(), tokens: found.map(([, name = '', value = '']) => ({ name, value })) };
    });
}
