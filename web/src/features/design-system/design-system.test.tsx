import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../ui/signs/ToastProvider.tsx';
import { DesignSystem } from './DesignSystem.tsx';
import { tokenGroups } from './token-groups.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the design system', () => {
  it('shows every primitive of the interface under the name of its file', () => {
    // jsdom lays nothing out and has none.
    class NoObserver {
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', NoObserver);
    vi.stubGlobal('IntersectionObserver', NoObserver);
    const files = Object.keys(import.meta.glob('../../ui/**/*.tsx')).filter((file) => !file.includes('.test.'));
    const names = files.map((file) => file.replace(/.*\/(\w+)\.tsx$/, '$1'));
    render(
      <ToastProvider>
        <DesignSystem />
      </ToastProvider>,
      { wrapper: MemoryRouter },
    );
    const shown = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('reads the tokens in their groups, but for what reduced motion changes', () => {
    const css =
      ':root {\n  /* Ground */\n  --ground: #000;\n  --line: #fff;\n\n  /* Type */\n  --text: 1rem;\n}\n@media x {\n  :root {\n    --late: 1;\n  }\n}\n';
    expect(tokenGroups(css)).toEqual([
      {
        title: 'Ground',
        tokens: [
          { name: '--ground', value: '#000' },
          { name: '--line', value: '#fff' },
        ],
      },
      { title: 'Type', tokens: [{ name: '--text', value: '1rem' }] },
    ]);
  });
});
