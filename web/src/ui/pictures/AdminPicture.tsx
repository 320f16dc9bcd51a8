import { useEffect, useState } from 'react';
import { failureText } from '#lib/calls/failure-text.ts';
import { readPicture } from '#lib/sharing/pictures.ts';
import styles from '../fields/PictureControl.module.css';
import { PlainPicture } from './Picture.tsx';
import type { PictureProps } from './picture-context.ts';

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
