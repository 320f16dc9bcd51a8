import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/icons/Notice.tsx';
import panels from './finishing/Panels.module.css';

interface Props {
  /** Entries are named by their id in braces. */
  text: string;
  nameOf: (entryId: string) => string;
  onDiscard: () => void;
}

/** A draft that this version can't continue: its text, to be entered again. */
export function FormerDraft({ text, nameOf, onDiscard }: Props) {
  const named = text.replaceAll(/\{([^{}\n]+)\}/g, (_, entryId: string) => nameOf(entryId));
  return (
    <section aria-label="De una versión anterior">
      <Notice
        tone="warning"
        action={
          <Button look="quiet" onClick={onDiscard}>
            Descartar
          </Button>
        }
      >
        <p>Esto lo anotaste con una versión anterior de la página, que esta no puede continuar. Anótalo otra vez:</p>
        <pre className={panels.former}>{named}</pre>
      </Notice>
    </section>
  );
}
