import type { offlinePage as english } from '../../en/pages/offline-page.ts';
import { formatNumber } from '../../format.ts';
import type { Translated } from '../../translated.ts';

/** /on-this-phone: the copy of the directory on the device. */
export const offlinePage: Translated<typeof english> = {
  title: 'El directorio en este dispositivo',
  intro:
    'Harborlight guarda en su dispositivo una copia de todo el directorio. Cuando ya está aquí, su búsqueda se queda aquí, con o sin conexión.',
  status: 'Estado de la copia',
  silent:
    'La memoria de este dispositivo no responde. Cierre las otras pestañas de este sitio y vuelva a abrir esta página.',
  none: 'No hay ninguna copia en este dispositivo.',
  ready: (centers, states) =>
    `En este dispositivo hay ${formatNumber(centers, 'es-US')} ${centers === 1 ? 'centro' : 'centros'} de ${formatNumber(states, 'es-US')} ${states === 1 ? 'estado' : 'estados'}.`,
  loading: (done, total) =>
    `Guardando: ${formatNumber(done, 'es-US')} de ${formatNumber(total, 'es-US')} ${total === 1 ? 'estado' : 'estados'}`,
  updated: 'Última actualización',
  size: 'Espacio en este dispositivo',
  places: 'Códigos postales y lugares',
  placesMissing: 'Aún no están en este dispositivo',
  failed: 'La última actualización no se completó. La copia que tiene sigue funcionando.',
  failedEmpty: 'No pudimos cargar el directorio. Revise su conexión e inténtelo de nuevo.',
  upToDate: 'La copia está al día.',
  keptSevenDays:
    'Este navegador quita la copia si pasan siete días sin que usted abra este sitio. Si instala la aplicación, la copia se conserva.',
  keptInWindow: 'Esta ventana no conserva nada. La copia desaparece cuando la cierra.',
  save: 'Guardar en este dispositivo',
  dataSaver:
    'Su dispositivo está en modo de ahorro de datos, por eso le preguntamos antes. Si guarda el directorio, podrá buscar sin conexión.',
  refresh: 'Actualizar',
  refreshing: 'Buscando cambios...',
  remove: 'Quitar',
  removeTitle: '¿Quitar el directorio de este dispositivo?',
  removeText: 'Podrá seguir buscando mientras tenga conexión. Puede guardarlo otra vez cuando quiera.',
  removeConfirm: 'Sí, quitarlo',
  keep: 'No, conservarlo',
  installTitle: 'Instalar la aplicación',
  install: 'Instalar la aplicación',
  installed: 'La aplicación está instalada en este dispositivo.',
  installText:
    'Ponga Harborlight en la pantalla de inicio, para abrirlo como cualquier otra aplicación. Otras personas que usan este dispositivo podrán ver ahí su ícono.',
  // No menu is quoted: each system and version has its own words for it in Spanish.
  installApple:
    'En un iPhone o iPad: toque el botón de compartir y luego la opción de agregar a la pantalla de inicio. Abra la aplicación una vez con conexión: así guarda su propia copia, que se conserva.',
  installOther:
    'En el menú de su navegador puede haber una opción para instalar la aplicación o agregarla a la pantalla principal.',
};
