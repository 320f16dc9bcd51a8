import type { Form } from '@arena/domain';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/toast-context.ts';
import styles from './ShareDialog.module.css';
import { qrCodeOf, saveQrCode } from './share.ts';

/** A form's link to copy, to send and to scan. */
export function ShareDialog({ form, onClose }: { form: Form; onClose: () => void }) {
  const toast = useToast();
  const address = new URL(paths.form(form.id), window.location.href).href;
  const [code] = useState(() => qrCodeOf(address));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast('success', 'Enlace copiado');
    } catch {
      toast('error', 'Este navegador no dejó copiar. Mantén presionado el enlace y cópialo.');
    }
  };
  const save = async () => {
    const isSaved = await saveQrCode(code, `qr-${form.id}.png`);
    if (!isSaved) toast('error', 'Este navegador no pudo guardar el código. Toma una captura de pantalla.');
  };
  return (
    <Dialog
      title="Compartir formulario"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>Copiar enlace</Button>
          <Button look="secondary" onClick={() => void save()}>
            Guardar código QR
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      {form.isActive ? null : <Notice tone="warning">Está cerrado: quien abra el enlace no podrá responder.</Notice>}
      <Field label={`Enlace de «${form.title}»`} required>
        {(control) => <input {...control} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />}
      </Field>
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label="Código QR del enlace"
      >
        <rect width={code.size} height={code.size} fill="white" />
        <path d={code.path} fill="black" />
      </svg>
    </Dialog>
  );
}
