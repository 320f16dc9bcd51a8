import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/calls/api.ts';
import { failureText } from '#lib/calls/failures.ts';
import { keepPicture, readPicture } from '#lib/sharing/pictures.ts';
import { Button } from '../buttons/Button.tsx';
import { classes } from '../classes.ts';
import { Overlay } from '../dialogs/Overlay.tsx';
import { PlainPicture } from '../pictures/Picture.tsx';
import type { PictureProps } from '../pictures/picture-context.ts';
import { useAction } from '../use-action.ts';
import { FieldGroup } from './Field.tsx';
import styles from './PictureControl.module.css';

interface Props {
  label: string;
  /** Text of the button without a picture; reduces the control to one line, for use above a long list. */
  inLine?: string;
  hint?: string;
  alt: string;
  /** Id of the picture, or null. */
  value: string | null;
  error?: string | undefined;
  /** Called with the new picture's id, or null. It may be slow, and fail. */
  onChange: (id: string | null) => Promise<void> | void;
  onBusy?: (isBusy: boolean) => void;
}

function reasonOf(error: Error | null): string | null {
  if (error === null) return null;
  return (error instanceof ApiError ? error.fields.file : undefined) ?? failureText(error);
}

/** The one-line variant. The label is for screen readers only, because the button's text says the same. */
function Line({ label, hint, error, children }: Pick<Props, 'label' | 'hint' | 'error'> & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and a line none that is seen.
    <div role="group" aria-label={label} className={styles.line}>
      {children}
      <p className={classes(styles.note, error !== undefined && styles.wrong)} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}

/** Uploads, shows, replaces and removes a picture. A tap enlarges it. */
export function PictureControl({ label, inLine, hint, alt, value, error, onChange, onBusy }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const [isLarge, setLarge] = useState(false);
  const { isPending: isBusy, error: failed, run } = useAction((change: () => Promise<void>) => change());
  const work = async (change: () => Promise<void>) => {
    onBusy?.(true);
    await run(change);
    onBusy?.(false);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // Lets the same file be chosen again.
    const forget = () => {
      target.value = '';
    };
    if (chosen !== undefined) void work(async () => onChange(await keepPicture(chosen))).finally(forget);
  };
  const Frame = inLine === undefined ? FieldGroup : Line;
  return (
    <Frame label={label} hint={hint} error={reasonOf(failed) ?? error}>
      <div className={styles.control}>
        {value === null ? null : (
          <button type="button" className={styles.shown} aria-label="Ver en grande" onClick={() => setLarge(true)}>
            <AdminPicture key={value} id={value} size="medium" alt={alt} />
          </button>
        )}
        <div className={classes('beside gap-2', styles.buttons)}>
          <Button look="secondary" busy={isBusy} onClick={() => file.current?.click()}>
            {isBusy ? 'Guardando…' : value === null ? (inLine ?? 'Elegir imagen') : 'Cambiar imagen'}
          </Button>
          {value === null ? null : (
            <Button look="quiet" disabled={isBusy} onClick={() => void work(async () => onChange(null))}>
              Quitar imagen
            </Button>
          )}
        </div>
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={label}
          onChange={choose}
          hidden
        />
      </div>
      {isLarge && value !== null ? (
        <Overlay title={label} onClose={() => setLarge(false)}>
          <AdminPicture id={value} size="large" alt={alt} className={styles.large} />
        </Overlay>
      ) : null}
    </Frame>
  );
}

/** A stored picture that only organisers may see, fetched with their token. */
export function AdminPicture({ id, size, alt, className }: PictureProps) {
  const [got, setGot] = useState<{ src?: string; failure?: string }>({});
  useEffect(() => {
    let isWanted = true;
    let src: string | undefined;
    readPicture(id, size).then(
      (blob) => {
        if (!isWanted) return;
        src = URL.createObjectURL(blob);
        setGot({ src });
      },
      (error: unknown) => isWanted && setGot({ failure: failureText(error) }),
    );
    return () => {
      isWanted = false;
      if (src !== undefined) URL.revokeObjectURL(src);
    };
  }, [id, size]);
  if (got.failure !== undefined) return <p className={styles.failure}>{got.failure}</p>;
  return <PlainPicture id={id} src={got.src} alt={alt} className={className} />;
}
