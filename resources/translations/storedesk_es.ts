<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>AccountShowpieces</name>
    <message>
        <source>First start</source>
        <translation>Primer inicio</translation>
    </message>
    <message>
        <source>Connect an account</source>
        <translation>Conectar una cuenta</translation>
    </message>
    <message>
        <source>A key that works</source>
        <translation>Una clave que funciona</translation>
    </message>
    <message>
        <source>A key the service rejects</source>
        <translation>Una clave que el servicio rechaza</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>A key the keychain couldn&apos;t save</source>
        <translation>Una clave que el llavero no ha podido guardar</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Send %1</source>
        <translation>Enviar %1</translation>
    </message>
    <message>
        <source>Create %1</source>
        <translation>Crear %1</translation>
    </message>
    <message>
        <source>Update %1</source>
        <translation>Modificar %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>Cargar %1</translation>
    </message>
</context>
<context>
    <name>AgeWords</name>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message>
        <source>%1 s ago</source>
        <translation>hace %1 s</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>hace %1 min</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>hace %1 h</translation>
    </message>
</context>
<context>
    <name>AllContactsColumn</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>BalanceWords</name>
    <message>
        <source>%1 row</source>
        <translation>%1 fila</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 filas</translation>
    </message>
    <message>
        <source>%1 above the table</source>
        <translation>%1 antes de la tabla</translation>
    </message>
    <message>
        <source>%1 header</source>
        <translation>%1 cabecera</translation>
    </message>
    <message>
        <source>%1 uneven</source>
        <translation>%1 desiguales</translation>
    </message>
    <message>
        <source>%1 blank</source>
        <translation>%1 en blanco</translation>
    </message>
    <message>
        <source>%1 comment</source>
        <translation>%1 comentario</translation>
    </message>
    <message>
        <source>%1 comments</source>
        <translation>%1 comentarios</translation>
    </message>
    <message>
        <source>%1 within multi-line cells</source>
        <translation>%1 dentro de celdas de varias líneas</translation>
    </message>
    <message>
        <source>%1 line = %2</source>
        <translation>%1 línea = %2</translation>
    </message>
    <message>
        <source>%1 lines = %2</source>
        <translation>%1 líneas = %2</translation>
    </message>
</context>
<context>
    <name>BlockFile</name>
    <message>
        <source>Couldn&apos;t open %1.</source>
        <translation>No se ha podido abrir %1.</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>No es un archivo.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Elija otro archivo.</translation>
    </message>
    <message>
        <source>Try again when it has finished.</source>
        <translation>Inténtelo de nuevo cuando termine.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>Check the disk and try again.</source>
        <translation>Compruebe el disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 changed while it was being read.</source>
        <translation>%1 ha cambiado mientras se leía.</translation>
    </message>
    <message>
        <source>Another program is writing to it.</source>
        <translation>Otro programa está escribiendo en él.</translation>
    </message>
    <message>
        <source>%1 was replaced while it was being read.</source>
        <translation>%1 se ha sustituido mientras se leía.</translation>
    </message>
    <message>
        <source>Another program has put a new file in its place.</source>
        <translation>Otro programa ha puesto un archivo nuevo en su lugar.</translation>
    </message>
</context>
<context>
    <name>BulkTable</name>
    <message>
        <source>Reading was cancelled.</source>
        <translation>Se ha cancelado la lectura.</translation>
    </message>
</context>
<context>
    <name>Cells</name>
    <message>
        <source>Today, %1</source>
        <translation>Hoy, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>Ayer, %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>%1 M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 k</source>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>The image was not saved.</source>
        <translation>No se ha guardado la imagen.</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>Elija otra carpeta u otro nombre.</translation>
    </message>
    <message>
        <source>The image was saved, but its data file was not.</source>
        <translation>Se ha guardado la imagen, pero no el archivo con sus datos.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Active</source>
        <translation>Activo</translation>
    </message>
    <message>
        <source>Bounced</source>
        <translation>Rebotado</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Bloqueado</translation>
    </message>
    <message>
        <source>Subscribed</source>
        <translation>Suscrito</translation>
    </message>
    <message>
        <source>Unsubscribed</source>
        <translation>Dado de baja</translation>
    </message>
    <message>
        <source>Never asked</source>
        <translation>Sin preguntar</translation>
    </message>
    <message>
        <source>Same code for everyone</source>
        <translation>El mismo código para todos</translation>
    </message>
    <message>
        <source>Unique code per contact</source>
        <translation>Un código por contacto</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Conocido</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Merged</source>
        <translation>Fusionado</translation>
    </message>
    <message>
        <source>Received by the service</source>
        <translation>Los recibe el servicio</translation>
    </message>
    <message>
        <source>Sent by the service</source>
        <translation>Los envía el servicio</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contactos</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>Actividades</translation>
    </message>
    <message>
        <source>Banner statistics</source>
        <translation>Estadísticas de banners</translation>
    </message>
    <message>
        <source>Form statistics</source>
        <translation>Estadísticas de formularios</translation>
    </message>
    <message>
        <source>Pop-up statistics</source>
        <translation>Estadísticas de pop-ups</translation>
    </message>
    <message>
        <source>Push notification statistics</source>
        <translation>Estadísticas de notificaciones push</translation>
    </message>
    <message>
        <source>Webhook log</source>
        <translation>Registro de webhooks</translation>
    </message>
    <message>
        <source>Data explorer</source>
        <translation>Explorador de datos</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En cola</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completada</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>2026-01-31T10:00:00.000Z</source>
        <translation>2026-01-31T10:00:00.000Z</translation>
    </message>
    <message>
        <source>31/01/2026</source>
        <translation>31/01/2026</translation>
    </message>
    <message>
        <source>31 January 2026</source>
        <translation>31 de enero de 2026</translation>
    </message>
    <message>
        <source>31 January 2026 10:00</source>
        <translation>31 de enero de 2026 10:00</translation>
    </message>
    <message>
        <source>Version 1</source>
        <translation>Versión 1</translation>
    </message>
    <message>
        <source>Version 2</source>
        <translation>Versión 2</translation>
    </message>
    <message>
        <source>Version 3</source>
        <translation>Versión 3</translation>
    </message>
    <message>
        <source>Version 4</source>
        <translation>Versión 4</translation>
    </message>
    <message>
        <source>Version 5</source>
        <translation>Versión 5</translation>
    </message>
    <message>
        <source>Cart abandoned</source>
        <translation>Carrito abandonado</translation>
    </message>
    <message>
        <source>Product added to the cart</source>
        <translation>Producto añadido al carrito</translation>
    </message>
    <message>
        <source>Product removed from the cart</source>
        <translation>Producto eliminado del carrito</translation>
    </message>
    <message>
        <source>Added to a Google Ads audience</source>
        <translation>Añadido a una audiencia de Google Ads</translation>
    </message>
    <message>
        <source>Contact created</source>
        <translation>Contacto creado</translation>
    </message>
    <message>
        <source>Contacts merged</source>
        <translation>Contactos fusionados</translation>
    </message>
    <message>
        <source>Removed from a Google Ads audience</source>
        <translation>Quitado de una audiencia de Google Ads</translation>
    </message>
    <message>
        <source>Coupon assigned</source>
        <translation>Cupón asignado</translation>
    </message>
    <message>
        <source>Custom event</source>
        <translation>Evento personalizado</translation>
    </message>
    <message>
        <source>Email bounced</source>
        <translation>Correo rebotado</translation>
    </message>
    <message>
        <source>Link in an email clicked</source>
        <translation>Clic en un enlace de un correo</translation>
    </message>
    <message>
        <source>Email opened</source>
        <translation>Correo abierto</translation>
    </message>
    <message>
        <source>Email sent</source>
        <translation>Correo enviado</translation>
    </message>
    <message>
        <source>Alert sent by email</source>
        <translation>Alerta enviada por correo</translation>
    </message>
    <message>
        <source>Email reported as spam</source>
        <translation>Correo marcado como spam</translation>
    </message>
    <message>
        <source>Unsubscribed from emails</source>
        <translation>Baja de los correos</translation>
    </message>
    <message>
        <source>Contact created (older name)</source>
        <translation>Contacto creado (nombre antiguo)</translation>
    </message>
    <message>
        <source>Entered a segment</source>
        <translation>Entrada en un segmento</translation>
    </message>
    <message>
        <source>Left a segment</source>
        <translation>Salida de un segmento</translation>
    </message>
    <message>
        <source>Contact identified</source>
        <translation>Contacto identificado</translation>
    </message>
    <message>
        <source>Contacts merged (older name)</source>
        <translation>Contactos fusionados (nombre antiguo)</translation>
    </message>
    <message>
        <source>Sent to Facebook</source>
        <translation>Enviado a Facebook</translation>
    </message>
    <message>
        <source>Logged in</source>
        <translation>Inicio de sesión</translation>
    </message>
    <message>
        <source>Subscribed to the newsletter</source>
        <translation>Suscripción al boletín</translation>
    </message>
    <message>
        <source>Product searched</source>
        <translation>Producto buscado</translation>
    </message>
    <message>
        <source>Product visited</source>
        <translation>Producto visitado</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Push notification failed</source>
        <translation>Notificación push fallida</translation>
    </message>
    <message>
        <source>Push notification clicked</source>
        <translation>Clic en una notificación push</translation>
    </message>
    <message>
        <source>Push subscription moved</source>
        <translation>Suscripción push trasladada</translation>
    </message>
    <message>
        <source>Push notification opened</source>
        <translation>Notificación push abierta</translation>
    </message>
    <message>
        <source>Subscribed to push notifications</source>
        <translation>Suscripción a notificaciones push</translation>
    </message>
    <message>
        <source>Unsubscribed from push notifications</source>
        <translation>Baja de las notificaciones push</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Alta de usuario</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Text message bounced</source>
        <translation>SMS rebotado</translation>
    </message>
    <message>
        <source>Text message sent</source>
        <translation>SMS enviado</translation>
    </message>
    <message>
        <source>Alert sent by text message</source>
        <translation>Alerta enviada por SMS</translation>
    </message>
    <message>
        <source>Web content opened</source>
        <translation>Contenido web abierto</translation>
    </message>
    <message>
        <source>Web form submitted</source>
        <translation>Formulario web enviado</translation>
    </message>
    <message>
        <source>Link on a page clicked</source>
        <translation>Clic en un enlace de una página</translation>
    </message>
    <message>
        <source>Page visited</source>
        <translation>Página visitada</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>Coupons</source>
        <translation>Cupones</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelada</translation>
    </message>
    <message>
        <source>In stock</source>
        <translation>En stock</translation>
    </message>
    <message>
        <source>Out of stock</source>
        <translation>Agotado</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Sin verificar</translation>
    </message>
    <message>
        <source>Discontinued</source>
        <translation>Descatalogado</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Coma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto y coma</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Aplicación</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Whole number</source>
        <translation>Número entero</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>Decimal</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Yes/No</source>
        <translation>Sí/No</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <source>Finalised</source>
        <translation>Finalizado</translation>
    </message>
    <message>
        <source>Multi-select</source>
        <translation>Selección múltiple</translation>
    </message>
    <message>
        <source>Single select</source>
        <translation>Selección única</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Nivel bajo</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Nivel medio</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Nivel alto</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campeones</translation>
    </message>
    <message>
        <source>Loyal</source>
        <translation>Fieles</translation>
    </message>
    <message>
        <source>Promising</source>
        <translation>Prometedores</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevos</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Requieren atención</translation>
    </message>
    <message>
        <source>About to churn</source>
        <translation>A punto de irse</translation>
    </message>
    <message>
        <source>At risk</source>
        <translation>En riesgo</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>Website or app</source>
        <translation>Web o app móvil</translation>
    </message>
</context>
<context>
    <name>CloseGuard</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Hay cambios sin guardar</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>«%1» tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Stay and save them, or discard them and continue.</source>
        <translation>Siga aquí y guárdelos, o descártelos y continúe.</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar cambios</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Seguir aquí</translation>
    </message>
</context>
<context>
    <name>ColumnBuilder</name>
    <message>
        <source>Cancelled.</source>
        <translation>Se ha cancelado.</translation>
    </message>
    <message>
        <source>Couldn&apos;t store the columns.</source>
        <translation>No se pudieron guardar las columnas.</translation>
    </message>
</context>
<context>
    <name>ColumnFormat</name>
    <message>
        <source>Detect automatically</source>
        <translation>Detectar automáticamente</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Numbers like 1,234.56</source>
        <translation>Números como 1,234.56</translation>
    </message>
    <message>
        <source>Numbers like 1.234,56</source>
        <translation>Números como 1.234,56</translation>
    </message>
    <message>
        <source>Dates like 31/01/2026</source>
        <translation>Fechas como 31/01/2026</translation>
    </message>
    <message>
        <source>Dates like 01/31/2026</source>
        <translation>Fechas como 01/31/2026</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>números enteros</translation>
    </message>
    <message>
        <source>numbers like 1,234.56</source>
        <translation>números como 1,234.56</translation>
    </message>
    <message>
        <source>numbers like 1.234,56</source>
        <translation>números como 1.234,56</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>fechas</translation>
    </message>
    <message>
        <source>dates like 31/01/2026</source>
        <translation>fechas como 31/01/2026</translation>
    </message>
    <message>
        <source>dates like 01/31/2026</source>
        <translation>fechas como 01/31/2026</translation>
    </message>
    <message>
        <source>email addresses</source>
        <translation>direcciones de correo</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message numerus="yes">
        <source>%n cells use the other format and are ignored.</source>
        <translation>
            <numerusform>%n celda usa el otro formato y se omite.</numerusform>
            <numerusform>%n celdas usan el otro formato y se omiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every cell fits both formats, so your language&apos;s format was used.</source>
        <translation>Todas las celdas encajan en los dos formatos, así que se ha usado el de su idioma.</translation>
    </message>
    <message>
        <source>No single cell is conclusive. This is the most likely format.</source>
        <translation>Ninguna celda es concluyente. Este es el formato más probable.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n cells ignored: not a date</source>
        <translation>
            <numerusform>%n celda omitida: no es una fecha</numerusform>
            <numerusform>%n celdas omitidas: no son fechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells ignored: not a number</source>
        <translation>
            <numerusform>%n celda omitida: no es un número</numerusform>
            <numerusform>%n celdas omitidas: no son números</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows ignored: %1 is not a date</source>
        <translation>
            <numerusform>%n fila omitida: %1 no es una fecha</numerusform>
            <numerusform>%n filas omitidas: %1 no es una fecha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows ignored: %1 is not a number</source>
        <translation>
            <numerusform>%n fila omitida: %1 no es un número</numerusform>
            <numerusform>%n filas omitidas: %1 no es un número</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is read as %2. In the other format it would be %3.</source>
        <translation>«%1» se interpreta como %2. Con el otro formato sería %3.</translation>
    </message>
</context>
<context>
    <name>ColumnKind</name>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>email</source>
        <translation>correo</translation>
    </message>
    <message>
        <source>yes/no</source>
        <translation>sí/no</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
</context>
<context>
    <name>ColumnMenu</name>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>Orden &amp;ascendente</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>Orden &amp;descendente</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>“%1” doesn&apos;t have the form NAME=VALUE.</source>
        <translation>«%1» no tiene la forma NOMBRE=VALOR.</translation>
    </message>
    <message>
        <source>--param %1=… is missing.</source>
        <translation>Falta --param %1=….</translation>
    </message>
    <message>
        <source>The operation has no parameter “%1”.</source>
        <translation>La operación no tiene el parámetro «%1».</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>«%1» no se puede leer.</translation>
    </message>
    <message>
        <source>The body is not a JSON object.</source>
        <translation>El cuerpo no es un objeto JSON.</translation>
    </message>
    <message>
        <source>This operation needs --body.</source>
        <translation>Esta operación necesita --body.</translation>
    </message>
    <message>
        <source>This operation needs --file.</source>
        <translation>Esta operación necesita --file.</translation>
    </message>
    <message>
        <source>Specify exactly one operation.</source>
        <translation>Indique exactamente una operación.</translation>
    </message>
    <message>
        <source>There is no operation “%1”.</source>
        <translation>No hay ninguna operación «%1».</translation>
    </message>
    <message>
        <source>“storedesk-cli operations” lists them.</source>
        <translation>«storedesk-cli operations» las enumera.</translation>
    </message>
    <message>
        <source>Set a path parameter; may be repeated.</source>
        <translation>Parámetro de la ruta; se puede repetir.</translation>
    </message>
    <message>
        <source>Set a query parameter; may be repeated.</source>
        <translation>Parámetro de la consulta; se puede repetir.</translation>
    </message>
    <message>
        <source>JSON body; - reads standard input.</source>
        <translation>Cuerpo JSON; - lee la entrada estándar.</translation>
    </message>
    <message>
        <source>Set a field of the import form; may be repeated.</source>
        <translation>Campo del formulario de importación; se puede repetir.</translation>
    </message>
    <message>
        <source>File to import.</source>
        <translation>Archivo que se va a importar.</translation>
    </message>
    <message>
        <source>Print one JSON object with status, attempts and body.</source>
        <translation>Escribe un objeto JSON con estado, intentos y cuerpo.</translation>
    </message>
    <message>
        <source>Send one request and print the raw response. Uses --profile, or STOREDESK_URL and STOREDESK_API_KEY.</source>
        <translation>Envía una petición y muestra la respuesta sin procesar. Usa --profile, o STOREDESK_URL y STOREDESK_API_KEY.</translation>
    </message>
    <message>
        <source>Name of the operation.</source>
        <translation>Nombre de la operación.</translation>
    </message>
    <message>
        <source>run the practice service until interrupted</source>
        <translation>ejecuta el servicio de prácticas hasta que se interrumpa</translation>
    </message>
    <message>
        <source>list the operations of the service</source>
        <translation>enumera las operaciones del servicio</translation>
    </message>
    <message>
        <source>send one request and print the response</source>
        <translation>envía una petición y muestra la respuesta</translation>
    </message>
    <message>
        <source>Try “%1 --help”.</source>
        <translation>Más información con «%1 --help».</translation>
    </message>
    <message>
        <source>No service is configured.</source>
        <translation>No hay ningún servicio configurado.</translation>
    </message>
    <message>
        <source>Both STOREDESK_URL and STOREDESK_API_KEY must be set.</source>
        <translation>Hay que definir STOREDESK_URL y STOREDESK_API_KEY.</translation>
    </message>
    <message>
        <source>Set both in the environment; “storedesk-cli serve” prints a pair for the practice service.</source>
        <translation>Defina ambas en el entorno; «storedesk-cli serve» muestra un par para el servicio de prácticas.</translation>
    </message>
    <message>
        <source>Usage: storedesk-cli COMMAND [OPTION]…</source>
        <translation>Uso: storedesk-cli COMANDO [OPCIÓN]…</translation>
    </message>
    <message>
        <source>For details see “storedesk-cli COMMAND --help” or the manual page storedesk-cli(1).</source>
        <translation>Más información con «storedesk-cli COMANDO --help» o en la página de manual storedesk-cli(1).</translation>
    </message>
    <message>
        <source>storedesk-cli: unknown command “%1”.</source>
        <translation>storedesk-cli: no existe el comando «%1».</translation>
    </message>
    <message>
        <source>List the operations of the service.</source>
        <translation>Enumera las operaciones del servicio.</translation>
    </message>
    <message>
        <source>Print a JSON array.</source>
        <translation>Escribe una lista JSON.</translation>
    </message>
    <message>
        <source>Listen on this port; 0 (the default) picks a free port.</source>
        <translation>Escucha en este puerto; 0 (predeterminado) elige uno libre.</translation>
    </message>
    <message>
        <source>Number of contacts in a new store, up to 1000000 (default: 500).</source>
        <translation>Número de contactos de una tienda nueva, hasta 1000000 (predeterminado: 500).</translation>
    </message>
    <message>
        <source>Requests per minute; 0 means no limit (default: 100).</source>
        <translation>Peticiones por minuto; 0 significa sin límite (predeterminado: 100).</translation>
    </message>
    <message>
        <source>Maximum size of an import file in MB (default: 50).</source>
        <translation>Tamaño máximo de un archivo de importación, en MB (predeterminado: 50).</translation>
    </message>
    <message>
        <source>Add an API key with these permissions, for example contacts:read,exports:write; may be repeated.</source>
        <translation>Añade una clave de API con estos permisos, por ejemplo contacts:read,exports:write; se puede repetir.</translation>
    </message>
    <message>
        <source>How lists are paged (default: page).</source>
        <translation>Cómo se paginan las listas (predeterminado: page).</translation>
    </message>
    <message>
        <source>Format of import error reports (default: lines).</source>
        <translation>Formato de los informes de errores de importación (predeterminado: lines).</translation>
    </message>
    <message>
        <source>Speed factor for exports and imports (default: 1).</source>
        <translation>Factor de velocidad de las exportaciones e importaciones (predeterminado: 1).</translation>
    </message>
    <message>
        <source>Use https, with a certificate created at startup.</source>
        <translation>Usa https, con un certificado creado al iniciar.</translation>
    </message>
    <message>
        <source>Simulate a fault: OPERATION|*|file:FAULT[=VALUE][@N|@N-M|%P]; may be repeated; --faults lists them.</source>
        <translation>Simula un fallo: OPERATION|*|file:FAULT[=VALUE][@N|@N-M|%P]; se puede repetir; --faults enumera los fallos.</translation>
    </message>
    <message>
        <source>Seed for random faults (default: 1).</source>
        <translation>Semilla de los fallos aleatorios (predeterminada: 1).</translation>
    </message>
    <message>
        <source>--%1 does not accept “%2”.</source>
        <translation>--%1 no admite «%2».</translation>
    </message>
    <message>
        <source>Run the practice service on this computer until interrupted. The first line of output is JSON with its address and keys.</source>
        <translation>Ejecuta el servicio de prácticas en este ordenador hasta que se interrumpa. La primera línea de la salida es JSON con su dirección y sus claves.</translation>
    </message>
    <message>
        <source>List the faults and exit.</source>
        <translation>Enumera los fallos y sale.</translation>
    </message>
    <message>
        <source>Random faults use --fault-seed %1.</source>
        <translation>Los fallos aleatorios usan --fault-seed %1.</translation>
    </message>
    <message>
        <source>open, filter, sort, profile or compare a CSV file</source>
        <translation>abre, filtra, ordena, analiza o compara un archivo CSV</translation>
    </message>
    <message>
        <source>%1 was skipped: its columns differ from those of the first table.</source>
        <translation>%1 se ha omitido: sus columnas no coinciden con las de la primera tabla.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the result.</source>
        <translation>No se ha podido escribir el resultado.</translation>
    </message>
    <message>
        <source>Check the folder and its free space and try again.</source>
        <translation>Compruebe la carpeta y su espacio libre e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Se ha cancelado.</translation>
    </message>
    <message>
        <source>Keep only matching rows: &quot;country is ES and (amount above 100 or name contains ana)&quot;.</source>
        <translation>Conserva solo las filas que cumplen la condición: &quot;country is ES and (amount above 100 or name contains ana)&quot;.</translation>
    </message>
    <message>
        <source>Sort by this column: &quot;amount down&quot;, &quot;code as text&quot;. May be repeated.</source>
        <translation>Ordena por esta columna: &quot;amount down&quot;, &quot;code as text&quot;. Se puede repetir.</translation>
    </message>
    <message>
        <source>Keep only these columns, in this order, separated by commas. May be repeated.</source>
        <translation>Conserva solo estas columnas, en este orden, separadas por comas. Se puede repetir.</translation>
    </message>
    <message>
        <source>Keep only the first N rows of the result.</source>
        <translation>Conserva solo las primeras N filas del resultado.</translation>
    </message>
    <message>
        <source>Print only the number of rows.</source>
        <translation>Muestra solo el número de filas.</translation>
    </message>
    <message>
        <source>Summarise each column, one row per column.</source>
        <translation>Resume cada columna, una fila por columna.</translation>
    </message>
    <message>
        <source>Group rows with the same value and count them. May be repeated.</source>
        <translation>Agrupa las filas con el mismo valor y las cuenta. Se puede repetir.</translation>
    </message>
    <message>
        <source>With --group: sum, minimum and maximum of this column. May be repeated.</source>
        <translation>Con --group: suma, mínimo y máximo de esta columna. Se puede repetir.</translation>
    </message>
    <message>
        <source>Compare with the file OTHER: rows added, removed and changed. Needs --key.</source>
        <translation>Compara con el archivo OTHER: filas añadidas, eliminadas y modificadas. Necesita --key.</translation>
    </message>
    <message>
        <source>Column to match rows by. May be repeated.</source>
        <translation>Columna por la que se emparejan las filas. Se puede repetir.</translation>
    </message>
    <message>
        <source>Report encoding and line counts, with each error by line and column.</source>
        <translation>Muestra la codificación y el recuento de líneas, con cada error por línea y columna.</translation>
    </message>
    <message>
        <source>With --as json: write numbers, true, false and null instead of strings where the column&apos;s type allows it; 007, phone numbers and postcodes stay strings.</source>
        <translation>Con --as json: escribe números, true, false y null en lugar de textos según el tipo de la columna; 007, los teléfonos y los códigos postales siguen siendo textos.</translation>
    </message>
    <message>
        <source>Write CSV that a spreadsheet opens without running cells as formulas.</source>
        <translation>Escribe CSV que una hoja de cálculo abre sin ejecutar celdas como fórmulas.</translation>
    </message>
    <message>
        <source>Write atomically to FILE instead of standard output.</source>
        <translation>Escribe en FILE de forma atómica en lugar de en la salida estándar.</translation>
    </message>
    <message>
        <source>Encoding of the file, for example UTF-8 or WINDOWS-1252; detected by default.</source>
        <translation>Codificación del archivo, por ejemplo UTF-8 o WINDOWS-1252; se detecta si no se indica.</translation>
    </message>
    <message>
        <source>Column separator: , ; | or tab; detected by default.</source>
        <translation>Separador de columnas: , ; | o tab; se detecta si no se indica.</translation>
    </message>
    <message>
        <source>Quote character around cells: &quot; &apos; or none; detected by default.</source>
        <translation>Carácter de comillas de las celdas: &quot; &apos; o none; se detecta si no se indica.</translation>
    </message>
    <message>
        <source>Whether the first row names the columns; detected by default. Without names, columns are called #1, #2 and so on.</source>
        <translation>Si la primera fila contiene los nombres de las columnas; se detecta si no se indica. Sin nombres, las columnas se llaman #1, #2, etc.</translation>
    </message>
    <message>
        <source>--limit takes a whole number.</source>
        <translation>--limit admite un número entero.</translation>
    </message>
    <message>
        <source>Choose one of --profile, --group and --about.</source>
        <translation>Elija uno entre --profile, --group y --about.</translation>
    </message>
    <message>
        <source>--compare and --key must be used together.</source>
        <translation>--compare y --key deben usarse juntos.</translation>
    </message>
    <message>
        <source>Choose one of --entry and --stack.</source>
        <translation>Elija uno entre --entry y --stack.</translation>
    </message>
    <message>
        <source>--safe works only with CSV.</source>
        <translation>--safe solo funciona con CSV.</translation>
    </message>
    <message>
        <source>--typed works only with JSON.</source>
        <translation>--typed solo funciona con JSON.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) couldn&apos;t be decoded as %1 and were replaced with �.</source>
        <translation>
            <numerusform>%n byte no se ha podido interpretar como %1 y se ha sustituido por �.</numerusform>
            <numerusform>%n bytes no se han podido interpretar como %1 y se han sustituido por �.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) contain bytes that are not UTF-8; they were replaced with �.</source>
        <translation>
            <numerusform>%n fila contiene bytes que no son UTF-8 y se han sustituido por �.</numerusform>
            <numerusform>%n filas contienen bytes que no son UTF-8 y se han sustituido por �.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table has no column “%1”.</source>
        <translation>La tabla no tiene la columna «%1».</translation>
    </message>
    <message>
        <source>Its columns are: %1.</source>
        <translation>Sus columnas son: %1.</translation>
    </message>
    <message>
        <source>--param %1 is given twice.</source>
        <translation>--param %1 aparece dos veces.</translation>
    </message>
    <message>
        <source>This operation doesn&apos;t accept --%1.</source>
        <translation>Esta operación no admite --%1.</translation>
    </message>
    <message>
        <source>Unexpected argument “%1”.</source>
        <translation>Argumento inesperado: «%1».</translation>
    </message>
    <message>
        <source>Print errors as one JSON object.</source>
        <translation>Escribe los errores como un objeto JSON.</translation>
    </message>
    <message>
        <source>Store the data in this file, with its keys beside it, and reuse existing data; otherwise everything is lost on exit.</source>
        <translation>Guarda los datos en este archivo, con sus claves al lado, y reutiliza los que ya haya; si no, todo se pierde al salir.</translation>
    </message>
    <message>
        <source>Seed for the sample data (default: 1).</source>
        <translation>Semilla de los datos de ejemplo (predeterminada: 1).</translation>
    </message>
    <message>
        <source>First line of the table; titles above it are skipped. Detected by default.</source>
        <translation>Primera línea de la tabla; los títulos anteriores se omiten. Se detecta si no se indica.</translation>
    </message>
    <message>
        <source>Escape character for quotes inside cells: \ or none; detected by default.</source>
        <translation>Carácter de escape de las comillas dentro de las celdas: \ o none; se detecta si no se indica.</translation>
    </message>
    <message>
        <source>Lines that begin with this character are comments: # or none; detected by default.</source>
        <translation>Las líneas que empiezan por este carácter son comentarios: # o none; se detecta si no se indica.</translation>
    </message>
    <message>
        <source>Ignore spaces between a separator and a quote; detected by default.</source>
        <translation>Ignora los espacios entre un separador y una comilla; se detecta si no se indica.</translation>
    </message>
    <message>
        <source>--%1 takes one character, or the word none.</source>
        <translation>--%1 admite un carácter o la palabra none.</translation>
    </message>
    <message>
        <source>--%1 takes one character, or the word tab.</source>
        <translation>--%1 admite un carácter o la palabra tab.</translation>
    </message>
    <message>
        <source>--%1 takes yes or no.</source>
        <translation>--%1 admite yes o no.</translation>
    </message>
    <message>
        <source>--first-line takes a whole number, 1 or more.</source>
        <translation>--first-line admite un número entero, 1 o más.</translation>
    </message>
    <message>
        <source>Format of a column whose cells are ambiguous: &quot;amount as 1.234,56&quot;. Formats: text, 1,234.56, 1.234,56, d/m/y, m/d/y. May be repeated.</source>
        <translation>Formato de una columna cuyas celdas son ambiguas: &quot;amount as 1.234,56&quot;. Formatos: text, 1,234.56, 1.234,56, d/m/y, m/d/y. Se puede repetir.</translation>
    </message>
    <message>
        <source>Compare text exactly in --where, --group, --profile and --sort; by default, case and accents are ignored.</source>
        <translation>Compara el texto exactamente en --where, --group, --profile y --sort; de forma predeterminada se ignoran mayúsculas y acentos.</translation>
    </message>
    <message>
        <source>--read doesn&apos;t accept “%1”.</source>
        <translation>--read no admite «%1».</translation>
    </message>
    <message>
        <source>Write for example --read &quot;amount as 1.234,56&quot;. Formats: text, 1,234.56, 1.234,56, d/m/y, m/d/y.</source>
        <translation>Escriba por ejemplo --read &quot;amount as 1.234,56&quot;. Formatos: text, 1,234.56, 1.234,56, d/m/y, m/d/y.</translation>
    </message>
    <message>
        <source>Load every page of a list.</source>
        <translation>Carga todas las páginas de una lista.</translation>
    </message>
    <message>
        <source>The record didn&apos;t exist. Nothing was deleted.</source>
        <translation>El registro no existía. No se ha eliminado nada.</translation>
    </message>
    <message>
        <source>Waiting until %1. %2 Press Ctrl+C to stop.</source>
        <translation>En espera hasta las %1. %2 Pulse Ctrl+C para interrumpir.</translation>
    </message>
    <message>
        <source>--all works only with lists.</source>
        <translation>--all solo funciona con listas.</translation>
    </message>
    <message>
        <source>The import was not sent.</source>
        <translation>La importación no se ha enviado.</translation>
    </message>
    <message>
        <source>updateOnlyEmptyFields=true needs overrideExisting=true.</source>
        <translation>updateOnlyEmptyFields=true requiere overrideExisting=true.</translation>
    </message>
    <message>
        <source>Specify the file with --file.</source>
        <translation>Indique el archivo con --file.</translation>
    </message>
    <message>
        <source>--form %1 is given twice.</source>
        <translation>--form %1 aparece dos veces.</translation>
    </message>
    <message>
        <source>Table; several tables are stacked by column name. - reads standard input.</source>
        <translation>Tabla; si hay varias, se apilan por nombre de columna. - lee la entrada estándar.</translation>
    </message>
    <message>
        <source>With --group: average of this column. May be repeated.</source>
        <translation>Con --group: media de esta columna. Se puede repetir.</translation>
    </message>
    <message>
        <source>With --group: number of distinct values in this column. May be repeated.</source>
        <translation>Con --group: número de valores distintos de esta columna. Se puede repetir.</translation>
    </message>
    <message>
        <source>--total, --average and --distinct need --group.</source>
        <translation>--total, --average y --distinct necesitan --group.</translation>
    </message>
    <message>
        <source>Standard input can only be read once.</source>
        <translation>La entrada estándar solo se puede leer una vez.</translation>
    </message>
    <message>
        <source>--entry works with one archive only.</source>
        <translation>--entry solo funciona con un archivo comprimido.</translation>
    </message>
    <message>
        <source>No file matches “%1”.</source>
        <translation>Ningún archivo coincide con «%1».</translation>
    </message>
    <message>
        <source>Specify a file, or - for standard input.</source>
        <translation>Indique un archivo, o - para la entrada estándar.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>look up records by email, ID or number</source>
        <translation>busca registros por correo, ID o número</translation>
    </message>
    <message>
        <source>Name of an account in Storedesk.</source>
        <translation>Nombre de una cuenta de Storedesk.</translation>
    </message>
    <message>
        <source>Folder where Storedesk stores its accounts.</source>
        <translation>Carpeta en la que Storedesk guarda sus cuentas.</translation>
    </message>
    <message>
        <source>There is no account “%1”.</source>
        <translation>No hay ninguna cuenta «%1».</translation>
    </message>
    <message>
        <source>Add one in Storedesk first.</source>
        <translation>Añada primero una en Storedesk.</translation>
    </message>
    <message>
        <source>The accounts are: %1.</source>
        <translation>Las cuentas son: %1.</translation>
    </message>
    <message>
        <source>Several accounts are called “%1”.</source>
        <translation>Varias cuentas se llaman «%1».</translation>
    </message>
    <message>
        <source>Rename them in Storedesk first.</source>
        <translation>Cámbieles primero el nombre en Storedesk.</translation>
    </message>
    <message>
        <source>No API key for “%1”.</source>
        <translation>No hay clave de API para «%1».</translation>
    </message>
    <message>
        <source>The keychain has no key for this account.</source>
        <translation>El llavero no tiene ninguna clave para esta cuenta.</translation>
    </message>
    <message>
        <source>Connect the account in Storedesk, or set STOREDESK_API_KEY in the environment.</source>
        <translation>Conecte la cuenta en Storedesk o defina STOREDESK_API_KEY en el entorno.</translation>
    </message>
    <message>
        <source>Unknown value “%1”.</source>
        <translation>Valor desconocido: «%1».</translation>
    </message>
    <message>
        <source>Choose one of: %1.</source>
        <translation>Elija entre: %1.</translation>
    </message>
    <message>
        <source>Look up records by email, ID or number and print one line for each.</source>
        <translation>Busca registros por su correo, ID o número y muestra una línea por cada uno.</translation>
    </message>
    <message>
        <source>What to look up: contact, purchase, product…</source>
        <translation>Qué buscar: contact, purchase, product…</translation>
    </message>
    <message>
        <source>Values to look up; - reads them from standard input, one per line.</source>
        <translation>Valores que se buscan; - los lee de la entrada estándar, uno por línea.</translation>
    </message>
    <message>
        <source>Type of the values: email, id…</source>
        <translation>Tipo de los valores: email, id…</translation>
    </message>
    <message>
        <source>Print one JSON object for each value.</source>
        <translation>Escribe un objeto JSON por cada valor.</translation>
    </message>
    <message>
        <source>Nothing to look up.</source>
        <translation>No hay nada que buscar.</translation>
    </message>
    <message>
        <source>Specify at least one value, or - for standard input.</source>
        <translation>Indique al menos un valor, o - para la entrada estándar.</translation>
    </message>
    <message>
        <source>%1: found</source>
        <translation>%1: encontrado</translation>
    </message>
    <message>
        <source>Operation to apply to each row (see “operations”).</source>
        <translation>Operación que se aplica a cada fila (véase «operations»).</translation>
    </message>
    <message>
        <source>Column that identifies the record.</source>
        <translation>Columna que identifica el registro.</translation>
    </message>
    <message>
        <source>Send a column as this field; may be repeated.</source>
        <translation>Envía una columna como este campo; se puede repetir.</translation>
    </message>
    <message>
        <source>Ignore a column; may be repeated.</source>
        <translation>Omite una columna; se puede repetir.</translation>
    </message>
    <message>
        <source>Alias or ID of the event type.</source>
        <translation>Alias o ID del tipo de evento.</translation>
    </message>
    <message>
        <source>Empty cells clear the field.</source>
        <translation>Las celdas vacías borran el valor del campo.</translation>
    </message>
    <message>
        <source>Load and store each record before it is changed.</source>
        <translation>Carga y guarda cada registro antes de modificarlo.</translation>
    </message>
    <message>
        <source>Check every row without sending anything.</source>
        <translation>Comprueba todas las filas sin enviar nada.</translation>
    </message>
    <message>
        <source>Abort unless the table has exactly N rows.</source>
        <translation>No envía nada si la tabla no tiene exactamente N filas.</translation>
    </message>
    <message>
        <source>Stop if more than N rows are invalid or fail.</source>
        <translation>Se detiene si más de N filas no son válidas o fallan.</translation>
    </message>
    <message>
        <source>Write reports of completed, failed and pending rows to DIR.</source>
        <translation>Escribe en DIR informes de las filas completadas, fallidas y pendientes.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be used as a bulk operation.</source>
        <translation>«%1» no se puede usar como operación masiva.</translation>
    </message>
    <message>
        <source>--%1 takes a number, not “%2”.</source>
        <translation>--%1 requiere un número, no «%2».</translation>
    </message>
    <message>
        <source>bulk takes an operation and a file.</source>
        <translation>bulk requiere una operación y un archivo.</translation>
    </message>
    <message>
        <source>Try “storedesk-cli bulk --help”.</source>
        <translation>Pruebe «storedesk-cli bulk --help».</translation>
    </message>
    <message>
        <source>The event type is missing.</source>
        <translation>Falta el tipo de evento.</translation>
    </message>
    <message>
        <source>Specify its alias or ID with --event.</source>
        <translation>Indique su alias o su ID con --event.</translation>
    </message>
    <message>
        <source>apply an operation to every row of a table, as a job</source>
        <translation>aplica una operación a cada fila de una tabla, como tarea</translation>
    </message>
    <message>
        <source>resume a job</source>
        <translation>continúa una tarea</translation>
    </message>
    <message>
        <source>No column identifies the record.</source>
        <translation>Ninguna columna identifica el registro.</translation>
    </message>
    <message>
        <source>Specify one with --key. The columns are: %1.</source>
        <translation>Indique una con --key. Las columnas son: %1.</translation>
    </message>
    <message>
        <source>There is no field “%1” to send.</source>
        <translation>No hay ningún campo «%1» que se pueda enviar.</translation>
    </message>
    <message>
        <source>These columns match no field: %1.</source>
        <translation>Estas columnas no corresponden a ningún campo: %1.</translation>
    </message>
    <message>
        <source>Assign them with --field, or skip them with --ignore.</source>
        <translation>Asígnelas con --field u omítalas con --ignore.</translation>
    </message>
    <message>
        <source>%L1 rows, %L2 to send</source>
        <translation>%L1 filas, %L2 para enviar</translation>
    </message>
    <message>
        <source>The table has %L1 rows, not %L2.</source>
        <translation>La tabla tiene %L1 filas, no %L2.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>No se ha enviado nada.</translation>
    </message>
    <message>
        <source>%L1 rows can&apos;t be sent; the limit is %L2.</source>
        <translation>No se pueden enviar %L1 filas; el límite es %L2.</translation>
    </message>
    <message>
        <source>Apply one operation to every row of a table: change, create, delete or look up a record, or send an event. Each row is stored before it is sent, so an interrupted job can be resumed.</source>
        <translation>Aplica una operación a cada fila de una tabla: modifica, crea, elimina o busca un registro, o envía un evento. Cada fila se guarda antes de enviarse, así que una tarea interrumpida se puede continuar.</translation>
    </message>
    <message>
        <source>Print progress as JSON lines.</source>
        <translation>Muestra el progreso como líneas JSON.</translation>
    </message>
    <message>
        <source>There is no event type “%1”.</source>
        <translation>No hay ningún tipo de evento «%1».</translation>
    </message>
    <message>
        <source>Print one JSON object for each job.</source>
        <translation>Muestra un objeto JSON por cada tarea.</translation>
    </message>
    <message>
        <source>%L1 rows: %L2 done, %L3 rejected, %L4 not sent, %L5 unknown</source>
        <translation>%L1 filas: %L2 hechas, %L3 rechazadas, %L4 sin enviar, %L5 sin confirmar</translation>
    </message>
    <message>
        <source>To resume: storedesk-cli resume %1</source>
        <translation>Para continuar: storedesk-cli resume %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) will not be sent: %1</source>
        <translation>
            <numerusform>%Ln fila no se enviará: %1</numerusform>
            <numerusform>%Ln filas no se enviarán: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete at most N records (default: %1).</source>
        <translation>Elimina como máximo N registros (predeterminado: %1).</translation>
    </message>
    <message>
        <source>check the certificate of a privacy request</source>
        <translation>comprueba el certificado de una solicitud de privacidad</translation>
    </message>
    <message>
        <source>There is no job %1.</source>
        <translation>No hay ninguna tarea %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>The certificate %1 is unchanged.</source>
        <translation>El certificado %1 no ha cambiado.</translation>
    </message>
    <message>
        <source>Seal: %1</source>
        <translation>Sello: %1</translation>
    </message>
    <message>
        <source>Check that the certificate of a privacy request is unchanged, and whether it covers the given addresses or IDs.</source>
        <translation>Comprueba que el certificado de una solicitud de privacidad no ha cambiado y si incluye las direcciones o los ID indicados.</translation>
    </message>
    <message>
        <source>Certificate file.</source>
        <translation>Archivo del certificado.</translation>
    </message>
    <message>
        <source>Email address or external ID.</source>
        <translation>Dirección de correo o ID externo.</translation>
    </message>
    <message>
        <source>Specify the certificate.</source>
        <translation>Indique el certificado.</translation>
    </message>
    <message>
        <source>Sheet of a spreadsheet, or file in a ZIP archive.</source>
        <translation>Hoja de un libro, o archivo dentro de un ZIP.</translation>
    </message>
    <message>
        <source>Stack all sheets of a spreadsheet, or all CSV files of a ZIP archive.</source>
        <translation>Apila todas las hojas de un libro o todos los archivos CSV de un ZIP.</translation>
    </message>
    <message>
        <source>Open CSV files and spreadsheets (.xlsx, .ods) of any size, also zipped or gzipped, and filter, sort, count, profile, group or compare them.</source>
        <translation>Abre archivos CSV y hojas de cálculo (.xlsx, .ods) de cualquier tamaño, también comprimidos con ZIP o gzip, y los filtra, ordena, cuenta, analiza, agrupa o compara.</translation>
    </message>
    <message>
        <source>Table: CSV or a spreadsheet, also zipped or gzipped.</source>
        <translation>Tabla: CSV u hoja de cálculo, también comprimida con ZIP o gzip.</translation>
    </message>
    <message>
        <source>Output format: csv (default), json (one object per line), table, or xlsx (also chosen by the name given to --output).</source>
        <translation>Formato de salida: csv (predeterminado), json (un objeto por línea), table o xlsx (también según el nombre de --output).</translation>
    </message>
    <message>
        <source>--as accepts csv, json, table or xlsx, not “%1”.</source>
        <translation>--as admite csv, json, table o xlsx, no «%1».</translation>
    </message>
    <message>
        <source>--as xlsx needs --output.</source>
        <translation>--as xlsx necesita --output.</translation>
    </message>
    <message>
        <source>check a file before importing it</source>
        <translation>comprueba un archivo antes de importarlo</translation>
    </message>
    <message>
        <source>check a file and import it, as a job</source>
        <translation>comprueba un archivo y lo importa, como tarea</translation>
    </message>
    <message>
        <source>contacts, products or coupons.</source>
        <translation>contacts, products o coupons.</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>Use the settings in this file, saved from the window.</source>
        <translation>Usa los ajustes de este archivo, guardado desde la ventana.</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>receta</translation>
    </message>
    <message>
        <source>Fix what can be fixed without losing data.</source>
        <translation>Corrige lo que se puede corregir sin perder datos.</translation>
    </message>
    <message>
        <source>What to do with existing records: leave, overwrite or fill (empty fields only).</source>
        <translation>Qué hacer con los registros existentes: leave, overwrite o fill (solo campos vacíos).</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>Coupon set that receives the codes.</source>
        <translation>Conjunto de cupones que recibe los códigos.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Send nothing if any row is invalid.</source>
        <translation>No envía nada si alguna fila no es válida.</translation>
    </message>
    <message>
        <source>Stop if more than N rows are invalid.</source>
        <translation>Se detiene si más de N filas no son válidas.</translation>
    </message>
    <message>
        <source>count</source>
        <translation>número</translation>
    </message>
    <message>
        <source>Check everything without sending anything.</source>
        <translation>Lo comprueba todo sin enviar nada.</translation>
    </message>
    <message>
        <source>--existing must be leave, overwrite or fill.</source>
        <translation>--existing debe ser leave, overwrite o fill.</translation>
    </message>
    <message>
        <source>--type must be contacts, products or coupons.</source>
        <translation>--type debe ser contacts, products o coupons.</translation>
    </message>
    <message>
        <source>Specify the type of data with --type.</source>
        <translation>Indique el tipo de datos con --type.</translation>
    </message>
    <message>
        <source>Specify one file.</source>
        <translation>Indique un archivo.</translation>
    </message>
    <message>
        <source>--max-rejects must be a whole number.</source>
        <translation>--max-rejects debe ser un número entero.</translation>
    </message>
    <message>
        <source>%L1 rows: %L2 valid, %L3 to fix, %L4 excluded</source>
        <translation>%L1 filas: %L2 válidas, %L3 por corregir, %L4 excluidas</translation>
    </message>
    <message>
        <source>%L1 × %2 (%3), for example “%4”</source>
        <translation>%L1 × %2 (%3), por ejemplo «%4»</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>No se importa: %1</translation>
    </message>
    <message>
        <source>Check every row of a table against the import rules. Works offline, so an account&apos;s custom fields are unknown.</source>
        <translation>Comprueba cada fila de una tabla con las reglas de importación. Funciona sin conexión, así que no conoce los campos personalizados de una cuenta.</translation>
    </message>
    <message>
        <source>Check a table, convert it to the format the service requires and import it, in parts if it is large. Runs as a job, so it can be interrupted and resumed.</source>
        <translation>Comprueba una tabla, la convierte al formato que exige el servicio y la importa, en partes si es grande. Es una tarea: se puede interrumpir y continuar.</translation>
    </message>
    <message>
        <source>Line %1: %2 %3</source>
        <translation>Línea %1: %2 %3</translation>
    </message>
    <message>
        <source>Store all data in this folder.</source>
        <translation>Guarda todos los datos en esta carpeta.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>Look up each record first and update it only if it exists.</source>
        <translation>Busca antes cada registro y lo modifica solo si existe.</translation>
    </message>
    <message>
        <source>export any date range to a file, as a job</source>
        <translation>exporta cualquier intervalo de fechas a un archivo, como tarea</translation>
    </message>
    <message>
        <source>run scheduled exports that are due</source>
        <translation>ejecuta las exportaciones programadas pendientes</translation>
    </message>
    <message>
        <source>contacts, activities or data-explorer.</source>
        <translation>contacts, activities o data-explorer.</translation>
    </message>
    <message>
        <source>First day, for example 2026-01-31.</source>
        <translation>Primer día, por ejemplo 2026-01-31.</translation>
    </message>
    <message>
        <source>Last day (inclusive), for example 2026-01-31.</source>
        <translation>Último día (incluido), por ejemplo 2026-01-31.</translation>
    </message>
    <message>
        <source>Export the last N days, up to yesterday.</source>
        <translation>Exporta los últimos N días, hasta ayer.</translation>
    </message>
    <message>
        <source>Export only activities of this type; may be repeated.</source>
        <translation>Exporta solo actividades de este tipo; se puede repetir.</translation>
    </message>
    <message>
        <source>Export only contacts in this segment.</source>
        <translation>Exporta solo contactos de este segmento.</translation>
    </message>
    <message>
        <source>Data explorer report to export.</source>
        <translation>Informe del explorador de datos que se exporta.</translation>
    </message>
    <message>
        <source>Column separator: comma or semicolon.</source>
        <translation>Separador de columnas: coma o punto y coma.</translation>
    </message>
    <message>
        <source>Date format: ISO, L, LL or LLL.</source>
        <translation>Formato de fecha: ISO, L, LL o LLL.</translation>
    </message>
    <message>
        <source>Column version: v1 to v5.</source>
        <translation>Versión de las columnas: de v1 a v5.</translation>
    </message>
    <message>
        <source>Repeat the export: day, or a weekday such as monday.</source>
        <translation>Repite la exportación: day (cada día) o un día de la semana como monday.</translation>
    </message>
    <message>
        <source>Show the plan without requesting anything.</source>
        <translation>Muestra el plan sin solicitar nada.</translation>
    </message>
    <message>
        <source>--last must be a number of days.</source>
        <translation>--last debe ser un número de días.</translation>
    </message>
    <message>
        <source>Give a date range with --from and --to, or with --last.</source>
        <translation>Indique un intervalo con --from y --to, o con --last.</translation>
    </message>
    <message>
        <source>Specify one type: contacts, activities or data-explorer.</source>
        <translation>Indique un tipo: contacts, activities o data-explorer.</translation>
    </message>
    <message>
        <source>Export any date range: request it in the periods the service allows, download and check the files, and join them into one table. Runs as a job, so it can be interrupted and resumed.</source>
        <translation>Exporta cualquier intervalo de fechas: lo solicita en los periodos que permite el servicio, descarga y comprueba los archivos y los une en una tabla. Es una tarea: se puede interrumpir y continuar.</translation>
    </message>
    <message>
        <source>--every must be day or a weekday.</source>
        <translation>--every debe ser day o un día de la semana.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1.</source>
        <translation>No se ha podido escribir %1.</translation>
    </message>
    <message>
        <source>%L1 rows: %2</source>
        <translation>%L1 filas: %2</translation>
    </message>
    <message>
        <source>To enable it, run: %1</source>
        <translation>Para activarlo, ejecute: %1</translation>
    </message>
    <message>
        <source>Keep running and check every five minutes.</source>
        <translation>Sigue en ejecución y comprueba cada cinco minutos.</translation>
    </message>
    <message>
        <source>List scheduled exports without running them.</source>
        <translation>Muestra las exportaciones programadas sin ejecutarlas.</translation>
    </message>
    <message>
        <source>Remove this schedule.</source>
        <translation>Quita esta programación.</translation>
    </message>
    <message>
        <source>Write a systemd timer that runs this command every hour.</source>
        <translation>Escribe un temporizador de systemd que ejecuta este comando cada hora.</translation>
    </message>
    <message>
        <source>save, compare or copy the fields, integrations and event types of an account</source>
        <translation>guarda, compara o copia los campos, integraciones y tipos de evento de una cuenta</translation>
    </message>
    <message>
        <source>save, diff or apply</source>
        <translation>save, diff o apply</translation>
    </message>
    <message>
        <source>Setup file; “save” writes to standard output if the file is omitted or -.</source>
        <translation>Archivo de configuración; «save» escribe en la salida estándar si no se indica o es -.</translation>
    </message>
    <message>
        <source>Print one JSON object per item.</source>
        <translation>Muestra un objeto JSON por elemento.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>Choose an action: save [FILE], diff FILE or apply FILE.</source>
        <translation>Elija una acción: save [ARCHIVO], diff ARCHIVO o apply ARCHIVO.</translation>
    </message>
    <message>
        <source>Table of existing contacts, used to count the values that would be erased. Default: the newest contact export on this computer.</source>
        <translation>Tabla de los contactos existentes, para contar los valores que se borrarían. Predeterminada: la exportación de contactos más reciente de este ordenador.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>Specify a recipe, and the file to import with --file.</source>
        <translation>Indique una receta y, con --file, el archivo que se importa.</translation>
    </message>
    <message>
        <source>Run the scheduled exports that are due, then exit. With a recipe, import a file using the recipe&apos;s settings, unless one of its safety limits stops the import.</source>
        <translation>Ejecuta las exportaciones programadas pendientes y termina. Con una receta, importa un archivo con los ajustes de la receta, salvo que uno de sus límites de seguridad lo impida.</translation>
    </message>
    <message>
        <source>Import recipe saved from the window.</source>
        <translation>Receta de importación guardada desde la ventana.</translation>
    </message>
    <message>
        <source>Table to import with the recipe.</source>
        <translation>Tabla que se importa con la receta.</translation>
    </message>
    <message>
        <source>Specify one recipe.</source>
        <translation>Indique una sola receta.</translation>
    </message>
    <message>
        <source>Save the contact fields, integrations and event types of an account to a file, compare an account with such a file, or create missing items from it. Nothing is ever deleted. “apply” runs as a job, so it can be interrupted and resumed.</source>
        <translation>Guarda en un archivo los campos de contacto, las integraciones y los tipos de evento de una cuenta, compara una cuenta con ese archivo o crea los elementos que faltan. Nunca se elimina nada. «apply» es una tarea: se puede interrumpir y continuar.</translation>
    </message>
    <message>
        <source>Setup from %1</source>
        <translation>Configuración de %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sin confirmar</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>sin enviar</translation>
    </message>
    <message>
        <source>print a support report without keys or personal data</source>
        <translation>muestra un informe para asistencia, sin claves ni datos personales</translation>
    </message>
    <message>
        <source>Print a report for support: program, system, changed preferences and, with --profile, the account&apos;s recent activity. It contains no API keys, personal data or names of accounts and services. Nothing is sent.</source>
        <translation>Muestra un informe para asistencia: programa, sistema, preferencias cambiadas y, con --profile, la actividad reciente de la cuenta. No contiene claves de API, datos personales ni nombres de cuentas o servicios. No se envía nada.</translation>
    </message>
    <message>
        <source>Omit a section: %1. May be repeated.</source>
        <translation>Omite una sección: %1. Se puede repetir.</translation>
    </message>
    <message>
        <source>The report has no such section.</source>
        <translation>El informe no tiene esa sección.</translation>
    </message>
    <message>
        <source>Sections: %1.</source>
        <translation>Secciones: %1.</translation>
    </message>
    <message>
        <source>, %L1 waiting</source>
        <translation>, %L1 en espera</translation>
    </message>
    <message>
        <source>, %L1 in progress</source>
        <translation>, %L1 en curso</translation>
    </message>
    <message>
        <source>The numbers don&apos;t add up.</source>
        <translation>Los datos no cuadran.</translation>
    </message>
    <message>
        <source>There are %L1 rows, but only %L2 have a result.</source>
        <translation>Hay %L1 filas, pero solo %L2 tienen resultado.</translation>
    </message>
    <message>
        <source>%L1 blank cells will clear fields of existing records</source>
        <translation>%L1 celdas vacías borrarán el valor de campos de registros existentes</translation>
    </message>
    <message>
        <source>Delete without keeping a copy of each record.</source>
        <translation>Elimina sin guardar una copia de cada registro.</translation>
    </message>
    <message>
        <source>list the jobs of an account; undo or delete one</source>
        <translation>muestra las tareas de una cuenta; deshace o borra una</translation>
    </message>
    <message>
        <source>Write the table to FILE, also when the job is resumed.</source>
        <translation>Escribe la tabla en FILE, también cuando se continúa la tarea.</translation>
    </message>
    <message>
        <source>Stored by Storedesk as: %1</source>
        <translation>Storedesk la guarda como: %1</translation>
    </message>
    <message>
        <source>Products, %L1 rows: %2</source>
        <translation>Productos, %L1 filas: %2</translation>
    </message>
    <message>
        <source>Rows skipped because the previous period also contains them: %L1</source>
        <translation>Filas omitidas porque también están en el periodo anterior: %L1</translation>
    </message>
    <message>
        <source>Row count not verified: the service didn&apos;t report it.</source>
        <translation>Número de filas sin comprobar: el servicio no lo ha indicado.</translation>
    </message>
    <message>
        <source>The table doesn&apos;t match the row count reported by the service.</source>
        <translation>La tabla no coincide con el número de filas que indica el servicio.</translation>
    </message>
    <message>
        <source>Row %L1</source>
        <translation>Fila %L1</translation>
    </message>
    <message>
        <source>Row %L1, %2</source>
        <translation>Fila %L1, %2</translation>
    </message>
    <message>
        <source>export %1, created %2, status %3, rows %4</source>
        <translation>exportación %1, creada %2, estado %3, filas %4</translation>
    </message>
    <message>
        <source>    If it is one of these: storedesk-cli resume %1 --adopt %2=EXPORT</source>
        <translation>    Si es una de estas: storedesk-cli resume %1 --adopt %2=EXPORT</translation>
    </message>
    <message>
        <source>    If not, request it again: storedesk-cli resume %1 --ask-again %2</source>
        <translation>    Si no, vuelva a solicitarla: storedesk-cli resume %1 --ask-again %2</translation>
    </message>
    <message>
        <source>This job has no table.</source>
        <translation>Esta tarea no tiene ninguna tabla.</translation>
    </message>
    <message>
        <source>It was deleted, or another program is creating it.</source>
        <translation>Se ha borrado, o la está creando otro programa.</translation>
    </message>
    <message>
        <source>whole row</source>
        <translation>fila completa</translation>
    </message>
    <message>
        <source>    Lines %1 and %L2 more</source>
        <translation>    Líneas %1 y %L2 más</translation>
    </message>
    <message>
        <source>    Lines %1</source>
        <translation>    Líneas %1</translation>
    </message>
    <message>
        <source>    These are ambiguous: --repair needs --dates or --decimals.</source>
        <translation>    Son ambiguas: --repair necesita --dates o --decimals.</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>column, how many blank cells</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>%L1 blank cells will erase the values of existing records: %2</source>
        <translation>%L1 celdas vacías borrarán valores de registros existentes: %2</translation>
    </message>
    <message>
        <source>Date order for --repair, for dates such as 03/04/2026: dmy or mdy. Without it, such dates are not fixed.</source>
        <translation>Orden de fechas como 03/04/2026 para --repair: dmy o mdy. Sin esta opción, esas fechas no se corrigen.</translation>
    </message>
    <message>
        <source>Decimal sign for --repair, for numbers such as 1.500: comma or point. Without it, such numbers are not fixed.</source>
        <translation>Signo decimal para --repair, en números como 1.500: comma o point. Sin esta opción no se corrigen.</translation>
    </message>
    <message>
        <source>--dates must be dmy or mdy.</source>
        <translation>--dates debe ser dmy o mdy.</translation>
    </message>
    <message>
        <source>--decimals must be comma or point.</source>
        <translation>--decimals debe ser comma o point.</translation>
    </message>
    <message>
        <source>%L1 rows: %L2 imported, %L3 rejected, %L4 unknown, %L5 held back</source>
        <translation>%L1 filas: %L2 importadas, %L3 rechazadas, %L4 sin confirmar, %L5 pendientes de corregir</translation>
    </message>
    <message>
        <source>Not matched to a line: %1</source>
        <translation>Sin línea correspondiente: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the service&apos;s error report cannot be matched to rows of the file with certainty.</source>
        <translation>
            <numerusform>%Ln fila del informe de errores del servicio no se puede emparejar con certeza con filas del archivo.</numerusform>
            <numerusform>%Ln filas del informe de errores del servicio no se pueden emparejar con certeza con filas del archivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service&apos;s error report cannot be read.</source>
        <translation>No se puede leer el informe de errores del servicio.</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>El informe está en %1.</translation>
    </message>
    <message numerus="yes">
        <source>The service does not say which %Ln row(s) it rejected.</source>
        <translation>
            <numerusform>El servicio no indica qué fila ha rechazado (%Ln).</numerusform>
            <numerusform>El servicio no indica qué %Ln filas ha rechazado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume a job that was created with another key of the same store.</source>
        <translation>Continúa una tarea que se creó con otra clave de la misma tienda.</translation>
    </message>
    <message>
        <source>List the jobs of an account. “jobs undo JOB” undoes a job that stored the previous values; records changed since then are left alone. “jobs delete JOB” deletes a job and its stored data from this computer.</source>
        <translation>Muestra las tareas de una cuenta. «jobs undo JOB» deshace una tarea que guardó los valores anteriores; los registros modificados desde entonces no se tocan. «jobs delete JOB» borra de este ordenador una tarea y los datos que guardó.</translation>
    </message>
    <message>
        <source>undo JOB or delete JOB.</source>
        <translation>undo JOB o delete JOB.</translation>
    </message>
    <message>
        <source>List or delete jobs of all accounts on this computer; needs no key.</source>
        <translation>Muestra o borra tareas de todas las cuentas de este ordenador; no necesita clave.</translation>
    </message>
    <message>
        <source>Write “jobs”, “jobs undo JOB” or “jobs delete JOB”.</source>
        <translation>Escriba «jobs», «jobs undo JOB» o «jobs delete JOB».</translation>
    </message>
    <message>
        <source>“%1” is not a valid value for --%2.</source>
        <translation>«%1» no es un valor válido para --%2.</translation>
    </message>
    <message>
        <source>Nothing was sent. If the key was renewed for the same store, add --accept-key.</source>
        <translation>No se ha enviado nada. Si se renovó la clave de la misma tienda, añada --accept-key.</translation>
    </message>
    <message>
        <source>“storedesk-cli jobs” lists the jobs of the account, “jobs --all” those of all accounts.</source>
        <translation>«storedesk-cli jobs» muestra las tareas de la cuenta; «jobs --all», las de todas las cuentas.</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <translation>En espera: %1</translation>
    </message>
    <message>
        <source>Waiting for a response from the service: %1</source>
        <translation>Esperando la respuesta del servicio: %1</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the job&apos;s progress.</source>
        <translation>No se ha podido cargar el progreso de la tarea.</translation>
    </message>
    <message>
        <source>The service hasn&apos;t responded for an hour.</source>
        <translation>El servicio no responde desde hace una hora.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) have no response yet; “resume” checks whether they arrived.</source>
        <translation>
            <numerusform>%n petición no tiene respuesta todavía; «resume» comprueba si llegó.</numerusform>
            <numerusform>%n peticiones no tienen respuesta todavía; «resume» comprueba si llegaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn&apos;t write the output.</source>
        <translation>No se ha podido escribir la salida.</translation>
    </message>
    <message>
        <source>The service isn&apos;t responding.</source>
        <translation>El servicio no responde.</translation>
    </message>
    <message>
        <source>No response for two minutes.</source>
        <translation>Sin respuesta durante dos minutos.</translation>
    </message>
    <message>
        <source>Check the network and try again later.</source>
        <translation>Compruebe la red e inténtelo más tarde.</translation>
    </message>
    <message>
        <source>%L1 exports: %L2 complete, %L3 failed, %L4 not requested, %L5 unknown</source>
        <translation>%L1 exportaciones: %L2 completas, %L3 fallidas, %L4 sin solicitar, %L5 sin confirmar</translation>
    </message>
    <message>
        <source>, %L1 left out</source>
        <translation>, %L1 omitidas</translation>
    </message>
    <message>
        <source>Account folders searched: %1</source>
        <translation>Carpetas de cuentas revisadas: %1</translation>
    </message>
    <message>
        <source>check the orders of a shop and send them as purchases, as a job</source>
        <translation>comprueba los pedidos de una tienda y los envía como compras, en una tarea</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>Nothing was requested. Specify another file.</source>
        <translation>No se ha solicitado nada. Indique otro archivo.</translation>
    </message>
    <message>
        <source>It is not a file name.</source>
        <translation>No es un nombre de archivo.</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <translation>Es una carpeta.</translation>
    </message>
    <message>
        <source>Its folder does not exist.</source>
        <translation>Su carpeta no existe.</translation>
    </message>
    <message>
        <source>Country code for phone numbers without one, such as 34.</source>
        <translation>Prefijo internacional para los teléfonos que no lo llevan, por ejemplo 34.</translation>
    </message>
    <message>
        <source>--phone-prefix must be a country code, such as 34.</source>
        <translation>--phone-prefix debe ser un prefijo internacional, por ejemplo 34.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) were removed by a privacy request.</source>
        <translation>
            <numerusform>%Ln fila se ha borrado por una solicitud de privacidad.</numerusform>
            <numerusform>%Ln filas se han borrado por una solicitud de privacidad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Specify one job.</source>
        <translation>Indique una tarea.</translation>
    </message>
    <message>
        <source>“storedesk-cli jobs” lists them.</source>
        <translation>«storedesk-cli jobs» las muestra.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
    <message>
        <source>Nothing was sent. Choose another folder.</source>
        <translation>No se ha enviado nada. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>%L1 orders can&apos;t be sent; the limit is %L2.</source>
        <translation>No se pueden enviar %L1 pedidos; el límite es %L2.</translation>
    </message>
    <message>
        <source>No purchases were sent.</source>
        <translation>No se ha enviado ninguna compra.</translation>
    </message>
    <message>
        <source>Import purchases from a shop&apos;s order file, one line per product. Each order is sent once, by its ID; existing orders are not sent again. Workflows don&apos;t start unless you allow it.</source>
        <translation>Importa compras del archivo de pedidos de una tienda, con una línea por producto. Cada pedido se envía una sola vez, según su ID; los que ya existen no se vuelven a enviar. Los flujos no se inician salvo que usted lo permita.</translation>
    </message>
    <message>
        <source>The shop&apos;s order file: CSV, XLSX or ODS.</source>
        <translation>El archivo de pedidos de la tienda: CSV, XLSX u ODS.</translation>
    </message>
    <message>
        <source>Map a column to this field, or skip the column if the field is empty; may be repeated. Fields: %1.</source>
        <translation>Asigna una columna a este campo, o la omite si el campo va vacío; se puede repetir. Campos: %1.</translation>
    </message>
    <message>
        <source>Fix dates, numbers and spaces where the meaning is clear.</source>
        <translation>Corrige las fechas, los números y los espacios que no admiten duda.</translation>
    </message>
    <message>
        <source>How dates such as 03/04/2026 are written: dmy or mdy. By default, orders with such dates are not sent.</source>
        <translation>Cómo se escriben fechas como 03/04/2026: dmy o mdy. De forma predeterminada, los pedidos con esas fechas no se envían.</translation>
    </message>
    <message>
        <source>The decimal sign of numbers such as 1.500: comma or point. By default, orders with such numbers are not sent.</source>
        <translation>El signo decimal de números como 1.500: comma o point. De forma predeterminada, los pedidos con esos números no se envían.</translation>
    </message>
    <message>
        <source>Send only orders in this currency, such as EUR.</source>
        <translation>Envía solo los pedidos en esta moneda, por ejemplo EUR.</translation>
    </message>
    <message>
        <source>Send orders whose items don&apos;t add up to the total, using the values in the file.</source>
        <translation>Envía también los pedidos cuyas líneas no suman el total, con los valores del archivo.</translation>
    </message>
    <message>
        <source>Create missing contacts or products first, using the data in the file; may be repeated. By default, orders that need them are not sent.</source>
        <translation>Crea antes los contactos o productos que faltan, con los datos del archivo; se puede repetir. De forma predeterminada, los pedidos que los necesitan no se envían.</translation>
    </message>
    <message>
        <source>Let the purchases start workflows, which may send emails to the buyers.</source>
        <translation>Permite que las compras inicien flujos, que pueden enviar correos a los compradores.</translation>
    </message>
    <message>
        <source>Check and look up everything, send nothing.</source>
        <translation>Comprueba y consulta todo sin enviar nada.</translation>
    </message>
    <message>
        <source>Send nothing if more than N orders cannot be sent.</source>
        <translation>No envía nada si hay más de N pedidos que no se pueden enviar.</translation>
    </message>
    <message>
        <source>Write reports into this folder.</source>
        <translation>Escribe los informes en esta carpeta.</translation>
    </message>
    <message>
        <source>--currency must be a code such as EUR.</source>
        <translation>--currency debe ser un código, por ejemplo EUR.</translation>
    </message>
    <message>
        <source>--create-missing must be contacts or products.</source>
        <translation>--create-missing debe ser contacts o products.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>El archivo no tiene ninguna columna «%1».</translation>
    </message>
    <message>
        <source>Its columns: %1.</source>
        <translation>Sus columnas: %1.</translation>
    </message>
    <message>
        <source>There is no field “%1”.</source>
        <translation>No existe ningún campo «%1».</translation>
    </message>
    <message>
        <source>Fields: %1.</source>
        <translation>Campos: %1.</translation>
    </message>
    <message>
        <source>Specify it with --map COLUMN=FIELD. Columns: %1.</source>
        <translation>Indíquela con --map COLUMN=FIELD. Columnas: %1.</translation>
    </message>
    <message>
        <source>Missing contact: %1 (lines %2)</source>
        <translation>Falta el contacto %1 (líneas %2)</translation>
    </message>
    <message>
        <source>Missing product: %1 (lines %2)</source>
        <translation>Falta el producto %1 (líneas %2)</translation>
    </message>
    <message>
        <source>%1: not used</source>
        <translation>%1: no se usa</translation>
    </message>
    <message>
        <source>%1: already exists with the same values</source>
        <translation>%1: ya existe con los mismos valores</translation>
    </message>
    <message>
        <source>%L1 of them can be sent with --repair</source>
        <translation>%L1 de ellos se pueden enviar con --repair</translation>
    </message>
    <message>
        <source>%L1 of them can be sent with --accept-differences</source>
        <translation>%L1 de ellos se pueden enviar con --accept-differences</translation>
    </message>
    <message>
        <source>--delimiter cannot be “%1”.</source>
        <translation>--delimiter no puede ser «%1».</translation>
    </message>
    <message>
        <source>Choose one of: , ; | tab, or another single character.</source>
        <translation>Elija uno de estos: , ; | tab, u otro carácter.</translation>
    </message>
    <message>
        <source>There is no encoding “%1”.</source>
        <translation>No existe la codificación «%1».</translation>
    </message>
    <message>
        <source>Column separator: , ; | or tab. Detected by default.</source>
        <translation>Separador de columnas: , ; | o tab. De forma predeterminada se detecta.</translation>
    </message>
    <message>
        <source>Encoding of the file, such as UTF-8 or WINDOWS-1252. Detected by default.</source>
        <translation>Codificación del archivo, por ejemplo UTF-8 o WINDOWS-1252. De forma predeterminada se detecta.</translation>
    </message>
    <message>
        <source>Sheet of a spreadsheet, or file in a ZIP archive. The first one by default.</source>
        <translation>Hoja de un libro o archivo de un ZIP. De forma predeterminada, el primero.</translation>
    </message>
    <message>
        <source>--sheet needs a name.</source>
        <translation>--sheet necesita un nombre.</translation>
    </message>
    <message>
        <source>There is no sheet “%1”.</source>
        <translation>No existe la hoja «%1».</translation>
    </message>
    <message>
        <source>The file is neither a spreadsheet nor a ZIP archive.</source>
        <translation>El archivo no es una hoja de cálculo ni un ZIP.</translation>
    </message>
    <message>
        <source>The job was created with another key and does not say which store it is for.</source>
        <translation>La tarea se ha creado con otra clave y no indica para qué tienda es.</translation>
    </message>
    <message>
        <source>Storedesk cannot check that both keys belong to the same store.</source>
        <translation>Storedesk no puede comprobar que las dos claves sean de la misma tienda.</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the store of this key, so it can&apos;t be compared with the job&apos;s store (%1).</source>
        <translation>No se ha podido cargar la tienda de esta clave, así que no se puede comparar con la de la tarea (%1).</translation>
    </message>
    <message>
        <source>The service didn&apos;t respond.</source>
        <translation>El servicio no ha respondido.</translation>
    </message>
    <message>
        <source>The store of this key can&apos;t be identified, so it can&apos;t be compared with the job&apos;s store.</source>
        <translation>No se puede identificar la tienda de esta clave, así que no se puede comparar con la de la tarea.</translation>
    </message>
    <message>
        <source>import %1, created %2, status %3, rows %4</source>
        <translation>importación %1, creada %2, estado %3, filas %4</translation>
    </message>
    <message>
        <source>Row %L1, file of %L2 rows: %3</source>
        <translation>Fila %L1, archivo de %L2 filas: %3</translation>
    </message>
    <message>
        <source>    If it is one of these: storedesk-cli resume %1 --adopt %2=ID</source>
        <translation>    Si es una de estas: storedesk-cli resume %1 --adopt %2=ID</translation>
    </message>
    <message>
        <source>    If the service does not have the file: storedesk-cli resume %1 --send-again %2</source>
        <translation>    Si el servicio no tiene el archivo: storedesk-cli resume %1 --send-again %2</translation>
    </message>
    <message>
        <source>Write --adopt ROW=ID, --ask-again ROW or --send-again ROW.</source>
        <translation>Escriba --adopt ROW=ID, --ask-again ROW o --send-again ROW.</translation>
    </message>
    <message>
        <source>--ask-again is for export jobs.</source>
        <translation>--ask-again es para tareas de exportación.</translation>
    </message>
    <message>
        <source>--send-again is for imports.</source>
        <translation>--send-again es para importaciones.</translation>
    </message>
    <message>
        <source>--adopt is for export jobs and imports.</source>
        <translation>--adopt es para tareas de exportación e importaciones.</translation>
    </message>
    <message>
        <source>Resume a job. Requests that may have been sent are looked up first. Rows with an unknown outcome are reported, not sent again.</source>
        <translation>Continúa una tarea. Primero se consultan las peticiones que pueden haberse enviado. Las filas sin confirmar se indican y no se vuelven a enviar.</translation>
    </message>
    <message>
        <source>ID of the job, as listed by “jobs”.</source>
        <translation>ID de la tarea, como lo muestra «jobs».</translation>
    </message>
    <message>
        <source>Send rejected and unsent rows again.</source>
        <translation>Vuelve a enviar las filas rechazadas o no enviadas.</translation>
    </message>
    <message>
        <source>Use this export or import of the service for a row whose outcome is unknown.</source>
        <translation>Usa esta exportación o importación del servicio para una fila sin confirmar.</translation>
    </message>
    <message>
        <source>Request the export of this row again, although the first request may have been received.</source>
        <translation>Vuelve a solicitar la exportación de esta fila, aunque la primera petición puede haberse recibido.</translation>
    </message>
    <message>
        <source>Send the file of this import row again. If the service already has it, it is imported twice.</source>
        <translation>Vuelve a enviar el archivo de esta fila de una importación. Si el servicio ya lo tiene, se importa dos veces.</translation>
    </message>
    <message>
        <source>Count orders with this status as sales; may be repeated. By default, orders with an unknown status are not sent.</source>
        <translation>Cuenta como ventas los pedidos con este estado; se puede repetir. De forma predeterminada, los pedidos con un estado desconocido no se envían.</translation>
    </message>
    <message>
        <source>Leave out orders with this status; may be repeated.</source>
        <translation>Excluye los pedidos con este estado; se puede repetir.</translation>
    </message>
    <message>
        <source>“%1” is specified both as a sale and as not a sale.</source>
        <translation>«%1» figura a la vez como venta y como no venta.</translation>
    </message>
    <message>
        <source>Specify each status with either --sale-status or --not-sale-status, not both.</source>
        <translation>Indique cada estado con --sale-status o con --not-sale-status, no con ambos.</translation>
    </message>
    <message>
        <source>Item %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>en blanco</translation>
    </message>
    <message>
        <source>sale</source>
        <translation>venta</translation>
    </message>
    <message>
        <source>partly refunded, held back</source>
        <translation>reembolsado en parte, pendiente</translation>
    </message>
    <message>
        <source>not a sale, left out</source>
        <translation>no es una venta, excluido</translation>
    </message>
    <message>
        <source>not known, held back</source>
        <translation>desconocido, pendiente</translation>
    </message>
    <message>
        <source>The file has no order status: all orders count as sales.</source>
        <translation>El archivo no incluye el estado de los pedidos: todos cuentan como ventas.</translation>
    </message>
    <message>
        <source>Status “%1”, %L2 orders: %3</source>
        <translation>Estado «%1», %L2 pedidos: %3</translation>
    </message>
    <message>
        <source>Order status not known: %1.</source>
        <translation>Estado de pedido desconocido: %1.</translation>
    </message>
    <message>
        <source>These orders are held back.</source>
        <translation>Estos pedidos quedan pendientes.</translation>
    </message>
    <message>
        <source>Use --sale-status WORD or --not-sale-status WORD to specify whether they are sales.</source>
        <translation>Indique con --sale-status WORD o --not-sale-status WORD si son ventas.</translation>
    </message>
    <message>
        <source>%L1 orders in %L2 lines: %L3 to send, %L4 held back, %L5 not sales, %L6 already in the service</source>
        <translation>%L1 pedidos en %L2 líneas: %L3 para enviar, %L4 pendientes, %L5 no son ventas, %L6 ya existen en el servicio</translation>
    </message>
    <message>
        <source>answer questions about sales and customers from export files</source>
        <translation>responder preguntas sobre ventas y clientes con los archivos de exportación</translation>
    </message>
    <message>
        <source>Time zone: %1</source>
        <translation>Zona horaria: %1</translation>
    </message>
    <message>
        <source>Not answered: %1</source>
        <translation>Sin respuesta: %1</translation>
    </message>
    <message>
        <source>Answer questions about the activities, contacts and products of a store from export files. Nothing is sent.</source>
        <translation>Responde preguntas sobre las actividades, los contactos y los productos de una tienda a partir de archivos de exportación. No se envía nada.</translation>
    </message>
    <message>
        <source>Question, “list” or “all”.</source>
        <translation>Pregunta, «list» o «all».</translation>
    </message>
    <message>
        <source>Activities export. Repeat for several files.</source>
        <translation>Exportación de actividades. Repita la opción para varios archivos.</translation>
    </message>
    <message>
        <source>Contacts export.</source>
        <translation>Exportación de contactos.</translation>
    </message>
    <message>
        <source>Export of purchased products. Repeat for several files.</source>
        <translation>Exportación de productos comprados. Repita la opción para varios archivos.</translation>
    </message>
    <message>
        <source>Time zone of the store, such as Europe/Madrid.</source>
        <translation>Zona horaria de la tienda, por ejemplo Europe/Madrid.</translation>
    </message>
    <message>
        <source>When the export was requested. Later rows are left out.</source>
        <translation>Momento en que se pidió la exportación. Las filas posteriores no se cuentan.</translation>
    </message>
    <message>
        <source>Start of the export. The earliest row by default.</source>
        <translation>Inicio de la exportación. Por defecto, la primera fila.</translation>
    </message>
    <message>
        <source>First day (inclusive).</source>
        <translation>Primer día (incluido).</translation>
    </message>
    <message>
        <source>Last day (inclusive).</source>
        <translation>Último día (incluido).</translation>
    </message>
    <message>
        <source>Count purchases in this currency. The most frequent one by default.</source>
        <translation>Contar las compras en esta moneda. Por defecto, la más frecuente.</translation>
    </message>
    <message>
        <source>Set a parameter of the question. Repeatable.</source>
        <translation>Fijar un parámetro de la pregunta. Se puede repetir.</translation>
    </message>
    <message>
        <source>JSON object that maps headings to roles.</source>
        <translation>Objeto JSON que asigna encabezados a funciones.</translation>
    </message>
    <message>
        <source>Output format: table, json or csv.</source>
        <translation>Formato de salida: table, json o csv.</translation>
    </message>
    <message>
        <source>Write to FILE.</source>
        <translation>Escribir en FILE.</translation>
    </message>
    <message>
        <source>Include the contact IDs behind every number.</source>
        <translation>Incluir los ID de los contactos de cada cifra.</translation>
    </message>
    <message>
        <source>Print only the contact IDs behind one number.</source>
        <translation>Mostrar solo los ID de los contactos de una cifra.</translation>
    </message>
    <message>
        <source>--%1 doesn&apos;t accept “%2”.</source>
        <translation>--%1 no admite «%2».</translation>
    </message>
    <message>
        <source>Specify a time zone such as Europe/Madrid.</source>
        <translation>Indique una zona horaria como Europe/Madrid.</translation>
    </message>
    <message>
        <source>Write for example 2026-07-01 or 2026-06-30T22:00:00Z.</source>
        <translation>Escriba, por ejemplo, 2026-07-01 o 2026-06-30T22:00:00Z.</translation>
    </message>
    <message>
        <source>Write for example 2026-07-01.</source>
        <translation>Escriba, por ejemplo, 2026-07-01.</translation>
    </message>
    <message>
        <source>%1 is not a JSON object.</source>
        <translation>%1 no es un objeto JSON.</translation>
    </message>
    <message>
        <source>Write for example {&quot;Order total&quot;: &quot;amount&quot;}.</source>
        <translation>Escriba, por ejemplo, {&quot;Order total&quot;: &quot;amount&quot;}.</translation>
    </message>
    <message>
        <source>Formats: table, json, csv.</source>
        <translation>Formatos: table, json, csv.</translation>
    </message>
    <message>
        <source>Specify one question, or list or all.</source>
        <translation>Indique una pregunta, o bien list o all.</translation>
    </message>
    <message>
        <source>See the questions with “%1”.</source>
        <translation>Consulte las preguntas con «%1».</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>%1 to below %2</source>
        <translation>de %1 a menos de %2</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message numerus="yes">
        <source>%n have the same %1 as another row.</source>
        <translation>
            <numerusform>%n tiene el mismo %1 que otra fila.</numerusform>
            <numerusform>%n tienen el mismo %1 que otra fila.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have no %1.</source>
        <translation>
            <numerusform>%n no tiene %1.</numerusform>
            <numerusform>%n no tienen %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are listed as “%1” and are not compared.</source>
        <translation>Aparecen como «%1» y no se comparan.</translation>
    </message>
    <message>
        <source>Only in the older file: %1.</source>
        <translation>Solo en el archivo anterior: %1.</translation>
    </message>
    <message>
        <source>Only in the newer file: %1.</source>
        <translation>Solo en el archivo posterior: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n blank lines do not count as rows.</source>
        <translation>
            <numerusform>%n línea en blanco no cuenta como fila.</numerusform>
            <numerusform>%n líneas en blanco no cuentan como filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows cannot be matched</source>
        <translation>
            <numerusform>%n fila no se puede emparejar</numerusform>
            <numerusform>%n filas no se pueden emparejar</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all columns are in both files</source>
        <translation>No todas las columnas están en los dos archivos</translation>
    </message>
    <message>
        <source>Blank lines were skipped</source>
        <translation>Se han omitido líneas en blanco</translation>
    </message>
    <message>
        <source>Tables with different columns were skipped: %1.</source>
        <translation>Se han omitido las tablas con otras columnas: %1.</translation>
    </message>
    <message>
        <source>Not all tables were compared</source>
        <translation>No se han comparado todas las tablas</translation>
    </message>
    <message numerus="yes">
        <source>%n keys differ only in case or surrounding spaces; their rows were matched.</source>
        <translation>
            <numerusform>%n clave difiere solo en mayúsculas o en espacios al principio o al final; sus filas se han emparejado.</numerusform>
            <numerusform>%n claves difieren solo en mayúsculas o en espacios al principio o al final; sus filas se han emparejado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Treated as renamed: %1.</source>
        <translation>Consideradas como renombradas: %1.</translation>
    </message>
    <message>
        <source>Some columns were renamed</source>
        <translation>Algunas columnas han cambiado de nombre</translation>
    </message>
    <message>
        <source>Some keys are written differently</source>
        <translation>Algunas claves están escritas de otra forma</translation>
    </message>
    <message>
        <source>Some values are written differently</source>
        <translation>Algunos valores están escritos de otra forma</translation>
    </message>
    <message numerus="yes">
        <source>%n rows differ only in how numbers or dates are written; they count as the same.</source>
        <translation>
            <numerusform>%n fila difiere solo en la forma de escribir números o fechas; cuenta como igual.</numerusform>
            <numerusform>%n filas difieren solo en la forma de escribir números o fechas; cuentan como iguales.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparedFiles</name>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminada</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificada</translation>
    </message>
    <message>
        <source>Cannot be matched</source>
        <translation>No se puede emparejar</translation>
    </message>
    <message>
        <source>These files cannot be compared.</source>
        <translation>Estos archivos no se pueden comparar.</translation>
    </message>
    <message>
        <source>No column has the same name in both.</source>
        <translation>Ninguna columna se llama igual en ambos.</translation>
    </message>
    <message>
        <source>Choose two exports of the same type.</source>
        <translation>Elija dos exportaciones del mismo tipo.</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>%1 antes</translation>
    </message>
    <message>
        <source>%1 after</source>
        <translation>%1 después</translation>
    </message>
    <message>
        <source>The comparison was not saved.</source>
        <translation>No se ha guardado la comparación.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The tables cannot be compared.</source>
        <translation>Las tablas no se pueden comparar.</translation>
    </message>
    <message>
        <source>The column “%1” is not in both tables.</source>
        <translation>La columna «%1» no está en las dos tablas.</translation>
    </message>
    <message>
        <source>Choose a key column that both tables have.</source>
        <translation>Elija una columna clave que esté en las dos tablas.</translation>
    </message>
    <message>
        <source>The keys couldn&apos;t be matched reliably.</source>
        <translation>Las claves no se pueden emparejar con seguridad.</translation>
    </message>
    <message>
        <source>Choose another key column.</source>
        <translation>Elija otra columna clave.</translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message>
        <source>The address of the service is not a web address.</source>
        <translation>La dirección del servicio no es una dirección web.</translation>
    </message>
    <message>
        <source>It needs a scheme and a host, for example https://host.</source>
        <translation>Necesita un esquema y un servidor, por ejemplo https://host.</translation>
    </message>
    <message>
        <source>Copy the address again from the service&apos;s documentation.</source>
        <translation>Copie de nuevo la dirección de la documentación del servicio.</translation>
    </message>
    <message>
        <source>The address of the service must begin with https.</source>
        <translation>La dirección del servicio debe empezar por https.</translation>
    </message>
    <message>
        <source>Without encryption, anyone on the network could read the key.</source>
        <translation>Sin cifrado, cualquier persona de la red podría leer la clave.</translation>
    </message>
    <message>
        <source>Change the start of the address to https.</source>
        <translation>Cambie el principio de la dirección por https.</translation>
    </message>
    <message>
        <source>The address of the service contains a user name or password.</source>
        <translation>La dirección del servicio contiene un nombre de usuario o una contraseña.</translation>
    </message>
    <message>
        <source>The service identifies you by the API key only.</source>
        <translation>El servicio solo le identifica por la clave de API.</translation>
    </message>
    <message>
        <source>Remove everything between the two slashes and the @.</source>
        <translation>Quite todo lo que hay entre las dos barras y la @.</translation>
    </message>
    <message>
        <source>The address of the service has extra parts after the path.</source>
        <translation>La dirección del servicio tiene algo más después de la ruta.</translation>
    </message>
    <message>
        <source>It contains a question mark or a hash sign.</source>
        <translation>Contiene un signo de interrogación o una almohadilla.</translation>
    </message>
    <message>
        <source>Remove everything from that character on.</source>
        <translation>Quite todo a partir de ese carácter.</translation>
    </message>
    <message>
        <source>The key cannot be used.</source>
        <translation>La clave no se puede usar.</translation>
    </message>
    <message>
        <source>It is empty, or contains spaces or characters that aren&apos;t allowed in a key.</source>
        <translation>Está vacía o contiene espacios o caracteres que no se admiten en una clave.</translation>
    </message>
    <message>
        <source>Copy the key again, from its first to its last character.</source>
        <translation>Copie de nuevo la clave, desde el primer carácter hasta el último.</translation>
    </message>
    <message>
        <source>The name of the header for the key cannot be used.</source>
        <translation>El nombre de la cabecera de la clave no se puede usar.</translation>
    </message>
    <message>
        <source>It is empty, or contains spaces or characters that aren&apos;t allowed in a header name.</source>
        <translation>Está vacío o contiene espacios o caracteres que no se admiten en el nombre de una cabecera.</translation>
    </message>
    <message>
        <source>Leave it as it was unless the service&apos;s documentation says otherwise.</source>
        <translation>Déjelo como estaba, salvo que la documentación del servicio diga otra cosa.</translation>
    </message>
</context>
<context>
    <name>ContactCopy</name>
    <message>
        <source>The offline copy is incomplete.</source>
        <translation>La copia sin conexión está incompleta.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the table.</source>
        <translation>No se ha podido leer la tabla.</translation>
    </message>
</context>
<context>
    <name>ContactFieldForm</name>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Allowed values</source>
        <translation>Valores permitidos</translation>
    </message>
</context>
<context>
    <name>ContactFieldRules</name>
    <message>
        <source>The maximum value is below the minimum value.</source>
        <translation>El valor máximo está por debajo del mínimo.</translation>
    </message>
    <message>
        <source>The latest date is before the earliest one.</source>
        <translation>La fecha máxima es anterior a la mínima.</translation>
    </message>
    <message>
        <source>A required field needs a default value for all contacts.</source>
        <translation>Un campo obligatorio necesita un valor predeterminado para todos los contactos.</translation>
    </message>
    <message>
        <source>Two options have the ID %1.</source>
        <translation>Dos opciones tienen el ID %1.</translation>
    </message>
</context>
<context>
    <name>ContactMirror</name>
    <message>
        <source>The offline copy of the contacts is in use.</source>
        <translation>La copia sin conexión de los contactos está en uso.</translation>
    </message>
    <message>
        <source>Another window or command is changing it.</source>
        <translation>Otra ventana u otro comando la está modificando.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete the offline copy.</source>
        <translation>No se ha podido borrar la copia sin conexión.</translation>
    </message>
</context>
<context>
    <name>CouponCodes</name>
    <message>
        <source>Couldn&apos;t record the sent codes.</source>
        <translation>No se han podido registrar los códigos enviados.</translation>
    </message>
    <message>
        <source>The pattern allows too few codes.</source>
        <translation>El patrón permite muy pocos códigos.</translation>
    </message>
    <message>
        <source>Add more #, @ or * characters.</source>
        <translation>Añada más caracteres #, @ o *.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the codes.</source>
        <translation>No se han podido guardar los códigos.</translation>
    </message>
</context>
<context>
    <name>CreatePage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>CsvFaultWords</name>
    <message>
        <source>The row boundaries of this table are uncertain.</source>
        <translation>No se sabe con certeza dónde empieza y termina cada fila de esta tabla.</translation>
    </message>
    <message>
        <source>Correct the quote in the file, or read the file with another quote character.</source>
        <translation>Corrija las comillas en el archivo o léalo con otro carácter de comillas.</translation>
    </message>
    <message>
        <source>Line %1, column %2: there is text after a closing quote.</source>
        <translation>Línea %1, columna %2: hay texto detrás de unas comillas de cierre.</translation>
    </message>
    <message>
        <source>Line %1, column %2: a quote is opened here and never closed.</source>
        <translation>Línea %1, columna %2: aquí se abren unas comillas que no se cierran.</translation>
    </message>
    <message>
        <source>Line %1, column %2: the row is too long and was cut here.</source>
        <translation>Línea %1, columna %2: la fila es demasiado larga y se ha cortado aquí.</translation>
    </message>
    <message>
        <source>Line %1, column %2: the row has too many cells and was cut here.</source>
        <translation>Línea %1, columna %2: la fila tiene demasiadas celdas y se ha cortado aquí.</translation>
    </message>
    <message>
        <source>Line %1, column %2: this byte is not UTF-8.</source>
        <translation>Línea %1, columna %2: este byte no es UTF-8.</translation>
    </message>
    <message>
        <source>Line %1, column %2: a quote is opened here and closed in the middle of a cell in a later line.</source>
        <translation>Línea %1, columna %2: aquí se abren unas comillas que se cierran en medio de una celda de una línea posterior.</translation>
    </message>
    <message>
        <source>Line %1, column %2: there is a NUL byte.</source>
        <translation>Línea %1, columna %2: hay un byte NUL.</translation>
    </message>
    <message>
        <source>Line %1: the row has more cells than the table has columns.</source>
        <translation>Línea %1: la fila tiene más celdas que columnas tiene la tabla.</translation>
    </message>
    <message>
        <source>Line %1: the row has fewer cells than the table has columns.</source>
        <translation>Línea %1: la fila tiene menos celdas que columnas tiene la tabla.</translation>
    </message>
    <message>
        <source>Line %1: a cell begins with a quote that is not closed.</source>
        <translation>Línea %1: una celda empieza con unas comillas que no se cierran.</translation>
    </message>
    <message>
        <source>Line %1: some characters can&apos;t be read in this encoding.</source>
        <translation>Línea %1: hay caracteres que no se pueden leer con esta codificación.</translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>Couldn&apos;t read the whole table.</source>
        <translation>No se ha podido leer la tabla completa.</translation>
    </message>
    <message>
        <source>Check the file and try again.</source>
        <translation>Compruebe el archivo e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>CsvWriter</name>
    <message>
        <source>Couldn&apos;t write the table.</source>
        <translation>No se ha podido escribir la tabla.</translation>
    </message>
    <message>
        <source>Check the free space on the disk and try again.</source>
        <translation>Compruebe el espacio libre del disco e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>%1 belongs to another program.</source>
        <translation>%1 pertenece a otro programa.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Elija otro archivo.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Storedesk.</source>
        <translation>%1 se escribió con una versión más reciente de Storedesk.</translation>
    </message>
    <message>
        <source>It has format %1; this version supports format %2 and older.</source>
        <translation>Tiene el formato %1; esta versión admite el %2 y anteriores.</translation>
    </message>
    <message>
        <source>Use the newer version. The file was not changed.</source>
        <translation>Use la versión más reciente. El archivo no se ha modificado.</translation>
    </message>
    <message>
        <source>Its version number is not valid.</source>
        <translation>Su número de versión no es válido.</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be renamed to %1.</source>
        <translation>No se ha podido cambiar el nombre del archivo a %1.</translation>
    </message>
    <message>
        <source>Rename or move the file and restart Storedesk.</source>
        <translation>Cambie el nombre del archivo o muévalo y reinicie Storedesk.</translation>
    </message>
    <message>
        <source>The damaged file was saved as %1.</source>
        <translation>El archivo dañado se ha guardado como %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save local data because the disk is full.</source>
        <translation>No se han podido guardar los datos locales porque el disco está lleno.</translation>
    </message>
    <message>
        <source>Free up space on the disk and try again.</source>
        <translation>Libere espacio en el disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Local data is in use by another program.</source>
        <translation>Otro programa está usando los datos locales.</translation>
    </message>
    <message>
        <source>Close the other program and try again.</source>
        <translation>Cierre el otro programa e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Local data cannot be opened or written.</source>
        <translation>Los datos locales no se pueden abrir ni escribir.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you have permission to write to it.</source>
        <translation>Compruebe que la carpeta existe y que tiene permiso para escribir en ella.</translation>
    </message>
    <message>
        <source>The disk failed while local data was read or written.</source>
        <translation>El disco ha fallado al leer o escribir los datos locales.</translation>
    </message>
    <message>
        <source>Check the disk and try again.</source>
        <translation>Compruebe el disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The file with local data is damaged.</source>
        <translation>El archivo con los datos locales está dañado.</translation>
    </message>
    <message>
        <source>Restart Storedesk. It keeps the damaged file and creates a new one.</source>
        <translation>Reinicie Storedesk, que conservará el archivo dañado y creará uno nuevo.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read or write local data.</source>
        <translation>No se han podido leer ni escribir los datos locales.</translation>
    </message>
    <message>
        <source>The last changes in %1 are damaged.</source>
        <translation>Los últimos cambios de %1 están dañados.</translation>
    </message>
    <message>
        <source>Some saved data may be missing.</source>
        <translation>Pueden faltar datos guardados.</translation>
    </message>
    <message>
        <source>The damaged changes were saved as %1.</source>
        <translation>Los cambios dañados se han guardado como %1.</translation>
    </message>
    <message>
        <source>%1 was empty. A new file was created.</source>
        <translation>%1 estaba vacío. Se ha creado un archivo nuevo.</translation>
    </message>
    <message>
        <source>The data in it is lost.</source>
        <translation>Los datos que contenía se han perdido.</translation>
    </message>
    <message>
        <source>If you have a backup of the file, close Storedesk and replace the file with the backup.</source>
        <translation>Si tiene una copia de seguridad del archivo, cierre Storedesk y sustituya el archivo por la copia.</translation>
    </message>
    <message>
        <source>%1 was damaged. A new file was created.</source>
        <translation>%1 estaba dañado. Se ha creado un archivo nuevo.</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 está dañado.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
</context>
<context>
    <name>Definition</name>
    <message>
        <source>This file doesn&apos;t contain an event type definition.</source>
        <translation>Este archivo no contiene la definición de un tipo de evento.</translation>
    </message>
    <message>
        <source>A definition is a JSON file with the direction and the fields.</source>
        <translation>Una definición es un archivo JSON con el sentido y los campos.</translation>
    </message>
    <message>
        <source>To start from data your shop sends, choose “From a sample”.</source>
        <translation>Para partir de los datos que envía su tienda, elija «Desde un ejemplo».</translation>
    </message>
    <message>
        <source>Couldn&apos;t interpret the definition.</source>
        <translation>No se ha podido interpretar la definición.</translation>
    </message>
    <message>
        <source>Correct the file.</source>
        <translation>Corrija el archivo.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <comment>member of a file, what is wrong with it</comment>
        <translation>«%1»: %2</translation>
    </message>
</context>
<context>
    <name>DefinitionDifference</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Events with values that no longer fit are rejected.</source>
        <translation>Se rechazarán los eventos cuyos valores ya no encajen.</translation>
    </message>
    <message>
        <source>Events without this field are rejected.</source>
        <translation>Se rechazarán los eventos sin este campo.</translation>
    </message>
    <message>
        <source>The value is read from a different path.</source>
        <translation>El valor se lee de otra ruta.</translation>
    </message>
    <message>
        <source>Every system that sends these events must be updated.</source>
        <translation>Hay que actualizar todos los sistemas que envían estos eventos.</translation>
    </message>
    <message>
        <source>Events that still contain this field are rejected.</source>
        <translation>Se rechazarán los eventos que aún contengan este campo.</translation>
    </message>
</context>
<context>
    <name>Deleting</name>
    <message numerus="yes">
        <source>Delete %Ln contact(s)</source>
        <translation>
            <numerusform>Eliminar %Ln contacto</numerusform>
            <numerusform>Eliminar %Ln contactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln contact(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln contacto del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln contactos del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of contacts</source>
        <translation>coincide con el número de contactos</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln contact(s) and their activity.</source>
        <translation>
            <numerusform>El servicio elimina este contacto y su actividad.</numerusform>
            <numerusform>El servicio elimina los %Ln contactos y su actividad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics and purchases are kept.</source>
        <translation>Las estadísticas y las compras se conservan.</translation>
    </message>
    <message numerus="yes">
        <source>A copy of each record is kept in the Bin for %Ln day(s). “Restore” creates the contact again, without its activity.</source>
        <translation>
            <numerusform>Se guarda una copia de cada registro en la Papelera durante %Ln día. «Restaurar» vuelve a crear el contacto, sin su actividad.</numerusform>
            <numerusform>Se guarda una copia de cada registro en la Papelera durante %Ln días. «Restaurar» vuelve a crear el contacto, sin su actividad.</numerusform>
        </translation>
    </message>
    <message>
        <source>No copy is kept, so nothing can be restored.</source>
        <translation>No se guarda ninguna copia, así que nada se podrá restaurar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln contacto eliminado de %1.</numerusform>
            <numerusform>%Ln contactos eliminados de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact(s) could not be deleted</source>
        <translation>
            <numerusform>No se ha podido eliminar %Ln contacto</numerusform>
            <numerusform>No se han podido eliminar %Ln contactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln purchase(s)</source>
        <translation>
            <numerusform>Eliminar %Ln compra</numerusform>
            <numerusform>Eliminar %Ln compras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln purchase(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln compra del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln compras del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of purchases</source>
        <translation>coincide con el número de compras</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln purchase(s) and recalculates the statistics of the buyers and products.</source>
        <translation>
            <numerusform>El servicio elimina esta compra y recalcula las estadísticas del comprador y de los productos.</numerusform>
            <numerusform>El servicio elimina las %Ln compras y recalcula las estadísticas de los compradores y de los productos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Carts, related products and completed workflow steps don&apos;t change.</source>
        <translation>Los carritos, los productos relacionados y los pasos de flujos ya ejecutados no cambian.</translation>
    </message>
    <message numerus="yes">
        <source>A copy of each record is kept in the Bin for %Ln day(s). “Restore” creates the purchase again with a new ID in the service and doesn&apos;t start workflows.</source>
        <translation>
            <numerusform>Se guarda una copia de cada registro en la Papelera durante %Ln día. «Restaurar» vuelve a crear la compra con un ID nuevo en el servicio y no inicia flujos.</numerusform>
            <numerusform>Se guarda una copia de cada registro en la Papelera durante %Ln días. «Restaurar» vuelve a crear la compra con un ID nuevo en el servicio y no inicia flujos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln compra eliminada de %1.</numerusform>
            <numerusform>%Ln compras eliminadas de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) could not be deleted</source>
        <translation>
            <numerusform>No se ha podido eliminar %Ln compra</numerusform>
            <numerusform>No se han podido eliminar %Ln compras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln product(s)</source>
        <translation>
            <numerusform>Eliminar %Ln producto</numerusform>
            <numerusform>Eliminar %Ln productos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln product(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln producto del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln productos del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of products</source>
        <translation>coincide con el número de productos</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln product(s) and their history. The history is lost even if you create them again.</source>
        <translation>
            <numerusform>El servicio elimina este producto y su historial. El historial se pierde aunque vuelva a crear el producto.</numerusform>
            <numerusform>El servicio elimina los %Ln productos y su historial. El historial se pierde aunque los vuelva a crear.</numerusform>
        </translation>
    </message>
    <message>
        <source>They may still appear in recommendations for a few minutes.</source>
        <translation>Pueden seguir apareciendo en recomendaciones durante unos minutos.</translation>
    </message>
    <message>
        <source>Products that are still in a feed or visited on the website are created again automatically.</source>
        <translation>Los productos que sigan en un feed o se visiten en la web se vuelven a crear automáticamente.</translation>
    </message>
    <message numerus="yes">
        <source>A copy of each record is kept in the Bin for %Ln day(s). “Restore” creates the product again, without its history.</source>
        <translation>
            <numerusform>Se guarda una copia de cada registro en la Papelera durante %Ln día. «Restaurar» vuelve a crear el producto, sin su historial.</numerusform>
            <numerusform>Se guarda una copia de cada registro en la Papelera durante %Ln días. «Restaurar» vuelve a crear el producto, sin su historial.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln product(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln producto eliminado de %1.</numerusform>
            <numerusform>%Ln productos eliminados de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln product(s) could not be deleted</source>
        <translation>
            <numerusform>No se ha podido eliminar %Ln producto</numerusform>
            <numerusform>No se han podido eliminar %Ln productos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln export(s)</source>
        <translation>
            <numerusform>Eliminar %Ln exportación</numerusform>
            <numerusform>Eliminar %Ln exportaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln export(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln exportación del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln exportaciones del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of exports</source>
        <translation>coincide con el número de exportaciones</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln export(s); their files can no longer be downloaded.</source>
        <translation>
            <numerusform>El servicio elimina esta exportación; su archivo ya no se podrá descargar.</numerusform>
            <numerusform>El servicio elimina las %Ln exportaciones; sus archivos ya no se podrán descargar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported records and files on this computer are kept.</source>
        <translation>Los registros exportados y los archivos de este ordenador se conservan.</translation>
    </message>
    <message numerus="yes">
        <source>A copy of each entry, not of its file, is kept in the Bin for %Ln day(s). An export cannot be restored, only created again.</source>
        <translation>
            <numerusform>Se guarda una copia de cada entrada, no de su archivo, en la Papelera durante %Ln día. Una exportación no se puede restaurar, solo volver a crear.</numerusform>
            <numerusform>Se guarda una copia de cada entrada, no de su archivo, en la Papelera durante %Ln días. Una exportación no se puede restaurar, solo volver a crear.</numerusform>
        </translation>
    </message>
    <message>
        <source>No copy is kept.</source>
        <translation>No se guarda ninguna copia.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln exportación eliminada de %1.</numerusform>
            <numerusform>%Ln exportaciones eliminadas de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s) could not be deleted</source>
        <translation>
            <numerusform>No se ha podido eliminar %Ln exportación</numerusform>
            <numerusform>No se han podido eliminar %Ln exportaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln import(s)</source>
        <translation>
            <numerusform>Eliminar %Ln importación</numerusform>
            <numerusform>Eliminar %Ln importaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln import(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln importación del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln importaciones del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of imports</source>
        <translation>coincide con el número de importaciones</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln import(s) and their error reports.</source>
        <translation>
            <numerusform>El servicio elimina esta importación y su informe de errores.</numerusform>
            <numerusform>El servicio elimina las %Ln importaciones y sus informes de errores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported contacts, products and coupons are kept.</source>
        <translation>Los contactos, productos y cupones importados se conservan.</translation>
    </message>
    <message numerus="yes">
        <source>A copy of each entry, not of its file, is kept in the Bin for %Ln day(s). An import cannot be restored.</source>
        <translation>
            <numerusform>Se guarda una copia de cada entrada, no de su archivo, en la Papelera durante %Ln día. Una importación no se puede restaurar.</numerusform>
            <numerusform>Se guarda una copia de cada entrada, no de su archivo, en la Papelera durante %Ln días. Una importación no se puede restaurar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln import(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln importación eliminada de %1.</numerusform>
            <numerusform>%Ln importaciones eliminadas de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln import(s) could not be deleted</source>
        <translation>
            <numerusform>No se ha podido eliminar %Ln importación</numerusform>
            <numerusform>No se han podido eliminar %Ln importaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln contact field(s)</source>
        <translation>
            <numerusform>Eliminar %Ln campo de contacto</numerusform>
            <numerusform>Eliminar %Ln campos de contacto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln contact field(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln campo de contacto del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln campos de contacto del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of contact fields</source>
        <translation>coincide con el número de campos de contacto</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln contact field(s) and their values in every contact.</source>
        <translation>
            <numerusform>El servicio elimina este campo de contacto y sus valores en todos los contactos.</numerusform>
            <numerusform>El servicio elimina los %Ln campos de contacto y sus valores en todos los contactos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The contacts are kept.</source>
        <translation>Los contactos se conservan.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t delete fields used by a workflow or segment.</source>
        <translation>El servicio no elimina campos que usa un flujo o un segmento.</translation>
    </message>
    <message numerus="yes">
        <source>A copy of each definition is kept in the Bin for %Ln day(s). “Restore” creates the field again, empty for every contact.</source>
        <translation>
            <numerusform>Se guarda una copia de cada definición en la Papelera durante %Ln día. «Restaurar» vuelve a crear el campo, vacío en todos los contactos.</numerusform>
            <numerusform>Se guarda una copia de cada definición en la Papelera durante %Ln días. «Restaurar» vuelve a crear el campo, vacío en todos los contactos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact field(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln campo de contacto eliminado de %1.</numerusform>
            <numerusform>%Ln campos de contacto eliminados de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact field(s) could not be deleted</source>
        <translation>
            <numerusform>No se ha podido eliminar %Ln campo de contacto</numerusform>
            <numerusform>No se han podido eliminar %Ln campos de contacto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln integration(s)</source>
        <translation>
            <numerusform>Eliminar %Ln integración</numerusform>
            <numerusform>Eliminar %Ln integraciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln integration(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln integración del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln integraciones del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of integrations</source>
        <translation>coincide con el número de integraciones</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln integration(s) with all their event types and no longer accepts their events.</source>
        <translation>
            <numerusform>El servicio elimina esta integración con todos sus tipos de evento y ya no acepta sus eventos.</numerusform>
            <numerusform>El servicio elimina las %Ln integraciones con todos sus tipos de evento y ya no acepta sus eventos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service doesn&apos;t delete integrations used by a segment.</source>
        <translation>El servicio no elimina integraciones que usa un segmento.</translation>
    </message>
    <message numerus="yes">
        <source>Copies of each integration and its event types are kept in the Bin for %Ln day(s). “Restore” creates them again with new IDs.</source>
        <translation>
            <numerusform>Se guardan copias de cada integración y de sus tipos de evento en la Papelera durante %Ln día. «Restaurar» los vuelve a crear con ID nuevos.</numerusform>
            <numerusform>Se guardan copias de cada integración y de sus tipos de evento en la Papelera durante %Ln días. «Restaurar» los vuelve a crear con ID nuevos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln integration(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln integración eliminada de %1.</numerusform>
            <numerusform>%Ln integraciones eliminadas de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln integration(s) could not be deleted</source>
        <translation>
            <numerusform>No se ha podido eliminar %Ln integración</numerusform>
            <numerusform>No se han podido eliminar %Ln integraciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln event type(s)</source>
        <translation>
            <numerusform>Eliminar %Ln tipo de evento</numerusform>
            <numerusform>Eliminar %Ln tipos de evento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln event type(s) from the service?</source>
        <translation>
            <numerusform>¿Eliminar %Ln tipo de evento del servicio?</numerusform>
            <numerusform>¿Eliminar %Ln tipos de evento del servicio?</numerusform>
        </translation>
    </message>
    <message>
        <source>matches the number of event types</source>
        <translation>coincide con el número de tipos de evento</translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln event type(s) and no longer accepts their events.</source>
        <translation>
            <numerusform>El servicio elimina este tipo de evento y ya no acepta sus eventos.</numerusform>
            <numerusform>El servicio elimina los %Ln tipos de evento y ya no acepta sus eventos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The integration and the contacts are kept.</source>
        <translation>La integración y los contactos se conservan.</translation>
    </message>
    <message numerus="yes">
        <source>A copy of each definition is kept in the Bin for %Ln day(s). “Restore” creates the event type again with a new ID.</source>
        <translation>
            <numerusform>Se guarda una copia de cada definición en la Papelera durante %Ln día. «Restaurar» vuelve a crear el tipo de evento con un ID nuevo.</numerusform>
            <numerusform>Se guarda una copia de cada definición en la Papelera durante %Ln días. «Restaurar» vuelve a crear el tipo de evento con un ID nuevo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event type(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln tipo de evento eliminado de %1.</numerusform>
            <numerusform>%Ln tipos de evento eliminados de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event type(s) could not be deleted</source>
        <translation>
            <numerusform>No se ha podido eliminar %Ln tipo de evento</numerusform>
            <numerusform>No se han podido eliminar %Ln tipos de evento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln made a purchase in the last 7 days.</source>
        <translation>
            <numerusform>%Ln ha comprado en los últimos 7 días.</numerusform>
            <numerusform>%Ln han comprado en los últimos 7 días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are still being created. The service might not delete them.</source>
        <translation>
            <numerusform>%Ln se está creando todavía. Puede que el servicio no permita eliminarla.</numerusform>
            <numerusform>%Ln se están creando todavía. Puede que el servicio no permita eliminarlas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln haven&apos;t completed or failed yet. The service won&apos;t delete them.</source>
        <translation>
            <numerusform>%Ln no ha terminado ni fallado. El servicio no permitirá eliminarla.</numerusform>
            <numerusform>%Ln no han terminado ni fallado. El servicio no permitirá eliminarlas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln belong to the service and can&apos;t be deleted.</source>
        <translation>
            <numerusform>%Ln es del propio servicio y no se puede eliminar.</numerusform>
            <numerusform>%Ln son del propio servicio y no se pueden eliminar.</numerusform>
        </translation>
    </message>
    <message>
        <source>This can&apos;t be undone in the service.</source>
        <translation>Esto no se puede deshacer en el servicio.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln read request(s)</source>
        <translation>
            <numerusform>%Ln petición de lectura</numerusform>
            <numerusform>%Ln peticiones de lectura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln delete request(s)</source>
        <translation>
            <numerusform>%Ln petición de eliminación</numerusform>
            <numerusform>%Ln peticiones de eliminación</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1. You can stop at any time. Records already deleted stay deleted.</source>
        <translation>%1. Puede detenerlo en cualquier momento. Los registros ya eliminados no se recuperan.</translation>
    </message>
    <message numerus="yes">
        <source>%1: about %Ln minute(s). You can stop at any time. Records already deleted stay deleted.</source>
        <translation>
            <numerusform>%1: alrededor de %Ln minuto. Puede detenerlo en cualquier momento. Los registros ya eliminados no se recuperan.</numerusform>
            <numerusform>%1: alrededor de %Ln minutos. Puede detenerlo en cualquier momento. Los registros ya eliminados no se recuperan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted: this account is read-only.</source>
        <translation>No se ha eliminado nada: esta cuenta es de solo lectura.</translation>
    </message>
</context>
<context>
    <name>DiagnosticTexts</name>
    <message>
        <source>%1, built with %2</source>
        <translation>%1, compilado con %2</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compilador</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Núcleo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>%1, system %2</source>
        <translation>%1, sistema %2</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Llavero</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>de prácticas</translation>
    </message>
    <message>
        <source>test</source>
        <translation>de pruebas</translation>
    </message>
    <message>
        <source>live</source>
        <translation>real</translation>
    </message>
    <message>
        <source>%1, this computer</source>
        <translation>%1, este ordenador</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Accounts on this computer</source>
        <translation>Cuentas en este ordenador</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectada</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Protección</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>Cabecera de la clave</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predeterminada</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>personalizada</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>Peticiones por minuto</translation>
    </message>
    <message>
        <source>Deletions per job</source>
        <translation>Eliminaciones por tarea</translation>
    </message>
    <message>
        <source>No permission</source>
        <translation>Sin permiso</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Request limit</source>
        <translation>Límite de peticiones</translation>
    </message>
    <message>
        <source>Local data</source>
        <translation>Datos locales</translation>
    </message>
    <message>
        <source>No read permission</source>
        <translation>Sin permiso de lectura</translation>
    </message>
    <message>
        <source>oldest %1</source>
        <translation>lo más antiguo: %1</translation>
    </message>
    <message numerus="yes">
        <source>kept for %Ln day(s)</source>
        <translation>
            <numerusform>se conserva %Ln día</numerusform>
            <numerusform>se conserva %Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Storedesk: diagnostic report</source>
        <translation>Storedesk: informe de diagnóstico</translation>
    </message>
    <message>
        <source>Created %1. Storedesk didn&apos;t send it anywhere.</source>
        <translation>Creado el %1. Storedesk no lo ha enviado a ningún sitio.</translation>
    </message>
    <message>
        <source>It contains no API keys, personal data or names of accounts and services.</source>
        <translation>No contiene claves de API, datos personales ni nombres de cuentas o servicios.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Ninguno.</translation>
    </message>
    <message>
        <source>No account is connected.</source>
        <translation>No hay ninguna cuenta conectada.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the report.</source>
        <translation>No se ha podido guardar el informe.</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>Elija otra carpeta u otro nombre.</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>planificada</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecha</translation>
    </message>
    <message>
        <source>%1 rows in %2 files</source>
        <translation>%1 filas en %2 archivos</translation>
    </message>
    <message>
        <source>%1 rows: %2 done, %3 rejected, %4 not sent, %5 unknown</source>
        <translation>%1 filas: %2 hechas, %3 rechazadas, %4 no enviadas, %5 sin confirmar</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>no response</source>
        <translation>sin respuesta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln vez</numerusform>
            <numerusform>%Ln veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempt(s)</source>
        <translation>
            <numerusform>%Ln intento</numerusform>
            <numerusform>%Ln intentos</numerusform>
        </translation>
    </message>
    <message>
        <source>waited %1 ms</source>
        <translation>espera %1 ms</translation>
    </message>
    <message>
        <source>sent %1</source>
        <translation>enviado %1</translation>
    </message>
    <message>
        <source>received %1</source>
        <translation>recibido %1</translation>
    </message>
    <message>
        <source>found by lookup</source>
        <translation>encontrado al consultar</translation>
    </message>
</context>
<context>
    <name>Download</name>
    <message>
        <source>Cancelled.</source>
        <translation>Se ha cancelado.</translation>
    </message>
    <message>
        <source>Start the download again when you need the file.</source>
        <translation>Vuelva a iniciar la descarga cuando necesite el archivo.</translation>
    </message>
    <message>
        <source>The address of the file is not secure.</source>
        <translation>La dirección del archivo no es segura.</translation>
    </message>
    <message>
        <source>Reload the record. If that does not help, contact the service&apos;s support.</source>
        <translation>Vuelva a cargar el registro. Si no se resuelve, consulte con la asistencia del servicio.</translation>
    </message>
    <message>
        <source>The connection was lost, and retrying didn&apos;t help.</source>
        <translation>Se ha perdido la conexión y los reintentos no han funcionado.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate cannot be trusted.</source>
        <translation>El certificado del servidor no es de confianza.</translation>
    </message>
    <message>
        <source>Check this computer&apos;s date, and whether a proxy inspects the traffic.</source>
        <translation>Compruebe la fecha de este ordenador y si un proxy inspecciona el tráfico.</translation>
    </message>
    <message>
        <source>The address of the file has expired.</source>
        <translation>La dirección del archivo ha caducado.</translation>
    </message>
    <message>
        <source>Reload the record to get a new address.</source>
        <translation>Vuelva a cargar el registro para obtener una dirección nueva.</translation>
    </message>
    <message>
        <source>The server didn&apos;t deliver the file.</source>
        <translation>El servidor no ha entregado el archivo.</translation>
    </message>
    <message>
        <source>Reload the record. If that doesn&apos;t help, create the file again.</source>
        <translation>Vuelva a cargar el registro. Si no se resuelve, vuelva a crear el archivo.</translation>
    </message>
    <message>
        <source>The file is incomplete or couldn&apos;t be verified.</source>
        <translation>El archivo está incompleto o no se ha podido comprobar.</translation>
    </message>
    <message>
        <source>Try again. If that does not help, create the file again.</source>
        <translation>Inténtelo de nuevo. Si no se resuelve, vuelva a crear el archivo.</translation>
    </message>
    <message>
        <source>It could not be written to the disk.</source>
        <translation>No se ha podido escribir en el disco.</translation>
    </message>
    <message>
        <source>Check the folder and the space on the disk, or choose another folder.</source>
        <translation>Compruebe la carpeta y el espacio libre del disco, o elija otra carpeta.</translation>
    </message>
    <message>
        <source>The file %1 was not downloaded.</source>
        <translation>El archivo %1 no se ha descargado.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>Los datos comprimidos están dañados.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the file %1.</source>
        <translation>No se ha podido guardar el archivo %1.</translation>
    </message>
    <message>
        <source>The file is larger than Storedesk allows.</source>
        <translation>El archivo es más grande de lo que permite Storedesk.</translation>
    </message>
    <message>
        <source>The address redirects to a location that downloads aren&apos;t allowed from.</source>
        <translation>La dirección redirige a un lugar desde el que no se permiten descargas.</translation>
    </message>
    <message>
        <source>The file uses an unknown compression format.</source>
        <translation>El archivo usa un formato de compresión desconocido.</translation>
    </message>
    <message>
        <source>The server stopped sending data.</source>
        <translation>El servidor ha dejado de enviar datos.</translation>
    </message>
    <message>
        <source>A file with that name already exists.</source>
        <translation>Ya existe un archivo con ese nombre.</translation>
    </message>
    <message>
        <source>Another download with this name is running or waiting for a retry.</source>
        <translation>Otra descarga con este nombre está en curso o espera otro intento.</translation>
    </message>
    <message>
        <source>Check the network and try again.</source>
        <translation>Compruebe la red e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>A retry continues where the download stopped.</source>
        <translation>Al reintentar, la descarga continúa donde se quedó.</translation>
    </message>
    <message>
        <source>It expands to more than %1 times its size.</source>
        <translation>Al descomprimirse ocupa más de %1 veces su tamaño.</translation>
    </message>
    <message>
        <source>The response header never ends.</source>
        <translation>La cabecera de la respuesta no termina.</translation>
    </message>
</context>
<context>
    <name>EditedRecord</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Consent and delivery</source>
        <translation>Consentimiento y envíos</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Campos personalizados</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Stock and recommendations</source>
        <translation>Stock y recomendaciones</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>EffectPreview</name>
    <message>
        <source>Not found.</source>
        <translation>No existe.</translation>
    </message>
    <message>
        <source>Exists and will be deleted.</source>
        <translation>Existe y se eliminará.</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Nuevo: %1</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>Sin cambios.</translation>
    </message>
    <message>
        <source>Will be deleted</source>
        <translation>Se eliminará</translation>
    </message>
    <message>
        <source>Will be looked up</source>
        <translation>Se consultará</translation>
    </message>
</context>
<context>
    <name>ErasedRow</name>
    <message>
        <source>Removed by a privacy request on %1</source>
        <translation>Borrada por una solicitud de privacidad el %1</translation>
    </message>
</context>
<context>
    <name>Erasure</name>
    <message>
        <source>Privacy request</source>
        <translation>Solicitud de privacidad</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
</context>
<context>
    <name>ErasureCertificate</name>
    <message>
        <source>The certificate was changed after it was issued.</source>
        <translation>El certificado se ha modificado después de emitirse.</translation>
    </message>
    <message>
        <source>This version can&apos;t read this certificate.</source>
        <translation>Esta versión no puede leer este certificado.</translation>
    </message>
    <message>
        <source>Line %L1 or an earlier line was changed after the certificate was issued.</source>
        <translation>La línea %L1 o una anterior se ha modificado después de emitirse el certificado.</translation>
    </message>
    <message>
        <source>The seal doesn&apos;t match: lines are missing or were added.</source>
        <translation>El sello no coincide: faltan líneas o se han añadido.</translation>
    </message>
</context>
<context>
    <name>ErasureTables</name>
    <message>
        <source>Couldn&apos;t erase data from an exported table.</source>
        <translation>No se han podido borrar datos de una tabla exportada.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>A record with this name exists, but its values differ from the ones you sent.</source>
        <translation>Existe un registro con ese nombre, pero sus valores no coinciden con los que envió.</translation>
    </message>
    <message>
        <source>The request wasn&apos;t sent. Sending it this late could overwrite a newer change.</source>
        <translation>La petición no se ha enviado. Enviarla tan tarde podría sobrescribir un cambio más reciente.</translation>
    </message>
    <message>
        <source>%1: cancelled.</source>
        <translation>%1: se ha cancelado.</translation>
    </message>
    <message>
        <source>Cancelled before sending.</source>
        <translation>Se ha cancelado antes de enviarse.</translation>
    </message>
    <message>
        <source>Try again when you need it.</source>
        <translation>Inténtelo de nuevo cuando lo necesite.</translation>
    </message>
    <message>
        <source>%1: not sent.</source>
        <translation>%1: no se ha enviado.</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>Change the account&apos;s protection to allow changes.</source>
        <translation>Cambie la protección de la cuenta para permitir cambios.</translation>
    </message>
    <message>
        <source>%3</source>
        <translation>%3</translation>
    </message>
    <message>
        <source>Correct the value and try again.</source>
        <translation>Corrija el valor e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Couldn&apos;t find %2.</source>
        <translation>No se ha encontrado %2.</translation>
    </message>
    <message>
        <source>Couldn&apos;t resolve the name. There is no network, or the address is misspelt. (%3)</source>
        <translation>No se ha podido resolver el nombre. No hay red o la dirección está mal escrita. (%3)</translation>
    </message>
    <message>
        <source>Check the network and the address of the service.</source>
        <translation>Compruebe la red y la dirección del servicio.</translation>
    </message>
    <message>
        <source>Couldn&apos;t reach %2.</source>
        <translation>No se ha podido conectar con %2.</translation>
    </message>
    <message>
        <source>Check the network. If other sites work, the service may be down. Try again later.</source>
        <translation>Compruebe la red. Si otros sitios funcionan, puede que el servicio no esté disponible. Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>It did not accept the connection within 10 seconds.</source>
        <translation>No ha aceptado la conexión en 10 segundos.</translation>
    </message>
    <message>
        <source>Check the network and try again.</source>
        <translation>Compruebe la red e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1: the connection to %2 was lost.</source>
        <translation>%1: se ha perdido la conexión con %2.</translation>
    </message>
    <message>
        <source>The connection was lost before a response arrived. (%3)</source>
        <translation>Se ha perdido la conexión antes de recibir una respuesta. (%3)</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1: %2 stopped responding.</source>
        <translation>%1: %2 ha dejado de responder.</translation>
    </message>
    <message>
        <source>No data arrived for 30 seconds.</source>
        <translation>No se han recibido datos durante 30 segundos.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>Couldn&apos;t verify the identity of %2.</source>
        <translation>No se ha podido verificar la identidad de %2.</translation>
    </message>
    <message>
        <source>The certificate was rejected (%3).</source>
        <translation>Se ha rechazado el certificado (%3).</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, this computer&apos;s date, and whether a proxy inspects your traffic. Your organisation&apos;s own certificate must be installed in the system.</source>
        <translation>No se ha enviado nada. Compruebe la dirección, la fecha de este ordenador y si un proxy inspecciona el tráfico. Los certificados de su organización deben estar instalados en el sistema.</translation>
    </message>
    <message>
        <source>No secure connection to %2.</source>
        <translation>No hay conexión segura con %2.</translation>
    </message>
    <message>
        <source>Couldn&apos;t agree on encryption: TLS 1.2 or newer is required. (%3)</source>
        <translation>No se ha podido acordar el cifrado: hace falta TLS 1.2 o posterior. (%3)</translation>
    </message>
    <message>
        <source>Check the address, and whether a proxy or firewall uses an older version.</source>
        <translation>Compruebe la dirección y si un proxy o cortafuegos usa una versión más antigua.</translation>
    </message>
    <message>
        <source>The proxy blocked %1.</source>
        <translation>El proxy ha bloqueado %1.</translation>
    </message>
    <message>
        <source>The system proxy rejected or closed the connection. (%3)</source>
        <translation>El proxy del sistema ha rechazado o cortado la conexión. (%3)</translation>
    </message>
    <message>
        <source>Check the proxy in the system settings.</source>
        <translation>Compruebe el proxy en los ajustes del sistema.</translation>
    </message>
    <message>
        <source>%2 redirected to another address.</source>
        <translation>%2 redirige a otra dirección.</translation>
    </message>
    <message>
        <source>The response was a redirect (%4) to %3. Storedesk doesn&apos;t follow it, because that would send the key there.</source>
        <translation>La respuesta es una redirección (%4) a %3. Storedesk no la sigue, porque enviaría allí la clave.</translation>
    </message>
    <message>
        <source>Check the address of the service in the account.</source>
        <translation>Compruebe la dirección del servicio en la cuenta.</translation>
    </message>
    <message>
        <source>The response didn&apos;t come from the service.</source>
        <translation>La respuesta no es del servicio.</translation>
    </message>
    <message>
        <source>The response from %2 (status %4) may come from a network sign-in page, a proxy or a wrong address.</source>
        <translation>La respuesta de %2 (estado %4) puede ser de la página de acceso de una red, de un proxy o de una dirección equivocada.</translation>
    </message>
    <message>
        <source>Open a browser to see whether the network asks you to sign in, and check the address of the service.</source>
        <translation>Abra un navegador para ver si la red pide iniciar sesión y compruebe la dirección del servicio.</translation>
    </message>
    <message>
        <source>%1: the response was incomplete.</source>
        <translation>%1: la respuesta está incompleta.</translation>
    </message>
    <message>
        <source>The connection closed before the response was complete. (%3)</source>
        <translation>La conexión se ha cerrado antes de recibir la respuesta completa. (%3)</translation>
    </message>
    <message>
        <source>%1: couldn&apos;t read the response.</source>
        <translation>%1: no se ha podido leer la respuesta.</translation>
    </message>
    <message>
        <source>It is not valid JSON (%3).</source>
        <translation>No es JSON válido (%3).</translation>
    </message>
    <message>
        <source>Try again. If the problem persists, report it to the service.</source>
        <translation>Inténtelo de nuevo. Si el problema continúa, comuníquelo al servicio.</translation>
    </message>
    <message>
        <source>%1: unexpected response.</source>
        <translation>%1: respuesta inesperada.</translation>
    </message>
    <message>
        <source>It is JSON, but not the response expected for this operation.</source>
        <translation>Es JSON, pero no la respuesta esperada para esta operación.</translation>
    </message>
    <message>
        <source>Check the address of the service. If it is correct, report the problem to the service.</source>
        <translation>Compruebe la dirección del servicio. Si es correcta, comunique el problema al servicio.</translation>
    </message>
    <message>
        <source>It is nested deeper than 64 levels.</source>
        <translation>Tiene más de 64 niveles anidados.</translation>
    </message>
    <message>
        <source>Report the problem to the service.</source>
        <translation>Comunique el problema al servicio.</translation>
    </message>
    <message>
        <source>%1: the response is too large.</source>
        <translation>%1: la respuesta es demasiado grande.</translation>
    </message>
    <message>
        <source>Reading stopped at 64 MB.</source>
        <translation>La lectura se ha detenido a los 64 MB.</translation>
    </message>
    <message>
        <source>Request less data at a time, or report the problem to the service.</source>
        <translation>Solicite menos datos de una vez o comunique el problema al servicio.</translation>
    </message>
    <message>
        <source>%1: rejected by the service.</source>
        <translation>%1: el servicio lo ha rechazado.</translation>
    </message>
    <message>
        <source>Correct the values named by the service and try again.</source>
        <translation>Corrija los valores que indica el servicio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The service rejected the API key.</source>
        <translation>El servicio ha rechazado la clave de API.</translation>
    </message>
    <message>
        <source>The key is wrong, or it was revoked.</source>
        <translation>La clave es incorrecta o se ha revocado.</translation>
    </message>
    <message>
        <source>Enter a valid key. No more requests are sent until then.</source>
        <translation>Introduzca una clave válida. Hasta entonces no se enviarán más peticiones.</translation>
    </message>
    <message>
        <source>%1: your API key has no permission for this.</source>
        <translation>%1: su clave de API no tiene permiso.</translation>
    </message>
    <message>
        <source>It lacks the permission %5, or the account is blocked. %3</source>
        <translation>Le falta el permiso %5 o la cuenta está bloqueada. %3</translation>
    </message>
    <message>
        <source>Add the permission to the key in the service, or use another key.</source>
        <translation>Añada el permiso a la clave en el servicio o use otra clave.</translation>
    </message>
    <message>
        <source>%1: not found.</source>
        <translation>%1: no se ha encontrado.</translation>
    </message>
    <message>
        <source>Check the identifier. The record may have been deleted.</source>
        <translation>Compruebe el identificador. Puede que el registro se haya eliminado.</translation>
    </message>
    <message>
        <source>%1: conflict with an existing record.</source>
        <translation>%1: conflicto con un registro existente.</translation>
    </message>
    <message>
        <source>Check the existing record and decide which one is correct.</source>
        <translation>Revise el registro existente y decida cuál es el correcto.</translation>
    </message>
    <message>
        <source>%1: too large.</source>
        <translation>%1: es demasiado grande.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t accept this much data at once. %3</source>
        <translation>El servicio no acepta tantos datos de una vez. %3</translation>
    </message>
    <message>
        <source>Split it into smaller parts.</source>
        <translation>Divídalo en partes más pequeñas.</translation>
    </message>
    <message>
        <source>%1: the service doesn&apos;t accept this content type.</source>
        <translation>%1: el servicio no acepta este tipo de contenido.</translation>
    </message>
    <message>
        <source>Check the address of the service. If it is correct, report this as a bug in Storedesk.</source>
        <translation>Compruebe la dirección del servicio. Si es correcta, comuníquelo como error de Storedesk.</translation>
    </message>
    <message>
        <source>%1: some values are not valid.</source>
        <translation>%1: algunos valores no son válidos.</translation>
    </message>
    <message>
        <source>Correct these values and try again.</source>
        <translation>Corrija estos valores e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1: too many requests.</source>
        <translation>%1: demasiadas peticiones.</translation>
    </message>
    <message>
        <source>The account has used up its requests for this minute, perhaps through another program.</source>
        <translation>La cuenta ha agotado sus peticiones de este minuto, quizá por otro programa.</translation>
    </message>
    <message>
        <source>Try again in a minute.</source>
        <translation>Inténtelo dentro de un minuto.</translation>
    </message>
    <message>
        <source>%1: the service&apos;s queue is full.</source>
        <translation>%1: la cola del servicio está llena.</translation>
    </message>
    <message>
        <source>Wait until an item in the queue completes, or delete one.</source>
        <translation>Espere a que termine un elemento de la cola o elimine uno.</translation>
    </message>
    <message>
        <source>%1: the service failed.</source>
        <translation>%1: el servicio ha fallado.</translation>
    </message>
    <message>
        <source>Status %4. %3</source>
        <translation>Estado %4. %3</translation>
    </message>
    <message>
        <source>%1: unknown response.</source>
        <translation>%1: respuesta desconocida.</translation>
    </message>
    <message>
        <source>Check the address of the service. If it is correct, report the problem.</source>
        <translation>Compruebe la dirección del servicio. Si es correcta, comunique el problema.</translation>
    </message>
    <message>
        <source>%1: unknown outcome.</source>
        <translation>%1: sin confirmar.</translation>
    </message>
    <message>
        <source>The request was sent, but no usable response arrived. %8</source>
        <translation>La petición se ha enviado, pero no ha llegado una respuesta válida. %8</translation>
    </message>
    <message>
        <source>Check in the service before you send it again. A resend could take effect twice.</source>
        <translation>Compruébelo en el servicio antes de volver a enviarla. Podría aplicarse dos veces.</translation>
    </message>
    <message>
        <source>The contact does not exist. %3</source>
        <translation>El contacto no existe. %3</translation>
    </message>
    <message>
        <source>Create the contact first, then send it again.</source>
        <translation>Cree primero el contacto y envíelo de nuevo.</translation>
    </message>
    <message>
        <source>These products are not in the catalogue: %6</source>
        <translation>Estos productos no están en el catálogo: %6</translation>
    </message>
    <message>
        <source>Create the products first, then send it again.</source>
        <translation>Cree primero los productos y envíelo de nuevo.</translation>
    </message>
    <message>
        <source>These products have an address outside the authorised domains: %6. Allowed: %7.</source>
        <translation>Estos productos tienen una dirección fuera de los dominios autorizados: %6. Permitidos: %7.</translation>
    </message>
    <message>
        <source>Correct the addresses, or authorise the domain in the service.</source>
        <translation>Corrija las direcciones o autorice el dominio en el servicio.</translation>
    </message>
    <message>
        <source>An address is outside the authorised domains. Allowed: %7.</source>
        <translation>Una dirección está fuera de los dominios autorizados. Permitidos: %7.</translation>
    </message>
    <message>
        <source>Correct the address, or authorise the domain in the service.</source>
        <translation>Corrija la dirección o autorice el dominio en el servicio.</translation>
    </message>
    <message>
        <source>5 exports are already queued.</source>
        <translation>Ya hay 5 exportaciones en la cola.</translation>
    </message>
    <message>
        <source>Wait until one completes, or delete a queued one.</source>
        <translation>Espere a que termine una o elimine una de la cola.</translation>
    </message>
    <message>
        <source>10 imports are already queued.</source>
        <translation>Ya hay 10 importaciones en la cola.</translation>
    </message>
    <message>
        <source>Wait until one completes.</source>
        <translation>Espere a que termine una.</translation>
    </message>
    <message>
        <source>The contact of the event does not exist. %3</source>
        <translation>El contacto del evento no existe. %3</translation>
    </message>
    <message>
        <source>Create the contact first, or let the event create it.</source>
        <translation>Cree primero el contacto o deje que lo cree el evento.</translation>
    </message>
    <message>
        <source>Cancelled while in progress.</source>
        <translation>Se ha cancelado mientras estaba en curso.</translation>
    </message>
    <message>
        <source>The service gave no reason.</source>
        <translation>El servicio no ha dado ningún motivo.</translation>
    </message>
    <message>
        <source>Couldn&apos;t connect. (%3)</source>
        <translation>No se ha podido conectar. (%3)</translation>
    </message>
    <message>
        <source>The record was created again in the meantime. The delete request was for the old record.</source>
        <translation>El registro se ha vuelto a crear entretanto. La eliminación era para el registro anterior.</translation>
    </message>
    <message>
        <source>It was delayed too long and could overwrite a newer change.</source>
        <translation>Se ha retrasado demasiado y podría sobrescribir un cambio más reciente.</translation>
    </message>
    <message>
        <source>It was delayed so long that the record must be loaded first, and that failed. %1</source>
        <translation>Se ha retrasado tanto que antes hay que cargar el registro, y eso ha fallado. %1</translation>
    </message>
    <message>
        <source>Check the current record and decide again.</source>
        <translation>Revise el registro actual y decida de nuevo.</translation>
    </message>
    <message>
        <source>The record was changed in the meantime. Sending the change again would overwrite newer values.</source>
        <translation>El registro se ha modificado entretanto. Volver a enviar el cambio sobrescribiría valores más recientes.</translation>
    </message>
    <message>
        <source>The response header from %2 never ends. Reading stopped at about 2 MB.</source>
        <translation>La cabecera de la respuesta de %2 no termina. Se ha dejado de leer a los 2 MB aproximadamente.</translation>
    </message>
    <message>
        <source>The list has no matching record, but the record may have been deleted since.</source>
        <translation>La lista no tiene ningún registro que coincida, pero puede que se haya eliminado desde entonces.</translation>
    </message>
</context>
<context>
    <name>EventRules</name>
    <message>
        <source>only one field identifies the contact</source>
        <translation>solo un campo identifica al contacto</translation>
    </message>
    <message>
        <source>the field that identifies the contact is required</source>
        <translation>el identificador del contacto es obligatorio</translation>
    </message>
    <message>
        <source>no field needs to identify the contact</source>
        <translation>no hace falta identificador</translation>
    </message>
    <message>
        <source>every field has an ID</source>
        <translation>cada campo tiene un ID</translation>
    </message>
    <message>
        <source>the ID %1 is used twice</source>
        <translation>el ID %1 se usa dos veces</translation>
    </message>
    <message>
        <source>IDs are unique</source>
        <translation>los ID son únicos</translation>
    </message>
    <message>
        <source>%1 needs options</source>
        <translation>%1 necesita opciones</translation>
    </message>
    <message>
        <source>options defined</source>
        <translation>hay opciones</translation>
    </message>
    <message>
        <source>%1 needs a country code</source>
        <translation>%1 necesita un prefijo de país</translation>
    </message>
    <message>
        <source>at least one field</source>
        <translation>hay al menos un campo</translation>
    </message>
    <message>
        <source>the field that identifies the contact is an email</source>
        <translation>el identificador es un campo de correo</translation>
    </message>
    <message>
        <source>one email field identifies the contact</source>
        <translation>un campo de correo identifica al contacto</translation>
    </message>
    <message>
        <source>exactly one required email field identifies the contact</source>
        <translation>exactamente un campo de correo obligatorio identifica al contacto</translation>
    </message>
</context>
<context>
    <name>EverybodyScenes</name>
    <message>
        <source>All contacts: off</source>
        <translation>Todos los contactos: desactivado</translation>
    </message>
    <message>
        <source>All contacts: downloading</source>
        <translation>Todos los contactos: descargando</translation>
    </message>
    <message>
        <source>All contacts</source>
        <translation>Todos los contactos</translation>
    </message>
    <message>
        <source>All contacts: search</source>
        <translation>Todos los contactos: búsqueda</translation>
    </message>
    <message>
        <source>All contacts: no match</source>
        <translation>Todos los contactos: sin resultados</translation>
    </message>
    <message>
        <source>A contact changed since the last update</source>
        <translation>Un contacto modificado desde la última actualización</translation>
    </message>
    <message>
        <source>All contacts: by points</source>
        <translation>Todos los contactos: por puntos</translation>
    </message>
    <message>
        <source>All contacts: conditions and a live record</source>
        <translation>Todos los contactos: condiciones y un registro actual</translation>
    </message>
</context>
<context>
    <name>ExportFile</name>
    <message>
        <source>Couldn&apos;t write the export file.</source>
        <translation>No se ha podido escribir el archivo de la exportación.</translation>
    </message>
</context>
<context>
    <name>ExportFinish</name>
    <message>
        <source>Export: %1</source>
        <translation>Exportación: %1</translation>
    </message>
</context>
<context>
    <name>ExportPeriods</name>
    <message>
        <source>%1 to %2</source>
        <comment>from one date to another</comment>
        <translation>del %1 al %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>days</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last 31 days</source>
        <translation>Últimos 31 días</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>El mes pasado</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>El año pasado</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Últimos 12 meses</translation>
    </message>
    <message>
        <source>This is not a valid date range.</source>
        <translation>Esto no es un intervalo de fechas válido.</translation>
    </message>
    <message>
        <source>This range is too long.</source>
        <translation>Este intervalo es demasiado largo.</translation>
    </message>
    <message>
        <source>Choose at most twenty years.</source>
        <translation>Elija como mucho veinte años.</translation>
    </message>
</context>
<context>
    <name>ExportPlan</name>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>This export isn&apos;t part of the plan.</source>
        <translation>Esta exportación no forma parte del plan.</translation>
    </message>
    <message>
        <source>This export was marked as completed without its file.</source>
        <translation>Esta exportación se ha marcado como completada sin su archivo.</translation>
    </message>
</context>
<context>
    <name>ExportScenes</name>
    <message>
        <source>New export</source>
        <translation>Nueva exportación</translation>
    </message>
    <message>
        <source>New export: a whole year</source>
        <translation>Nueva exportación: un año entero</translation>
    </message>
    <message>
        <source>New export: columns and format</source>
        <translation>Nueva exportación: columnas y formato</translation>
    </message>
    <message>
        <source>New export: the plan</source>
        <translation>Nueva exportación: el plan</translation>
    </message>
    <message>
        <source>New export: running</source>
        <translation>Nueva exportación: en curso</translation>
    </message>
    <message>
        <source>New export: the result</source>
        <translation>Nueva exportación: el resultado</translation>
    </message>
    <message>
        <source>New export: rejected</source>
        <translation>Nueva exportación: rechazada</translation>
    </message>
</context>
<context>
    <name>ExportSchedule</name>
    <message>
        <source>every day</source>
        <translation>cada día</translation>
    </message>
    <message>
        <source>every %1</source>
        <comment>day of the week</comment>
        <translation>cada %1</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the schedules.</source>
        <translation>No se han podido leer las programaciones.</translation>
    </message>
    <message>
        <source>Another program has the file open.</source>
        <translation>Otro programa tiene abierto el archivo.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the schedule.</source>
        <translation>No se ha podido guardar la programación.</translation>
    </message>
    <message>
        <source>A scheduled export belongs to another account: %1.</source>
        <translation>Una exportación programada pertenece a otra cuenta: %1.</translation>
    </message>
    <message>
        <source>It was created for %1, and you are connected to %2.</source>
        <translation>Se creó para %1, y la conexión actual es con %2.</translation>
    </message>
    <message>
        <source>Nothing was requested. Remove the schedule. To use it for this account, create it again.</source>
        <translation>No se ha solicitado nada. Quite la programación. Para usarla en esta cuenta, vuelva a crearla.</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>is not an export type</source>
        <translation>no es un tipo de exportación</translation>
    </message>
    <message>
        <source>is not a date</source>
        <translation>no es una fecha</translation>
    </message>
    <message>
        <source>The file doesn&apos;t contain a list.</source>
        <translation>El archivo no contiene ninguna lista.</translation>
    </message>
    <message>
        <source>There is no schedule %1.</source>
        <translation>No existe la programación %1.</translation>
    </message>
</context>
<context>
    <name>ExportedFile</name>
    <message>
        <source>The service reported %1 rows, but the file has %2.</source>
        <translation>El servicio ha indicado %1 filas, pero el archivo tiene %2.</translation>
    </message>
    <message>
        <source>The export file can&apos;t be read.</source>
        <translation>No se puede leer el archivo de la exportación.</translation>
    </message>
    <message>
        <source>The service delivered a web page instead of a table.</source>
        <translation>El servicio ha entregado una página web en lugar de una tabla.</translation>
    </message>
    <message>
        <source>Line %L1 has %L2 cells, but there are %L3 column headings.</source>
        <translation>La línea %L1 tiene %L2 celdas, pero hay %L3 encabezados.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a row.</source>
        <translation>El archivo acaba en medio de una fila.</translation>
    </message>
    <message>
        <source>The last line is cut off, so rows may be missing.</source>
        <translation>La última línea está cortada; pueden faltar filas.</translation>
    </message>
    <message>
        <source>The service didn&apos;t report a row count. The file has %1 rows.</source>
        <translation>El servicio no ha indicado el número de filas. El archivo tiene %1.</translation>
    </message>
    <message>
        <source>The service reported “%1” as the row count, which is not a number. The file has %2 rows.</source>
        <translation>El servicio ha indicado «%1» como número de filas, pero no es un número. El archivo tiene %2.</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>refuses connections for VALUE seconds from the start, 0: for ever</source>
        <translation>rechaza conexiones durante VALUE segundos desde el inicio, 0: siempre</translation>
    </message>
    <message>
        <source>leaves connections unanswered for VALUE seconds from the start, 0: for ever</source>
        <translation>deja conexiones sin contestar durante VALUE segundos desde el inicio, 0: siempre</translation>
    </message>
    <message>
        <source>presents an untrusted certificate (with --tls)</source>
        <translation>presenta un certificado que no es de confianza (con --tls)</translation>
    </message>
    <message>
        <source>closes the connection before it reads the body</source>
        <translation>cierra la conexión antes de leer el cuerpo</translation>
    </message>
    <message>
        <source>resets the connection before it reads the body</source>
        <translation>restablece la conexión antes de leer el cuerpo</translation>
    </message>
    <message>
        <source>reads the request, does nothing and closes the connection</source>
        <translation>lee la petición, no hace nada y cierra la conexión</translation>
    </message>
    <message>
        <source>carries out the request and closes the connection without a response</source>
        <translation>lleva a cabo la petición y cierra la conexión sin respuesta</translation>
    </message>
    <message>
        <source>reads the request, does nothing and resets the connection</source>
        <translation>lee la petición, no hace nada y restablece la conexión</translation>
    </message>
    <message>
        <source>carries out the request and resets the connection without a response</source>
        <translation>lleva a cabo la petición y restablece la conexión sin respuesta</translation>
    </message>
    <message>
        <source>carries out the request and sends half of the status line</source>
        <translation>lleva a cabo la petición y envía media línea de estado</translation>
    </message>
    <message>
        <source>truncates a response with Content-Length after VALUE bytes (default: half)</source>
        <translation>corta una respuesta con Content-Length tras VALUE bytes (predeterminado: la mitad)</translation>
    </message>
    <message>
        <source>truncates a chunked response</source>
        <translation>corta una respuesta fragmentada</translation>
    </message>
    <message>
        <source>truncates a response that ends with the connection</source>
        <translation>corta una respuesta que termina con la conexión</translation>
    </message>
    <message>
        <source>truncates a compressed response whose length looks correct</source>
        <translation>corta una respuesta comprimida cuya longitud parece correcta</translation>
    </message>
    <message>
        <source>stalls in the middle of the response until the client disconnects</source>
        <translation>se detiene a mitad de la respuesta hasta que el cliente se desconecta</translation>
    </message>
    <message>
        <source>sends the response in 16 pieces, VALUE milliseconds apart</source>
        <translation>envía la respuesta en 16 trozos, separados VALUE milisegundos</translation>
    </message>
    <message>
        <source>answers 408</source>
        <translation>responde 408</translation>
    </message>
    <message>
        <source>answers 429 with Retry-After in seconds</source>
        <translation>responde 429 con Retry-After en segundos</translation>
    </message>
    <message>
        <source>answers 429 with Retry-After as a date VALUE seconds ahead</source>
        <translation>responde 429 con Retry-After como fecha, VALUE segundos en el futuro</translation>
    </message>
    <message>
        <source>answers 429 without Retry-After</source>
        <translation>responde 429 sin Retry-After</translation>
    </message>
    <message>
        <source>answers 429 with VALUE as Retry-After</source>
        <translation>responde 429 con VALUE como Retry-After</translation>
    </message>
    <message>
        <source>answers 500 and does nothing</source>
        <translation>responde 500 y no hace nada</translation>
    </message>
    <message>
        <source>carries out the request and answers 500</source>
        <translation>lleva a cabo la petición y responde 500</translation>
    </message>
    <message>
        <source>answers 502</source>
        <translation>responde 502</translation>
    </message>
    <message>
        <source>answers 503 with Retry-After in seconds</source>
        <translation>responde 503 con Retry-After en segundos</translation>
    </message>
    <message>
        <source>carries out the request and answers 504</source>
        <translation>lleva a cabo la petición y responde 504</translation>
    </message>
    <message>
        <source>answers 200 with an HTML page, like a captive portal</source>
        <translation>responde 200 con una página HTML, como un portal cautivo</translation>
    </message>
    <message>
        <source>carries out the request and answers with invalid JSON</source>
        <translation>lleva a cabo la petición y responde con JSON no válido</translation>
    </message>
    <message>
        <source>carries out the request and answers with a list nested 100 levels deep</source>
        <translation>lleva a cabo la petición y responde con una lista de 100 niveles</translation>
    </message>
    <message>
        <source>redirects to another origin</source>
        <translation>redirige a otro origen</translation>
    </message>
    <message>
        <source>carries out the request and answers 200 with an HTML page</source>
        <translation>lleva a cabo la petición y responde 200 con una página HTML</translation>
    </message>
    <message>
        <source>sends the correct response with a wrong content type</source>
        <translation>envía la respuesta correcta con un tipo de contenido equivocado</translation>
    </message>
    <message>
        <source>answers with VALUE megabytes of JSON</source>
        <translation>responde con VALUE megabytes de JSON</translation>
    </message>
    <message>
        <source>answers with VALUE megabytes of highly compressed JSON</source>
        <translation>responde con VALUE megabytes de JSON muy comprimido</translation>
    </message>
    <message>
        <source>changes VALUE bytes in the middle of the response</source>
        <translation>cambia VALUE bytes en medio de la respuesta</translation>
    </message>
    <message>
        <source>answers 403, as for an expired address</source>
        <translation>responde 403, como para una dirección caducada</translation>
    </message>
    <message>
        <source>delivers the file with a different ETag</source>
        <translation>entrega el archivo con otro ETag</translation>
    </message>
    <message>
        <source>ignores the requested range</source>
        <translation>ignora el intervalo solicitado</translation>
    </message>
    <message>
        <source>answers with the records of the previous page</source>
        <translation>responde con los registros de la página anterior</translation>
    </message>
    <message>
        <source>answers with the records of the page in reverse order</source>
        <translation>responde con los registros de la página en orden inverso</translation>
    </message>
    <message>
        <source>makes a page&apos;s next link point to the page itself</source>
        <translation>hace que el enlace siguiente de una página apunte a ella misma</translation>
    </message>
    <message>
        <source>makes a page&apos;s next link point to another origin</source>
        <translation>hace que el enlace siguiente de una página apunte a otro origen</translation>
    </message>
    <message>
        <source>dates the response VALUE seconds ahead</source>
        <translation>pone en la respuesta una fecha VALUE segundos en el futuro</translation>
    </message>
    <message>
        <source>answers before reading the body</source>
        <translation>responde antes de leer el cuerpo</translation>
    </message>
    <message>
        <source>answers with the status VALUE, with a code as in 400/E0301</source>
        <translation>responde con el estado VALUE, con un código como en 400/E0301</translation>
    </message>
    <message>
        <source>Couldn&apos;t interpret the fault “%1”.</source>
        <translation>No se ha podido interpretar el fallo «%1».</translation>
    </message>
    <message>
        <source>Write OPERATION:FAULT, *:FAULT or file:FAULT, then =VALUE, then @N, @N-M or %P, as in createPurchase:429-seconds=5@1.</source>
        <translation>Escriba OPERATION:FAULT, *:FAULT o file:FAULT, después =VALUE y después @N, @N-M o %P, como en createPurchase:429-seconds=5@1.</translation>
    </message>
    <message>
        <source>Requests count from 1, and the last one can&apos;t precede the first.</source>
        <translation>Las peticiones se cuentan desde 1 y la última no puede ir antes que la primera.</translation>
    </message>
    <message>
        <source>A percentage must be between 0 and 100.</source>
        <translation>Un porcentaje debe estar entre 0 y 100.</translation>
    </message>
    <message>
        <source>There is no fault called “%1”.</source>
        <translation>No hay ningún fallo llamado «%1».</translation>
    </message>
    <message>
        <source>The fault “%1” doesn&apos;t take a value.</source>
        <translation>El fallo «%1» no admite ningún valor.</translation>
    </message>
    <message>
        <source>“%2” is not a valid value for the fault “%1”.</source>
        <translation>«%2» no es un valor válido para el fallo «%1».</translation>
    </message>
    <message>
        <source>It is not a valid fault.</source>
        <translation>No es un fallo válido.</translation>
    </message>
    <message>
        <source>There is no operation called “%1”.</source>
        <translation>No hay ninguna operación llamada «%1».</translation>
    </message>
    <message>
        <source>This fault happens before any request, so write *: without a count.</source>
        <translation>Este fallo ocurre antes de cualquier petición, así que escriba *: sin número.</translation>
    </message>
    <message>
        <source>replaces members of each record in the response, as in total/-1;success/3, or removes one, as in total</source>
        <translation>sustituye miembros de cada registro de la respuesta, como en total/-1;success/3, o quita uno, como en total</translation>
    </message>
    <message>
        <source>delivers the file at the path VALUE instead</source>
        <translation>entrega en su lugar el archivo de la ruta VALUE</translation>
    </message>
</context>
<context>
    <name>FieldGuess</name>
    <message>
        <source>Numbers with decimals.</source>
        <translation>Números con decimales.</translation>
    </message>
    <message>
        <source>The name suggests an amount. Whole numbers are accepted too.</source>
        <translation>El nombre sugiere un importe. También admite números enteros.</translation>
    </message>
    <message>
        <source>Every value is a whole number.</source>
        <translation>Todos los valores son números enteros.</translation>
    </message>
    <message>
        <source>Phone numbers; their prefix is +%1.</source>
        <translation>Números de teléfono; su prefijo es +%1.</translation>
    </message>
    <message>
        <source>Phone numbers without a country code. Choose one.</source>
        <translation>Números de teléfono sin prefijo de país: elija uno.</translation>
    </message>
    <message>
        <source>%1 values in %2 samples. Add any other possible values.</source>
        <translation>%1 valores en %2 ejemplos. Añada otros valores posibles.</translation>
    </message>
    <message>
        <source>Numbers sent as text. A number field would reject them.</source>
        <translation>Números enviados como texto. Un campo numérico los rechazaría.</translation>
    </message>
    <message>
        <source>Text, based on one value. Add samples for a better guess.</source>
        <translation>Texto, según un solo valor. Añada ejemplos para afinar.</translation>
    </message>
    <message>
        <source>Text with many different values.</source>
        <translation>Texto con muchos valores distintos.</translation>
    </message>
    <message>
        <source>Every value is an email address.</source>
        <translation>Todos los valores son direcciones de correo.</translation>
    </message>
    <message>
        <source>Every value is a date.</source>
        <translation>Todos los valores son fechas.</translation>
    </message>
    <message>
        <source>a list, which no field type supports</source>
        <translation>una lista, que ningún tipo de campo admite</translation>
    </message>
    <message>
        <source>A list with %1 different values. Add any other possible values.</source>
        <translation>Una lista con %1 valores distintos. Añada otros valores posibles.</translation>
    </message>
    <message>
        <source>empty in every sample</source>
        <translation>vacío en todos los ejemplos</translation>
    </message>
    <message>
        <source>Mixed value types. Check with the team that sends these events.</source>
        <translation>Valores de distinto tipo: consulte al equipo que envía estos eventos.</translation>
    </message>
    <message>
        <source>True or false in every sample.</source>
        <translation>Verdadero o falso en todos los ejemplos.</translation>
    </message>
</context>
<context>
    <name>FieldLines</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount and currency</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and ID</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>FieldRows</name>
    <message>
        <source>It has neither an ID nor a name.</source>
        <translation>No tiene ni ID ni nombre.</translation>
    </message>
    <message>
        <source>There is no type “%1”.</source>
        <translation>No existe el tipo «%1».</translation>
    </message>
</context>
<context>
    <name>FieldUses</name>
    <message numerus="yes">
        <source>%Ln saved import mapping(s) use this field.</source>
        <translation>
            <numerusform>%Ln asignación guardada de importaciones usa este campo.</numerusform>
            <numerusform>%Ln asignaciones guardadas de importaciones usan este campo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unfinished job(s) write to this field.</source>
        <translation>
            <numerusform>%Ln tarea sin terminar escribe en este campo.</numerusform>
            <numerusform>%Ln tareas sin terminar escriben en este campo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Start with a letter, then letters, digits, hyphens, underscores or brackets. It can&apos;t be changed later.</source>
        <translation>Primero una letra; después letras, dígitos, guiones, guiones bajos o corchetes. No se puede cambiar más adelante.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>This can&apos;t be changed later.</source>
        <translation>No se puede cambiar más adelante.</translation>
    </message>
    <message>
        <source>Custom field</source>
        <translation>Campo personalizado</translation>
    </message>
    <message>
        <source>Created by the store. System fields cannot be deleted.</source>
        <translation>Creado por la tienda. Los campos del sistema no se pueden eliminar.</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>A required field needs a default value for all contacts.</source>
        <translation>Un campo obligatorio necesita un valor predeterminado para todos los contactos.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Default value</source>
        <translation>Valor predeterminado</translation>
    </message>
    <message>
        <source>Default country code</source>
        <translation>Prefijo de país predeterminado</translation>
    </message>
    <message>
        <source>Digits only, for example 34.</source>
        <translation>Solo dígitos, por ejemplo 34.</translation>
    </message>
    <message>
        <source>Maximum length</source>
        <translation>Longitud máxima</translation>
    </message>
    <message>
        <source>In characters, at most 5000.</source>
        <translation>En caracteres, 5000 como máximo.</translation>
    </message>
    <message>
        <source>Minimum value</source>
        <translation>Valor mínimo</translation>
    </message>
    <message>
        <source>Maximum value</source>
        <translation>Valor máximo</translation>
    </message>
    <message>
        <source>Earliest date</source>
        <translation>Fecha mínima</translation>
    </message>
    <message>
        <source>Latest date</source>
        <translation>Fecha máxima</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>At most 120.</source>
        <translation>120 como máximo.</translation>
    </message>
    <message>
        <source>Used in files and by programs.</source>
        <translation>Se usa en archivos y programas.</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>The name that users see.</source>
        <translation>El nombre que ven los usuarios.</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Identifies the contact. Each email belongs to one contact only.</source>
        <translation>Identifica al contacto. Cada correo pertenece a un solo contacto.</translation>
    </message>
    <message>
        <source>External ID</source>
        <translation>ID externo</translation>
    </message>
    <message>
        <source>Your own ID for the contact. Each ID belongs to one contact only.</source>
        <translation>Su propio ID para el contacto. Cada ID pertenece a un solo contacto.</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Apellidos</translation>
    </message>
    <message>
        <source>Date of birth</source>
        <translation>Fecha de nacimiento</translation>
    </message>
    <message>
        <source>Year, month and day, for example 1990-05-31.</source>
        <translation>Año, mes y día, por ejemplo 1990-05-31.</translation>
    </message>
    <message>
        <source>Mobile phone</source>
        <translation>Teléfono móvil</translation>
    </message>
    <message>
        <source>With the country code and without spaces, for example +34651234567.</source>
        <translation>Con el prefijo de país y sin espacios, por ejemplo +34651234567.</translation>
    </message>
    <message>
        <source>Phone status</source>
        <translation>Estado del teléfono</translation>
    </message>
    <message>
        <source>Text messages are sent only to active phones.</source>
        <translation>Los SMS solo se envían a teléfonos activos.</translation>
    </message>
    <message>
        <source>Email status</source>
        <translation>Estado del correo</translation>
    </message>
    <message>
        <source>Emails are sent only to active addresses.</source>
        <translation>Los correos solo se envían a direcciones activas.</translation>
    </message>
    <message>
        <source>Newsletter</source>
        <translation>Boletín</translation>
    </message>
    <message>
        <source>Whether the contact wants the newsletter.</source>
        <translation>Si el contacto quiere recibir el boletín.</translation>
    </message>
    <message>
        <source>Text messages</source>
        <translation>SMS</translation>
    </message>
    <message>
        <source>Whether the contact wants text messages.</source>
        <translation>Si el contacto quiere recibir SMS.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>Último cambio</translation>
    </message>
    <message>
        <source>Anonymous</source>
        <translation>Anónimo</translation>
    </message>
    <message>
        <source>The contact has neither an email nor an external ID.</source>
        <translation>El contacto no tiene ni correo ni ID externo.</translation>
    </message>
    <message>
        <source>Push notifications</source>
        <translation>Notificaciones push</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Compras</translation>
    </message>
    <message>
        <source>Amount spent</source>
        <translation>Importe gastado</translation>
    </message>
    <message>
        <source>Average purchase</source>
        <translation>Ticket medio</translation>
    </message>
    <message>
        <source>First purchase</source>
        <translation>Primera compra</translation>
    </message>
    <message>
        <source>Last purchase</source>
        <translation>Última compra</translation>
    </message>
    <message>
        <source>Bounce reason</source>
        <translation>Motivo del rebote</translation>
    </message>
    <message>
        <source>Last bounce</source>
        <translation>Último rebote</translation>
    </message>
    <message>
        <source>Last soft bounce</source>
        <translation>Último rebote temporal</translation>
    </message>
    <message>
        <source>Soft bounces</source>
        <translation>Rebotes temporales</translation>
    </message>
    <message>
        <source>Last unsubscribed</source>
        <translation>Última baja</translation>
    </message>
    <message>
        <source>Customer lifetime value</source>
        <translation>Valor de vida del cliente (CLV)</translation>
    </message>
    <message>
        <source>Churn rate</source>
        <translation>Tasa de abandono</translation>
    </message>
    <message>
        <source>How likely the contact is to stop buying. Empty for contacts that never bought.</source>
        <translation>Probabilidad de que el contacto deje de comprar. Vacío si nunca ha comprado.</translation>
    </message>
    <message>
        <source>Probability of staying</source>
        <translation>Probabilidad de permanencia</translation>
    </message>
    <message>
        <source>How likely the contact is to still be a customer.</source>
        <translation>Probabilidad de que el contacto siga siendo cliente.</translation>
    </message>
    <message>
        <source>Expected purchases</source>
        <translation>Compras previstas</translation>
    </message>
    <message>
        <source>Recency</source>
        <translation>Recencia</translation>
    </message>
    <message>
        <source>How long ago the contact last bought.</source>
        <translation>Cuánto hace de la última compra del contacto.</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>How often the contact buys.</source>
        <translation>Con qué frecuencia compra el contacto.</translation>
    </message>
    <message>
        <source>Monetary value</source>
        <translation>Valor monetario</translation>
    </message>
    <message>
        <source>How much the contact spends.</source>
        <translation>Cuánto gasta el contacto.</translation>
    </message>
    <message>
        <source>RFM group</source>
        <translation>Grupo RFM</translation>
    </message>
    <message>
        <source>Recency, frequency and monetary value combined.</source>
        <translation>Recencia, frecuencia y valor monetario en un solo grupo.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Coupons</source>
        <translation>Cupones</translation>
    </message>
    <message>
        <source>Empty: no limit.</source>
        <translation>Vacío: sin límite.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>Empty: no limit. May be up to 10 seconds out of date.</source>
        <translation>Vacío: sin límite. Puede llevar hasta 10 segundos de retraso.</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Asignados</translation>
    </message>
    <message>
        <source>May be up to 10 seconds out of date.</source>
        <translation>Puede llevar hasta 10 segundos de retraso.</translation>
    </message>
    <message>
        <source>Used in workflows</source>
        <translation>Se usa en flujos</translation>
    </message>
    <message>
        <source>Workflow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Contact match</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sentido</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>The short name used to send events. It must be unique in the account.</source>
        <translation>El nombre corto con el que se envían los eventos. Debe ser único en la cuenta.</translation>
    </message>
    <message>
        <source>Sent via</source>
        <translation>Enviado por</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Icono</translation>
    </message>
    <message>
        <source>Webhook address</source>
        <translation>Dirección del webhook</translation>
    </message>
    <message>
        <source>The address the service calls.</source>
        <translation>La dirección a la que llama el servicio.</translation>
    </message>
    <message>
        <source>Webhook headers</source>
        <translation>Cabeceras del webhook</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Cabecera</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>The name of the field in the event.</source>
        <translation>El nombre del campo en el evento.</translation>
    </message>
    <message>
        <source>At most one field, of type email. Required for events sent by API or webhook.</source>
        <translation>Un campo como máximo, del tipo correo. Obligatorio si los eventos llegan por API o webhook.</translation>
    </message>
    <message>
        <source>Path in the webhook</source>
        <translation>Ruta en el webhook</translation>
    </message>
    <message>
        <source>A JSON Pointer to the value in the webhook&apos;s data, for example /customer/email.</source>
        <translation>Un JSON Pointer al valor en los datos del webhook, por ejemplo /customer/email.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>For example #1a73e8.</source>
        <translation>Por ejemplo #1a73e8.</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Processed</source>
        <translation>Procesados</translation>
    </message>
    <message>
        <source>Records exported so far.</source>
        <translation>Registros exportados hasta ahora.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Records to export. 0 until they are counted.</source>
        <translation>Registros que se van a exportar. 0 hasta que se cuenten.</translation>
    </message>
    <message>
        <source>Download link</source>
        <translation>Enlace de descarga</translation>
    </message>
    <message>
        <source>Valid for 100 minutes. Refresh the export to get a new link.</source>
        <translation>Válido durante 100 minutos. Actualice la exportación para obtener otro.</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nombre del archivo</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Formato del archivo</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Separador</translation>
    </message>
    <message>
        <source>Date format</source>
        <translation>Formato de fecha</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segmento</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>At most 31 days in one export.</source>
        <translation>31 días como máximo en una exportación.</translation>
    </message>
    <message>
        <source>At most 31 days in one export. The day starts in the store&apos;s time zone.</source>
        <translation>31 días como máximo en una exportación. El día empieza en la zona horaria de la tienda.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>Actividades</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>ID of a data explorer report.</source>
        <translation>ID de un informe del explorador de datos.</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Created by</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Coupon set</source>
        <translation>Conjunto de cupones</translation>
    </message>
    <message>
        <source>The set that receives the codes.</source>
        <translation>El conjunto que recibe los códigos.</translation>
    </message>
    <message>
        <source>Update existing records</source>
        <translation>Modificar registros existentes</translation>
    </message>
    <message>
        <source>Otherwise, existing records stay unchanged.</source>
        <translation>Si no, los registros existentes no se modifican.</translation>
    </message>
    <message>
        <source>Fill empty fields only</source>
        <translation>Rellenar solo campos vacíos</translation>
    </message>
    <message>
        <source>Only together with “Update existing records”.</source>
        <translation>Solo junto con «Modificar registros existentes».</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>CSV in UTF-8 with column names in the first line, at most 50 MB.</source>
        <translation>CSV en UTF-8 con los nombres de columna en la primera línea, 50 MB como máximo.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importadas</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Informe de errores</translation>
    </message>
    <message>
        <source>A file with the rows that failed.</source>
        <translation>Un archivo con las filas que fallaron.</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelación</translation>
    </message>
    <message>
        <source>Product ID</source>
        <translation>ID de producto</translation>
    </message>
    <message>
        <source>The product&apos;s ID in your store.</source>
        <translation>El ID del producto en su tienda.</translation>
    </message>
    <message>
        <source>Product page</source>
        <translation>Página del producto</translation>
    </message>
    <message>
        <source>The domain must be one of the store&apos;s domains.</source>
        <translation>El dominio debe ser uno de los dominios de la tienda.</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Disponibilidad</translation>
    </message>
    <message>
        <source>Units in stock</source>
        <translation>Unidades en stock</translation>
    </message>
    <message>
        <source>Not recommended</source>
        <translation>No recomendado</translation>
    </message>
    <message>
        <source>Excludes the product from recommendations.</source>
        <translation>Excluye el producto de las recomendaciones.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Prioridad</translation>
    </message>
    <message>
        <source>Related products</source>
        <translation>Productos relacionados</translation>
    </message>
    <message>
        <source>Their product IDs in your store.</source>
        <translation>Los ID de esos productos en su tienda.</translation>
    </message>
    <message>
        <source>Brand</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>A slash separates the levels of one category, for example Shoes/Running.</source>
        <translation>Una barra separa los niveles de una categoría, por ejemplo Calzado/Running.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Thumbnail</source>
        <translation>Miniatura</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Precio por unidad</translation>
    </message>
    <message>
        <source>Price before discount</source>
        <translation>Precio sin descuento</translation>
    </message>
    <message>
        <source>Price without tax</source>
        <translation>Precio sin impuestos</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Descuento</translation>
    </message>
    <message>
        <source>Amount taken off the price.</source>
        <translation>Importe que se resta del precio.</translation>
    </message>
    <message>
        <source>Discount in percent</source>
        <translation>Porcentaje de descuento</translation>
    </message>
    <message>
        <source>From 0 to 100, without the % sign.</source>
        <translation>De 0 a 100, sin el signo %.</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>When the product entered the store&apos;s catalogue.</source>
        <translation>Cuándo entró el producto en el catálogo de la tienda.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>From 0 to 5.</source>
        <translation>De 0 a 5.</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Valoraciones</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Reseñas</translation>
    </message>
    <message>
        <source>Custom field 1</source>
        <translation>Campo personalizado 1</translation>
    </message>
    <message>
        <source>Custom field 2</source>
        <translation>Campo personalizado 2</translation>
    </message>
    <message>
        <source>Custom field 3</source>
        <translation>Campo personalizado 3</translation>
    </message>
    <message>
        <source>Purchase ID</source>
        <translation>ID de compra</translation>
    </message>
    <message>
        <source>The purchase&apos;s ID in your store. It must be unique.</source>
        <translation>El ID de la compra en su tienda. Debe ser único.</translation>
    </message>
    <message>
        <source>Cart ID</source>
        <translation>ID de carrito</translation>
    </message>
    <message>
        <source>The cart the purchase came from.</source>
        <translation>El carrito del que procede la compra.</translation>
    </message>
    <message>
        <source>Email of the buyer</source>
        <translation>Correo del comprador</translation>
    </message>
    <message>
        <source>The contact must exist. Enter the email or the external ID.</source>
        <translation>El contacto debe existir. Indique el correo o el ID externo.</translation>
    </message>
    <message>
        <source>External ID of the buyer</source>
        <translation>ID externo del comprador</translation>
    </message>
    <message>
        <source>Instead of the email.</source>
        <translation>En lugar del correo.</translation>
    </message>
    <message>
        <source>Payment method</source>
        <translation>Forma de pago</translation>
    </message>
    <message>
        <source>Date of purchase</source>
        <translation>Fecha de compra</translation>
    </message>
    <message>
        <source>Total price</source>
        <translation>Precio total</translation>
    </message>
    <message>
        <source>Total quantity</source>
        <translation>Cantidad total</translation>
    </message>
    <message>
        <source>Sum of the units of all items.</source>
        <translation>La suma de las unidades de todas las líneas.</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <source>The product&apos;s ID in your store. The product must exist.</source>
        <translation>El ID del producto en su tienda. El producto debe existir.</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Price of the item</source>
        <translation>Precio de la línea</translation>
    </message>
    <message>
        <source>Quantity times unit price.</source>
        <translation>Cantidad por precio unitario.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>Dominios</translation>
    </message>
    <message>
        <source>Product pages must be in one of these domains.</source>
        <translation>Las páginas de producto deben estar en uno de estos dominios.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>Country code</source>
        <translation>Prefijo de país</translation>
    </message>
    <message>
        <source>Added to phone numbers without a country code in files.</source>
        <translation>Se añade a los teléfonos de los archivos que no llevan prefijo.</translation>
    </message>
    <message>
        <source>Unsubscribe IP address</source>
        <translation>Dirección IP de la baja</translation>
    </message>
    <message>
        <source>Identifies the contact</source>
        <translation>Identifica al contacto</translation>
    </message>
    <message>
        <source>Accepts events</source>
        <translation>Acepta eventos</translation>
    </message>
    <message>
        <source>Character between columns.</source>
        <translation>Carácter entre columnas.</translation>
    </message>
    <message>
        <source>All activities</source>
        <translation>Todas las actividades</translation>
    </message>
    <message>
        <source>Products with a higher number are preferred. Defaults to 0.</source>
        <translation>Se prefieren los productos con un número mayor. De forma predeterminada, 0.</translation>
    </message>
    <message>
        <source>The ID of a segment: only its contacts are exported. Empty: all contacts.</source>
        <translation>El ID de un segmento: solo se exportan sus contactos. Vacío: todos los contactos.</translation>
    </message>
    <message>
        <source>Newer layouts have more columns. If none is chosen, the service uses version 1.</source>
        <translation>Las disposiciones más recientes tienen más columnas. Si no se elige ninguna, el servicio usa la versión 1.</translation>
    </message>
    <message>
        <source>The day ends in the store&apos;s time zone.</source>
        <translation>El día termina en la zona horaria de la tienda.</translation>
    </message>
    <message>
        <source>If set to No, the service rejects events from this integration.</source>
        <translation>Si es No, el servicio rechaza los eventos de esta integración.</translation>
    </message>
    <message>
        <source>Web address of an image, for example https://example.com/logo.png.</source>
        <translation>Dirección web de una imagen, por ejemplo https://example.com/logo.png.</translation>
    </message>
    <message>
        <source>Name of an image in the service. The names are not documented. You can leave this empty.</source>
        <translation>Nombre de una imagen del servicio. Los nombres no están documentados. Puede dejarlo vacío.</translation>
    </message>
    <message>
        <source>Workflows</source>
        <translation>Flujos</translation>
    </message>
    <message>
        <source>Coupon sets</source>
        <translation>Conjuntos de cupones</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>week of %1</source>
        <translation>semana del %1</translation>
    </message>
</context>
<context>
    <name>FileCheck</name>
    <message>
        <source>The file cannot be read.</source>
        <translation>No se puede leer el archivo.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is %1; the service accepts at most 50 MB. Split it.</source>
        <translation>El archivo ocupa %1; el servicio acepta como máximo 50 MB. Divídalo.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>No es un archivo de texto.</translation>
    </message>
    <message>
        <source>This is a spreadsheet or an archive. Open it in Files and save it as CSV first.</source>
        <translation>Es una hoja de cálculo o un archivo comprimido. Ábralo en Archivos y guárdelo antes como CSV.</translation>
    </message>
</context>
<context>
    <name>FilePieces</name>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Two files compared</source>
        <translation>Dos archivos comparados</translation>
    </message>
    <message>
        <source>A large file</source>
        <translation>Un archivo grande</translation>
    </message>
    <message>
        <source>A file, filtered</source>
        <translation>Un archivo filtrado</translation>
    </message>
    <message>
        <source>The profile of a column</source>
        <translation>El perfil de una columna</translation>
    </message>
    <message>
        <source>A bar chart</source>
        <translation>Un gráfico de barras</translation>
    </message>
    <message>
        <source>A line chart</source>
        <translation>Un gráfico de líneas</translation>
    </message>
    <message>
        <source>A chart of shares</source>
        <translation>Un gráfico de proporciones</translation>
    </message>
    <message>
        <source>Personal data masked</source>
        <translation>Datos personales ocultos</translation>
    </message>
    <message>
        <source>Save visible data</source>
        <translation>Guardar los datos visibles</translation>
    </message>
    <message>
        <source>Reading options</source>
        <translation>Opciones de lectura</translation>
    </message>
    <message>
        <source>An archive with several tables, combined</source>
        <translation>Un archivo comprimido con varias tablas, combinadas</translation>
    </message>
    <message>
        <source>A spreadsheet in an old format</source>
        <translation>Una hoja de cálculo en un formato antiguo</translation>
    </message>
    <message>
        <source>A spreadsheet with two sheets</source>
        <translation>Una hoja de cálculo con dos hojas</translation>
    </message>
    <message>
        <source>Choosing visible columns</source>
        <translation>Selección de columnas visibles</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 rows so far</source>
        <translation>%1 filas hasta ahora</translation>
    </message>
    <message>
        <source>%1 of %2 rows so far</source>
        <translation>%1 de %2 filas hasta ahora</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 de %2 filas</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 % · about %2 s left</source>
        <translation>%1 % · faltan unos %2 s</translation>
    </message>
    <message>
        <source>%1 % · about %2 min left</source>
        <translation>%1 % · faltan unos %2 min</translation>
    </message>
    <message>
        <source>Opening… %1</source>
        <translation>Abriendo… %1</translation>
    </message>
    <message>
        <source>Counting… %1</source>
        <translation>Contando… %1</translation>
    </message>
    <message>
        <source>Filtering… %1</source>
        <translation>Filtrando… %1</translation>
    </message>
    <message>
        <source>Sorting… %1</source>
        <translation>Ordenando… %1</translation>
    </message>
    <message>
        <source>one of %1 tables in the archive</source>
        <translation>una de %1 tablas del archivo comprimido</translation>
    </message>
    <message>
        <source>%1 of %2 tables in the archive, combined</source>
        <translation>%1 de %2 tablas del archivo comprimido, combinadas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>from line %1</source>
        <translation>desde la línea %1</translation>
    </message>
    <message>
        <source>from row %1</source>
        <translation>desde la fila %1</translation>
    </message>
    <message>
        <source>%1 of %2 sheets, combined</source>
        <translation>%1 de %2 hojas, combinadas</translation>
    </message>
    <message>
        <source>one of %1 sheets</source>
        <translation>una de %1 hojas</translation>
    </message>
    <message>
        <source>sheet “%1”</source>
        <translation>hoja «%1»</translation>
    </message>
    <message>
        <source>The first %1 rows</source>
        <translation>Las primeras %1 filas</translation>
    </message>
    <message>
        <source>Reading the rest… %1</source>
        <translation>Leyendo el resto… %1</translation>
    </message>
</context>
<context>
    <name>FilterText</name>
    <message>
        <source>The filter ends before this point.</source>
        <translation>El filtro termina antes de este punto.</translation>
    </message>
    <message>
        <source>Join parts with “and” or “or”.</source>
        <translation>Una las partes con «y» u «o».</translation>
    </message>
    <message>
        <source>Too many nested brackets.</source>
        <translation>Demasiados paréntesis anidados.</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>Falta cerrar un paréntesis.</translation>
    </message>
    <message>
        <source>A comparison is missing here.</source>
        <translation>Aquí falta una comparación.</translation>
    </message>
    <message>
        <source>A column name is missing here.</source>
        <translation>Aquí falta el nombre de una columna.</translation>
    </message>
    <message>
        <source>The table has no column “%1”.</source>
        <translation>La tabla no tiene la columna «%1».</translation>
    </message>
    <message>
        <source>Its columns are: %1.</source>
        <translation>Sus columnas son: %1.</translation>
    </message>
    <message>
        <source>A value is missing here.</source>
        <translation>Aquí falta un valor.</translation>
    </message>
    <message>
        <source>Write &quot;&quot; for an empty value.</source>
        <translation>Escriba &quot;&quot; para un valor vacío.</translation>
    </message>
    <message>
        <source>This quote is not closed.</source>
        <translation>Falta cerrar estas comillas.</translation>
    </message>
    <message>
        <source>“%1” is neither a number nor a date.</source>
        <translation>«%1» no es ni un número ni una fecha.</translation>
    </message>
    <message>
        <source>“Between” needs two values joined by “and”.</source>
        <translation>«Entre» necesita dos valores unidos por «y».</translation>
    </message>
    <message>
        <source>“Between” needs two numbers or two dates, not one of each.</source>
        <translation>«Entre» necesita dos números o dos fechas, no uno de cada.</translation>
    </message>
    <message>
        <source>Couldn&apos;t interpret the filter.</source>
        <translation>No se ha podido interpretar el filtro.</translation>
    </message>
    <message>
        <source>For example: contains, is, starts with, ends with, matches, is empty, above, below, between.</source>
        <translation>Por ejemplo: contiene, es, empieza por, termina en, coincide con, está vacío, más de, menos de, entre.</translation>
    </message>
    <message>
        <source>“%1” is not a valid regular expression: %2.</source>
        <translation>«%1» no es una expresión regular válida: %2.</translation>
    </message>
    <message>
        <source>To match a special character literally, put \ before it: \. \( \+</source>
        <translation>Para buscar un carácter especial, ponga \ delante: \. \( \+</translation>
    </message>
    <message>
        <source>“Changed” works only when two tables are compared.</source>
        <translation>«Cambió» solo funciona al comparar dos tablas.</translation>
    </message>
    <message>
        <source>Write a date like 2026-01-31, or “last month”.</source>
        <translation>Escriba una fecha como 2026-01-31, o «el mes pasado».</translation>
    </message>
    <message>
        <source>“%1” is not an amount of time.</source>
        <translation>«%1» no es un periodo de tiempo.</translation>
    </message>
    <message>
        <source>Write an amount like “30 days”.</source>
        <translation>Escriba un periodo como «30 días».</translation>
    </message>
    <message>
        <source>Several columns are called “%1”.</source>
        <translation>Varias columnas se llaman «%1».</translation>
    </message>
    <message>
        <source>Write the technical name or the number of the column, like #%1.</source>
        <translation>Escriba el nombre técnico o el número de la columna, como #%1.</translation>
    </message>
</context>
<context>
    <name>FinishWords</name>
    <message>
        <source>The service delivered the same rows as for %1.</source>
        <translation>El servicio ha entregado las mismas filas que para %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the table.</source>
        <translation>No se ha podido escribir la tabla.</translation>
    </message>
    <message>
        <source>The files of the export changed after they were checked.</source>
        <translation>Los archivos de la exportación han cambiado después de comprobarlos.</translation>
    </message>
    <message>
        <source>Run the export again.</source>
        <translation>Vuelva a ejecutar la exportación.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, products.csv</source>
        <comment>name of a file</comment>
        <translation>%1, productos.csv</translation>
    </message>
    <message>
        <source>The exports folder cannot be locked.</source>
        <translation>No se puede bloquear la carpeta de exportaciones.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1.</source>
        <translation>No se ha podido escribir %1.</translation>
    </message>
    <message>
        <source>The table is in %1.</source>
        <translation>La tabla está en %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t rename the table.</source>
        <translation>No se ha podido cambiar el nombre de la tabla.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Se ha cancelado.</translation>
    </message>
</context>
<context>
    <name>FolderWords</name>
    <message>
        <source>No program is set up to show folders. The folder is %1.</source>
        <translation>No hay ningún programa configurado para mostrar carpetas. La carpeta es %1.</translation>
    </message>
    <message>
        <source>an unknown account</source>
        <translation>una cuenta desconocida</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>service address, key id</comment>
        <translation>%1 (clave %2)</translation>
    </message>
    <message>
        <source>%1 (key %2, store %3)</source>
        <comment>service address, key id, name of the store</comment>
        <translation>%1 (clave %2, tienda %3)</translation>
    </message>
    <message>
        <source>The job belongs to another store.</source>
        <translation>La tarea es de otra tienda.</translation>
    </message>
    <message>
        <source>The job belongs to another account.</source>
        <translation>La tarea pertenece a otra cuenta.</translation>
    </message>
    <message>
        <source>It was created for %1, and you are connected to %2.</source>
        <translation>Se creó para %1, y la conexión actual es con %2.</translation>
    </message>
    <message>
        <source>Check the folder %1.</source>
        <translation>Revise la carpeta %1.</translation>
    </message>
    <message>
        <source>Nothing was sent. Connect to the job&apos;s account.</source>
        <translation>No se ha enviado nada. Conéctese a la cuenta de la tarea.</translation>
    </message>
    <message>
        <source>The job is already running.</source>
        <translation>La tarea ya está en curso.</translation>
    </message>
    <message>
        <source>Another window or command is using it.</source>
        <translation>La está usando otra ventana u otro comando.</translation>
    </message>
    <message>
        <source>Wait until it finishes, or stop it there.</source>
        <translation>Espere a que termine o deténgala allí.</translation>
    </message>
    <message>
        <source>Couldn&apos;t lock the job.</source>
        <translation>No se ha podido bloquear la tarea.</translation>
    </message>
    <message>
        <source>The job file was damaged.</source>
        <translation>El archivo de la tarea estaba dañado.</translation>
    </message>
    <message>
        <source>It was saved as %1.</source>
        <translation>Se ha guardado como %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete the job.</source>
        <translation>No se ha podido borrar la tarea.</translation>
    </message>
</context>
<context>
    <name>FormErrors</name>
    <message>
        <source>Enter a date like %1.</source>
        <translation>Escriba una fecha como %1.</translation>
    </message>
</context>
<context>
    <name>FormShowpieces</name>
    <message>
        <source>New contact, partly filled in</source>
        <translation>Nuevo contacto, a medio rellenar</translation>
    </message>
    <message>
        <source>New product, partly filled in</source>
        <translation>Nuevo producto, a medio rellenar</translation>
    </message>
    <message>
        <source>New integration</source>
        <translation>Nueva integración</translation>
    </message>
    <message>
        <source>A form with problems</source>
        <translation>Un formulario con problemas</translation>
    </message>
    <message>
        <source>Review changes</source>
        <translation>Revisar cambios</translation>
    </message>
</context>
<context>
    <name>Grouping</name>
    <message>
        <source>There are too many groups.</source>
        <translation>Hay demasiados grupos.</translation>
    </message>
    <message>
        <source>More than %1 different values were found.</source>
        <translation>Se han encontrado más de %1 valores distintos.</translation>
    </message>
    <message>
        <source>Group by a column with fewer values, or filter first.</source>
        <translation>Agrupe por una columna con menos valores o filtre antes.</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Consent and delivery</source>
        <translation>Consentimiento y envíos</translation>
    </message>
    <message>
        <source>In this store</source>
        <translation>En esta tienda</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Compras</translation>
    </message>
    <message>
        <source>Bounces and unsubscriptions</source>
        <translation>Rebotes y bajas</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>Comprador</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Pago</translation>
    </message>
    <message>
        <source>Stock and recommendations</source>
        <translation>Stock y recomendaciones</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Valoraciones</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Campos personalizados</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Previsiones</translation>
    </message>
</context>
<context>
    <name>Guess</name>
    <message>
        <source>The service can&apos;t search for contacts by name. Look them up by %1.</source>
        <translation>El servicio no puede buscar contactos por nombre. Búsquelos por %1.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
</context>
<context>
    <name>GzipReader</name>
    <message>
        <source>It is incomplete.</source>
        <translation>Está incompleto.</translation>
    </message>
    <message>
        <source>Its compressed data is damaged.</source>
        <translation>Sus datos comprimidos están dañados.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the compressed file.</source>
        <translation>No se ha podido leer el archivo comprimido.</translation>
    </message>
    <message>
        <source>Download it again, or unpack it with another program.</source>
        <translation>Descárguelo de nuevo, o descomprímalo con otro programa.</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>identifies the contact</source>
        <translation>identifica al contacto</translation>
    </message>
    <message>
        <source>+%1 is added if the country code is missing</source>
        <translation>si falta el prefijo, se añade +%1</translation>
    </message>
    <message>
        <source>read from `%1`</source>
        <translation>se lee de `%1`</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Send JSON from a server, with your API key in the header; never from a browser. Members that are not in the table are rejected. An event can be at most %1 KB. If no contact has the email, the event is rejected; `?%2=true` creates the contact.</source>
        <translation>Envíe JSON desde un servidor, con su clave de API en la cabecera; nunca desde un navegador. Se rechazan los miembros que no estén en la tabla. Un evento puede ocupar como máximo %1 KB. Si ningún contacto tiene el correo, el evento se rechaza; `?%2=true` crea el contacto.</translation>
    </message>
    <message>
        <source>These events are not sent by API. The service shows their address.</source>
        <translation>Estos eventos no se envían por API. El servicio muestra su dirección.</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Miembro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
</context>
<context>
    <name>HelpTasks</name>
    <message>
        <source>Review what needs your attention</source>
        <translation>Ver qué requiere su atención</translation>
    </message>
    <message>
        <source>Read the lines under “Needs your attention”, from the top.
Click a line&apos;s button to open the record or page.
Click the cross to dismiss a line you have dealt with.</source>
        <translation>Lea las líneas de «Requiere su atención», de arriba abajo.
Haga clic en el botón de una línea para abrir el registro o la página.
Haga clic en la cruz para descartar una línea ya resuelta.</translation>
    </message>
    <message>
        <source>Refresh the overview</source>
        <translation>Actualizar el resumen</translation>
    </message>
    <message>
        <source>Press F5.
The time beside the title shows when the data was last loaded.
Click a card to open its list.</source>
        <translation>Pulse F5.
La hora junto al título indica cuándo se cargaron los datos por última vez.
Haga clic en una tarjeta para abrir su lista.</translation>
    </message>
    <message>
        <source>Find one record</source>
        <translation>Buscar un registro</translation>
    </message>
    <message>
        <source>Type or paste the email or ID into the field at the top.
Press Enter.
If the type was guessed wrong, choose “Change” beside the field.
Press Ctrl+D to pin the record to the top of the list.</source>
        <translation>Escriba o pegue el correo o el ID en el campo de arriba.
Pulse Intro.
Si el tipo no es el correcto, elija «Cambiar» junto al campo.
Pulse Ctrl+D para fijar el registro al principio de la lista.</translation>
    </message>
    <message>
        <source>Look up several records</source>
        <translation>Buscar varios registros</translation>
    </message>
    <message>
        <source>Copy the emails or IDs from a table or a file.
Choose “Bulk lookup…” and paste them.
Wait until every row says found or not found. You can pause and resume.
Choose “Save as CSV…” or “Use in a bulk job…” under “Use results”.</source>
        <translation>Copie los correos o ID de una tabla o un archivo.
Elija «Búsqueda múltiple…» y péguelos.
Espere a que cada fila indique si se encontró. Puede pausar y continuar.
Elija «Guardar como CSV…» o «Usar en una tarea masiva…» en «Usar los resultados».</translation>
    </message>
    <message>
        <source>Edit a record</source>
        <translation>Modificar un registro</translation>
    </message>
    <message>
        <source>Press F2.
Type the new values. Changed fields are marked.
Choose “Review…” and compare old and new values.
Choose “Save”.
To undo, press Ctrl+Z outside a text field.</source>
        <translation>Pulse F2.
Escriba los valores nuevos. Los campos modificados quedan marcados.
Elija «Revisar…» y compare los valores anteriores y los nuevos.
Elija «Guardar».
Para deshacerlo, pulse Ctrl+Z fuera de un campo de texto.</translation>
    </message>
    <message>
        <source>Delete a record</source>
        <translation>Eliminar un registro</translation>
    </message>
    <message>
        <source>Choose “Delete…” in the Record menu or press Delete.
Leave “Keep a copy in the Bin” on if you may need the record again.
Confirm.
To restore it, open the Bin and choose “Restore…”.</source>
        <translation>Elija «Eliminar…» en el menú Registro o pulse Supr.
Deje activado «Guardar una copia en la Papelera» por si quiere recuperarlo.
Confirme.
Para restaurarlo, abra la Papelera y elija «Restaurar…».</translation>
    </message>
    <message>
        <source>See what changed</source>
        <translation>Ver qué ha cambiado</translation>
    </message>
    <message>
        <source>Open the “History” tab.
Each row shows a field with its old and new value, and whether an edit, a job or an import changed it.
Double-click a row to open the job or import.</source>
        <translation>Abra la pestaña «Historial».
Cada fila muestra un campo con su valor anterior y el nuevo, y si lo cambió una edición, una tarea o una importación.
Haga doble clic en una fila para abrir la tarea o la importación.</translation>
    </message>
    <message>
        <source>Get contacts or activities as a table</source>
        <translation>Obtener contactos o actividades en una tabla</translation>
    </message>
    <message>
        <source>Choose “New export…”.
Choose the data and the date range.
Check the plan: long ranges are exported in parts and joined.
Start it. You can close the tab and keep working.
When it completes, choose “Open” to see the table in Files.</source>
        <translation>Elija «Nueva exportación…».
Elija los datos y el intervalo de fechas.
Revise el plan: los intervalos largos se exportan por partes y se unen.
Iníciela. Puede cerrar la pestaña y seguir trabajando.
Cuando termine, elija «Abrir» para ver la tabla en Archivos.</translation>
    </message>
    <message>
        <source>Save or open the file of an export</source>
        <translation>Guardar o abrir el archivo de una exportación</translation>
    </message>
    <message>
        <source>Select a completed export.
Choose “Open file” to view it as a table, or download it.
If the link has expired, press F5 to renew it.</source>
        <translation>Seleccione una exportación completada.
Elija «Abrir el archivo» para verlo como tabla, o descárguelo.
Si el enlace ha caducado, pulse F5 para renovarlo.</translation>
    </message>
    <message>
        <source>Import a file into the store</source>
        <translation>Importar un archivo a la tienda</translation>
    </message>
    <message>
        <source>Choose “New import…” and the type of data.
Choose the file, drop it on the window or paste rows.
Check the mapping of each column. Columns you don&apos;t need are skipped.
Fix or exclude the marked rows.
Review the preview, then start.
Check the result. You can fix rejected rows and send them again.</source>
        <translation>Elija «Nueva importación…» y el tipo de datos.
Elija el archivo, arrástrelo a la ventana o pegue filas.
Compruebe la asignación de cada columna. Las que no hacen falta se omiten.
Corrija o excluya las filas marcadas.
Revise los cambios e inicie la importación.
Compruebe el resultado: puede corregir las filas rechazadas y volver a enviarlas.</translation>
    </message>
    <message>
        <source>Undo an import</source>
        <translation>Deshacer una importación</translation>
    </message>
    <message>
        <source>Open Jobs and select the import.
Choose “Show result”, then “Undo this import…”.
Check what will be reverted, deleted or left alone.
Confirm. The undo is an import itself, so you can undo it too.</source>
        <translation>Abra Tareas y seleccione la importación.
Elija «Ver el resultado» y después «Deshacer esta importación…».
Revise qué se revertirá, se eliminará o no se tocará.
Confirme. La operación de deshacer es a su vez una importación, así que también se puede deshacer.</translation>
    </message>
    <message>
        <source>Find rows in a table</source>
        <translation>Encontrar filas en una tabla</translation>
    </message>
    <message>
        <source>Create a chart</source>
        <translation>Crear un gráfico</translation>
    </message>
    <message>
        <source>Open the profile of a column with F7.
Choose “Chart”.
Choose what to count or add up, and the column to group by.
Choose “Save image…” or “Copy chart data”.</source>
        <translation>Abra el perfil de una columna con F7.
Elija «Gráfico».
Elija qué contar o sumar y la columna por la que se agrupa.
Elija «Guardar imagen…» o «Copiar datos».</translation>
    </message>
    <message>
        <source>Compare two files</source>
        <translation>Comparar dos archivos</translation>
    </message>
    <message>
        <source>Choose “Compare two files…” and open the older and the newer file.
Check the columns under “Match rows by”.
Press F8 to go to the next difference.
Choose “Save the differences…” to save them.</source>
        <translation>Elija «Comparar dos archivos…» y abra el más antiguo y el más nuevo.
Compruebe las columnas de «Emparejar filas por».
Pulse F8 para ir a la diferencia siguiente.
Elija «Guardar las diferencias…» para guardarlas.</translation>
    </message>
    <message>
        <source>Refill a coupon set</source>
        <translation>Añadir códigos a un conjunto de cupones</translation>
    </message>
    <message>
        <source>Select the set and choose “Refill…”.
Choose a file with codes, paste them or generate them.
Fix or exclude the marked codes.
Start the import. The number of codes left increases within seconds.</source>
        <translation>Seleccione el conjunto y elija «Añadir códigos…».
Elija un archivo con los códigos, péguelos o genérelos.
Corrija o excluya los códigos marcados.
Inicie la importación. El número de códigos disponibles aumenta en unos segundos.</translation>
    </message>
    <message>
        <source>See how coupon sets and workflows are linked</source>
        <translation>Ver qué conjuntos y flujos están relacionados</translation>
    </message>
    <message>
        <source>Coupon sets list the workflows that use them, and workflows list their coupon sets.
Click a name to open it.
If there are several, choose one from the list.</source>
        <translation>Los conjuntos de cupones muestran los flujos que los usan, y los flujos muestran sus conjuntos.
Haga clic en un nombre para abrirlo.
Si hay varios, elija uno en la lista.</translation>
    </message>
    <message>
        <source>Add a contact field</source>
        <translation>Añadir un campo de contacto</translation>
    </message>
    <message>
        <source>Choose “New contact field…”.
Type a name. The ID is derived from it.
Choose the type. It can&apos;t be changed later.
Create the field.</source>
        <translation>Elija «Nuevo campo…».
Escriba un nombre. El ID se forma a partir de él.
Elija el tipo: después no se puede cambiar.
Cree el campo.</translation>
    </message>
    <message>
        <source>Define an event type</source>
        <translation>Definir un tipo de evento</translation>
    </message>
    <message>
        <source>Select an integration, or create one.
Choose “New event type…”.
Add the fields by hand, or choose “From a sample…” and paste an event.
Choose the field that identifies the contact.
Create the event type and share it with a developer.</source>
        <translation>Seleccione la integración o cree una.
Elija «Nuevo tipo de evento…».
Añada los campos a mano, o elija «Desde un ejemplo…» y pegue un evento.
Elija el campo que identifica al contacto.
Cree el tipo de evento y páselo a un desarrollador.</translation>
    </message>
    <message>
        <source>Change an event type</source>
        <translation>Modificar un tipo de evento</translation>
    </message>
    <message>
        <source>Open the event type and choose “Edit…”.
Change its fields.
Check the plan: what is replaced, and what stops working meanwhile.
Run it. You can roll back to the old definition.</source>
        <translation>Abra el tipo de evento y elija «Editar…».
Modifique sus campos.
Revise el plan: qué se sustituye y qué deja de funcionar entretanto.
Ejecútelo. Puede volver a la definición anterior.</translation>
    </message>
    <message>
        <source>Send a test event</source>
        <translation>Enviar un evento de prueba</translation>
    </message>
    <message>
        <source>Choose the event type.
Fill in its fields. Use a contact meant for tests.
Press Ctrl+Enter. This starts the workflows that the event triggers.
Compare the contact before and after.</source>
        <translation>Elija el tipo de evento.
Rellene sus campos. Use un contacto destinado a pruebas.
Pulse Ctrl+Intro. Se inician los flujos que activa el evento.
Compare el contacto antes y después.</translation>
    </message>
    <message>
        <source>Share with a developer</source>
        <translation>Pasar a un desarrollador</translation>
    </message>
    <message>
        <source>Open the event type.
Choose “Share with a developer…”.
Copy or save what you need. Your API key is not included.</source>
        <translation>Abra el tipo de evento.
Elija «Pasar a un desarrollador…».
Copie o guarde lo que necesite. No incluye su clave de API.</translation>
    </message>
    <message>
        <source>Fill in the form</source>
        <translation>Rellenar el formulario</translation>
    </message>
    <message>
        <source>Fill in the required fields.
Press F8 to go to the next field that needs attention.
Press Ctrl+S to create the record.
If you close the tab first, your draft is saved.</source>
        <translation>Rellene los campos obligatorios.
Pulse F8 para ir al siguiente campo que requiere atención.
Pulse Ctrl+S para crear el registro.
Si antes cierra la pestaña, se guarda el borrador.</translation>
    </message>
    <message>
        <source>Change or delete many records</source>
        <translation>Modificar o eliminar muchos registros</translation>
    </message>
    <message>
        <source>Choose an action.
Choose a file or paste the rows.
Choose the column that identifies the record, and map the others to fields.
Check every row and compare it with the current values.
Start. The job keeps running if you close the tab.</source>
        <translation>Elija una acción.
Elija un archivo o pegue las filas.
Indique qué columna identifica el registro y asigne las demás a campos.
Compruebe cada fila y compárela con los valores actuales.
Inicie la tarea. Continúa aunque cierre la pestaña.</translation>
    </message>
    <message>
        <source>Track a job</source>
        <translation>Seguir una tarea</translation>
    </message>
    <message>
        <source>Select it to see its rows and their results.
Pause it, or resume where it stopped.
Choose “Retry these” for rows that failed.
Choose “Save report…” to save the result.</source>
        <translation>Selecciónela para ver sus filas y los resultados.
Páusela o continúe donde se detuvo.
Elija «Reintentar estas» para las filas que fallaron.
Elija «Guardar informe…» para guardar el resultado.</translation>
    </message>
    <message>
        <source>Undo a job</source>
        <translation>Deshacer una tarea</translation>
    </message>
    <message>
        <source>Select the job. It must have saved the previous values.
Choose “Undo…”.
Check what will be restored, and confirm. Values changed later by others are left alone.</source>
        <translation>Seleccione la tarea. Debe haber guardado los valores anteriores.
Elija «Deshacer…».
Revise qué se restaurará y confirme. Los valores que otros cambiaron después no se tocan.</translation>
    </message>
    <message>
        <source>Erase a contact permanently</source>
        <translation>Eliminar un contacto definitivamente</translation>
    </message>
    <message>
        <source>Type the contacts and your reference.
Check what will be deleted in the service and on this computer.
Confirm with the number of contacts.
Choose “Save certificate…” when it is done.</source>
        <translation>Escriba los contactos y su referencia.
Revise qué se eliminará en el servicio y en este ordenador.
Confirme con el número de contactos.
Elija «Guardar certificado…» cuando termine.</translation>
    </message>
    <message>
        <source>Restore deleted records</source>
        <translation>Restaurar registros eliminados</translation>
    </message>
    <message>
        <source>Select the copy and check its contents.
Choose “Restore…”.
Storedesk checks that no one has created the record again.
Confirm. The record is created again.</source>
        <translation>Seleccione la copia y revise su contenido.
Elija «Restaurar…».
Storedesk comprueba que nadie haya vuelto a crear el registro.
Confirme: el registro se crea de nuevo.</translation>
    </message>
    <message>
        <source>Undo a change</source>
        <translation>Deshacer un cambio</translation>
    </message>
    <message>
        <source>Find the change. Edits show the field; jobs and imports are a single row.
Double-click it to open the record, job or import.
Undo it there.</source>
        <translation>Busque el cambio. Las ediciones muestran el campo; las tareas e importaciones son una sola fila.
Haga doble clic para abrir el registro, la tarea o la importación.
Deshágalo allí.</translation>
    </message>
    <message>
        <source>Check the connection</source>
        <translation>Comprobar la conexión</translation>
    </message>
    <message>
        <source>Press F5 to load the store again.
“Protection” shows whether this account can change data.
“Request limit” shows why something may be slow.</source>
        <translation>Pulse F5 para volver a cargar la tienda.
«Protección» indica si esta cuenta puede modificar datos.
«Límite de peticiones» explica por qué algo puede ir lento.</translation>
    </message>
    <message>
        <source>Compare an event type</source>
        <translation>Comparar un tipo de evento</translation>
    </message>
    <message>
        <source>Choose “Compare with…”, then a file, another event type or another account.
Each row of the list is a difference.
If the other account doesn&apos;t have the event type, choose “Copy it there…”.</source>
        <translation>Elija «Comparar con…» y después un archivo, otro tipo de evento u otra cuenta.
Cada fila de la lista es una diferencia.
Si la otra cuenta no tiene el tipo de evento, elija «Copiarlo allí…».</translation>
    </message>
    <message>
        <source>Copy the setup of another account</source>
        <translation>Copiar la configuración de otra cuenta</translation>
    </message>
    <message>
        <source>Choose the other account under “From…”, or open a setup file. The source is not changed.
Check what will be created, what already exists, what differs and what can&apos;t be copied.
Untick what you don&apos;t want.
Choose “Apply…” and confirm. It runs as a job that you can pause.</source>
        <translation>Elija la otra cuenta en «Desde…» o abra un archivo de configuración. El origen no se modifica.
Revise qué se creará, qué ya existe, qué es distinto y qué no se puede copiar.
Desmarque lo que no quiera.
Elija «Aplicar…» y confirme. Es una tarea que puede pausar.</translation>
    </message>
    <message>
        <source>Add several contact fields</source>
        <translation>Añadir varios campos de contacto</translation>
    </message>
    <message>
        <source>Copy the rows from a spreadsheet: ID, name, type, options.
Paste them and read the note beside each field.
Fix the marked rows.
Create the fields. It runs as a job that you can pause.</source>
        <translation>Copie las filas de una hoja de cálculo: ID, nombre, tipo, opciones.
Péguelas y lea la nota junto a cada campo.
Corrija las filas marcadas.
Cree los campos. Es una tarea que puede pausar.</translation>
    </message>
    <message>
        <source>Change a contact field</source>
        <translation>Modificar un campo de contacto</translation>
    </message>
    <message>
        <source>Choose “New like this…” and create the new field with another ID.
Choose “Export contacts…”. The file contains the values of the old field.
Choose “Import…” and map the old column to the new field.
Check a few contacts, then delete the old field.</source>
        <translation>Elija «Duplicar…» y cree el campo nuevo con otro ID.
Elija «Exportar contactos…»: el archivo contiene los valores del campo antiguo.
Elija «Importar…» y asigne la columna antigua al campo nuevo.
Revise algunos contactos y después elimine el campo antiguo.</translation>
    </message>
    <message>
        <source>Delete local data</source>
        <translation>Borrar datos locales</translation>
    </message>
    <message>
        <source>Find the type of data. The “Personal data” column shows whether it includes data about people.
Choose “Delete…” in its row.
Confirm. Nothing is deleted in the service.</source>
        <translation>Busque el tipo de datos. La columna «Datos personales» indica si contiene datos de personas.
Elija «Borrar…» en su fila.
Confirme. En el servicio no se elimina nada.</translation>
    </message>
    <message>
        <source>Delete all local data of an account</source>
        <translation>Borrar todos los datos locales de una cuenta</translation>
    </message>
    <message>
        <source>Choose “Delete all local data of this account…”.
Type the name of the account.
Confirm. Its data and API key are deleted from this computer, and Storedesk disconnects.</source>
        <translation>Elija «Borrar todos los datos locales de esta cuenta…».
Escriba el nombre de la cuenta.
Confirme. Sus datos y su clave de API se borran de este ordenador y Storedesk se desconecta.</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <translation>Cambiar un ajuste</translation>
    </message>
    <message>
        <source>Press Ctrl+F and type a word, such as “proxy” or “dark”.
Choose a value. It takes effect immediately.
A dot marks settings that differ from the default.
Choose “Reset to defaults” beside a heading to reset a whole section.</source>
        <translation>Pulse Ctrl+F y escriba una palabra, por ejemplo «proxy» u «oscuro».
Elija un valor. Se aplica al momento.
Un punto marca los ajustes que difieren del valor predeterminado.
Elija «Valores predeterminados» junto a un título para restablecer una sección entera.</translation>
    </message>
    <message>
        <source>Connect through a company proxy</source>
        <translation>Conectar a través del proxy de la empresa</translation>
    </message>
    <message>
        <source>First, leave “Proxy” set to “System”. Most computers are already set up.
Otherwise choose “Manual” and type the address with its port.
Type the user name and password if the proxy needs them. The password is saved in the keychain.
If certificates are rejected, choose your company&apos;s file under “Extra certificates”.</source>
        <translation>Deje primero «Proxy» en «Sistema»: la mayoría de los ordenadores ya están configurados.
Si no, elija «Manual» y escriba la dirección con su puerto.
Escriba usuario y contraseña si el proxy los pide. La contraseña se guarda en el llavero.
Si se rechazan certificados, elija el archivo de su empresa en «Certificados adicionales».</translation>
    </message>
    <message>
        <source>Open a file with Ctrl+O, or drop it on the window.
Choose “Condition”, then a column and the value to match.
Click a column heading to sort by it.
Choose “Save visible data…” to save the rows as a file.</source>
        <translation>Abra un archivo con Ctrl+O o arrástrelo a la ventana.
Elija «Condición», una columna y el valor que debe contener.
Haga clic en la cabecera de una columna para ordenar.
Elija «Guardar los datos visibles…» para guardar las filas en un archivo.</translation>
    </message>
    <message>
        <source>Get help with a diagnostic report</source>
        <translation>Pedir ayuda con un informe de diagnóstico</translation>
    </message>
    <message>
        <source>Repeat the steps that cause the problem, so that they are among the latest requests.
Open the report and press F5.
Read it, and switch off what you don&apos;t want to share.
Choose “Save…” and attach the file to your message, or choose “Copy” and paste it.</source>
        <translation>Repita los pasos que causan el problema, para que estén entre las últimas peticiones.
Abra el informe y pulse F5.
Léalo y quite lo que no quiera compartir.
Elija «Guardar…» y adjunte el archivo a su mensaje, o elija «Copiar» y péguelo.</translation>
    </message>
    <message>
        <source>Send a shop&apos;s orders</source>
        <translation>Enviar los pedidos de una tienda</translation>
    </message>
    <message>
        <source>Choose the shop&apos;s order file.
Check what each column contains.
Answer Storedesk&apos;s questions about dates, currency and totals.
Look up the records, and create the missing ones.
Review the orders and send them.</source>
        <translation>Elija el archivo de pedidos de la tienda.
Compruebe qué contiene cada columna.
Responda a las preguntas de Storedesk sobre fechas, moneda y totales.
Consulte los registros y cree los que faltan.
Revise los pedidos y envíelos.</translation>
    </message>
</context>
<context>
    <name>HelpTopics</name>
    <message>
        <source>What is running, what needs your attention and how the store is doing. Every line opens its record or page.</source>
        <translation>Qué está en curso, qué requiere su atención y cómo va la tienda. Cada línea abre su registro o página.</translation>
    </message>
    <message>
        <source>Find a contact by email or external ID. The service can&apos;t list contacts; the ones you opened before are listed here. Paste several values for a bulk lookup.</source>
        <translation>Busque un contacto por su correo o ID externo. El servicio no ofrece una lista de contactos; aquí aparecen los que ya ha abierto. Pegue varios valores para una búsqueda múltiple.</translation>
    </message>
    <message>
        <source>Find a product by its ID. The service can&apos;t list products; the ones you opened before are listed here. Paste several values for a bulk lookup.</source>
        <translation>Busque un producto por su ID. El servicio no ofrece una lista de productos; aquí aparecen los que ya ha abierto. Pegue varios valores para una búsqueda múltiple.</translation>
    </message>
    <message>
        <source>Find a purchase by its ID. The service can&apos;t list purchases; the ones you opened before are listed here. Paste several values for a bulk lookup.</source>
        <translation>Busque una compra por su ID. El servicio no ofrece una lista de compras; aquí aparecen las que ya ha abierto. Pegue varios valores para una búsqueda múltiple.</translation>
    </message>
    <message>
        <source>Everything the service knows about one contact. Edit it and review old and new values before anything is sent; you can undo a saved change.</source>
        <translation>Todo lo que el servicio sabe de un contacto. Edítelo y revise los valores antiguos y nuevos antes de enviar nada; un cambio guardado se puede deshacer.</translation>
    </message>
    <message>
        <source>Everything the service knows about one product. Edit it and review old and new values before anything is sent; you can undo a saved change.</source>
        <translation>Todo lo que el servicio sabe de un producto. Edítelo y revise los valores antiguos y nuevos antes de enviar nada; un cambio guardado se puede deshacer.</translation>
    </message>
    <message>
        <source>A purchase with its products. Purchases can&apos;t be edited. To correct one, delete it and create it again.</source>
        <translation>Una compra con sus productos. Las compras no se pueden modificar; para corregir una, elimínela y créela de nuevo.</translation>
    </message>
    <message>
        <source>Paste a list of emails or IDs to look them up. You can save the results as a table.</source>
        <translation>Pegue una lista de correos o ID para buscarlos. Puede guardar los resultados como tabla.</translation>
    </message>
    <message>
        <source>Files the service creates from your data. Create one, then open it as a table or download it. Running exports update automatically.</source>
        <translation>Archivos que el servicio crea con sus datos. Cree uno y después ábralo como tabla o descárguelo. Las exportaciones en curso se actualizan solas.</translation>
    </message>
    <message>
        <source>An export with its status and file. When it completes, open the file as a table or download it.</source>
        <translation>Una exportación con su estado y su archivo. Cuando termine, abra el archivo como tabla o descárguelo.</translation>
    </message>
    <message>
        <source>Files sent to the service to add or change contacts, products or coupons. Rejected rows are in each import&apos;s error report.</source>
        <translation>Archivos enviados al servicio para añadir o modificar contactos, productos o cupones. Las filas rechazadas están en el informe de errores de cada importación.</translation>
    </message>
    <message>
        <source>An import with its progress. Rejected rows and reasons are in the error report.</source>
        <translation>Una importación con su progreso. Las filas rechazadas y sus motivos están en el informe de errores.</translation>
    </message>
    <message>
        <source>Open tables of any size: filter, sort, search, create charts, compare two files and save visible data. The file itself is never changed.</source>
        <translation>Abra tablas de cualquier tamaño: filtre, ordene, busque, cree gráficos, compare dos archivos y guarde los datos visibles. El archivo nunca se modifica.</translation>
    </message>
    <message>
        <source>Compare two files row by row: rows added, removed and changed. Choose the columns that identify a row.</source>
        <translation>Compare dos archivos fila a fila: filas añadidas, eliminadas y modificadas. Elija las columnas que identifican una fila.</translation>
    </message>
    <message>
        <source>The workflows of the store and their status. To change them, use the service&apos;s own application.</source>
        <translation>Los flujos de la tienda y su estado. Se modifican en la aplicación del servicio.</translation>
    </message>
    <message>
        <source>The fields of every contact. You can add your own. ID and type can&apos;t be changed later.</source>
        <translation>Los campos de cada contacto. Puede añadir los suyos. El ID y el tipo no se pueden cambiar después.</translation>
    </message>
    <message>
        <source>A source of events with its event types. Add an event type or send an event.</source>
        <translation>Un origen de eventos con sus tipos de evento. Añada un tipo de evento o envíe un evento.</translation>
    </message>
    <message>
        <source>Fill in what you know and create the contact. The form is saved as a draft while you type.</source>
        <translation>Rellene lo que sepa y cree el contacto. El formulario se guarda como borrador mientras escribe.</translation>
    </message>
    <message>
        <source>Fill in what you know and create the product. The form is saved as a draft while you type.</source>
        <translation>Rellene lo que sepa y cree el producto. El formulario se guarda como borrador mientras escribe.</translation>
    </message>
    <message>
        <source>Enter who bought what and when. Type or paste the items; totals are calculated unless you enter your own.</source>
        <translation>Indique quién compró qué y cuándo. Escriba o pegue las líneas; los totales se calculan salvo que escriba los suyos.</translation>
    </message>
    <message>
        <source>Name the field and choose its type. You can paste options from a table, one per line.</source>
        <translation>Dé nombre al campo y elija su tipo. Las opciones se pueden pegar desde una tabla, una por línea.</translation>
    </message>
    <message>
        <source>Name the source of your events. Add its event types afterwards.</source>
        <translation>Dé nombre al origen de sus eventos. Sus tipos de evento se añaden después.</translation>
    </message>
    <message>
        <source>Name the event type and its fields. One email field identifies the contact.</source>
        <translation>Dé nombre al tipo de evento y a sus campos. Un campo de correo identifica al contacto.</translation>
    </message>
    <message>
        <source>Send a single event by hand, for example to test a workflow. Events can&apos;t be undone.</source>
        <translation>Envíe un solo evento a mano, por ejemplo para probar un flujo. Los eventos no se pueden deshacer.</translation>
    </message>
    <message>
        <source>Copies of records you deleted. Restore a record, or view its contents.</source>
        <translation>Copias de los registros que eliminó. Restaure un registro o vea su contenido.</translation>
    </message>
    <message>
        <source>Details of the connected store, from the service.</source>
        <translation>Datos de la tienda conectada, según el servicio.</translation>
    </message>
    <message>
        <source>Sets of coupon codes and the number left. Refill a set by importing codes from a CSV file or a spreadsheet.</source>
        <translation>Conjuntos de códigos de cupón y cuántos quedan. Añada códigos importándolos de un archivo CSV o una hoja de cálculo.</translation>
    </message>
    <message>
        <source>refill coupon codes vouchers discount excel</source>
        <translation>reponer rellenar códigos de cupón vales descuento excel</translation>
    </message>
    <message>
        <source>Import a CSV file, an Excel workbook or an OpenDocument spreadsheet with any column names. Columns are mapped to fields, and every row is checked and can be fixed before anything is sent. The result is shown row by row.</source>
        <translation>Importe un archivo CSV, un libro de Excel o una hoja de cálculo OpenDocument con cualquier nombre de columna. Las columnas se asignan a campos, y cada fila se comprueba y se puede corregir antes de enviar nada. El resultado se muestra fila a fila.</translation>
    </message>
    <message>
        <source>csv excel xlsx ods spreadsheet refill coupon codes upload columns</source>
        <translation>csv excel xlsx ods hoja de cálculo reponer rellenar códigos de cupón subir columnas</translation>
    </message>
    <message>
        <source>csv spreadsheet excel table</source>
        <translation>csv hoja de cálculo excel tabla</translation>
    </message>
    <message>
        <source>Apply one action to many records: choose the action, add rows from a file or the clipboard, check the preview and start. Bulk lookups also work on read-only accounts.</source>
        <translation>Aplique una acción a muchos registros: elija la acción, añada filas desde un archivo o el portapapeles, revise los cambios e inicie la tarea. Las búsquedas múltiples también funcionan en cuentas de solo lectura.</translation>
    </message>
    <message>
        <source>csv spreadsheet excel many mass batch</source>
        <translation>csv hoja de cálculo excel muchos masivo lote</translation>
    </message>
    <message>
        <source>Jobs with the result of every row. Pause, resume, undo, or save a report.</source>
        <translation>Tareas con el resultado de cada fila. Puede pausar, continuar, deshacer o guardar un informe.</translation>
    </message>
    <message>
        <source>Choose the data and the date range. The service exports up to 31 days at a time. Longer ranges are exported in parts, downloaded, checked and joined into one table.</source>
        <translation>Elija los datos y el intervalo de fechas. El servicio exporta hasta 31 días de una vez. Los intervalos más largos se exportan por partes, se descargan, se comprueban y se unen en una sola tabla.</translation>
    </message>
    <message>
        <source>A set of coupon codes: how many are left, how fast they are used and which workflows use it.</source>
        <translation>Un conjunto de cupones: cuántos códigos quedan, a qué ritmo se usan y qué flujos lo usan.</translation>
    </message>
    <message>
        <source>A workflow with its status and coupon sets. To change it, use the service&apos;s own application.</source>
        <translation>Un flujo con su estado y sus conjuntos de cupones. Se modifica en la aplicación del servicio.</translation>
    </message>
    <message>
        <source>A contact field: ID, type and options.</source>
        <translation>Un campo de contacto: ID, tipo y opciones.</translation>
    </message>
    <message>
        <source>An event type with its fields, including the one that identifies the contact.</source>
        <translation>Un tipo de evento con sus campos, entre ellos el que identifica al contacto.</translation>
    </message>
    <message>
        <source>The definition of an event type. The service can&apos;t change it, so Storedesk replaces it with a new one, following a plan.</source>
        <translation>La definición de un tipo de evento. El servicio no puede modificarla, así que Storedesk la sustituye por una nueva siguiendo un plan.</translation>
    </message>
    <message>
        <source>The plan that replaces an event type, step by step. You can stop and roll back.</source>
        <translation>El plan que sustituye un tipo de evento, paso a paso. Puede detenerlo y volver atrás.</translation>
    </message>
    <message>
        <source>What a developer needs to send events of this type.</source>
        <translation>Lo que un desarrollador necesita para enviar eventos de este tipo.</translation>
    </message>
    <message>
        <source>The changes of an import that can be undone, record by record.</source>
        <translation>Los cambios de una importación que se pueden deshacer, registro a registro.</translation>
    </message>
    <message>
        <source>Delete contacts in the service and all copies on this computer, with a certificate.</source>
        <translation>Elimine contactos del servicio y todas sus copias en este ordenador, con un certificado.</translation>
    </message>
    <message>
        <source>Changes made from this computer: edits with old and new values, jobs and imports.</source>
        <translation>Cambios hechos desde este ordenador: ediciones con su valor anterior y el nuevo, tareas e importaciones.</translation>
    </message>
    <message>
        <source>Compare an event type with a file, another event type or the same one in another account, field by field.</source>
        <translation>Compare un tipo de evento con un archivo, con otro tipo o con el mismo en otra cuenta, campo por campo.</translation>
    </message>
    <message>
        <source>Compare the contact fields, integrations and event types of another account or a file with this account. Choose what to copy; it runs as a job.</source>
        <translation>Compare los campos de contacto, las integraciones y los tipos de evento de otra cuenta o de un archivo con esta cuenta. Elija qué copiar; se ejecuta como una tarea.</translation>
    </message>
    <message>
        <source>Create several contact fields from pasted rows. Every row is checked before anything is created.</source>
        <translation>Cree varios campos de contacto a partir de filas pegadas. Cada fila se comprueba antes de crear nada.</translation>
    </message>
    <message>
        <source>The service can&apos;t change a contact field. This page helps you replace it with a new one.</source>
        <translation>El servicio no puede modificar un campo de contacto. Esta página le ayuda a sustituirlo por uno nuevo.</translation>
    </message>
    <message>
        <source>Sources of events with their event types. Expand one to see its event types, add one or send a test event.</source>
        <translation>Orígenes de eventos con sus tipos de evento. Despliegue uno para ver sus tipos, añadir otro o enviar un evento de prueba.</translation>
    </message>
    <message>
        <source>All data of this account stored on this computer: size, age, location and retention. Delete one type or everything.</source>
        <translation>Todos los datos de esta cuenta guardados en este ordenador: tamaño, antigüedad, ubicación y conservación. Borre un tipo o todo.</translation>
    </message>
    <message>
        <source>privacy storage disk delete data folder retention</source>
        <translation>privacidad almacenamiento disco borrar datos carpeta retención</translation>
    </message>
    <message>
        <source>Settings for all accounts: appearance, language, folders, data retention and network. Changes take effect immediately.</source>
        <translation>Ajustes para todas las cuentas: aspecto, idioma, carpetas, conservación de datos y red. Los cambios se aplican al momento.</translation>
    </message>
    <message>
        <source>settings options configuration proxy certificate theme</source>
        <translation>ajustes opciones configuración proxy certificado tema</translation>
    </message>
    <message>
        <source>A report for support with program, system and recent request details. It contains no API keys or personal data, and nothing is sent.</source>
        <translation>Un informe para asistencia con datos del programa, del sistema y de las últimas peticiones. No contiene claves de API ni datos personales, y no se envía nada.</translation>
    </message>
    <message>
        <source>support problem bug error log troubleshoot</source>
        <translation>soporte problema fallo error registro avería</translation>
    </message>
    <message>
        <source>Send your shop&apos;s orders as purchases, from the file that the shop exports. Orders are checked, contacts and products are looked up, and each order is sent once.</source>
        <translation>Envíe los pedidos de su tienda como compras, a partir del archivo que exporta la tienda. Se comprueban los pedidos, se consultan los contactos y productos, y cada pedido se envía una sola vez.</translation>
    </message>
    <message>
        <source>orders csv spreadsheet excel shopify woocommerce prestashop</source>
        <translation>pedidos csv hoja de cálculo excel shopify woocommerce prestashop</translation>
    </message>
</context>
<context>
    <name>ImportCheck</name>
    <message>
        <source>The check was cancelled.</source>
        <translation>Se ha cancelado la comprobación.</translation>
    </message>
</context>
<context>
    <name>ImportEndScenes</name>
    <message>
        <source>New import: a damaged file</source>
        <translation>Importación nueva: un archivo dañado</translation>
    </message>
    <message>
        <source>New import: uneven lines</source>
        <translation>Importación nueva: líneas desiguales</translation>
    </message>
    <message>
        <source>New import: no identifier column</source>
        <translation>Importación nueva: ninguna columna identifica los registros</translation>
    </message>
    <message>
        <source>New import: a new field</source>
        <translation>Importación nueva: un campo nuevo</translation>
    </message>
    <message>
        <source>New import: a new field is rejected</source>
        <translation>Importación nueva: un campo nuevo rechazado</translation>
    </message>
    <message>
        <source>New import: all rows are valid</source>
        <translation>Importación nueva: todas las filas son válidas</translation>
    </message>
    <message>
        <source>New import: all rows imported</source>
        <translation>Importación nueva: todas las filas importadas</translation>
    </message>
    <message>
        <source>New import: the service is down</source>
        <translation>Importación nueva: el servicio no responde</translation>
    </message>
    <message>
        <source>New import: the service rejects the file</source>
        <translation>Importación nueva: el servicio rechaza el archivo</translation>
    </message>
    <message>
        <source>New import: coupons imported</source>
        <translation>Importación nueva: cupones importados</translation>
    </message>
    <message>
        <source>Undo an import: preview</source>
        <translation>Deshacer una importación: vista previa</translation>
    </message>
    <message>
        <source>Undo an import: done</source>
        <translation>Deshacer una importación: hecho</translation>
    </message>
    <message>
        <source>New import: rows with the same reason</source>
        <translation>Importación nueva: filas con el mismo motivo</translation>
    </message>
</context>
<context>
    <name>ImportFaults</name>
    <message>
        <source>A row needs an email or an external ID.</source>
        <translation>Una fila necesita un correo o un ID externo.</translation>
    </message>
    <message>
        <source>More cells than columns</source>
        <translation>Más celdas que columnas</translation>
    </message>
    <message>
        <source>too many cells</source>
        <translation>demasiadas celdas</translation>
    </message>
    <message>
        <source>The row has more cells than the table has columns. A separator or quote may be misplaced.</source>
        <translation>La fila tiene más celdas que columnas tiene la tabla. Puede haber un separador o unas comillas mal puestos.</translation>
    </message>
    <message>
        <source>Phone with spaces or 00</source>
        <translation>Teléfono con espacios o 00</translation>
    </message>
    <message>
        <source>spaces or 00</source>
        <translation>espacios o 00</translation>
    </message>
    <message>
        <source>Not a phone number</source>
        <translation>No es un teléfono</translation>
    </message>
    <message>
        <source>Not a date</source>
        <translation>No es una fecha</translation>
    </message>
    <message>
        <source>Number starts with 0</source>
        <translation>El número empieza por 0</translation>
    </message>
    <message>
        <source>Number with comma or thousands separator</source>
        <translation>Número con coma o separador de miles</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>No es un número</translation>
    </message>
    <message>
        <source>Email with two @ signs</source>
        <translation>Correo con dos @</translation>
    </message>
    <message>
        <source>two @ signs</source>
        <translation>dos @</translation>
    </message>
    <message>
        <source>Not an email address</source>
        <translation>No es una dirección de correo</translation>
    </message>
    <message>
        <source>not a valid email</source>
        <translation>correo no válido</translation>
    </message>
    <message>
        <source>Not an option of the field</source>
        <translation>No es una opción del campo</translation>
    </message>
    <message>
        <source>Address without https://</source>
        <translation>Dirección sin https://</translation>
    </message>
    <message>
        <source>no https://</source>
        <translation>sin https://</translation>
    </message>
    <message>
        <source>Not a web address</source>
        <translation>No es una dirección web</translation>
    </message>
    <message>
        <source>Outside the store&apos;s domains</source>
        <translation>Fuera de los dominios de la tienda</translation>
    </message>
    <message>
        <source>other domain</source>
        <translation>otro dominio</translation>
    </message>
    <message>
        <source>The address is not in any of the store&apos;s domains.</source>
        <translation>La dirección no está en ningún dominio de la tienda.</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>Too long</source>
        <translation>Demasiado largo</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>demasiado largo</translation>
    </message>
    <message>
        <source>Number too small</source>
        <translation>Número demasiado pequeño</translation>
    </message>
    <message>
        <source>too small</source>
        <translation>demasiado pequeño</translation>
    </message>
    <message>
        <source>Number too large</source>
        <translation>Número demasiado grande</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>demasiado grande</translation>
    </message>
    <message>
        <source>Date too early</source>
        <translation>Fecha anterior a la mínima</translation>
    </message>
    <message>
        <source>too early</source>
        <translation>anterior a la mínima</translation>
    </message>
    <message>
        <source>Date too late</source>
        <translation>Fecha posterior a la máxima</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>posterior a la máxima</translation>
    </message>
    <message>
        <source>Duplicate value in a list</source>
        <translation>Valor repetido en una lista</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>repetido</translation>
    </message>
    <message>
        <source>Not a valid value for the field</source>
        <translation>No es un valor válido del campo</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>no válido</translation>
    </message>
    <message>
        <source>Duplicate code</source>
        <translation>Código repetido</translation>
    </message>
    <message>
        <source>The same code appears again further down.</source>
        <translation>El mismo código aparece otra vez más abajo.</translation>
    </message>
    <message>
        <source>Duplicate record</source>
        <translation>Registro repetido</translation>
    </message>
    <message>
        <source>The same record appears again further down. The last row is used.</source>
        <translation>El mismo registro aparece otra vez más abajo. Se usa la última fila.</translation>
    </message>
    <message>
        <source>Code already sent</source>
        <translation>Código ya enviado</translation>
    </message>
    <message>
        <source>already sent</source>
        <translation>ya enviado</translation>
    </message>
    <message>
        <source>This code was already sent to the coupon set from this computer.</source>
        <translation>Este código ya se envió a este conjunto de cupones desde este ordenador.</translation>
    </message>
    <message>
        <source>Impossible phone number</source>
        <translation>Teléfono imposible</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>imposible</translation>
    </message>
    <message>
        <source>No country uses numbers like this one. It is too long or too short.</source>
        <translation>Ningún país usa números como este. Es demasiado largo o demasiado corto.</translation>
    </message>
    <message>
        <source>Neither email nor external ID</source>
        <translation>Ni correo ni ID externo</translation>
    </message>
    <message>
        <source>email or ID required</source>
        <translation>falta el correo o el ID</translation>
    </message>
    <message>
        <source>Empty, but required</source>
        <translation>Vacío, pero obligatorio</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>Leading or trailing spaces</source>
        <translation>Espacios al principio o al final</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>espacios</translation>
    </message>
    <message>
        <source>The value has leading or trailing spaces.</source>
        <translation>El valor tiene espacios al principio o al final.</translation>
    </message>
    <message>
        <source>not a phone number</source>
        <translation>no es un teléfono</translation>
    </message>
    <message>
        <source>Date in another format</source>
        <translation>Fecha en otro formato</translation>
    </message>
    <message>
        <source>other format</source>
        <translation>otro formato</translation>
    </message>
    <message>
        <source>not a date</source>
        <translation>no es una fecha</translation>
    </message>
    <message>
        <source>starts with 0</source>
        <translation>empieza por 0</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>Email with stray characters</source>
        <translation>Correo con caracteres extraños</translation>
    </message>
    <message>
        <source>stray characters</source>
        <translation>caracteres extraños</translation>
    </message>
    <message>
        <source>not an option</source>
        <translation>no es una opción</translation>
    </message>
    <message>
        <source>not a web address</source>
        <translation>no es una dirección web</translation>
    </message>
    <message>
        <source>Unreadable characters</source>
        <translation>Caracteres ilegibles</translation>
    </message>
    <message>
        <source>Fewer cells than columns</source>
        <translation>Menos celdas que columnas</translation>
    </message>
    <message>
        <source>too few cells</source>
        <translation>faltan celdas</translation>
    </message>
    <message>
        <source>The row has fewer cells than the table has columns, so its values may be in the wrong columns.</source>
        <translation>La fila tiene menos celdas que columnas tiene la tabla, así que sus valores pueden estar en columnas equivocadas.</translation>
    </message>
    <message>
        <source>Misplaced quote</source>
        <translation>Comillas mal puestas</translation>
    </message>
    <message>
        <source>misplaced quote</source>
        <translation>comillas mal puestas</translation>
    </message>
    <message>
        <source>A cell continues after its closing quote, or a quote is not closed, so values may be wrong.</source>
        <translation>Una celda continúa después de cerrar las comillas, o no las cierra, así que los valores pueden ser erróneos.</translation>
    </message>
    <message>
        <source>NUL bytes</source>
        <translation>Bytes NUL</translation>
    </message>
    <message>
        <source>The row contains NUL bytes. The file may be damaged here.</source>
        <translation>La fila contiene bytes NUL: el archivo puede estar dañado aquí.</translation>
    </message>
    <message>
        <source>Spreadsheet error</source>
        <translation>Error de hoja de cálculo</translation>
    </message>
    <message>
        <source>spreadsheet error</source>
        <translation>error de hoja de cálculo</translation>
    </message>
    <message>
        <source>The spreadsheet has an error or an uncalculated formula here instead of a value.</source>
        <translation>La hoja de cálculo tiene aquí un error, o una fórmula sin calcular, en lugar de un valor.</translation>
    </message>
    <message>
        <source>Extra spaces</source>
        <translation>Espacios de más</translation>
    </message>
    <message>
        <source>extra spaces</source>
        <translation>espacios de más</translation>
    </message>
    <message>
        <source>There are leading, trailing or repeated spaces.</source>
        <translation>Hay espacios al principio, al final o repetidos.</translation>
    </message>
    <message>
        <source>Control characters</source>
        <translation>Caracteres de control</translation>
    </message>
    <message>
        <source>control characters</source>
        <translation>caracteres de control</translation>
    </message>
    <message>
        <source>The text contains invisible control characters.</source>
        <translation>El texto contiene caracteres de control invisibles.</translation>
    </message>
    <message>
        <source>Garbled letters</source>
        <translation>Letras mal codificadas</translation>
    </message>
    <message>
        <source>garbled</source>
        <translation>mal codificado</translation>
    </message>
    <message>
        <source>The text was saved in the wrong encoding: “JosÃ©” instead of “José”.</source>
        <translation>El texto se guardó con otra codificación: «JosÃ©» en lugar de «José».</translation>
    </message>
    <message>
        <source>Possible typo in the email domain</source>
        <translation>Posible errata en el dominio del correo</translation>
    </message>
    <message>
        <source>typo?</source>
        <translation>¿errata?</translation>
    </message>
    <message>
        <source>The domain looks like a typo of a well-known domain.</source>
        <translation>El dominio parece una errata de otro muy conocido.</translation>
    </message>
</context>
<context>
    <name>ImportFixes</name>
    <message>
        <source>Remove spaces</source>
        <translation>Quitar espacios</translation>
    </message>
    <message>
        <source>Convert to +%1…</source>
        <translation>Convertir a +%1…</translation>
    </message>
    <message>
        <source>1.234,56 → 1234.56</source>
        <translation>1.234,56 → 1234.56</translation>
    </message>
    <message>
        <source>1,234.56 → 1234.56</source>
        <translation>1,234.56 → 1234.56</translation>
    </message>
    <message>
        <source>Fix doubled @</source>
        <translation>Corregir la @ doble</translation>
    </message>
    <message>
        <source>Choose option…</source>
        <translation>Elegir opción…</translation>
    </message>
    <message>
        <source>Add https://</source>
        <translation>Añadir https://</translation>
    </message>
    <message>
        <source>Shorten to %L1 characters</source>
        <translation>Acortar a %L1 caracteres</translation>
    </message>
    <message>
        <source>Remove duplicates</source>
        <translation>Quitar repetidos</translation>
    </message>
    <message>
        <source>Lower case</source>
        <translation>Minúsculas</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>Vaciar la celda</translation>
    </message>
    <message>
        <source>Replace “%1” with “%2”</source>
        <translation>Reemplazar «%1» por «%2»</translation>
    </message>
    <message>
        <source>Keep the last one</source>
        <translation>Conservar la última</translation>
    </message>
    <message>
        <source>Exclude the rows</source>
        <translation>Excluir las filas</translation>
    </message>
    <message>
        <source>dd/mm/yyyy → yyyy-mm-dd</source>
        <translation>dd/mm/aaaa → aaaa-mm-dd</translation>
    </message>
    <message>
        <source>mm/dd/yyyy → yyyy-mm-dd</source>
        <translation>mm/dd/aaaa → aaaa-mm-dd</translation>
    </message>
    <message>
        <source>Day first: %1</source>
        <translation>Primero el día: %1</translation>
    </message>
    <message>
        <source>Month first: %1</source>
        <translation>Primero el mes: %1</translation>
    </message>
    <message>
        <source>Trim spaces</source>
        <translation>Quitar espacios al principio y al final</translation>
    </message>
    <message>
        <source>Remove leading zeros</source>
        <translation>Quitar los ceros iniciales</translation>
    </message>
    <message>
        <source>Remove stray characters</source>
        <translation>Quitar los caracteres extraños</translation>
    </message>
    <message>
        <source>Remove unreadable characters</source>
        <translation>Quitar los caracteres ilegibles</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Use the rows as they were read</source>
        <translation>Usar las filas tal como se han leído</translation>
    </message>
    <message>
        <source>Remove extra spaces</source>
        <translation>Quitar los espacios de más</translation>
    </message>
    <message>
        <source>Fix the encoding</source>
        <translation>Corregir la codificación</translation>
    </message>
    <message>
        <source>Correct the domain</source>
        <translation>Corregir el dominio</translation>
    </message>
</context>
<context>
    <name>ImportMatching</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>Choose the column for: %1.</source>
        <translation>Elija la columna para: %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the column mapping.</source>
        <translation>No se ha podido guardar la asignación de columnas.</translation>
    </message>
</context>
<context>
    <name>ImportParts</name>
    <message>
        <source>Couldn&apos;t write the import files.</source>
        <translation>No se han podido escribir los archivos de la importación.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Writing the files was cancelled.</source>
        <translation>Se ha cancelado la escritura de los archivos.</translation>
    </message>
</context>
<context>
    <name>ImportRecipe</name>
    <message>
        <source>Couldn&apos;t interpret the recipe.</source>
        <translation>No se ha podido interpretar la receta.</translation>
    </message>
    <message>
        <source>It is not an import recipe.</source>
        <translation>No es una receta de importación.</translation>
    </message>
    <message>
        <source>It was created by a newer version of Storedesk.</source>
        <translation>Se creó con una versión más reciente de Storedesk.</translation>
    </message>
    <message>
        <source>The file has %L1 rows, fewer than %L2.</source>
        <translation>El archivo tiene %L1 filas, menos de %L2.</translation>
    </message>
    <message>
        <source>The file has %L1 rows, more than %L2.</source>
        <translation>El archivo tiene %L1 filas, más de %L2.</translation>
    </message>
    <message>
        <source>The recipe doesn&apos;t include the column “%1”.</source>
        <translation>La receta no incluye la columna «%1».</translation>
    </message>
    <message>
        <source>%L1 of %L2 rows are invalid, more than %3 %.</source>
        <translation>%L1 de %L2 filas no son válidas, más del %3 %.</translation>
    </message>
    <message>
        <source>%L1 values would be erased, more than %L2.</source>
        <translation>Se borrarían %L1 valores, más de %L2.</translation>
    </message>
    <message>
        <source>The number of values that would be erased is unknown.</source>
        <translation>No se conoce el número de valores que se borrarían.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the template.</source>
        <translation>No se ha podido guardar la plantilla.</translation>
    </message>
    <message>
        <source>is not a fix.</source>
        <translation>no es una corrección.</translation>
    </message>
    <message>
        <source>is not a type of problem.</source>
        <translation>no es un tipo de problema.</translation>
    </message>
    <message>
        <source>The recipe maps the column “%1” to the field “%2”, which does not exist.</source>
        <translation>La receta asigna la columna «%1» al campo «%2», que no existe.</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Couldn&apos;t write the error report.</source>
        <translation>No se ha podido escribir el informe de errores.</translation>
    </message>
</context>
<context>
    <name>ImportResult</name>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>This is not an import.</source>
        <translation>Esto no es una importación.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the rows.</source>
        <translation>No se han podido escribir las filas.</translation>
    </message>
    <message>
        <source>The file had %L1 rows when it was checked, but %L2 were written for the import.</source>
        <translation>El archivo tenía %L1 filas al comprobarlo, pero se han escrito %L2 para la importación.</translation>
    </message>
    <message>
        <source>%L1 new</source>
        <translation>%L1 nuevos</translation>
    </message>
    <message>
        <source>%L1 changed</source>
        <translation>%L1 modificados</translation>
    </message>
    <message>
        <source>%L1 unchanged</source>
        <translation>%L1 sin cambios</translation>
    </message>
    <message>
        <source>%L1 rejected</source>
        <translation>%L1 rechazados</translation>
    </message>
    <message>
        <source>Preview: %1.</source>
        <translation>Previsión: %1.</translation>
    </message>
    <message>
        <source>The result matches.</source>
        <translation>El resultado coincide.</translation>
    </message>
    <message>
        <source>%L1 more rows were imported because their records changed after the comparison.</source>
        <translation>Se han importado %L1 filas más porque sus registros cambiaron después de la comparación.</translation>
    </message>
    <message>
        <source>%L1 rejected by the service</source>
        <translation>%L1 rechazadas por el servicio</translation>
    </message>
    <message>
        <source>%L1 in files that were not imported</source>
        <translation>%L1 en archivos que no se han importado</translation>
    </message>
    <message>
        <source>%L1 with an unknown outcome</source>
        <translation>%L1 con resultado sin confirmar</translation>
    </message>
    <message>
        <source>the service counts differently</source>
        <translation>el servicio cuenta de otra forma</translation>
    </message>
    <message>
        <source>%L1 fewer rows were imported: %2.</source>
        <comment>number, reasons</comment>
        <translation>Se han importado %L1 filas menos: %2.</translation>
    </message>
</context>
<context>
    <name>ImportRun</name>
    <message>
        <source>Couldn&apos;t read the file.</source>
        <translation>No se ha podido leer el archivo.</translation>
    </message>
</context>
<context>
    <name>ImportScenes</name>
    <message>
        <source>New import</source>
        <translation>Nueva importación</translation>
    </message>
    <message>
        <source>New import: reading the file</source>
        <translation>Nueva importación: leer el archivo</translation>
    </message>
    <message>
        <source>New import: mapping columns</source>
        <translation>Nueva importación: asignar columnas</translation>
    </message>
    <message>
        <source>New import: check</source>
        <translation>Nueva importación: comprobación</translation>
    </message>
    <message>
        <source>New import: a fix</source>
        <translation>Nueva importación: una corrección</translation>
    </message>
    <message>
        <source>New import: preview</source>
        <translation>Nueva importación: cambios</translation>
    </message>
    <message>
        <source>New import: running</source>
        <translation>Nueva importación: en curso</translation>
    </message>
    <message>
        <source>New import: the result</source>
        <translation>Nueva importación: el resultado</translation>
    </message>
    <message>
        <source>New import: coupons</source>
        <translation>Nueva importación: cupones</translation>
    </message>
    <message>
        <source>New import: lookup</source>
        <translation>Nueva importación: consulta</translation>
    </message>
    <message>
        <source>Undo an import</source>
        <translation>Deshacer una importación</translation>
    </message>
    <message>
        <source>A coupon set and its remaining codes</source>
        <translation>Un conjunto de cupones y los códigos que quedan</translation>
    </message>
    <message>
        <source>New import: preview of coupons</source>
        <translation>Nueva importación: cambios de cupones</translation>
    </message>
    <message>
        <source>An import in Jobs</source>
        <translation>Una importación en Tareas</translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>The table has %L1 columns, more than %L2.</source>
        <translation>La tabla tiene %L1 columnas, más de %L2.</translation>
    </message>
    <message>
        <source>Choose another separator, or remove columns.</source>
        <translation>Elija otro separador o quite columnas.</translation>
    </message>
    <message>
        <source>Counting rows was cancelled.</source>
        <translation>Se ha cancelado el recuento de filas.</translation>
    </message>
</context>
<context>
    <name>ImportTally</name>
    <message>
        <source>The job file has no entry for this file.</source>
        <translation>El archivo de la tarea no tiene ninguna entrada para este archivo.</translation>
    </message>
    <message>
        <source>The job file has an entry that is not part of the import.</source>
        <translation>El archivo de la tarea tiene una entrada que no es de la importación.</translation>
    </message>
    <message>
        <source>File %1: %2</source>
        <comment>number of a file, sentence</comment>
        <translation>Archivo %1: %2</translation>
    </message>
    <message>
        <source>The service did not report how many of the %L1 rows it imported.</source>
        <translation>El servicio no ha indicado cuántas de las %L1 filas ha importado.</translation>
    </message>
    <message>
        <source>The service reports results for %L1 rows, but only %L2 were sent.</source>
        <translation>El servicio indica resultados de %L1 filas, pero solo se enviaron %L2.</translation>
    </message>
    <message>
        <source>The service reports results for only %L1 of %L2 rows.</source>
        <translation>El servicio indica resultados de solo %L1 de %L2 filas.</translation>
    </message>
    <message>
        <source>The service did not report how many rows it read.</source>
        <translation>El servicio no ha indicado cuántas filas ha leído.</translation>
    </message>
    <message>
        <source>The service read %L1 rows, but %L2 were sent.</source>
        <translation>El servicio ha leído %L1 filas, pero se enviaron %L2.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the import plan.</source>
        <translation>No se ha podido leer el plan de la importación.</translation>
    </message>
</context>
<context>
    <name>ImportUndo</name>
    <message>
        <source>This is not an import.</source>
        <translation>Esto no es una importación.</translation>
    </message>
    <message>
        <source>Imported coupon codes can&apos;t be removed.</source>
        <translation>Los códigos de cupón importados no se pueden quitar.</translation>
    </message>
    <message>
        <source>The service offers no way to remove them.</source>
        <translation>El servicio no ofrece ninguna forma de quitarlos.</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Cleared again: %1.</source>
        <translation>De nuevo sin valor: %1.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Couldn&apos;t read an import file.</source>
        <translation>No se ha podido leer un archivo de la importación.</translation>
    </message>
    <message>
        <source>%1 has %L2 rows instead of %L3.</source>
        <translation>%1 tiene %L2 filas en lugar de %L3.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Couldn&apos;t write an import file.</source>
        <translation>No se ha podido escribir un archivo de la importación.</translation>
    </message>
    <message>
        <source>The file for this part is missing.</source>
        <translation>Falta el archivo de esta parte.</translation>
    </message>
    <message>
        <source>The file for this part was changed after it was checked.</source>
        <translation>El archivo de esta parte se ha modificado después de comprobarlo.</translation>
    </message>
</context>
<context>
    <name>InputStream</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>Check the program that produces the input and try again.</source>
        <translation>Compruebe el programa que genera la entrada e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrada estándar</translation>
    </message>
</context>
<context>
    <name>Insights</name>
    <message>
        <source>After %1 of %2 codes the contact bought in time. The export does not tell whether the code was used.</source>
        <translation>Después de %1 de %2 códigos, el contacto compró dentro del plazo. La exportación no indica si se usó el código.</translation>
    </message>
    <message>
        <source>%1 of %2 people reached the last step.</source>
        <translation>%1 de %2 personas llegaron al último paso.</translation>
    </message>
    <message>
        <source>%1 of %2 emails were opened within a day.</source>
        <translation>%1 de %2 correos se abrieron en menos de un día.</translation>
    </message>
    <message>
        <source>Rows used: %1 of %2</source>
        <translation>Filas usadas: %1 de %2</translation>
    </message>
    <message>
        <source>duplicates: %1</source>
        <translation>duplicadas: %1</translation>
    </message>
    <message>
        <source>after the date of the answer: %1</source>
        <translation>posteriores a la fecha de la respuesta: %1</translation>
    </message>
    <message>
        <source>unreadable dates: %1</source>
        <translation>fechas ilegibles: %1</translation>
    </message>
    <message>
        <source>other activity types: %1</source>
        <translation>otros tipos de actividad: %1</translation>
    </message>
    <message>
        <source>other currencies: %1</source>
        <translation>otras monedas: %1</translation>
    </message>
    <message>
        <source>outside the period: %1</source>
        <translation>fuera del periodo: %1</translation>
    </message>
    <message>
        <source>unreadable amounts, counted as 0: %1</source>
        <translation>importes ilegibles, contados como 0: %1</translation>
    </message>
    <message>
        <source>negative amounts: %1</source>
        <translation>importes negativos: %1</translation>
    </message>
    <message>
        <source>without a contact: %1 (%2)</source>
        <translation>sin contacto: %1 (%2)</translation>
    </message>
    <message>
        <source>The newsletter reaches %1 of %2 contacts.</source>
        <translation>La newsletter llega a %1 de %2 contactos.</translation>
    </message>
    <message>
        <source>No later period is complete yet.</source>
        <translation>Todavía no hay ningún periodo posterior completo.</translation>
    </message>
    <message>
        <source>%1 of %2 buyers came back in the next period.</source>
        <translation>%1 de %2 compradores volvieron en el periodo siguiente.</translation>
    </message>
    <message>
        <source>%1 of %2 buyers bought again.</source>
        <translation>%1 de %2 compradores volvieron a comprar.</translation>
    </message>
    <message>
        <source>How much did we sell, and is that more than before?</source>
        <translation>¿Cuánto hemos vendido, y es más que antes?</translation>
    </message>
    <message>
        <source>Purchases and their amount per period. The last complete period is compared with as many days right before it.</source>
        <translation>Compras e importe por periodo. El último periodo completo se compara con el mismo número de días inmediatamente anteriores.</translation>
    </message>
    <message>
        <source>Who are our best customers?</source>
        <translation>¿Quiénes son nuestros mejores clientes?</translation>
    </message>
    <message>
        <source>Buyers by amount, and the fewest of them that account for 50 % and 80 % of it.</source>
        <translation>Compradores por importe, y el menor número de ellos que suma el 50 % y el 80 %.</translation>
    </message>
    <message>
        <source>Which customers are champions, and who is slipping away?</source>
        <translation>¿Qué clientes son campeones y a quiénes estamos perdiendo?</translation>
    </message>
    <message>
        <source>Scores from 1 to 5 for the last purchase, the number of purchases and their amount, compared with all other buyers. Equal values score equal.</source>
        <translation>Puntuaciones de 1 a 5 para la última compra, el número de compras y su importe, en comparación con los demás compradores. A valores iguales, puntuaciones iguales.</translation>
    </message>
    <message>
        <source>Do buyers come back?</source>
        <translation>¿Vuelven los compradores?</translation>
    </message>
    <message>
        <source>Buyers by the period of their first purchase, and how many of them bought in each later period.</source>
        <translation>Compradores por el periodo de su primera compra, y cuántos compraron en cada periodo posterior.</translation>
    </message>
    <message>
        <source>How long until the second purchase?</source>
        <translation>¿Cuánto tarda la segunda compra?</translation>
    </message>
    <message>
        <source>Of the buyers whose first purchase was at least N days ago, those who bought again within N days.</source>
        <translation>De los compradores cuya primera compra fue hace al menos N días, los que volvieron a comprar en un plazo de N días.</translation>
    </message>
    <message>
        <source>How much comes from new customers?</source>
        <translation>¿Cuánto aportan los clientes nuevos?</translation>
    </message>
    <message>
        <source>First purchases of a person, later purchases, and purchases without a contact, per period.</source>
        <translation>Primeras compras de cada persona, compras posteriores y compras sin contacto, por periodo.</translation>
    </message>
    <message>
        <source>What sells?</source>
        <translation>¿Qué se vende?</translation>
    </message>
    <message>
        <source>Products by amount, and the buyers who came back after a first purchase with the product.</source>
        <translation>Productos por importe, y los compradores que volvieron después de una primera compra con el producto.</translation>
    </message>
    <message>
        <source>Which source brings it?</source>
        <translation>¿De qué fuente vienen las ventas?</translation>
    </message>
    <message>
        <source>Purchases, buyers and first purchases by source.</source>
        <translation>Compras, compradores y primeras compras por fuente.</translation>
    </message>
    <message>
        <source>What do our emails bring?</source>
        <translation>¿Qué aportan nuestros correos?</translation>
    </message>
    <message>
        <source>People by what they did after the first email of its kind: bounced, opened, clicked, unsubscribed, reported spam, bought. Some mail programs open emails by themselves.</source>
        <translation>Personas según lo que pasó tras el primer correo de cada tipo: rebote, apertura, clic, baja, denuncia de spam, compra. Algunos programas de correo abren los mensajes por su cuenta.</translation>
    </message>
    <message>
        <source>Which workflow earns its keep?</source>
        <translation>¿Qué workflow sale a cuenta?</translation>
    </message>
    <message>
        <source>Purchases by the workflow they are attributed to, as stated by the service or recomputed from clicks, openings and messages before the purchase.</source>
        <translation>Compras por el workflow al que se atribuyen, según el servicio o recalculadas a partir de los clics, aperturas y mensajes anteriores a la compra.</translation>
    </message>
    <message>
        <source>Where do we lose people between email and purchase?</source>
        <translation>¿Dónde perdemos a la gente entre el correo y la compra?</translation>
    </message>
    <message>
        <source>People by how many steps they took in this order within the window. “Open” people can still go further.</source>
        <translation>Personas según cuántos pasos dieron en este orden dentro del plazo. Las personas «abiertas» todavía pueden avanzar.</translation>
    </message>
    <message>
        <source>Do our coupons bring purchases?</source>
        <translation>¿Hay compras después de nuestros cupones?</translation>
    </message>
    <message>
        <source>People whose first purchase after a code followed within the given days, beside contacts without any code in the same time.</source>
        <translation>Personas cuya primera compra después de un código llegó dentro de los días indicados, junto a los contactos sin ningún código en el mismo tiempo.</translation>
    </message>
    <message>
        <source>Can we reach them, and is the list growing?</source>
        <translation>¿Podemos llegar a ellos, y crece la lista?</translation>
    </message>
    <message>
        <source>Contacts by the channels that reach them, and people who subscribed or left per period.</source>
        <translation>Contactos por los canales que llegan a ellos, y personas que se suscribieron o se dieron de baja por periodo.</translation>
    </message>
    <message>
        <source>Who went quiet?</source>
        <translation>¿Quién ha dejado de dar señales?</translation>
    </message>
    <message>
        <source>Reachable contacts by the time since their last sign of life, without new contacts and those who never got an email.</source>
        <translation>Contactos localizables por el tiempo desde su última señal, sin los contactos nuevos ni los que nunca recibieron un correo.</translation>
    </message>
    <message>
        <source>What uses up our activities?</source>
        <translation>¿Qué consume nuestras actividades?</translation>
    </message>
    <message>
        <source>Activities of the billing month and their mean per day, from up to 14 full days. Emails are counted apart.</source>
        <translation>Actividades del mes de facturación y su media diaria, calculada con hasta 14 días completos. Los correos se cuentan aparte.</translation>
    </message>
    <message>
        <source>When do people open and buy?</source>
        <translation>¿Cuándo abre y compra la gente?</translation>
    </message>
    <message>
        <source>Activities by weekday and hour, and the share of emails opened within 24 hours.</source>
        <translation>Actividades por día de la semana y hora, y la parte de los correos abiertos en 24 horas.</translation>
    </message>
    <message>
        <source>%1 of %2 reachable contacts went quiet.</source>
        <translation>%1 de %2 contactos localizables han dejado de dar señales.</translation>
    </message>
    <message>
        <source>%1 activities used in this billing month, %2 expected.</source>
        <translation>%1 actividades usadas en este mes de facturación, %2 previstas.</translation>
    </message>
    <message>
        <source>New customers bought for %1, returning customers for %2.</source>
        <translation>Los clientes nuevos compraron por %1; los que vuelven, por %2.</translation>
    </message>
    <message>
        <source>Workflows account for %1 of %2.</source>
        <translation>A los workflows corresponden %1 de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n customer(s) bought for a total of %1.</source>
        <translation>
            <numerusform>%n cliente compró por un total de %1.</numerusform>
            <numerusform>%n clientes compraron por un total de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Purchases come from %n source(s).</source>
        <translation>
            <numerusform>Las compras vienen de %n fuente.</numerusform>
            <numerusform>Las compras vienen de %n fuentes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attributed purchase(s) for a total of %1, of which %2 belong to other channels or earlier emails.</source>
        <translation>
            <numerusform>%n compra atribuida por un total de %1; de ese importe, %2 corresponden a otros canales o a correos anteriores.</numerusform>
            <numerusform>%n compras atribuidas por un total de %1; de ese importe, %2 corresponden a otros canales o a correos anteriores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n product(s) were sold.</source>
        <translation>
            <numerusform>Se vendió %n producto.</numerusform>
            <numerusform>Se vendieron %n productos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buyer(s) were scored.</source>
        <translation>
            <numerusform>Se puntuó a %n comprador.</numerusform>
            <numerusform>Se puntuó a %n compradores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purchase(s) for a total of %1.</source>
        <translation>
            <numerusform>%n compra por un total de %1.</numerusform>
            <numerusform>%n compras por un total de %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IntegrationTree</name>
    <message>
        <source>Sends to a webhook</source>
        <translation>Envía a un webhook</translation>
    </message>
    <message>
        <source>Sends to %1</source>
        <translation>Envía a %1</translation>
    </message>
    <message>
        <source>Receives</source>
        <translation>Recibe</translation>
    </message>
    <message>
        <source>Receives · %1</source>
        <translation>Recibe · %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event type(s)</source>
        <translation>
            <numerusform>%Ln tipo de evento</numerusform>
            <numerusform>%Ln tipos de evento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>%Ln campo</numerusform>
            <numerusform>%Ln campos</numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceptados</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivados</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Función</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creación</translation>
    </message>
    <message>
        <source>No event types yet</source>
        <translation>Todavía no hay tipos de evento</translation>
    </message>
    <message>
        <source>Your API key has no permission to read event types</source>
        <translation>Su clave de API no tiene permiso para ver tipos de evento</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the event types. %1</source>
        <translation>No se han podido cargar los tipos de evento. %1</translation>
    </message>
    <message>
        <source>Couldn&apos;t reload the event types. %1</source>
        <translation>No se han podido volver a cargar los tipos de evento. %1</translation>
    </message>
    <message>
        <source>Loading event types…</source>
        <translation>Cargando tipos de evento…</translation>
    </message>
    <message>
        <source>Event types not loaded</source>
        <translation>Tipos de evento sin cargar</translation>
    </message>
</context>
<context>
    <name>JobEstimate</name>
    <message>
        <source>less than a minute</source>
        <translation>menos de un minuto</translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>un minuto aproximadamente</translation>
    </message>
    <message>
        <source>about %L1 minutes</source>
        <translation>unos %L1 minutos</translation>
    </message>
    <message>
        <source>about %L1 hours</source>
        <translation>unas %L1 horas</translation>
    </message>
    <message>
        <source>about %L1 days</source>
        <translation>unos %L1 días</translation>
    </message>
    <message>
        <source>1 request</source>
        <translation>1 petición</translation>
    </message>
    <message>
        <source>%L1 requests</source>
        <translation>%L1 peticiones</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>1 import</source>
        <translation>1 importación</translation>
    </message>
    <message>
        <source>%L1 imports</source>
        <translation>%L1 importaciones</translation>
    </message>
</context>
<context>
    <name>JobProgress</name>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>%L1 per minute</source>
        <translation>%L1 por minuto</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>queda menos de un minuto</translation>
    </message>
    <message>
        <source>about %L1 min left</source>
        <translation>quedan unos %L1 min</translation>
    </message>
    <message>
        <source>about %L1 h left</source>
        <translation>quedan unas %L1 h</translation>
    </message>
    <message>
        <source>about %L1 days left</source>
        <translation>quedan unos %L1 días</translation>
    </message>
    <message>
        <source>waiting for the request limit, %1</source>
        <translation>a la espera del límite de peticiones, %1</translation>
    </message>
    <message>
        <source>retrying in %1</source>
        <translation>reintento en %1</translation>
    </message>
    <message>
        <source>the service asked to wait, %1</source>
        <translation>el servicio ha pedido esperar, %1</translation>
    </message>
    <message>
        <source>the service is not available, %1</source>
        <translation>el servicio no está disponible, %1</translation>
    </message>
    <message>
        <source>waiting to check whether a row arrived, %1</source>
        <translation>a la espera de comprobar si llegó una fila, %1</translation>
    </message>
    <message>
        <source>the service&apos;s queue is full, %1</source>
        <translation>la cola del servicio está llena, %1</translation>
    </message>
    <message>
        <source>offline, retrying in %1</source>
        <translation>sin conexión, reintento en %1</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 s</translation>
    </message>
    <message>
        <source>%L1 min</source>
        <translation>%L1 min</translation>
    </message>
</context>
<context>
    <name>JobPutBack</name>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Not restored: %1.</source>
        <translation>No se restaura: %1.</translation>
    </message>
    <message>
        <source>Missing from the copy: %1.</source>
        <translation>Faltan en la copia: %1.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
</context>
<context>
    <name>JobTexts</name>
    <message numerus="yes">
        <source>Delete %Ln contact(s) everywhere</source>
        <translation>
            <numerusform>Eliminar %Ln contacto en todas partes</numerusform>
            <numerusform>Eliminar %Ln contactos en todas partes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %Ln event(s) “%1”</source>
        <translation>
            <numerusform>Enviar %Ln evento «%1»</numerusform>
            <numerusform>Enviar %Ln eventos «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln product(s)</source>
        <translation>
            <numerusform>Modificar %Ln producto</numerusform>
            <numerusform>Modificar %Ln productos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln contact(s)</source>
        <translation>
            <numerusform>Modificar %Ln contacto</numerusform>
            <numerusform>Modificar %Ln contactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln product(s) from %1</source>
        <translation>
            <numerusform>Importar %Ln producto de %1</numerusform>
            <numerusform>Importar %Ln productos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln coupon(s) from %1</source>
        <translation>
            <numerusform>Importar %Ln cupón de %1</numerusform>
            <numerusform>Importar %Ln cupones de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln contact(s) from %1</source>
        <translation>
            <numerusform>Importar %Ln contacto de %1</numerusform>
            <numerusform>Importar %Ln contactos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln row(s))</source>
        <translation>
            <numerusform>%1 (%Ln fila)</numerusform>
            <numerusform>%1 (%Ln filas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañada</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Se está deteniendo</translation>
    </message>
    <message>
        <source>Throttled</source>
        <translation>Ritmo reducido</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Running elsewhere</source>
        <translation>En curso en otro lugar</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Requiere atención</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelada</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completada</translation>
    </message>
    <message>
        <source>Completed with errors</source>
        <translation>Completada, con errores</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) imported</source>
        <translation>
            <numerusform>%1 de %Ln fila importada</numerusform>
            <numerusform>%1 de %Ln filas importadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln imported</source>
        <translation>
            <numerusform>%Ln importada</numerusform>
            <numerusform>%Ln importadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rejected</source>
        <translation>
            <numerusform>%Ln rechazada</numerusform>
            <numerusform>%Ln rechazadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not imported</source>
        <translation>
            <numerusform>%Ln no importada</numerusform>
            <numerusform>%Ln no importadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln sin confirmar</numerusform>
            <numerusform>%Ln sin confirmar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in progress</source>
        <translation>
            <numerusform>%Ln en curso</numerusform>
            <numerusform>%Ln en curso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln en espera</numerusform>
            <numerusform>%Ln en espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>the service&apos;s numbers don&apos;t add up</source>
        <translation>los datos del servicio no cuadran</translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s) downloaded</source>
        <translation>
            <numerusform>%Ln exportación descargada</numerusform>
            <numerusform>%Ln exportaciones descargadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s): %1</source>
        <translation>
            <numerusform>%Ln exportación: %1</numerusform>
            <numerusform>%Ln exportaciones: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) looked up</source>
        <translation>
            <numerusform>%1 de %Ln fila consultada</numerusform>
            <numerusform>%1 de %Ln filas consultadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) done</source>
        <translation>
            <numerusform>%1 de %Ln fila hecha</numerusform>
            <numerusform>%1 de %Ln filas hechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cancelled</source>
        <translation>
            <numerusform>%Ln cancelada</numerusform>
            <numerusform>%Ln canceladas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln segundo</numerusform>
            <numerusform>%Ln segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln hora</numerusform>
            <numerusform>%Ln horas</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused at %1</source>
        <translation>En pausa desde las %1</translation>
    </message>
    <message>
        <source>Completed at %1, after %2</source>
        <translation>Completada a las %1, tras %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) need a decision</source>
        <translation>
            <numerusform>%Ln fila requiere una decisión</numerusform>
            <numerusform>%Ln filas requieren una decisión</numerusform>
        </translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En cola</translation>
    </message>
    <message>
        <source>Completed today</source>
        <translation>Completadas hoy</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Anteriores</translation>
    </message>
    <message>
        <source>Change or create contacts</source>
        <translation>Modificar o crear contactos</translation>
    </message>
    <message>
        <source>Contacts that don&apos;t exist yet are created.</source>
        <translation>Se crean los contactos que aún no existen.</translation>
    </message>
    <message numerus="yes">
        <source>Change or create %Ln contact(s)</source>
        <translation>
            <numerusform>Modificar o crear %Ln contacto</numerusform>
            <numerusform>Modificar o crear %Ln contactos</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete contacts</source>
        <translation>Eliminar contactos</translation>
    </message>
    <message>
        <source>You can keep a copy of each first.</source>
        <translation>Antes se puede guardar una copia de cada uno.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln contact(s)</source>
        <translation>
            <numerusform>Eliminar %Ln contacto</numerusform>
            <numerusform>Eliminar %Ln contactos</numerusform>
        </translation>
    </message>
    <message>
        <source>Look up contacts</source>
        <translation>Buscar contactos</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>No se cambia nada.</translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln contact(s)</source>
        <translation>
            <numerusform>Buscar %Ln contacto</numerusform>
            <numerusform>Buscar %Ln contactos</numerusform>
        </translation>
    </message>
    <message>
        <source>Create purchases</source>
        <translation>Crear compras</translation>
    </message>
    <message>
        <source>Each row needs your store&apos;s purchase ID, so that no purchase is created twice.</source>
        <translation>Cada fila necesita el ID de compra de su tienda, para que ninguna compra se cree dos veces.</translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln purchase(s)</source>
        <translation>
            <numerusform>Crear %Ln compra</numerusform>
            <numerusform>Crear %Ln compras</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete purchases</source>
        <translation>Eliminar compras</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln purchase(s)</source>
        <translation>
            <numerusform>Eliminar %Ln compra</numerusform>
            <numerusform>Eliminar %Ln compras</numerusform>
        </translation>
    </message>
    <message>
        <source>Look up purchases</source>
        <translation>Buscar compras</translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln purchase(s)</source>
        <translation>
            <numerusform>Buscar %Ln compra</numerusform>
            <numerusform>Buscar %Ln compras</numerusform>
        </translation>
    </message>
    <message>
        <source>Change or create products</source>
        <translation>Modificar o crear productos</translation>
    </message>
    <message>
        <source>Products that don&apos;t exist yet are created.</source>
        <translation>Se crean los productos que aún no existen.</translation>
    </message>
    <message numerus="yes">
        <source>Change or create %Ln product(s)</source>
        <translation>
            <numerusform>Modificar o crear %Ln producto</numerusform>
            <numerusform>Modificar o crear %Ln productos</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete products</source>
        <translation>Eliminar productos</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln product(s)</source>
        <translation>
            <numerusform>Eliminar %Ln producto</numerusform>
            <numerusform>Eliminar %Ln productos</numerusform>
        </translation>
    </message>
    <message>
        <source>Look up products</source>
        <translation>Buscar productos</translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln product(s)</source>
        <translation>
            <numerusform>Buscar %Ln producto</numerusform>
            <numerusform>Buscar %Ln productos</numerusform>
        </translation>
    </message>
    <message>
        <source>Send custom events</source>
        <translation>Enviar eventos personalizados</translation>
    </message>
    <message>
        <source>One event per row. If the response to an event is lost, the event is never resent automatically.</source>
        <translation>Un evento por fila. Si se pierde la respuesta a un evento, el evento nunca se vuelve a enviar automáticamente.</translation>
    </message>
    <message numerus="yes">
        <source>Send %Ln event(s)</source>
        <translation>
            <numerusform>Enviar %Ln evento</numerusform>
            <numerusform>Enviar %Ln eventos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln hecha</numerusform>
            <numerusform>%Ln hechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln looked up</source>
        <translation>
            <numerusform>%Ln consultada</numerusform>
            <numerusform>%Ln consultadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln fallida</numerusform>
            <numerusform>%Ln fallidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>%Ln no enviada</numerusform>
            <numerusform>%Ln no enviadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln being prepared</source>
        <translation>
            <numerusform>%Ln en preparación</numerusform>
            <numerusform>%Ln en preparación</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JobUndo</name>
    <message>
        <source>Can&apos;t be restored (no previous value): %1.</source>
        <translation>No se puede restaurar (sin valor anterior): %1.</translation>
    </message>
    <message>
        <source>It didn&apos;t exist before.</source>
        <translation>Antes no existía.</translation>
    </message>
    <message>
        <source>This job cannot be undone.</source>
        <translation>Esta tarea no se puede deshacer.</translation>
    </message>
    <message>
        <source>The previous values were not saved.</source>
        <translation>No se guardaron los valores anteriores.</translation>
    </message>
    <message>
        <source>Next time, keep the previous values when you start the job.</source>
        <translation>La próxima vez, al iniciar la tarea, guarde los valores anteriores.</translation>
    </message>
    <message>
        <source>Undo of “%1”</source>
        <translation>Deshacer «%1»</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>%1 doesn&apos;t contain a job.</source>
        <translation>%1 no contiene ninguna tarea.</translation>
    </message>
    <message>
        <source>It is incomplete or damaged.</source>
        <translation>Está incompleto o dañado.</translation>
    </message>
    <message>
        <source>A job file is damaged: %1.</source>
        <translation>El archivo de una tarea está dañado: %1.</translation>
    </message>
    <message>
        <source>The job file is damaged.</source>
        <translation>El archivo de la tarea está dañado.</translation>
    </message>
    <message>
        <source>A row has an invalid status.</source>
        <translation>Una fila tiene un estado no válido.</translation>
    </message>
    <message>
        <source>Rows of the table are missing.</source>
        <translation>Faltan filas de la tabla.</translation>
    </message>
    <message>
        <source>Row %1 of the table was changed after it was stored.</source>
        <translation>La fila %1 de la tabla ha cambiado desde que se guardó.</translation>
    </message>
    <message>
        <source>The result of row %1 was changed after it was stored.</source>
        <translation>El resultado de la fila %1 ha cambiado desde que se guardó.</translation>
    </message>
    <message>
        <source>Reason %1 was changed after it was stored.</source>
        <translation>El motivo %1 ha cambiado desde que se guardó.</translation>
    </message>
    <message>
        <source>An index doesn&apos;t match the rows.</source>
        <translation>Un índice no coincide con las filas.</translation>
    </message>
    <message>
        <source>The damaged file was saved as %1. Other jobs are not affected. Before you start the job again, check which records were changed.</source>
        <translation>El archivo dañado se ha guardado como %1. Las demás tareas no están afectadas. Antes de volver a iniciar la tarea, compruebe qué registros se modificaron.</translation>
    </message>
    <message>
        <source>Its last changes are damaged.</source>
        <translation>Sus últimos cambios están dañados.</translation>
    </message>
    <message>
        <source>The job&apos;s definition was changed after it was stored.</source>
        <translation>La definición de la tarea ha cambiado desde que se guardó.</translation>
    </message>
    <message>
        <source>The job is complete: %1.</source>
        <translation>La tarea está completa: %1.</translation>
    </message>
    <message>
        <source>Row %1 was changed after it was stored.</source>
        <translation>La fila %1 ha cambiado desde que se guardó.</translation>
    </message>
</context>
<context>
    <name>JsonMembers</name>
    <message>
        <source>“%1”: %2</source>
        <comment>member of a file, what is wrong with it</comment>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>must be text.</source>
        <translation>debe ser un texto.</translation>
    </message>
    <message>
        <source>must be true or false.</source>
        <translation>debe ser true o false.</translation>
    </message>
    <message>
        <source>must be a whole number.</source>
        <translation>debe ser un número entero.</translation>
    </message>
    <message>
        <source>must be between %L1 and %L2.</source>
        <translation>debe estar entre %L1 y %L2.</translation>
    </message>
    <message>
        <source>must be a number.</source>
        <translation>debe ser un número.</translation>
    </message>
    <message>
        <source>must be a list.</source>
        <translation>debe ser una lista.</translation>
    </message>
    <message>
        <source>must be an object.</source>
        <translation>debe ser un objeto.</translation>
    </message>
    <message>
        <source>is unknown.</source>
        <translation>es desconocido.</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>Offline copy of contacts</source>
        <translation>Copia sin conexión de los contactos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact(s)</source>
        <translation>
            <numerusform>%Ln contacto</numerusform>
            <numerusform>%Ln contactos</numerusform>
        </translation>
    </message>
    <message>
        <source>Updated every day; deleted if not updated for %1</source>
        <translation>Se actualiza cada día; se borra tras %1 sin actualizarse</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exportaciones</translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln tabla</numerusform>
            <numerusform>%Ln tablas</numerusform>
        </translation>
    </message>
    <message>
        <source>Until you delete them</source>
        <translation>Hasta que las borre</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted record(s)</source>
        <translation>
            <numerusform>%Ln registro eliminado</numerusform>
            <numerusform>%Ln registros eliminados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>%1 cada uno</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsent form(s)</source>
        <translation>
            <numerusform>%Ln formulario sin enviar</numerusform>
            <numerusform>%Ln formularios sin enviar</numerusform>
        </translation>
    </message>
    <message>
        <source>Until sent or discarded</source>
        <translation>Hasta enviarlos o descartarlos</translation>
    </message>
    <message>
        <source>Previous values</source>
        <translation>Valores anteriores</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) that can be undone</source>
        <translation>
            <numerusform>%Ln cambio que se puede deshacer</numerusform>
            <numerusform>%Ln cambios que se pueden deshacer</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the latest</source>
        <translation>Solo los últimos</translation>
    </message>
    <message>
        <source>Lookups and pins</source>
        <translation>Búsquedas y fijados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln registro</numerusform>
            <numerusform>%Ln registros</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the latest; pins until you remove them</source>
        <translation>Solo los últimos; los fijados, hasta que los quite</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) with their rows</source>
        <translation>
            <numerusform>%Ln tarea con sus filas</numerusform>
            <numerusform>%Ln tareas con sus filas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 after they end</source>
        <translation>%1 tras terminar</translation>
    </message>
    <message>
        <source>Request log</source>
        <translation>Registro de peticiones</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln petición</numerusform>
            <numerusform>%Ln peticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Other data</source>
        <translation>Otros datos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s): page layouts, column mappings, certificates</source>
        <translation>
            <numerusform>%Ln archivo: disposición de páginas, asignaciones de columnas, certificados</numerusform>
            <numerusform>%Ln archivos: disposición de páginas, asignaciones de columnas, certificados</numerusform>
        </translation>
    </message>
    <message>
        <source>Until you remove the account</source>
        <translation>Hasta que quite la cuenta</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln clave</numerusform>
            <numerusform>%Ln claves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s) ago</source>
        <translation>
            <numerusform>hace %Ln minuto</numerusform>
            <numerusform>hace %Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s) ago</source>
        <translation>
            <numerusform>hace %Ln hora</numerusform>
            <numerusform>hace %Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>hace %Ln día</numerusform>
            <numerusform>hace %Ln días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyLines</name>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Save the changes on a page</source>
        <translation>Guardar los cambios de una página</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>Copiar la selección</translation>
    </message>
    <message>
        <source>Clear a filter, close a dialog</source>
        <translation>Quitar un filtro, cerrar un diálogo</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Open the selection</source>
        <translation>Abrir la selección</translation>
    </message>
    <message>
        <source>Move from the filter to the rows</source>
        <translation>Ir del filtro a las filas</translation>
    </message>
    <message>
        <source>Lists, records</source>
        <translation>Listas, registros</translation>
    </message>
    <message>
        <source>Delete (asks first)</source>
        <translation>Eliminar (pregunta antes)</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Edit the record</source>
        <translation>Editar el registro</translation>
    </message>
    <message>
        <source>Pin a record</source>
        <translation>Fijar un registro</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Formularios</translation>
    </message>
    <message>
        <source>Next field that needs attention</source>
        <translation>Siguiente campo que requiere atención</translation>
    </message>
    <message>
        <source>Previous field that needs attention</source>
        <translation>Campo anterior que requiere atención</translation>
    </message>
    <message>
        <source>Submit the form</source>
        <translation>Enviar el formulario</translation>
    </message>
    <message>
        <source>New purchase</source>
        <translation>Nueva compra</translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation>Añadir una línea</translation>
    </message>
    <message>
        <source>Send events</source>
        <translation>Enviar eventos</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Paste rows into a table</source>
        <translation>Pegar filas en una tabla</translation>
    </message>
    <message>
        <source>Move a row up</source>
        <translation>Subir una fila</translation>
    </message>
    <message>
        <source>Move a row down</source>
        <translation>Bajar una fila</translation>
    </message>
    <message>
        <source>New event type</source>
        <translation>Nuevo tipo de evento</translation>
    </message>
    <message>
        <source>Duplicate a field</source>
        <translation>Duplicar un campo</translation>
    </message>
    <message>
        <source>Remove a row</source>
        <translation>Quitar una fila</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Column profile</source>
        <translation>Perfil de la columna</translation>
    </message>
    <message>
        <source>Mask personal data</source>
        <translation>Ocultar datos personales</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Diferencia siguiente</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>Diferencia anterior</translation>
    </message>
    <message>
        <source>Request log</source>
        <translation>Registro de peticiones</translation>
    </message>
    <message>
        <source>Copy as a curl command</source>
        <translation>Copiar como comando curl</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Primer inicio</translation>
    </message>
    <message>
        <source>Open the practice store</source>
        <translation>Abrir la tienda de prácticas</translation>
    </message>
    <message>
        <source>Undo typing or pasting</source>
        <translation>Deshacer lo escrito o pegado</translation>
    </message>
    <message>
        <source>Add a condition to the filter</source>
        <translation>Añadir una condición al filtro</translation>
    </message>
    <message>
        <source>New import</source>
        <translation>Nueva importación</translation>
    </message>
    <message>
        <source>Find and replace in the rows</source>
        <translation>Buscar y reemplazar en las filas</translation>
    </message>
    <message>
        <source>Column menu: sort, hide</source>
        <translation>Menú de la columna: ordenar, ocultar</translation>
    </message>
</context>
<context>
    <name>KeyNotKept</name>
    <message>
        <source>API key not saved</source>
        <translation>No se ha guardado la clave de API</translation>
    </message>
    <message>
        <source>The API key of %1 was not saved.</source>
        <translation>No se ha guardado la clave de API de %1.</translation>
    </message>
    <message>
        <source>%1 The key works until you quit Storedesk. You will be asked for it at the next start. To save it, choose “Try again” and unlock the keychain.</source>
        <translation>%1 La clave sirve hasta que salga de Storedesk. La próxima vez se le pedirá de nuevo. Para guardarla, elija «Reintentar» y desbloquee el llavero.</translation>
    </message>
    <message>
        <source>Use until I quit</source>
        <translation>Usarla hasta que salga</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>KeyTest</name>
    <message>
        <source>Connection test</source>
        <translation>Prueba de conexión</translation>
    </message>
</context>
<context>
    <name>KeyTestWords</name>
    <message>
        <source>Integrations, event types</source>
        <translation>Integraciones, tipos de evento</translation>
    </message>
    <message>
        <source>Send events</source>
        <translation>Enviar eventos</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n campo</numerusform>
            <numerusform>%n campos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n export(s)</source>
        <translation>
            <numerusform>%n exportación</numerusform>
            <numerusform>%n exportaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n import(s)</source>
        <translation>
            <numerusform>%n importación</numerusform>
            <numerusform>%n importaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n conjunto</numerusform>
            <numerusform>%n conjuntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workflow(s)</source>
        <translation>
            <numerusform>%n flujo</numerusform>
            <numerusform>%n flujos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n integration(s)</source>
        <translation>
            <numerusform>%n integración</numerusform>
            <numerusform>%n integraciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Read access</source>
        <translation>Con permiso de lectura</translation>
    </message>
    <message>
        <source>Read access: “%1”</source>
        <translation>Con permiso de lectura: «%1»</translation>
    </message>
    <message>
        <source>Lookup access</source>
        <translation>Con permiso de búsqueda</translation>
    </message>
    <message>
        <source>Read access, %1 and more</source>
        <translation>Con permiso de lectura, %1 y más</translation>
    </message>
    <message>
        <source>Read access, %1</source>
        <translation>Con permiso de lectura, %1</translation>
    </message>
    <message>
        <source>No response after %1 s</source>
        <translation>Sin respuesta tras %1 s</translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>Sin probar todavía</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>No permission: the key lacks “%1, read”</source>
        <translation>Sin permiso: a la clave le falta «%1, lectura»</translation>
    </message>
    <message>
        <source>Integrations</source>
        <translation>Integraciones</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Sin probar</translation>
    </message>
    <message>
        <source>Not tested: a test never sends events</source>
        <translation>Sin probar: las pruebas no envían eventos</translation>
    </message>
    <message>
        <source>%1 responds, but it is not the service.</source>
        <translation>%1 responde, pero no es el servicio.</translation>
    </message>
    <message>
        <source>The response doesn&apos;t seem to come from the service. The address is wrong or incomplete.</source>
        <translation>La respuesta no parece del servicio. La dirección es errónea o está incompleta.</translation>
    </message>
    <message>
        <source>Copy the complete service address again. If the network asks you to sign in, do that first.</source>
        <translation>Vuelva a copiar la dirección completa del servicio. Si la red pide iniciar sesión, hágalo antes.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t respond.</source>
        <translation>%1 no responde.</translation>
    </message>
    <message>
        <source>Check the network and the address, then test again. You can add the account now and test it later.</source>
        <translation>Compruebe la red y la dirección y vuelva a probar. Puede añadir la cuenta ahora y probarla después.</translation>
    </message>
    <message>
        <source>No server named %1 was found.</source>
        <translation>No se ha encontrado ningún servidor llamado %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t resolve the name. It is misspelt, or there is no network.</source>
        <translation>No se ha podido resolver el nombre. Está mal escrito o no hay red.</translation>
    </message>
    <message>
        <source>Check the spelling of the address and the network.</source>
        <translation>Compruebe la red y que la dirección esté bien escrita.</translation>
    </message>
    <message>
        <source>The proxy blocked the test.</source>
        <translation>El proxy ha bloqueado la prueba.</translation>
    </message>
    <message>
        <source>Check the proxy in the system settings, or ask its administrator to allow %1.</source>
        <translation>Compruebe el proxy en los ajustes del sistema, o pida a su administrador que permita %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t verify the identity of %1.</source>
        <translation>No se ha podido verificar la identidad de %1.</translation>
    </message>
    <message>
        <source>The key was not sent. Check the address and this computer&apos;s date. Your organisation&apos;s own certificate must be installed in the system.</source>
        <translation>No se ha enviado la clave. Compruebe la dirección y la fecha de este ordenador. Los certificados de su organización deben estar instalados en el sistema.</translation>
    </message>
    <message>
        <source>The service rejected this key.</source>
        <translation>El servicio ha rechazado esta clave.</translation>
    </message>
    <message>
        <source>The address is correct, but the key is wrong or was revoked.</source>
        <translation>La dirección es correcta, pero la clave es errónea o se ha revocado.</translation>
    </message>
    <message>
        <source>Copy the complete key again, or create a new one in the service.</source>
        <translation>Vuelva a copiar la clave completa o cree una nueva en el servicio.</translation>
    </message>
    <message>
        <source>The service accepts this key, but it has no permissions.</source>
        <translation>El servicio acepta esta clave, pero no tiene permisos.</translation>
    </message>
    <message>
        <source>The key has no permission for any tested area.</source>
        <translation>La clave no tiene permiso para ninguna de las áreas probadas.</translation>
    </message>
    <message>
        <source>Ask the person who created the key to add read permission.</source>
        <translation>Pida a la persona que creó la clave que añada el permiso de lectura.</translation>
    </message>
    <message>
        <source>No response within %1 seconds.</source>
        <translation>Sin respuesta en %1 segundos.</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) can be used</source>
        <translation>
            <numerusform>%n área se puede usar</numerusform>
            <numerusform>%n áreas se pueden usar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without permission</source>
        <translation>
            <numerusform>%n sin permiso</numerusform>
            <numerusform>%n sin permiso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a response</source>
        <translation>
            <numerusform>%n sin respuesta</numerusform>
            <numerusform>%n sin respuesta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not tested</source>
        <translation>
            <numerusform>%n sin probar</numerusform>
            <numerusform>%n sin probar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Keywords</name>
    <message>
        <source>add account store login</source>
        <translation>añadir cuenta tienda acceso</translation>
    </message>
    <message>
        <source>settings preferences options accounts stores</source>
        <translation>ajustes configuración preferencias opciones cuentas tiendas</translation>
    </message>
    <message>
        <source>open csv spreadsheet table</source>
        <translation>abrir csv hoja cálculo tabla</translation>
    </message>
    <message>
        <source>settings preferences zoom in font size</source>
        <translation>ajustes configuración preferencias ampliar aumentar letra tamaño</translation>
    </message>
    <message>
        <source>settings preferences zoom out font size</source>
        <translation>ajustes configuración preferencias reducir letra tamaño</translation>
    </message>
    <message>
        <source>settings preferences zoom font size</source>
        <translation>ajustes configuración preferencias letra tamaño</translation>
    </message>
    <message>
        <source>revert take back</source>
        <translation>revertir volver atrás</translation>
    </message>
    <message>
        <source>reload update</source>
        <translation>recargar actualizar</translation>
    </message>
    <message>
        <source>switch tab window</source>
        <translation>cambiar pestaña ventana</translation>
    </message>
    <message>
        <source>help keys hotkeys</source>
        <translation>ayuda teclas atajos</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>cerrar terminar</translation>
    </message>
    <message>
        <source>add create customer person subscriber</source>
        <translation>añadir crear cliente persona suscriptor</translation>
    </message>
    <message>
        <source>add create article item</source>
        <translation>añadir crear artículo</translation>
    </message>
    <message>
        <source>add create order sale</source>
        <translation>añadir crear pedido venta</translation>
    </message>
    <message>
        <source>add create download report file</source>
        <translation>añadir crear descargar informe archivo</translation>
    </message>
    <message>
        <source>add create upload load file coupons</source>
        <translation>añadir crear subir cargar archivo cupones</translation>
    </message>
    <message>
        <source>add create custom attribute property</source>
        <translation>añadir crear personalizado atributo propiedad</translation>
    </message>
    <message>
        <source>add create connection source</source>
        <translation>añadir crear conexión origen</translation>
    </message>
    <message>
        <source>add create custom alias integration</source>
        <translation>añadir crear personalizado alias integración</translation>
    </message>
    <message>
        <source>help manual how to</source>
        <translation>ayuda manual cómo</translation>
    </message>
    <message>
        <source>changes edits log audit who when</source>
        <translation>cambios ediciones registro auditoría quién cuándo</translation>
    </message>
    <message>
        <source>gdpr erase forget delete everywhere certificate</source>
        <translation>rgpd lopd borrar olvidar eliminar en todas partes certificado</translation>
    </message>
    <message>
        <source>add create many fields paste spreadsheet bulk</source>
        <translation>añadir crear muchos campos pegar hoja de cálculo masivo</translation>
    </message>
    <message>
        <source>copy setup configuration fields integrations event types account clone export apply</source>
        <translation>copiar configuración campos integraciones tipos de evento cuenta clonar exportar aplicar</translation>
    </message>
    <message>
        <source>help guide handbook how to tutorial</source>
        <translation>ayuda guía manual cómo tutorial instrucciones</translation>
    </message>
    <message>
        <source>settings preferences options configuration</source>
        <translation>ajustes preferencias opciones configuración</translation>
    </message>
    <message>
        <source>hide away privacy security screen</source>
        <translation>ocultar ausente privacidad seguridad pantalla</translation>
    </message>
    <message>
        <source>support problem bug error log help send troubleshoot</source>
        <translation>soporte problema fallo error registro ayuda enviar avería</translation>
    </message>
    <message>
        <source>import orders shop shopify woocommerce prestashop</source>
        <translation>importar pedidos tienda shopify woocommerce prestashop</translation>
    </message>
</context>
<context>
    <name>ListJob</name>
    <message>
        <source>Selected records</source>
        <translation>Registros seleccionados</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>From the Bin</source>
        <translation>De la Papelera</translation>
    </message>
    <message>
        <source>Interpreted as</source>
        <translation>Interpretado como</translation>
    </message>
    <message>
        <source>Bulk lookup</source>
        <translation>Búsqueda múltiple</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>New export…</source>
        <translation>Nueva exportación…</translation>
    </message>
    <message>
        <source>No exports yet</source>
        <translation>Todavía no hay exportaciones</translation>
    </message>
    <message>
        <source>An export copies contacts or activities to a file on this computer, where you can search them all.</source>
        <translation>Una exportación copia contactos o actividades a un archivo de este ordenador, donde se pueden buscar todos.</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the exports</source>
        <translation>No se han podido cargar las exportaciones</translation>
    </message>
    <message>
        <source>Your API key has no permission to read exports</source>
        <translation>Su clave de API no tiene permiso para ver exportaciones</translation>
    </message>
    <message>
        <source>No export matches “%1”</source>
        <translation>Ninguna exportación coincide con «%1»</translation>
    </message>
    <message>
        <source>Loading exports…</source>
        <translation>Cargando exportaciones…</translation>
    </message>
    <message>
        <source>New import…</source>
        <translation>Nueva importación…</translation>
    </message>
    <message>
        <source>No imports yet</source>
        <translation>Todavía no hay importaciones</translation>
    </message>
    <message>
        <source>An import brings contacts, products or coupons from a file into the store.</source>
        <translation>Una importación lleva contactos, productos o cupones de un archivo a la tienda.</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the imports</source>
        <translation>No se han podido cargar las importaciones</translation>
    </message>
    <message>
        <source>Your API key has no permission to read imports</source>
        <translation>Su clave de API no tiene permiso para ver importaciones</translation>
    </message>
    <message>
        <source>No import matches “%1”</source>
        <translation>Ninguna importación coincide con «%1»</translation>
    </message>
    <message>
        <source>Loading imports…</source>
        <translation>Cargando importaciones…</translation>
    </message>
    <message>
        <source>No coupon sets yet</source>
        <translation>Todavía no hay conjuntos de cupones</translation>
    </message>
    <message>
        <source>Coupon sets are created in the service&apos;s own application. You can import codes for them here.</source>
        <translation>Los conjuntos de cupones se crean en la aplicación del servicio. Aquí puede importar códigos para ellos.</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the coupon sets</source>
        <translation>No se han podido cargar los conjuntos de cupones</translation>
    </message>
    <message>
        <source>Your API key has no permission to read coupon sets</source>
        <translation>Su clave de API no tiene permiso para ver conjuntos de cupones</translation>
    </message>
    <message>
        <source>No coupon set matches “%1”</source>
        <translation>Ningún conjunto de cupones coincide con «%1»</translation>
    </message>
    <message>
        <source>Loading coupon sets…</source>
        <translation>Cargando conjuntos de cupones…</translation>
    </message>
    <message>
        <source>No workflows yet</source>
        <translation>Todavía no hay flujos</translation>
    </message>
    <message>
        <source>Workflows are created in the service&apos;s own application. Here you can see what they do with contacts.</source>
        <translation>Los flujos se crean en la aplicación del servicio. Aquí puede ver lo que hacen con los contactos.</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the workflows</source>
        <translation>No se han podido cargar los flujos</translation>
    </message>
    <message>
        <source>Your API key has no permission to read workflows</source>
        <translation>Su clave de API no tiene permiso para ver flujos</translation>
    </message>
    <message>
        <source>No workflow matches “%1”</source>
        <translation>Ningún flujo coincide con «%1»</translation>
    </message>
    <message>
        <source>Loading workflows…</source>
        <translation>Cargando flujos…</translation>
    </message>
    <message>
        <source>New contact field…</source>
        <translation>Nuevo campo…</translation>
    </message>
    <message>
        <source>No contact fields yet</source>
        <translation>Todavía no hay campos</translation>
    </message>
    <message>
        <source>A contact field stores something about every contact: a size, a shop, a favourite colour.</source>
        <translation>Un campo guarda un dato de cada contacto: una talla, una tienda, un color favorito.</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the contact fields</source>
        <translation>No se han podido cargar los campos</translation>
    </message>
    <message>
        <source>Your API key has no permission to read contact fields</source>
        <translation>Su clave de API no tiene permiso para ver campos</translation>
    </message>
    <message>
        <source>No contact field matches “%1”</source>
        <translation>Ningún campo coincide con «%1»</translation>
    </message>
    <message>
        <source>Loading contact fields…</source>
        <translation>Cargando campos…</translation>
    </message>
    <message>
        <source>New integration…</source>
        <translation>Nueva integración…</translation>
    </message>
    <message>
        <source>No integrations yet</source>
        <translation>Todavía no hay integraciones</translation>
    </message>
    <message>
        <source>An integration groups the events that one of your systems sends to the store.</source>
        <translation>Una integración agrupa los eventos que uno de sus sistemas envía a la tienda.</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the integrations</source>
        <translation>No se han podido cargar las integraciones</translation>
    </message>
    <message>
        <source>Your API key has no permission to read integrations</source>
        <translation>Su clave de API no tiene permiso para ver integraciones</translation>
    </message>
    <message>
        <source>No integration matches “%1”</source>
        <translation>Ninguna integración coincide con «%1»</translation>
    </message>
    <message>
        <source>Loading integrations…</source>
        <translation>Cargando integraciones…</translation>
    </message>
</context>
<context>
    <name>LookUp</name>
    <message>
        <source>Storedesk can&apos;t find out whether it arrived.</source>
        <translation>Storedesk no puede averiguar si llegó.</translation>
    </message>
    <message>
        <source>The request has no identifier to look it up by.</source>
        <translation>La petición no tiene un identificador con el que buscarla.</translation>
    </message>
    <message>
        <source>Check in the service&apos;s own application before you send it again.</source>
        <translation>Compruébelo en la aplicación del servicio antes de enviarlo de nuevo.</translation>
    </message>
    <message>
        <source>Storedesk can&apos;t tell whether this is the record that was sent.</source>
        <translation>Storedesk no puede saber si este es el registro que se envió.</translation>
    </message>
    <message>
        <source>Check the list before you send it again.</source>
        <translation>Compruebe la lista antes de enviarlo de nuevo.</translation>
    </message>
    <message>
        <source>A record with that name exists, but it may be a different one.</source>
        <translation>Existe un registro con ese nombre, pero puede ser otro.</translation>
    </message>
    <message>
        <source>Check the record before you send it again.</source>
        <translation>Compruebe el registro antes de enviarlo de nuevo.</translation>
    </message>
    <message>
        <source>It may be one of these, or someone else may have created them: %1.</source>
        <translation>Puede ser uno de estos, o puede haberlos creado otra persona: %1.</translation>
    </message>
    <message>
        <source>The list changed while it was loading, so the record may be missing from it.</source>
        <translation>La lista cambió mientras se cargaba, así que el registro puede faltar en ella.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupKeys</name>
    <message>
        <source>No contact has this email</source>
        <translation>Ningún contacto tiene este correo</translation>
    </message>
    <message>
        <source>External ID</source>
        <translation>ID externo</translation>
    </message>
    <message>
        <source>No contact has this external ID</source>
        <translation>Ningún contacto tiene este ID externo</translation>
    </message>
    <message>
        <source>Purchase ID in your store</source>
        <translation>ID de compra en su tienda</translation>
    </message>
    <message>
        <source>ID in the service</source>
        <translation>ID en el servicio</translation>
    </message>
    <message>
        <source>No purchase has this ID</source>
        <translation>Ninguna compra tiene este ID</translation>
    </message>
    <message>
        <source>Product ID in your store</source>
        <translation>ID de producto en su tienda</translation>
    </message>
    <message>
        <source>No product has this ID</source>
        <translation>Ningún producto tiene este ID</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>This export no longer exists</source>
        <translation>Esta exportación ya no existe</translation>
    </message>
    <message>
        <source>This import no longer exists</source>
        <translation>Esta importación ya no existe</translation>
    </message>
    <message>
        <source>This coupon set no longer exists</source>
        <translation>Este conjunto de cupones ya no existe</translation>
    </message>
    <message>
        <source>This workflow no longer exists</source>
        <translation>Este flujo ya no existe</translation>
    </message>
    <message>
        <source>This contact field no longer exists</source>
        <translation>Este campo ya no existe</translation>
    </message>
    <message>
        <source>This integration no longer exists</source>
        <translation>Esta integración ya no existe</translation>
    </message>
    <message>
        <source>This event type no longer exists</source>
        <translation>Este tipo de evento ya no existe</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Email (older method)</source>
        <translation>Correo (método antiguo)</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Waiting requests are sent when the service responds. Next attempt at %1.</source>
        <translation>Las peticiones pendientes se enviarán cuando el servicio responda. Próximo intento a las %1.</translation>
    </message>
    <message>
        <source>The current data stays on screen.</source>
        <translation>Los datos actuales siguen en pantalla.</translation>
    </message>
    <message>
        <source>The service isn&apos;t responding.</source>
        <translation>El servicio no responde.</translation>
    </message>
    <message>
        <source>Go to a page, a record or an action</source>
        <translation>Ir a una página, un registro o una acción</translation>
    </message>
    <message>
        <source>Open pages</source>
        <translation>Páginas abiertas</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Navegación</translation>
    </message>
    <message>
        <source>Request log</source>
        <translation>Registro de peticiones</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Intentar ahora</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Enter another key…</source>
        <translation>Introducir otra clave…</translation>
    </message>
</context>
<context>
    <name>ManySave</name>
    <message>
        <source>Couldn&apos;t write the file.</source>
        <translation>No se ha podido escribir el archivo.</translation>
    </message>
    <message>
        <source>Choose another folder or free up space.</source>
        <translation>Elija otra carpeta o libere espacio.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
</context>
<context>
    <name>ManyState</name>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En cola</translation>
    </message>
    <message>
        <source>Not looked up</source>
        <translation>Sin buscar</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Connect an account…</source>
        <translation>&amp;Conectar una cuenta…</translation>
    </message>
    <message>
        <source>&amp;Manage accounts…</source>
        <translation>&amp;Gestionar cuentas…</translation>
    </message>
    <message>
        <source>Close &amp;tab</source>
        <translation>Cerrar &amp;pestaña</translation>
    </message>
    <message>
        <source>&amp;Reopen closed tab</source>
        <translation>&amp;Reabrir pestaña cerrada</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo last change</source>
        <translation>&amp;Deshacer el último cambio</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualizar</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>Panel si&amp;guiente</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Panel anteri&amp;or</translation>
    </message>
    <message>
        <source>Go to &amp;anything…</source>
        <translation>Ir a c&amp;ualquier elemento…</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <translation>Pestaña &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <translation>Pestaña an&amp;terior</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;About Storedesk</source>
        <translation>Acerca &amp;de Storedesk</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Open files…</source>
        <translation>&amp;Abrir archivos…</translation>
    </message>
    <message>
        <source>Re&amp;cord</source>
        <translation>&amp;Registro</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Te&amp;xto más grande</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texto más p&amp;equeño</translation>
    </message>
    <message>
        <source>&amp;Default text size</source>
        <translation>Tamaño de texto pre&amp;determinado</translation>
    </message>
    <message>
        <source>List of &amp;open tabs…</source>
        <translation>Lista de pestañas a&amp;biertas…</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>A&amp;yuda sobre esta página</translation>
    </message>
    <message>
        <source>Change &amp;history</source>
        <translation>&amp;Historial de cambios</translation>
    </message>
    <message>
        <source>Close oth&amp;er tabs</source>
        <translation>Cerrar las &amp;demás pestañas</translation>
    </message>
    <message>
        <source>Close tabs to the r&amp;ight</source>
        <translation>Cerrar las pestañas de la derec&amp;ha</translation>
    </message>
    <message>
        <source>Close &amp;all tabs</source>
        <translation>Cerrar &amp;todas las pestañas</translation>
    </message>
    <message>
        <source>Copy or save set&amp;up…</source>
        <translation>Copiar o g&amp;uardar configuración…</translation>
    </message>
    <message>
        <source>P&amp;references</source>
        <translation>P&amp;referencias</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>B&amp;loquear</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Diagnostic report…</source>
        <translation>&amp;Informe de diagnóstico…</translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message>
        <source>Browse</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Importar y exportar</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campañas</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Configurar</translation>
    </message>
</context>
<context>
    <name>Needs</name>
    <message>
        <source>Export failed:</source>
        <translation>Exportación fallida:</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Import failed:</source>
        <translation>Importación fallida:</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Ver el motivo</translation>
    </message>
    <message>
        <source>Rows rejected:</source>
        <translation>Filas rechazadas:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of %1 %2</source>
        <translation>
            <numerusform>%Ln fila de %1 %2</numerusform>
            <numerusform>%Ln filas de %1 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln coupon(s) left of %1</source>
        <translation>
            <numerusform>queda %Ln cupón de %1</numerusform>
            <numerusform>quedan %Ln cupones de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no coupons left</source>
        <translation>no quedan cupones</translation>
    </message>
    <message>
        <source>Refill…</source>
        <translation>Añadir códigos…</translation>
    </message>
    <message>
        <source>Workflow %1:</source>
        <translation>Flujo %1:</translation>
    </message>
    <message>
        <source>paused, last changed %1</source>
        <translation>en pausa, último cambio %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>Download links:</source>
        <translation>Enlaces de descarga:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s) expire in %1 min</source>
        <translation>
            <numerusform>%Ln enlace caduca en %1 min</numerusform>
            <numerusform>%Ln enlaces caducan en %1 min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s) have expired</source>
        <translation>
            <numerusform>%Ln enlace ha caducado</numerusform>
            <numerusform>%Ln enlaces han caducado</numerusform>
        </translation>
    </message>
    <message>
        <source>Renew</source>
        <translation>Renovar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) rejected</source>
        <translation>
            <numerusform>%Ln fila rechazada</numerusform>
            <numerusform>%Ln filas rechazadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>what, why, day</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>sin motivo indicado</translation>
    </message>
    <message>
        <source>Retry…</source>
        <translation>Reintentar…</translation>
    </message>
    <message>
        <source>Rows need a decision:</source>
        <translation>Filas por decidir:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of %1</source>
        <translation>
            <numerusform>%Ln fila de %1</numerusform>
            <numerusform>%Ln filas de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
    <message>
        <source>Job paused:</source>
        <translation>Tarea en pausa:</translation>
    </message>
    <message>
        <source>Job stopped:</source>
        <translation>Tarea detenida:</translation>
    </message>
    <message>
        <source>Scheduled export failed:</source>
        <translation>Ha fallado una exportación programada:</translation>
    </message>
    <message numerus="yes">
        <source>last updated %Ln day(s) ago</source>
        <translation>
            <numerusform>actualizados hace %Ln día</numerusform>
            <numerusform>actualizados hace %Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>Offline contacts:</source>
        <translation>Contactos sin conexión:</translation>
    </message>
</context>
<context>
    <name>NetworkSettings</name>
    <message>
        <source>There is no certificate in %1.</source>
        <translation>No hay ningún certificado en %1.</translation>
    </message>
    <message>
        <source>The file must be in PEM format (text).</source>
        <translation>El archivo debe estar en formato PEM (texto).</translation>
    </message>
    <message>
        <source>Ask your network administrator for the right file.</source>
        <translation>Pida el archivo correcto al administrador de su red.</translation>
    </message>
</context>
<context>
    <name>NewFile</name>
    <message>
        <source>No program is reading from this pipe.</source>
        <translation>Ningún programa lee de esta tubería.</translation>
    </message>
</context>
<context>
    <name>OpenFile</name>
    <message>
        <source>Open files</source>
        <translation>Abrir archivos</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The clipboard contains no table. Copy cells from a spreadsheet first.</source>
        <translation>El portapapeles no contiene ninguna tabla. Copie antes celdas de una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Filas pegadas</translation>
    </message>
    <message>
        <source>Couldn&apos;t store the rows: %1</source>
        <translation>No se han podido guardar las filas: %1</translation>
    </message>
</context>
<context>
    <name>Operations</name>
    <message>
        <source>Get contact (deprecated)</source>
        <translation>Consultar contacto (en desuso)</translation>
    </message>
    <message>
        <source>Delete contact (deprecated)</source>
        <translation>Eliminar contacto (en desuso)</translation>
    </message>
    <message>
        <source>Patch contact (deprecated)</source>
        <translation>Modificar contacto (en desuso)</translation>
    </message>
    <message>
        <source>Get contact detail by email</source>
        <translation>Consultar contacto por correo</translation>
    </message>
    <message>
        <source>Delete contact by email</source>
        <translation>Eliminar contacto por correo</translation>
    </message>
    <message>
        <source>Patch contact by email</source>
        <translation>Modificar contacto por correo</translation>
    </message>
    <message>
        <source>Get contact detail by externalId</source>
        <translation>Consultar contacto por ID externo</translation>
    </message>
    <message>
        <source>Delete contact by externalId</source>
        <translation>Eliminar contacto por ID externo</translation>
    </message>
    <message>
        <source>Patch contact by externalId</source>
        <translation>Modificar contacto por ID externo</translation>
    </message>
    <message>
        <source>Create purchase</source>
        <translation>Crear compra</translation>
    </message>
    <message>
        <source>Get purchase detail by Id</source>
        <translation>Consultar compra por ID</translation>
    </message>
    <message>
        <source>Delete purchase by Id</source>
        <translation>Eliminar compra por ID</translation>
    </message>
    <message>
        <source>Get purchase detail by purchase store identifier</source>
        <translation>Consultar compra por su ID en la tienda</translation>
    </message>
    <message>
        <source>Delete purchase by purchase store identifier</source>
        <translation>Eliminar compra por su ID en la tienda</translation>
    </message>
    <message>
        <source>Get product detail by Id</source>
        <translation>Consultar producto por ID</translation>
    </message>
    <message>
        <source>Delete product by Id</source>
        <translation>Eliminar producto por ID</translation>
    </message>
    <message>
        <source>Get product detail by store identifier</source>
        <translation>Consultar producto por su ID en la tienda</translation>
    </message>
    <message>
        <source>Delete product by product store identifier</source>
        <translation>Eliminar producto por su ID en la tienda</translation>
    </message>
    <message>
        <source>Patch or create product by store identifier</source>
        <translation>Modificar o crear producto por su ID en la tienda</translation>
    </message>
    <message>
        <source>Get export list</source>
        <translation>Consultar lista de exportaciones</translation>
    </message>
    <message>
        <source>Create export</source>
        <translation>Crear exportación</translation>
    </message>
    <message>
        <source>Create data explorer export</source>
        <translation>Crear exportación del explorador de datos</translation>
    </message>
    <message>
        <source>Get export detail by Id</source>
        <translation>Consultar exportación por ID</translation>
    </message>
    <message>
        <source>Delete export by Id</source>
        <translation>Eliminar exportación por ID</translation>
    </message>
    <message>
        <source>Get import list</source>
        <translation>Consultar lista de importaciones</translation>
    </message>
    <message>
        <source>Create import</source>
        <translation>Crear importación</translation>
    </message>
    <message>
        <source>Get import detail by Id</source>
        <translation>Consultar importación por ID</translation>
    </message>
    <message>
        <source>Delete import by Id</source>
        <translation>Eliminar importación por ID</translation>
    </message>
    <message>
        <source>Get coupon sets list</source>
        <translation>Consultar lista de conjuntos de cupones</translation>
    </message>
    <message>
        <source>Get coupon set detail by Id</source>
        <translation>Consultar conjunto de cupones por ID</translation>
    </message>
    <message>
        <source>Get workflows list</source>
        <translation>Consultar lista de flujos</translation>
    </message>
    <message>
        <source>Get workflow detail by Id</source>
        <translation>Consultar flujo por ID</translation>
    </message>
    <message>
        <source>Get store detail</source>
        <translation>Consultar datos de la tienda</translation>
    </message>
    <message>
        <source>Get contact fields list</source>
        <translation>Consultar lista de campos de contacto</translation>
    </message>
    <message>
        <source>Create a contact field</source>
        <translation>Crear campo de contacto</translation>
    </message>
    <message>
        <source>Get contact field detail</source>
        <translation>Consultar campo de contacto</translation>
    </message>
    <message>
        <source>Delete contact field by Id</source>
        <translation>Eliminar campo de contacto por ID</translation>
    </message>
    <message>
        <source>Create a custom event by alias</source>
        <translation>Enviar evento personalizado por alias</translation>
    </message>
    <message>
        <source>Create a custom event by id</source>
        <translation>Enviar evento personalizado por ID</translation>
    </message>
    <message>
        <source>List custom integrations</source>
        <translation>Consultar lista de integraciones personalizadas</translation>
    </message>
    <message>
        <source>Create custom integration</source>
        <translation>Crear integración personalizada</translation>
    </message>
    <message>
        <source>Get custom integration by Id</source>
        <translation>Consultar integración personalizada por ID</translation>
    </message>
    <message>
        <source>Patch custom integration by Id</source>
        <translation>Modificar integración personalizada por ID</translation>
    </message>
    <message>
        <source>Delete custom integration by Id</source>
        <translation>Eliminar integración personalizada por ID</translation>
    </message>
    <message>
        <source>List custom event types</source>
        <translation>Consultar lista de tipos de evento</translation>
    </message>
    <message>
        <source>Create custom event type</source>
        <translation>Crear tipo de evento</translation>
    </message>
    <message>
        <source>Get custom event type by Id</source>
        <translation>Consultar tipo de evento por ID</translation>
    </message>
    <message>
        <source>Delete custom event type by Id</source>
        <translation>Eliminar tipo de evento por ID</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A desktop console for store data.</source>
        <translation>Una consola de escritorio para los datos de la tienda.</translation>
    </message>
    <message>
        <source>Start with the practice store.</source>
        <translation>Empieza con la tienda de prácticas.</translation>
    </message>
    <message>
        <source>Store all data in this folder.</source>
        <translation>Guarda todos los datos en esta carpeta.</translation>
    </message>
    <message>
        <source>Tables to open: CSV, spreadsheets or ZIP.</source>
        <translation>Tablas que se abren: CSV, hojas de cálculo o ZIP.</translation>
    </message>
</context>
<context>
    <name>OrderAssembly</name>
    <message>
        <source>%1: “%2” in line %3, “%4” in line %5.</source>
        <translation>%1: «%2» en la línea %3, «%4» en la línea %5.</translation>
    </message>
    <message>
        <source>%1: “%2”, but the order is in %3.</source>
        <translation>%1: «%2», pero el pedido está en %3.</translation>
    </message>
    <message>
        <source>%1 × %2 is %3, but the file says %4.</source>
        <translation>%1 × %2 son %3, pero el archivo indica %4.</translation>
    </message>
    <message>
        <source>The items add up to %1, but the file says %2.</source>
        <translation>Las líneas suman %1, pero el archivo indica %2.</translation>
    </message>
    <message>
        <source>The items add up to %1 (%2 with shipping and discount), but the file says %3.</source>
        <translation>Las líneas suman %1 (%2 con envío y descuento), pero el archivo indica %3.</translation>
    </message>
    <message>
        <source>The status is blank.</source>
        <translation>El estado está en blanco.</translation>
    </message>
    <message>
        <source>Status: “%1”.</source>
        <translation>Estado: «%1».</translation>
    </message>
</context>
<context>
    <name>OrderBook</name>
    <message>
        <source>The order has no currency.</source>
        <translation>El pedido no indica la moneda.</translation>
    </message>
</context>
<context>
    <name>OrderFields</name>
    <message>
        <source>Order ID</source>
        <translation>ID de pedido</translation>
    </message>
    <message>
        <source>Cart ID</source>
        <translation>ID de carrito</translation>
    </message>
    <message>
        <source>Email of the buyer</source>
        <translation>Correo del comprador</translation>
    </message>
    <message>
        <source>External ID of the buyer</source>
        <translation>ID externo del comprador</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Total quantity</source>
        <translation>Cantidad total</translation>
    </message>
    <message>
        <source>Payment method</source>
        <translation>Forma de pago</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Envío</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Impuestos</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Descuento</translation>
    </message>
    <message>
        <source>First name of the buyer</source>
        <translation>Nombre del comprador</translation>
    </message>
    <message>
        <source>Last name of the buyer</source>
        <translation>Apellidos del comprador</translation>
    </message>
    <message>
        <source>Product ID</source>
        <translation>ID de producto</translation>
    </message>
    <message>
        <source>Product name</source>
        <translation>Nombre del producto</translation>
    </message>
    <message>
        <source>Product page</source>
        <translation>Página del producto</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Precio unitario</translation>
    </message>
    <message>
        <source>Item total</source>
        <translation>Total de la línea</translation>
    </message>
    <message>
        <source>Item discount</source>
        <translation>Descuento de la línea</translation>
    </message>
    <message>
        <source>Order status</source>
        <translation>Estado del pedido</translation>
    </message>
    <message>
        <source>Payment status</source>
        <translation>Estado del pago</translation>
    </message>
    <message>
        <source>Delivery status</source>
        <translation>Estado del envío</translation>
    </message>
    <message>
        <source>Cancellation date</source>
        <translation>Fecha de cancelación</translation>
    </message>
    <message>
        <source>Refunded amount</source>
        <translation>Importe reembolsado</translation>
    </message>
</context>
<context>
    <name>OrderLines</name>
    <message>
        <source>Reading the file was cancelled.</source>
        <translation>Se ha cancelado la lectura del archivo.</translation>
    </message>
</context>
<context>
    <name>OrderMatching</name>
    <message>
        <source>Choose the column that holds: %1.</source>
        <translation>Elija la columna que contiene: %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the column mapping.</source>
        <translation>No se ha podido guardar la asignación de columnas.</translation>
    </message>
</context>
<context>
    <name>OrderTableWords</name>
    <message>
        <source>Can be sent</source>
        <translation>Se puede enviar</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>Comprador</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Result of the check</source>
        <translation>Resultado de la comprobación</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>The row has no order ID.</source>
        <translation>La fila no tiene ID de pedido.</translation>
    </message>
    <message>
        <source>A row without an order ID follows and may belong to this order.</source>
        <translation>Le sigue una fila sin ID de pedido que puede ser de este pedido.</translation>
    </message>
    <message>
        <source>The cells of a row are not reliable.</source>
        <translation>Las celdas de una fila no son fiables.</translation>
    </message>
    <message>
        <source>The spreadsheet has an error instead of a value.</source>
        <translation>La hoja de cálculo tiene un error en lugar de un valor.</translation>
    </message>
    <message>
        <source>Rows of the order contradict each other.</source>
        <translation>Las filas del pedido se contradicen.</translation>
    </message>
    <message>
        <source>The order has neither an email nor an external ID.</source>
        <translation>El pedido no tiene correo ni ID externo.</translation>
    </message>
    <message>
        <source>This is not an email address.</source>
        <translation>No es una dirección de correo.</translation>
    </message>
    <message>
        <source>The order has no date.</source>
        <translation>El pedido no tiene fecha.</translation>
    </message>
    <message>
        <source>This is not a date.</source>
        <translation>No es una fecha.</translation>
    </message>
    <message>
        <source>The date can be read in two ways.</source>
        <translation>La fecha se puede leer de dos formas.</translation>
    </message>
    <message>
        <source>An item has no product ID.</source>
        <translation>Una línea no tiene ID de producto.</translation>
    </message>
    <message>
        <source>An item has no quantity.</source>
        <translation>Una línea no tiene cantidad.</translation>
    </message>
    <message>
        <source>The quantity is not a whole number.</source>
        <translation>La cantidad no es un número entero.</translation>
    </message>
    <message>
        <source>The quantity is not greater than zero.</source>
        <translation>La cantidad no es mayor que cero.</translation>
    </message>
    <message>
        <source>An item has no price.</source>
        <translation>Una línea no tiene precio.</translation>
    </message>
    <message>
        <source>This is not an amount.</source>
        <translation>No es un importe.</translation>
    </message>
    <message>
        <source>The amount is less than zero.</source>
        <translation>El importe es menor que cero.</translation>
    </message>
    <message>
        <source>The number can be read in two ways.</source>
        <translation>El número se puede leer de dos formas.</translation>
    </message>
    <message>
        <source>The currency is not known.</source>
        <translation>No se conoce la moneda.</translation>
    </message>
    <message>
        <source>The order is in another currency. The service stores amounts without a currency.</source>
        <translation>El pedido está en otra moneda. El servicio guarda los importes sin moneda.</translation>
    </message>
    <message>
        <source>The order has no total, and the file does not show whether its prices include the tax.</source>
        <translation>El pedido no tiene total y el archivo no muestra si sus precios incluyen impuestos.</translation>
    </message>
    <message>
        <source>The service would reject a value of the order.</source>
        <translation>El servicio rechazaría un valor del pedido.</translation>
    </message>
    <message>
        <source>The date is not in the format the service expects.</source>
        <translation>La fecha no está en el formato que espera el servicio.</translation>
    </message>
    <message>
        <source>The number is not in the format the service expects.</source>
        <translation>El número no está en el formato que espera el servicio.</translation>
    </message>
    <message>
        <source>There are spaces around the value.</source>
        <translation>Hay espacios alrededor del valor.</translation>
    </message>
    <message>
        <source>Quantity times unit price doesn&apos;t match the item total.</source>
        <translation>La cantidad por el precio unitario no coincide con el total de la línea.</translation>
    </message>
    <message>
        <source>The items don&apos;t add up to the total.</source>
        <translation>Las líneas no suman el total.</translation>
    </message>
    <message>
        <source>The quantities do not add up to the total quantity.</source>
        <translation>Las cantidades no suman la cantidad total.</translation>
    </message>
    <message>
        <source>A purchase with this ID already exists, with different values.</source>
        <translation>Ya existe una compra con este ID y otros valores.</translation>
    </message>
    <message>
        <source>The contact does not exist.</source>
        <translation>El contacto no existe.</translation>
    </message>
    <message>
        <source>One of the products doesn&apos;t exist.</source>
        <translation>Uno de los productos no existe.</translation>
    </message>
    <message>
        <source>Couldn&apos;t look up the purchase, its contact or a product.</source>
        <translation>No se ha podido consultar la compra, su contacto o un producto.</translation>
    </message>
    <message>
        <source>Line %1:</source>
        <translation>Línea %1:</translation>
    </message>
    <message>
        <source>Lines %1:</source>
        <translation>Líneas %1:</translation>
    </message>
    <message>
        <source>The order is not a sale.</source>
        <translation>El pedido no es una venta.</translation>
    </message>
    <message>
        <source>Part of the order was refunded. It would be sent with the full total.</source>
        <translation>Parte del pedido se ha reembolsado. Se enviaría con el total completo.</translation>
    </message>
    <message>
        <source>It is not known whether orders with this status are sales.</source>
        <translation>No se sabe si los pedidos con este estado son ventas.</translation>
    </message>
</context>
<context>
    <name>PageRow</name>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>New purchase</source>
        <translation>Nueva compra</translation>
    </message>
    <message>
        <source>New export</source>
        <translation>Nueva exportación</translation>
    </message>
    <message>
        <source>New import</source>
        <translation>Nueva importación</translation>
    </message>
    <message>
        <source>New contact field</source>
        <translation>Nuevo campo de contacto</translation>
    </message>
    <message>
        <source>New event type</source>
        <translation>Nuevo tipo de evento</translation>
    </message>
    <message>
        <source>Send events</source>
        <translation>Enviar eventos</translation>
    </message>
    <message>
        <source>Send event</source>
        <translation>Enviar evento</translation>
    </message>
    <message>
        <source>New contact</source>
        <translation>Nuevo contacto</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Nuevo producto</translation>
    </message>
    <message>
        <source>New integration</source>
        <translation>Nueva integración</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exportaciones</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importaciones</translation>
    </message>
    <message>
        <source>Coupon sets</source>
        <translation>Conjuntos de cupones</translation>
    </message>
    <message>
        <source>Workflows</source>
        <translation>Flujos</translation>
    </message>
    <message>
        <source>Contact fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Integrations</source>
        <translation>Integraciones</translation>
    </message>
    <message>
        <source>Exports, no match</source>
        <translation>Exportaciones, sin resultados</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Tienda</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contactos</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Compras</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportación</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importación</translation>
    </message>
    <message>
        <source>Coupon set</source>
        <translation>Conjunto de cupones</translation>
    </message>
    <message>
        <source>Workflow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>Contact field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Integration</source>
        <translation>Integración</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>Tipo de evento</translation>
    </message>
    <message>
        <source>Bulk lookup</source>
        <translation>Búsqueda múltiple</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Exports, loading</source>
        <translation>Exportaciones, cargando</translation>
    </message>
    <message>
        <source>Exports that can&apos;t be loaded</source>
        <translation>Exportaciones que no se pueden cargar</translation>
    </message>
    <message>
        <source>Exports without permission</source>
        <translation>Exportaciones sin permiso</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Compare two files</source>
        <translation>Comparar dos archivos</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>New bulk job</source>
        <translation>Nueva tarea masiva</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Change history</source>
        <translation>Historial de cambios</translation>
    </message>
    <message>
        <source>Privacy request</source>
        <translation>Solicitud de privacidad</translation>
    </message>
    <message>
        <source>Undo an import</source>
        <translation>Deshacer una importación</translation>
    </message>
    <message>
        <source>Edit event type</source>
        <translation>Editar tipo de evento</translation>
    </message>
    <message>
        <source>Change an event type</source>
        <translation>Modificar un tipo de evento</translation>
    </message>
    <message>
        <source>Share with a developer</source>
        <translation>Pasar a un desarrollador</translation>
    </message>
    <message>
        <source>Compare an event type</source>
        <translation>Comparar un tipo de evento</translation>
    </message>
    <message>
        <source>Copy setup</source>
        <translation>Copiar configuración</translation>
    </message>
    <message>
        <source>Contact fields from a table</source>
        <translation>Campos de contacto desde una tabla</translation>
    </message>
    <message>
        <source>Change a contact field</source>
        <translation>Modificar un campo de contacto</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Integrations with their event types</source>
        <translation>Integraciones con sus tipos de evento</translation>
    </message>
    <message>
        <source>An integration with its colour and image</source>
        <translation>Una integración con su color y su imagen</translation>
    </message>
    <message>
        <source>Event types loading</source>
        <translation>Tipos de evento cargando</translation>
    </message>
    <message>
        <source>Event types that can&apos;t be loaded</source>
        <translation>Tipos de evento que no se pueden cargar</translation>
    </message>
    <message>
        <source>An integration without event types</source>
        <translation>Una integración sin tipos de evento</translation>
    </message>
    <message>
        <source>Deleting an integration and its event types</source>
        <translation>Eliminar una integración y sus tipos de evento</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Local data</source>
        <translation>Datos locales</translation>
    </message>
    <message>
        <source>Diagnostic report</source>
        <translation>Informe de diagnóstico</translation>
    </message>
    <message>
        <source>Purchases from a file</source>
        <translation>Compras desde un archivo</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>a contact with this external ID</source>
        <translation>un contacto con este ID externo</translation>
    </message>
    <message>
        <source>a product with this ID in your store</source>
        <translation>un producto con este ID en su tienda</translation>
    </message>
    <message>
        <source>a purchase with this ID in your store</source>
        <translation>una compra con este ID en su tienda</translation>
    </message>
    <message>
        <source>a purchase with this ID in the service</source>
        <translation>una compra con este ID en el servicio</translation>
    </message>
    <message>
        <source>a product with this ID in the service</source>
        <translation>un producto con este ID en el servicio</translation>
    </message>
    <message>
        <source>an export with this ID</source>
        <translation>una exportación con este ID</translation>
    </message>
    <message>
        <source>an import with this ID</source>
        <translation>una importación con este ID</translation>
    </message>
    <message>
        <source>a coupon set with this ID</source>
        <translation>un conjunto de cupones con este ID</translation>
    </message>
    <message>
        <source>a workflow with this ID</source>
        <translation>un flujo con este ID</translation>
    </message>
    <message>
        <source>a contact field with this ID</source>
        <translation>un campo de contacto con este ID</translation>
    </message>
    <message>
        <source>an integration with this ID</source>
        <translation>una integración con este ID</translation>
    </message>
    <message>
        <source>an event type with this alias</source>
        <translation>un tipo de evento con este alias</translation>
    </message>
    <message>
        <source>a contact with this email</source>
        <translation>un contacto con este correo</translation>
    </message>
</context>
<context>
    <name>Paths</name>
    <message>
        <source>Check the identifier and try again.</source>
        <translation>Compruebe el identificador e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The identifier “%1” is empty.</source>
        <translation>El identificador «%1» está vacío.</translation>
    </message>
    <message>
        <source>Without it, the address refers to the whole list.</source>
        <translation>Sin él, la dirección se refiere a toda la lista.</translation>
    </message>
    <message>
        <source>“%1” cannot be used as an identifier.</source>
        <translation>«%1» no se puede usar como identificador.</translation>
    </message>
    <message>
        <source>In an address, dots refer to another record.</source>
        <translation>En una dirección, los puntos se refieren a otro registro.</translation>
    </message>
    <message>
        <source>The identifier contains an invalid character.</source>
        <translation>El identificador contiene un carácter no válido.</translation>
    </message>
    <message>
        <source>The service would receive a different identifier.</source>
        <translation>El servicio recibiría otro identificador.</translation>
    </message>
    <message>
        <source>The operation needs %1 identifiers; %2 were given.</source>
        <translation>La operación necesita identificadores: %1; se han indicado: %2.</translation>
    </message>
    <message>
        <source>The identifier is too long for an address.</source>
        <translation>El identificador es demasiado largo para una dirección.</translation>
    </message>
</context>
<context>
    <name>PlanWords</name>
    <message>
        <source>Purchases from %1</source>
        <translation>Compras de %1</translation>
    </message>
    <message>
        <source>Purchase ID</source>
        <translation>ID de compra</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>Comprador</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>Missing contacts of %1</source>
        <translation>Contactos que faltan de %1</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Missing products of %1</source>
        <translation>Productos que faltan de %1</translation>
    </message>
    <message>
        <source>Product ID</source>
        <translation>ID de producto</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>Leave alone</source>
        <translation>No tocar</translation>
    </message>
    <message>
        <source>Left unchanged</source>
        <translation>Sin tocar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservado</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>The file has no email for this contact.</source>
        <translation>El archivo no tiene el correo de este contacto.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>Reverted</source>
        <translation>Revertido</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the plan.</source>
        <translation>No se ha podido guardar el plan.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Actual</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Restaurado</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Couldn&apos;t set up the practice store.</source>
        <translation>No se ha podido preparar la tienda de prácticas.</translation>
    </message>
    <message>
        <source>Couldn&apos;t create a certificate.</source>
        <translation>No se ha podido crear un certificado.</translation>
    </message>
    <message>
        <source>Port %1 can&apos;t be used on this computer.</source>
        <translation>El puerto %1 de este ordenador no se puede usar.</translation>
    </message>
    <message>
        <source>Choose another port, or 0 for a free one.</source>
        <translation>Elija otro puerto, o 0 para uno libre.</translation>
    </message>
    <message>
        <source>Couldn&apos;t listen on port %1.</source>
        <translation>No se ha podido escuchar en el puerto %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t start the practice service.</source>
        <translation>No se ha podido iniciar el servicio de prácticas.</translation>
    </message>
    <message>
        <source>Couldn&apos;t listen on %1.</source>
        <translation>No se ha podido escuchar en %1.</translation>
    </message>
    <message>
        <source>This fault needs a certificate.</source>
        <translation>Este fallo necesita un certificado.</translation>
    </message>
    <message>
        <source>TLS is not enabled for the service.</source>
        <translation>TLS no está activado en el servicio.</translation>
    </message>
    <message>
        <source>%1 is not a practice store.</source>
        <translation>%1 no es una tienda de prácticas.</translation>
    </message>
    <message>
        <source>It doesn&apos;t look like one. The file was not changed.</source>
        <translation>No lo parece. No se ha modificado el archivo.</translation>
    </message>
    <message>
        <source>Choose another file, or give this one another name.</source>
        <translation>Elija otro archivo o dé otro nombre a este.</translation>
    </message>
    <message>
        <source>The practice store %1 cannot be used.</source>
        <translation>No se puede usar la tienda de prácticas %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>No se puede escribir %1.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you have permission to write to it.</source>
        <translation>Compruebe que la carpeta existe y que tiene permiso para escribir en ella.</translation>
    </message>
    <message>
        <source>The practice store %1 is in use by another program.</source>
        <translation>Otro programa está usando la tienda de prácticas %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the keys of the practice store in %1.</source>
        <translation>No se han podido guardar las claves de la tienda de prácticas en %1.</translation>
    </message>
    <message>
        <source>Check that you have permission to write to the file and its folder.</source>
        <translation>Compruebe que tiene permiso para escribir en el archivo y en su carpeta.</translation>
    </message>
    <message>
        <source>Close the other program, or choose another file.</source>
        <translation>Cierre el otro programa o elija otro archivo.</translation>
    </message>
    <message>
        <source>In use by %1 (process %2).</source>
        <translation>En uso por %1 (proceso %2).</translation>
    </message>
</context>
<context>
    <name>PrivateFolder</name>
    <message>
        <source>The folder %1 cannot be used.</source>
        <translation>La carpeta %1 no se puede usar.</translation>
    </message>
    <message>
        <source>It cannot be created, or it belongs to someone else.</source>
        <translation>No se puede crear o pertenece a otra persona.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Elija otra carpeta.</translation>
    </message>
</context>
<context>
    <name>ProfilePanel</name>
    <message>
        <source>Filled</source>
        <translation>Con valor</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vacío</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Valores distintos</translation>
    </message>
    <message>
        <source>Minimum, maximum</source>
        <translation>Mínimo, máximo</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>El más largo</translation>
    </message>
    <message>
        <source>%1 are not of type %2 (“%3”)</source>
        <translation>%1 no son del tipo %2 («%3»)</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln carácter</numerusform>
            <numerusform>%Ln caracteres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>It is not valid JSON: %1.</source>
        <translation>No es JSON válido: %1.</translation>
    </message>
    <message>
        <source>Account number %1 in the file is not valid.</source>
        <translation>La cuenta número %1 del archivo no es válida.</translation>
    </message>
    <message>
        <source>It was written by a newer version of Storedesk.</source>
        <translation>Lo escribió una versión más reciente de Storedesk.</translation>
    </message>
    <message>
        <source>It was not written by Storedesk.</source>
        <translation>No lo escribió Storedesk.</translation>
    </message>
</context>
<context>
    <name>Proposal</name>
    <message>
        <source>a list of entries, which events don&apos;t support</source>
        <translation>una lista de entradas, que los eventos no admiten</translation>
    </message>
    <message>
        <source>a different question in every sample, so there is no fixed path</source>
        <translation>una pregunta distinta en cada ejemplo, así que no hay una ruta fija</translation>
    </message>
</context>
<context>
    <name>PutBack</name>
    <message>
        <source>Exports can&apos;t be restored because the service would create a new file from today&apos;s data. Create a new export instead.</source>
        <translation>Una exportación no se puede restaurar: el servicio crearía un archivo nuevo con los datos actuales. Cree una exportación nueva.</translation>
    </message>
    <message>
        <source>Imports can&apos;t be restored because the entry only described how a file was processed. The imported data is still in the service.</source>
        <translation>Una importación no se puede restaurar: la entrada solo describía cómo se procesó un archivo. Los datos importados siguen en el servicio.</translation>
    </message>
    <message>
        <source>The contact gets a new ID. Its activity and statistics are not restored.</source>
        <translation>El contacto recibe un ID nuevo. Su actividad y sus estadísticas no se restauran.</translation>
    </message>
    <message>
        <source>The purchase gets a new ID. It is sent without the purchase event, so no workflow starts.</source>
        <translation>La compra recibe un ID nuevo. Se envía sin el evento de compra, así que no se inicia ningún flujo.</translation>
    </message>
    <message>
        <source>The product gets a new ID. Its history is not restored.</source>
        <translation>El producto recibe un ID nuevo. Su historial no se restaura.</translation>
    </message>
    <message>
        <source>The field will be empty for every contact.</source>
        <translation>El campo quedará vacío en todos los contactos.</translation>
    </message>
    <message>
        <source>The integration gets a new ID. Restore its event types afterwards.</source>
        <translation>La integración recibe un ID nuevo. Restaure después sus tipos de evento.</translation>
    </message>
    <message>
        <source>The event type gets a new ID. Update the programs that use the old one.</source>
        <translation>El tipo de evento recibe un ID nuevo. Actualice los programas que usan el antiguo.</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>ReadSummary</name>
    <message>
        <source>Interpreted as: %1</source>
        <translation>Interpretado como: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln columna</numerusform>
            <numerusform>%Ln columnas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All of the first %Ln row(s) have %1.</source>
        <comment>3 columns</comment>
        <translation>
            <numerusform>La primera fila tiene %1.</numerusform>
            <numerusform>Las primeras %Ln filas tienen %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the first %1 rows do not have %2.</source>
        <comment>9, 3 columns</comment>
        <translation>
            <numerusform>%Ln de las primeras %1 filas no tiene %2.</numerusform>
            <numerusform>%Ln de las primeras %1 filas no tienen %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines above the table are skipped.</source>
        <translation>
            <numerusform>Se omite %n línea antes de la tabla.</numerusform>
            <numerusform>Se omiten %n líneas antes de la tabla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n columns have no name or a duplicate name.</source>
        <translation>
            <numerusform>%n columna no tiene nombre o lo tiene repetido.</numerusform>
            <numerusform>%n columnas no tienen nombre o lo tienen repetido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) couldn&apos;t be decoded in this encoding.</source>
        <translation>
            <numerusform>%Ln byte no se ha podido interpretar con esta codificación.</numerusform>
            <numerusform>%Ln bytes no se han podido interpretar con esta codificación.</numerusform>
        </translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulador</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espacio</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>The account has used up its requests for this minute.</source>
        <translation>La cuenta ha agotado sus peticiones de este minuto.</translation>
    </message>
    <message>
        <source>Waiting before the next attempt.</source>
        <translation>En espera antes del siguiente intento.</translation>
    </message>
    <message>
        <source>The service asked to wait.</source>
        <translation>El servicio ha pedido esperar.</translation>
    </message>
    <message>
        <source>The service is currently unavailable.</source>
        <translation>El servicio no está disponible en este momento.</translation>
    </message>
    <message>
        <source>Waiting before checking whether the request arrived.</source>
        <translation>En espera antes de comprobar si llegó la petición.</translation>
    </message>
    <message>
        <source>The service&apos;s queue is full.</source>
        <translation>La cola del servicio está llena.</translation>
    </message>
    <message>
        <source>The service isn&apos;t responding. Storedesk will try again automatically.</source>
        <translation>El servicio no responde. Storedesk volverá a intentarlo automáticamente.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>This field must not be empty.</source>
        <translation>Este campo no puede estar vacío.</translation>
    </message>
    <message>
        <source>This field does not exist.</source>
        <translation>No existe ese campo.</translation>
    </message>
    <message>
        <source>This field cannot be set here.</source>
        <translation>Este campo no se puede indicar aquí.</translation>
    </message>
    <message>
        <source>This field cannot be combined with the other values.</source>
        <translation>Este campo no se puede combinar con los demás valores.</translation>
    </message>
    <message>
        <source>The value has the wrong type.</source>
        <translation>El valor es de un tipo equivocado.</translation>
    </message>
    <message>
        <source>The text contains invalid characters.</source>
        <translation>El texto contiene caracteres no válidos.</translation>
    </message>
    <message>
        <source>This is not an email address.</source>
        <translation>No es una dirección de correo.</translation>
    </message>
    <message>
        <source>Enter a phone number with a country code and without spaces, such as +34651234567.</source>
        <translation>Escriba un teléfono con prefijo de país y sin espacios, como +34651234567.</translation>
    </message>
    <message>
        <source>The address must start with http:// or https:// and contain no spaces.</source>
        <translation>La dirección debe empezar por http:// o https:// y no contener espacios.</translation>
    </message>
    <message>
        <source>This is not an identifier of 24 hexadecimal digits.</source>
        <translation>No es un identificador de 24 dígitos hexadecimales.</translation>
    </message>
    <message>
        <source>This is not a valid colour. Example: #1a73e8.</source>
        <translation>No es un color válido. Ejemplo: #1a73e8.</translation>
    </message>
    <message>
        <source>This is not a valid JSON Pointer. Example: /customer/email.</source>
        <translation>No es un JSON Pointer válido. Ejemplo: /customer/email.</translation>
    </message>
    <message>
        <source>This is not a whole number.</source>
        <translation>No es un número entero.</translation>
    </message>
    <message>
        <source>This is not a valid number. Example: 12.50.</source>
        <translation>No es un número válido. Ejemplo: 12.50.</translation>
    </message>
    <message>
        <source>This is not a valid date with time. Example: 2026-01-31T10:00:00Z.</source>
        <translation>No es una fecha con hora válida. Ejemplo: 2026-01-31T10:00:00Z.</translation>
    </message>
    <message>
        <source>This is not a valid date. Example: 2026-01-31.</source>
        <translation>No es una fecha válida. Ejemplo: 2026-01-31.</translation>
    </message>
    <message>
        <source>This must be true or false.</source>
        <translation>Debe ser true o false.</translation>
    </message>
    <message>
        <source>This is not one of the possible values.</source>
        <translation>No es uno de los valores posibles.</translation>
    </message>
    <message>
        <source>This is too long.</source>
        <translation>Es demasiado largo.</translation>
    </message>
    <message>
        <source>This is too long: at most %1.</source>
        <translation>Es demasiado largo: %1 como máximo.</translation>
    </message>
    <message>
        <source>The number is too small.</source>
        <translation>El número es demasiado pequeño.</translation>
    </message>
    <message>
        <source>The number is too small: at least %1.</source>
        <translation>El número es demasiado pequeño: %1 como mínimo.</translation>
    </message>
    <message>
        <source>The number is too large.</source>
        <translation>El número es demasiado grande.</translation>
    </message>
    <message>
        <source>The number is too large: at most %1.</source>
        <translation>El número es demasiado grande: %1 como máximo.</translation>
    </message>
    <message>
        <source>The date is too early.</source>
        <translation>La fecha es anterior a la mínima.</translation>
    </message>
    <message>
        <source>The date is too early: not before %1.</source>
        <translation>La fecha es anterior a la mínima: %1.</translation>
    </message>
    <message>
        <source>The date is too late.</source>
        <translation>La fecha es posterior a la máxima.</translation>
    </message>
    <message>
        <source>The date is too late: not after %1.</source>
        <translation>La fecha es posterior a la máxima: %1.</translation>
    </message>
    <message>
        <source>The same value appears twice.</source>
        <translation>El mismo valor aparece dos veces.</translation>
    </message>
    <message>
        <source>A whole number must not start with 0.</source>
        <translation>Un número entero no puede empezar por 0.</translation>
    </message>
    <message>
        <source>Start with a letter, then use letters, digits, hyphens, underscores or brackets. Some names are reserved.</source>
        <translation>Empiece por una letra y siga con letras, dígitos, guiones, guiones bajos o corchetes. Algunos nombres están reservados.</translation>
    </message>
    <message>
        <source>This is not a valid country code. Use digits only, such as 34.</source>
        <translation>No es un prefijo de país válido. Use solo dígitos, por ejemplo 34.</translation>
    </message>
</context>
<context>
    <name>RecordNotices</name>
    <message>
        <source>This import failed. The service gave no reason.</source>
        <translation>Esta importación ha fallado. El servicio no da ningún motivo.</translation>
    </message>
    <message>
        <source>This import failed. See the error report.</source>
        <translation>Esta importación ha fallado. Consulte el informe de errores.</translation>
    </message>
    <message>
        <source>Common causes: the file is not UTF-8; its first row doesn&apos;t contain the field IDs; the column that identifies each record is missing; or the separator is different from the one chosen.</source>
        <translation>Causas habituales: el archivo no está en UTF-8; su primera fila no contiene los ID de los campos; falta la columna que identifica cada registro; o el separador no es el elegido.</translation>
    </message>
    <message>
        <source>New import like this…</source>
        <translation>Duplicar la importación…</translation>
    </message>
    <message>
        <source>This export failed. The service gave no reason.</source>
        <translation>Esta exportación ha fallado. El servicio no da ningún motivo.</translation>
    </message>
    <message>
        <source>New export like this…</source>
        <translation>Duplicar la exportación…</translation>
    </message>
    <message>
        <source>Last known status</source>
        <translation>Último estado conocido</translation>
    </message>
    <message>
        <source>This workflow is paused. It was last changed on %1.</source>
        <translation>Este flujo está en pausa. Su último cambio fue el %1.</translation>
    </message>
    <message>
        <source>This workflow is paused.</source>
        <translation>Este flujo está en pausa.</translation>
    </message>
    <message>
        <source>Resume or finalise it in the service&apos;s own application. The service finalises workflows that have been paused for more than 3 months.</source>
        <translation>Reanúdelo o finalícelo en la aplicación del servicio. El servicio finaliza los flujos que llevan más de 3 meses en pausa.</translation>
    </message>
    <message>
        <source>Contact fields cannot be edited</source>
        <translation>Los campos de contacto no se pueden editar</translation>
    </message>
    <message>
        <source>The service cannot change a field. To change it, delete it and create it again.</source>
        <translation>El servicio no puede modificar un campo. Para modificarlo, elimínelo y vuelva a crearlo.</translation>
    </message>
    <message>
        <source>Event types are replaced, not changed</source>
        <translation>Los tipos de evento se sustituyen, no se modifican</translation>
    </message>
    <message>
        <source>The service can&apos;t change an event type. “Edit…” shows a plan that creates a new one and deletes this one.</source>
        <translation>El servicio no puede modificar un tipo de evento. «Editar…» muestra un plan que crea uno nuevo y elimina este.</translation>
    </message>
    <message>
        <source>The service cannot change an event type.</source>
        <translation>El servicio no puede modificar un tipo de evento.</translation>
    </message>
</context>
<context>
    <name>RecordPieces</name>
    <message>
        <source>Look up contacts</source>
        <translation>Buscar contactos</translation>
    </message>
    <message>
        <source>A contact, found</source>
        <translation>Un contacto encontrado</translation>
    </message>
    <message>
        <source>A contact, not found</source>
        <translation>Un contacto no encontrado</translation>
    </message>
    <message>
        <source>A product, found</source>
        <translation>Un producto encontrado</translation>
    </message>
    <message>
        <source>A purchase</source>
        <translation>Una compra</translation>
    </message>
    <message>
        <source>A contact field</source>
        <translation>Un campo</translation>
    </message>
    <message>
        <source>Bulk lookup, empty</source>
        <translation>Búsqueda múltiple, vacía</translation>
    </message>
    <message>
        <source>Bulk lookup</source>
        <translation>Búsqueda múltiple</translation>
    </message>
    <message>
        <source>A contact with pending changes</source>
        <translation>Un contacto con cambios pendientes</translation>
    </message>
    <message>
        <source>Reviewing changes before saving</source>
        <translation>Revisión de los cambios antes de guardar</translation>
    </message>
    <message>
        <source>A contact lookup in progress</source>
        <translation>La búsqueda de un contacto en curso</translation>
    </message>
    <message>
        <source>A contact lookup that failed</source>
        <translation>La búsqueda fallida de un contacto</translation>
    </message>
    <message>
        <source>Contacts without permission</source>
        <translation>Contactos sin permiso</translation>
    </message>
    <message>
        <source>Look up products</source>
        <translation>Buscar productos</translation>
    </message>
    <message>
        <source>Look up purchases</source>
        <translation>Buscar compras</translation>
    </message>
    <message>
        <source>Typing the next lookup</source>
        <translation>La búsqueda siguiente, a medio escribir</translation>
    </message>
</context>
<context>
    <name>RecordStates</name>
    <message>
        <source>“%1” was not found in the service. Nothing was created or changed.</source>
        <translation>No se ha encontrado «%1» en el servicio. No se ha creado ni modificado nada.</translation>
    </message>
    <message>
        <source>Create a contact with this value…</source>
        <translation>Crear un contacto con este valor…</translation>
    </message>
    <message>
        <source>Create a product with this value…</source>
        <translation>Crear un producto con este valor…</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Your API key has no permission to read: %1</source>
        <translation>Su clave de API no tiene permiso para ver: %1</translation>
    </message>
    <message>
        <source>Test the key again</source>
        <translation>Probar la clave de nuevo</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>If a copy was saved before deletion, it is in the Bin.</source>
        <translation>Si se guardó una copia antes de eliminarlo, está en la Papelera.</translation>
    </message>
    <message>
        <source>Open the Bin</source>
        <translation>Abrir la Papelera</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Nothing looked up yet</source>
        <translation>Aún no se ha buscado nada</translation>
    </message>
    <message>
        <source>Type or paste an email or ID on the left. Results appear here.</source>
        <translation>Escriba o pegue a la izquierda un correo o un ID. Los resultados aparecen aquí.</translation>
    </message>
    <message>
        <source>This is not an email address</source>
        <translation>Esto no es una dirección de correo</translation>
    </message>
    <message>
        <source>“%1” was not found in the service. Check the spelling: an address looks like name@example.com.</source>
        <translation>No se ha encontrado «%1» en el servicio. Compruebe que esté bien escrito: una dirección tiene la forma nombre@example.com.</translation>
    </message>
    <message>
        <source>To search by name, choose “All contacts…” at the top of Contacts.</source>
        <translation>Para buscar por nombre, elija «Todos los contactos…» en la parte superior de Contactos.</translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>Couldn&apos;t save the current values.</source>
        <translation>No se han podido guardar los valores actuales.</translation>
    </message>
</context>
<context>
    <name>RecordTitle</name>
    <message>
        <source>segment %1</source>
        <translation>segmento %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>RegularFile</name>
    <message>
        <source>It is not a file.</source>
        <translation>No es un archivo.</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>Es demasiado grande.</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>Changed preferences</source>
        <translation>Preferencias cambiadas</translation>
    </message>
    <message>
        <source>Size of local data</source>
        <translation>Tamaño de los datos locales</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Recent problems</source>
        <translation>Últimos problemas</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>Últimas peticiones</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1.</source>
        <translation>No se ha podido escribir %1.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Elija otra carpeta.</translation>
    </message>
</context>
<context>
    <name>Request limit</name>
    <message>
        <source>Waiting one hour (the service asked for longer)</source>
        <translation>En espera una hora (el servicio pidió más)</translation>
    </message>
    <message>
        <source>%1 this minute</source>
        <translation>Peticiones este minuto: %1</translation>
    </message>
    <message>
        <source>%1 of %2 this minute, throttled to %3</source>
        <translation>%1 de %2 en este minuto, ritmo reducido a %3</translation>
    </message>
    <message>
        <source>%1 of %2 this minute</source>
        <translation>%1 de %2 en este minuto</translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contactos</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Compras</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportación</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exportaciones</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importación</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importaciones</translation>
    </message>
    <message>
        <source>Coupon set</source>
        <translation>Conjunto de cupones</translation>
    </message>
    <message>
        <source>Coupon sets</source>
        <translation>Conjuntos de cupones</translation>
    </message>
    <message>
        <source>Workflow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>Workflows</source>
        <translation>Flujos</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Tienda</translation>
    </message>
    <message>
        <source>Contact field</source>
        <translation>Campo de contacto</translation>
    </message>
    <message>
        <source>Contact fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Custom event</source>
        <translation>Evento personalizado</translation>
    </message>
    <message>
        <source>Custom events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Custom integration</source>
        <translation>Integración personalizada</translation>
    </message>
    <message>
        <source>Custom integrations</source>
        <translation>Integraciones</translation>
    </message>
    <message>
        <source>Custom event type</source>
        <translation>Tipo de evento</translation>
    </message>
    <message>
        <source>Custom event types</source>
        <translation>Tipos de evento</translation>
    </message>
</context>
<context>
    <name>RowCondition</name>
    <message>
        <source>Already exists.</source>
        <translation>Ya existe.</translation>
    </message>
    <message>
        <source>No longer exists.</source>
        <translation>Ya no existe.</translation>
    </message>
    <message>
        <source>Changed since then: %1.</source>
        <translation>Se ha modificado desde entonces: %1.</translation>
    </message>
    <message>
        <source>The record doesn&apos;t exist, and only existing records are updated.</source>
        <translation>El registro no existe y solo se modifican los existentes.</translation>
    </message>
</context>
<context>
    <name>RowMaker</name>
    <message>
        <source>The row has no ID, so a resend would create a duplicate.</source>
        <translation>La fila no tiene ID, así que un reenvío crearía un duplicado.</translation>
    </message>
    <message>
        <source>The row changes nothing.</source>
        <translation>La fila no cambia nada.</translation>
    </message>
    <message>
        <source>Row %L1 refers to the same record.</source>
        <translation>La fila %L1 se refiere al mismo registro.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the row&apos;s request.</source>
        <translation>No se ha podido leer la petición de la fila.</translation>
    </message>
    <message>
        <source>The row has no value that identifies the record.</source>
        <translation>La fila no tiene ningún valor que identifique el registro.</translation>
    </message>
    <message>
        <source>The spreadsheet has an error instead of a value: %1.</source>
        <translation>La hoja de cálculo tiene un error en lugar de un valor: %1.</translation>
    </message>
    <message>
        <source>The job writes fields that this version does not know: %1.</source>
        <translation>La tarea escribe campos que esta versión no conoce: %1.</translation>
    </message>
    <message>
        <source>Their values would be left out.</source>
        <translation>Sus valores se omitirían.</translation>
    </message>
    <message>
        <source>Nothing was sent. Create the job again.</source>
        <translation>No se ha enviado nada. Cree la tarea de nuevo.</translation>
    </message>
</context>
<context>
    <name>RowVerdict</name>
    <message>
        <source>Confirmed by a lookup.</source>
        <translation>Confirmado con una búsqueda.</translation>
    </message>
    <message>
        <source>It no longer existed.</source>
        <translation>Ya no existía.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>No encontrado.</translation>
    </message>
    <message>
        <source>Deleted, but it still exists.</source>
        <translation>Se eliminó, pero sigue existiendo.</translation>
    </message>
    <message>
        <source>Verified: deleted.</source>
        <translation>Comprobado: eliminado.</translation>
    </message>
    <message>
        <source>Deleted, but the service didn&apos;t confirm it.</source>
        <translation>Se eliminó, pero el servicio no lo ha confirmado.</translation>
    </message>
</context>
<context>
    <name>SampleReader</name>
    <message>
        <source>This is not a JSON sample.</source>
        <translation>Esto no es un ejemplo en JSON.</translation>
    </message>
    <message>
        <source>Paste an event as your shop sends it, from the first { to the last }.</source>
        <translation>Pegue un evento tal como lo envía su tienda, desde la primera { hasta la última }.</translation>
    </message>
    <message>
        <source>It is invalid at line %1, character %2.</source>
        <translation>No es válido en la línea %1, carácter %2.</translation>
    </message>
    <message>
        <source>A sample is an object: names and values between { and }.</source>
        <translation>Un ejemplo es un objeto: nombres y valores entre { y }.</translation>
    </message>
</context>
<context>
    <name>SequencePlan</name>
    <message>
        <source>Depends on row</source>
        <translation>Depende de la fila</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the row&apos;s request.</source>
        <translation>No se ha podido leer la petición de la fila.</translation>
    </message>
    <message>
        <source>Not sent, because the item it depends on was not created.</source>
        <translation>No se ha enviado, porque el elemento del que depende no se ha creado.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
</context>
<context>
    <name>SettingEditor</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Elegir: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Certificados (*.pem *.crt *.cer);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Confirm changes</source>
        <translation>Confirmar cambios</translation>
    </message>
    <message>
        <source>Unprotected</source>
        <translation>Sin protección</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 días</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 días</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 días</translation>
    </message>
    <message>
        <source>One year</source>
        <translation>Un año</translation>
    </message>
    <message>
        <source>Until Storedesk closes</source>
        <translation>Hasta cerrar Storedesk</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 día</translation>
    </message>
    <message>
        <source>14 days</source>
        <translation>14 días</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Only when empty</source>
        <translation>Solo al agotarse</translation>
    </message>
    <message>
        <source>5 % left</source>
        <translation>Queda un 5 %</translation>
    </message>
    <message>
        <source>10 % left</source>
        <translation>Queda un 10 %</translation>
    </message>
    <message>
        <source>20 % left</source>
        <translation>Queda un 20 %</translation>
    </message>
    <message>
        <source>30 % left</source>
        <translation>Queda un 30 %</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>“System” follows your desktop&apos;s theme, even while Storedesk is running.</source>
        <translation>«Sistema» sigue el tema del escritorio, incluso con Storedesk abierto.</translation>
    </message>
    <message>
        <source>appearance colours dark light mode look</source>
        <translation>apariencia colores oscuro claro modo aspecto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Applies to the whole window. You can also use Ctrl+Plus and Ctrl+Minus.</source>
        <translation>Se aplica a toda la ventana. También puede usar Ctrl+Más y Ctrl+Menos.</translation>
    </message>
    <message>
        <source>zoom font letters larger smaller</source>
        <translation>zoom fuente letra grande pequeña</translation>
    </message>
    <message>
        <source>Technical names</source>
        <translation>Nombres técnicos</translation>
    </message>
    <message>
        <source>Shows the field&apos;s ID in the service beside its label.</source>
        <translation>Muestra junto a cada campo su ID en el servicio.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>field id identifiers developer</source>
        <translation>campo id identificadores desarrollador</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Changes the window immediately. Your data is not affected.</source>
        <translation>Cambia la ventana al momento. No afecta a sus datos.</translation>
    </message>
    <message>
        <source>translation Spanish English region</source>
        <translation>traducción español inglés región</translation>
    </message>
    <message>
        <source>Download folder</source>
        <translation>Carpeta de descargas</translation>
    </message>
    <message>
        <source>Export files and error reports are saved here.</source>
        <translation>Aquí se guardan los archivos de exportación y los informes de errores.</translation>
    </message>
    <message>
        <source>directory save exports reports place</source>
        <translation>directorio guardar exportaciones informes lugar</translation>
    </message>
    <message>
        <source>Mask personal data</source>
        <translation>Ocultar datos personales</translation>
    </message>
    <message>
        <source>Files open with emails, names and phone numbers hidden until you press F9.</source>
        <translation>Los archivos se abren con correos, nombres y teléfonos ocultos hasta pulsar F9.</translation>
    </message>
    <message>
        <source>Mask when opening</source>
        <translation>Ocultar al abrir</translation>
    </message>
    <message>
        <source>privacy hide people screen share</source>
        <translation>privacidad ocultar personas pantalla compartir</translation>
    </message>
    <message>
        <source>New accounts</source>
        <translation>Cuentas nuevas</translation>
    </message>
    <message>
        <source>Default protection for new accounts. You can change it per account.</source>
        <translation>Protección predeterminada de las cuentas nuevas. Puede cambiarla en cada cuenta.</translation>
    </message>
    <message>
        <source>guard safety write read-only default store</source>
        <translation>guardia seguridad escritura solo lectura predeterminado tienda</translation>
    </message>
    <message>
        <source>Keep deleted records</source>
        <translation>Conservar registros eliminados</translation>
    </message>
    <message>
        <source>Stored in the Bin on this computer, where you can restore them. Older ones are deleted permanently.</source>
        <translation>En la Papelera de este ordenador, desde donde puede restaurarlos. Los más antiguos se borran definitivamente.</translation>
    </message>
    <message>
        <source>retention trash undelete</source>
        <translation>retención basura recuperar</translation>
    </message>
    <message>
        <source>Keep the request log</source>
        <translation>Conservar el registro de peticiones</translation>
    </message>
    <message>
        <source>API keys and personal data are masked before anything is written.</source>
        <translation>Las claves de API y los datos personales se ocultan antes de escribir nada.</translation>
    </message>
    <message>
        <source>retention history requests</source>
        <translation>retención historial peticiones</translation>
    </message>
    <message>
        <source>Keep the offline copy</source>
        <translation>Conservar la copia sin conexión</translation>
    </message>
    <message>
        <source>Applies to accounts with an offline copy. Copies not updated for this long are deleted.</source>
        <translation>Se aplica a las cuentas con copia sin conexión. Las copias que no se actualicen durante este tiempo se borran.</translation>
    </message>
    <message>
        <source>retention mirror cache offline</source>
        <translation>retención espejo caché sin conexión</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>“System” uses this computer&apos;s proxy settings.</source>
        <translation>«Sistema» usa los ajustes de proxy de este ordenador.</translation>
    </message>
    <message>
        <source>internet connection company firewall</source>
        <translation>internet conexión empresa cortafuegos</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Dirección del proxy</translation>
    </message>
    <message>
        <source>Name and port, for example proxy.example.com:3128.</source>
        <translation>Nombre y puerto, por ejemplo proxy.example.com:3128.</translation>
    </message>
    <message>
        <source>host server port</source>
        <translation>servidor puerto dirección</translation>
    </message>
    <message>
        <source>Proxy user name</source>
        <translation>Usuario del proxy</translation>
    </message>
    <message>
        <source>Leave it empty if the proxy doesn&apos;t need one.</source>
        <translation>Déjelo vacío si el proxy no lo pide.</translation>
    </message>
    <message>
        <source>login account</source>
        <translation>inicio de sesión cuenta usuario</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>Contraseña del proxy</translation>
    </message>
    <message>
        <source>Saved in the keychain, never in a file.</source>
        <translation>Se guarda en el llavero, nunca en un archivo.</translation>
    </message>
    <message>
        <source>login secret</source>
        <translation>inicio de sesión secreto contraseña</translation>
    </message>
    <message>
        <source>Extra certificates</source>
        <translation>Certificados adicionales</translation>
    </message>
    <message>
        <source>A PEM file from your company. It is trusted in addition to the system&apos;s certificates.</source>
        <translation>Un archivo PEM de su empresa. Se añade a los certificados de confianza del sistema.</translation>
    </message>
    <message>
        <source>tls ssl ca authority company inspection</source>
        <translation>tls ssl ca autoridad empresa inspección</translation>
    </message>
    <message>
        <source>Coupon sets running low</source>
        <translation>Conjuntos con pocos cupones</translation>
    </message>
    <message>
        <source>The overview flags coupon sets at or below this level.</source>
        <translation>El resumen marca los conjuntos de cupones que llegan a este nivel.</translation>
    </message>
    <message>
        <source>stock alert warning codes threshold</source>
        <translation>existencias alerta aviso códigos umbral</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Protección</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>This folder isn&apos;t writable. Choose another.</source>
        <translation>No se puede escribir en esta carpeta. Elija otra.</translation>
    </message>
    <message>
        <source>This file cannot be read. Choose it again.</source>
        <translation>Este archivo no se puede leer. Elíjalo de nuevo.</translation>
    </message>
    <message>
        <source>Enter a name and a port, such as proxy.example.com:3128.</source>
        <translation>Escriba un nombre y un puerto, como proxy.example.com:3128.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 minutos</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 minutos</translation>
    </message>
    <message>
        <source>30 minutes</source>
        <translation>30 minutos</translation>
    </message>
    <message>
        <source>One hour</source>
        <translation>Una hora</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 segundos</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 segundos</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minuto</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2 minutos</translation>
    </message>
    <message>
        <source>Lock when idle</source>
        <translation>Bloquear por inactividad</translation>
    </message>
    <message>
        <source>Hides everything and removes the key from memory until you unlock. Running jobs finish first.</source>
        <translation>Oculta todo y descarta la clave hasta que desbloquee Storedesk. Antes terminan las tareas en curso.</translation>
    </message>
    <message>
        <source>idle inactive away timeout security hide</source>
        <translation>inactividad ausente tiempo espera seguridad ocultar</translation>
    </message>
    <message>
        <source>Screen lock</source>
        <translation>Bloqueo de pantalla</translation>
    </message>
    <message>
        <source>Also when the computer goes to sleep. Unlocking the screen unlocks Storedesk.</source>
        <translation>También cuando el ordenador se suspende. Al desbloquear la pantalla se desbloquea Storedesk.</translation>
    </message>
    <message>
        <source>Lock when the screen locks</source>
        <translation>Bloquear a la vez que la pantalla</translation>
    </message>
    <message>
        <source>screensaver suspend sleep away security</source>
        <translation>salvapantallas suspender dormir ausente seguridad</translation>
    </message>
    <message>
        <source>Copied keys</source>
        <translation>Claves copiadas</translation>
    </message>
    <message>
        <source>Copied keys are cleared from the clipboard after this time.</source>
        <translation>Las claves copiadas se borran del portapapeles pasado este tiempo.</translation>
    </message>
    <message>
        <source>clipboard paste secret password clear</source>
        <translation>portapapeles pegar secreto contraseña borrar</translation>
    </message>
    <message>
        <source>%1 syncs this folder to another location, including any customer data saved in it.</source>
        <translation>%1 sincroniza esta carpeta con otra ubicación, incluidos los datos de clientes que se guarden en ella.</translation>
    </message>
    <message>
        <source>This folder is on a network drive. Other people may be able to read files saved in it.</source>
        <translation>Esta carpeta está en una unidad de red. Otras personas podrían leer los archivos guardados en ella.</translation>
    </message>
    <message>
        <source>Anyone who uses this computer can open this folder.</source>
        <translation>Cualquier usuario de este ordenador puede abrir esta carpeta.</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>This file doesn&apos;t contain an account setup.</source>
        <translation>Este archivo no contiene la configuración de una cuenta.</translation>
    </message>
    <message>
        <source>Choose one that was saved with “Save this setup…” or “setup save”.</source>
        <translation>Elija uno guardado con «Guardar esta configuración…» o con «setup save».</translation>
    </message>
    <message>
        <source>contact field</source>
        <translation>campo de contacto</translation>
    </message>
    <message>
        <source>integration</source>
        <translation>integración</translation>
    </message>
    <message>
        <source>event type</source>
        <translation>tipo de evento</translation>
    </message>
    <message>
        <source>create</source>
        <translation>crear</translation>
    </message>
    <message>
        <source>already exists</source>
        <translation>ya existe</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difiere</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>imposible</translation>
    </message>
    <message>
        <source>It exists with different properties, and the service can&apos;t change a field.</source>
        <translation>Existe con otras propiedades, y el servicio no puede modificar un campo.</translation>
    </message>
    <message>
        <source>Several integrations have this name.</source>
        <translation>Varias integraciones tienen este nombre.</translation>
    </message>
    <message>
        <source>Its alias is used by “%1” of “%2”.</source>
        <translation>Su alias lo usa «%1» de «%2».</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>ID or alias</source>
        <translation>ID o alias</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Events on</source>
        <translation>Eventos activados</translation>
    </message>
    <message>
        <source>Events off</source>
        <translation>Eventos desactivados</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n option(s)</source>
        <translation>
            <numerusform>%1, %n opción</numerusform>
            <numerusform>%1, %n opciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In “%1”, %n field(s) · alias and fields can&apos;t be changed later</source>
        <translation>
            <numerusform>En «%1», %n campo · el alias y los campos no se pueden cambiar después</numerusform>
            <numerusform>En «%1», %n campos · el alias y los campos no se pueden cambiar después</numerusform>
        </translation>
    </message>
    <message>
        <source>It differs. Open it and choose “Edit…”.</source>
        <translation>Es diferente. Ábralo y elija «Editar…».</translation>
    </message>
    <message>
        <source>Couldn&apos;t interpret the setup.</source>
        <translation>No se ha podido interpretar la configuración.</translation>
    </message>
    <message>
        <source>Correct the file. Nothing was changed.</source>
        <translation>Corrija el archivo. No se ha modificado nada.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
</context>
<context>
    <name>SheetResults</name>
    <message>
        <source>Columns only in %1: %2.</source>
        <translation>Columnas que solo están en %1: %2.</translation>
    </message>
    <message>
        <source>Columns treated as renamed: %1.</source>
        <translation>Columnas consideradas como renombradas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were not compared because their key is empty or appears in several rows. They are listed as “unpaired”.</source>
        <translation>
            <numerusform>%n fila no se ha comparado porque su clave está vacía o aparece en varias filas. Figura como «unpaired».</numerusform>
            <numerusform>%n filas no se han comparado porque su clave está vacía o aparece en varias filas. Figuran como «unpaired».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of %1 ignored: not a date (%2).</source>
        <translation>
            <numerusform>%n celda de %1 omitida: no es una fecha (%2).</numerusform>
            <numerusform>%n celdas de %1 omitidas: no son fechas (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of %1 ignored: not a number (%2).</source>
        <translation>
            <numerusform>%n celda de %1 omitida: no es un número (%2).</numerusform>
            <numerusform>%n celdas de %1 omitidas: no son números (%2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Showpieces</name>
    <message>
        <source>Deleting many contacts</source>
        <translation>Eliminar muchos contactos</translation>
    </message>
    <message>
        <source>Deleting a contact field</source>
        <translation>Eliminar un campo</translation>
    </message>
    <message>
        <source>A rejected deletion</source>
        <translation>Una eliminación rechazada</translation>
    </message>
    <message>
        <source>The Bin</source>
        <translation>La Papelera</translation>
    </message>
    <message>
        <source>Restoring a contact</source>
        <translation>Restaurar un contacto</translation>
    </message>
    <message>
        <source>An empty Bin</source>
        <translation>Una Papelera vacía</translation>
    </message>
    <message>
        <source>Undoing an edit</source>
        <translation>Deshacer una edición</translation>
    </message>
    <message>
        <source>An edit that conflicts with a later change</source>
        <translation>Una edición en conflicto con un cambio posterior</translation>
    </message>
    <message>
        <source>The change history</source>
        <translation>El historial de cambios</translation>
    </message>
</context>
<context>
    <name>Sorter</name>
    <message>
        <source>A table of this size cannot be sorted.</source>
        <translation>Una tabla de este tamaño no se puede ordenar.</translation>
    </message>
    <message>
        <source>It has more than four billion rows.</source>
        <translation>Tiene más de cuatro mil millones de filas.</translation>
    </message>
    <message>
        <source>Filter it, save the visible data and sort the new file.</source>
        <translation>Fíltrela, guarde los datos visibles y ordene el archivo nuevo.</translation>
    </message>
</context>
<context>
    <name>Spreadsheet</name>
    <message>
        <source>Couldn&apos;t open this spreadsheet.</source>
        <translation>No se ha podido abrir esta hoja de cálculo.</translation>
    </message>
    <message>
        <source>Open it in your spreadsheet program, save it again and open the saved file.</source>
        <translation>Ábrala en su programa de hojas de cálculo, guárdela de nuevo y abra ese archivo.</translation>
    </message>
    <message>
        <source>Its part %1 is damaged: %2</source>
        <translation>Su parte %1 está dañada: %2</translation>
    </message>
    <message>
        <source>Its part %1 is missing.</source>
        <translation>Le falta la parte %1.</translation>
    </message>
    <message>
        <source>It is protected with a password.</source>
        <translation>Está protegida con una contraseña.</translation>
    </message>
    <message>
        <source>Open it in your spreadsheet program, save it without a password and open the saved file.</source>
        <translation>Ábrala en su programa de hojas de cálculo, guárdela sin contraseña y abra ese archivo.</translation>
    </message>
    <message>
        <source>It is in the old Excel format (.xls).</source>
        <translation>Está en el formato antiguo de Excel (.xls).</translation>
    </message>
    <message>
        <source>Open it in your spreadsheet program, choose “Save as” and the type .xlsx, and open the saved file.</source>
        <translation>Ábrala en su programa de hojas de cálculo, elija «Guardar como» y el tipo .xlsx, y abra ese archivo.</translation>
    </message>
    <message>
        <source>It is an Excel binary workbook (.xlsb).</source>
        <translation>Es un libro binario de Excel (.xlsb).</translation>
    </message>
    <message>
        <source>It is an office document, but not a spreadsheet.</source>
        <translation>Es un documento de ofimática, pero no una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Choose a spreadsheet or a CSV file.</source>
        <translation>Elija una hoja de cálculo o un archivo CSV.</translation>
    </message>
    <message>
        <source>It contains no sheet with cells.</source>
        <translation>No contiene ninguna hoja con celdas.</translation>
    </message>
    <message>
        <source>It contains no sheet “%1”.</source>
        <translation>No contiene ninguna hoja «%1».</translation>
    </message>
    <message>
        <source>Choose another sheet or another file.</source>
        <translation>Elija otra hoja u otro archivo.</translation>
    </message>
    <message>
        <source>Check the free space on the disk and try again.</source>
        <translation>Compruebe el espacio libre en el disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>It contains a tag that is too large.</source>
        <translation>Contiene una etiqueta demasiado grande.</translation>
    </message>
    <message>
        <source>It ends unexpectedly.</source>
        <translation>Termina de forma inesperada.</translation>
    </message>
    <message>
        <source>Its tags are nested too deeply.</source>
        <translation>Sus etiquetas están anidadas con demasiada profundidad.</translation>
    </message>
    <message>
        <source>Its tags do not match.</source>
        <translation>Sus etiquetas no coinciden.</translation>
    </message>
    <message>
        <source>It has a document type declaration, which spreadsheets don&apos;t use.</source>
        <translation>Tiene una declaración de tipo de documento, que las hojas de cálculo no usan.</translation>
    </message>
    <message>
        <source>A cell contains more than %1 MB of text.</source>
        <translation>Una celda contiene más de %1 MB de texto.</translation>
    </message>
    <message>
        <source>It contains a row that is too large.</source>
        <translation>Contiene una fila demasiado grande.</translation>
    </message>
    <message>
        <source>A cell refers to missing text.</source>
        <translation>Una celda remite a un texto que falta.</translation>
    </message>
    <message>
        <source>It has more rows than a sheet can have.</source>
        <translation>Tiene más filas de las que caben en una hoja.</translation>
    </message>
    <message>
        <source>It has more columns than a sheet can have.</source>
        <translation>Tiene más columnas de las que caben en una hoja.</translation>
    </message>
</context>
<context>
    <name>StatePill</name>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rejected</source>
        <translation>
            <numerusform>%Ln rechazada</numerusform>
            <numerusform>%Ln rechazadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stitch</name>
    <message>
        <source>Cancelled.</source>
        <translation>Se ha cancelado.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the table.</source>
        <translation>No se ha podido escribir la tabla.</translation>
    </message>
    <message>
        <source>Free up disk space and try again.</source>
        <translation>Libere espacio en el disco e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>StoreColour</name>
    <message>
        <source>Raspberry</source>
        <translation>Frambuesa</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Verde azulado</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrón</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliva</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
</context>
<context>
    <name>StoreMark</name>
    <message>
        <source>Practice store</source>
        <translation>Tienda de prácticas</translation>
    </message>
    <message>
        <source>Test store</source>
        <translation>Tienda de pruebas</translation>
    </message>
    <message>
        <source>Live store</source>
        <translation>Tienda real</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>prácticas</translation>
    </message>
    <message>
        <source>test</source>
        <translation>pruebas</translation>
    </message>
    <message>
        <source>live</source>
        <translation>real</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Unprotected</source>
        <translation>Sin protección</translation>
    </message>
</context>
<context>
    <name>TableColumns</name>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
</context>
<context>
    <name>TableOpener</name>
    <message>
        <source>Couldn&apos;t open this file as a table.</source>
        <translation>No se ha podido abrir este archivo como tabla.</translation>
    </message>
    <message>
        <source>Unpack it first.</source>
        <translation>Descomprímalo primero.</translation>
    </message>
    <message>
        <source>It is a PDF document.</source>
        <translation>Es un documento PDF.</translation>
    </message>
    <message>
        <source>Ask for the data as CSV.</source>
        <translation>Pida los datos como CSV.</translation>
    </message>
    <message>
        <source>The archive contains no CSV file.</source>
        <translation>El archivo comprimido no contiene ningún CSV.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Elija otro archivo.</translation>
    </message>
    <message>
        <source>Check the free space on the disk and try again.</source>
        <translation>Compruebe el espacio libre del disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The archive contains no file “%1”.</source>
        <translation>El archivo comprimido no contiene «%1».</translation>
    </message>
    <message>
        <source>The row in line %1 has too many cells.</source>
        <translation>La fila de la línea %1 tiene demasiadas celdas.</translation>
    </message>
    <message>
        <source>A table has at most %1 columns.</source>
        <translation>Una tabla tiene %1 columnas como máximo.</translation>
    </message>
    <message>
        <source>Correct the line in a text editor, or choose another separator.</source>
        <translation>Corrija esa línea en un editor de texto o elija otro separador.</translation>
    </message>
    <message>
        <source>The row in line %1 is too large.</source>
        <translation>La fila de la línea %1 es demasiado grande.</translation>
    </message>
    <message>
        <source>It is larger than %1 MB, most likely because of an unclosed quotation mark.</source>
        <translation>Supera los %1 MB, probablemente por unas comillas sin cerrar.</translation>
    </message>
    <message>
        <source>Correct the line in a text editor, or open the file with quotation marks treated as text.</source>
        <translation>Corrija esa línea en un editor de texto o abra el archivo tratando las comillas como texto.</translation>
    </message>
    <message>
        <source>It is compressed more than once.</source>
        <translation>Está comprimido más de una vez.</translation>
    </message>
    <message>
        <source>It is compressed with %1.</source>
        <translation>Está comprimido con %1.</translation>
    </message>
    <message>
        <source>Open it in your spreadsheet program, save it as .xlsx, .ods or CSV and open the saved file.</source>
        <translation>Ábralo en su programa de hojas de cálculo, guárdelo como .xlsx, .ods o CSV y abra ese archivo.</translation>
    </message>
    <message>
        <source>It is a flat OpenDocument file (.fods).</source>
        <translation>Es un archivo OpenDocument plano (.fods).</translation>
    </message>
    <message>
        <source>It is an XML document.</source>
        <translation>Es un documento XML.</translation>
    </message>
    <message>
        <source>It is a web page.</source>
        <translation>Es una página web.</translation>
    </message>
</context>
<context>
    <name>TableSaver</name>
    <message>
        <source>Couldn&apos;t save the table.</source>
        <translation>No se ha podido guardar la tabla.</translation>
    </message>
    <message>
        <source>Check the folder and its free space and try again.</source>
        <translation>Compruebe la carpeta y su espacio libre e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Se ha cancelado. No se ha escrito nada.</translation>
    </message>
</context>
<context>
    <name>TakenValue</name>
    <message>
        <source>The service reports that this is already in use.</source>
        <translation>El servicio indica que ya está en uso.</translation>
    </message>
</context>
<context>
    <name>Target</name>
    <message>
        <source>The next page points to another service.</source>
        <translation>La página siguiente apunta a otro servicio.</translation>
    </message>
    <message>
        <source>The key is sent only to its own service.</source>
        <translation>La clave solo se envía a su propio servicio.</translation>
    </message>
</context>
<context>
    <name>TemporaryFolder</name>
    <message>
        <source>Couldn&apos;t create temporary files in %1.</source>
        <translation>No se han podido crear archivos temporales en %1.</translation>
    </message>
    <message>
        <source>Check the folder and its free space and try again.</source>
        <translation>Compruebe la carpeta y su espacio libre e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Overview, one card failed</source>
        <translation>Resumen, una tarjeta con error</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Tienda</translation>
    </message>
</context>
<context>
    <name>Transcoder</name>
    <message>
        <source>Couldn&apos;t convert the file to UTF-8.</source>
        <translation>No se ha podido convertir el archivo a UTF-8.</translation>
    </message>
    <message>
        <source>Check the free space on the disk and try again.</source>
        <translation>Compruebe el espacio libre del disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The encoding %1 is unknown.</source>
        <translation>No se conoce la codificación %1.</translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, one segment</source>
        <translation>%1, un segmento</translation>
    </message>
</context>
<context>
    <name>TransferDecision</name>
    <message>
        <source>The outcome of row %L1 is already known.</source>
        <translation>El resultado de la fila %L1 ya se conoce.</translation>
    </message>
    <message>
        <source>%1 is not a candidate for row %L2.</source>
        <comment>ID, number</comment>
        <translation>%1 no está entre las candidatas para la fila %L2.</translation>
    </message>
    <message>
        <source>There are no candidates.</source>
        <translation>No hay candidatas.</translation>
    </message>
    <message>
        <source>Candidates: %1.</source>
        <translation>Candidatas: %1.</translation>
    </message>
</context>
<context>
    <name>TransferFile</name>
    <message>
        <source>Open file</source>
        <translation>Abrir el archivo</translation>
    </message>
    <message>
        <source>Open error report</source>
        <translation>Abrir el informe de errores</translation>
    </message>
    <message>
        <source>Download file…</source>
        <translation>Descargar el archivo…</translation>
    </message>
    <message>
        <source>Download error report…</source>
        <translation>Descargar el informe de errores…</translation>
    </message>
    <message>
        <source>The export has no file yet.</source>
        <translation>La exportación todavía no tiene archivo.</translation>
    </message>
    <message>
        <source>The import has no error report.</source>
        <translation>La importación no tiene informe de errores.</translation>
    </message>
    <message>
        <source>%1, %2, rejected rows</source>
        <comment>name of a file</comment>
        <translation>%1, %2, filas rechazadas</translation>
    </message>
</context>
<context>
    <name>TypeChange</name>
    <message>
        <source>The old event type was not changed.</source>
        <translation>El tipo de evento antiguo no se ha modificado.</translation>
    </message>
    <message>
        <source>The replacement is not the event type that was planned.</source>
        <translation>El tipo de evento nuevo no es el previsto en el plan.</translation>
    </message>
    <message>
        <source>Delete the old event type</source>
        <translation>Eliminar el tipo de evento antiguo</translation>
    </message>
    <message>
        <source>Create the new event type</source>
        <translation>Crear el tipo de evento nuevo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>The service saved different values from those sent.</source>
        <translation>El servicio ha guardado valores distintos de los enviados.</translation>
    </message>
    <message>
        <source>Compare the two, then continue or roll back to the old definition.</source>
        <translation>Compare los dos y después continúe o vuelva a la definición anterior.</translation>
    </message>
    <message>
        <source>Create a temporary copy with another alias</source>
        <translation>Crear una copia temporal con otro alias</translation>
    </message>
    <message>
        <source>Delete the temporary copy</source>
        <translation>Eliminar la copia temporal</translation>
    </message>
</context>
<context>
    <name>UndoQuestion</name>
    <message>
        <source>A new job recreates them from the saved copies.</source>
        <translation>Una tarea nueva los vuelve a crear a partir de las copias guardadas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) didn&apos;t exist when the job ran and won&apos;t be recreated.</source>
        <translation>
            <numerusform>%Ln registro no existía al ejecutarse la tarea y no se volverá a crear.</numerusform>
            <numerusform>%Ln registros no existían al ejecutarse la tarea y no se volverán a crear.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new job restores the previous values. Records changed since then are left alone.</source>
        <translation>Una tarea nueva restaura los valores anteriores. Los registros modificados después no se tocan.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were created by the job and are kept.</source>
        <translation>
            <numerusform>La tarea creó %Ln registro, que se conserva.</numerusform>
            <numerusform>La tarea creó %Ln registros, que se conservan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the job</source>
        <translation>Deshacer la tarea</translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln deleted record(s) again?</source>
        <translation>
            <numerusform>¿Volver a crear %Ln registro eliminado?</numerusform>
            <numerusform>¿Volver a crear %Ln registros eliminados?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore the previous values of %Ln record(s)?</source>
        <translation>
            <numerusform>¿Restaurar los valores anteriores de %Ln registro?</numerusform>
            <numerusform>¿Restaurar los valores anteriores de %Ln registros?</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln record(s)</source>
        <translation>
            <numerusform>Crear %Ln registro</numerusform>
            <numerusform>Crear %Ln registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln record(s)</source>
        <translation>
            <numerusform>Restaurar %Ln registro</numerusform>
            <numerusform>Restaurar %Ln registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were removed by a privacy request and cannot be restored.</source>
        <translation>
            <numerusform>%Ln registro se ha eliminado por una solicitud de privacidad y no se puede restaurar.</numerusform>
            <numerusform>%Ln registros se han eliminado por una solicitud de privacidad y no se pueden restaurar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>The edit was not undone. %1 %2</source>
        <translation>No se ha deshecho la edición. %1 %2</translation>
    </message>
    <message>
        <source>The edit of “%1” was undone.</source>
        <translation>Se ha deshecho la edición de «%1».</translation>
    </message>
    <message>
        <source>The edit was not undone because this account is read-only.</source>
        <translation>No se ha deshecho la edición: esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>This record has no saved edit to undo.</source>
        <translation>Este registro no tiene ninguna edición guardada que deshacer.</translation>
    </message>
</context>
<context>
    <name>UploadBody</name>
    <message>
        <source>Couldn&apos;t send the file %1.</source>
        <translation>No se ha podido enviar el archivo %1.</translation>
    </message>
    <message>
        <source>Check that the file can be opened and that no other program is writing to it, then send it again.</source>
        <translation>Compruebe que el archivo se puede abrir y que ningún otro programa escribe en él, y envíelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>WindowFactWords</name>
    <message>
        <source>unknown</source>
        <translation>sin confirmar</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Escritorio</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plataforma</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Pantallas</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Assistive tools</source>
        <translation>Ayudas técnicas</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>XlsxDevice</name>
    <message>
        <source>Couldn&apos;t save the table as a spreadsheet.</source>
        <translation>No se ha podido guardar la tabla como hoja de cálculo.</translation>
    </message>
    <message>
        <source>Save it as CSV instead.</source>
        <translation>Guárdela como CSV.</translation>
    </message>
    <message>
        <source>A sheet can have at most %1 rows.</source>
        <translation>Una hoja puede tener como máximo %1 filas.</translation>
    </message>
    <message>
        <source>A cell in row %1 has more than %2 characters.</source>
        <translation>Una celda de la fila %1 tiene más de %2 caracteres.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write the spreadsheet.</source>
        <translation>No se ha podido escribir la hoja de cálculo.</translation>
    </message>
    <message>
        <source>Check the free space on the disk and try again.</source>
        <translation>Compruebe el espacio libre del disco e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>ZipReader</name>
    <message>
        <source>Couldn&apos;t read the archive.</source>
        <translation>No se ha podido leer el archivo comprimido.</translation>
    </message>
    <message>
        <source>Download it again, or unpack it with another program.</source>
        <translation>Descárguelo de nuevo o descomprímalo con otro programa.</translation>
    </message>
    <message>
        <source>It is not a ZIP archive.</source>
        <translation>No es un archivo ZIP.</translation>
    </message>
    <message>
        <source>It contains more than %1 files.</source>
        <translation>Contiene más de %1 archivos.</translation>
    </message>
    <message>
        <source>%1 is protected with a password.</source>
        <translation>%1 está protegido con contraseña.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Está dañado.</translation>
    </message>
    <message>
        <source>Unpacked, it would be larger than %1 MB.</source>
        <translation>Descomprimido ocuparía más de %1 MB.</translation>
    </message>
    <message>
        <source>It expands to more than %1 times its size, which suggests a malicious file.</source>
        <translation>Al descomprimirse ocupa más de %1 veces su tamaño, lo que sugiere un archivo malicioso.</translation>
    </message>
</context>
<context>
    <name>ZipWriter</name>
    <message>
        <source>Couldn&apos;t write the archive.</source>
        <translation>No se ha podido escribir el archivo comprimido.</translation>
    </message>
    <message>
        <source>Check the free space on the disk and try again.</source>
        <translation>Compruebe el espacio libre del disco e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>jobs::Lookups</name>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. Did you mean %2?</source>
        <translation>%1. ¿Quiso decir %2?</translation>
    </message>
</context>
<context>
    <name>storedesk::api::Pages</name>
    <message>
        <source>The link to the next page is not a valid address.</source>
        <translation>El enlace a la página siguiente no es una dirección válida.</translation>
    </message>
    <message>
        <source>The link to the next page points to another service.</source>
        <translation>El enlace a la página siguiente apunta a otro servicio.</translation>
    </message>
    <message>
        <source>The service&apos;s response is not a list.</source>
        <translation>La respuesta del servicio no es una lista.</translation>
    </message>
    <message>
        <source>The list&apos;s page links form a loop.</source>
        <translation>Los enlaces entre las páginas de la lista forman un bucle.</translation>
    </message>
    <message>
        <source>The list has too many pages.</source>
        <translation>La lista tiene demasiadas páginas.</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the whole list.</source>
        <translation>No se ha podido cargar la lista completa.</translation>
    </message>
    <message>
        <source>Try again. If that doesn&apos;t help, the problem is in the service.</source>
        <translation>Inténtelo de nuevo. Si no se resuelve, el problema está en el servicio.</translation>
    </message>
</context>
<context>
    <name>storedesk::downloads::Download</name>
    <message>
        <source>A file with that name already exists.</source>
        <translation>Ya existe un archivo con ese nombre.</translation>
    </message>
    <message>
        <source>The record has no new download link.</source>
        <translation>El registro no tiene un enlace de descarga nuevo.</translation>
    </message>
    <message>
        <source>Its content doesn&apos;t match its file extension.</source>
        <translation>Su contenido no coincide con la extensión del archivo.</translation>
    </message>
</context>
<context>
    <name>storedesk::exportrun::ExportWatch</name>
    <message>
        <source>The export was deleted in the service before it was downloaded.</source>
        <translation>La exportación se eliminó en el servicio antes de descargarla.</translation>
    </message>
    <message>
        <source>The export was cancelled in the service.</source>
        <translation>La exportación se canceló en el servicio.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t create the export.</source>
        <translation>El servicio no ha podido crear la exportación.</translation>
    </message>
    <message>
        <source>Requested but not downloaded because the job was stopped.</source>
        <translation>Solicitada, pero no descargada porque se detuvo la tarea.</translation>
    </message>
    <message>
        <source>%1 in the service, %2 downloading</source>
        <comment>exports</comment>
        <translation>%1 en el servicio, %2 en descarga</translation>
    </message>
    <message>
        <source>%1 in the service</source>
        <comment>exports</comment>
        <translation>%1 en el servicio</translation>
    </message>
    <message>
        <source>%1 downloading</source>
        <comment>exports</comment>
        <translation>%1 en descarga</translation>
    </message>
    <message>
        <source>The service completed the export but didn&apos;t provide a file.</source>
        <translation>El servicio ha completado la exportación, pero no ha proporcionado ningún archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>The response to the request was lost, and it is unknown whether the service created the export.</source>
        <translation>Se ha perdido la respuesta a la petición y no se sabe si el servicio creó la exportación.</translation>
    </message>
    <message>
        <source>The response to the request was lost. An existing export in the service may be the one you requested.</source>
        <translation>Se ha perdido la respuesta a la petición. Puede que una exportación que ya está en el servicio sea la que se pidió.</translation>
    </message>
    <message>
        <source>The service responded with an export of a different type.</source>
        <translation>El servicio ha respondido con una exportación de otro tipo.</translation>
    </message>
    <message>
        <source>The service has not made progress with export %1 for %L2 minutes.</source>
        <translation>El servicio no avanza con la exportación %1 desde hace %L2 minutos.</translation>
    </message>
    <message>
        <source>Its status is “%1”.</source>
        <translation>Su estado es «%1».</translation>
    </message>
    <message>
        <source>The job is paused, and no data is lost. Resume it to wait again.</source>
        <translation>La tarea está en pausa y no se ha perdido nada. Reanúdela para volver a esperar.</translation>
    </message>
    <message>
        <source>no progress for %L1 min, pauses after %L2 min</source>
        <translation>sin avances desde hace %L1 min; se pausa a los %L2 min</translation>
    </message>
    <message>
        <source>The export file was incomplete in %L1 downloads.</source>
        <translation>El archivo de la exportación ha llegado incompleto en %L1 descargas.</translation>
    </message>
</context>
<context>
    <name>storedesk::exports::ContactMirrorUpdater</name>
    <message>
        <source>Contacts for the offline copy</source>
        <translation>Contactos para la copia sin conexión</translation>
    </message>
    <message>
        <source>The offline copy was not updated because the export doesn&apos;t match the row count reported by the service.</source>
        <translation>La copia sin conexión no se ha actualizado porque la exportación no coincide con el número de filas que indicó el servicio.</translation>
    </message>
    <message>
        <source>Update it again.</source>
        <translation>Vuelva a actualizarla.</translation>
    </message>
</context>
<context>
    <name>storedesk::exports::LocalExports</name>
    <message>
        <source>Couldn&apos;t delete the file.</source>
        <translation>No se ha podido borrar el archivo.</translation>
    </message>
</context>
<context>
    <name>storedesk::http::UploadBody</name>
    <message>
        <source>The file does not exist.</source>
        <translation>El archivo no existe.</translation>
    </message>
    <message>
        <source>The file became shorter while it was being sent.</source>
        <translation>El archivo se ha acortado mientras se enviaba.</translation>
    </message>
    <message>
        <source>The file was changed while it was being sent.</source>
        <translation>El archivo ha cambiado mientras se enviaba.</translation>
    </message>
</context>
<context>
    <name>storedesk::importcheck::TableDraft</name>
    <message>
        <source>Couldn&apos;t store the rows.</source>
        <translation>No se han podido guardar las filas.</translation>
    </message>
</context>
<context>
    <name>storedesk::importrun::ImportWatch</name>
    <message>
        <source>The import was deleted in the service before its result was known.</source>
        <translation>La importación se eliminó en el servicio antes de conocerse su resultado.</translation>
    </message>
    <message>
        <source>Couldn&apos;t download the report of rejected rows: %1</source>
        <translation>No se ha podido descargar el informe de filas rechazadas: %1</translation>
    </message>
    <message>
        <source>The import was cancelled in the service.</source>
        <translation>La importación se canceló en el servicio.</translation>
    </message>
    <message>
        <source>The service couldn&apos;t use the file.</source>
        <translation>El servicio no ha podido usar el archivo.</translation>
    </message>
    <message>
        <source>Uploaded, but not tracked to the end.</source>
        <translation>Enviada, pero sin seguimiento hasta el final.</translation>
    </message>
    <message>
        <source>uploading, %1 %</source>
        <translation>enviando, %1 %</translation>
    </message>
    <message>
        <source>downloading the report</source>
        <translation>descargando el informe</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>en cola</translation>
    </message>
    <message>
        <source>processing</source>
        <translation>en proceso</translation>
    </message>
    <message>
        <source>%L1 imported, %L2 rejected</source>
        <translation>%L1 importadas, %L2 rechazadas</translation>
    </message>
    <message>
        <source>The service didn&apos;t report a result for every row of the file.</source>
        <translation>El servicio no ha indicado el resultado de todas las filas del archivo.</translation>
    </message>
    <message>
        <source>The import stopped in the service after some rows were imported.</source>
        <translation>La importación se ha detenido en el servicio después de importar algunas filas.</translation>
    </message>
    <message>
        <source>The response to the upload was lost, so it is unknown whether the service has the file.</source>
        <translation>Se ha perdido la respuesta al envío, así que no se sabe si el servicio tiene el archivo.</translation>
    </message>
    <message>
        <source>The response to the upload was lost. An existing import in the service may be this one.</source>
        <translation>Se ha perdido la respuesta al envío. Puede que una importación que ya está en el servicio sea esta.</translation>
    </message>
</context>
<context>
    <name>storedesk::imports::ExistingRecords</name>
    <message>
        <source>Couldn&apos;t look up some records.</source>
        <translation>No se han podido consultar algunos registros.</translation>
    </message>
    <message>
        <source>Try again, or compare with an export.</source>
        <translation>Vuelva a intentarlo o compare con una exportación.</translation>
    </message>
    <message>
        <source>Preparing the lookup…</source>
        <translation>Preparando la consulta…</translation>
    </message>
    <message>
        <source>Looking up: %L1 of %L2</source>
        <translation>Consultando: %L1 de %L2</translation>
    </message>
</context>
<context>
    <name>storedesk::imports::ImportDraft</name>
    <message>
        <source>Choose a file first.</source>
        <translation>Elija primero un archivo.</translation>
    </message>
    <message>
        <source>Choose the coupon set that receives the codes.</source>
        <translation>Elija el conjunto de cupones que recibe los códigos.</translation>
    </message>
    <message>
        <source>Cell edit</source>
        <translation>Edición de una celda</translation>
    </message>
</context>
<context>
    <name>storedesk::imports::ImportLaunch</name>
    <message>
        <source>Check the rows first.</source>
        <translation>Compruebe primero las filas.</translation>
    </message>
    <message>
        <source>Some rows still need fixing.</source>
        <translation>Aún quedan filas por corregir.</translation>
    </message>
    <message>
        <source>There are no valid rows to send.</source>
        <translation>No hay ninguna fila válida que enviar.</translation>
    </message>
    <message>
        <source>Import: %1</source>
        <translation>Importación: %1</translation>
    </message>
    <message>
        <source>Import: %1 → %2</source>
        <comment>file, coupon set</comment>
        <translation>Importación: %1 → %2</translation>
    </message>
</context>
<context>
    <name>storedesk::imports::ImportUndo</name>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::itemmodels::CallErrors</name>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primera</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
    </message>
</context>
<context>
    <name>storedesk::itemmodels::CallLogModel</name>
    <message>
        <source>confirmed later</source>
        <translation>confirmada después</translation>
    </message>
    <message>
        <source>no response</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recibido</translation>
    </message>
    <message>
        <source>Caused by</source>
        <translation>Causada por</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::BulkDraft</name>
    <message>
        <source>Choose the rows first.</source>
        <translation>Elija primero las filas.</translation>
    </message>
    <message>
        <source>Choose the column for: %1.</source>
        <translation>Elija la columna para: %1.</translation>
    </message>
    <message>
        <source>Map at least one column to a field.</source>
        <translation>Asigne al menos una columna a un campo.</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::Job</name>
    <message>
        <source>There is no job %1.</source>
        <translation>No hay ninguna tarea %1.</translation>
    </message>
    <message>
        <source>This version can&apos;t run the job.</source>
        <translation>Esta versión no puede ejecutar la tarea.</translation>
    </message>
    <message>
        <source>Resume it in the version that started it.</source>
        <translation>Continúela en la versión con la que se empezó.</translation>
    </message>
    <message>
        <source>The job would delete %L1 records, more than %L2.</source>
        <translation>La tarea eliminaría %L1 registros, más de %L2.</translation>
    </message>
    <message>
        <source>Nothing was deleted. Raise the limit or split the list.</source>
        <translation>No se ha eliminado nada. Aumente el límite o divida la lista.</translation>
    </message>
    <message>
        <source>It was not saved completely.</source>
        <translation>No llegó a guardarse completa.</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::JobManager</name>
    <message>
        <source>The account&apos;s API key changed after the job was created, and the new key&apos;s store couldn&apos;t be loaded.</source>
        <translation>La clave de la cuenta ha cambiado desde que se creó la tarea y no se ha podido cargar la tienda de la clave nueva.</translation>
    </message>
    <message>
        <source>The job was not resumed. Try again.</source>
        <translation>La tarea no ha continuado. Inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::JobRowsModel</name>
    <message>
        <source>Cancelled</source>
        <translation>Cancelada</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En cola</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Cargando</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrada</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecha</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrada</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rechazada</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>No enviada</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>reason, what the service said</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creada</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Looked up</source>
        <translation>Consultada</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallida</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::JobRun</name>
    <message>
        <source>Another version of Storedesk sent this row.</source>
        <translation>Otra versión de Storedesk envió esta fila.</translation>
    </message>
    <message>
        <source>Deleted, but not verified.</source>
        <translation>Eliminado, pero sin comprobar.</translation>
    </message>
</context>
<context>
    <name>storedesk::jobs::RowVerifier</name>
    <message>
        <source>It no longer existed.</source>
        <translation>Ya no existía.</translation>
    </message>
    <message>
        <source>It already existed with these values.</source>
        <translation>Ya existía con estos valores.</translation>
    </message>
</context>
<context>
    <name>storedesk::privacy::ErasureRequests</name>
    <message>
        <source>Couldn&apos;t write the certificate.</source>
        <translation>No se ha podido escribir el certificado.</translation>
    </message>
    <message>
        <source>Free up disk space and try again.</source>
        <translation>Libere espacio en el disco e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>storedesk::privacy::LocalDataErasure</name>
    <message>
        <source>Erased by a privacy request.</source>
        <translation>Borrado por una solicitud de privacidad.</translation>
    </message>
    <message>
        <source>Another job is using some of these contacts.</source>
        <translation>Otra tarea está usando algunos de estos contactos.</translation>
    </message>
    <message>
        <source>Rows can&apos;t be erased while they are being sent.</source>
        <translation>Las filas no se pueden borrar mientras se envían.</translation>
    </message>
    <message>
        <source>Storedesk will try again when that job ends.</source>
        <translation>Se volverá a intentar cuando termine esa tarea.</translation>
    </message>
</context>
<context>
    <name>storedesk::profiles::BestSecrets</name>
    <message>
        <source>No keychain responded.</source>
        <translation>Ningún llavero ha respondido.</translation>
    </message>
    <message>
        <source>The desktop keychain didn&apos;t respond.</source>
        <translation>El llavero del escritorio no ha respondido.</translation>
    </message>
    <message>
        <source>Looking for a keychain…</source>
        <translation>Buscando un llavero…</translation>
    </message>
    <message>
        <source>Waiting for the keychain to be unlocked…</source>
        <translation>Esperando a que se desbloquee el llavero…</translation>
    </message>
</context>
<context>
    <name>storedesk::profiles::KeychainSecrets</name>
    <message>
        <source>The keychain was not unlocked.</source>
        <translation>No se ha desbloqueado el llavero.</translation>
    </message>
    <message>
        <source>The keychain denied access.</source>
        <translation>El llavero ha denegado el acceso.</translation>
    </message>
    <message>
        <source>There is no keychain on this desktop.</source>
        <translation>No hay ningún llavero en este escritorio.</translation>
    </message>
    <message>
        <source>The keychain gave no reason.</source>
        <translation>El llavero no ha dado ningún motivo.</translation>
    </message>
    <message>
        <source>The keychain reported: %1</source>
        <translation>El llavero ha indicado: %1</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the key.</source>
        <translation>No se ha podido leer la clave.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the key.</source>
        <translation>No se ha podido guardar la clave.</translation>
    </message>
    <message>
        <source>Couldn&apos;t remove the key.</source>
        <translation>No se ha podido borrar la clave.</translation>
    </message>
    <message>
        <source>macOS Keychain</source>
        <translation>Llavero de macOS</translation>
    </message>
    <message>
        <source>Windows Credential Manager</source>
        <translation>Administrador de credenciales de Windows</translation>
    </message>
    <message>
        <source>System keychain (Secret Service)</source>
        <translation>Llavero del sistema (Secret Service)</translation>
    </message>
    <message>
        <source>System keychain (KWallet)</source>
        <translation>Llavero del sistema (KWallet)</translation>
    </message>
    <message>
        <source>The desktop has no keychain yet, and none was created.</source>
        <translation>El escritorio aún no tiene llavero y no se ha creado ninguno.</translation>
    </message>
    <message>
        <source>Unlock or start the desktop keychain and try again. Until then, the key can be used for one session.</source>
        <translation>Desbloquee o inicie el llavero del escritorio e inténtelo de nuevo. Hasta entonces, la clave se puede usar durante una sesión.</translation>
    </message>
</context>
<context>
    <name>storedesk::profiles::MemorySecrets</name>
    <message>
        <source>this session only</source>
        <translation>solo esta sesión</translation>
    </message>
</context>
<context>
    <name>storedesk::profiles::Profiles</name>
    <message>
        <source>Couldn&apos;t read the list of accounts.</source>
        <translation>No se ha podido leer la lista de cuentas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Make the file readable and restart Storedesk. Until then, the file is not changed.</source>
        <translation>Dé permiso de lectura al archivo y reinicie Storedesk. Hasta entonces no se modifica.</translation>
    </message>
    <message>
        <source>The list of accounts is damaged.</source>
        <translation>La lista de cuentas está dañada.</translation>
    </message>
    <message>
        <source>Move %1 elsewhere and restart Storedesk. Until then, the file is not changed.</source>
        <translation>Mueva %1 a otro sitio y reinicie Storedesk. Hasta entonces no se modifica.</translation>
    </message>
    <message>
        <source>It was saved as %1. Connect the accounts again.</source>
        <translation>Se ha guardado como %1. Conecte las cuentas de nuevo.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the list of accounts.</source>
        <translation>No se ha podido guardar la lista de cuentas.</translation>
    </message>
    <message>
        <source>Nothing was changed. Check the folder and the free space on the disk, then try again.</source>
        <translation>No se ha modificado nada. Compruebe la carpeta y el espacio libre del disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The list of accounts was written by a newer version.</source>
        <translation>La lista de cuentas se escribió con una versión más reciente.</translation>
    </message>
    <message>
        <source>Use the newer version, or move %1 elsewhere. Until then, the file is not changed.</source>
        <translation>Use la versión más reciente o mueva %1 a otro sitio. Hasta entonces no se modifica.</translation>
    </message>
    <message>
        <source>Another window is using %1.</source>
        <translation>Otra ventana está usando %1.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::AssistantPage</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::CountGuard</name>
    <message>
        <source>To start, type &amp;the number of rows to send (%L1):</source>
        <translation>Para empezar, escriba el &amp;número de filas que se enviarán (%L1):</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::DecisionForm</name>
    <message>
        <source>Search the service again</source>
        <translation>Volver a buscar en el servicio</translation>
    </message>
    <message>
        <source>Unknown outcome</source>
        <translation>Resultado sin confirmar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir más tarde</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::PictureLine</name>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Images from other servers are not loaded.</source>
        <translation>No se cargan imágenes de otros servidores.</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <translation>Imagen: %1</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::SavedViewsMenu</name>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>Save filter, columns and sort order under a name</source>
        <translation>Guardar filtro, columnas y orden con un nombre</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>&amp;Guardar esta vista…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation>Guardar esta vista</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>Nombre de la vista</translation>
    </message>
    <message>
        <source>Filter, columns and sort order are saved for this account. A view with the same name is replaced.</source>
        <translation>Se guardan filtro, columnas y orden para esta cuenta. Si ya hay una vista con ese nombre, se sustituye.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Saved as “%1”. You can also find it with Ctrl+K.</source>
        <translation>Guardada como «%1». También aparece al buscar con Ctrl+K.</translation>
    </message>
    <message>
        <source>The view “%1” was deleted.</source>
        <translation>Se ha borrado la vista «%1».</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::SelectionActions</name>
    <message>
        <source>&amp;Look up</source>
        <translation>Bu&amp;scar</translation>
    </message>
    <message>
        <source>Chan&amp;ge…</source>
        <translation>Modi&amp;ficar…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>Send e&amp;vent…</source>
        <translation>En&amp;viar evento…</translation>
    </message>
    <message>
        <source>Copy &amp;IDs</source>
        <translation>Copiar los &amp;ID</translation>
    </message>
    <message>
        <source>The selection contains no emails or IDs.</source>
        <translation>La selección no contiene correos ni ID.</translation>
    </message>
    <message>
        <source>This action can&apos;t use the IDs of the selected records.</source>
        <translation>Esta acción no puede usar los ID de los registros seleccionados.</translation>
    </message>
    <message>
        <source>Events can be sent only to contacts with an email.</source>
        <translation>Los eventos solo se pueden enviar a contactos con correo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln copied.</source>
        <translation>
            <numerusform>%Ln copiado.</numerusform>
            <numerusform>%Ln copiados.</numerusform>
        </translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>Connect an account first.</source>
        <translation>Conecte primero una cuenta.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::StepTrail</name>
    <message>
        <source>Step %L1 of %L2: %3</source>
        <translation>Paso %L1 de %L2: %3</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::StoreBand</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::TransferResultStep</name>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::accounts::AccountManager</name>
    <message>
        <source>Practice store</source>
        <translation>Tienda de prácticas</translation>
    </message>
    <message>
        <source>The API key of %1 is not stored on this computer.</source>
        <translation>La clave de API de %1 no está guardada en este ordenador.</translation>
    </message>
    <message>
        <source>It was used for one session only, or someone removed it from the keychain.</source>
        <translation>Se usó solo durante una sesión, o alguien la quitó del llavero.</translation>
    </message>
    <message>
        <source>Paste it again. Everything else is still here.</source>
        <translation>Péguela de nuevo. Todo lo demás sigue aquí.</translation>
    </message>
    <message>
        <source>%1 was removed, but some of its data is still on this computer.</source>
        <translation>Se ha quitado %1, pero quedan datos suyos en este ordenador.</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete a file in %1.</source>
        <translation>No se ha podido borrar un archivo en %1.</translation>
    </message>
    <message>
        <source>Delete the folder manually.</source>
        <translation>Borre la carpeta manualmente.</translation>
    </message>
    <message>
        <source>%1 was removed from this computer.</source>
        <translation>Se ha quitado %1 de este ordenador.</translation>
    </message>
    <message>
        <source>The API key of %1 was deleted. You will be asked for it when you connect.</source>
        <translation>Se ha borrado la clave de API de %1. Se le pedirá al conectar.</translation>
    </message>
    <message>
        <source>Unknown account.</source>
        <translation>Cuenta desconocida.</translation>
    </message>
    <message>
        <source>Connect it once, then try again.</source>
        <translation>Conéctela una vez e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>All data of %1 was deleted from this computer.</source>
        <translation>Se han borrado de este ordenador todos los datos de %1.</translation>
    </message>
    <message>
        <source>The local data of this account was deleted. The practice store itself is kept. To delete it, see “Remove” in the manual.</source>
        <translation>Se han borrado los datos locales de esta cuenta. La tienda de prácticas se conserva. Para borrarla, consulte «Desinstalar» en el manual.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::accounts::ConnectDialog</name>
    <message>
        <source>Test connection</source>
        <translation>Probar la conexión</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save account</source>
        <translation>Guardar cuenta</translation>
    </message>
    <message>
        <source>Add account</source>
        <translation>Añadir cuenta</translation>
    </message>
    <message>
        <source>Edit an account</source>
        <translation>Editar una cuenta</translation>
    </message>
    <message>
        <source>Connect an account</source>
        <translation>Conectar una cuenta</translation>
    </message>
    <message>
        <source>New account</source>
        <translation>Nueva cuenta</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Probar de nuevo</translation>
    </message>
    <message>
        <source>Stop testing</source>
        <translation>Detener la prueba</translation>
    </message>
    <message>
        <source>This colour marks the store&apos;s tabs and dialogs</source>
        <translation>Este color marca las pestañas y los diálogos de la tienda</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::accounts::FirstStart</name>
    <message>
        <source>Welcome to Storedesk</source>
        <translation>Le damos la bienvenida a Storedesk</translation>
    </message>
    <message>
        <source>Look up data, import and export files, design events. No sign-up is needed. Data is sent only to the service address you enter.</source>
        <translation>Busque datos, importe y exporte archivos, diseñe eventos. No hace falta registrarse. Los datos solo se envían a la dirección del servicio que usted escriba.</translation>
    </message>
    <message>
        <source>Connect an account</source>
        <translation>Conectar una cuenta</translation>
    </message>
    <message>
        <source>You need the service address and an API key. The key is saved in your system keychain, and the test changes nothing.</source>
        <translation>Necesita la dirección del servicio y una clave de API. La clave se guarda en el llavero del sistema, y la prueba no modifica nada.</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Conectar…</translation>
    </message>
    <message>
        <source>Try the practice store</source>
        <translation>Probar la tienda de prácticas</translation>
    </message>
    <message>
        <source>A store with made-up contacts that runs on this computer. Every page works, and nothing can go wrong.</source>
        <translation>Una tienda con contactos inventados que funciona en este ordenador. Todas las páginas funcionan y nada puede salir mal.</translation>
    </message>
    <message>
        <source>Start practising</source>
        <translation>Empezar a practicar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir un archivo</translation>
    </message>
    <message>
        <source>Filter, sort, count and compare any export or CSV file. You don&apos;t need an account. You can also drop a file here.</source>
        <translation>Filtre, ordene, cuente y compare cualquier exportación o archivo CSV. No hace falta una cuenta. También puede soltar aquí un archivo.</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Abrir archivos…</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Igual que el sistema</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::accounts::KeyField</name>
    <message>
        <source>Show the key</source>
        <translation>Mostrar la clave</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Spaces and the word “%1” were removed from the pasted text.</source>
        <translation>Se han quitado espacios y la palabra «%1» del texto pegado.</translation>
    </message>
    <message>
        <source>The word “%1” was removed from the pasted text.</source>
        <translation>Se ha quitado la palabra «%1» del texto pegado.</translation>
    </message>
    <message>
        <source>Spaces or quotes were removed from the pasted text.</source>
        <translation>Se han quitado espacios o comillas del texto pegado.</translation>
    </message>
    <message>
        <source>Hide the key</source>
        <translation>Ocultar la clave</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::accounts::KeyTestPanel</name>
    <message>
        <source>Permissions of this key</source>
        <translation>Permisos de esta clave</translation>
    </message>
    <message>
        <source>Pages without permission stay visible and show what is missing. Write permissions are not tested, because a test never changes data.</source>
        <translation>Las páginas sin permiso siguen visibles e indican qué falta. Los permisos de escritura no se prueban, porque una prueba nunca modifica datos.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>Reintentar %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>Sin probar todavía.</translation>
    </message>
    <message>
        <source>The test makes one read request per area and changes nothing. You can skip it.</source>
        <translation>La prueba hace una petición de lectura por área y no modifica nada. Puede omitirla.</translation>
    </message>
    <message>
        <source>Testing %1…</source>
        <translation>Probando %1…</translation>
    </message>
    <message>
        <source>One read request per area; nothing is changed.</source>
        <translation>Una petición de lectura por área; no se modifica nada.</translation>
    </message>
    <message numerus="yes">
        <source>Tested at %1 with %n read request(s); nothing was changed.</source>
        <translation>
            <numerusform>Probada a las %1 con %n petición de lectura; no se ha modificado nada.</numerusform>
            <numerusform>Probada a las %1 con %n peticiones de lectura; no se ha modificado nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>The key works.</source>
        <translation>La clave funciona.</translation>
    </message>
    <message>
        <source>The key works. The store is %1.</source>
        <translation>La clave funciona. La tienda es %1.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::accounts::ManageAccounts</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Keep account</source>
        <translation>Conservar la cuenta</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Conectar</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>&amp;Delete the key</source>
        <translation>&amp;Borrar la clave</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Quitar…</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>&amp;Add an account…</source>
        <translation>&amp;Añadir una cuenta…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1 (connected)</source>
        <translation>%1 (conectada)</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>This account is connected. Connect another account first.</source>
        <translation>Esta cuenta está conectada. Conecte antes otra.</translation>
    </message>
    <message>
        <source>Remove %1 from this computer?</source>
        <translation>¿Quitar %1 de este ordenador?</translation>
    </message>
    <message>
        <source>This also deletes its API key and all local data: drafts, pins and the copies in the Bin. Nothing changes in the service.</source>
        <translation>También se borran su clave de API y todos los datos locales: borradores, registros fijados y copias de la Papelera. En el servicio no cambia nada.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::accounts::ProfileForm</name>
    <message>
        <source>Name of the store in the service</source>
        <translation>Nombre de la tienda en el servicio</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Color</translation>
    </message>
    <message>
        <source>Service &amp;address</source>
        <translation>Dirección del &amp;servicio</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <translation>&amp;Prácticas</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>Prue&amp;bas</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>&amp;Real</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>API &amp;key</source>
        <translation>C&amp;lave de API</translation>
    </message>
    <message>
        <source>Saved in</source>
        <translation>Guardada en</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Confirm changes</source>
        <translation>Confirmar cambios</translation>
    </message>
    <message>
        <source>Unprotected</source>
        <translation>Sin protección</translation>
    </message>
    <message>
        <source>Pr&amp;otection</source>
        <translation>Pr&amp;otección</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>H&amp;eader</source>
        <translation>Cab&amp;ecera</translation>
    </message>
    <message>
        <source>Key pre&amp;fix</source>
        <translation>Pre&amp;fijo de la clave</translation>
    </message>
    <message>
        <source>&amp;Requests per minute</source>
        <translation>Pet&amp;iciones por minuto</translation>
    </message>
    <message>
        <source>Saved; paste a new key to replace it</source>
        <translation>Guardada; pegue una nueva para sustituirla</translation>
    </message>
    <message>
        <source>For this session only: no keychain was found</source>
        <translation>Solo durante esta sesión: no se ha encontrado ningún llavero</translation>
    </message>
    <message>
        <source>Nothing here is real. The label is a reminder.</source>
        <translation>Aquí nada es real. La etiqueta lo recuerda.</translation>
    </message>
    <message>
        <source>Test data. To delete more than 20 records at once, you must type the number.</source>
        <translation>Datos de prueba. Para eliminar más de 20 registros a la vez hay que escribir el número.</translation>
    </message>
    <message>
        <source>In a live store, you must type the number for every deletion.</source>
        <translation>En una tienda real hay que escribir el número en cada eliminación.</translation>
    </message>
    <message>
        <source>No data can be changed from here.</source>
        <translation>Desde aquí no se pueden modificar datos.</translation>
    </message>
    <message>
        <source>You review every change before it is sent.</source>
        <translation>Usted revisa cada cambio antes de enviarlo.</translation>
    </message>
    <message>
        <source>Changes are sent immediately. You still confirm deletions.</source>
        <translation>Los cambios se envían al momento. Para eliminar se sigue pidiendo confirmación.</translation>
    </message>
    <message>
        <source>&amp;Header, limits</source>
        <translation>Ca&amp;becera, límites</translation>
    </message>
    <message>
        <source>&amp;Deletions per job</source>
        <translation>Eliminaciones por tarea (&amp;máx.)</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::calllog::CallDetail</name>
    <message>
        <source>Send again</source>
        <translation>Enviar de nuevo</translation>
    </message>
    <message>
        <source>Parts of the request</source>
        <translation>Partes de la petición</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Cabeceras</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>The request as a cURL command</source>
        <translation>La petición como comando de cURL</translation>
    </message>
    <message>
        <source>Copy as cURL, key masked</source>
        <translation>Copiar como cURL, sin la clave</translation>
    </message>
    <message>
        <source>Copy as &amp;cURL, key masked</source>
        <translation>Copiar como &amp;cURL, sin la clave</translation>
    </message>
    <message>
        <source>Copy &amp;response as JSON</source>
        <translation>Copiar la &amp;respuesta como JSON</translation>
    </message>
    <message>
        <source>Select a request to see what happened.</source>
        <translation>Seleccione una petición para ver qué pasó.</translation>
    </message>
    <message>
        <source>%1: a later check confirmed that it arrived.</source>
        <translation>%1: una comprobación posterior confirmó que llegó.</translation>
    </message>
    <message>
        <source>No response body was received.</source>
        <translation>No se ha recibido contenido en la respuesta.</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>Archivo: %1</translation>
    </message>
    <message>
        <source>No response arrived.</source>
        <translation>No ha llegado respuesta.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Requested: %1</source>
        <translation>Solicitada: %1</translation>
    </message>
    <message>
        <source>Waited on this computer: %1</source>
        <translation>Espera en este ordenador: %1</translation>
    </message>
    <message>
        <source>From first attempt to end: %1</source>
        <translation>Del primer intento al final: %1</translation>
    </message>
    <message numerus="yes">
        <source>Sent %n time(s).</source>
        <translation>
            <numerusform>Enviada %n vez.</numerusform>
            <numerusform>Enviada %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes sent: %1</source>
        <translation>Bytes enviados: %1</translation>
    </message>
    <message>
        <source>Bytes received: %1</source>
        <translation>Bytes recibidos: %1</translation>
    </message>
    <message>
        <source>Caused by: %1</source>
        <translation>Causada por: %1</translation>
    </message>
    <message>
        <source>%1 created</source>
        <translation>%1: creación correcta</translation>
    </message>
    <message>
        <source>%1 updated</source>
        <translation>%1: actualización correcta</translation>
    </message>
    <message>
        <source>%1 deleted</source>
        <translation>%1: eliminación correcta</translation>
    </message>
    <message>
        <source>%1 loaded</source>
        <translation>%1: carga correcta</translation>
    </message>
    <message>
        <source>Copy as cURL &amp;with personal data</source>
        <translation>Copiar como cURL c&amp;on datos personales</translation>
    </message>
    <message>
        <source>Copy response with &amp;personal data</source>
        <translation>Copiar la respuesta con datos &amp;personales</translation>
    </message>
    <message>
        <source>File downloaded</source>
        <translation>Archivo descargado</translation>
    </message>
    <message>
        <source>Files are not stored in the log.</source>
        <translation>Los archivos no se guardan en el registro.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::calllog::CallLogDock</name>
    <message>
        <source>Path or text</source>
        <translation>Ruta o texto</translation>
    </message>
    <message>
        <source>Request log</source>
        <translation>Registro de peticiones</translation>
    </message>
    <message>
        <source>Parts of the request log</source>
        <translation>Partes del registro de peticiones</translation>
    </message>
    <message>
        <source>Errors by type</source>
        <translation>Errores por tipo</translation>
    </message>
    <message>
        <source>Kept until Storedesk closes. API keys are never stored</source>
        <translation>Se conserva hasta cerrar Storedesk. Las claves de API no se guardan nunca</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>Todos los métodos</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Correctas</translation>
    </message>
    <message>
        <source>Throttled</source>
        <translation>Ralentizadas</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallidas</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>Todavía no hay peticiones</translation>
    </message>
    <message>
        <source>Every request to the service is recorded here.</source>
        <translation>Aquí se registra cada petición al servicio.</translation>
    </message>
    <message>
        <source>No matching requests</source>
        <translation>Ninguna petición coincide</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) are in the log.</source>
        <translation>
            <numerusform>Hay %n petición en el registro.</numerusform>
            <numerusform>Hay %n peticiones en el registro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Sin errores</translation>
    </message>
    <message>
        <source>Close the request log</source>
        <translation>Cerrar el registro de peticiones</translation>
    </message>
    <message>
        <source>No request in the log has failed.</source>
        <translation>Ninguna petición del registro ha fallado.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Save the visible requests with masked data</source>
        <translation>Guardar las peticiones visibles sin datos personales</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Vaciar…</translation>
    </message>
    <message>
        <source>Delete all requests from this computer</source>
        <translation>Borrar todas las peticiones de este ordenador</translation>
    </message>
    <message numerus="yes">
        <source>Kept for %Ln day(s), masked. API keys are never stored</source>
        <translation>
            <numerusform>Se conserva %Ln día, sin datos personales ni claves</numerusform>
            <numerusform>Se conserva %Ln días, sin datos personales ni claves</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the request log</source>
        <translation>Guardar el registro de peticiones</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Archivos JSON (*.json)</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the request log: %1</source>
        <translation>No se ha podido guardar el registro de peticiones: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) saved as %1, keys and personal data masked.</source>
        <translation>
            <numerusform>%Ln petición guardada como %1, sin claves ni datos personales.</numerusform>
            <numerusform>%Ln peticiones guardadas como %1, sin claves ni datos personales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the request log</source>
        <translation>Vaciar el registro de peticiones</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln request(s) from this computer?</source>
        <translation>
            <numerusform>¿Borrar %Ln petición de este ordenador?</numerusform>
            <numerusform>¿Borrar %Ln peticiones de este ordenador?</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changes in the service. New requests will still be logged.</source>
        <translation>En el servicio no cambia nada. Las peticiones nuevas se seguirán registrando.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Clear the log</source>
        <translation>Vaciar el registro</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Open the folder with the stored requests</source>
        <translation>Abrir la carpeta donde se guardan las peticiones</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::BinDetail</name>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Borrar definitivamente…</translation>
    </message>
    <message>
        <source>The copy as JSON</source>
        <translation>La copia como JSON</translation>
    </message>
    <message>
        <source>Select a copy to view it</source>
        <translation>Seleccione una copia para verla</translation>
    </message>
    <message numerus="yes">
        <source>%Ln copies selected</source>
        <translation>
            <numerusform>%Ln copia seleccionada</numerusform>
            <numerusform>%Ln copias seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>It can&apos;t be restored now because this account is read-only.</source>
        <translation>Ahora no se puede restaurar: esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>Restored. The copy stays in the Bin until it is deleted.</source>
        <translation>Restaurado. La copia permanece en la Papelera hasta que se borre.</translation>
    </message>
    <message>
        <source>No response arrived, so the record may still exist. “Restore” checks first.</source>
        <translation>No hubo respuesta, así que el registro puede seguir existiendo. «Restaurar» lo comprueba antes.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::BinModel</name>
    <message>
        <source>Restored</source>
        <translation>Restaurado</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>Possibly deleted</source>
        <translation>Quizá eliminado</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Kept until</source>
        <translation>Se guarda hasta</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::BinPage</name>
    <message>
        <source>Filter the copies</source>
        <translation>Filtrar las copias</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Borrar definitivamente…</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Copies in the Bin</source>
        <translation>Copias en la Papelera</translation>
    </message>
    <message numerus="yes">
        <source>%Ln copies on this computer, each kept for %1 days after deletion</source>
        <translation>
            <numerusform>%Ln copia en este ordenador, guardada durante %1 días tras la eliminación</numerusform>
            <numerusform>%Ln copias en este ordenador, cada una guardada durante %1 días tras la eliminación</numerusform>
        </translation>
    </message>
    <message>
        <source>Copies of the records you delete, on this computer only</source>
        <translation>Copias de los registros que elimina, solo en este ordenador</translation>
    </message>
    <message>
        <source>The Bin is empty</source>
        <translation>La Papelera está vacía</translation>
    </message>
    <message>
        <source>When you delete a record, Storedesk keeps a copy on this computer so you can restore it.</source>
        <translation>Cuando elimina un registro, Storedesk guarda una copia en este ordenador para poder restaurarlo.</translation>
    </message>
    <message>
        <source>No copy matches “%1”</source>
        <translation>Ninguna copia coincide con «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln copies are in the Bin.</source>
        <translation>
            <numerusform>Hay %Ln copia en la Papelera.</numerusform>
            <numerusform>Hay %Ln copias en la Papelera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Borrar definitivamente</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %Ln copies from this computer?</source>
        <translation>
            <numerusform>¿Borrar definitivamente %Ln copia de este ordenador?</numerusform>
            <numerusform>¿Borrar definitivamente %Ln copias de este ordenador?</numerusform>
        </translation>
    </message>
    <message>
        <source>You will not be able to restore them. Nothing changes in the service.</source>
        <translation>Después no se podrán restaurar. En el servicio no cambia nada.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln copies</source>
        <translation>
            <numerusform>Borrar %Ln copia</numerusform>
            <numerusform>Borrar %Ln copias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln copies deleted from this computer.</source>
        <translation>
            <numerusform>%Ln copia borrada de este ordenador.</numerusform>
            <numerusform>%Ln copias borradas de este ordenador.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>A job recreates the records that no longer exist. Their history in the service is not restored.</source>
        <translation>Una tarea vuelve a crear los registros que ya no existen. Su historial en el servicio no se restaura.</translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln records?</source>
        <translation>
            <numerusform>¿Restaurar %Ln registro?</numerusform>
            <numerusform>¿Restaurar %Ln registros?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln records</source>
        <translation>
            <numerusform>Restaurar %Ln registro</numerusform>
            <numerusform>Restaurar %Ln registros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::ChangeModel</name>
    <message>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Old value</source>
        <translation>Valor anterior</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Valor nuevo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>no guardado</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Job “%1”</source>
        <translation>Tarea «%1»</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importación</translation>
    </message>
    <message>
        <source>Import “%1”</source>
        <translation>Importación «%1»</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tarea</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown: the file has no column that identifies this record</source>
        <translation>No se conoce: el archivo no tiene ninguna columna que identifique este registro</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::ChangeTable</name>
    <message>
        <source>Changes made on this computer</source>
        <translation>Cambios hechos en este ordenador</translation>
    </message>
    <message>
        <source>No changes yet</source>
        <translation>Todavía no hay cambios</translation>
    </message>
    <message>
        <source>Changes made from this computer by you, a job or an import are listed here with the old and new value. Changes made elsewhere are not.</source>
        <translation>Aquí aparecen los cambios que usted, una tarea o una importación hacen desde este ordenador, con el valor anterior y el nuevo. Los cambios hechos en otro lugar no aparecen.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::DeleteDialog</name>
    <message>
        <source>Keep a copy in the Bin</source>
        <translation>Guardar una copia en la Papelera</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delete without a copy</source>
        <translation>Eliminar sin copia</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>Try again with %Ln</source>
        <translation>
            <numerusform>Reintentar con %Ln</numerusform>
            <numerusform>Reintentar con %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer existed.</source>
        <translation>
            <numerusform>%Ln ya no existía.</numerusform>
            <numerusform>%Ln ya no existían.</numerusform>
        </translation>
    </message>
    <message>
        <source>The job is running. You can keep working.</source>
        <translation>La tarea está en curso. Puede seguir trabajando.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::DeleteQuestion</name>
    <message>
        <source>Will be deleted</source>
        <translation>Se eliminará</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more: show all</source>
        <translation>
            <numerusform>y %Ln más: mostrar todo</numerusform>
            <numerusform>y %Ln más: mostrar todos</numerusform>
        </translation>
    </message>
    <message>
        <source>Type %1 to confirm</source>
        <translation>Escriba %1 para confirmar</translation>
    </message>
    <message>
        <source>you typed %1, not %2</source>
        <translation>ha escrito %1, no %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::DeleteRun</name>
    <message>
        <source>Remaining records and reasons</source>
        <translation>Registros que quedan y motivos</translation>
    </message>
    <message>
        <source>Stopping. Waiting for requests already sent.</source>
        <translation>Deteniendo. A la espera de las peticiones ya enviadas.</translation>
    </message>
    <message>
        <source>Loading the records for the Bin: %1 of %2. Nothing has been deleted yet.</source>
        <translation>Cargando los registros para la Papelera: %1 de %2. Todavía no se ha eliminado nada.</translation>
    </message>
    <message>
        <source>Saving copies in the Bin. Nothing has been deleted yet.</source>
        <translation>Guardando las copias en la Papelera. Todavía no se ha eliminado nada.</translation>
    </message>
    <message>
        <source>Deleting: %1 of %2.</source>
        <translation>Eliminando: %1 de %2.</translation>
    </message>
    <message>
        <source>Deletion not confirmed. %1</source>
        <translation>Eliminación sin confirmar. %1</translation>
    </message>
    <message>
        <source>Not attempted: the deletion was stopped first.</source>
        <translation>No se ha intentado: la eliminación se detuvo antes.</translation>
    </message>
    <message>
        <source>Remaining</source>
        <translation>Sigue existiendo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>No copy could be saved, so nothing was deleted</source>
        <translation>No se ha podido guardar ninguna copia, así que no se ha eliminado nada</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln remaining</source>
        <translation>
            <numerusform>Detenido: queda %Ln</numerusform>
            <numerusform>Detenido: quedan %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>No se ha eliminado nada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted.</source>
        <translation>
            <numerusform>Se ha eliminado %Ln.</numerusform>
            <numerusform>Se han eliminado %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The copy stays in the Bin because the record may still exist.</source>
        <translation>%1 La copia se queda en la Papelera porque el registro puede seguir existiendo.</translation>
    </message>
    <message>
        <source>Checking whether the rejected records still exist.</source>
        <translation>Comprobando si los registros rechazados siguen existiendo.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message numerus="yes">
        <source>Deletion of %Ln not confirmed</source>
        <translation>
            <numerusform>Eliminación sin confirmar: %Ln</numerusform>
            <numerusform>Eliminaciones sin confirmar: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unknown outcome for %Ln.</source>
        <translation>
            <numerusform>%Ln sin confirmar.</numerusform>
            <numerusform>%Ln sin confirmar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::DependentEventTypes</name>
    <message>
        <source>Checking which event types will be deleted too…</source>
        <translation>Comprobando qué tipos de evento se eliminarán también…</translation>
    </message>
    <message>
        <source>Couldn&apos;t load its event types. All of them will be deleted.</source>
        <translation>No se han podido cargar sus tipos de evento. Se eliminarán todos.</translation>
    </message>
    <message>
        <source>It has no event types.</source>
        <translation>No tiene tipos de evento.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 y %Ln más</numerusform>
            <numerusform>%1 y %Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event type(s) will be deleted with it: %1.</source>
        <translation>
            <numerusform>También se eliminará %Ln tipo de evento: %1.</numerusform>
            <numerusform>También se eliminarán %Ln tipos de evento: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::HistoryPage</name>
    <message>
        <source>Changes made on this computer, newest first</source>
        <translation>Cambios hechos en este ordenador, los más recientes primero</translation>
    </message>
    <message>
        <source>Change history</source>
        <translation>Historial de cambios</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::PutBackDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Show existing record</source>
        <translation>Mostrar el registro existente</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restore “%1”?</source>
        <translation>¿Restaurar «%1»?</translation>
    </message>
    <message>
        <source>Loading the contact fields of the account</source>
        <translation>Cargando los campos de la cuenta</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Will be sent</source>
        <translation>Se enviará</translation>
    </message>
    <message>
        <source>It cannot be restored</source>
        <translation>No se puede restaurar</translation>
    </message>
    <message>
        <source>The copy lacks values the service needs to create the record: %1.</source>
        <translation>A la copia le faltan valores que el servicio necesita para crear el registro: %1.</translation>
    </message>
    <message>
        <source>Its integration no longer exists</source>
        <translation>Su integración ya no existe</translation>
    </message>
    <message>
        <source>Restore the integration first, then this event type.</source>
        <translation>Restaure antes la integración y después este tipo de evento.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) will be sent.</source>
        <translation>
            <numerusform>Se enviará %Ln campo.</numerusform>
            <numerusform>Se enviarán %Ln campos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) will be sent. Skipped because the service would reject the value: %1.</source>
        <translation>
            <numerusform>Se enviará %Ln campo. Se omite, porque el servicio rechazaría el valor: %1.</numerusform>
            <numerusform>Se enviarán %Ln campos. Se omite, porque el servicio rechazaría el valor: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It already exists</source>
        <translation>Ya existe</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>“%1” was restored.</source>
        <translation>Se ha restaurado «%1».</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>Restaurando</translation>
    </message>
    <message>
        <source>Checking whether it has been recreated</source>
        <translation>Comprobando si se ha vuelto a crear</translation>
    </message>
    <message>
        <source>It hasn&apos;t been recreated</source>
        <translation>No se ha vuelto a crear</translation>
    </message>
    <message>
        <source>It exists again, or it was never deleted. Nothing was changed.</source>
        <translation>Se ha vuelto a crear, o nunca se eliminó. No se ha modificado nada.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::UndoDialog</name>
    <message>
        <source>Undo the edit</source>
        <translation>Deshacer la edición</translation>
    </message>
    <message>
        <source>Undo the edit of “%1”?</source>
        <translation>¿Deshacer la edición de «%1»?</translation>
    </message>
    <message>
        <source>The edit of “%1” cannot be undone</source>
        <translation>La edición de «%1» no se puede deshacer</translation>
    </message>
    <message>
        <source>No one has changed these fields since then</source>
        <translation>Nadie ha cambiado estos campos desde entonces</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Current value</source>
        <translation>Valor actual</translation>
    </message>
    <message>
        <source>After undoing</source>
        <translation>Después de deshacer</translation>
    </message>
    <message numerus="yes">
        <source>Someone else has changed %Ln fields since then</source>
        <translation>
            <numerusform>Otra persona ha cambiado %Ln campo desde entonces</numerusform>
            <numerusform>Otra persona ha cambiado %Ln campos desde entonces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Nothing is changed, because undoing would overwrite newer values. Edit the record to restore individual values.</source>
        <translation>%1. No se modifica nada, porque deshacer sobrescribiría valores más recientes. Edite el registro para restaurar valores concretos.</translation>
    </message>
    <message>
        <source>Your edit</source>
        <translation>Su edición</translation>
    </message>
    <message>
        <source>Previous value</source>
        <translation>Valor anterior</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>Undo %Ln changes</source>
        <translation>
            <numerusform>Deshacer %Ln cambio</numerusform>
            <numerusform>Deshacer %Ln cambios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::ValueTable</name>
    <message>
        <source>Fields and values</source>
        <translation>Campos y valores</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entrada</numerusform>
            <numerusform>%Ln entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 × %2</source>
        <translation>%L1 × %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::charts::ChartTable</name>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::charts::ChartView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::charts::StockCurve</name>
    <message>
        <source>Coupons left, from %1 on %2 to %3 on %4</source>
        <translation>Cupones restantes, de %1 el %2 a %3 el %4</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::contacts::AllContacts</name>
    <message>
        <source>Name, email or external ID</source>
        <translation>Nombre, correo o ID externo</translation>
    </message>
    <message>
        <source>Update now</source>
        <translation>Actualizar ahora</translation>
    </message>
    <message>
        <source>Delete offline copy</source>
        <translation>Borrar la copia sin conexión</translation>
    </message>
    <message>
        <source>Search all contacts</source>
        <translation>Buscar en todos los contactos</translation>
    </message>
    <message>
        <source>Nothing is deleted in the service.</source>
        <translation>En el servicio no se elimina nada.</translation>
    </message>
    <message>
        <source>All contacts</source>
        <translation>Todos los contactos</translation>
    </message>
    <message>
        <source>Live lookup</source>
        <translation>Consultar en el servicio</translation>
    </message>
    <message>
        <source>Back to live lookup</source>
        <translation>Volver a la consulta en el servicio</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln contact(s)</source>
        <translation>
            <numerusform>Ver %Ln contacto</numerusform>
            <numerusform>Ver los %Ln contactos</numerusform>
        </translation>
    </message>
    <message>
        <source>All contacts…</source>
        <translation>Todos los contactos…</translation>
    </message>
    <message>
        <source>Search all contacts, even offline</source>
        <translation>Buscar en todos los contactos, también sin conexión</translation>
    </message>
    <message>
        <source>Keep an offline copy of all contacts on this computer so you can search it</source>
        <translation>Guardar en este ordenador una copia sin conexión de todos los contactos para buscar en ella</translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact(s), last updated %1 (%2).</source>
        <translation>
            <numerusform>%Ln contacto, actualizado %1 (%2).</numerusform>
            <numerusform>%Ln contactos, actualizados %1 (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 An update is running.</source>
        <translation>%1 Se está actualizando.</translation>
    </message>
    <message>
        <source>%1 The last update failed: %2</source>
        <translation>%1 La última actualización ha fallado: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>This contact has neither email nor external ID, so it can&apos;t be opened.</source>
        <translation>Este contacto no tiene correo ni ID externo, así que no se puede abrir.</translation>
    </message>
    <message>
        <source>Create an offline copy of your contacts</source>
        <translation>Crear una copia sin conexión de sus contactos</translation>
    </message>
    <message>
        <source>Once a day, Storedesk exports and downloads all contacts. You can then search them by any part of the name, email or external ID, even offline.

All fields of all contacts are stored in a private file of this account on this computer (%1). Contacts you delete are removed from it too. The copy stays until you delete it or remove the account.</source>
        <translation>Una vez al día, Storedesk exporta y descarga todos los contactos. Así puede buscar por cualquier parte del nombre, el correo o el ID externo, también sin conexión.

Se guardan todos los campos de todos los contactos, en un archivo privado de esta cuenta en este ordenador (%1). Los contactos que elimine también desaparecen de la copia. La copia se borra cuando usted la borra o quita la cuenta.</translation>
    </message>
    <message>
        <source>Create offline copy</source>
        <translation>Crear copia sin conexión</translation>
    </message>
    <message>
        <source>An offline copy needs a daily export, and this account is read-only.</source>
        <translation>Una copia sin conexión necesita una exportación diaria, y esta cuenta es de solo lectura.</translation>
    </message>
    <message numerus="yes">
        <source>Open the last export of %Ln contact(s)</source>
        <translation>
            <numerusform>Abrir la última exportación de %Ln contacto</numerusform>
            <numerusform>Abrir la última exportación de %Ln contactos</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloading your contacts</source>
        <translation>Descargando sus contactos</translation>
    </message>
    <message>
        <source>The service is creating an export of all contacts. This can take a few minutes. You can keep working.</source>
        <translation>El servicio está creando una exportación de todos los contactos. Esto puede tardar unos minutos; mientras tanto, puede seguir trabajando.</translation>
    </message>
    <message>
        <source>Show the job</source>
        <translation>Ver la tarea</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Couldn&apos;t create the offline copy</source>
        <translation>No se ha podido crear la copia sin conexión</translation>
    </message>
    <message>
        <source>The export failed. Open the job to see why.</source>
        <translation>La exportación ha fallado. Abra la tarea para ver el motivo.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what happened, why</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Desactivar</translation>
    </message>
    <message>
        <source>No contacts</source>
        <translation>No hay contactos</translation>
    </message>
    <message>
        <source>The service had no contacts at the last update.</source>
        <translation>El servicio no tenía contactos en la última actualización.</translation>
    </message>
    <message>
        <source>No contacts match “%1”</source>
        <translation>Ningún contacto coincide con «%1»</translation>
    </message>
    <message>
        <source>Contacts created after the last update appear only in a live lookup.</source>
        <translation>Los contactos creados después de la última actualización solo aparecen al consultar el servicio.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>The offline copy was deleted from this computer.</source>
        <translation>Se ha borrado la copia sin conexión de este ordenador.</translation>
    </message>
    <message>
        <source>Sorting…</source>
        <translation>Ordenando…</translation>
    </message>
    <message>
        <source>As &amp;exported</source>
        <translation>Como se &amp;exportaron</translation>
    </message>
    <message>
        <source>%1, descending</source>
        <translation>%1, descendente</translation>
    </message>
    <message>
        <source>Order: as exported</source>
        <translation>Orden: el de la exportación</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Orden: %1</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Searching all contacts…</source>
        <translation>Buscando en todos los contactos…</translation>
    </message>
    <message>
        <source>No contacts match these conditions</source>
        <translation>Ningún contacto cumple estas condiciones</translation>
    </message>
    <message>
        <source>Change or remove one of them, or search for other words.</source>
        <translation>Cambie o quite una de ellas, o busque otras palabras.</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Quitar todo</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them with values imported since then.</source>
        <translation>
            <numerusform>%Ln de ellos, con valores importados desde entonces.</numerusform>
            <numerusform>%Ln de ellos, con valores importados desde entonces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln imported row(s) are not in this copy yet.</source>
        <translation>
            <numerusform>%Ln fila importada aún no está en esta copia.</numerusform>
            <numerusform>%Ln filas importadas aún no están en esta copia.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::contacts::AllContactsConditions</name>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Añadir una condición</translation>
    </message>
    <message>
        <source>where</source>
        <translation>donde</translation>
    </message>
    <message>
        <source>Switch between “and” and “or”</source>
        <translation>Cambiar entre «y» y «o»</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::contacts::ColumnChooser</name>
    <message>
        <source>&amp;Default columns</source>
        <translation>Columnas &amp;predeterminadas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::contacts::LiveRecordPanel</name>
    <message>
        <source>Open in a tab</source>
        <translation>Abrir en una pestaña</translation>
    </message>
    <message>
        <source>Hide the live record</source>
        <translation>Ocultar el registro actual</translation>
    </message>
    <message>
        <source>The list keeps its values until the next update.</source>
        <translation>La lista conserva sus valores hasta la próxima actualización.</translation>
    </message>
    <message>
        <source>Loading the live record…</source>
        <translation>Cargando el registro actual…</translation>
    </message>
    <message>
        <source>Live record</source>
        <translation>Registro actual</translation>
    </message>
    <message numerus="yes">
        <source>Live record · %Ln value(s) changed since the last update</source>
        <translation>
            <numerusform>Registro actual · %Ln valor ha cambiado desde la última actualización</numerusform>
            <numerusform>Registro actual · %Ln valores han cambiado desde la última actualización</numerusform>
        </translation>
    </message>
    <message>
        <source>Live record · same as the offline copy</source>
        <translation>Registro actual · igual que en la copia sin conexión</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::CheckedField</name>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::CreateFoot</name>
    <message>
        <source>Go to field</source>
        <translation>Ir al campo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Sent so far</source>
        <translation>Enviado hasta ahora</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) to fix: %1</source>
        <translation>
            <numerusform>%n problema por corregir: %1</numerusform>
            <numerusform>%n problemas por corregir: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::CreatePage</name>
    <message>
        <source>Draft saved %1</source>
        <translation>Borrador guardado %1</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>The account “%1” is read-only, so nothing can be sent.</source>
        <translation>La cuenta «%1» es de solo lectura, así que no se puede enviar nada.</translation>
    </message>
    <message>
        <source>New purchase, empty</source>
        <translation>Nueva compra, vacía</translation>
    </message>
    <message>
        <source>New purchase with problems</source>
        <translation>Nueva compra con problemas</translation>
    </message>
    <message>
        <source>New contact field with options</source>
        <translation>Nuevo campo con opciones</translation>
    </message>
    <message>
        <source>New event type</source>
        <translation>Nuevo tipo de evento</translation>
    </message>
    <message>
        <source>Send events</source>
        <translation>Enviar eventos</translation>
    </message>
    <message>
        <source>Confirming before sending</source>
        <translation>Confirmación antes de enviar</translation>
    </message>
    <message>
        <source>Show possible matches</source>
        <translation>Ver posibles coincidencias</translation>
    </message>
    <message>
        <source>Draft not saved</source>
        <translation>Borrador no guardado</translation>
    </message>
    <message>
        <source>Draft from %1 restored</source>
        <translation>Borrador del %1 recuperado</translation>
    </message>
    <message>
        <source>“%1” was discarded.</source>
        <translation>Se ha descartado «%1».</translation>
    </message>
    <message>
        <source>Your entries are saved as a draft. To send them, change the account&apos;s protection.</source>
        <translation>Lo que escribe se guarda como borrador. Para enviarlo, cambie la protección de la cuenta.</translation>
    </message>
    <message>
        <source>The result is not confirmed.</source>
        <translation>El resultado está sin confirmar.</translation>
    </message>
    <message>
        <source>The request was sent on %1 and may have arrived. Check in the service before you send it again.</source>
        <translation>La petición se envió el %1 y puede haber llegado. Compruébelo en el servicio antes de volver a enviarla.</translation>
    </message>
    <message>
        <source>If it arrived, sending it again creates a duplicate or is rejected.</source>
        <translation>Si llegó, al enviarla otra vez se creará un duplicado o se rechazará.</translation>
    </message>
    <message>
        <source>The request was sent on %1 and may have arrived.</source>
        <translation>La petición se envió el %1 y puede haber llegado.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Your draft is not being saved</source>
        <translation>Su borrador no se está guardando</translation>
    </message>
    <message>
        <source>Fields proposed from samples</source>
        <translation>Campos propuestos a partir de ejemplos</translation>
    </message>
    <message>
        <source>A test event, with its contact before and after</source>
        <translation>Un evento de prueba, con su contacto antes y después</translation>
    </message>
    <message>
        <source>The plan for changing an event type</source>
        <translation>El plan para modificar un tipo de evento</translation>
    </message>
    <message>
        <source>Developer documentation</source>
        <translation>Documentación para desarrolladores</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::CreateSending</name>
    <message>
        <source>Sending to the service.</source>
        <translation>Enviando al servicio.</translation>
    </message>
    <message>
        <source>%1 of %2 sent.</source>
        <translation>%1 de %2 enviados.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::FormPage</name>
    <message>
        <source>%1 Press F5 to try again, or fill in the form yourself.</source>
        <translation>%1 Pulse F5 para intentarlo de nuevo, o rellene el formulario a mano.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::KeyedFormPage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t check whether it exists: %1</source>
        <translation>No se ha podido comprobar si existe: %1</translation>
    </message>
    <message>
        <source>Checking whether it already exists.</source>
        <translation>Comprobando si ya existe.</translation>
    </message>
    <message>
        <source>%1 was saved. The service doesn&apos;t say whether it is new.</source>
        <translation>Se ha guardado %1. El servicio no indica si es nuevo.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::NewContactField</name>
    <message>
        <source>New contact field</source>
        <translation>Nuevo campo de contacto</translation>
    </message>
    <message>
        <source>Added to every contact. ID and type cannot be changed later</source>
        <translation>Se añade a todos los contactos. El ID y el tipo no se pueden cambiar después</translation>
    </message>
    <message>
        <source>Create contact field in %1</source>
        <translation>Crear campo en %1</translation>
    </message>
    <message>
        <source>Create contact field again</source>
        <translation>Volver a crear el campo</translation>
    </message>
    <message>
        <source>Create this contact field in %1?</source>
        <translation>¿Crear este campo en %1?</translation>
    </message>
    <message>
        <source>The contact field was created.</source>
        <translation>Se ha creado el campo.</translation>
    </message>
    <message>
        <source>The field “%1” already has this ID.</source>
        <translation>El campo «%1» ya tiene este ID.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarlo</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the contact field to copy</source>
        <translation>No se ha podido cargar el campo de contacto que se iba a copiar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::NewContactPage</name>
    <message>
        <source>New contact</source>
        <translation>Nuevo contacto</translation>
    </message>
    <message>
        <source>Create contact in %1</source>
        <translation>Crear contacto en %1</translation>
    </message>
    <message>
        <source>Create again</source>
        <translation>Volver a crear</translation>
    </message>
    <message>
        <source>Create this contact in %1?</source>
        <translation>¿Crear este contacto en %1?</translation>
    </message>
    <message>
        <source>The contact was created.</source>
        <translation>Se ha creado el contacto.</translation>
    </message>
    <message>
        <source>By email</source>
        <translation>Por correo</translation>
    </message>
    <message>
        <source>By external ID</source>
        <translation>Por ID externo</translation>
    </message>
    <message>
        <source>This contact already exists: %1</source>
        <translation>Este contacto ya existe: %1</translation>
    </message>
    <message>
        <source>No contact has this email</source>
        <translation>Ningún contacto tiene este correo</translation>
    </message>
    <message>
        <source>No contact has this ID</source>
        <translation>Ningún contacto tiene este ID</translation>
    </message>
    <message>
        <source>Edit it</source>
        <translation>Editarlo</translation>
    </message>
    <message>
        <source>Storedesk first checks that the contact doesn&apos;t exist. Existing contacts are never changed here</source>
        <translation>Antes se comprueba que el contacto no existe. Los contactos existentes nunca se modifican aquí</translation>
    </message>
    <message>
        <source>Contact not created: rejected by the service.</source>
        <translation>Contacto no creado: el servicio lo ha rechazado.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::NewIntegrationPage</name>
    <message>
        <source>New integration</source>
        <translation>Nueva integración</translation>
    </message>
    <message>
        <source>A source of events. Add its event types afterwards</source>
        <translation>Un origen de eventos. Sus tipos de evento se añaden después</translation>
    </message>
    <message>
        <source>Create integration in %1</source>
        <translation>Crear integración en %1</translation>
    </message>
    <message>
        <source>Create again</source>
        <translation>Volver a crear</translation>
    </message>
    <message>
        <source>Create this integration in %1?</source>
        <translation>¿Crear esta integración en %1?</translation>
    </message>
    <message>
        <source>The integration was created.</source>
        <translation>Se ha creado la integración.</translation>
    </message>
    <message>
        <source>The service has no default. Choose a value.</source>
        <translation>El servicio no tiene un valor predeterminado. Elija uno.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::NewProductPage</name>
    <message>
        <source>New product</source>
        <translation>Nuevo producto</translation>
    </message>
    <message>
        <source>Create product in %1</source>
        <translation>Crear producto en %1</translation>
    </message>
    <message>
        <source>Create again</source>
        <translation>Volver a crear</translation>
    </message>
    <message>
        <source>Create this product in %1?</source>
        <translation>¿Crear este producto en %1?</translation>
    </message>
    <message>
        <source>The product was created.</source>
        <translation>Se ha creado el producto.</translation>
    </message>
    <message>
        <source>This product already exists: %1</source>
        <translation>Este producto ya existe: %1</translation>
    </message>
    <message>
        <source>Available: no product has this ID</source>
        <translation>Disponible: ningún producto tiene este ID</translation>
    </message>
    <message>
        <source>The store accepts addresses in these domains only: %1.</source>
        <translation>La tienda solo acepta direcciones de estos dominios: %1.</translation>
    </message>
    <message>
        <source>Edit it</source>
        <translation>Editarlo</translation>
    </message>
    <message>
        <source>Storedesk first checks that the product doesn&apos;t exist. Existing products are edited on their own page</source>
        <translation>Antes se comprueba que el producto no existe. Los productos existentes se editan en su propia página</translation>
    </message>
    <message>
        <source>Product not created: rejected by the service.</source>
        <translation>Producto no creado: el servicio lo ha rechazado.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::details::FieldSheet</name>
    <message>
        <source>Open in the browser: %1</source>
        <translation>Abrir en el navegador: %1</translation>
    </message>
    <message>
        <source>%1: %2, open</source>
        <translation>%1: %2, abrir</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::details::RawPane</name>
    <message>
        <source>The record as JSON</source>
        <translation>El registro como JSON</translation>
    </message>
    <message>
        <source>As sent by the service</source>
        <translation>Tal como lo envió el servicio</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copiar como JSON</translation>
    </message>
    <message>
        <source>The record was copied as JSON.</source>
        <translation>Se ha copiado el registro como JSON.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::details::ValueLabel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Copiar valor</translation>
    </message>
    <message>
        <source>Copy field ID</source>
        <translation>Copiar ID del campo</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::CompareTypePage</name>
    <message>
        <source>Copy it there…</source>
        <translation>Copiarlo allí…</translation>
    </message>
    <message>
        <source>Change it to match…</source>
        <translation>Modificarlo para que coincida…</translation>
    </message>
    <message>
        <source>Compare an event type</source>
        <translation>Comparar un tipo de evento</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar con…</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Un archivo…</translation>
    </message>
    <message>
        <source>The same event type in %1</source>
        <translation>El mismo tipo de evento en %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>integration, event type</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>This event type no longer exists.</source>
        <translation>Este tipo de evento ya no existe.</translation>
    </message>
    <message>
        <source>Choose what to compare it with</source>
        <translation>Elija con qué compararlo</translation>
    </message>
    <message>
        <source>A definition saved as a file, another event type, or the one with the same alias in another account.</source>
        <translation>Una definición guardada como archivo, otro tipo de evento o el que tiene el mismo alias en otra cuenta.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t have this event type</source>
        <translation>%1 no tiene este tipo de evento</translation>
    </message>
    <message>
        <source>Copy it there. The differences are shown first.</source>
        <translation>Cópielo allí. Antes se muestran las diferencias.</translation>
    </message>
    <message>
        <source>Open a definition</source>
        <translation>Abrir una definición</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the file.</source>
        <translation>No se ha podido leer el archivo.</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Sin diferencias</translation>
    </message>
    <message>
        <source>It is the same as in “%1”, field by field.</source>
        <translation>Es igual que en «%1», campo por campo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) from “%1”</source>
        <translation>
            <numerusform>%Ln diferencia con «%1»</numerusform>
            <numerusform>%Ln diferencias con «%1»</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::ContactBeforeAfter</name>
    <message>
        <source>Contact before and after</source>
        <translation>El contacto antes y después</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Volver a cargar</translation>
    </message>
    <message>
        <source>Fields of the contact, before and after the event</source>
        <translation>Campos del contacto, antes y después del evento</translation>
    </message>
    <message>
        <source>Enter the contact&apos;s email to see what the event changes.</source>
        <translation>Escriba el correo del contacto para ver qué cambia con el evento.</translation>
    </message>
    <message>
        <source>Loading %1…</source>
        <translation>Cargando %1…</translation>
    </message>
    <message>
        <source>Contact %1 doesn&apos;t exist.</source>
        <translation>No existe el contacto %1.</translation>
    </message>
    <message>
        <source>Current values, before the event.</source>
        <translation>Valores actuales, antes del evento.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) changed. Workflows may still be running.</source>
        <translation>
            <numerusform>Ha cambiado %n campo. Los flujos pueden seguir en curso.</numerusform>
            <numerusform>Han cambiado %n campos. Los flujos pueden seguir en curso.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::ContactChanges</name>
    <message>
        <source>Contact field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::DeveloperPage</name>
    <message>
        <source>Share with a developer</source>
        <translation>Pasar a un desarrollador</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>%1 · without your API key; programs read it from %2</source>
        <translation>%1 · sin su clave de API; los programas la leen de %2</translation>
    </message>
    <message>
        <source>Copied without your API key.</source>
        <translation>Copiado, sin su clave de API.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Guardado como «%1».</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the file.</source>
        <translation>No se ha podido guardar el archivo.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::DifferenceModel</name>
    <message>
        <source>Item</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Actual</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>Consecuencias</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::EventChooser</name>
    <message>
        <source>&amp;Alias</source>
        <translation>A&amp;lias</translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation>&amp;ID</translation>
    </message>
    <message>
        <source>Integration</source>
        <translation>Integración</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>Tipo de evento</translation>
    </message>
    <message>
        <source>Identify the event type by</source>
        <translation>Identificar el tipo de evento por</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Elija uno</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::EventFieldTable</name>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Subir (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Bajar (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Duplicate the field (Ctrl+D)</source>
        <translation>Duplicar el campo (Ctrl+D)</translation>
    </message>
    <message>
        <source>Remove the field (Delete)</source>
        <translation>Quitar el campo (Supr)</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Add a field</source>
        <translation>Añadir un campo</translation>
    </message>
    <message>
        <source>Fields of the event</source>
        <translation>Campos del evento</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::EventFields</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation>Se lee de</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Whole number</source>
        <translation>Número entero</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>Decimal</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Multi-select</source>
        <translation>Selección múltiple</translation>
    </message>
    <message>
        <source>Single select</source>
        <translation>Selección única</translation>
    </message>
    <message>
        <source>Yes/No</source>
        <translation>Sí/No</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::EventProperties</name>
    <message>
        <source>No field selected</source>
        <translation>Ningún campo seleccionado</translation>
    </message>
    <message>
        <source>New field</source>
        <translation>Nuevo campo</translation>
    </message>
    <message>
        <source>field %1 of %2</source>
        <translation>campo %1 de %2</translation>
    </message>
    <message>
        <source>Field %1, %2: %3</source>
        <translation>Campo %1, %2: %3</translation>
    </message>
    <message>
        <source>From the samples: %1</source>
        <translation>Según los ejemplos: %1</translation>
    </message>
    <message>
        <source>Not yet: %1.</source>
        <translation>Aún no: %1.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::EventSources</name>
    <message>
        <source>Couldn&apos;t read “%1”.</source>
        <translation>No se ha podido leer «%1».</translation>
    </message>
    <message>
        <source>From a sample…</source>
        <translation>Desde un ejemplo…</translation>
    </message>
    <message>
        <source>Paste fields</source>
        <translation>Pegar campos</translation>
    </message>
    <message>
        <source>Spreadsheet rows: ID, name, type, required, identifier, options, country code, JSON Pointer. The first row may contain these headings.</source>
        <translation>Filas de una hoja de cálculo: ID, nombre, tipo, obligatorio, identificador, opciones, prefijo, JSON Pointer. La primera fila puede contener estos encabezados.</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definición</translation>
    </message>
    <message>
        <source>Definitions (*.json)</source>
        <translation>Definiciones (*.json)</translation>
    </message>
    <message>
        <source>&amp;Save the definition…</source>
        <translation>&amp;Guardar la definición…</translation>
    </message>
    <message>
        <source>Save the definition</source>
        <translation>Guardar la definición</translation>
    </message>
    <message>
        <source>&amp;Open a definition…</source>
        <translation>&amp;Abrir una definición…</translation>
    </message>
    <message>
        <source>Open a definition</source>
        <translation>Abrir una definición</translation>
    </message>
    <message>
        <source>&amp;Fields from a CSV file…</source>
        <translation>&amp;Campos de un archivo CSV…</translation>
    </message>
    <message>
        <source>Fields from a CSV file</source>
        <translation>Campos de un archivo CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>Tablas (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>There are no rows to paste.</source>
        <translation>No hay filas que pegar.</translation>
    </message>
    <message>
        <source>Copy rows from a spreadsheet first: ID, name and type.</source>
        <translation>Copie antes filas de una hoja de cálculo: ID, nombre y tipo.</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Fila %1: %2</translation>
    </message>
    <message>
        <source>The definition was saved in “%1”.</source>
        <translation>Se ha guardado la definición en «%1».</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the definition.</source>
        <translation>No se ha podido guardar la definición.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) added.</source>
        <translation>
            <numerusform>Se ha añadido %n campo.</numerusform>
            <numerusform>Se han añadido %n campos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Couldn&apos;t read %n row(s).</source>
        <translation>
            <numerusform>No se ha podido leer %n fila.</numerusform>
            <numerusform>No se han podido leer %n filas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::EventTypeSubmission</name>
    <message>
        <source>The event type “%1” already has this alias.</source>
        <translation>El tipo de evento «%1» ya tiene este alias.</translation>
    </message>
    <message>
        <source>%1 (%2), %3</source>
        <translation>%1 (%2), %3</translation>
    </message>
    <message>
        <source>%1, identifies the contact</source>
        <translation>%1, identifica al contacto</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, obligatorio</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Campo %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::FieldChangePage</name>
    <message>
        <source>The service can&apos;t change a contact field.</source>
        <translation>El servicio no puede modificar un campo de contacto.</translation>
    </message>
    <message>
        <source>Create a new field, move the values with an export and an import, then delete the old field.</source>
        <translation>Cree un campo nuevo, traslade los valores con una exportación y una importación y elimine después el campo antiguo.</translation>
    </message>
    <message>
        <source>New like this…</source>
        <translation>Duplicar…</translation>
    </message>
    <message>
        <source>Export contacts…</source>
        <translation>Exportar contactos…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Open the old field</source>
        <translation>Abrir el campo antiguo</translation>
    </message>
    <message>
        <source>Change a contact field</source>
        <translation>Modificar un campo de contacto</translation>
    </message>
    <message>
        <source>Create the new field with the right settings and another ID.</source>
        <translation>Cree el campo nuevo con los ajustes correctos y otro ID.</translation>
    </message>
    <message>
        <source>Export the contacts. The file contains the values of the old field.</source>
        <translation>Exporte los contactos. El archivo contiene los valores del campo antiguo.</translation>
    </message>
    <message>
        <source>Import the file and map the old column to the new field.</source>
        <translation>Importe el archivo y asigne la columna antigua al campo nuevo.</translation>
    </message>
    <message>
        <source>Check a few contacts. Then switch your segments and workflows to the new field, and delete the old one.</source>
        <translation>Compruebe algunos contactos. Después cambie sus segmentos y flujos al campo nuevo y elimine el antiguo.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::FieldListModel</name>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>The account already has a field with this ID.</source>
        <translation>La cuenta ya tiene un campo con este ID.</translation>
    </message>
    <message>
        <source>Two rows have this ID.</source>
        <translation>Dos filas tienen este ID.</translation>
    </message>
    <message>
        <source>Can be created</source>
        <translation>Se puede crear</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::FieldListPage</name>
    <message>
        <source>Create…</source>
        <translation>Crear…</translation>
    </message>
    <message>
        <source>Contact fields from a table</source>
        <translation>Campos de contacto desde una tabla</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Filas pegadas</translation>
    </message>
    <message>
        <source>Paste rows from a spreadsheet, for example:
shoe_size, Shoe size, integer
shop, Favourite shop, one of, madrid=Madrid|bcn=Barcelona</source>
        <translation>Pegue filas de una hoja de cálculo, por ejemplo:
talla, Talla de calzado, entero
tienda, Tienda favorita, one of, madrid=Madrid|bcn=Barcelona</translation>
    </message>
    <message>
        <source>Checked fields</source>
        <translation>Campos comprobados</translation>
    </message>
    <message numerus="yes">
        <source>Couldn&apos;t read %Ln row(s).</source>
        <translation>
            <numerusform>No se ha podido leer %Ln fila.</numerusform>
            <numerusform>No se han podido leer %Ln filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln contact field(s) in %1…</source>
        <translation>
            <numerusform>Crear %Ln campo de contacto en %1…</numerusform>
            <numerusform>Crear %Ln campos de contacto en %1…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln can be created</source>
        <translation>
            <numerusform>Se puede crear</numerusform>
            <numerusform>Se pueden crear los %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Create contact fields</source>
        <translation>Crear campos de contacto</translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln contact field(s) in %1?</source>
        <translation>
            <numerusform>¿Crear %Ln campo de contacto en %1?</numerusform>
            <numerusform>¿Crear %Ln campos de contacto en %1?</numerusform>
        </translation>
    </message>
    <message>
        <source>A job adds them to every contact, one after the other. You can pause it. Fields can&apos;t be changed later.</source>
        <translation>Una tarea los añade a todos los contactos, uno tras otro. Puede pausarla. Los campos no se pueden modificar después.</translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln contact field(s)</source>
        <translation>
            <numerusform>Crear %Ln campo de contacto</numerusform>
            <numerusform>Crear %Ln campos de contacto</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>One row per field: ID, name, type, options. Fields cannot be changed later.</source>
        <translation>Una fila por campo: ID, nombre, tipo, opciones. Los campos no se pueden modificar después.</translation>
    </message>
    <message>
        <source>%L1 of %L2 need fixing first</source>
        <translation>Antes hay que corregir %L1 de %L2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::NewEventType</name>
    <message>
        <source>Alias, direction and fields can&apos;t be changed after creation.</source>
        <translation>El alias, el sentido y los campos no se pueden cambiar después de crearlo.</translation>
    </message>
    <message>
        <source>in the integration “%1”</source>
        <translation>en la integración «%1»</translation>
    </message>
    <message>
        <source>This integration does not exist or was deleted.</source>
        <translation>Esta integración no existe o se ha eliminado.</translation>
    </message>
    <message>
        <source>Open the list of integrations and start from one of them.</source>
        <translation>Abra la lista de integraciones y empiece desde una de ellas.</translation>
    </message>
    <message>
        <source>Not yet: %1.</source>
        <translation>Todavía no: %1.</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarlo</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the event type to copy</source>
        <translation>No se ha podido cargar el tipo de evento que se iba a copiar</translation>
    </message>
    <message>
        <source>The service can&apos;t change an event type, so a new one will replace it.</source>
        <translation>El servicio no puede modificar un tipo de evento, así que uno nuevo lo sustituirá.</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the event type</source>
        <translation>No se ha podido cargar el tipo de evento</translation>
    </message>
    <message>
        <source>There are no differences from the current definition.</source>
        <translation>No hay diferencias con la definición actual.</translation>
    </message>
    <message>
        <source>“Sent via” is now “Webhook”</source>
        <translation>Ahora «Enviado por» es «Webhook»</translation>
    </message>
    <message>
        <source>The sample contains nested values, which only webhooks support. To send events through the API, switch back to “API”.</source>
        <translation>El ejemplo contiene valores anidados, que solo admiten los webhooks. Para enviar eventos por la API, vuelva a elegir «API».</translation>
    </message>
    <message>
        <source>Edit event type</source>
        <translation>Editar tipo de evento</translation>
    </message>
    <message>
        <source>Show the plan for %1</source>
        <translation>Mostrar el plan para %1</translation>
    </message>
    <message>
        <source>Show the plan</source>
        <translation>Mostrar el plan</translation>
    </message>
    <message>
        <source>New event type</source>
        <translation>Nuevo tipo de evento</translation>
    </message>
    <message>
        <source>Create event type in %1</source>
        <translation>Crear tipo de evento en %1</translation>
    </message>
    <message>
        <source>Create event type again</source>
        <translation>Volver a crear el tipo de evento</translation>
    </message>
    <message>
        <source>Create this event type in %1? Alias, direction and fields can&apos;t be changed later.</source>
        <translation>¿Crear este tipo de evento en %1? El alias, el sentido y los campos no se pueden cambiar después.</translation>
    </message>
    <message>
        <source>The event type was created.</source>
        <translation>Se ha creado el tipo de evento.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::RuleLine</name>
    <message>
        <source>Met: %1</source>
        <translation>Cumplido: %1</translation>
    </message>
    <message>
        <source>Not met: %1</source>
        <translation>Pendiente: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::SamplePanel</name>
    <message>
        <source>Propose fields</source>
        <translation>Proponer campos</translation>
    </message>
    <message>
        <source>Samples in JSON</source>
        <translation>Ejemplos en JSON</translation>
    </message>
    <message>
        <source>Paste one or more events as your shop sends them: JSON, one below the other, or a curl command. You can also drop files here.</source>
        <translation>Pegue uno o varios eventos tal como los envía su tienda: en JSON, uno debajo de otro, o como comando curl. También puede soltar archivos aquí.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Hide the samples</source>
        <translation>Ocultar los ejemplos</translation>
    </message>
    <message>
        <source>Nothing is sent while you try this.</source>
        <translation>Mientras lo prueba no se envía nada.</translation>
    </message>
    <message>
        <source>Skipped: %1, %2</source>
        <translation>Se omite: %1, %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read “%1”.</source>
        <translation>No se ha podido leer «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) found.</source>
        <translation>
            <numerusform>%n campo encontrado.</numerusform>
            <numerusform>%n campos encontrados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::SavedTestList</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Saved tests</source>
        <translation>Pruebas guardadas</translation>
    </message>
    <message>
        <source>The test “%1” was deleted.</source>
        <translation>Se ha borrado la prueba «%1».</translation>
    </message>
    <message>
        <source>You can send saved events again.</source>
        <translation>Puede volver a enviar los eventos guardados.</translation>
    </message>
    <message>
        <source>Never sent</source>
        <translation>Nunca enviada</translation>
    </message>
    <message>
        <source>Sent %1: accepted</source>
        <translation>Enviada %1: aceptada</translation>
    </message>
    <message>
        <source>Sent %1: rejected</source>
        <translation>Enviada %1: rechazada</translation>
    </message>
    <message>
        <source>Sent %1: not confirmed</source>
        <translation>Enviada %1: sin confirmar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::SendEvents</name>
    <message>
        <source>Practice store: try as much as you like, no one gets a message</source>
        <translation>Tienda de prácticas: pruebe cuanto quiera, nadie recibe mensajes</translation>
    </message>
    <message>
        <source>Test store: this store&apos;s workflows start</source>
        <translation>Tienda de pruebas: se inician los flujos de esta tienda</translation>
    </message>
    <message>
        <source>Live store: workflows start and real people get messages</source>
        <translation>Tienda real: se inician flujos y personas reales reciben mensajes</translation>
    </message>
    <message>
        <source>Send events</source>
        <translation>Enviar eventos</translation>
    </message>
    <message>
        <source>Send event to %1</source>
        <translation>Enviar evento a %1</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Volver a enviar</translation>
    </message>
    <message>
        <source>Send this event to %1?</source>
        <translation>¿Enviar este evento a %1?</translation>
    </message>
    <message>
        <source>The service accepted the event.</source>
        <translation>El servicio ha aceptado el evento.</translation>
    </message>
    <message>
        <source>Create the contact if it doesn&apos;t &amp;exist</source>
        <translation>&amp;Crear el contacto si no existe</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Open contact</source>
        <translation>Abrir contacto</translation>
    </message>
    <message>
        <source>New integration…</source>
        <translation>Nueva integración…</translation>
    </message>
    <message>
        <source>There is no integration yet.</source>
        <translation>Todavía no hay ninguna integración.</translation>
    </message>
    <message>
        <source>Events belong to an event type, and event types to an integration.</source>
        <translation>Los eventos pertenecen a un tipo de evento, y los tipos de evento a una integración.</translation>
    </message>
    <message>
        <source>New event type…</source>
        <translation>Nuevo tipo de evento…</translation>
    </message>
    <message>
        <source>This integration has no event type that receives events.</source>
        <translation>Esta integración no tiene ningún tipo de evento que reciba eventos.</translation>
    </message>
    <message>
        <source>Choose another integration, or create an event type in this one.</source>
        <translation>Elija otra integración, o cree un tipo de evento en esta.</translation>
    </message>
    <message>
        <source>No event type is chosen yet.</source>
        <translation>Todavía no se ha elegido ningún tipo de evento.</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>Tipo de evento</translation>
    </message>
    <message>
        <source>Create the contact if it doesn&apos;t exist</source>
        <translation>Crear el contacto si no existe</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>The contact did not exist and was created.</source>
        <translation>El contacto no existía y se ha creado.</translation>
    </message>
    <message>
        <source>Two contacts were merged.</source>
        <translation>Se han fusionado dos contactos.</translation>
    </message>
    <message>
        <source>The contact already existed, so none was created.</source>
        <translation>El contacto ya existía, así que no se ha creado ninguno.</translation>
    </message>
    <message>
        <source>If it arrived, its workflows start again and people may get the same message twice.</source>
        <translation>Si llegó, sus flujos se inician otra vez y las personas pueden recibir dos veces el mismo mensaje.</translation>
    </message>
    <message>
        <source>Off: events with an unknown email are rejected. On: a real contact is created and stays in the account.</source>
        <translation>Desactivado: se rechazan los eventos con un correo desconocido. Activado: se crea un contacto real, que permanece en la cuenta.</translation>
    </message>
    <message>
        <source>Sample values</source>
        <translation>Valores de ejemplo</translation>
    </message>
    <message>
        <source>Fills in every field. Click again for other values.</source>
        <translation>Rellena todos los campos. Haga clic otra vez para obtener otros valores.</translation>
    </message>
    <message>
        <source>Save test</source>
        <translation>Guardar prueba</translation>
    </message>
    <message>
        <source>Saves this event under a name so you can send it again.</source>
        <translation>Guarda este evento con un nombre, para enviarlo de nuevo.</translation>
    </message>
    <message>
        <source>The event is too large: at most %1 KB.</source>
        <translation>El evento es demasiado grande: como máximo %1 KB.</translation>
    </message>
    <message>
        <source>Too large: %1 of %2 KB</source>
        <translation>Demasiado grande: %1 de %2 KB</translation>
    </message>
    <message>
        <source>Doesn&apos;t match the definition yet · %1 bytes of %2 KB</source>
        <translation>Aún no cumple la definición · %1 bytes de %2 KB</translation>
    </message>
    <message>
        <source>Matches the definition · %1 bytes of %2 KB</source>
        <translation>Cumple la definición · %1 bytes de %2 KB</translation>
    </message>
    <message>
        <source>Batch from a file…</source>
        <translation>Varios desde un archivo…</translation>
    </message>
    <message>
        <source>One event per row of a table, as a job.</source>
        <translation>Un evento por cada fila de una tabla, como tarea.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::TypeChangePage</name>
    <message>
        <source>Roll back to the old definition…</source>
        <translation>Volver a la definición anterior…</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Roll back to the old definition</source>
        <translation>Volver a la definición anterior</translation>
    </message>
    <message>
        <source>Change the event type</source>
        <translation>Modificar el tipo de evento</translation>
    </message>
    <message>
        <source>Restore “%1” to its old definition?</source>
        <translation>¿Restaurar «%1» con su definición anterior?</translation>
    </message>
    <message>
        <source>Roll back</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>There is no plan for this event type.</source>
        <translation>No hay ningún plan para este tipo de evento.</translation>
    </message>
    <message>
        <source>Open an event type and choose “Edit…”.</source>
        <translation>Abra un tipo de evento y elija «Editar…».</translation>
    </message>
    <message>
        <source>The new event type is active.</source>
        <translation>El tipo de evento nuevo está activo.</translation>
    </message>
    <message>
        <source>This change is not finished.</source>
        <translation>Este cambio no ha terminado.</translation>
    </message>
    <message>
        <source>The service can&apos;t change an event type, so a new one replaces it.</source>
        <translation>El servicio no puede modificar un tipo de evento, así que uno nuevo lo sustituye.</translation>
    </message>
    <message>
        <source>Make this change…</source>
        <translation>Hacer este cambio…</translation>
    </message>
    <message>
        <source>Change an event type</source>
        <translation>Modificar un tipo de evento</translation>
    </message>
    <message>
        <source>Replace “%1” with a new event type?</source>
        <translation>¿Sustituir «%1» por un tipo de evento nuevo?</translation>
    </message>
    <message>
        <source>It gets a new ID. Check the segments and workflows that use the old one: the service may not delete an event type in use.</source>
        <translation>Tendrá un ID nuevo. Revise los segmentos y flujos que usan el antiguo: puede que el servicio no permita eliminar un tipo de evento en uso.</translation>
    </message>
    <message>
        <source>Make the change</source>
        <translation>Hacer el cambio</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuar…</translation>
    </message>
    <message>
        <source>%1 %2 One event type still accepts events. Continue, or roll back to the old definition.</source>
        <translation>%1 %2 Uno de los tipos de evento sigue aceptando eventos. Continúe o vuelva a la definición anterior.</translation>
    </message>
    <message>
        <source>Loaded again and verified.</source>
        <translation>Se ha vuelto a cargar y comprobar.</translation>
    </message>
    <message>
        <source>The change is in progress.</source>
        <translation>El cambio está en curso.</translation>
    </message>
    <message>
        <source>Continue, or roll back to the old definition.</source>
        <translation>Continúe o vuelva a la definición anterior.</translation>
    </message>
    <message>
        <source>A temporary copy is used while the alias moves to the new event type. Events sent during the switch are rejected. If a step fails, one event type still works, and you can continue or roll back.</source>
        <translation>Se usa una copia temporal mientras el alias pasa al tipo de evento nuevo. Los eventos enviados durante el cambio se rechazan. Si falla un paso, uno de los tipos sigue funcionando y puede continuar o volver atrás.</translation>
    </message>
    <message>
        <source>The new one is created and checked first, and the old one is deleted last. If a step fails, one of them still accepts events.</source>
        <translation>Primero se crea y se comprueba el nuevo, y el antiguo se elimina al final. Si falla un paso, uno de ellos sigue aceptando eventos.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::ExportDataStep</name>
    <message>
        <source>All current contacts, or those of one segment.</source>
        <translation>Todos los contactos actuales, o los de un segmento.</translation>
    </message>
    <message>
        <source>This is before the start date.</source>
        <translation>Es anterior a la fecha de inicio.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Falta %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln día</numerusform>
            <numerusform>%Ln días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::ExportOptionsStep</name>
    <message>
        <source>Service default</source>
        <translation>Valor predeterminado del servicio</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::ExportPage</name>
    <message>
        <source>New export</source>
        <translation>Nueva exportación</translation>
    </message>
    <message>
        <source>Any date range, joined into one table</source>
        <translation>Cualquier intervalo de fechas, unido en una sola tabla</translation>
    </message>
    <message>
        <source>Loading the export to copy</source>
        <translation>Cargando la exportación que se va a copiar</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the export to copy. %1</source>
        <translation>No se ha podido cargar la exportación que se iba a copiar. %1</translation>
    </message>
    <message>
        <source>With the settings of the export “%1” created on %2</source>
        <translation>Con los ajustes de la exportación «%1» creada el %2</translation>
    </message>
    <message>
        <source>With the settings of the export “%1”</source>
        <translation>Con los ajustes de la exportación «%1»</translation>
    </message>
    <message>
        <source>Exports of that type can only be created in the service&apos;s own application</source>
        <translation>Las exportaciones de ese tipo solo se pueden crear en la aplicación del servicio</translation>
    </message>
    <message>
        <source>Keeps running if you close this tab or restart</source>
        <translation>Continúa aunque cierre esta pestaña o reinicie</translation>
    </message>
    <message>
        <source>New export: %1</source>
        <translation>Nueva exportación: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::ExportPlanStep</name>
    <message>
        <source>This account is read-only</source>
        <translation>Esta cuenta es de solo lectura</translation>
    </message>
    <message>
        <source>%1 = %2, with no gaps or overlaps.</source>
        <comment>days, exports</comment>
        <translation>%1 = %2, sin huecos ni solapamientos.</translation>
    </message>
    <message>
        <source>The file is checked and saved on this computer. Only you can read it: %1</source>
        <translation>El archivo se comprueba y se guarda en este ordenador. Solo usted puede leerlo: %1</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>sin empezar</translation>
    </message>
    <message>
        <source>The service decides how long this takes. You can leave this page.</source>
        <translation>La duración depende del servicio. Puede salir de esta página.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>You will be asked before anything is sent.</source>
        <translation>Se le preguntará antes de enviar nada.</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exportación %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln export(s), joined into one table</source>
        <translation>
            <numerusform>%1: %Ln exportación, en una tabla</numerusform>
            <numerusform>%1: %Ln exportaciones, unidas en una tabla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln día</numerusform>
            <numerusform>%Ln días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s) of at most 31 days</source>
        <translation>
            <numerusform>%Ln exportación de 31 días como máximo</numerusform>
            <numerusform>%Ln exportaciones de 31 días como máximo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %Ln minute(s), based on the last one.</source>
        <translation>
            <numerusform>Alrededor de %Ln minuto, según la última.</numerusform>
            <numerusform>Alrededor de %Ln minutos, según la última.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Create %Ln export(s) in %1</source>
        <translation>
            <numerusform>&amp;Crear %Ln exportación en %1</numerusform>
            <numerusform>&amp;Crear %Ln exportaciones en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln export(s) in %1?</source>
        <translation>
            <numerusform>¿Crear %Ln exportación en %1?</numerusform>
            <numerusform>¿Crear %Ln exportaciones en %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln export(s) in %1</source>
        <translation>
            <numerusform>Crear %Ln exportación en %1</numerusform>
            <numerusform>Crear %Ln exportaciones en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Exports can be planned, but not requested.</source>
        <translation>Las exportaciones se pueden planificar, pero no solicitar.</translation>
    </message>
    <message>
        <source>The service queues at most %1 at a time. The next one is requested when one completes.</source>
        <translation>El servicio admite como máximo %1 en cola. La siguiente se solicita cuando termina una.</translation>
    </message>
    <message>
        <source>This account is read-only, so nothing can be requested.</source>
        <translation>Esta cuenta es de solo lectura: no se puede solicitar nada.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::ExportResultStep</name>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>Open &amp;products</source>
        <translation>Abrir &amp;productos</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Mostrar en la &amp;carpeta</translation>
    </message>
    <message>
        <source>Ne&amp;w like this</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>Saved on this computer. Only you can read it: %1</source>
        <translation>Guardado en este ordenador. Solo usted puede leerlo: %1</translation>
    </message>
    <message>
        <source>The file no longer exists</source>
        <translation>El archivo ya no existe</translation>
    </message>
    <message>
        <source>It was deleted or moved after it was created.</source>
        <translation>Se borró o se movió después de crearse.</translation>
    </message>
    <message>
        <source>All data downloaded</source>
        <translation>Exportación completa</translation>
    </message>
    <message>
        <source>Every file was checked against the row count reported by the service, and the files were joined without gaps.</source>
        <translation>Cada archivo se ha comprobado con el número de filas que indicó el servicio, y los archivos se han unido sin huecos.</translation>
    </message>
    <message>
        <source>No table created</source>
        <translation>No se ha creado ninguna tabla</translation>
    </message>
    <message>
        <source>%L1 of %L2 exports downloaded.</source>
        <translation>%L1 de %L2 exportaciones descargadas.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %Ln export(s)</source>
        <translation>
            <numerusform>a partir de %Ln exportación</numerusform>
            <numerusform>a partir de %Ln exportaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s) are missing</source>
        <translation>
            <numerusform>Falta %Ln exportación</numerusform>
            <numerusform>Faltan %Ln exportaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Not repeated</source>
        <translation>No se repite</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>&amp;Repetir</translation>
    </message>
    <message>
        <source>while Storedesk or “storedesk-cli run” is running</source>
        <translation>mientras funcione Storedesk o «storedesk-cli run»</translation>
    </message>
    <message>
        <source>&amp;Delete local copy…</source>
        <translation>&amp;Borrar la copia local…</translation>
    </message>
    <message>
        <source>Delete the table</source>
        <translation>Borrar la tabla</translation>
    </message>
    <message>
        <source>Delete this table from this computer?</source>
        <translation>¿Borrar esta tabla de este ordenador?</translation>
    </message>
    <message>
        <source>The exports stay in the service, where you can download them again.</source>
        <translation>Las exportaciones siguen en el servicio, desde donde puede volver a descargarlas.</translation>
    </message>
    <message>
        <source>Keep table</source>
        <translation>Conservar la tabla</translation>
    </message>
    <message>
        <source>The table was deleted from this computer</source>
        <translation>Se ha borrado la tabla de este ordenador</translation>
    </message>
    <message>
        <source>The file was checked against the row count reported by the service.</source>
        <translation>El archivo se ha comprobado con el número de filas que indicó el servicio.</translation>
    </message>
    <message>
        <source>&amp;Compare with the previous export</source>
        <translation>&amp;Comparar con la exportación anterior</translation>
    </message>
    <message>
        <source>Request the &amp;missing ones again</source>
        <translation>Volver a solicitar las que &amp;faltan</translation>
    </message>
    <message>
        <source>Dec&amp;ide…</source>
        <translation>Dec&amp;idir…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate row(s) skipped</source>
        <translation>
            <numerusform>%Ln fila repetida omitida</numerusform>
            <numerusform>%Ln filas repetidas omitidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Row count not verified: the service didn&apos;t report it</source>
        <translation>Número de filas sin comprobar: el servicio no lo indicó</translation>
    </message>
    <message>
        <source>The table doesn&apos;t match the row count reported by the service</source>
        <translation>La tabla no coincide con el número de filas que indicó el servicio</translation>
    </message>
    <message>
        <source>It was not requested.</source>
        <translation>No se ha solicitado.</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Did the service create these exports?</source>
        <translation>¿Ha creado el servicio estas exportaciones?</translation>
    </message>
    <message>
        <source>The response to the request was lost. If the export shown is the one you requested, use it. If you request it again and the first request arrived, the service will have the export twice, but the table will be the same.</source>
        <translation>Se ha perdido la respuesta a la petición. Si la exportación que se muestra es la que solicitó, úsela. Si vuelve a solicitarla y la primera petición llegó, la exportación existirá dos veces en el servicio, pero la tabla será la misma.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>La exportación</translation>
    </message>
    <message>
        <source>Use export %1, created %2</source>
        <translation>Usar la exportación %1, creada %2</translation>
    </message>
    <message>
        <source>Request it again</source>
        <translation>Volver a solicitarla</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::ExportRunStep</name>
    <message>
        <source>Canc&amp;el</source>
        <translation>Canc&amp;elar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>Show in &amp;Jobs</source>
        <translation>Mostrar en &amp;Tareas</translation>
    </message>
    <message>
        <source>If you close this tab, the export continues in Jobs.</source>
        <translation>Si cierra esta pestaña, la exportación continúa en Tareas.</translation>
    </message>
    <message>
        <source>If something goes wrong</source>
        <translation>Si algo sale mal</translation>
    </message>
    <message>
        <source>All parts downloaded, joining them</source>
        <translation>Todo descargado; uniendo las partes</translation>
    </message>
    <message>
        <source>Some exports couldn&apos;t be downloaded</source>
        <translation>No se han podido descargar algunas exportaciones</translation>
    </message>
    <message>
        <source>%1: running</source>
        <translation>%1: en curso</translation>
    </message>
    <message>
        <source>%1: paused</source>
        <translation>%1: en pausa</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>sin empezar</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>en cola</translation>
    </message>
    <message>
        <source>in preparation, %1 %</source>
        <translation>en preparación, %1 %</translation>
    </message>
    <message>
        <source>downloading, %1 %</source>
        <translation>descargando, %1 %</translation>
    </message>
    <message>
        <source>checking</source>
        <translation>comprobando</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sin confirmar</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Still running. You can close this tab.</source>
        <translation>Aún en curso. Puede cerrar esta pestaña.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>If the computer is off, the service keeps working. Storedesk downloads finished exports and resumes at the next start.</source>
        <translation>Si el ordenador está apagado, el servicio sigue trabajando. En el próximo inicio, Storedesk descarga las exportaciones listas y continúa.</translation>
    </message>
    <message>
        <source>Download links expire after 100 minutes. Storedesk then requests a new one.</source>
        <translation>Los enlaces de descarga caducan a los 100 minutos. Storedesk solicita otro.</translation>
    </message>
    <message>
        <source>If an export fails, it is retried twice while the others continue. The table is created when all are downloaded.</source>
        <translation>Si falla una exportación, se reintenta dos veces mientras las demás continúan. La tabla se crea cuando están todas descargadas.</translation>
    </message>
    <message>
        <source>requesting</source>
        <translation>solicitando</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::SegmentNaming</name>
    <message>
        <source>Named segments</source>
        <translation>Segmentos con nombre</translation>
    </message>
    <message>
        <source>Name of the segment</source>
        <translation>Nombre del segmento</translation>
    </message>
    <message>
        <source>The service doesn&apos;t list segments. To find the ID, open the segment in the service: it is the 24-character code in the address of that page. Give it a name here once, and you can choose it by name and find it with Ctrl+K.</source>
        <translation>El servicio no ofrece una lista de segmentos. Para encontrar el ID, abra el segmento en el servicio: es el código de 24 caracteres de la dirección de esa página. Dele aquí un nombre una vez y podrá elegirlo por su nombre y encontrarlo con Ctrl+K.</translation>
    </message>
    <message>
        <source>Enter the ID first.</source>
        <translation>Escriba primero el ID.</translation>
    </message>
    <message>
        <source>Used in the export of %1</source>
        <translation>Usado en la exportación del %1</translation>
    </message>
    <message>
        <source>No segment has a name yet</source>
        <translation>Ningún segmento tiene nombre todavía</translation>
    </message>
    <message>
        <source>The name “%1” was removed.</source>
        <translation>Se ha quitado el nombre «%1».</translation>
    </message>
    <message>
        <source>The segment is now called “%1”. You can find it with Ctrl+K.</source>
        <translation>El segmento se llama ahora «%1». Puede encontrarlo con Ctrl+K.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::filedownloads::FileFetch</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save the file as</source>
        <translation>Guardar el archivo como</translation>
    </message>
    <message>
        <source>Downloading %1: %2 so far</source>
        <translation>Descargando %1: %2 hasta ahora</translation>
    </message>
    <message>
        <source>Downloading %1: %2 of %3</source>
        <translation>Descargando %1: %2 de %3</translation>
    </message>
    <message>
        <source>Saved %1, %2.</source>
        <translation>Se ha guardado %1, %2.</translation>
    </message>
    <message>
        <source>%1 was not downloaded because you cancelled it.</source>
        <translation>%1 no se ha descargado porque usted lo canceló.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::ChangedColumns</name>
    <message>
        <source>Most changes:</source>
        <translation>Con más cambios:</translation>
    </message>
    <message>
        <source>Only rows where this column changed</source>
        <translation>Solo las filas en las que cambió esta columna</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::ColumnActions</name>
    <message>
        <source>Sort asce&amp;nding</source>
        <translation>Orden &amp;ascendente</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>Orden &amp;descendente</translation>
    </message>
    <message>
        <source>Original &amp;file order</source>
        <translation>Orden &amp;original del archivo</translation>
    </message>
    <message>
        <source>Filter by &amp;values…</source>
        <translation>Filtrar por &amp;valores…</translation>
    </message>
    <message>
        <source>Only rows &amp;with this value</source>
        <translation>Solo &amp;filas con este valor</translation>
    </message>
    <message>
        <source>Column &amp;profile</source>
        <translation>&amp;Perfil de la columna</translation>
    </message>
    <message>
        <source>C&amp;hart</source>
        <translation>&amp;Gráfico</translation>
    </message>
    <message>
        <source>H&amp;ide the column</source>
        <translation>&amp;Ocultar la columna</translation>
    </message>
    <message>
        <source>Free&amp;ze up to this column</source>
        <translation>&amp;Inmovilizar hasta esta columna</translation>
    </message>
    <message>
        <source>Do not freeze &amp;any column</source>
        <translation>No inmovilizar &amp;ninguna columna</translation>
    </message>
    <message>
        <source>Contains p&amp;ersonal data</source>
        <translation>Contiene datos p&amp;ersonales</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Available once all rows are counted.</source>
        <translation>Disponible cuando se hayan contado todas las filas.</translation>
    </message>
    <message>
        <source>Select a column first.</source>
        <translation>Seleccione primero una columna.</translation>
    </message>
    <message>
        <source>Already set.</source>
        <translation>Ya está así.</translation>
    </message>
    <message>
        <source>No column is frozen.</source>
        <translation>Ninguna columna está inmovilizada.</translation>
    </message>
    <message>
        <source>&amp;Then by this column</source>
        <translation>De&amp;spués por esta columna</translation>
    </message>
    <message>
        <source>The column %1 is hidden.</source>
        <translation>La columna %1 está oculta.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::ComparePage</name>
    <message>
        <source>&amp;Next difference</source>
        <translation>Diferencia &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>Diferencia &amp;anterior</translation>
    </message>
    <message>
        <source>Compare two files</source>
        <translation>Comparar dos archivos</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Intercambiar los lados</translation>
    </message>
    <message>
        <source>Save the differences…</source>
        <translation>Guardar las diferencias…</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Match rows by</source>
        <translation>Emparejar filas por</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elija un archivo</translation>
    </message>
    <message>
        <source>Choose a file to compare</source>
        <translation>Elija un archivo para comparar</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Choose the older and the newer file</source>
        <translation>Elija el archivo anterior y el posterior</translation>
    </message>
    <message>
        <source>The same: %1</source>
        <translation>Iguales: %1</translation>
    </message>
    <message>
        <source>%1 − %2 deleted + %3 new = %4</source>
        <translation>%1 − %2 eliminadas + %3 nuevas = %4</translation>
    </message>
    <message>
        <source>Hide columns without differences (%1)</source>
        <translation>Ocultar columnas sin diferencias (%1)</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparar de nuevo</translation>
    </message>
    <message>
        <source>Comparing… %1</source>
        <translation>Comparando… %1</translation>
    </message>
    <message>
        <source>&amp;Cancel comparison</source>
        <translation>&amp;Cancelar la comparación</translation>
    </message>
    <message>
        <source>The comparison was cancelled</source>
        <translation>Se ha cancelado la comparación</translation>
    </message>
    <message>
        <source>No result was saved. Both files are unchanged.</source>
        <translation>No se ha guardado ningún resultado. Ninguno de los dos archivos se ha modificado.</translation>
    </message>
    <message>
        <source>Ignore differences in number and date format</source>
        <translation>Ignorar diferencias de formato en números y fechas</translation>
    </message>
    <message>
        <source>%1 compared with %2 by %3 · %4 s</source>
        <comment>3 rows against 5</comment>
        <translation>%1 frente a %2, por %3 · %4 s</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::CountCard</name>
    <message>
        <source>%1: %2 rows</source>
        <translation>%1: %2 filas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FileActions</name>
    <message>
        <source>&amp;Save visible data…</source>
        <translation>&amp;Guardar los datos visibles…</translation>
    </message>
    <message>
        <source>&amp;Mask personal data</source>
        <translation>&amp;Ocultar datos personales</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparar…</translation>
    </message>
    <message>
        <source>Copy the selected &amp;rows</source>
        <translation>Copiar las &amp;filas seleccionadas</translation>
    </message>
    <message>
        <source>&amp;Open the live record</source>
        <translation>&amp;Abrir el registro actual</translation>
    </message>
    <message>
        <source>&amp;Look up the selected rows</source>
        <translation>&amp;Buscar las filas seleccionadas</translation>
    </message>
    <message>
        <source>Save visible data…</source>
        <translation>Guardar los datos visibles…</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Available once all rows are counted.</source>
        <translation>Disponible cuando se hayan contado todas las filas.</translation>
    </message>
    <message>
        <source>Saving is in progress.</source>
        <translation>Se está guardando.</translation>
    </message>
    <message>
        <source>Select rows first.</source>
        <translation>Seleccione primero alguna fila.</translation>
    </message>
    <message>
        <source>Connect an account first.</source>
        <translation>Conecte primero una cuenta.</translation>
    </message>
    <message>
        <source>Go to a column with emails, external IDs, product IDs or purchase IDs.</source>
        <translation>Vaya a una columna con correos, ID externos, ID de producto o ID de compra.</translation>
    </message>
    <message numerus="yes">
        <source>%n columns with personal data are masked on the screen.</source>
        <translation>
            <numerusform>Se ocultan en pantalla los datos personales de %n columna.</numerusform>
            <numerusform>Se ocultan en pantalla los datos personales de %n columnas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Personal data is shown again.</source>
        <translation>Los datos personales se muestran de nuevo.</translation>
    </message>
    <message>
        <source>%1 rows are too many to copy. Filter them and save the visible data.</source>
        <translation>%1 filas son demasiadas para copiar. Fíltrelas y guarde los datos visibles.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows copied, personal data masked.</source>
        <translation>
            <numerusform>%n fila copiada, con los datos personales ocultos.</numerusform>
            <numerusform>%n filas copiadas, con los datos personales ocultos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows copied.</source>
        <translation>
            <numerusform>%n fila copiada.</numerusform>
            <numerusform>%n filas copiadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connect an account to open the live record.</source>
        <translation>Conecte una cuenta para abrir el registro actual.</translation>
    </message>
    <message>
        <source>This column doesn&apos;t identify records in the service.</source>
        <translation>Esta columna no identifica registros del servicio.</translation>
    </message>
    <message>
        <source>Only the first %1 selected rows are looked up.</source>
        <translation>Solo se buscan las primeras %1 filas seleccionadas.</translation>
    </message>
    <message>
        <source>Add a co&amp;ndition…</source>
        <translation>Añadir una co&amp;ndición…</translation>
    </message>
    <message>
        <source>Use in a bulk &amp;job…</source>
        <translation>Usar en una &amp;tarea masiva…</translation>
    </message>
    <message>
        <source>%1 rows are too many to transfer. Save them as a file and start a bulk job from it.</source>
        <translation>%1 filas son demasiadas para transferirlas. Guárdelas como archivo e inicie con él una tarea masiva.</translation>
    </message>
    <message>
        <source>Select at most %1 rows in a column of emails or IDs.</source>
        <translation>Seleccione como máximo %1 filas en una columna de correos o ID.</translation>
    </message>
    <message>
        <source>&amp;Import this file…</source>
        <translation>&amp;Importar este archivo…</translation>
    </message>
    <message>
        <source>A selected row cannot be read reliably.</source>
        <translation>Una fila seleccionada no se puede leer de forma fiable.</translation>
    </message>
    <message>
        <source>Correct the file, or exclude the row.</source>
        <translation>Corrija el archivo o excluya la fila.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FileArrangement</name>
    <message>
        <source>Conditions on missing columns were removed.</source>
        <translation>Se han quitado las condiciones sobre columnas que ya no están.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FileHead</name>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Change how the file is read</source>
        <translation>Cambiar cómo se lee el archivo</translation>
    </message>
    <message>
        <source>Table in the archive</source>
        <translation>Tabla del archivo comprimido</translation>
    </message>
    <message>
        <source>All tables with these columns</source>
        <translation>Todas las tablas con estas columnas</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>All sheets with these columns</source>
        <translation>Todas las hojas con estas columnas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FileLink</name>
    <message>
        <source>Today, %1</source>
        <translation>Hoy, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>Ayer, %1</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Quitar de esta lista</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FilePage</name>
    <message>
        <source>Reload</source>
        <translation>Volver a cargar</translation>
    </message>
    <message numerus="yes">
        <source>%n columns</source>
        <translation>
            <numerusform>%n columna</numerusform>
            <numerusform>%n columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 columns shown</source>
        <translation>%1 de %2 columnas a la vista</translation>
    </message>
    <message>
        <source>%1 sum %2, mean %3</source>
        <translation>%1 suma %2, media %3</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 seleccionadas</translation>
    </message>
    <message>
        <source>only the first %1 are shown</source>
        <translation>solo se muestran las primeras %1</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>detenido antes del final</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Count them all</source>
        <translation>Contarlas todas</translation>
    </message>
    <message>
        <source>The file has changed on disk</source>
        <translation>El archivo ha cambiado en el disco</translation>
    </message>
    <message>
        <source>You are viewing the previous version. Nothing was lost. Reload the file to see the current content.</source>
        <translation>Está viendo la versión anterior. No se ha perdido nada. Vuelva a leer el archivo para ver el contenido actual.</translation>
    </message>
    <message numerus="yes">
        <source>%n CSV error(s)</source>
        <translation>
            <numerusform>%n error de CSV</numerusform>
            <numerusform>%n errores de CSV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have a different number of cells</source>
        <translation>
            <numerusform>%n fila tiene un número distinto de celdas</numerusform>
            <numerusform>%n filas tienen un número distinto de celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>The first row has %1. The rows are shown and saved unchanged. Is the separator correct?</source>
        <translation>La primera fila tiene %1. Las filas se muestran y se guardan sin cambios. ¿Es correcto el separador?</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>The file isn&apos;t open</source>
        <translation>El archivo no está abierto</translation>
    </message>
    <message>
        <source>Opening was cancelled.</source>
        <translation>Se ha cancelado la apertura.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirlo</translation>
    </message>
    <message>
        <source>No rows</source>
        <translation>Sin filas</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file has a header but no rows.</source>
        <translation>El archivo tiene una cabecera, pero ninguna fila.</translation>
    </message>
    <message>
        <source>No row matches the filter</source>
        <translation>Ninguna fila cumple el filtro</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message numerus="yes">
        <source>%n tables have different columns</source>
        <translation>
            <numerusform>%n tabla tiene otras columnas</numerusform>
            <numerusform>%n tablas tienen otras columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>Not included: %1. Choose a table above to view it.</source>
        <translation>No se incluyen: %1. Elija una tabla arriba para verla.</translation>
    </message>
    <message>
        <source>The archive contains %1 tables</source>
        <translation>El archivo comprimido contiene %1 tablas</translation>
    </message>
    <message>
        <source>This is “%1”. Choose another above, or combine all tables with the same columns.</source>
        <translation>Esta es «%1». Elija otra arriba o combine todas las tablas con las mismas columnas.</translation>
    </message>
    <message>
        <source>Combine tables</source>
        <translation>Combinar tablas</translation>
    </message>
    <message numerus="yes">
        <source>%n non-numeric value(s)</source>
        <translation>
            <numerusform>%n valor no numérico</numerusform>
            <numerusform>%n valores no numéricos</numerusform>
        </translation>
    </message>
    <message>
        <source>The spreadsheet contains %1 sheets</source>
        <translation>La hoja de cálculo contiene %1 hojas</translation>
    </message>
    <message>
        <source>The first row has %1. The rows are shown and saved unchanged.</source>
        <translation>La primera fila tiene %1. Las filas se muestran y se guardan sin cambios.</translation>
    </message>
    <message>
        <source>The file has %1.</source>
        <comment>3 rows</comment>
        <translation>El archivo tiene %1.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FilesPage</name>
    <message>
        <source>&amp;Open files…</source>
        <translation>&amp;Abrir archivos…</translation>
    </message>
    <message>
        <source>&amp;Compare two files…</source>
        <translation>&amp;Comparar dos archivos…</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>Exports and other tables of any size on this computer</source>
        <translation>Exportaciones y otras tablas de cualquier tamaño en este ordenador</translation>
    </message>
    <message>
        <source>Compare two files…</source>
        <translation>Comparar dos archivos…</translation>
    </message>
    <message>
        <source>Drop a file here</source>
        <translation>Suelte aquí un archivo</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Abrir archivos…</translation>
    </message>
    <message>
        <source>&amp;Paste as a table</source>
        <translation>&amp;Pegar como tabla</translation>
    </message>
    <message>
        <source>Paste as a table</source>
        <translation>Pegar como tabla</translation>
    </message>
    <message>
        <source>CSV, spreadsheets (.xlsx, .ods), or the ZIP file of an export. Files are never changed, and no data leaves this computer.</source>
        <translation>CSV, hojas de cálculo (.xlsx, .ods) o el ZIP de una exportación. Los archivos nunca se modifican y ningún dato sale de este ordenador.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FilterBar</name>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>Text filter</source>
        <translation>Escribir el filtro</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Añadir una condición</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Find text in the visible rows</source>
        <translation>Buscar texto en las filas visibles</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todas las filas</translation>
    </message>
    <message>
        <source>Rows without</source>
        <translation>Filas sin</translation>
    </message>
    <message>
        <source>Rows where</source>
        <translation>Filas donde</translation>
    </message>
    <message>
        <source>Switch between “and” and “or”</source>
        <translation>Cambiar entre «y» y «o»</translation>
    </message>
    <message>
        <source>For example: %1 contains ana and %2 is not empty</source>
        <translation>Por ejemplo: %1 contiene ana y %2 no está vacío</translation>
    </message>
    <message>
        <source>The condition on %1 was removed.</source>
        <translation>Se ha quitado la condición sobre %1.</translation>
    </message>
    <message>
        <source>The filter was cleared.</source>
        <translation>Se ha quitado el filtro.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::ReadingDialog</name>
    <message>
        <source>Reading options</source>
        <translation>Opciones de lectura</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Use these settings</source>
        <translation>Usar estos ajustes</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::SaveDialog</name>
    <message>
        <source>Save visible data</source>
        <translation>Guardar los datos visibles</translation>
    </message>
    <message>
        <source>Column separator</source>
        <translation>Separador de columnas</translation>
    </message>
    <message>
        <source>Cells that look like a formula get an apostrophe, so that opening the file can&apos;t run anything. Accents are kept. Phone numbers with +34 get an apostrophe too, so don&apos;t import this file.</source>
        <translation>Las celdas que parecen una fórmula llevan un apóstrofo, para que no se ejecute nada al abrir el archivo. Los acentos se conservan. Los teléfonos con +34 también llevan apóstrofo, así que no importe este archivo.</translation>
    </message>
    <message>
        <source>Values are saved unchanged. Choose this to import the file again.</source>
        <translation>Los valores se guardan sin cambios. Elija esta opción para volver a importar el archivo.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Mask personal data as on the screen (%n columns)</source>
        <translation>
            <numerusform>&amp;Ocultar datos personales como en la pantalla (%n columna)</numerusform>
            <numerusform>&amp;Ocultar datos personales como en la pantalla (%n columnas)</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV, &amp;exact</source>
        <translation>CSV, &amp;exacto</translation>
    </message>
    <message>
        <source>S&amp;preadsheet (.xlsx)</source>
        <translation>Hoja de cá&amp;lculo (.xlsx)</translation>
    </message>
    <message>
        <source>CSV, &amp;safe for spreadsheets</source>
        <translation>CSV, &amp;seguro para hojas de cálculo</translation>
    </message>
    <message>
        <source>Numbers and dates keep their type. Postcodes, phone numbers and long IDs stay text, and nothing becomes a formula.</source>
        <translation>Los números y las fechas conservan su tipo. Los códigos postales, los teléfonos y los ID largos siguen siendo texto, y nada se convierte en fórmula.</translation>
    </message>
    <message>
        <source>Column &amp;names as on the screen</source>
        <translation>&amp;Nombres de columna como en pantalla</translation>
    </message>
    <message>
        <source>“%1” instead of “%2”</source>
        <translation>«%1» en lugar de «%2»</translation>
    </message>
    <message>
        <source>Save %1…</source>
        <comment>3 rows</comment>
        <translation>Guardar %1…</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::Saving</name>
    <message>
        <source>%1, %2 of %3 columns, %4</source>
        <translation>%1, %2 de %3 columnas, %4</translation>
    </message>
    <message>
        <source>in the visible order</source>
        <translation>en el orden visible</translation>
    </message>
    <message>
        <source>in file order</source>
        <translation>en el orden del archivo</translation>
    </message>
    <message>
        <source>Save the rows as</source>
        <translation>Guardar las filas como</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 diferencias</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 selección</translation>
    </message>
    <message>
        <source>Saving… %1</source>
        <translation>Guardando… %1</translation>
    </message>
    <message>
        <source>Saving was cancelled.</source>
        <translation>Se ha cancelado el guardado.</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Escribiendo el archivo…</translation>
    </message>
    <message>
        <source>Saved %1 as %2.</source>
        <comment>3 rows</comment>
        <translation>Se ha guardado como %2: %1.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::ChoiceEditor</name>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sin valor</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::ChoicesEditor</name>
    <message>
        <source>None selected</source>
        <translation>Ninguna selección</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::ColourEditor</name>
    <message>
        <source>Choose a colour</source>
        <translation>Elegir un color</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::DateTimeEditor</name>
    <message>
        <source>Choose a day</source>
        <translation>Elegir un día</translation>
    </message>
    <message>
        <source>e.g. %1</source>
        <translation>p. ej., %1</translation>
    </message>
    <message>
        <source>0:00 UTC</source>
        <translation>0:00 UTC</translation>
    </message>
    <message>
        <source>from 0:00, %1</source>
        <translation>desde las 0:00, %1</translation>
    </message>
    <message>
        <source>includes the whole day, until 24:00, %1</source>
        <translation>incluye el día completo, hasta las 24:00, %1</translation>
    </message>
    <message>
        <source>means %1</source>
        <translation>significa %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::FieldEditor</name>
    <message>
        <source>was empty</source>
        <translation>estaba vacío</translation>
    </message>
    <message>
        <source>was: %1</source>
        <translation>antes: %1</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::FieldForm</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::LongEditor</name>
    <message>
        <source>One per line.</source>
        <translation>Uno por línea.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::PairList</name>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::PairsEditor</name>
    <message>
        <source>Paste list</source>
        <translation>Pegar lista</translation>
    </message>
    <message>
        <source>One entry per line, copied from a table</source>
        <translation>Una entrada por línea, copiada de una tabla</translation>
    </message>
    <message>
        <source>One option per line: label, then optionally a tab or comma and the ID</source>
        <translation>Una opción por línea: nombre visible y, si quiere, un tabulador o una coma y el ID</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::PendingBar</name>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>Revi&amp;sar…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved change(s)</source>
        <translation>
            <numerusform>%n cambio sin guardar</numerusform>
            <numerusform>%n cambios sin guardar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n change(s)</source>
        <translation>
            <numerusform>Guardar %n cambio</numerusform>
            <numerusform>Guardar %n cambios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::PhoneEditor</name>
    <message>
        <source>+%1 is added if the country code is missing.</source>
        <translation>Si falta el prefijo, se añade +%1.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::RecordEditor</name>
    <message>
        <source>This account is read-only</source>
        <translation>Esta cuenta es de solo lectura</translation>
    </message>
    <message>
        <source>Editing is disabled. To edit, change the account&apos;s protection.</source>
        <translation>La edición está desactivada. Para editar, cambie la protección de la cuenta.</translation>
    </message>
    <message>
        <source>Draft from %1 restored</source>
        <translation>Borrador del %1 recuperado</translation>
    </message>
    <message>
        <source>You made these changes earlier but didn&apos;t save them.</source>
        <translation>Hizo estos cambios antes, pero no los guardó.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Reloading the record…</source>
        <translation>Volviendo a cargar el registro…</translation>
    </message>
    <message>
        <source>This method of saving is outdated, and the service may remove it. Look up the contact by “%1” instead.</source>
        <translation>Esta forma de guardar es antigua y el servicio puede retirarla. Busque el contacto por «%1».</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This %1 no longer exists</source>
        <translation>Ya no existe: %1</translation>
    </message>
    <message>
        <source>Someone deleted this record after you opened it. Nothing was sent, because saving would create it again.</source>
        <translation>Alguien eliminó este registro después de que usted lo abriera. No se ha enviado nada, porque guardar lo volvería a crear.</translation>
    </message>
    <message>
        <source>Save not confirmed</source>
        <translation>Guardado sin confirmar</translation>
    </message>
    <message>
        <source>The changes were sent, but no response arrived. Reload the record to see what was saved.</source>
        <translation>Los cambios se han enviado, pero no ha llegado respuesta. Vuelva a cargar el registro para ver qué se ha guardado.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Volver a cargar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Your changes are not being saved as a draft</source>
        <translation>Sus cambios no se están guardando como borrador</translation>
    </message>
    <message>
        <source>The changes were discarded.</source>
        <translation>Se han descartado los cambios.</translation>
    </message>
    <message>
        <source>%1 no longer existed. Saving created it again, with the changed fields only.</source>
        <translation>%1 ya no existía. Al guardar se ha vuelto a crear, solo con los campos modificados.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n change(s) to %1.</source>
        <translation>
            <numerusform>Se ha guardado %n cambio en %1.</numerusform>
            <numerusform>Se han guardado %n cambios en %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::ReviewDialog</name>
    <message>
        <source>Will be sent</source>
        <translation>Se enviará</translation>
    </message>
    <message>
        <source>Review changes</source>
        <translation>Revisar cambios</translation>
    </message>
    <message>
        <source>Only these fields are sent. All other fields stay unchanged.</source>
        <translation>Solo se envían estos campos. Los demás no se modifican.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Request details</source>
        <translation>Detalles de la petición</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Copiar como cURL</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Back to editing</source>
        <translation>Volver a editar</translation>
    </message>
    <message>
        <source>Keep old value</source>
        <translation>Conservar el anterior</translation>
    </message>
    <message>
        <source>Keep the old value of %1</source>
        <translation>Conservar el valor anterior de %1</translation>
    </message>
    <message numerus="yes">
        <source>Save %n change(s) to %1?</source>
        <translation>
            <numerusform>¿Guardar %n cambio en %1?</numerusform>
            <numerusform>¿Guardar %n cambios en %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n change(s)</source>
        <translation>
            <numerusform>Guardar %n cambio</numerusform>
            <numerusform>Guardar %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Reloaded at %1: no one has changed this %2 since you opened it. The old values are saved, so you can undo.</source>
        <translation>Cargado de nuevo a las %1 (%2): nadie lo ha cambiado desde que lo abrió. Los valores anteriores se guardan, así que se puede deshacer.</translation>
    </message>
    <message>
        <source>“%1” is now empty: someone else cleared it while you were editing.</source>
        <translation>«%1» está ahora vacío: otra persona borró su valor mientras usted editaba.</translation>
    </message>
    <message>
        <source>“%1” is now %2: someone else changed it while you were editing.</source>
        <translation>«%1» es ahora %2: otra persona lo cambió mientras usted editaba.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::ReviewModel</name>
    <message>
        <source>Empty</source>
        <translation>Vacío</translation>
    </message>
    <message>
        <source>was empty</source>
        <translation>estaba vacío</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>antes %1</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Current value</source>
        <translation>Valor actual</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>After saving</source>
        <translation>Después de guardar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ColumnLine</name>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>Field for “%1”</source>
        <translation>Campo para «%1»</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>No se importa</translation>
    </message>
    <message>
        <source>New field…</source>
        <translation>Nuevo campo…</translation>
    </message>
    <message>
        <source>Option for “%1”</source>
        <translation>Opción para «%1»</translation>
    </message>
    <message>
        <source>Choose an option…</source>
        <translation>Elija una opción…</translation>
    </message>
    <message>
        <source>Leave blank</source>
        <translation>Dejar en blanco</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln row(s) becomes</source>
        <translation>
            <numerusform>en %Ln fila se convierte en</numerusform>
            <numerusform>en %Ln filas se convierte en</numerusform>
        </translation>
    </message>
    <message>
        <source>New field: %1</source>
        <translation>Campo nuevo: %1</translation>
    </message>
    <message>
        <source>Same name</source>
        <translation>Mismo nombre</translation>
    </message>
    <message>
        <source>Similar</source>
        <translation>Parecido</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Como la última vez</translation>
    </message>
    <message>
        <source>Excluded by you</source>
        <translation>Excluida por usted</translation>
    </message>
    <message>
        <source>Chosen by you</source>
        <translation>Elegida por usted</translation>
    </message>
    <message>
        <source>Same meaning</source>
        <translation>Mismo significado</translation>
    </message>
    <message>
        <source>Choose an option</source>
        <translation>Elija una opción</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::CouponGenerator</name>
    <message>
        <source>&amp;Generate codes</source>
        <translation>&amp;Generar códigos</translation>
    </message>
    <message>
        <source>&amp;Number of codes</source>
        <translation>&amp;Número de códigos</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Patrón</translation>
    </message>
    <message>
        <source>More than a billion codes are possible.</source>
        <translation>Son posibles más de mil millones de códigos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln code(s) are possible.</source>
        <translation>
            <numerusform>Es posible %Ln código.</numerusform>
            <numerusform>Son posibles %Ln códigos.</numerusform>
        </translation>
    </message>
    <message>
        <source># is a digit, @ a letter, * either. Other characters stay as they are.</source>
        <translation># es un dígito, @ una letra, * cualquiera de los dos. Los demás caracteres quedan igual.</translation>
    </message>
    <message numerus="yes">
        <source>Codes already sent (%Ln so far) are not generated again.</source>
        <translation>
            <numerusform>El código ya enviado no se vuelve a generar.</numerusform>
            <numerusform>Los códigos ya enviados (%Ln hasta ahora) no se vuelven a generar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sa&amp;ve the codes…</source>
        <translation>Gua&amp;rdar los códigos…</translation>
    </message>
    <message>
        <source>Save the codes</source>
        <translation>Guardar los códigos</translation>
    </message>
    <message>
        <source>codes.csv</source>
        <comment>name of a file</comment>
        <translation>códigos.csv</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::FaultDelegate</name>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::FaultGroupList</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show these rows</source>
        <translation>Mostrar estas filas</translation>
    </message>
    <message>
        <source>Problems to fix</source>
        <translation>Problemas por corregir</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column, a cell of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln row(s): %1</source>
        <translation>
            <numerusform>Mostrar %Ln fila: %1</numerusform>
            <numerusform>Mostrar %Ln filas: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::FixBar</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Aplicar</translation>
    </message>
    <message numerus="yes">
        <source>This would exclude %Ln row(s).</source>
        <translation>
            <numerusform>Se excluiría %Ln fila.</numerusform>
            <numerusform>Se excluirían %Ln filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This would change %Ln cell(s).</source>
        <translation>
            <numerusform>Se modificaría %Ln celda.</numerusform>
            <numerusform>Se modificarían %Ln celdas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This would change %Ln cell(s), for example %1 → %2.</source>
        <translation>
            <numerusform>Se modificaría %Ln celda: %1 → %2.</numerusform>
            <numerusform>Se modificarían %Ln celdas, por ejemplo %1 → %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln can&apos;t be fixed this way and will stay unchanged.</source>
        <translation>
            <numerusform>%Ln no se puede corregir así y no se modificará.</numerusform>
            <numerusform>%Ln no se pueden corregir así y no se modificarán.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ForecastPanel</name>
    <message>
        <source>&amp;Compare with an export…</source>
        <translation>&amp;Comparar con una exportación…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Choose a contacts export</source>
        <translation>Elija una exportación de contactos</translation>
    </message>
    <message>
        <source>Exports (*.zip *.csv)</source>
        <translation>Exportaciones (*.zip *.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>created</source>
        <translation>se crean</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>se actualizan</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>no cambian</translation>
    </message>
    <message>
        <source>will be rejected</source>
        <translation>se rechazarán</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sin confirmar</translation>
    </message>
    <message>
        <source>Compared with %1. No value would be erased.</source>
        <translation>Comparado con %1. No se borraría ningún valor.</translation>
    </message>
    <message>
        <source>&amp;Cancel lookup</source>
        <translation>&amp;Cancelar la consulta</translation>
    </message>
    <message>
        <source>&amp;Look them up (%1)</source>
        <translation>&amp;Consultarlos (%1)</translation>
    </message>
    <message>
        <source>Otherwise the current values are not saved, and the import can&apos;t be undone.</source>
        <translation>Si no, los valores actuales no se guardan y la importación no se podrá deshacer.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Compare every row with existing records to see what is added, changed or erased.</source>
        <translation>Compara cada fila con los registros existentes para ver qué se añade, se modifica o se borra.</translation>
    </message>
    <message>
        <source>the looked-up records</source>
        <translation>los registros consultados</translation>
    </message>
    <message>
        <source>&amp;Compare with another export…</source>
        <translation>&amp;Comparar con otra exportación…</translation>
    </message>
    <message>
        <source>Compare &amp;with your export of %1</source>
        <translation>Comparar con su exportación &amp;del %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln petición</numerusform>
            <numerusform>%Ln peticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>how many calls, how long</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The current values are saved with the import so you can undo it.</source>
        <translation>Los valores actuales se guardan con la importación para poder deshacerla.</translation>
    </message>
    <message numerus="yes">
        <source>Compared with %1. Blank cells would erase %Ln value(s).</source>
        <translation>
            <numerusform>Comparado con %1. Las celdas vacías borrarían %Ln valor.</numerusform>
            <numerusform>Comparado con %1. Las celdas vacías borrarían %Ln valores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with %1. It may not show every value that blank cells would erase.</source>
        <translation>Comparado con %1. Puede que no muestre todos los valores que borrarían las celdas vacías.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportCheckStep</name>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>The rows are being checked.</source>
        <translation>Se están comprobando las filas.</translation>
    </message>
    <message>
        <source>No row can be sent.</source>
        <translation>No se puede enviar ninguna fila.</translation>
    </message>
    <message>
        <source>Some rows still need fixing.</source>
        <translation>Aún quedan filas por corregir.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Find and &amp;replace…</source>
        <translation>Buscar y &amp;reemplazar…</translation>
    </message>
    <message>
        <source>Don&apos;t send anything until all rows are &amp;valid</source>
        <translation>No enviar nada hasta que todas las filas sean &amp;válidas</translation>
    </message>
    <message>
        <source>Checked rows</source>
        <translation>Filas comprobadas</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Válidas</translation>
    </message>
    <message>
        <source>To fix</source>
        <translation>Por corregir</translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation>&amp;Deshacer «%1»</translation>
    </message>
    <message>
        <source>No rows of this type</source>
        <translation>No hay filas de este tipo</translation>
    </message>
    <message>
        <source>Every row can be sent.</source>
        <translation>Todas las filas se pueden enviar.</translation>
    </message>
    <message>
        <source>F8 goes to the next problem, F2 edits a cell</source>
        <translation>F8 va al siguiente problema, F2 edita una celda</translation>
    </message>
    <message>
        <source>F2 edits</source>
        <translation>F2 edita</translation>
    </message>
    <message>
        <source>There is nothing to fix.</source>
        <translation>No hay nada que corregir.</translation>
    </message>
    <message>
        <source>&amp;Next: preview</source>
        <translation>Siguie&amp;nte: cambios</translation>
    </message>
    <message numerus="yes">
        <source>Send all %Ln row(s)</source>
        <translation>
            <numerusform>Enviar %Ln fila</numerusform>
            <numerusform>Enviar las %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking every row against your account&apos;s rules…</source>
        <translation>Comprobando cada fila con las reglas de su cuenta…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) checked against your account&apos;s rules. Nothing has been sent.</source>
        <translation>
            <numerusform>%Ln fila comprobada con las reglas de su cuenta. No se ha enviado nada.</numerusform>
            <numerusform>%Ln filas comprobadas con las reglas de su cuenta. No se ha enviado nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send the %Ln valid row(s) and &amp;keep the other %1 to fix later</source>
        <translation>
            <numerusform>Enviar %Ln fila válida y &amp;guardar las otras %1 para corregirlas después</numerusform>
            <numerusform>Enviar las %Ln filas válidas y &amp;guardar las otras %1 para corregirlas después</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Check values</source>
        <translation>Comprobar valores</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportColumnsStep</name>
    <message>
        <source>First values</source>
        <translation>Primeros valores</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Con valor</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Re&amp;map columns</source>
        <translation>Asi&amp;gnar de nuevo</translation>
    </message>
    <message>
        <source>Next &amp;decision</source>
        <translation>Siguiente &amp;decisión</translation>
    </message>
    <message>
        <source>Column in the file</source>
        <translation>Columna del archivo</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Asignación</translation>
    </message>
    <message>
        <source>All columns are imported</source>
        <translation>Se importan todas las columnas</translation>
    </message>
    <message>
        <source>Map columns</source>
        <translation>Asignar columnas</translation>
    </message>
    <message>
        <source>1 decision left: what “%1” means in %2</source>
        <translation>Queda 1 decisión: qué significa «%1» en %2</translation>
    </message>
    <message>
        <source>%L1 decisions left. Next: what “%2” means in %3</source>
        <translation>Quedan %L1 decisiones; la primera, qué significa «%2» en %3</translation>
    </message>
    <message>
        <source>&amp;Next: check all rows</source>
        <translation>Siguie&amp;nte: comprobar todo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) excluded</source>
        <translation>
            <numerusform>%Ln columna excluida</numerusform>
            <numerusform>%Ln columnas excluidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Required and found: %1</source>
        <translation>Obligatorio y encontrado: %1</translation>
    </message>
    <message>
        <source>No column for: %1</source>
        <translation>Falta una columna para: %1</translation>
    </message>
    <message>
        <source>the account is read-only</source>
        <translation>la cuenta es de solo lectura</translation>
    </message>
    <message>
        <source>The field was created, but the account&apos;s fields couldn&apos;t be reloaded. %1</source>
        <translation>El campo se ha creado, pero no se han podido volver a cargar los campos de la cuenta. %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportFileStep</name>
    <message>
        <source>Couldn&apos;t load the coupon sets. %1</source>
        <translation>No se han podido cargar los conjuntos de cupones. %1</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose the coupon set that receives the codes.</source>
        <translation>Elija el conjunto de cupones que recibe los códigos.</translation>
    </message>
    <message>
        <source>Choose a file or paste rows.</source>
        <translation>Elija un archivo o pegue filas.</translation>
    </message>
    <message>
        <source>Coupon &amp;set</source>
        <translation>Conjunto de &amp;cupones</translation>
    </message>
    <message>
        <source>What are you importing?</source>
        <translation>¿Qué va a importar?</translation>
    </message>
    <message>
        <source>Loading coupon sets…</source>
        <translation>Cargando los conjuntos de cupones…</translation>
    </message>
    <message>
        <source>No coupon set accepts codes.</source>
        <translation>Ningún conjunto de cupones admite códigos.</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Tipo y archivo</translation>
    </message>
    <message>
        <source>The file is being read.</source>
        <translation>Se está leyendo el archivo.</translation>
    </message>
    <message>
        <source>Save a te&amp;mplate…</source>
        <translation>Guardar una plan&amp;tilla…</translation>
    </message>
    <message>
        <source>Use a &amp;recipe…</source>
        <translation>Usar una &amp;receta…</translation>
    </message>
    <message>
        <source>Save a template</source>
        <translation>Guardar una plantilla</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Choose a recipe</source>
        <translation>Elija una receta</translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation>Recetas (*.json)</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the recipe. %1</source>
        <translation>No se ha podido leer la receta. %1</translation>
    </message>
    <message>
        <source>Excel workbooks (*.xlsx)</source>
        <translation>Libros de Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln generated code(s)</source>
        <translation>
            <numerusform>%Ln código generado</numerusform>
            <numerusform>%Ln códigos generados</numerusform>
        </translation>
    </message>
    <message>
        <source>“Next” reads the rows in the box.</source>
        <translation>«Siguiente» lee las filas del cuadro.</translation>
    </message>
    <message>
        <source>Choose a file, paste codes or generate them.</source>
        <translation>Elija un archivo, pegue códigos o genérelos.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportPage</name>
    <message>
        <source>New import</source>
        <translation>Nueva importación</translation>
    </message>
    <message>
        <source>Import: %1</source>
        <translation>Importación: %1</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Filas seleccionadas</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the import to copy. %1</source>
        <translation>No se ha podido cargar la importación que se iba a copiar. %1</translation>
    </message>
    <message>
        <source>Every table is read, mapped and checked before anything is sent</source>
        <translation>La tabla se lee, se asignan sus columnas y se comprueba todo antes de enviar nada</translation>
    </message>
    <message>
        <source>Save as a recipe</source>
        <translation>Guardar como receta</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the recipe. %1</source>
        <translation>No se ha podido guardar la receta. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln row(s) → %2 of %3</source>
        <comment>file, count, contacts, store</comment>
        <translation>
            <numerusform>%1, %Ln fila → %2 de %3</numerusform>
            <numerusform>%1, %Ln filas → %2 de %3</numerusform>
        </translation>
    </message>
    <message>
        <source>coupon set “%1”</source>
        <translation>conjunto de cupones «%1»</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Empezar de &amp;nuevo</translation>
    </message>
    <message>
        <source>Draft from %1 restored</source>
        <translation>Borrador del %1 recuperado</translation>
    </message>
    <message>
        <source>Refill: %1</source>
        <translation>Añadir códigos: %1</translation>
    </message>
    <message>
        <source>“%1” was discarded.</source>
        <translation>Se ha descartado «%1».</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportPreviewStep</name>
    <message>
        <source>The rows are being checked.</source>
        <translation>Se están comprobando las filas.</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>Type the number of rows first.</source>
        <translation>Escriba primero el número de filas.</translation>
    </message>
    <message>
        <source>New records are created. What should happen to existing records?</source>
        <translation>Se crearán los registros nuevos. ¿Qué hacer con los que ya existen?</translation>
    </message>
    <message>
        <source>&amp;Leave them as they are</source>
        <translation>De&amp;jarlos como están</translation>
    </message>
    <message>
        <source>Fill only &amp;empty fields</source>
        <translation>Rellenar solo los campos &amp;vacíos</translation>
    </message>
    <message>
        <source>Existing values stay unchanged.</source>
        <translation>Los valores existentes no se modifican.</translation>
    </message>
    <message>
        <source>&amp;Overwrite them with the file</source>
        <translation>&amp;Sobrescribirlos con el archivo</translation>
    </message>
    <message>
        <source>Values in the file replace current values. Blank cells clear the field.</source>
        <translation>Los valores del archivo sustituyen a los actuales. Las celdas vacías borran el valor del campo.</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>column, how many blank cells</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>Blank cells will clear fields in existing records</source>
        <translation>Las celdas vacías borrarán valores de registros que ya existen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Cambios</translation>
    </message>
    <message numerus="yes">
        <source>Send only the first %Ln row(s) for now, as a &amp;trial</source>
        <translation>
            <numerusform>Enviar de momento solo la primera fila, como pr&amp;ueba</numerusform>
            <numerusform>Enviar de momento solo las primeras %Ln filas, como pr&amp;ueba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) will be sent to %1.</source>
        <translation>
            <numerusform>Se enviará %Ln fila a %1.</numerusform>
            <numerusform>Se enviarán %Ln filas a %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Send %Ln row(s)</source>
        <translation>
            <numerusform>&amp;Enviar %Ln fila</numerusform>
            <numerusform>&amp;Enviar %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Wait until the lookup has finished, or cancel it.</source>
        <translation>Espere a que termine la consulta o cancélela.</translation>
    </message>
    <message>
        <source>Rows for existing records are ignored.</source>
        <translation>Las filas de registros que ya existen se omiten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln code(s) will be added to the coupon set “%1” of %2.</source>
        <translation>
            <numerusform>Se añadirá %Ln código al conjunto de cupones «%1» de %2.</numerusform>
            <numerusform>Se añadirán %Ln códigos al conjunto de cupones «%1» de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with problems will not be sent. You can fix and send them after the import.</source>
        <translation>
            <numerusform>%Ln fila con problemas no se enviará. Podrá corregirla y enviarla después de la importación.</numerusform>
            <numerusform>%Ln filas con problemas no se enviarán. Podrá corregirlas y enviarlas después de la importación.</numerusform>
        </translation>
    </message>
    <message>
        <source>The codes are added to the set. Duplicates are rejected. Imported codes can&apos;t be removed.</source>
        <translation>Los códigos se añaden al conjunto. Los repetidos se rechazan. Los códigos importados no se pueden quitar.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportReadStep</name>
    <message>
        <source>The first rows</source>
        <translation>Las primeras filas</translation>
    </message>
    <message>
        <source>Counting the rows…</source>
        <translation>Contando las filas…</translation>
    </message>
    <message>
        <source>Read the file</source>
        <translation>Leer el archivo</translation>
    </message>
    <message>
        <source>The file is being read.</source>
        <translation>Se está leyendo el archivo.</translation>
    </message>
    <message>
        <source>&amp;Cancel reading</source>
        <translation>&amp;Cancelar la lectura</translation>
    </message>
    <message>
        <source>These are the first rows. The rest is being read: %L1 %</source>
        <translation>Estas son las primeras filas. El resto se está leyendo: %L1 %</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportResultStep</name>
    <message>
        <source>Rejected</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Save the &amp;rest…</source>
        <translation>Guardar el &amp;resto…</translation>
    </message>
    <message>
        <source>&amp;Fix and send the rest</source>
        <translation>Corre&amp;gir y enviar el resto</translation>
    </message>
    <message>
        <source>Reasons for rejection</source>
        <translation>Motivos del rechazo</translation>
    </message>
    <message>
        <source>%1 of %2 rows imported</source>
        <translation>%1 de %2 filas importadas</translation>
    </message>
    <message>
        <source>&amp;Fix and send the other %L1</source>
        <translation>Corre&amp;gir y enviar las otras %L1</translation>
    </message>
    <message>
        <source>Held back</source>
        <translation>Pendientes de corregir</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Sin importar</translation>
    </message>
    <message>
        <source>%1 rejected</source>
        <translation>%1 rechazadas</translation>
    </message>
    <message>
        <source>%1 not imported</source>
        <translation>%1 sin importar</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 sin confirmar</translation>
    </message>
    <message>
        <source>%1 sent = %2</source>
        <translation>%1 enviadas = %2</translation>
    </message>
    <message>
        <source>The import is still running</source>
        <translation>La importación sigue en curso</translation>
    </message>
    <message>
        <source>The totals match: %1</source>
        <translation>Los totales cuadran: %1</translation>
    </message>
    <message>
        <source>The service&apos;s numbers don&apos;t add up</source>
        <translation>Los datos del servicio no cuadran</translation>
    </message>
    <message>
        <source>Reason given by the service</source>
        <translation>Motivo que da el servicio</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Por ejemplo</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>Primera línea</translation>
    </message>
    <message>
        <source>No rows were rejected</source>
        <translation>No se ha rechazado ninguna fila</translation>
    </message>
    <message>
        <source>No reasons known</source>
        <translation>Motivos desconocidos</translation>
    </message>
    <message>
        <source>The service gave no readable report.</source>
        <translation>El servicio no ha dado ningún informe legible.</translation>
    </message>
    <message>
        <source>Save the rest</source>
        <translation>Guardar el resto</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Save as reci&amp;pe…</source>
        <translation>Guardar como re&amp;ceta…</translation>
    </message>
    <message>
        <source>&amp;Undo this import…</source>
        <translation>&amp;Deshacer esta importación…</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importadas</translation>
    </message>
    <message>
        <source>%1 imported</source>
        <translation>%1 importadas</translation>
    </message>
    <message>
        <source>Codes can&apos;t be removed, because the service offers no way to do it.</source>
        <translation>Los códigos no se pueden quitar, porque el servicio no ofrece ninguna forma de hacerlo.</translation>
    </message>
    <message>
        <source>This import can&apos;t be undone because the previous values were not saved first.</source>
        <translation>Esta importación no se puede deshacer porque antes no se guardaron los valores anteriores.</translation>
    </message>
    <message>
        <source>The account is read-only. To undo the import, change the account&apos;s protection.</source>
        <translation>La cuenta es de solo lectura. Para deshacer la importación, cambie la protección de la cuenta.</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>No se ha importado nada</translation>
    </message>
    <message>
        <source>Some rows were not imported</source>
        <translation>Algunas filas no se han importado</translation>
    </message>
    <message>
        <source>The service rejected the file</source>
        <translation>El servicio ha rechazado el archivo</translation>
    </message>
    <message>
        <source>Hide rows</source>
        <translation>Ocultar filas</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>Ver filas</translation>
    </message>
    <message>
        <source>rest of %1.csv</source>
        <comment>name of a file</comment>
        <translation>resto de %1.csv</translation>
    </message>
    <message numerus="yes">
        <source>The service doesn&apos;t say which %Ln row(s) it rejected</source>
        <translation>
            <numerusform>El servicio no indica qué fila ha rechazado (%Ln)</numerusform>
            <numerusform>El servicio no indica qué %Ln filas ha rechazado</numerusform>
        </translation>
    </message>
    <message>
        <source>They are not included in the rest.</source>
        <translation>No se incluyen en el resto.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the service&apos;s error report</source>
        <translation>No se ha podido leer el informe de errores del servicio</translation>
    </message>
    <message>
        <source>It is stored unchanged: %1</source>
        <translation>Se guarda sin cambios: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the error report cannot be matched to your rows with certainty</source>
        <translation>
            <numerusform>%Ln fila del informe de errores no se puede emparejar con certeza con sus filas</numerusform>
            <numerusform>%Ln filas del informe de errores no se pueden emparejar con certeza con sus filas</numerusform>
        </translation>
    </message>
    <message>
        <source>They are listed below as the service wrote them and are not included in the rest. The report is stored unchanged: %1</source>
        <translation>Se muestran abajo tal como las escribió el servicio y no se incluyen en el resto. El informe se guarda sin cambios: %1</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation>%1 enviadas</translation>
    </message>
    <message>
        <source>%1 held back</source>
        <translation>%1 pendientes de corregir</translation>
    </message>
    <message>
        <source>%1 excluded</source>
        <translation>%1 excluidas</translation>
    </message>
    <message>
        <source>%1 not part of the trial</source>
        <translation>%1 fuera de la prueba</translation>
    </message>
    <message>
        <source>%1 = %2 rows in your file</source>
        <translation>%1 = %2 filas de su archivo</translation>
    </message>
    <message>
        <source>Dec&amp;ide…</source>
        <translation>Dec&amp;idir…</translation>
    </message>
    <message>
        <source>File %L1 of the import, %L2 rows</source>
        <translation>Archivo %L1 de la importación, %L2 filas</translation>
    </message>
    <message>
        <source>Use import %1, created %2, %3 rows</source>
        <translation>Usar la importación %1, creada el %2, %3 filas</translation>
    </message>
    <message>
        <source>Does the service have these files?</source>
        <translation>¿Tiene el servicio estos archivos?</translation>
    </message>
    <message>
        <source>The response to the upload was lost. If the import shown is the one you sent, use it. If you send the file again and the service already has it, its rows will be imported twice.</source>
        <translation>Se ha perdido la respuesta al envío. Si la importación que se muestra es la que envió, úsela. Si vuelve a enviar el archivo y el servicio ya lo tiene, sus filas se importarán dos veces.</translation>
    </message>
    <message>
        <source>Send it again</source>
        <translation>Volver a enviarlo</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Excluida</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportRunStep</name>
    <message>
        <source>Stop &amp;tracking</source>
        <translation>Dejar de &amp;seguir</translation>
    </message>
    <message>
        <source>Show in &amp;Jobs</source>
        <translation>Mostrar en &amp;Tareas</translation>
    </message>
    <message>
        <source>You can close this tab. The import continues, and Jobs shows its progress.</source>
        <translation>Puede cerrar esta pestaña. La importación continúa y Tareas muestra el progreso.</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation>No se ha enviado nada</translation>
    </message>
    <message>
        <source>The import has completed</source>
        <translation>La importación se ha completado</translation>
    </message>
    <message>
        <source>The import is running</source>
        <translation>La importación está en curso</translation>
    </message>
    <message>
        <source>Progress is no longer tracked</source>
        <translation>No se está siguiendo la importación</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Envío</translation>
    </message>
    <message>
        <source>The import is still running.</source>
        <translation>La importación sigue en curso.</translation>
    </message>
    <message>
        <source>Preparing the rows for the service…</source>
        <translation>Preparando las filas para el servicio…</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportUndoPage</name>
    <message>
        <source>Undo an import</source>
        <translation>Deshacer una importación</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>file, when it was imported</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Reading the rows of the import…</source>
        <translation>Leyendo las filas de la importación…</translation>
    </message>
    <message>
        <source>Looking up the current records: %L1 of %L2</source>
        <translation>Consultando los registros actuales: %L1 de %L2</translation>
    </message>
    <message>
        <source>The undo is running. You can close this tab; Jobs shows its progress.</source>
        <translation>Se está deshaciendo la importación. Puede cerrar esta pestaña; Tareas muestra el progreso.</translation>
    </message>
    <message>
        <source>&amp;Undo %L1 of %L2 records</source>
        <translation>&amp;Deshacer %L1 de %L2 registros</translation>
    </message>
    <message>
        <source>Show in &amp;Jobs</source>
        <translation>Mostrar en &amp;Tareas</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>&amp;Look them up</source>
        <translation>&amp;Consultarlos</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>The import made no changes that can be undone.</source>
        <translation>La importación no hizo cambios que se puedan deshacer.</translation>
    </message>
    <message numerus="yes">
        <source>The import changed %Ln record(s). Looking up their current values takes %1.</source>
        <translation>
            <numerusform>La importación modificó %Ln registro. Consultar sus valores actuales tarda %1.</numerusform>
            <numerusform>La importación modificó %Ln registros. Consultar sus valores actuales tarda %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save &amp;plan…</source>
        <translation>Guardar &amp;plan…</translation>
    </message>
    <message>
        <source>Every record and every value, as a table</source>
        <translation>Todos los registros y valores, en una tabla</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Guardar el plan</translation>
    </message>
    <message>
        <source>undo plan of %1.csv</source>
        <comment>name of a file</comment>
        <translation>plan para deshacer %1.csv</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportUndoSummary</name>
    <message>
        <source>What will happen to the records</source>
        <translation>Qué pasará con los registros</translation>
    </message>
    <message>
        <source>Reverted</source>
        <translation>Revertidos</translation>
    </message>
    <message>
        <source>Will be reverted</source>
        <translation>Se revertirán</translation>
    </message>
    <message>
        <source>%L1 got their old values back, %L2 new ones were deleted</source>
        <translation>%L1 han recuperado sus valores anteriores, %L2 nuevos se han eliminado</translation>
    </message>
    <message>
        <source>%L1 get their old values back, %L2 new ones are deleted</source>
        <translation>%L1 recuperan sus valores anteriores, %L2 nuevos se eliminan</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservados</translation>
    </message>
    <message>
        <source>Left unchanged</source>
        <translation>No se modifican</translation>
    </message>
    <message>
        <source>changed since then, or created by the import and kept</source>
        <translation>modificados desde entonces, o creados por la importación y conservados</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallidos</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sin datos</translation>
    </message>
    <message>
        <source>no previous value is known; they stay unchanged</source>
        <translation>no se conoce ningún valor anterior; no se modifican</translation>
    </message>
    <message>
        <source>%1 + %2 + %3 = %4 records changed by the import</source>
        <translation>%1 + %2 + %3 = %4 registros modificados por la importación</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Ver todo</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>Ver filas</translation>
    </message>
    <message>
        <source>Results for the records</source>
        <translation>Resultado de los registros</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Before the undo</source>
        <translation>Antes de deshacer</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Actual</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Restaurado</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>A copy of each deleted record is in the Bin.</source>
        <translation>De cada registro eliminado hay una copia en la Papelera.</translation>
    </message>
    <message>
        <source>A copy of each deleted record is kept in the Bin.</source>
        <translation>De cada registro eliminado se guarda una copia en la Papelera.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) are empty again, as before the import.</source>
        <translation>
            <numerusform>%Ln valor vuelve a estar vacío, como antes de la importación.</numerusform>
            <numerusform>%Ln valores vuelven a estar vacíos, como antes de la importación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) become empty again, as before the import.</source>
        <translation>
            <numerusform>%Ln valor vuelve a quedar vacío, como antes de la importación.</numerusform>
            <numerusform>%Ln valores vuelven a quedar vacíos, como antes de la importación.</numerusform>
        </translation>
    </message>
    <message>
        <source>The individual changes take %1.</source>
        <translation>Los cambios individuales tardan %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) already have their previous values.</source>
        <translation>
            <numerusform>%Ln registro ya tiene sus valores anteriores.</numerusform>
            <numerusform>%Ln registros ya tienen sus valores anteriores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workflows triggered by field changes may have started again. The values before this undo are saved, so you can undo it too.</source>
        <translation>Los flujos que activa el cambio de un campo pueden haberse iniciado de nuevo. Los valores anteriores están guardados: esto también se puede deshacer.</translation>
    </message>
    <message>
        <source>Workflows triggered by field changes may start again. The current values are saved, so you can undo this too.</source>
        <translation>Los flujos que activa el cambio de un campo pueden iniciarse otra vez. Los valores actuales se guardan, así que también podrá deshacer esto.</translation>
    </message>
    <message>
        <source>Will be sent</source>
        <translation>Se enviará</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>Envío en curso</translation>
    </message>
    <message numerus="yes">
        <source>A corrective import with %Ln record(s)</source>
        <translation>
            <numerusform>Una importación correctora de %Ln registro</numerusform>
            <numerusform>Una importación correctora de %Ln registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln individual change(s) that clear a value</source>
        <translation>
            <numerusform>%Ln cambio individual que borra un valor</numerusform>
            <numerusform>%Ln cambios individuales que borran un valor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Delete %Ln record(s) created by the import</source>
        <translation>
            <numerusform>&amp;Eliminar %Ln registro que creó la importación</numerusform>
            <numerusform>&amp;Eliminar %Ln registros que creó la importación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deletion of %Ln record(s) created by the import</source>
        <translation>
            <numerusform>Eliminación de %Ln registro que creó la importación</numerusform>
            <numerusform>Eliminación de %Ln registros que creó la importación</numerusform>
        </translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::NewFieldDialog</name>
    <message>
        <source>New contact field</source>
        <translation>Campo nuevo</translation>
    </message>
    <message>
        <source>New contact field for “%1”</source>
        <translation>Campo nuevo para «%1»</translation>
    </message>
    <message>
        <source>Added to every contact. ID and type cannot be changed later.</source>
        <translation>Se añade a todos los contactos. El ID y el tipo no se pueden cambiar después.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Create the field again</source>
        <translation>Crear el campo otra vez</translation>
    </message>
    <message>
        <source>Create the field in %1</source>
        <translation>Crear el campo en %1</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>Creando…</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The field “%1” already has this ID.</source>
        <translation>El campo «%1» ya tiene este ID.</translation>
    </message>
    <message>
        <source>Create this contact field in %1?</source>
        <translation>¿Crear este campo en %1?</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::RejectedRows</name>
    <message>
        <source>Hide rows</source>
        <translation>Ocultar filas</translation>
    </message>
    <message>
        <source>Rejected rows</source>
        <translation>Filas rechazadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s): %1</source>
        <translation>
            <numerusform>%Ln fila: %1</numerusform>
            <numerusform>%Ln filas: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::RejectedRowsModel</name>
    <message>
        <source>Line in your file</source>
        <translation>Línea de su archivo</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ReplaceBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>&amp;Vista previa</translation>
    </message>
    <message>
        <source>Fi&amp;nd</source>
        <translation>B&amp;uscar</translation>
    </message>
    <message>
        <source>Replace &amp;with</source>
        <translation>Reemplazar &amp;por</translation>
    </message>
    <message>
        <source>&amp;in</source>
        <translation>&amp;en</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::TableSourcePanel</name>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>Elegir un &amp;archivo…</translation>
    </message>
    <message>
        <source>Recen&amp;t</source>
        <translation>Recien&amp;tes</translation>
    </message>
    <message>
        <source>&amp;Use these rows</source>
        <translation>&amp;Usar estas filas</translation>
    </message>
    <message>
        <source>Where are the rows?</source>
        <translation>¿Dónde están las filas?</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Or paste rows from a spreadsheet with their headings, or one value per line</source>
        <translation>O pegue filas de una hoja de cálculo con sus encabezados, o un valor por línea</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Elegir una tabla</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz)</source>
        <translation>Tablas (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>No files imported from here yet</source>
        <translation>Aún no se ha importado ningún archivo desde aquí</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Filas pegadas</translation>
    </message>
    <message>
        <source>%1 is being read. Its first rows are shown in the next step</source>
        <translation>%1 se está leyendo. Sus primeras filas se muestran en el paso siguiente</translation>
    </message>
    <message>
        <source>Loading %1…</source>
        <translation>Cargando %1…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, how many columns</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln columna</numerusform>
            <numerusform>%Ln columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV, Excel or OpenDocument, zipped or not; or drop a file here</source>
        <translation>CSV, Excel u OpenDocument, comprimidos o no; o suelte aquí un archivo</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::BulkPage</name>
    <message>
        <source>New bulk job</source>
        <translation>Nueva tarea masiva</translation>
    </message>
    <message>
        <source>Apply one action to every row of a table, within your request limit</source>
        <translation>Aplicar una acción a cada fila de una tabla, dentro de su límite de peticiones</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Filas seleccionadas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The job for this draft has already been started.</source>
        <translation>La tarea de este borrador ya se ha iniciado.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::ColumnGrid</name>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Primeros valores</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::ColumnsStep</name>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Field for “%1”</source>
        <translation>Campo para «%1»</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobActionStep</name>
    <message>
        <source>&amp;Find records by</source>
        <translation>&amp;Buscar registros por</translation>
    </message>
    <message>
        <source>&amp;Event type</source>
        <translation>Tipo de &amp;evento</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>None available</source>
        <translation>No hay ninguno</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>The event types are loading.</source>
        <translation>Se están cargando los tipos de evento.</translation>
    </message>
    <message>
        <source>Choose an event type.</source>
        <translation>Elija un tipo de evento.</translation>
    </message>
    <message>
        <source>The account “%1” is read-only, so jobs can only look up records.</source>
        <translation>La cuenta «%1» es de solo lectura: las tareas solo pueden buscar registros.</translation>
    </message>
    <message>
        <source>To change, create or delete records, change the account&apos;s protection.</source>
        <translation>Para modificar, crear o eliminar registros, cambie la protección de la cuenta.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobCard</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Starts soon</source>
        <translation>Empieza pronto</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>Empezar ya</translation>
    </message>
    <message numerus="yes">
        <source>Starts in %Ln second(s)</source>
        <translation>
            <numerusform>Empieza en %Ln segundo</numerusform>
            <numerusform>Empieza en %Ln segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobCheckStep</name>
    <message>
        <source>Checking every row…</source>
        <translation>Comprobando cada fila…</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>The rows are being checked.</source>
        <translation>Se están comprobando las filas.</translation>
    </message>
    <message>
        <source>No row can be sent.</source>
        <translation>No se puede enviar ninguna fila.</translation>
    </message>
    <message>
        <source>Type the number of rows first.</source>
        <translation>Escriba primero el número de filas.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln row(s) can be sent.</source>
        <translation>
            <numerusform>La fila se puede enviar.</numerusform>
            <numerusform>Las %Ln filas se pueden enviar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln row(s) can be sent, %L2 cannot.</source>
        <translation>
            <numerusform>%L1 de %Ln fila se puede enviar, %L2 no.</numerusform>
            <numerusform>%L1 de %Ln filas se pueden enviar, %L2 no.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare with the &amp;current values</source>
        <translation>Comparar con los valores &amp;actuales</translation>
    </message>
    <message>
        <source>Loads the first hundred records and shows old and new values</source>
        <translation>Carga los primeros cien registros y muestra los valores anteriores y nuevos</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Antes y después</translation>
    </message>
    <message>
        <source>Not sent: %1</source>
        <translation>No se envía: %1</translation>
    </message>
    <message>
        <source>Show the &amp;requests</source>
        <translation>Mostrar las &amp;peticiones</translation>
    </message>
    <message>
        <source>The exact requests sent to the service</source>
        <translation>Las peticiones exactas que se envían al servicio</translation>
    </message>
    <message>
        <source>The first rows</source>
        <translation>Las primeras filas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank cell(s) will erase values of existing records</source>
        <translation>
            <numerusform>%Ln celda vacía borrará un valor de un registro existente</numerusform>
            <numerusform>%Ln celdas vacías borrarán valores de registros existentes</numerusform>
        </translation>
    </message>
    <message>
        <source>To keep those values, go back and uncheck “Empty cells clear the field”.</source>
        <translation>Para conservar esos valores, vuelva atrás y desmarque «Las celdas vacías borran el valor del campo».</translation>
    </message>
    <message>
        <source>Review and start</source>
        <translation>Revisar y empezar</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobColumnsStep</name>
    <message>
        <source>&amp;Empty cells clear the field</source>
        <translation>Las celdas &amp;vacías borran el valor del campo</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>No se usa</translation>
    </message>
    <message>
        <source>%1 (identifies the record)</source>
        <translation>%1 (identifica el registro)</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln column(s) are used.</source>
        <translation>
            <numerusform>Se usa %L1 de %Ln columna.</numerusform>
            <numerusform>Se usan %L1 de %Ln columnas.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Only update existing records</source>
        <translation>M&amp;odificar solo los registros que existen</translation>
    </message>
    <message>
        <source>Each record is looked up first. Rows without an existing record are not sent.</source>
        <translation>Antes se consulta cada registro. Las filas cuyo registro no existe no se envían.</translation>
    </message>
    <message>
        <source>&amp;Keep the previous values so you can undo the job (doubles the requests)</source>
        <translation>&amp;Guardar los valores anteriores para poder deshacer la tarea (el doble de peticiones)</translation>
    </message>
    <message>
        <source>&amp;Keep the previous values so you can undo the job (adds %1)</source>
        <translation>&amp;Guardar los valores anteriores para poder deshacer la tarea (añade %1)</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobDetail</name>
    <message>
        <source>Undo…</source>
        <translation>Deshacer…</translation>
    </message>
    <message>
        <source>New like this</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Guardar informe…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Rows of the job</source>
        <translation>Filas de la tarea</translation>
    </message>
    <message>
        <source>No job selected</source>
        <translation>Ninguna tarea seleccionada</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>empezó el %1</translation>
    </message>
    <message>
        <source>No rows with this status</source>
        <translation>Ninguna fila con este estado</translation>
    </message>
    <message>
        <source>Choose another status above the table.</source>
        <translation>Elija otro estado encima de la tabla.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied.</source>
        <translation>
            <numerusform>%Ln fila copiada.</numerusform>
            <numerusform>%Ln filas copiadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select rows that identify records, at most %L1.</source>
        <translation>Seleccione filas que identifiquen registros, %L1 como máximo.</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Ver el resultado</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobDetailActions</name>
    <message>
        <source>Unknown outcome</source>
        <translation>Resultado sin confirmar</translation>
    </message>
    <message numerus="yes">
        <source>Send %Ln row(s) again?</source>
        <translation>
            <numerusform>¿Enviar %Ln fila otra vez?</numerusform>
            <numerusform>¿Enviar %Ln filas otra vez?</numerusform>
        </translation>
    </message>
    <message>
        <source>The service didn&apos;t respond, so it is unknown whether the rows arrived. If they did, sending them again applies them twice. Check the records first, or mark the rows as done.</source>
        <translation>El servicio no ha respondido, así que no se sabe si las filas han llegado. Si han llegado y las envía otra vez, se aplicarán dos veces. Revise antes los registros o marque las filas como hechas.</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Enviar otra vez</translation>
    </message>
    <message>
        <source>Mark as done</source>
        <translation>Marcar como hechas</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir más tarde</translation>
    </message>
    <message>
        <source>Marked as done by you.</source>
        <translation>Marcada como hecha por usted.</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Guardar como CSV</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved in %1.</source>
        <translation>
            <numerusform>%Ln fila guardada en %1.</numerusform>
            <numerusform>%Ln filas guardadas en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the report in a folder</source>
        <translation>Guardar el informe en una carpeta</translation>
    </message>
    <message>
        <source>Saved in %1: %2.</source>
        <translation>Guardado en %1: %2.</translation>
    </message>
    <message>
        <source>The job was not undone because this account is read-only.</source>
        <translation>La tarea no se ha deshecho: esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>The job was not undone because it has not finished yet.</source>
        <translation>La tarea no se ha deshecho: aún no ha terminado.</translation>
    </message>
    <message>
        <source>There is nothing to undo because this job made no changes.</source>
        <translation>No hay nada que deshacer: esta tarea no hizo cambios.</translation>
    </message>
    <message>
        <source>This job can&apos;t be undone because the previous values were not saved.</source>
        <translation>Esta tarea no se puede deshacer porque no se guardaron los valores anteriores.</translation>
    </message>
    <message>
        <source>Delete the job</source>
        <translation>Borrar la tarea</translation>
    </message>
    <message>
        <source>Delete “%1” from this computer?</source>
        <translation>¿Borrar «%1» de este ordenador?</translation>
    </message>
    <message>
        <source>This deletes the job&apos;s rows and results, and you can no longer undo it. Nothing changes in the service.</source>
        <translation>Se borran las filas y los resultados de la tarea, y ya no se podrá deshacer. En el servicio no cambia nada.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobRowsStep</name>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>The first rows</source>
        <translation>Las primeras filas</translation>
    </message>
    <message>
        <source>The rows are being read.</source>
        <translation>Se están leyendo las filas.</translation>
    </message>
    <message>
        <source>Choose a file or paste rows.</source>
        <translation>Elija un archivo o pegue filas.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobsDock</name>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Open Jobs page</source>
        <translation>Abrir la página Tareas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobsPage</name>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Pause all</source>
        <translation>Pausar todas</translation>
    </message>
    <message>
        <source>New bulk job…</source>
        <translation>Nueva tarea masiva…</translation>
    </message>
    <message>
        <source>Filter jobs</source>
        <translation>Filtrar tareas</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Pausar o continuar</translation>
    </message>
    <message>
        <source>Cancel the job</source>
        <translation>Cancelar la tarea</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Guardar informe…</translation>
    </message>
    <message>
        <source>New like this…</source>
        <translation>Duplicar…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>This account is read-only, so jobs can only look up records.</source>
        <translation>Esta cuenta es de solo lectura: las tareas solo pueden buscar registros.</translation>
    </message>
    <message>
        <source>Change, create, delete or look up many records at once</source>
        <translation>Modificar, crear, eliminar o buscar muchos registros a la vez</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>No hay nada en curso</translation>
    </message>
    <message>
        <source>No jobs yet</source>
        <translation>Todavía no hay tareas</translation>
    </message>
    <message>
        <source>A job applies one action to every row of a table or selection, within your request limit. You can pause it, close Storedesk and resume later. Every row gets a result.</source>
        <translation>Una tarea hace lo mismo con cada fila de una tabla o de una selección, al ritmo que permite su cuenta. Puede pausarla, cerrar Storedesk y continuar más tarde; siempre sabrá qué ha pasado con cada fila.</translation>
    </message>
    <message>
        <source>No job matches “%1”</source>
        <translation>Ninguna tarea coincide con «%1»</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln en curso</numerusform>
            <numerusform>%Ln en curso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s), kept for %1 days</source>
        <translation>
            <numerusform>%Ln tarea; se conserva %1 días</numerusform>
            <numerusform>%Ln tareas; se conservan %1 días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) stored.</source>
        <translation>
            <numerusform>Hay %Ln tarea guardada.</numerusform>
            <numerusform>Hay %Ln tareas guardadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Privacy requests</source>
        <translation>Solicitudes de privacidad</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::OrderCheckStep</name>
    <message>
        <source>&amp;Dates such as 03/04/2026:</source>
        <translation>&amp;Fechas como 03/04/2026:</translation>
    </message>
    <message>
        <source>N&amp;umbers such as 1.500:</source>
        <translation>Nú&amp;meros como 1.500:</translation>
    </message>
    <message>
        <source>&amp;Currency to send:</source>
        <translation>Mo&amp;neda que se envía:</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>Do not send these orders</source>
        <translation>No enviar estos pedidos</translation>
    </message>
    <message>
        <source>Day first: 3 April</source>
        <translation>Primero el día: 3 de abril</translation>
    </message>
    <message>
        <source>Month first: March 4</source>
        <translation>Primero el mes: 4 de marzo</translation>
    </message>
    <message>
        <source>Decimal comma: one thousand five hundred</source>
        <translation>Coma decimal: mil quinientos</translation>
    </message>
    <message>
        <source>Decimal point: one and a half</source>
        <translation>Punto decimal: uno y medio</translation>
    </message>
    <message>
        <source>Checking the orders…</source>
        <translation>Comprobando los pedidos…</translation>
    </message>
    <message>
        <source>&amp;Fix unambiguous dates, numbers and spaces</source>
        <translation>&amp;Corregir fechas, números y espacios que no ofrecen dudas</translation>
    </message>
    <message>
        <source>&amp;Send orders whose totals don&apos;t add up, using the values in the file</source>
        <translation>&amp;Enviar los pedidos cuyos totales no cuadran, con los valores del archivo</translation>
    </message>
    <message>
        <source>None: do not send these orders</source>
        <translation>Ninguna: no enviar estos pedidos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln order(s) can be sent (%1).</source>
        <translation>
            <numerusform>Se puede enviar %Ln pedido (%1).</numerusform>
            <numerusform>Se pueden enviar los %Ln pedidos (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The orders are being checked.</source>
        <translation>Se están comprobando los pedidos.</translation>
    </message>
    <message>
        <source>Couldn&apos;t check the file.</source>
        <translation>No se ha podido comprobar el archivo.</translation>
    </message>
    <message>
        <source>No order can be sent yet.</source>
        <translation>Todavía no se puede enviar ningún pedido.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln order(s) will be held back.</source>
        <translation>
            <numerusform>%Ln pedido quedará pendiente.</numerusform>
            <numerusform>%Ln pedidos quedarán pendientes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln order(s) can be sent (%2).</source>
        <translation>
            <numerusform>Se puede enviar %L1 de %Ln pedido (%2).</numerusform>
            <numerusform>Se pueden enviar %L1 de %Ln pedidos (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln order(s) are not sales.</source>
        <translation>
            <numerusform>%Ln pedido no es una venta.</numerusform>
            <numerusform>%Ln pedidos no son ventas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check orders</source>
        <translation>Comprobar pedidos</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::OrderColumnsStep</name>
    <message>
        <source>Not used</source>
        <translation>No se usa</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln column(s) are used. Storedesk remembers your choice for files with the same headings.</source>
        <translation>
            <numerusform>Se usa %L1 de %Ln columna. Storedesk recuerda su elección para los archivos con los mismos encabezados.</numerusform>
            <numerusform>Se usan %L1 de %Ln columnas. Storedesk recuerda su elección para los archivos con los mismos encabezados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::OrderLookupStep</name>
    <message>
        <source>Missing records</source>
        <translation>Registros que faltan</translation>
    </message>
    <message>
        <source>&amp;Look up</source>
        <translation>Bu&amp;scar</translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln &amp;contact(s)</source>
        <translation>
            <numerusform>Crear %Ln &amp;contacto</numerusform>
            <numerusform>Crear %Ln &amp;contactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln &amp;product(s)</source>
        <translation>
            <numerusform>Crear %Ln &amp;producto</numerusform>
            <numerusform>Crear %Ln &amp;productos</numerusform>
        </translation>
    </message>
    <message>
        <source>Creating the missing records…</source>
        <translation>Creando los registros que faltan…</translation>
    </message>
    <message>
        <source>Looking up purchases, contacts and products: %L1 of %L2</source>
        <translation>Consultando compras, contactos y productos: %L1 de %L2</translation>
    </message>
    <message>
        <source>The purchases, contacts and products have not been looked up yet.</source>
        <translation>Las compras, los contactos y los productos aún no se han consultado.</translation>
    </message>
    <message>
        <source>All contacts and products exist.</source>
        <translation>Todos los contactos y productos existen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) do not exist.</source>
        <translation>
            <numerusform>%Ln registro no existe.</numerusform>
            <numerusform>%Ln registros no existen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) already exist and will not be sent again.</source>
        <translation>
            <numerusform>%Ln compra ya existe y no se enviará de nuevo.</numerusform>
            <numerusform>%Ln compras ya existen y no se enviarán de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orders with missing records are held back. You can create the records first, using the values in the file. New contacts are created without newsletter consent.</source>
        <translation>Los pedidos con registros que faltan quedan pendientes. Puede crear antes esos registros con los valores del archivo. Los contactos nuevos se crean sin consentimiento para el boletín.</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Can it be created?</source>
        <translation>¿Se puede crear?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>No. %1</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>The missing records are being created.</source>
        <translation>Se están creando los registros que faltan.</translation>
    </message>
    <message>
        <source>The records are being looked up.</source>
        <translation>Se están consultando los registros.</translation>
    </message>
    <message>
        <source>Look up the records first.</source>
        <translation>Consulte antes los registros.</translation>
    </message>
    <message>
        <source>There is no order left to send.</source>
        <translation>No queda ningún pedido por enviar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln order(s) will be held back.</source>
        <translation>
            <numerusform>%Ln pedido quedará pendiente.</numerusform>
            <numerusform>%Ln pedidos quedarán pendientes.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::OrderSendStep</name>
    <message>
        <source>Let the purchases start &amp;workflows</source>
        <translation>Permitir que las compras inicien &amp;flujos</translation>
    </message>
    <message>
        <source>Workflows that start with a purchase may send emails to the buyers, even for old orders. Deleting a purchase later doesn&apos;t undo this.</source>
        <translation>Los flujos que se inician con una compra pueden enviar correos a los compradores, incluso por pedidos antiguos. Eliminar después la compra no lo deshace.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Pedidos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) will be sent.</source>
        <translation>
            <numerusform>Se enviará %Ln compra.</numerusform>
            <numerusform>Se enviarán %Ln compras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln order(s) will be held back.</source>
        <translation>
            <numerusform>%Ln pedido quedará pendiente.</numerusform>
            <numerusform>%Ln pedidos quedarán pendientes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) already exist and will not be sent again.</source>
        <translation>
            <numerusform>%Ln compra ya existe y no se enviará de nuevo.</numerusform>
            <numerusform>%Ln compras ya existen y no se enviarán de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review and send</source>
        <translation>Revisar y enviar</translation>
    </message>
    <message>
        <source>Look up the records first.</source>
        <translation>Consulte antes los registros.</translation>
    </message>
    <message>
        <source>There is no order left to send.</source>
        <translation>No queda ningún pedido por enviar.</translation>
    </message>
    <message>
        <source>Type the number of purchases first.</source>
        <translation>Escriba antes el número de compras.</translation>
    </message>
    <message numerus="yes">
        <source>Send %Ln purchase(s)</source>
        <translation>
            <numerusform>Enviar %Ln compra</numerusform>
            <numerusform>Enviar %Ln compras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln order(s) are not sales and will not be sent.</source>
        <translation>
            <numerusform>%Ln pedido no es una venta y no se enviará.</numerusform>
            <numerusform>%Ln pedidos no son ventas y no se enviarán.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::OrderStatusList</name>
    <message>
        <source>The file has no order status: all orders count as sales.</source>
        <translation>El archivo no incluye el estado de los pedidos: todos cuentan como ventas.</translation>
    </message>
    <message>
        <source>Tick the statuses that are sales. Other orders are not sent.</source>
        <translation>Marque los estados que son ventas. Los demás pedidos no se envían.</translation>
    </message>
    <message>
        <source>%L1 more statuses are not shown. Check which column contains the status.</source>
        <translation>Hay %L1 estados más que no se muestran. Compruebe qué columna contiene el estado.</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>En blanco</translation>
    </message>
    <message>
        <source>%1 (%L2), not known</source>
        <translation>%1 (%L2), desconocido</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>Orders with the status “%1” are sales</source>
        <translation>Los pedidos con el estado «%1» son ventas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::PurchaseImportPage</name>
    <message>
        <source>Purchases from a file</source>
        <translation>Compras desde un archivo</translation>
    </message>
    <message>
        <source>Orders as your shop exports them, one row per product</source>
        <translation>Pedidos tal como los exporta su tienda, con una fila por producto</translation>
    </message>
    <message>
        <source>Purchases: %1</source>
        <translation>Compras: %1</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Filas seleccionadas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::ReasonList</name>
    <message>
        <source>By reason</source>
        <translation>Por motivo</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>Ver filas</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
    <message>
        <source>Retry these</source>
        <translation>Reintentar estas</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s)</source>
        <translation>
            <numerusform>%Ln motivo</numerusform>
            <numerusform>%Ln motivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Corregir…</translation>
    </message>
    <message>
        <source>Open these rows to fix and resend them</source>
        <translation>Abrir estas filas para corregirlas y volver a enviarlas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::StateChips</name>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviadas</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importadas</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>No importadas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::BrowseActions</name>
    <message numerus="yes">
        <source>Copied %n row(s) as a table.</source>
        <translation>
            <numerusform>Se ha copiado %n fila como tabla.</numerusform>
            <numerusform>Se han copiado %n filas como tabla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n record(s) as JSON.</source>
        <translation>
            <numerusform>Se ha copiado %n registro como JSON.</numerusform>
            <numerusform>Se han copiado %n registros como JSON.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n row(s) as Markdown.</source>
        <translation>
            <numerusform>Se ha copiado %n fila como Markdown.</numerusform>
            <numerusform>Se han copiado %n filas como Markdown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::BrowsePage</name>
    <message>
        <source>Refresh (F5)</source>
        <translation>Actualizar (F5)</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::DetailFields</name>
    <message>
        <source>Fields of the record</source>
        <translation>Campos del registro</translation>
    </message>
    <message>
        <source>Valid until %1. Refresh to renew it.</source>
        <translation>Válido hasta %1. Actualice para renovarlo.</translation>
    </message>
    <message>
        <source>Copy the ID</source>
        <translation>Copiar el ID</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>Se ha copiado %1.</translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation>Otros campos</translation>
    </message>
    <message>
        <source>Local data</source>
        <translation>Datos locales</translation>
    </message>
    <message>
        <source>%1: %2, open</source>
        <translation>%1: %2, abrir</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Pertenece a</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::DetailPanel</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Parts of the record</source>
        <translation>Partes del registro</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Datos en bruto</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <source>The record as JSON</source>
        <translation>El registro como JSON</translation>
    </message>
    <message>
        <source>Requests for this record</source>
        <translation>Peticiones sobre este registro</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nada seleccionado</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>Selección: %n</numerusform>
            <numerusform>Selección: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::FilterRow</name>
    <message>
        <source>Filter by text or ID</source>
        <translation>Filtrar por texto o ID</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>All statuses</source>
        <translation>Todos los estados</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::IntegrationActions</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Send a test event…</source>
        <translation>Enviar un evento de &amp;prueba…</translation>
    </message>
    <message>
        <source>New &amp;like this…</source>
        <translation>Duplica&amp;r…</translation>
    </message>
    <message>
        <source>New event &amp;type…</source>
        <translation>Nuevo tipo de e&amp;vento…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>E&amp;ditar…</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <translation>C&amp;omparar…</translation>
    </message>
    <message>
        <source>&amp;Share with a developer…</source>
        <translation>Pasar a un desarro&amp;llador…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy the &amp;ID</source>
        <translation>Copiar el &amp;ID</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Copiar como &amp;JSON</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copiar como &amp;Markdown</translation>
    </message>
    <message>
        <source>&amp;New integration…</source>
        <translation>&amp;Nueva integración…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>No hay nada seleccionado.</translation>
    </message>
    <message>
        <source>Select only one.</source>
        <translation>Seleccione solo uno.</translation>
    </message>
    <message>
        <source>Select integrations or event types, not both.</source>
        <translation>Seleccione integraciones o tipos de evento, no ambos.</translation>
    </message>
    <message>
        <source>The service itself sends events of this type.</source>
        <translation>Los eventos de este tipo los envía el propio servicio.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Delete %n…</source>
        <translation>
            <numerusform>&amp;Eliminar %n…</numerusform>
            <numerusform>&amp;Eliminar %n…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened the first %n.</source>
        <translation>
            <numerusform>Se ha abierto solo %n.</numerusform>
            <numerusform>Se han abierto solo los primeros %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::IntegrationBrowser</name>
    <message>
        <source>Filter by name or alias</source>
        <translation>Filtrar por nombre o alias</translation>
    </message>
    <message>
        <source>Integrations and their event types</source>
        <translation>Integraciones y sus tipos de evento</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::IntegrationRows</name>
    <message>
        <source>New event type…</source>
        <translation>Nuevo tipo de evento…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Load them</source>
        <translation>Cargarlos</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::IntegrationState</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>%1 Showing data from %2.</source>
        <translation>%1 Se muestran los datos de %2.</translation>
    </message>
    <message>
        <source>Nothing matches “%1”</source>
        <translation>Nada coincide con «%1»</translation>
    </message>
    <message>
        <source>No integration or event type was found.</source>
        <translation>No se ha encontrado ninguna integración ni tipo de evento.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Ask the person who created the key for the permission “%1”.</source>
        <translation>Pida el permiso «%1» a la persona que creó la clave.</translation>
    </message>
    <message>
        <source>Test the key again</source>
        <translation>Probar la clave de nuevo</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>not loaded yet</source>
        <translation>sin cargar todavía</translation>
    </message>
    <message numerus="yes">
        <source>%Ln integration(s)</source>
        <translation>
            <numerusform>%Ln integración</numerusform>
            <numerusform>%Ln integraciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event type(s) loaded</source>
        <translation>
            <numerusform>%Ln tipo de evento cargado</numerusform>
            <numerusform>%Ln tipos de evento cargados</numerusform>
        </translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>cargando…</translation>
    </message>
    <message>
        <source>%1 · refreshed %2</source>
        <translation>%1 · actualizado %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::ListActions</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Copiar como &amp;JSON</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copiar como &amp;Markdown</translation>
    </message>
    <message>
        <source>New &amp;like this…</source>
        <translation>D&amp;uplicar…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>No hay nada seleccionado.</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>Select a record to copy.</source>
        <translation>Seleccione el registro que quiere copiar.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Delete %n…</source>
        <translation>
            <numerusform>&amp;Eliminar %n…</numerusform>
            <numerusform>&amp;Eliminar %n…</numerusform>
        </translation>
    </message>
    <message>
        <source>System fields cannot be deleted.</source>
        <translation>Los campos del sistema no se pueden eliminar.</translation>
    </message>
    <message numerus="yes">
        <source>Opened the first %n.</source>
        <translation>
            <numerusform>Se ha abierto solo %n.</numerusform>
            <numerusform>Se han abierto solo los primeros %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select one record.</source>
        <translation>Seleccione un registro.</translation>
    </message>
    <message>
        <source>Copy the &amp;ID</source>
        <translation>Copiar el &amp;ID</translation>
    </message>
    <message>
        <source>&amp;Refill…</source>
        <translation>Añadir &amp;códigos…</translation>
    </message>
    <message>
        <source>Select the set to refill.</source>
        <translation>Seleccione el conjunto al que quiere añadir códigos.</translation>
    </message>
    <message>
        <source>Compare with the &amp;previous export</source>
        <translation>Comparar con la exportación &amp;anterior</translation>
    </message>
    <message>
        <source>The export&apos;s table is not on this computer.</source>
        <translation>La tabla de la exportación no está en este ordenador.</translation>
    </message>
    <message>
        <source>There is no earlier export on this computer.</source>
        <translation>No hay ninguna exportación anterior en este ordenador.</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>System fields can&apos;t be changed.</source>
        <translation>Los campos del sistema no se pueden modificar.</translation>
    </message>
    <message>
        <source>&amp;Undo this import…</source>
        <translation>&amp;Deshacer esta importación…</translation>
    </message>
    <message>
        <source>Codes can&apos;t be removed, because the service offers no way to do it.</source>
        <translation>Los códigos no se pueden quitar, porque el servicio no ofrece ninguna forma de hacerlo.</translation>
    </message>
    <message>
        <source>The previous values are not stored on this computer.</source>
        <translation>Los valores anteriores no están guardados en este ordenador.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::ListColumns</name>
    <message>
        <source>Move the current column &amp;left</source>
        <translation>Mover la columna a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Move the current column &amp;right</source>
        <translation>Mover la columna a la &amp;derecha</translation>
    </message>
    <message>
        <source>&amp;Reset the columns</source>
        <translation>&amp;Restablecer las columnas</translation>
    </message>
    <message>
        <source>&amp;Hide this column</source>
        <translation>&amp;Ocultar esta columna</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Columnas</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>Orden &amp;ascendente</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>Orden &amp;descendente</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::ListMessages</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::RecordListView</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message numerus="yes">
        <source>%n are loaded.</source>
        <translation>
            <numerusform>Hay %n en la lista.</numerusform>
            <numerusform>Hay %n en la lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>There may be more in the service.</source>
        <translation>Puede haber más en el servicio.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Load the rest</source>
        <translation>Cargar el resto</translation>
    </message>
    <message>
        <source>Ask the person who created the key for the permission “%1”.</source>
        <translation>Pida el permiso «%1» a la persona que creó la clave.</translation>
    </message>
    <message>
        <source>Test the key again</source>
        <translation>Probar la clave de nuevo</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Response: %1</source>
        <translation>Respuesta: %1</translation>
    </message>
    <message numerus="yes">
        <source>Sent %n time(s).</source>
        <translation>
            <numerusform>Enviada %n vez.</numerusform>
            <numerusform>Enviada %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>%1 Showing data from %2.</source>
        <translation>%1 Se muestran los datos de %2.</translation>
    </message>
    <message>
        <source>%1 %2 so far</source>
        <translation>%1 %2 hasta ahora</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>more in the service</source>
        <translation>más en el servicio</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>selección: %n</numerusform>
            <numerusform>selección: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>cargando…</translation>
    </message>
    <message>
        <source>not loaded yet</source>
        <translation>sin cargar todavía</translation>
    </message>
    <message>
        <source>, more in the service</source>
        <translation>, más en el servicio</translation>
    </message>
    <message>
        <source>%1 · refreshed %2</source>
        <translation>%1 · actualizado %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln loaded</source>
        <translation>
            <numerusform>%1 de %Ln en la lista</numerusform>
            <numerusform>%1 de %Ln en la lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln loaded</source>
        <translation>
            <numerusform>%Ln en la lista</numerusform>
            <numerusform>%Ln en la lista</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · created in the service&apos;s own application</source>
        <translation>%1 · se crean en la aplicación del servicio</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::UnfinishedChanges</name>
    <message>
        <source>Show the plan</source>
        <translation>Mostrar el plan</translation>
    </message>
    <message>
        <source>The change to “%1” is not finished.</source>
        <translation>El cambio de «%1» no ha terminado.</translation>
    </message>
    <message>
        <source>One event type still accepts events, possibly under another alias. Continue, or restore the old definition.</source>
        <translation>Un tipo de evento sigue aceptando eventos, quizá con otro alias. Continúe o restaure la definición anterior.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lock::LockPage</name>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Storedesk</source>
        <translation>Storedesk</translation>
    </message>
    <message>
        <source>Storedesk is locked</source>
        <translation>Storedesk está bloqueado</translation>
    </message>
    <message>
        <source>Waiting for the keychain…</source>
        <translation>Esperando al llavero…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lookups::BulkLookupActions</name>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation>
            <numerusform>%n fila copiada.</numerusform>
            <numerusform>%n filas copiadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Guardar como CSV</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) saved in %1.</source>
        <translation>
            <numerusform>%n fila guardada en %1.</numerusform>
            <numerusform>%n filas guardadas en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned.</source>
        <translation>
            <numerusform>Se ha fijado %n.</numerusform>
            <numerusform>Se han fijado %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was pinned.</source>
        <translation>Se ha fijado %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the records found can&apos;t be deleted using “%1” and will be kept.</source>
        <translation>
            <numerusform>%n de los registros encontrados no se puede eliminar con «%1» y se conserva.</numerusform>
            <numerusform>%n de los registros encontrados no se pueden eliminar con «%1» y se conservan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation>Eliminado.</translation>
    </message>
    <message>
        <source>Only records identified by “%1” are included.</source>
        <translation>Solo se incluyen los registros identificados por «%1».</translation>
    </message>
    <message>
        <source>%1 lookup %2.csv</source>
        <translation>%1, búsqueda %2.csv</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lookups::BulkLookupBar</name>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All</source>
        <comment>purchases</comment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrados</translation>
    </message>
    <message>
        <source>Found</source>
        <comment>purchases</comment>
        <translation>Encontradas</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrados</translation>
    </message>
    <message>
        <source>Not found</source>
        <comment>purchases</comment>
        <translation>No encontradas</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallidos</translation>
    </message>
    <message>
        <source>Failed</source>
        <comment>purchases</comment>
        <translation>Fallidas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lookups::BulkLookupHeader</name>
    <message>
        <source>Bulk lookup: %1</source>
        <translation>Búsqueda múltiple: %1</translation>
    </message>
    <message numerus="yes">
        <source>Look up %n contact(s)</source>
        <translation>
            <numerusform>Buscar %n contacto</numerusform>
            <numerusform>Buscar %n contactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %n product(s)</source>
        <translation>
            <numerusform>Buscar %n producto</numerusform>
            <numerusform>Buscar %n productos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %n purchase(s)</source>
        <translation>
            <numerusform>Buscar %n compra</numerusform>
            <numerusform>Buscar %n compras</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Use results</source>
        <translation>Usar los resultados</translation>
    </message>
    <message>
        <source>Type of the values</source>
        <translation>Tipo de los valores</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Guardar como CSV…</translation>
    </message>
    <message>
        <source>&amp;Pin all</source>
        <translation>&amp;Fijar todos</translation>
    </message>
    <message>
        <source>&amp;Delete found…</source>
        <translation>&amp;Eliminar los encontrados…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message numerus="yes">
        <source>At most %n can be pinned at once.</source>
        <translation>
            <numerusform>Como máximo se puede fijar %n a la vez.</numerusform>
            <numerusform>Como máximo se pueden fijar %n a la vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>This account is read-only: nothing can be deleted.</source>
        <translation>Esta cuenta es de solo lectura: no se puede eliminar nada.</translation>
    </message>
    <message>
        <source>Cancel the lookup first.</source>
        <translation>Cancele antes la búsqueda.</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Detectar automáticamente</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Vaciar la lista</translation>
    </message>
    <message>
        <source>Use in a bulk &amp;job…</source>
        <translation>Usar en una &amp;tarea masiva…</translation>
    </message>
    <message>
        <source>S&amp;how the job</source>
        <translation>&amp;Ver la tarea</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lookups::BulkLookupModel</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texto pegado</translation>
    </message>
    <message>
        <source>Interpreted as</source>
        <translation>Interpretado como</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lookups::BulkLookupPage</name>
    <message>
        <source>Enter opens the record · Ctrl+D pins it · Ctrl+V adds rows</source>
        <translation>Intro abre el registro · Ctrl+D lo fija · Ctrl+V añade filas</translation>
    </message>
    <message>
        <source>Pasted rows and their results</source>
        <translation>Filas pegadas y sus resultados</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Bulk lookup</source>
        <translation>Búsqueda múltiple</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Read-only: nothing is created or changed</source>
        <translation>Solo lectura: no se crea ni se modifica nada</translation>
    </message>
    <message numerus="yes">
        <source>%n blank line(s) skipped</source>
        <translation>
            <numerusform>%n línea en blanco omitida</numerusform>
            <numerusform>%n líneas en blanco omitidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate line(s) skipped</source>
        <translation>
            <numerusform>%n línea repetida omitida</numerusform>
            <numerusform>%n líneas repetidas omitidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The lookup is paused. Choose “Resume” to try again.</source>
        <translation>%1 La búsqueda está en pausa. Elija «Continuar» para intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) a minute reserved for your own work</source>
        <translation>
            <numerusform>%n petición por minuto reservada para su propio trabajo</numerusform>
            <numerusform>%n peticiones por minuto reservadas para su propio trabajo</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>Nada que mostrar</translation>
    </message>
    <message>
        <source>Nothing matches “%1”</source>
        <translation>Nada coincide con «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n lines were pasted.</source>
        <translation>
            <numerusform>Se ha pegado %n línea.</numerusform>
            <numerusform>Se han pegado %n líneas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the field</source>
        <translation>Vaciar el campo</translation>
    </message>
    <message>
        <source>Paste the values to look up</source>
        <translation>Pegue los valores que quiere buscar</translation>
    </message>
    <message>
        <source>One per line, from an email, a spreadsheet or a file. You can also drop a file here. Nothing is created or changed.</source>
        <translation>Uno por línea, de un correo, una hoja de cálculo o un archivo. También puede soltar aquí un archivo. No se crea ni se modifica nada.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>%1 found + %2 not found + %3 failed + %4 waiting = %5</source>
        <translation>%1 encontrados + %2 no encontrados + %3 fallidos + %4 en espera = %5</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy some lines first.</source>
        <translation>No hay texto que pegar. Copie antes algunas líneas.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read %1, or it is larger than %2.</source>
        <translation>No se ha podido leer %1, o es mayor que %2.</translation>
    </message>
    <message>
        <source>Your previous list was replaced.</source>
        <translation>Se ha sustituido su lista anterior.</translation>
    </message>
    <message>
        <source>The list was cleared.</source>
        <translation>La lista se ha vaciado.</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>Buscar de nuevo</translation>
    </message>
    <message>
        <source>This is your previous list</source>
        <translation>Esta es su lista anterior</translation>
    </message>
    <message numerus="yes">
        <source>Your list was saved, but the results were not. Looking it up again uses %n request(s).</source>
        <translation>
            <numerusform>Su lista se ha guardado, pero los resultados no. Buscarla de nuevo requiere %n petición.</numerusform>
            <numerusform>Su lista se ha guardado, pero los resultados no. Buscarla de nuevo requiere %n peticiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found + %2 not found + %3 failed + %4 not looked up = %5</source>
        <translation>%1 encontrados + %2 no encontrados + %3 fallidos + %4 sin buscar = %5</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lookups::ExampleLinks</name>
    <message>
        <source>Try one of the practice store&apos;s contacts:</source>
        <translation>Pruebe con un contacto de la tienda de prácticas:</translation>
    </message>
    <message>
        <source>Try one of the practice store&apos;s products:</source>
        <translation>Pruebe con un producto de la tienda de prácticas:</translation>
    </message>
    <message>
        <source>Try one of the practice store&apos;s purchases:</source>
        <translation>Pruebe con una compra de la tienda de prácticas:</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lookups::LookupField</name>
    <message>
        <source>Look up</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Look up: %1</source>
        <translation>Buscar: %1</translation>
    </message>
    <message>
        <source>Look it up as something else</source>
        <translation>Buscarlo como otra cosa</translation>
    </message>
    <message>
        <source>Press Enter to look it up</source>
        <translation>Pulse Intro para buscarlo</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>found</source>
        <translation>encontrado</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>sin permiso</translation>
    </message>
    <message>
        <source>no response</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>Interpreted as &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Interpretado como &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Interpreted as &lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation>Interpretado como &lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Detectar automáticamente</translation>
    </message>
    <message>
        <source>This method of looking up contacts is outdated, and the service may remove it. Choose “%1” instead.</source>
        <translation>Esta es una forma antigua de buscar contactos y el servicio puede retirarla. Elija «%1».</translation>
    </message>
    <message>
        <source>This looks like a name</source>
        <translation>Esto parece un nombre</translation>
    </message>
    <message>
        <source>not an email address</source>
        <translation>no es una dirección de correo</translation>
    </message>
    <message>
        <source>Email or external ID</source>
        <translation>Correo o ID externo</translation>
    </message>
    <message>
        <source>Purchase ID</source>
        <translation>ID de compra</translation>
    </message>
    <message>
        <source>Product ID</source>
        <translation>ID de producto</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lookups::LookupPage</name>
    <message>
        <source>Bulk lookup…</source>
        <translation>Búsqueda múltiple…</translation>
    </message>
    <message>
        <source>This account is read-only: nothing can be created.</source>
        <translation>Esta cuenta es de solo lectura: no se puede crear nada.</translation>
    </message>
    <message>
        <source>Pinned and recent</source>
        <translation>Fijados y recientes</translation>
    </message>
    <message>
        <source>Paste several lines for a bulk lookup. Pin with Ctrl+D.</source>
        <translation>Pegue varias líneas para una búsqueda múltiple. Fije con Ctrl+D.</translation>
    </message>
    <message>
        <source>Open in a tab</source>
        <translation>Abrir en una pestaña</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Dejar de fijar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>New contact…</source>
        <translation>Nuevo contacto…</translation>
    </message>
    <message>
        <source>Live lookup · the service can&apos;t list contacts</source>
        <translation>Búsqueda en el servicio · no ofrece una lista de contactos</translation>
    </message>
    <message>
        <source>New product…</source>
        <translation>Nuevo producto…</translation>
    </message>
    <message>
        <source>Live lookup · the service can&apos;t list products</source>
        <translation>Búsqueda en el servicio · no ofrece una lista de productos</translation>
    </message>
    <message>
        <source>New purchase…</source>
        <translation>Nueva compra…</translation>
    </message>
    <message>
        <source>Live lookup · the service can&apos;t list purchases</source>
        <translation>Búsqueda en el servicio · no ofrece una lista de compras</translation>
    </message>
    <message>
        <source>Previous result: %1</source>
        <translation>Resultado anterior: %1</translation>
    </message>
    <message>
        <source>Press Enter to look up what you typed.</source>
        <translation>Pulse Intro para buscar lo que ha escrito.</translation>
    </message>
    <message>
        <source>The unsaved changes to %1 are now in their own tab.</source>
        <translation>Los cambios sin guardar de %1 están ahora en su propia pestaña.</translation>
    </message>
    <message>
        <source>All contacts (offline copy)</source>
        <translation>Todos los contactos (copia sin conexión)</translation>
    </message>
    <message>
        <source>To delete the record shown now, press Delete again.</source>
        <translation>Para eliminar el registro que se muestra ahora, pulse Supr otra vez.</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Desde un archivo…</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lookups::VisitModel</name>
    <message>
        <source>Pinned</source>
        <translation>Fijados</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>Abierto: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::navigation::Menus</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Switch account</source>
        <translation>Cam&amp;biar de cuenta</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Technical &amp;names</source>
        <translation>&amp;Nombres técnicos</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <translation>Igual que el &amp;sistema</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>menu and choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>settings preferences options appearance colours mode</source>
        <translation>ajustes configuración preferencias opciones apariencia colores modo</translation>
    </message>
    <message>
        <source>settings preferences options translation</source>
        <translation>ajustes configuración preferencias opciones traducción</translation>
    </message>
    <message>
        <source>settings preferences options identifiers</source>
        <translation>ajustes configuración preferencias opciones identificadores</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>español castellano</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglés</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::navigation::Navigation</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::navigation::NavigationModel</name>
    <message>
        <source>no permission</source>
        <translation>sin permiso</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n en curso</numerusform>
            <numerusform>%n en curso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need your attention</source>
        <translation>
            <numerusform>%n requiere su atención</numerusform>
            <numerusform>%n requieren su atención</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in total</source>
        <translation>
            <numerusform>%Ln en total</numerusform>
            <numerusform>%Ln en total</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::navigation::NewMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>an action that asks more</comment>
        <translation>%1…</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::navigation::StoreSwitcher</name>
    <message>
        <source>Opens the list of accounts</source>
        <translation>Abre la lista de cuentas</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind and guard of a store</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Store: %1</source>
        <translation>Tienda: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::navigation::TabCloseButton</name>
    <message>
        <source>Close tab</source>
        <translation>Cerrar pestaña</translation>
    </message>
    <message>
        <source>Close the tab %1</source>
        <translation>Cerrar la pestaña %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::navigation::TabList</name>
    <message>
        <source>List of open tabs</source>
        <translation>Lista de pestañas abiertas</translation>
    </message>
    <message>
        <source>%1 (unsaved)</source>
        <translation>%1 (sin guardar)</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::AttentionCard</name>
    <message>
        <source>This list may be incomplete. Couldn&apos;t load: %1.</source>
        <translation>Esta lista puede estar incompleta. No se ha podido cargar: %1.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>Needs your attention</source>
        <translation>Requiere su atención</translation>
    </message>
    <message>
        <source>Nothing needs your attention.</source>
        <translation>Nada requiere su atención.</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was dismissed.</source>
        <translation>Se ha descartado «%1».</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln dismissed</source>
        <translation>
            <numerusform>Mostrar %Ln descartado</numerusform>
            <numerusform>Mostrar %Ln descartados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::ChartCard</name>
    <message>
        <source>Chart actions</source>
        <translation>Acciones del gráfico</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Copiar como tabla</translation>
    </message>
    <message>
        <source>Save as image…</source>
        <translation>Guardar como imagen…</translation>
    </message>
    <message>
        <source>No rows imported in the last 30 days.</source>
        <translation>Ninguna fila importada en los últimos 30 días.</translation>
    </message>
    <message>
        <source>No exports in the last 30 days.</source>
        <translation>Ninguna exportación en los últimos 30 días.</translation>
    </message>
    <message>
        <source>Save the chart as an image</source>
        <translation>Guardar el gráfico como imagen</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Vector images (*.svg)</source>
        <translation>Imágenes vectoriales (*.svg)</translation>
    </message>
    <message>
        <source>The chart was saved as %1.</source>
        <translation>Se ha guardado el gráfico como %1.</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Imported rows per day</source>
        <translation>Filas importadas al día</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptadas</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rechazadas</translation>
    </message>
    <message>
        <source>Exports per day</source>
        <translation>Exportaciones por día</translation>
    </message>
    <message>
        <source>exports</source>
        <translation>exportaciones</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::LinkRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::OverviewCard</name>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>%1: your API key has no read permission.</source>
        <translation>%1: su clave de API no tiene permiso de lectura.</translation>
    </message>
    <message>
        <source>Couldn&apos;t load %1.</source>
        <translation>No se ha podido cargar: %1.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>New import…</source>
        <translation>Nueva importación…</translation>
    </message>
    <message>
        <source>New export…</source>
        <translation>Nueva exportación…</translation>
    </message>
    <message>
        <source>%1 · loading…</source>
        <translation>%1 · cargando…</translation>
    </message>
    <message>
        <source>%1 · not loaded yet</source>
        <translation>%1 · sin cargar todavía</translation>
    </message>
    <message>
        <source>%1 · updated %2 · refreshing automatically</source>
        <translation>%1 · actualizado %2 · actualización automática</translation>
    </message>
    <message>
        <source>%1 · updated %2</source>
        <translation>%1 · actualizado %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::RecentCard</name>
    <message>
        <source>Recent imports and exports</source>
        <translation>Importaciones y exportaciones recientes</translation>
    </message>
    <message>
        <source>All exports</source>
        <translation>Todas las exportaciones</translation>
    </message>
    <message>
        <source>No imports or exports yet.</source>
        <translation>Todavía no hay importaciones ni exportaciones.</translation>
    </message>
    <message>
        <source>All imports</source>
        <translation>Todas las importaciones</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::RecentModel</name>
    <message>
        <source>Export: %1</source>
        <translation>Exportación: %1</translation>
    </message>
    <message>
        <source>Import: %1</source>
        <translation>Importación: %1</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Ver el motivo</translation>
    </message>
    <message>
        <source>The service gave no reason.</source>
        <translation>El servicio no ha dado ningún motivo.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::RunningCard</name>
    <message>
        <source>Running now</source>
        <translation>En curso</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln en espera</numerusform>
            <numerusform>%Ln en espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %Ln waiting</source>
        <translation>
            <numerusform>%1, y %Ln en espera</numerusform>
            <numerusform>%1, y %Ln en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>All exports</source>
        <translation>Todas las exportaciones</translation>
    </message>
    <message>
        <source>All imports</source>
        <translation>Todas las importaciones</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>No hay nada en curso.</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>Todas las tareas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::RunningRow</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En cola</translation>
    </message>
    <message>
        <source>Running · total not known yet</source>
        <translation>En curso · total aún desconocido</translation>
    </message>
    <message>
        <source>%1 of %2 exported</source>
        <translation>%1 de %2 exportadas</translation>
    </message>
    <message>
        <source>%1 of %2 rows accepted</source>
        <translation>%1 de %2 filas aceptadas</translation>
    </message>
    <message>
        <source>%1 of %2 rows processed: %3 accepted, %4 rejected</source>
        <translation>%1 de %2 filas procesadas: %3 aceptadas, %4 rechazadas</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>Exportación: %1</translation>
    </message>
    <message>
        <source>Import: %1</source>
        <translation>Importación: %1</translation>
    </message>
    <message>
        <source>Job: %1</source>
        <translation>Tarea: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::StateCountRow</name>
    <message>
        <source>Show %1: %2</source>
        <translation>Mostrar %1: %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::StockCard</name>
    <message>
        <source>Coupons left</source>
        <translation>Cupones disponibles</translation>
    </message>
    <message>
        <source>Coupon sets</source>
        <translation>Conjuntos de cupones</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln set(s)</source>
        <translation>
            <numerusform>Ver %Ln conjunto</numerusform>
            <numerusform>Ver los %Ln conjuntos</numerusform>
        </translation>
    </message>
    <message>
        <source>This store has no coupon sets.</source>
        <translation>Esta tienda no tiene conjuntos de cupones.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::StockRow</name>
    <message>
        <source>of %1 left</source>
        <translation>de %1 disponibles</translation>
    </message>
    <message>
        <source>one code: %1</source>
        <translation>un código: %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>no codes added yet</source>
        <translation>sin códigos todavía</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::StoreCard</name>
    <message>
        <source>Store</source>
        <translation>Tienda</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Todos los campos</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::StorePage</name>
    <message>
        <source>Copy as table</source>
        <translation>Copiar como tabla</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Tienda</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) per minute</source>
        <translation>
            <numerusform>%Ln petición por minuto</numerusform>
            <numerusform>%Ln peticiones por minuto</numerusform>
        </translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servicio</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Protección</translation>
    </message>
    <message>
        <source>Request limit</source>
        <translation>Límite de peticiones</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation>Otros campos</translation>
    </message>
    <message>
        <source>%1 · loading…</source>
        <translation>%1 · cargando…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · updated %2</source>
        <translation>%1 · actualizado %2</translation>
    </message>
    <message>
        <source>%1 · not loaded yet</source>
        <translation>%1 · sin cargar todavía</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>The store has no fields</source>
        <translation>La tienda no tiene campos</translation>
    </message>
    <message>
        <source>The service returned an empty record.</source>
        <translation>El servicio ha devuelto un registro vacío.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>The fields of the store were copied.</source>
        <translation>Se han copiado los campos de la tienda.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::WorkflowsCard</name>
    <message>
        <source>Workflows by status</source>
        <translation>Flujos por estado</translation>
    </message>
    <message>
        <source>The service finalises workflows that have been paused for more than 3 months.</source>
        <translation>El servicio finaliza los flujos que llevan más de 3 meses en pausa.</translation>
    </message>
    <message>
        <source>Workflows</source>
        <translation>Flujos</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln</source>
        <translation>
            <numerusform>Ver %Ln</numerusform>
            <numerusform>Ver los %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>This store has no workflows.</source>
        <translation>Esta tienda no tiene flujos.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::pages::HelpPage</name>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>Todos los atajos de teclado</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Qué puede hacer</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ubicación</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Ayuda: %1</translation>
    </message>
    <message>
        <source>The help does not mention “%1”</source>
        <translation>La ayuda no menciona «%1»</translation>
    </message>
    <message>
        <source>Try another word, or check the menus.</source>
        <translation>Pruebe con otra palabra o mire en los menús.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Shortcuts on this page</source>
        <translation>Atajos de esta página</translation>
    </message>
    <message>
        <source>Pages, commands and shortcuts</source>
        <translation>Páginas, comandos y atajos</translation>
    </message>
    <message>
        <source>Read the manual</source>
        <translation>Leer el manual</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::pages::ManualPage</name>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a chapter</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>No chapter mentions “%1”</source>
        <translation>Ningún capítulo menciona «%1»</translation>
    </message>
    <message>
        <source>Try another word.</source>
        <translation>Pruebe con otra palabra.</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>Manual: %1</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::pages::ShortcutsPage</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Everything can be done without the mouse.</source>
        <translation>Todo se puede hacer sin el ratón.</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Función</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ubicación</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Filter by action, place or shortcut</source>
        <translation>Filtrar por función, lugar o atajo</translation>
    </message>
    <message>
        <source>No shortcut matches “%1”</source>
        <translation>Ningún atajo coincide con «%1»</translation>
    </message>
    <message>
        <source>Commands without a shortcut are in the menus.</source>
        <translation>Los comandos sin atajo están en los menús.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Quitar el filtro</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::palette::NameEntries</name>
    <message>
        <source>Export its contacts…</source>
        <translation>Exportar sus contactos…</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segmento</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Export of %1</source>
        <translation>Exportación del %1</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::palette::Palette</name>
    <message>
        <source>No results for “%1”.</source>
        <translation>Sin resultados para «%1».</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Look up “%1”</source>
        <translation>Buscar «%1»</translation>
    </message>
    <message numerus="yes">
        <source>up to %n lookups</source>
        <translation>
            <numerusform>hasta %n búsqueda</numerusform>
            <numerusform>hasta %n búsquedas</numerusform>
        </translation>
    </message>
    <message>
        <source>as %1</source>
        <comment>a kind of record</comment>
        <translation>como %1</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En cola</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>No permission: your API key can&apos;t read this</source>
        <translation>Sin permiso: su clave de API no puede ver esto</translation>
    </message>
    <message>
        <source>Storedesk tried:</source>
        <translation>Se ha probado con:</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>You can find a record by its email or one of its IDs.</source>
        <translation>Puede encontrar un registro por su correo o uno de sus ID.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::palette::PaletteEntries</name>
    <message>
        <source>Open tab</source>
        <translation>Pestaña abierta</translation>
    </message>
    <message>
        <source>bulk several list paste search</source>
        <translation>buscar varios muchos lista pegar masiva</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Not available: this account is read-only</source>
        <translation>No disponible: esta cuenta es de solo lectura</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>an action that asks more</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Choose a target in “%1”</source>
        <translation>Elija un destino en «%1»</translation>
    </message>
    <message>
        <source>%1: %2…</source>
        <translation>%1: %2…</translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation>No disponible ahora</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Saved view</source>
        <translation>Vista guardada</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::LocalDataLine</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>ocultas</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>%1: open folder</source>
        <translation>%1: abrir carpeta</translation>
    </message>
    <message>
        <source>Delete: %1</source>
        <translation>Borrar: %1</translation>
    </message>
    <message>
        <source>No data stored</source>
        <translation>Sin datos guardados</translation>
    </message>
    <message>
        <source>Until Storedesk closes</source>
        <translation>Hasta cerrar Storedesk</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln día</numerusform>
            <numerusform>%Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on this computer</source>
        <translation>No está en este ordenador</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::LocalDataPage</name>
    <message>
        <source>Delete from this computer</source>
        <translation>Borrar de este ordenador</translation>
    </message>
    <message>
        <source>%1: delete from this computer?</source>
        <translation>%1: ¿borrar de este ordenador?</translation>
    </message>
    <message>
        <source>%1, %2. This can&apos;t be undone. Nothing is deleted in the service.</source>
        <translation>%1, %2. No se puede deshacer. En el servicio no se elimina nada.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete the key</source>
        <translation>Borrar la clave</translation>
    </message>
    <message>
        <source>Delete the API key of this account?</source>
        <translation>¿Borrar la clave de API de esta cuenta?</translation>
    </message>
    <message>
        <source>You stay connected until Storedesk closes. After that, you are asked for the key when you connect.</source>
        <translation>La conexión se mantiene hasta cerrar Storedesk. Después se le pedirá la clave al conectar.</translation>
    </message>
    <message>
        <source>Delete all local data of this account</source>
        <translation>Borrar todos los datos locales de esta cuenta</translation>
    </message>
    <message>
        <source>Delete all local data of %1?</source>
        <translation>¿Borrar todos los datos locales de %1?</translation>
    </message>
    <message>
        <source>This permanently deletes all listed data (%1) and the API key from this computer and disconnects the account. Nothing is deleted in the service.</source>
        <translation>Se borran definitivamente de este ordenador todos los datos de la lista (%1) y la clave de API, y se desconecta la cuenta. En el servicio no se elimina nada.</translation>
    </message>
    <message>
        <source>Type the &amp;name of the account, %1:</source>
        <translation>Escriba el &amp;nombre de la cuenta, %1:</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Borrar todo</translation>
    </message>
    <message>
        <source>Calculating sizes…</source>
        <translation>Calculando tamaños…</translation>
    </message>
    <message>
        <source>Change retention</source>
        <translation>Cambiar plazos</translation>
    </message>
    <message>
        <source>Recalculate</source>
        <translation>Volver a calcular</translation>
    </message>
    <message>
        <source>Readable only by you.</source>
        <translation>Solo usted puede leerlo.</translation>
    </message>
    <message>
        <source>All files are readable only by your user. The API key is not stored in any file.</source>
        <translation>Solo su usuario puede leer los archivos. La clave de API no está en ningún archivo.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Datos personales</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>Más antiguo</translation>
    </message>
    <message>
        <source>Retention</source>
        <translation>Conservación</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ubicación</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Delete all local data of this account…</source>
        <translation>Borrar todos los datos locales de esta cuenta…</translation>
    </message>
    <message>
        <source>%1 · %2 · calculated %3</source>
        <translation>%1 · %2 · calculado %3</translation>
    </message>
    <message>
        <source>Deletes %1 and the API key from this computer. Nothing is deleted in the service.</source>
        <translation>Borra %1 y la clave de API de este ordenador. En el servicio no se elimina nada.</translation>
    </message>
    <message>
        <source>This session only</source>
        <translation>Solo esta sesión</translation>
    </message>
    <message>
        <source>Local data</source>
        <translation>Datos locales</translation>
    </message>
    <message>
        <source>This permanently deletes all listed data (%1). The practice store itself and its records are kept. To delete it, see “Remove” in the manual.</source>
        <translation>Se borran definitivamente todos los datos de la lista (%1). La tienda de prácticas y sus registros se conservan. Para borrarla, consulte «Desinstalar» en el manual.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::PreferencesPage</name>
    <message>
        <source>Search the preferences</source>
        <translation>Buscar en las preferencias</translation>
    </message>
    <message>
        <source>For all accounts on this computer · changes take effect immediately</source>
        <translation>Para todas las cuentas de este ordenador · los cambios se aplican al momento</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>No setting matches “%1”</source>
        <translation>Ningún ajuste coincide con «%1»</translation>
    </message>
    <message>
        <source>Settings for a single account are under “Manage accounts…”.</source>
        <translation>Los ajustes de una sola cuenta están en «Gestionar cuentas…».</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>%1: reset to defaults.</source>
        <translation>%1: valores predeterminados restablecidos.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::ReportPage</name>
    <message>
        <source>Search the report</source>
        <translation>Buscar en el informe</translation>
    </message>
    <message>
        <source>&amp;Save the report…</source>
        <translation>&amp;Guardar el informe…</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copiar el informe</translation>
    </message>
    <message>
        <source>The report as it will be saved</source>
        <translation>El informe, tal como se guarda</translation>
    </message>
    <message>
        <source>Creating report…</source>
        <translation>Creando el informe…</translation>
    </message>
    <message>
        <source>Create again</source>
        <translation>Crear de nuevo</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>No se envía nada.</translation>
    </message>
    <message>
        <source>This is the complete content of the file. It contains no API keys, personal data or names of accounts and services. Read it, then give it to your support contact.</source>
        <translation>Este es el contenido completo del archivo. No contiene claves de API, datos personales ni nombres de cuentas o servicios. Léalo y entréguelo a su contacto de asistencia.</translation>
    </message>
    <message>
        <source>Include:</source>
        <translation>Incluir:</translation>
    </message>
    <message>
        <source>Created at %1 · %2</source>
        <translation>Creado a las %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the diagnostic report</source>
        <translation>Guardar el informe de diagnóstico</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Archivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>Report saved as %1.</source>
        <translation>Informe guardado como %1.</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>Se ha copiado el informe.</translation>
    </message>
    <message>
        <source>Diagnostic report</source>
        <translation>Informe de diagnóstico</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::SecretField</name>
    <message>
        <source>this session only</source>
        <translation>solo esta sesión</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardada: %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::SettingLine</name>
    <message>
        <source>Changed</source>
        <translation>Modificado</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::TextSearch</name>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::privacy::ErasureForm</name>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>Elegir un &amp;archivo…</translation>
    </message>
    <message>
        <source>Contacts to erase</source>
        <translation>Contactos que se van a eliminar</translation>
    </message>
    <message>
        <source>Email addresses or external IDs, one per line, or a table</source>
        <translation>Direcciones de correo o ID externos, uno por línea, o una tabla</translation>
    </message>
    <message>
        <source>Your reference, such as a ticket number. Don&apos;t enter an email address.</source>
        <translation>Su referencia, por ejemplo un número de incidencia. No escriba direcciones de correo.</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>&amp;Referencia</translation>
    </message>
    <message>
        <source>Choose a list</source>
        <translation>Elegir una lista</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.zip *.gz)</source>
        <translation>Tablas (*.csv *.tsv *.txt *.zip *.gz)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>The list is being read.</source>
        <translation>Se está leyendo la lista.</translation>
    </message>
    <message>
        <source>Enter at least one contact.</source>
        <translation>Indique al menos un contacto.</translation>
    </message>
    <message>
        <source>Type the number first.</source>
        <translation>Escriba primero el número.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>To start, type &amp;the number of contacts (%L1):</source>
        <translation>Para empezar, escriba el &amp;número de contactos (%L1):</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln contact(s) everywhere</source>
        <translation>
            <numerusform>Eliminar %Ln contacto en todas partes</numerusform>
            <numerusform>Eliminar %Ln contactos en todas partes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by email</source>
        <translation>
            <numerusform>%Ln por correo</numerusform>
            <numerusform>%Ln por correo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by external ID</source>
        <translation>
            <numerusform>%Ln por ID externo</numerusform>
            <numerusform>%Ln por ID externo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate(s)</source>
        <translation>
            <numerusform>%Ln repetido</numerusform>
            <numerusform>%Ln repetidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln invalid: %1</source>
        <translation>
            <numerusform>%Ln no válido: %1</numerusform>
            <numerusform>%Ln no válidos: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This account allows %L1 deletions per job.</source>
        <translation>Esta cuenta permite %L1 eliminaciones por tarea.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::privacy::PrivacyPage</name>
    <message>
        <source>Privacy request</source>
        <translation>Solicitud de privacidad</translation>
    </message>
    <message>
        <source>These contacts remain in the service and on this computer. The certificate records that they couldn&apos;t be deleted, and their addresses are removed from this request.</source>
        <translation>Estos contactos siguen en el servicio y en este ordenador. El certificado indica que no se han podido eliminar, y sus direcciones se quitan de esta solicitud.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Finish without them</source>
        <translation>Terminar sin ellos</translation>
    </message>
    <message>
        <source>Save certificate</source>
        <translation>Guardar certificado</translation>
    </message>
    <message>
        <source>Certificates (*.json)</source>
        <translation>Certificados (*.json)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the certificate: %1.</source>
        <translation>No se ha podido guardar el certificado: %1.</translation>
    </message>
    <message>
        <source>Check a certificate</source>
        <translation>Comprobar un certificado</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>No se puede leer el archivo.</translation>
    </message>
    <message>
        <source>This certificate doesn&apos;t match the register.</source>
        <translation>Este certificado no coincide con el registro.</translation>
    </message>
    <message>
        <source>Its lines are consistent, but the seal is different.</source>
        <translation>Sus líneas son coherentes, pero el sello es otro.</translation>
    </message>
    <message>
        <source>%L1 of %L2 contacts deleted. Seal %3.</source>
        <translation>%L1 de %L2 contactos eliminados. Sello %3.</translation>
    </message>
    <message>
        <source>The certificate is valid and listed in the register.</source>
        <translation>El certificado es válido y consta en el registro.</translation>
    </message>
    <message>
        <source>The certificate is unchanged but not listed in this register.</source>
        <translation>El certificado no ha cambiado, pero no consta en este registro.</translation>
    </message>
    <message>
        <source>Privacy requests</source>
        <translation>Solicitudes de privacidad</translation>
    </message>
    <message>
        <source>Open the job</source>
        <translation>Abrir la tarea</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Finish without them…</source>
        <translation>Terminar sin ellos…</translation>
    </message>
    <message>
        <source>Save certificate…</source>
        <translation>Guardar certificado…</translation>
    </message>
    <message>
        <source>Check a certificate…</source>
        <translation>Comprobar un certificado…</translation>
    </message>
    <message>
        <source>Deletes contacts from the service and this computer, verifies the deletion and issues a certificate without personal data</source>
        <translation>Elimina contactos del servicio y de este ordenador, comprueba la eliminación y emite un certificado sin datos personales</translation>
    </message>
    <message>
        <source>Files you saved yourself, such as downloaded exports, are not searched. Delete them manually.</source>
        <translation>No se busca en los archivos que usted haya guardado, como las exportaciones descargadas. Bórrelos manualmente.</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contactos</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminados</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sello</translation>
    </message>
    <message>
        <source>Register of privacy requests</source>
        <translation>Registro de solicitudes de privacidad</translation>
    </message>
    <message>
        <source>Deleting</source>
        <translation>Eliminando</translation>
    </message>
    <message>
        <source>Some remain</source>
        <translation>Quedan algunos</translation>
    </message>
    <message>
        <source>Erasing local copies</source>
        <translation>Borrando copias locales</translation>
    </message>
    <message>
        <source>Certified</source>
        <translation>Certificada</translation>
    </message>
    <message>
        <source>Certificate changed</source>
        <translation>Certificado alterado</translation>
    </message>
    <message>
        <source>No privacy requests yet</source>
        <translation>Aún no hay solicitudes de privacidad</translation>
    </message>
    <message>
        <source>Requests and certificates are stored here without the email addresses.</source>
        <translation>Aquí se guardan las solicitudes y sus certificados, sin las direcciones de correo.</translation>
    </message>
    <message numerus="yes">
        <source>Finish without %Ln contact(s)?</source>
        <translation>
            <numerusform>¿Terminar sin %Ln contacto?</numerusform>
            <numerusform>¿Terminar sin %Ln contactos?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::purchases::ItemDelegate</name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Create product…</source>
        <translation>Crear producto…</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::purchases::ItemTable</name>
    <message>
        <source>Products</source>
        <translation>Productos</translation>
    </message>
    <message>
        <source>Paste items</source>
        <translation>Pegar líneas</translation>
    </message>
    <message>
        <source>Product ID, units, unit price and discount, copied from a table</source>
        <translation>ID de producto, unidades, precio unitario y descuento, copiados de una tabla</translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation>Añadir una línea</translation>
    </message>
    <message>
        <source>Products of the purchase</source>
        <translation>Productos de la compra</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) pasted.</source>
        <translation>
            <numerusform>%n línea pegada.</numerusform>
            <numerusform>%n líneas pegadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) don&apos;t contain a product ID, units, unit price and discount.</source>
        <translation>
            <numerusform>%n línea no contiene ID de producto, unidades, precio unitario y descuento.</numerusform>
            <numerusform>%n líneas no contienen ID de producto, unidades, precio unitario y descuento.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unidad</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>El portapapeles no contiene texto.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::purchases::NewPurchase</name>
    <message>
        <source>New purchase</source>
        <translation>Nueva compra</translation>
    </message>
    <message>
        <source>A purchase cannot be edited later, only deleted and created again</source>
        <translation>Una compra no se puede editar después, solo eliminar y volver a crear</translation>
    </message>
    <message>
        <source>Create purchase in %1</source>
        <translation>Crear compra en %1</translation>
    </message>
    <message>
        <source>Create purchase again</source>
        <translation>Volver a crear la compra</translation>
    </message>
    <message>
        <source>Create this purchase in %1?</source>
        <translation>¿Crear esta compra en %1?</translation>
    </message>
    <message>
        <source>The purchase was created.</source>
        <translation>Se ha creado la compra.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Item %1 has no product ID.</source>
        <translation>La línea %1 no tiene ID de producto.</translation>
    </message>
    <message>
        <source>Item %1 has no price.</source>
        <translation>La línea %1 no tiene precio.</translation>
    </message>
    <message>
        <source>Item %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>%1 × %2, %3 in total</source>
        <translation>%1 × %2, %3 en total</translation>
    </message>
    <message>
        <source>Start workflows triggered by purchases</source>
        <translation>Iniciar los flujos que activa una compra</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Add at least one product.</source>
        <translation>Añada al menos un producto.</translation>
    </message>
    <message>
        <source>Product %1 is not in the catalogue.</source>
        <translation>El producto %1 no está en el catálogo.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>product and its ID</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 × %2, discount of %3 %, %4 in total</source>
        <translation>%1 × %2, descuento del %3 %, %4 en total</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::purchases::PurchaseEffects</name>
    <message>
        <source>Start &amp;workflows triggered by purchases</source>
        <translation>Iniciar los &amp;flujos que activa una compra</translation>
    </message>
    <message>
        <source>The buyer</source>
        <translation>El comprador</translation>
    </message>
    <message>
        <source>%1 may get a message immediately. Clear this box for past purchases.</source>
        <translation>%1 puede recibir un mensaje al momento. Desmarque la casilla para compras antiguas.</translation>
    </message>
    <message>
        <source>No workflow starts, and %1 gets no message. Recommended for past purchases.</source>
        <translation>No se inicia ningún flujo y %1 no recibe ningún mensaje. Recomendado para compras antiguas.</translation>
    </message>
    <message>
        <source>the buyer</source>
        <translation>el comprador</translation>
    </message>
    <message>
        <source>The service recalculates the buyer&apos;s statistics (purchases, last purchase, lifetime value).</source>
        <translation>El servicio recalcula las estadísticas del comprador (compras, última compra, valor de vida).</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::purchases::PurchaseFields</name>
    <message>
        <source>Found, no name</source>
        <translation>Encontrado, sin nombre</translation>
    </message>
    <message>
        <source>%1, exists</source>
        <translation>%1, existe</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>Comprador</translation>
    </message>
    <message>
        <source>Contact not found.</source>
        <translation>Contacto no encontrado.</translation>
    </message>
    <message>
        <source>Use the external ID</source>
        <translation>Usar el ID externo</translation>
    </message>
    <message>
        <source>A purchase with this ID already exists.</source>
        <translation>Ya existe una compra con este ID.</translation>
    </message>
    <message>
        <source>Available: not used before</source>
        <translation>Disponible: sin usar</translation>
    </message>
    <message>
        <source>Purchase ID</source>
        <translation>ID de compra</translation>
    </message>
    <message>
        <source>Cart ID</source>
        <translation>ID de carrito</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Payment method</source>
        <translation>Forma de pago</translation>
    </message>
    <message>
        <source>Create…</source>
        <translation>Crear…</translation>
    </message>
    <message>
        <source>Use the email</source>
        <translation>Usar el correo</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarla</translation>
    </message>
    <message>
        <source>Email of the contact</source>
        <translation>Correo del contacto</translation>
    </message>
    <message>
        <source>External ID of the contact</source>
        <translation>ID externo del contacto</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::purchases::PurchaseItems</name>
    <message>
        <source>Product ID</source>
        <translation>ID de producto</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Precio unitario</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Descuento</translation>
    </message>
    <message>
        <source>Item price</source>
        <translation>Precio de línea</translation>
    </message>
    <message>
        <source>In the catalogue, no name</source>
        <translation>En el catálogo, sin nombre</translation>
    </message>
    <message>
        <source>Enter a product ID</source>
        <translation>Escriba un ID de producto</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Not in the catalogue.</source>
        <translation>No está en el catálogo.</translation>
    </message>
    <message>
        <source>Couldn&apos;t look it up. %1</source>
        <translation>No se ha podido buscar. %1</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Type a product ID…</source>
        <translation>ID de producto…</translation>
    </message>
    <message>
        <source>Remove the item %1</source>
        <translation>Quitar la línea de %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::purchases::PurchaseTotals</name>
    <message>
        <source>Totals</source>
        <translation>Totales</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>The total may differ from the sum of the items, for example because of delivery or a voucher. Prices are sent as entered; the service stores no currency.</source>
        <translation>El total puede diferir de la suma de las líneas, por ejemplo por el envío o un vale. Los precios se envían tal como los escribe; el servicio no guarda la moneda.</translation>
    </message>
    <message>
        <source>equals the sum of the items: %1</source>
        <translation>coincide con la suma de las líneas: %1</translation>
    </message>
    <message>
        <source>equals the sum of the items</source>
        <translation>coincide con la suma de las líneas</translation>
    </message>
    <message>
        <source>%1 less than the sum of the items (%2)</source>
        <translation>%1 menos que la suma de las líneas (%2)</translation>
    </message>
    <message>
        <source>%1 more than the sum of the items (%2)</source>
        <translation>%1 más que la suma de las líneas (%2)</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>an item has no price yet</source>
        <translation>una línea no tiene precio todavía</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::CallsPane</name>
    <message>
        <source>Requests for this record</source>
        <translation>Peticiones sobre este registro</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::IntegrationTypes</name>
    <message>
        <source>New event type…</source>
        <translation>Nuevo tipo de evento…</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>Loading event types…</source>
        <translation>Cargando tipos de evento…</translation>
    </message>
    <message>
        <source>Couldn&apos;t load the event types. %1</source>
        <translation>No se han podido cargar los tipos de evento. %1</translation>
    </message>
    <message>
        <source>No event types yet. An event type defines the fields of an event and which of them identifies the contact.</source>
        <translation>Aún no hay tipos de evento. Un tipo de evento define los campos de un evento y cuál de ellos identifica al contacto.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::OfflineValues</name>
    <message>
        <source>changed since the last update; was empty</source>
        <translation>cambió después de la última actualización; antes, vacío</translation>
    </message>
    <message>
        <source>changed since the last update; was %1</source>
        <translation>cambió después de la última actualización; antes, %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::RecordActions</name>
    <message>
        <source>&amp;Refill…</source>
        <translation>Añadir &amp;códigos…</translation>
    </message>
    <message>
        <source>&amp;Undo last change…</source>
        <translation>&amp;Deshacer el último cambio…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualizar</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Copiar como &amp;JSON</translation>
    </message>
    <message>
        <source>Copy the &amp;ID</source>
        <translation>Copiar el &amp;ID</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Fijar</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>This account is read-only, so nothing can be changed.</source>
        <translation>Esta cuenta es de solo lectura: no se puede modificar nada.</translation>
    </message>
    <message>
        <source>There is no record to change.</source>
        <translation>No hay ningún registro que modificar.</translation>
    </message>
    <message>
        <source>The service doesn&apos;t allow this for this type of record.</source>
        <translation>El servicio no permite esto con este tipo de registro.</translation>
    </message>
    <message>
        <source>There is no record yet.</source>
        <translation>Todavía no hay ningún registro.</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>Dejar de &amp;fijar</translation>
    </message>
    <message>
        <source>There is no saved change to undo.</source>
        <translation>No hay ningún cambio guardado que deshacer.</translation>
    </message>
    <message>
        <source>The record was copied as JSON.</source>
        <translation>Se ha copiado el registro como JSON.</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>Se ha copiado %1</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Edi&amp;tar</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>&amp;Send an event…</source>
        <translation>&amp;Enviar un evento…</translation>
    </message>
    <message>
        <source>This account is read-only.</source>
        <translation>Esta cuenta es de solo lectura.</translation>
    </message>
    <message>
        <source>Show &amp;history</source>
        <translation>Mostrar &amp;historial</translation>
    </message>
    <message>
        <source>New &amp;like this…</source>
        <translation>Duplica&amp;r…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>&amp;Share with a developer…</source>
        <translation>Pasar a un &amp;desarrollador…</translation>
    </message>
    <message>
        <source>Show &amp;activity</source>
        <translation>Mostrar &amp;actividad</translation>
    </message>
    <message>
        <source>&amp;Undo this import…</source>
        <translation>&amp;Deshacer esta importación…</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::RecordEditing</name>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::RecordHead</name>
    <message>
        <source>Copy the ID</source>
        <translation>Copiar el ID</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>Se ha copiado %1</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Copiar %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::RecordPage</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::RecordView</name>
    <message>
        <source>Parts of the record</source>
        <translation>Partes del registro</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Datos en bruto</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Campos personalizados</translation>
    </message>
    <message>
        <source>Custom fields of this account</source>
        <translation>Campos personalizados de esta cuenta</translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation>Otros campos</translation>
    </message>
    <message>
        <source>Sent by the service, unknown to this version of Storedesk</source>
        <translation>Enviado por el servicio, desconocido para esta versión de Storedesk</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::StockPanel</name>
    <message>
        <source>Coupons left</source>
        <translation>Cupones disponibles</translation>
    </message>
    <message>
        <source>&amp;Warn below</source>
        <translation>A&amp;visar por debajo de</translation>
    </message>
    <message>
        <source>%L1 left, %L2 assigned.</source>
        <translation>Quedan %L1 y se han asignado %L2.</translation>
    </message>
    <message>
        <source>The usage rate appears after one hour of observation.</source>
        <translation>El ritmo de uso se conocerá tras una hora de seguimiento.</translation>
    </message>
    <message>
        <source>No codes assigned in the last few days.</source>
        <translation>No se ha asignado ningún código en los últimos días.</translation>
    </message>
    <message>
        <source>About %1 are assigned per day.</source>
        <translation>Se asignan unos %1 al día.</translation>
    </message>
    <message>
        <source>At this rate, the set runs out on %1.</source>
        <translation>A este ritmo, el conjunto se agota el %1.</translation>
    </message>
    <message>
        <source>Few coupons left</source>
        <translation>Quedan pocos cupones</translation>
    </message>
    <message>
        <source>%L1 codes left (you asked to be warned at %L2). Refill the set.</source>
        <translation>Quedan %L1 códigos (pidió un aviso a los %L2). Añada códigos al conjunto.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::setup::SetupModel</name>
    <message>
        <source>Contact fields</source>
        <translation>Campos de contacto</translation>
    </message>
    <message>
        <source>Integrations</source>
        <translation>Integraciones</translation>
    </message>
    <message>
        <source>Event types</source>
        <translation>Tipos de evento</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Already exists</source>
        <translation>Ya existe</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Difiere</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>No es posible</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>ID or alias</source>
        <translation>ID o alias</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>%1 · %L2: %3</source>
        <comment>kind of things, how many, which states</comment>
        <translation>%1 · %L2: %3</translation>
    </message>
    <message>
        <source>Nothing. It is identical here.</source>
        <translation>Nada. Aquí es igual.</translation>
    </message>
    <message>
        <source>Current → new</source>
        <translation>Actual → nuevo</translation>
    </message>
    <message>
        <source>Hide existing items</source>
        <translation>Ocultar los que ya existen</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln existing item(s)</source>
        <translation>
            <numerusform>Mostrar %Ln elemento que ya existe</numerusform>
            <numerusform>Mostrar %Ln elementos que ya existen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>value before, value after</comment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::setup::SetupPage</name>
    <message>
        <source>Copy setup</source>
        <translation>Copiar configuración</translation>
    </message>
    <message>
        <source>Save plan…</source>
        <translation>Guardar plan…</translation>
    </message>
    <message>
        <source>Apply…</source>
        <translation>Aplicar…</translation>
    </message>
    <message>
        <source>Setup from %1</source>
        <translation>Configuración de %1</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparar de nuevo</translation>
    </message>
    <message>
        <source>Open a setup file…</source>
        <translation>Abrir un archivo de configuración…</translation>
    </message>
    <message>
        <source>Save this setup…</source>
        <translation>Guardar esta configuración…</translation>
    </message>
    <message>
        <source>Open a setup file</source>
        <translation>Abrir un archivo de configuración</translation>
    </message>
    <message>
        <source>Save this setup</source>
        <translation>Guardar esta configuración</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Source of the setup</source>
        <translation>Origen de la configuración</translation>
    </message>
    <message>
        <source>will be changed</source>
        <translation>se modificará</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Guardar el plan</translation>
    </message>
    <message>
        <source>setup plan.csv</source>
        <comment>name of a file</comment>
        <translation>plan de configuración.csv</translation>
    </message>
    <message>
        <source>From…</source>
        <translation>Desde…</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Un archivo…</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>solo lectura</translation>
    </message>
    <message>
        <source>Contact fields, integrations and event types · compared at %1</source>
        <translation>Campos de contacto, integraciones y tipos de evento · comparado a las %1</translation>
    </message>
    <message>
        <source>This setup is empty</source>
        <translation>Esta configuración está vacía</translation>
    </message>
    <message>
        <source>It has no custom contact fields, integrations or event types.</source>
        <translation>No tiene campos de contacto personalizados, integraciones ni tipos de evento.</translation>
    </message>
    <message>
        <source>Choose the source of the setup</source>
        <translation>Elija el origen de la configuración</translation>
    </message>
    <message>
        <source>Another account or a file. The differences are shown first. Nothing is sent before you confirm, and nothing is ever deleted.</source>
        <translation>Otra cuenta o un archivo. Antes se muestran las diferencias. No se envía nada sin su confirmación y nunca se elimina nada.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message numerus="yes">
        <source>Apply %Ln change(s) to %1…</source>
        <translation>
            <numerusform>Aplicar %Ln cambio a %1…</numerusform>
            <numerusform>Aplicar %Ln cambios a %1…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compared = %1</source>
        <translation>
            <numerusform>%Ln comparado = %1</numerusform>
            <numerusform>%Ln comparados = %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Another alias</source>
        <translation>Otro alias</translation>
    </message>
    <message>
        <source>The alias of “%1” in this account:</source>
        <translation>El alias de «%1» en esta cuenta:</translation>
    </message>
    <message>
        <source>Apply the setup</source>
        <translation>Aplicar la configuración</translation>
    </message>
    <message numerus="yes">
        <source>Apply %Ln change(s) to %1?</source>
        <translation>
            <numerusform>¿Aplicar %Ln cambio a %1?</numerusform>
            <numerusform>¿Aplicar %Ln cambios a %1?</numerusform>
        </translation>
    </message>
    <message>
        <source>A job sends them one after the other. You can pause it. Contact fields, aliases and event type fields can&apos;t be changed later. Nothing is deleted.</source>
        <translation>Una tarea los envía uno tras otro. Puede pausarla. Los campos de contacto, los alias y los campos de los tipos de evento no se pueden cambiar después. No se elimina nada.</translation>
    </message>
    <message numerus="yes">
        <source>Apply %Ln change(s)</source>
        <translation>
            <numerusform>Aplicar %Ln cambio</numerusform>
            <numerusform>Aplicar %Ln cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Guardado como «%1».</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the file.</source>
        <translation>No se ha podido guardar el archivo.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>ID or alias</source>
        <translation>ID o alias</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>An event type compared with another definition</source>
        <translation>Un tipo de evento comparado con otra definición</translation>
    </message>
    <message>
        <source>Copying a setup, none chosen yet</source>
        <translation>Copiar una configuración, aún sin elegir</translation>
    </message>
    <message>
        <source>Preview of a setup to copy</source>
        <translation>Vista previa de la configuración que se va a copiar</translation>
    </message>
    <message>
        <source>An applied setup</source>
        <translation>Una configuración aplicada</translation>
    </message>
    <message>
        <source>A partly rejected setup</source>
        <translation>Una configuración rechazada en parte</translation>
    </message>
    <message>
        <source>A file without a setup</source>
        <translation>Un archivo sin configuración</translation>
    </message>
    <message>
        <source>Contact fields from a table, checked</source>
        <translation>Campos de contacto desde una tabla, comprobados</translation>
    </message>
    <message>
        <source>A contact field that can&apos;t be changed</source>
        <translation>Un campo de contacto que no se puede modificar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::setup::SetupRun</name>
    <message>
        <source>Show the job</source>
        <translation>Mostrar la tarea</translation>
    </message>
    <message>
        <source>The job is paused.</source>
        <translation>La tarea está en pausa.</translation>
    </message>
    <message>
        <source>The setup is being applied.</source>
        <translation>Se está aplicando la configuración.</translation>
    </message>
    <message>
        <source>%L1 of %L2 done</source>
        <translation>%L1 de %L2 aplicados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) applied.</source>
        <translation>
            <numerusform>%Ln cambio aplicado.</numerusform>
            <numerusform>%Ln cambios aplicados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The account was reloaded and compared.</source>
        <translation>La cuenta se ha vuelto a cargar y comparar.</translation>
    </message>
    <message>
        <source>%L1 of %L2 changes were applied.</source>
        <translation>Se han aplicado %L1 de %L2 cambios.</translation>
    </message>
    <message>
        <source>%L1 rejected, %L2 not sent, %L3 unknown. See the job for reasons. Missing items are back in the plan.</source>
        <translation>%L1 rechazados, %L2 sin enviar, %L3 sin confirmar. La tarea indica los motivos. Lo que falta vuelve a estar en el plan.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::setup::SetupSource</name>
    <message>
        <source>Couldn&apos;t read the file.</source>
        <translation>No se ha podido leer el archivo.</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>Es demasiado grande.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>Elija otro.</translation>
    </message>
    <message>
        <source>Other accounts aren&apos;t available here.</source>
        <translation>Aquí no están disponibles otras cuentas.</translation>
    </message>
    <message>
        <source>Setup file</source>
        <translation>Archivo de configuración</translation>
    </message>
    <message>
        <source>Unknown account</source>
        <translation>Cuenta desconocida</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::sheetview::ChartPanel</name>
    <message>
        <source>Save image…</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Back to the profile</source>
        <translation>Volver al perfil</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>Tipo de gráfico</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barras</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Copy chart data</source>
        <translation>Copiar datos</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>por %1</translation>
    </message>
    <message>
        <source>sum of %1</source>
        <translation>suma de %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Rows that match the filter</source>
        <translation>Filas que cumplen el filtro</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todas las filas</translation>
    </message>
    <message>
        <source>Save the chart as</source>
        <translation>Guardar el gráfico como</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Imagen vectorial (*.svg)</translation>
    </message>
    <message>
        <source>%1 chart.png</source>
        <translation>%1 gráfico.png</translation>
    </message>
    <message>
        <source>Saved %1 and its data file.</source>
        <translation>Se ha guardado %1 con su archivo de datos.</translation>
    </message>
    <message>
        <source>Chart data copied.</source>
        <translation>Se han copiado los datos del gráfico.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::sheetview::ColumnsPopup</name>
    <message>
        <source>Find a column</source>
        <translation>Buscar una columna</translation>
    </message>
    <message>
        <source>Columns of the file</source>
        <translation>Columnas del archivo</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
    <message>
        <source>Hide all</source>
        <translation>Ocultar todas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::sheetview::FileSearch</name>
    <message>
        <source>“%1” was not found in these rows</source>
        <translation>No se ha encontrado «%1» en estas filas</translation>
    </message>
    <message>
        <source>continued from the top</source>
        <translation>se ha continuado desde el principio</translation>
    </message>
    <message>
        <source>No changes in these rows</source>
        <translation>Sin cambios en estas filas</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::sheetview::FormatChooser</name>
    <message>
        <source>Interpret as</source>
        <translation>Interpretar como</translation>
    </message>
    <message>
        <source>How the cells of this column are interpreted</source>
        <translation>Cómo se interpretan las celdas de esta columna</translation>
    </message>
    <message>
        <source>Interpreted as (detected automatically)</source>
        <translation>Se interpreta como (detectado automáticamente)</translation>
    </message>
    <message>
        <source>Interpreted as (your choice)</source>
        <translation>Se interpreta como (su elección)</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::sheetview::HistogramView</name>
    <message>
        <source>Distribution of values</source>
        <translation>Distribución de los valores</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 y más</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1: %2 rows, %3 visible</source>
        <translation>%1: %2 filas, %3 visibles</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::sheetview::ProfilePanel</name>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Close the profile</source>
        <translation>Cerrar el perfil</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtrar…</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Rows that match the filter</source>
        <translation>Filas que cumplen el filtro</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todas las filas</translation>
    </message>
    <message>
        <source>Blue: rows that match the filter</source>
        <translation>Azul: filas que cumplen el filtro</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>Los más frecuentes</translation>
    </message>
    <message>
        <source>Unusual values</source>
        <translation>Valores inusuales</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::sheetview::SheetDelegate</name>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::sheetview::SheetGrid</name>
    <message>
        <source>Rows of the file</source>
        <translation>Filas del archivo</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::sheetview::UnusualValueRow</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show rows with unusual values</source>
        <translation>Mostrar las filas con valores inusuales</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::sheetview::ValueRow</name>
    <message>
        <source>%1, %2 rows</source>
        <translation>%1, %2 filas</translation>
    </message>
    <message>
        <source>Show the rows with %1</source>
        <translation>Mostrar las filas con %1</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::sheetview::WorkLine</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::CloseGuard</name>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>«%1» tiene cambios sin guardar.</translation>
    </message>
    <message numerus="yes">
        <source>%n pages have unsaved changes.</source>
        <translation>
            <numerusform>%n página tiene cambios sin guardar.</numerusform>
            <numerusform>%n páginas tienen cambios sin guardar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Hay cambios sin guardar</translation>
    </message>
    <message>
        <source>Stay and save them, or discard them and continue.</source>
        <translation>Siga aquí y guárdelos, o descártelos y continúe.</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar cambios</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Seguir aquí</translation>
    </message>
    <message>
        <source>Waiting for the service</source>
        <translation>Esperando al servicio</translation>
    </message>
    <message numerus="yes">
        <source>%n changes are being sent to the service.</source>
        <translation>
            <numerusform>Se está enviando %n cambio al servicio.</numerusform>
            <numerusform>Se están enviando %n cambios al servicio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Storedesk waits for the responses so that you know the result of each change, and then continues.</source>
        <translation>Storedesk espera las respuestas para que conozca el resultado de cada cambio y después continúa.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Quedarse aquí</translation>
    </message>
    <message>
        <source>Stay and save them, keep them for next time, or discard them.</source>
        <translation>Quédese y guárdelos, consérvelos para la próxima vez o descártelos.</translation>
    </message>
    <message>
        <source>Keep for next time</source>
        <translation>Conservar para la próxima vez</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>the title of a page</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>names of pages, sentence</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::JobNotices</name>
    <message>
        <source>Job completed: %1. %2</source>
        <translation>Tarea completada: %1. %2</translation>
    </message>
    <message>
        <source>Job completed in %1: %2. %3</source>
        <translation>Tarea completada en %1: %2. %3</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::MainWindow</name>
    <message>
        <source>About Storedesk</source>
        <translation>Acerca de Storedesk</translation>
    </message>
    <message>
        <source>Storedesk %1</source>
        <translation>Storedesk %1</translation>
    </message>
    <message>
        <source>%1 (%2) — Storedesk</source>
        <translation>%1 (%2) — Storedesk</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>A desktop console for store data. Free software under the GNU General Public License, version 3 or later. Data is sent only to the service address you enter.</source>
        <translation>Una consola de escritorio para los datos de la tienda. Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Los datos solo se envían a la dirección del servicio que usted escriba.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::RateLine</name>
    <message>
        <source>Requests this minute</source>
        <translation>Peticiones en este minuto</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::ReleaseNotes</name>
    <message>
        <source>Storedesk was updated to version %1. See what&apos;s new in the new tab.</source>
        <translation>Storedesk se ha actualizado a la versión %1. Consulte las novedades en la pestaña nueva.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::SettingEffects</name>
    <message>
        <source>Text size: %1 %</source>
        <translation>Tamaño del texto: %1 %</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::SingleInstance</name>
    <message>
        <source>Storedesk is already running, but it doesn&apos;t respond.</source>
        <translation>Storedesk ya está abierto, pero no responde.</translation>
    </message>
    <message>
        <source>Only one window at a time can use the folder %1.</source>
        <translation>Solo una ventana a la vez puede usar la carpeta %1.</translation>
    </message>
    <message>
        <source>Close it, or wait until it has started.</source>
        <translation>Ciérrelo o espere a que haya arrancado.</translation>
    </message>
    <message>
        <source>The data folder cannot be used: %1.</source>
        <translation>No se puede usar la carpeta de datos: %1.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you have permission to write to it.</source>
        <translation>Compruebe que la carpeta existe y que tiene permiso para escribir en ella.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::StatusLine</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>No store</source>
        <translation>Ninguna tienda</translation>
    </message>
    <message>
        <source>No requests yet · %1</source>
        <translation>Sin peticiones todavía · %1</translation>
    </message>
    <message>
        <source>Connected · %1</source>
        <translation>Conectado · %1</translation>
    </message>
    <message>
        <source>No response · %1</source>
        <translation>Sin respuesta · %1</translation>
    </message>
    <message>
        <source>Stopped · %1</source>
        <translation>Detenido · %1</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>No conectado</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::WindowLock</name>
    <message>
        <source>Storedesk was idle.</source>
        <translation>Se ha bloqueado por inactividad.</translation>
    </message>
    <message>
        <source>The screen was locked.</source>
        <translation>Se ha bloqueado la pantalla.</translation>
    </message>
    <message>
        <source>The computer was asleep.</source>
        <translation>El ordenador estaba suspendido.</translation>
    </message>
    <message>
        <source>Your pages and forms are unchanged.</source>
        <translation>Sus páginas y formularios siguen como los dejó.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::tableoptions::Chip</name>
    <message>
        <source>Press Enter to change this condition, Backspace to remove it.</source>
        <translation>Pulse Intro para cambiar esta condición o Retroceso para quitarla.</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::tableoptions::ConditionPopup</name>
    <message>
        <source>Show these rows</source>
        <translation>Mostrar estas filas</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Maximum value</source>
        <translation>Valor máximo</translation>
    </message>
    <message>
        <source>and</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Values of the column</source>
        <translation>Valores de la columna</translation>
    </message>
    <message>
        <source>Type a value, or select some below</source>
        <translation>Escriba un valor, o marque algunos abajo</translation>
    </message>
    <message>
        <source>Counting the values…</source>
        <translation>Contando los valores…</translation>
    </message>
    <message>
        <source>The %1 most frequent of %2%3 values. Type to narrow them down.</source>
        <translation>Los %1 más frecuentes de %2%3 valores. Escriba para acotarlos.</translation>
    </message>
    <message>
        <source>Type a number, such as 12.5.</source>
        <translation>Escriba un número, como 12.5.</translation>
    </message>
    <message>
        <source>Type a date, such as 2026-01-31.</source>
        <translation>Escriba una fecha, como 2026-01-31.</translation>
    </message>
    <message>
        <source>Type a value first.</source>
        <translation>Escriba primero un valor.</translation>
    </message>
    <message>
        <source>This is not a valid regular expression.</source>
        <translation>No es una expresión regular válida.</translation>
    </message>
    <message>
        <source>&amp;Exact match, including case and accents</source>
        <translation>Coincidencia &amp;exacta (distingue mayúsculas y acentos)</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::tableoptions::ReadingForm</name>
    <message>
        <source>&amp;Table in the archive</source>
        <translation>&amp;Tabla del archivo ZIP</translation>
    </message>
    <message>
        <source>A &amp;backslash escapes quotes inside cells</source>
        <translation>Comillas precedidas de &amp;barra invertida</translation>
    </message>
    <message>
        <source>Ignore spaces &amp;around quotes</source>
        <translation>Ignorar los &amp;espacios alrededor de las comillas</translation>
    </message>
    <message>
        <source>Lines starting with # are co&amp;mments, not rows</source>
        <translation>Las líneas que empiezan por # son co&amp;mentarios</translation>
    </message>
    <message>
        <source>The first row contains column &amp;names</source>
        <translation>La primera fila contiene los &amp;nombres de las columnas</translation>
    </message>
    <message>
        <source>&amp;Column separator</source>
        <translation>Separador de &amp;columnas</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>Co&amp;dificación</translation>
    </message>
    <message>
        <source>double quotes &quot;</source>
        <translation>comillas dobles &quot;</translation>
    </message>
    <message>
        <source>single quotes &apos;</source>
        <translation>comillas simples &apos;</translation>
    </message>
    <message>
        <source>none: quotes are part of the text</source>
        <translation>ninguna: las comillas son parte del texto</translation>
    </message>
    <message>
        <source>&amp;Quotes around cells</source>
        <translation>Comi&amp;llas de las celdas</translation>
    </message>
    <message>
        <source>Table &amp;starts at line</source>
        <translation>La tabla em&amp;pieza en la línea</translation>
    </message>
    <message>
        <source>All tables with these columns</source>
        <translation>Todas las tablas con estas columnas</translation>
    </message>
    <message>
        <source>No accented or special characters were found.</source>
        <translation>No se han encontrado caracteres acentuados ni especiales.</translation>
    </message>
    <message>
        <source>Interpreted as: %1</source>
        <translation>Interpretado como: %1</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Hoja</translation>
    </message>
    <message>
        <source>All sheets with these columns</source>
        <translation>Todas las hojas con estas columnas</translation>
    </message>
    <message>
        <source>Table &amp;starts at row</source>
        <translation>La tabla em&amp;pieza en la fila</translation>
    </message>
</context>
<context>
    <name>storedesk::ui::tour::Tour</name>
    <message>
        <source>couldn&apos;t be opened</source>
        <translation>no se ha podido abrir</translation>
    </message>
    <message>
        <source>couldn&apos;t be saved</source>
        <translation>no se ha podido guardar</translation>
    </message>
    <message>
        <source>closed unexpectedly</source>
        <translation>se ha cerrado de forma inesperada</translation>
    </message>
    <message>
        <source>was not ready after %1 s</source>
        <translation>no estaba lista después de %1 s</translation>
    </message>
</context>
</TS>
