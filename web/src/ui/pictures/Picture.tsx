import { extentOfPicture, pictureAddress } from '@arena/domain';
import { useContext } from 'react';
import { PictureContext, type PictureProps } from './picture-context.ts';

/** A lazily loaded picture whose space is reserved. */
export function PlainPicture({ id, src, alt, className }: Omit<PictureProps, 'size'> & { src: string | undefined }) {
  const { width, height } = extentOfPicture(id) ?? {};
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
  );
}

/** A stored picture: public, or fetched by `PictureContext`. */
export function Picture(props: PictureProps) {
  const draw = useContext(PictureContext);
  if (draw !== null) return draw(props);
  const { size, ...rest } = props;
  return <PlainPicture {...rest} src={pictureAddress(props.id, size)} />;
}

const SIDE = 24;

/** The emblem next to an entry's name, decorative; nothing without one. */
export function Emblem({ id, className }: { id: string | undefined; className?: string | undefined }) {
  if (id === undefined) return null;
  return (
    <img
      src={pictureAddress(id, 'icon')}
      alt=""
      width={SIDE}
      height={SIDE}
      className={className}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
  );
}
