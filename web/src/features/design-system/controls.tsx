import { paths } from '../../lib/addresses/paths.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { ButtonAway } from '../../ui/buttons/ButtonAway.tsx';
import { IconButton, IconLink } from '../../ui/buttons/IconButton.tsx';
import { OverlayLink } from '../../ui/dialogs/OverlayLink.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { AreaField, FieldGroup, SelectField, TextField } from '../../ui/fields/Field.tsx';
import { LinkList, LinkListItem } from '../../ui/layout/LinkList.tsx';
import { AskGuardian } from '../../ui/sharing/AskGuardian.tsx';
import { PicturesToShare } from '../../ui/sharing/PicturesToShare.tsx';
import { SaveLink } from '../../ui/sharing/SaveLink.tsx';
import { ShareLink } from '../../ui/sharing/ShareLink.tsx';
import { DeskIcon } from '../../ui/signs/DeskIcon.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { LateIcon } from '../../ui/signs/LateIcon.tsx';
import type { Sample } from './sample.ts';
import { AnswerToTry, ChipsToTry, MenuToTry, SearchToTry, TeamToTry } from './ToTry.tsx';

const HERE = '/dev/ui';

/** The site's own picture, as one and as the pages of something larger. */
const PICTURES = [
  { label: 'Una', addresses: ['/share.jpg'] },
  { label: 'Tres', addresses: ['/share.jpg', '/share.jpg', '/share.jpg'] },
];

const button: Sample = {
  name: 'Button',
  states: [
    { state: 'primary', shown: <Button>Inscribirse</Button> },
    { state: 'secondary', shown: <Button look="secondary">Ver reglas</Button> },
    { state: 'quiet', shown: <Button look="quiet">Volver</Button> },
    { state: 'disabled', shown: <Button disabled>TORNEO COMPLETO</Button> },
    { state: 'busy', shown: <Button busy>Enviando Inscripción...</Button> },
    { state: 'wide', shown: <Button wide>CONTINUAR AL FORMULARIO</Button> },
    { state: 'link', shown: <ButtonLink to={HERE}>Ver torneos</ButtonLink> },
  ],
};

const choice: Sample = {
  name: 'Choice',
  states: [
    { state: 'radio', shown: <Choice label="Solo" type="radio" name="mode" /> },
    { state: 'checkbox', shown: <Choice label="Rush" type="checkbox" /> },
    {
      state: 'disabled',
      shown: <Choice label="Sniper" type="checkbox" disabled />,
    },
  ],
};

const field: Sample = {
  name: 'Field',
  states: [
    {
      state: 'required',
      shown: <TextField label="Correo" required type="email" />,
    },
    {
      state: 'optional, with a hint',
      shown: <TextField label="Apodo" hint="Como te conocen en el juego." placeholder="Sombra" />,
    },
    {
      state: 'error',
      shown: (
        <TextField
          label="ID de Free Fire"
          required
          error="El ID debe contener entre 8 y 12 dígitos numéricos"
          defaultValue="123"
        />
      ),
    },
    {
      state: 'select',
      shown: (
        <SelectField label="País" required>
          <option>Selecciona una opción épica</option>
        </SelectField>
      ),
    },
    {
      state: 'textarea',
      shown: <AreaField label="Cuéntanos" rows={4} />,
    },
    {
      state: 'group of choices',
      shown: (
        <FieldGroup label="¿Cuándo juegas?" required hint="Puedes marcar varias." error="Este campo es obligatorio">
          <Choice label="De día" type="checkbox" />
          <Choice label="De noche" type="checkbox" defaultChecked />
          <Choice label="Nunca" type="checkbox" disabled />
        </FieldGroup>
      ),
    },
  ],
};

const iconButton: Sample = {
  name: 'IconButton',
  room: 'little',
  states: [
    {
      state: 'plain',
      shown: (
        <IconButton label="Cerrar">
          <Icon name="close" />
        </IconButton>
      ),
    },
    {
      state: 'good',
      shown: (
        <IconButton label="Aprobar" tone="good">
          <Icon name="check" />
        </IconButton>
      ),
    },
    {
      state: 'bad',
      shown: (
        <IconButton label="Rechazar" tone="bad">
          <Icon name="close" />
        </IconButton>
      ),
    },
    {
      state: 'open',
      shown: (
        <IconButton label="Acciones" aria-expanded>
          <DeskIcon name="more" />
        </IconButton>
      ),
    },
    {
      state: 'disabled',
      shown: (
        <IconButton label="Subir" disabled>
          <DeskIcon name="up" />
        </IconButton>
      ),
    },
    {
      state: 'link',
      shown: (
        <IconLink label="WhatsApp" href={HERE}>
          <LateIcon name="whatsapp" />
        </IconLink>
      ),
    },
  ],
};

const overlayLink: Sample = {
  name: 'OverlayLink',
  states: [{ state: 'in a text', shown: <OverlayLink to={paths.faq()}>Preguntas frecuentes</OverlayLink> }],
};

const linkList: Sample = {
  name: 'LinkList',
  room: 'whole',
  states: [
    {
      state: 'two ways on',
      shown: (
        <LinkList>
          <LinkListItem to={HERE} note="mié 25 nov, 24 cupos">
            Copa Zona Segura
          </LinkListItem>
          <LinkListItem to={HERE} note="vie 27 nov, 2 cupos">
            Liga Bermuda
          </LinkListItem>
        </LinkList>
      ),
    },
  ],
};

/** What one presses, fills in or follows. */
export const controls: readonly Sample[] = [
  button,
  choice,
  field,
  iconButton,
  overlayLink,
  linkList,
  { name: 'ButtonAway', states: [{ state: 'a chat', shown: <ButtonAway href={HERE}>Entrar al chat</ButtonAway> }] },
  { name: 'AskGuardian', states: [{ state: 'closed', shown: <AskGuardian token={`${'a'.repeat(21)}A`} /> }] },
  { name: 'SaveLink', states: [{ state: 'closed', shown: <SaveLink token={`${'a'.repeat(21)}A`} /> }] },
  { name: 'ShareLink', states: [{ state: 'a tournament', shown: <ShareLink title="Liga Bermuda" path={HERE} /> }] },
  {
    name: 'PicturesToShare',
    room: 'whole',
    states: [{ state: 'one, or three', shown: <PicturesToShare choices={PICTURES} text="Arena Libre" /> }],
  },
  { name: 'Chips', room: 'whole', states: [{ state: 'one of three', shown: <ChipsToTry /> }] },
  { name: 'AnswerControl', room: 'whole', states: [{ state: 'chosen', shown: <AnswerToTry /> }] },
  { name: 'TeamControls', room: 'whole', states: [{ state: 'of two', shown: <TeamToTry /> }] },
  { name: 'SearchField', room: 'whole', states: [{ state: 'searching', shown: <SearchToTry /> }] },
  { name: 'Menu', states: [{ state: 'closed', shown: <MenuToTry /> }] },
];
