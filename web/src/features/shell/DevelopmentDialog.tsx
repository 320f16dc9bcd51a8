import { community } from '#lib/community.ts';
import { config } from '#lib/config.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';

const [chat] = community.links;

export default function DevelopmentDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Sitio en desarrollo" onClose={onClose} actions={<Button onClick={onClose}>Entendido</Button>}>
      <p>
        Todavía estamos construyendo {config.product}. Si algo falla o no se entiende, cuéntanos en {chat.name}: así lo
        arreglamos.
      </p>
    </Dialog>
  );
}
